### The lessons of Blueprints: lesson-<lesson>-<step>, and -<answer> for a legal move that is not what the step is about.

lesson-first-title = The first rooms
lesson-first-about = Draw rooms around the foyer, complete them, and see what they bring.

lesson-first-goal = This is your lot, with the foyer in the middle. For ten rounds you draw rooms around it. Whoever has the most points in the end wins.
lesson-first-entrances = A gap in a wall is an entrance. A new room must meet the castle entrance to entrance, at least once.
lesson-first-draw = Choose the Cloakroom: it has a single entrance. It lies at the marked entrance already, so draw it there.
lesson-first-draw-more_entrances = You may, but that room has more entrances. Begin with one that has a single entrance.
lesson-first-draw-elsewhere = You may draw it there as well. Here, though, let it meet the entrance that is marked.
lesson-first-draw-skip = You may skip, but then you draw nothing. A room is worth more.
lesson-first-draw-special = You may: everybody begins with one special reward. Save it, there is only one.
lesson-first-complete = All its entrances are joined, the only one that is: the room is complete. That paints a circle on the track of utility rooms.
lesson-first-reward = Each circle is points in the end and a reward now. Press the marked sign: a utility room brings two bonus cards.
lesson-first-reward-later = You may save the reward. But these cards are better known early: use it now.
lesson-first-reward-special = That is your special reward. Leave it for later and press the marked sign.
lesson-first-cards = Here are your bonus cards, seen by you alone. Each completed utility room lets you score one of them in the end.
lesson-first-end = You have drawn a room and used a reward. That is a turn: end it.
lesson-first-end-special = You may, but the special reward comes in handier later. End your turn.
lesson-first-order = Your rival has drawn a bedroom of size 8, your room has size 3. Smaller goes first: you begin the next round.
lesson-first-second = Now the Ice House, with two entrances. Join one to the marked entrance. The other may stay open.
lesson-first-second-other = You may, but this step is about a room with two entrances: take the Ice House.
lesson-first-second-elsewhere = You may, it fits there too. In this lesson it stands to the right of the foyer.
lesson-first-second-skip = You may skip, but there is a good room to draw.
lesson-first-second-special = You may, but keep the special reward for a harder moment.
lesson-first-open = This entrance leads nowhere yet, so the Ice House is not complete: no circle, no reward. The next room can change that.
lesson-first-close = Choose the Broom Closet and put its entrance to the open one. It is turned for you; you may turn and mirror any room.
lesson-first-close-other = You may, but the Broom Closet has a single entrance and would be complete at once, like the Ice House.
lesson-first-close-elsewhere = You may, but then the Ice House stays open. Put the room to the marked entrance.
lesson-first-close-skip = You may skip, but one room here completes two at once.
lesson-first-close-special = You may, but the right card does it without a special reward.
lesson-first-extra = Two rooms complete at once. The Ice House is a food room, and its reward comes by itself: an extra turn in this round.
lesson-first-free = Your extra turn, with the cards that are left. Draw any of them where you like.
lesson-first-free-skip = You may, but an extra turn cannot be saved. Draw a room.
lesson-first-free-reward = You may. But first draw a room, that is what the turn is for.
lesson-first-score = A completed food room brings 4 points, each room its size besides. Bonus cards and the king’s favors add the rest. Look at the score.
