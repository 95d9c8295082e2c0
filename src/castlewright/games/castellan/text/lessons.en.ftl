### The lessons of Castellan: lesson-<lesson>-<step>, and -<answer> for a legal move that is not what the step is about.

lesson-first-title = The first yard
lesson-first-about = Close a yard, score it, and know how a turn goes.

lesson-first-goal = One castle, built by all. But a yard belongs to the player who closes it. Your rival has just closed this one and set a keep in it.
lesson-first-points = A yard earns a point for each tower that touches it. Four towers here, so four points. How large the yard is does not matter.
lesson-first-card = Your turn. A card shows the pieces you will build. Choose the card with one tower, one long wall and two short ones, and take its pieces.
lesson-first-card-few_walls = You may, but that card has only one short wall, and your yard needs two.
lesson-first-card-too_much = You may play any card. This yard, though, needs one tower and two short walls.
lesson-first-wall = A wall begins at a tower. Build a short one up from the tower on the right.
lesson-first-wall-other_end = That wall will be needed too. First the one that goes up from the tower on the right.
lesson-first-wall-tower = A tower may stand there, but it is the only one you have, and the yard needs it.
lesson-first-wall-away = A wall may stand there, but it does not lead around your yard.
lesson-first-tower = A tower stands on the free end of a wall. Raise it on top of yours.
lesson-first-tower-far = That end is free too, but it is far from your yard, and you have one tower.
lesson-first-tower-gap = You may, but the corner would stay open: a ring with a tower missing is no yard.
lesson-first-tower-wall = Walls can wait. The corner needs its tower now.
lesson-first-close = One gap is left. Close it with your second short wall: then no way leads out.
lesson-first-close-open = You may build there, but the yard stays open, and your rival will close it.
lesson-first-rest = The yard is closed. One long wall is left, and what fits must be built. Put it wherever you like.
lesson-first-built = Nothing is left. Confirm the build: your keep goes into the new yard.
lesson-first-double = Once in the game you may set two keeps, and the yard counts twice. This yard is small: save the double for a large one.
lesson-first-double-early = You may: eight points instead of four. But there is only one double, and larger yards will come.
lesson-first-scored = Your yard: four towers, four points. Two of these towers touch your rival’s yard as well. They count for both of you.
lesson-first-draw = A turn ends with a new card. You have two decks, towers and walls. Take from the one you need.
lesson-first-safe = Your rival has built on elsewhere. Nobody else may build inside your yard: it stays yours.
lesson-first-win = So it goes on until the cards run out. Whoever has the most points becomes the castellan.

## Close and divide

lesson-yards-title = Close and divide
lesson-yards-about = One piece closes two yards, and one yard becomes two.
lesson-yards-twins = Two yards lack the same tower. Set it, and both are closed.
lesson-yards-built = Finish building. As many yards as you closed in a turn, so many keeps you set.
lesson-yards-shared = Four towers at one yard, four at the other. The two marked ones stand between them and count for both.
lesson-yards-card = Another table. This yard is yours: six towers, six points. Nobody else may build inside, but you may. Take the card with a tower, a long wall and two short ones.
lesson-yards-card-short = You may, but to divide a yard you need a tower and two short walls.
lesson-yards-divide = Divide it down the middle: a short wall upwards, a tower on its end, then the other short wall.
lesson-yards-divide-tower = A tower fits there, but it does nothing for your yard.
lesson-yards-divide-outside = You may, but this piece does not divide the yard.
lesson-yards-rest = It is divided. One long wall is left: set it anywhere, and we finish building.
lesson-yards-parts = Six points have become ten: five towers at each part. Towers on the border count twice.

## Ends of walls

lesson-ends-title = Ends of walls
lesson-ends-about = Why a wall does not fit everywhere, and where spare pieces go.
lesson-ends-middle = A wall must be able to go on: there has to be room for a tower at its end. Not upwards from this tower: there is the middle of a long wall.
lesson-ends-wall = To the right it works: the end stays free. Set a short wall there.
lesson-ends-wall-tower = A tower has its place. Just now we look for one for a wall.
lesson-ends-wall-elsewhere = That works too. But try it to the right of the marked tower.
lesson-ends-long = The marked end waits for a tower, and a long wall may not cover it. Set a long one where its middle is empty.
lesson-ends-meet = A second wall may come to an end that waits: one tower joins them both. Lead the short wall here.
lesson-ends-meet-soon = You may do it now. But first let the second wall come to this end.
lesson-ends-meet-elsewhere = You may, but then the walls do not meet.
lesson-ends-join = Now the tower. It joins both walls and closes the yard.
lesson-ends-join-wall = Walls can wait: the yard is still open, there is a gap in the corner.
lesson-ends-left = Two towers are left, and no end is free. It happens: finish building, and they go to your neighbour on the left.
lesson-ends-passed = Your rival has them now, and must build them in the next turn if there is a place.

## Two keeps

lesson-double-title = Two keeps
lesson-double-about = When to double a yard, and what becomes of it.
lesson-double-once = You closed a yard of six towers. Once a game you may set two keeps into a yard, and then it counts twice.
lesson-double-double = Most people wait for five towers or more. Here are six, and the yard is yours to build in. Double it.
lesson-double-double-later = You may save it. But six towers this early are rare luck.
lesson-double-twice = Six towers, two keeps: twelve points.
lesson-double-card = Every new tower in this yard now brings two points. Take the card with a tower and a short wall.
lesson-double-card-other = You may, but one tower and one short wall are enough now.
lesson-double-inside = Build inside: a short wall upwards from the lower tower, and a tower on its end.
lesson-double-inside-outside = You may, but out there this piece adds nothing to the yard.
lesson-double-built = Finish building and look at the score.
lesson-double-parts = Fourteen. If you divide such a yard, only one part stays doubled. Count what you get before you build.

## The last turn

lesson-last-title = The last turn
lesson-last-about = The cards are gone, you are behind, and it is still your move.
lesson-last-end = Your rival has run out of cards, so this turn is your last: your whole hand lies on the table. It is 37 to 44. But your double is unused.
lesson-last-divide = There is no new yard to close. But you can divide your own, which has ten towers: set the short wall here.
lesson-last-divide-tower = The tower fits. But the wall comes first: more depends on it.
lesson-last-divide-nothing = You may, but this wall brings no points.
lesson-last-rest = One part has five towers now, the other seven. Build the rest anywhere and finish.
lesson-last-double = Parts are claimed anew, so one of them may be doubled. Choose the one with seven towers.
lesson-last-double-lost = You may, but there is no other turn, and the right is lost.
lesson-last-double-smaller = That makes you equal, and your rival has more keeps. Take the other part.
lesson-last-won = You are ahead. Had the points been equal, the keeps on the table would have decided.
