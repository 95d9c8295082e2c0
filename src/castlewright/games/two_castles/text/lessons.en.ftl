### The lessons of Between Two Castles: lesson-<lesson>-<step>, and -<answer> for a legal move that is not what the step is about.

lesson-first-title = The first turn
lesson-first-about = Choose two rooms, build one in each castle, and see where the points come from.

lesson-first-goal = You build two castles at once: one with the neighbour on your left, one with the neighbour on your right. In the end the poorer one counts, so you need both.
lesson-first-tile = You hold seven rooms. The foot of a tile says how many points it earns, for what, and where. The Morning Tea Room: 2 for each living room straight above or below.
lesson-first-choose = Each turn you choose two rooms in secret, and the rest goes to a neighbour. Take the Morning Tea Room and the Hall of Doors, and confirm.
lesson-first-choose-hall = The tea room is right. With it, take the Hall of Doors: there is a good place for it in the castle on your left.
lesson-first-choose-tea = You may take any two. But a living room stands in the castle on your right, and the tea room belongs with it.
lesson-first-tea = All choices are open. One of your rooms goes left, the other right. In the right castle, put the tea room on top of the living room, the Fireplace.
lesson-first-tea-left = You may, but the left castle has no living room, so the tea room itself would earn nothing. There is one in the right castle.
lesson-first-tea-apart = The tea room may stand there, but it looks only straight up and straight down. Put it on top of the Fireplace.
lesson-first-tea-wait = You may let your partner go first. But the place for the tea room is free now: no need to wait.
lesson-first-tea-other_tile = The hall can wait. Touch the tea room first, then the cell above the Fireplace.
lesson-first-both_gain = One room, three points: 2 for the tea room with a living room below it, and 1 for the Fireplace, which likes food rooms around it.
lesson-first-hall = The other room goes left. The Hall of Doors wants mirrors around it, and corners count. Put it above the throne, next to both bedrooms.
lesson-first-hall-no_throne = Two mirrors there as well. But above the throne room a corridor earns 2 points more.
lesson-first-hall-wait = You may let your partner go first, but the best place is free now.
lesson-first-hall-few_mirrors = You may, but fewer mirrors are in sight from there. Next to both bedrooms there are two.
lesson-first-throne = Four points: 2 for the mirrors and 2 from the throne room. Its arrows say where it wants rooms, and which: here a corridor or a food room above it.
lesson-first-partner = Your partner on the left has built too: that living room wants a corridor, and your corridor likes its mirror. Good for both rooms.
lesson-first-choose_freely = The next hand has come from your right, with five rooms in it. Now it is up to you: choose any two.
lesson-first-build_freely = Your partners have built already. Place both rooms, one in each castle. The number on a cell is what a room would bring there.
lesson-first-lower = The points of your two castles. Your score is the smaller of the two. So your next good room should go to the poorer castle.
lesson-first-win = It goes on like this for two rounds of four turns. The player whose poorer castle is the richest wins.
