### Figures, signs and the coach of Coloured Kingdoms.

## In two minutes

brief-goal = Six kingdoms have turned grey. Everybody paints them on a sheet of their own. Different colours, capitals, tamed monsters and speed earn points. Whoever has the most wins.
brief-turn = Dice fall on the map. Take one: its colour, its drops and its kingdom decide what you paint. Equal colours never touch. All sheets are opened at once, when the last player has finished.
brief-scoring = Each colour in a kingdom is a point. A capital in its colour brings two or three, a tamed monster one or two. The first to fill a kingdom or paint a kind of monster get more. Blots and unpainted monsters cost a point each.

## Figures

figure-painted = A sheet near the end. Three kingdoms are full and most monsters tamed: 72 points.
figure-dice = Four dice have fallen on the map. Each has its colour, its drops and its kingdom.
figure-drops = The yellow die was taken from Yellowmere. What may be painted glows; drops do not cross the border.
figure-kingdom = Yellowmere: the capital in its own colour (A) brings 2 points, yellow and red (B) bring 2 more for different colours.
figure-beasts = The red griffin is tamed (A): 1 point. The red unicorn is beaten (B): 0. The unpainted dragon (C) costs 1.
figure-sides = The marked region’s neighbours share a side with it, also across the border of the kingdom. Touching at a corner does not count.
figure-signs = Umberland: the capital (A), a dragon (B), two other monsters (C), a blank region (D) and four spells.
figure-tray = Below each die are the kingdoms it lies in. You take one die, from one kingdom.
figure-borders = Dice in one, two and three kingdoms: a sliver is enough.
figure-barred = While all four dice are in the tray, the white one cannot be taken.
figure-joker = The red die has been taken, so the white one became red, and its drops are red.
figure-apart = Neighbours of the yellow capital cannot be yellow. The other regions are open.
figure-across = The border of a kingdom parts no neighbours: beside this region lies the yellow capital of Yellowmere.
figure-blot = A drop found no place: one blot is painted, which costs 1 point.
figure-built = The capital of Greenwood is painted green, so it is built: 3 points.
figure-lost = The yellow capital is painted red, so it is lost: 0 points.
figure-spell = Match is gained, as the plus says. It can be cast from the next round on.
figure-dragons = A dragon in its own colour is tamed (A): 2 points. A griffin (B) brings 1.
figure-tower = A tower on the border of two regions. One is yellow; when the other is painted too, the tower gives a drop.
figure-mixed = Yellow and blue gave green: the tower has taken the colour, and the drop is in store.
figure-choice = There is a mixed colour at this tower, brown. So you choose which mixed drop it gives.
figure-anywhere = The die is from Lilacfield, and there its drops must go. But the green drop of a tower may paint the capital of Greenwood.
figure-shift = The die lay in Yellowmere. Shift has carried all its drops to Redmount.
figure-match = The griffin borders the red capital. With Match it could be painted red.
figure-spread = Spread has opened Lilacfield: the drops may be divided between it and Redmount.
figure-blend = Two red drops became one of a mixed colour: green, purple or brown, as you like.
figure-first = The first to fill Blueriver: the 4 is circled and carries a flag.
figure-three = Three kingdoms are full: 3 points for whoever was first, and the next round is the last.
figure-five = Blueriver: 5 different colours, and 2 points more for the blue capital.
figure-crossing = Alone, you cross out one digit of speed after each round; the larger ones go first.

## Signs

sign-capital = Capital
sign-capital-means = Painted in its own colour it is built and brings 2 or 3 points. In any other it is lost.
sign-griffin = Griffin
sign-griffin-means = Red tames it: 1 point. Any other colour beats it. Unpainted, it costs a point.
sign-hydra = Hydra
sign-hydra-means = Blue tames it: 1 point. Any other colour beats it. Unpainted, it costs a point.
sign-unicorn = Unicorn
sign-unicorn-means = Yellow tames it: 1 point. Any other colour beats it. Unpainted, it costs a point.
sign-dragon = Dragon
sign-dragon-means = Its own mixed colour tames it: 2 points. Any other beats it. Unpainted, it costs a point.
sign-badge = Badge of a colour
sign-badge-means = The colour that builds this capital or tames this monster. Each colour has its own pattern.
sign-won = Ring
sign-won-means = The capital is built or the monster tamed: the points are yours.
sign-lost = Struck out
sign-lost-means = Painted in another colour: the capital is lost or the monster beaten. No points, no penalty.
sign-shift = Shift
sign-shift-means = All drops of the die move to any other kingdom. Cast it before anything is painted.
sign-match = Match
sign-match-means = One drop may be placed beside regions of its own colour.
sign-spread = Spread
sign-spread-means = Opens one more kingdom to the die’s drops, a neighbour of the one it came from.
sign-blend = Blend
sign-blend-means = Two drops of the die become one of a mixed colour: green, purple or brown.
sign-tower = Watchtower
sign-tower-means = When both regions beside it are painted, it mixes their colours and gives a drop.
sign-die = Die
sign-die-means = Its drops say how many regions you paint, its colour in which colour.
sign-white = White die
sign-white-means = A joker: it stands for a basic colour that has left the tray. It cannot be taken first.
sign-drop = Drops of the die
sign-drop-means = How many are still to be placed in the kingdom of the die.
sign-mixed_drop = Blended drop
sign-mixed_drop-means = Made by Blend. You choose its colour when you place it.
sign-tower_drop = Tower drop
sign-tower_drop-means = Paints a region of any kingdom. With a plus, it is ready in the next round.
sign-dot = Dot
sign-dot-means = Painted in this turn. Until you finish, touch it and the drop comes back.
sign-blot = Blot
sign-blot-means = One a turn if drops are left over. A painted one costs a point.
sign-kingdom = Row of a kingdom
sign-kingdom-means = Its points: different colours, capital, speed. The bar shows how many regions are painted.
sign-crown = Three kingdoms
sign-crown-means = 3 points for the first to fill any three, 1 for the second. Then one round is left.
sign-speed = Digits of speed
sign-speed-means = Points for whoever completes the row first, and for whoever is second.
sign-circled = Circled digit
sign-circled-means = These points are won. The flag shows by whom.
sign-crossed = Crossed-out digit
sign-crossed-means = These points can no longer be won.
sign-token = First player
sign-token-means = Takes the first die in this round.
sign-taking = Chooses a die
sign-taking-means = It is this player’s turn to take a die.
sign-painting = Paints
sign-painting-means = Has taken a die. What is painted will be seen at the end of the round.
sign-done = Has finished
sign-done-means = Waits for the others; then all sheets are opened.
sign-taken = Die taken
sign-taken-means = Which die was taken in this round, and from which kingdom.
sign-spells = Spells
sign-spells-means = How many spells this player has, new ones included.
sign-drops = Drops in store
sign-drops-means = How many tower drops are still to be used.
sign-blots = Blots of a player
sign-blots-means = How many are painted. Each costs a point.

## The coach

coach-goal = More colours, capitals and tamed monsters: more points.
coach-take = Choose a die. Best is one whose colour a capital or a monster of its kingdom wants.
coach-take_again = Is there room for all its drops? If one is left over, it becomes a blot.
coach-take_fast = A kingdom that is nearly full is worth a hurry: 4 points for the first to fill it, 2 for the second.
coach-paint = Look for badges in the colour of your drop: they mean a capital to build, a monster to tame.
coach-spell = Spells help when a drop has no place. There is no hurry to use them.
coach-blended = Choose the colour of the blended drop: look for a capital or a dragon that wants it.
coach-stuck = No place for the drop. A spell may help; without one, finish with a blot. It costs one point.
coach-placed = All is placed. Changed your mind? Touch a dot. If not, finish.
coach-wait = Sheets stay hidden until all have finished. Then look what is new on theirs.
coach-wait_take = While others choose, look for a die you like: soon there will be fewer.
coach-cross = Cross out a row that you will not complete in time anyway.
