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

lesson-joining-title = Entrance to entrance
lesson-joining-about = How to complete two rooms at once, what a blocked entrance is, and where cellars go.

lesson-joining-corner = Two open entrances, round the corner from each other. The Pantry’s are at an angle as well: mirror it and press the corner between them.
lesson-joining-corner-larger = You may, but that room has four entrances and is hard to complete. Take the Pantry.
lesson-joining-corner-one = You may, but only one entrance would be joined. Put it into the lower corner, between the marked ones.
lesson-joining-corner-skip = You may skip, but here is something to join.
lesson-joining-corner-moat = A moat is possible, but it can wait. The Pantry first.
lesson-joining-both = Both entrances of the Pantry are joined, and the last one of the bedroom above it. Two rooms complete at once, a circle for each.
lesson-joining-blocked = Another castle. This entrance runs into the wall of the foyer: it is blocked. You may draw like that, but a blocked entrance is not joined.
lesson-joining-open = Compare these two: the upper one is joined, the lower one leads into empty ground. All of a room’s entrances must be joined or removed.
lesson-joining-downstairs = Downstairs rooms form a chain: each new one is joined to one that stands. Take the small one and join it to a marked entrance.
lesson-joining-downstairs-larger = You may, but begin with the smaller one: it finds its place more easily.
lesson-joining-downstairs-skip = You may skip, but there is room for it.
lesson-joining-downstairs-moat = The moat can wait: this step is about downstairs rooms.
lesson-joining-chain = Only the first downstairs room goes anywhere. Without an open entrance at one of them you cannot take the next, so leave them space.

lesson-walls-title = Walls and ground
lesson-walls-about = Rewards that change the sheet: an entrance removed, a secret passage, new ground.

lesson-walls-living = A living room is complete, so one entrance may be removed. Press its sign, then either of the two marked entrances.
lesson-walls-living-other = You may, but that completes nothing. Each marked entrance is the last open one of its food room.
lesson-walls-living-done = You may save the reward, but now it completes a food room.
lesson-walls-living-moat = A moat would take that entrance too. But a moat can close several at once: save it.
lesson-walls-removed = A wall stands there now. All entrances of the food room are joined or removed: it is complete and gives an extra turn.
lesson-walls-downstairs = A downstairs room gives a secret passage through a wall. Press its sign and draw the passage where the open entrance is marked.
lesson-walls-downstairs-between = You may: that leads from the foyer into empty ground. But only a passage in place of its entrance completes the food room.
lesson-walls-downstairs-other = A passage fits there too. But the food room lacks only the open entrance below: put the passage in its place.
lesson-walls-downstairs-done = You may save the reward, but now it completes a food room.
lesson-walls-passage = The passage took the place of the entrance, and the room is complete: a passage is never left open. A later room can be joined to it.
lesson-walls-outdoor = An outdoor room enlarges your lot. Press its sign and open the inner line on any side.
lesson-walls-outdoor-outer = You may open an outer line. But it gives you ground only when the inner one is open.
lesson-walls-outdoor-done = You may save the reward, but the lot is full at the bottom. Open a line.
lesson-walls-ground = A whole row or column is yours now, for rooms and moats. There are eight lines, two on each side.

lesson-turns-title = Pile, entrances, skip
lesson-turns-about = Take a card from the discard pile, move entrances, and see what a skip is good for.

lesson-turns-activity = Nothing in the market fits. But an activity room is complete: take a card from the discard pile instead. Press its sign.
lesson-turns-activity-market = You may take from the market. But a better card lies on the pile: press the marked sign.
lesson-turns-activity-skip = You may skip, but there is a good card on the pile.
lesson-turns-pile = This is the discard pile. The Boudoir has one entrance: put it to the marked open entrance of the cellar.
lesson-turns-pile-other = You may, but the Boudoir completes two rooms at once. Take it.
lesson-turns-pile-elsewhere = You may, but the cellar stays open. Put the Boudoir to it.
lesson-turns-pile-moving = You may move entrances, but here the printed one is right.
lesson-turns-two = The cellar and the Boudoir are complete. Everybody may look at the pile: do so while you have this reward.
lesson-turns-moving = Two entrances of this living room face the same way. Take the small cellar and press the sign of entrances: a special reward will do.
lesson-turns-moving-other = You may, but the small cellar has two entrances, just as many as are open.
lesson-turns-moving-printed = You may, but only one of the two entrances would be joined. Press the sign with the bed and the door.
lesson-turns-moving-skip = You may skip, but completing two rooms is better.
lesson-turns-moving-special = A special reward can do that too. Here, though, entrances have to move.
lesson-turns-place = Turn the cellar upright and lay it against the two marked entrances. You choose its own entrances afterwards.
lesson-turns-place-else = You may, but there it meets the living room once at most. Stand it alongside.
lesson-turns-doors = Place the cellar’s entrances opposite those of the living room: the upper one first, then the lower.
lesson-turns-doors-else = You may, but that entrance would stay open.
lesson-turns-special = Both rooms are complete. A special reward replaces any other. They come with the start, the first skip, the third and sixth last turn.
lesson-turns-skip = A new round. You may always skip, and your first skip brings a special reward. Skip this turn.
lesson-turns-skip-take = You may, and mostly you should. But try a skip now.
lesson-turns-skip-reward = You may. But this step is about skipping.
lesson-turns-skipped = Here is a new special reward, usable at once. Skip when it is worth more than a room.

lesson-moats-title = Swans and moats
lesson-moats-about = The fourth swan brings a moat: it removes entrances and pays for all that lies behind it.

lesson-moats-swans = Swans are painted for the foyer and for cards that show one. You have three. The fourth and the eighth bring a moat each.
lesson-moats-fourth = One swan is missing, and you have a special reward. Press the crown, then the swan.
lesson-moats-fourth-cards = You may: two cards and the right to score one. But now one swan brings a whole moat.
lesson-moats-fourth-other = A special reward can do that too. But now you lack a single swan.
lesson-moats-fourth-utility = The bonus cards will not run away. The swan first.
lesson-moats-fourth-done = You may end the turn, but the moat is so near.
lesson-moats-dig = A moat is a straight run of empty squares. Press the waves, then both ends of the marked run: it closes the castle on the left.
lesson-moats-dig-short = You may, but the longer the moat, the more rooms are wholly behind it. Take the whole marked length.
lesson-moats-dig-elsewhere = You may, but on the left the moat removes two entrances at once and covers the whole castle.
lesson-moats-dig-utility = The cards can wait. Now the moat.
lesson-moats-dig-done = You may save the moat, but now it completes two rooms.
lesson-moats-removed = The entrances that faced the moat are gone, and two rooms are complete: the living room and the bedroom.
lesson-moats-living = The living room brings a reward: remove an entrance. Take the lower one of the outdoor room, its last that is not joined.
lesson-moats-living-other = You may, but the outdoor room lacks just one entrance, the marked one.
lesson-moats-living-utility = The cards can wait. This step is about an entrance.
lesson-moats-living-done = You may save it, but now it completes a room.
lesson-moats-behind = In the end a moat pays 2 points for each room wholly behind it. Here are six with the foyer: 12 points.

lesson-favors-title = Cards and favors
lesson-favors-about = How bonus cards are scored, and what the king is grateful for.

lesson-favors-cards = The table of the first lesson. You hold four bonus cards. A card pays only if you have the right to score it.
lesson-favors-right = A completed utility room is such a right. You have one; the Broom Closet will be the second. Put it to the marked entrance.
lesson-favors-right-other = You may, but that brings no right. You need a utility room: orange, with a key.
lesson-favors-right-elsewhere = You may, the right comes anyway. But here it completes the Ice House as well.
lesson-favors-right-special = You may: a special reward used as utility is a right too. But the Broom Closet costs nothing.
lesson-favors-right-skip = You may skip, but the right to a card is worth more.
lesson-favors-right-reward = You may, but save it: the market has what you need.
lesson-favors-scored = The two best are scored: 25 points for a small lot and 6 for a room of size 2. The best set is found for you.
lesson-favors-favors = And these are the king’s favors, four for everybody. Each ranks the players: 15 points for first place, 8 for second, nothing for zero.
lesson-favors-first = One of them is the area of living rooms, and both of you have none. Use your extra turn: draw the living room anywhere.
lesson-favors-first-other = You may, but the king likes living rooms: 15 points for one card.
lesson-favors-first-skip = You may skip, but 15 points lie in the market.
lesson-favors-first-reward = You may. But take the living room first.
lesson-favors-places = You are first: 15 points. Only the end counts, and your rival may still pass you. Players who tie share the points of their places.

lesson-decrees-title = Decrees and the foyer
lesson-decrees-about = How a game begins: a decree kept in secret, what it does, and the type of your foyer.

lesson-decrees-draft = A royal decree is a rule of your own for the whole game. Decrees go round, and everybody secretly keeps one.
lesson-decrees-keep = Three have come to you. Read them and keep the one that opens two lines of your lot.
lesson-decrees-keep-circles = Not bad: it brings a special reward at once. But this lesson is about ground.
lesson-decrees-keep-another = You may take the chance and look for another. But this lesson is about ground.
lesson-decrees-open = Now all decrees are open, and stay so. Yours is among your cards, the other you find on your rival’s sheet.
lesson-decrees-lines = Your decree acts at the start: open two inner lines, on whichever sides you like.
lesson-decrees-lines-outer = You may, but an outer line gives ground only when the inner one is open.
lesson-decrees-foyer = Now the type of your foyer. Complete the foyer, and you get the reward of that colour. Choose any.
lesson-decrees-kinds = Some decrees act at the start, some during play, some pay in the end. Your rival’s pays for pairs of rooms.

lesson-scoring-title = Scoring
lesson-scoring-about = A courtyard, the last rewards, and the thirteen lines of the score.

lesson-scoring-courtyard = Empty ground enclosed on all sides is a courtyard. Turn the Solarium and close the marked place with it.
lesson-scoring-courtyard-other = You may, but that card cannot close the courtyard. Take the Solarium.
lesson-scoring-courtyard-open = You may, but the courtyard stays open. The Solarium belongs into the lower left corner.
lesson-scoring-courtyard-skip = You may skip, but a courtyard pays 10 points.
lesson-scoring-yard = It counts, as at least one entrance leads into it: 10 points. That entrance itself is not joined, though.
lesson-scoring-rest = Another game, after ten rounds. Everybody now uses what is left. Your rival’s cards are still hidden, and you may well be equal.
lesson-scoring-last = You have a special reward. Use it as a living room: remove the marked entrance and complete the activity room, 9 points.
lesson-scoring-last-line = You may, but then “Small Lot” is lost: 25 points as long as no line is open.
lesson-scoring-last-less = You may, but the activity room pays more: 9 points.
lesson-scoring-last-use = You may, but completing a room is better now, and the reward of a living room removes an entrance.
lesson-scoring-last-name = The name can wait. The last reward first.
lesson-scoring-last-done = You may, but the reward would be lost, and it is worth 9 points.
lesson-scoring-outdoor = Completed outdoor rooms count otherwise: 2 points for each empty square beside them. Here are four: 8 points.
lesson-scoring-area = Look at the score. Every room, complete or not, pays its size: 39 here. The foyer does not count.
lesson-scoring-name = Give your castle a name and end the game. A name pays nothing unless you hold the card for it.
lesson-scoring-name-reward = You may, but “Small Lot” wants the lines closed. Name the castle and end the game.
lesson-scoring-win = The cards are open: 233 to 224. Without the last reward you would have been equal. Then area decides, and after it favors.
