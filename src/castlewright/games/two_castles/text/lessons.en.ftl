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

lesson-placing-title = Where to build
lesson-placing-about = Side by side, on something solid, under the open sky, and below ground.

lesson-placing-side = A new room shares a side with the castle; a corner is not enough. Every cell that will do is glowing. Put the Library anywhere in the left castle.
lesson-placing-side-right = It would fit there too. But let us begin with the left castle.
lesson-placing-side-library = That comes later. First the Library, in the left castle.
lesson-placing-sky = The Chicken Coop is an outdoor room: nothing may ever stand on it. So outdoor rooms go up high. In the right castle, put it on the corridor.
lesson-placing-sky-throne = You may, but nothing could be built above this half of the throne room any more.
lesson-placing-sky-ground = You may, but down there it takes a whole column: the air above it stays empty. Put it on the corridor.
lesson-placing-support = Above level 1 a room needs another one right below it; a neighbour does not hold it. No glow above the Chicken Coop. Put the Broom Closet on level 2.
lesson-placing-support-ground = Level 1 needs no support: there you may always build. Try one level higher.
lesson-placing-support-left = It would fit there too. But look at the right castle: above the Chicken Coop you cannot build.
lesson-placing-support-closet = First the Broom Closet, in the right castle, on level 2.
lesson-placing-cellar = Downstairs rooms stand below ground only, and they need no support. Hide the Padded Room in any cell under a castle.
lesson-placing-corridor = A corridor may stand on any level, in the cellar too. Dig the Hidden Passage under the right castle.
lesson-placing-corridor-above = A corridor may stand up there as well. This time, go underground.
lesson-placing-corridor-left = There too. But nothing lies under the right castle yet: begin there.
lesson-placing-corridor-passage = The Reading Room can wait. First the Hidden Passage.
lesson-placing-size = That is all: share a side, have support, leave the sky open, know your level. Up, down and sideways a castle may grow as far as you like.

lesson-bonuses-title = Three of a kind
lesson-bonuses-about = The third room of a type brings a bonus: a fountain, an attendant, a card and more.

lesson-bonuses-third = The left castle has two outdoor rooms. The third room of a type brings a bonus at once. Put the French Gazebo there, on any glowing cell.
lesson-bonuses-third-right = There the gazebo would be the first outdoor room. In the left castle it is the third.
lesson-bonuses-third-vestibule = The Vestibule will bring a bonus too, a little later. First the gazebo.
lesson-bonuses-fountain = For outdoor rooms it is a fountain: 5 points wherever it stands. The junior partner proposes, the elder agrees. You are the junior: propose a cell.
lesson-bonuses-living = Your partner agrees, the fountain stands. The right castle has two living rooms. Build the third there: the Vestibule.
lesson-bonuses-attendant = For living rooms an attendant comes and earns a point for each of its hangings in the castle. Swords are the most here: propose the knight.
lesson-bonuses-attendant-fewer = You may, but the castle has fewer of those. Three of its rooms have swords.
lesson-bonuses-rooms = Three sleeping rooms bring a tower, three corridors a foyer. For three food rooms you draw five rooms and build one. Three downstairs: any other bonus.
lesson-bonuses-card = Here your partner has built the third utility room: of three cards you keep one. The offer: 2 points for each utility room. You are the elder: agree.
lesson-bonuses-card-otherwise = The elder may decide otherwise. But this card is worth 6 points already, and the others less.
lesson-bonuses-five = The fifth room of a type brings a fountain, a tower or a foyer, as you like. And until a bonus is settled, its partners build nothing else.

lesson-lower-title = The poorer castle
lesson-lower-about = The last turn of a game: who should get the best room?

lesson-lower-count = The last turn, and your partners have built. You have 68 points on the left and 65 on the right. The lower one is your score: 65.
lesson-lower-rabbits = The Rabbit Room brings up to 8 points on the left and up to 5 on the right. Where does it raise your score? Choose the best cell there.
lesson-lower-rabbits-rich = The left castle would have 76. But on the right the Brandy Room brings nothing, and your score stays 65. The poorer castle counts.
lesson-lower-rabbits-cell = The right castle it is. But one cell brings more: next to the Salon.
lesson-lower-rabbits-nothing = The Brandy Room brings nothing there, and this is the castle that makes your score.
lesson-lower-rabbits-later = Yes, the Brandy Room goes left. But first decide where the Rabbit Room belongs.
lesson-lower-brandy = Now it is 70 on the right and 68 on the left: the left one is poorer. Bring it 3 points, and your score is 70.
lesson-lower-brandy-short = You may, but the left castle would have 69, and that would count. Above the throne room it brings 3.
lesson-lower-tie = 71 on the left, 70 on the right: your score is 70, and you win. Ties go by the other castle, then by the number of specialty rooms.

lesson-ludwig-title = Two players and Ludwig
lesson-ludwig-about = The king builds as the third: what to give him, and how to build for two.

lesson-ludwig-third = With two players the king himself takes the third seat. The left castle is yours and your partner’s, the right one yours and Ludwig’s. They share one as well.
lesson-ludwig-serve = Two rooms were drawn for Ludwig: one for your castle with him, one for his other castle. The Buttery wants a corridor, and you have one: keep it.
lesson-ludwig-serve-closet = You may, but the closet wants sleeping rooms, and you have one. The Buttery earns more on your corridor.
lesson-ludwig-choose = Everybody sees what Ludwig got. Now you choose. Take the Hidden Passage for the castle with the king, and the Great Hall for the other.
lesson-ludwig-choose-hall = The Hidden Passage is right. For the left castle take the Great Hall: the throne waits for a corridor.
lesson-ludwig-choose-passage = You may take any two. But the right castle has many torches, and the Hidden Passage earns most there.
lesson-ludwig-his = Ludwig never builds: you place his room as well. The Buttery likes a corridor below it. Put it on Purgatory.
lesson-ludwig-his-apart = You may, but the Buttery looks straight up and straight down. The corridor to the right of the throne is waiting.
lesson-ludwig-his-later = Any order will do, and you decide. But begin with the Buttery: its torch will be useful.
lesson-ludwig-own = Nobody to talk it over with: place your own room too. The Hidden Passage counts torches around it. Above the throne, next to the Buttery, there are three.
lesson-ludwig-own-torches = You may, but fewer torches are in sight from there. Next to the Buttery there are three.
lesson-ludwig-own-later = The Great Hall comes next. Now the Hidden Passage, in the castle with the king.
lesson-ludwig-common = Your other room goes to the castle with your partner, as always. Its throne wants a corridor above: put the Great Hall there.
lesson-ludwig-common-wait = You may let your partner go first, but the best cell is free now.
lesson-ludwig-common-throne = You may, but above the free half of the throne a corridor brings more.
lesson-ludwig-wins = Bonuses of the castle with Ludwig are yours alone to settle. His score is the lower of his castles too, and he can win.

lesson-near-title = Wanted next door
lesson-near-about = Food rooms look two ways, corridors and living rooms all around.

lesson-near-food = Food rooms look at two cells: above and below, or left and right. The Ice House wants living rooms left and right. Put it between the two.
lesson-near-food-apart = You may, but only one cell is next to both living rooms: the one between them.
lesson-near-food-right = You may, and that throne wants food too. But in the left castle two living rooms wait for the Ice House.
lesson-near-food-first = First the Ice House, in the left castle.
lesson-near-both_sides = Two living rooms at 2 points each, and 2 more from the throne room: six. For a food room corners do not count, only shared sides.
lesson-near-corridor = A corridor counts one kind of hanging around it, corners included. The Hall of Ghosts looks for mirrors. Put it where there are most.
lesson-near-corridor-wait = You may let your partner go first, but the best cell is free now.
lesson-near-corridor-fewer = You may, but fewer mirrors hang around there. Look for the cell that has four.
lesson-near-mirrors = Four mirrors, four points. The throne room covers two cells, but it is one room: its mirror counts once.
lesson-near-living = A living room earns a point for each wanted room in the eight cells around. The Salon wants sleeping rooms. Put it where it sees both.
lesson-near-living-one = You may, but from there only one sleeping room is in sight. Both are seen from between them.
lesson-near-living-right = The right castle has no sleeping rooms. Both are in the left one.
lesson-near-living-first = First the Salon, in the left castle.
lesson-near-read = One sleeping room beside it, one at a corner: 2 points, and 2 more from the throne. The little grid at the foot of a tile shows where it looks.

lesson-far-title = Wanted further off
lesson-far-about = Anywhere, along a chain, in their column, or a bit of everything.

lesson-far-outdoor = An outdoor room counts its type in the whole castle, wherever it stands. The Vineyard wants living rooms: two are here. Put it on any cell.
lesson-far-outdoor-right = The right castle has no living rooms: the Vineyard would bring nothing there.
lesson-far-outdoor-first = First the Vineyard, in the left castle.
lesson-far-utility = A utility room follows a chain: from itself to a wanted room, and from that to the next. Put the Kittenry side by side with one of the corridors.
lesson-far-utility-wait = You may let your partner go first, but a chain of corridors is waiting.
lesson-far-utility-apart = You may, but it shares no side with a corridor there, so the chain does not begin.
lesson-far-downstairs = A downstairs room looks up its column, right to the roof. The Wine Cellar wants food rooms. Put it under them.
lesson-far-downstairs-column = You may, but there is no food in that column. Both food rooms are further left.
lesson-far-downstairs-right = The right castle has no food rooms: nothing to count for the cellar.
lesson-far-downstairs-first = First the Wine Cellar, in the left castle.
lesson-far-sleeping = A sleeping room brings 1 point, but 4 if all six other types are in the castle. A downstairs room is missing: build the Subterranean Tunnel.
lesson-far-sleeping-right = You may, but the left castle lacks a downstairs room, and its sleeping room is waiting for one.
lesson-far-sleeping-first = First the Subterranean Tunnel, in the left castle.
lesson-far-four = Now every type is there, and the Dreaming Room brings 4 points. So will every other sleeping room.
