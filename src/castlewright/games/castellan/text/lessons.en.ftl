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
