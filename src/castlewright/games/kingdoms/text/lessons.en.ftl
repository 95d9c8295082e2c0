### The lessons of Coloured Kingdoms: lesson-<lesson>-<step>, and -<answer> for a legal move that the step is not about.

## The first lesson

lesson-first-title = First colours
lesson-first-about = Take a die, paint some regions, and see what earns points.

lesson-first-goal = Six kingdoms have turned grey. Paint them on your sheet: colours, capitals and tamed monsters earn points. Whoever has the most wins.
lesson-first-die = The dice have fallen on the map. Each has a colour, a number of drops and a kingdom. Take the yellow one: three yellow drops for Yellowmere.
lesson-first-die-red = You may, and the red one will be useful soon. But the capital of Yellowmere is yellow, so begin with yellow.
lesson-first-die-blue = You may. But the yellow die has the colour of Yellowmere’s capital, and that is worth two points.
lesson-first-capital = One drop paints one region. Begin with the capital, the one with the yellow badge. A capital painted in its own colour earns 2 points.
lesson-first-capital-beside = You may, but this region borders the capital. Equal colours never touch, so the capital could no longer be yellow.
lesson-first-capital-later = You may, there are three drops. But paint the capital first.
lesson-first-capital-away = Shift would carry the drops to another kingdom. You have only one, so keep it.
lesson-first-capital-blot = You may stop now, but the drops would be lost, and a blot costs a point.
lesson-first-spell = The sign in this region is a spell. Any colour gains it, and you can cast it from the next round on. Paint the marked Match.
lesson-first-spell-later = You may, but that drop comes later. The spell first.
lesson-first-spell-blot = You may stop now, but the drops would be lost, and a blot costs a point.
lesson-first-apart = The neighbours of yellow regions no longer glow: equal colours never touch. Put the last drop into any region that glows.
lesson-first-apart-dragon = You may, and the dragon would be beaten. But it is a purple dragon: purple can still tame it for 2 points.
lesson-first-apart-blot = You may, but the drop would be lost, and a blot costs a point.
lesson-first-done = All drops are placed. Until you finish, you can take back any of them. Finish your turn now.
lesson-first-opened = The round is over and the sheets are open. Your rival gained four spells; your Yellowmere has 3 points: two for the capital, one for its first colour.
lesson-first-below = Your total is still below zero: every unpainted monster costs a point. Take the red die. Red tames griffins.
lesson-first-below-white = You may, but the white die lies in Greenwood, and the griffin waits in Yellowmere.
lesson-first-griffin = Paint the griffin. A monster’s own colour tames it: one point more, and no more penalty. Any other colour only beats it.
lesson-first-griffin-beaten = You may: the monster would be beaten and the penalty gone. But only the griffin gives a point for red.
lesson-first-griffin-later = You may, but the griffin first.
lesson-first-griffin-away = Shift would carry the drops away, and the griffin is here.
lesson-first-griffin-blot = You may stop now, but the drops would be lost, and a blot costs a point.
lesson-first-colours = Every new colour in a kingdom is another point: here are yellow and red now. Put the last drop wherever you like.
lesson-first-colours-blot = You may, but the drop would be lost, and a blot costs a point.
lesson-first-finish = Every drop has found a place. If even one is left over, you paint a blot, which costs a point. Finish your turn.
lesson-first-scored = Yellowmere has 4 points now: two colours and the capital. The rows below the map show what each kingdom and each kind of monster has brought.
lesson-first-third = And this is how a game ends. Two of your kingdoms are full, and Blueriver lacks a single region. Paint it.
lesson-first-third-open = You may, but Spread opens a neighbouring kingdom, and the missing region is here.
lesson-first-third-blot = You may stop here, but Blueriver would stay unfinished, and a blot costs a point.
lesson-first-win = You are the first to fill Blueriver: 4 points. Three kingdoms are 3 more, and the next round is the last. Then whoever has the most points wins.

## Dice and borders

lesson-dice-title = Dice and borders
lesson-dice-about = Where a die lies, where its drops go, and what a blot costs.

lesson-dice-lies = A die lies in every kingdom that it covers, even a little. The blue one lies in two, the yellow one in three. Their names stand below the dice.
lesson-dice-called = Take the yellow one. You may name only one of its kingdoms. Name Yellowmere: its capital and its unicorn both want yellow.
lesson-dice-called-poor = You may name this kingdom. But yellow has nothing to tame and nothing to build there.
lesson-dice-called-other = You may, but this is about the die that lies in three kingdoms.
lesson-dice-only = The other kingdoms have faded: drops go only into the one you named. Inside it, any colour is welcome. Build the capital.
lesson-dice-only-beside = You may, but beside this region the capital could no longer be yellow.
lesson-dice-only-later = You may, there are three drops. But the capital first.
lesson-dice-only-away = Shift would carry the drops out of Yellowmere, and the capital is here.
lesson-dice-only-blot = You may always stop, but the drops would be lost, and a blot costs a point.
lesson-dice-across = Another game. All of Blueriver glows but one region: across the border its neighbour is a yellow capital. Borders of kingdoms part no neighbours. Paint the unicorn.
lesson-dice-across-later = You may, but yellow tames the unicorn. Begin with it.
lesson-dice-across-away = Shift would carry the drops away, and the unicorn is here.
lesson-dice-across-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-dice-left = Three drops are placed, but the fourth has no place: every free region touches a yellow one. You have to finish with a blot.
lesson-dice-price = There it is, below the map. One blot a turn, however many drops are left, and it costs a point at the end. When you choose a die, see whether its drops will fit.

## The joker

lesson-joker-title = The joker
lesson-joker-about = When the white die may be taken, and which colour it becomes.

lesson-joker-barred = The white die is a joker: it stands for a colour that has left the tray. While all four dice are there, nothing is missing, and it cannot be taken.
lesson-joker-red = Your rival took the red die. Now the white one can be red, and nothing else. Take it: a griffin waits in Yellowmere.
lesson-joker-red-own = You may, that die has a colour of its own. But red is what tames a griffin.
lesson-joker-griffin = The drops of the white die are red now, like any others. Tame the griffin.
lesson-joker-griffin-later = You may, but the griffin first.
lesson-joker-griffin-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-joker-either = Another table. Yellow and red are gone, so white can be either. The capital of Yellowmere is yellow: choose yellow and take the die.
lesson-joker-either-red = You may: red tames the griffin. But the yellow capital brings more points.
lesson-joker-either-blue = You may, but blue has a colour of its own. This is about the white die.
lesson-joker-capital = Build the capital.
lesson-joker-capital-beside = You may, but beside this region the capital could no longer be yellow.
lesson-joker-capital-later = You may, there are three drops. But the capital first.
lesson-joker-capital-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-joker-last = The fewer dice are left, the more the white one can be. As the last of a throw it is any of the three basic colours. With a new throw all begins again.

## Four spells

lesson-spells-title = Four spells
lesson-spells-about = All four in one turn: four drops, two capitals and a griffin.

lesson-spells-hand = You have one spell of each kind and four red drops. But red has little to do in Yellowmere. Let us see what can be changed.
lesson-spells-shift = Shift moves all drops to any other kingdom, as long as nothing is painted. Send them to Redmount: its capital is red.
lesson-spells-shift-elsewhere = You may send them there, but the red capital is in Redmount.
lesson-spells-shift-late = You may, but once a region is painted, Shift can no longer be cast.
lesson-spells-shift-spread = You may, but after Spread the drops can no longer be moved: Shift comes first.
lesson-spells-shift-blend = Blend will be useful later. Shift first.
lesson-spells-shift-blot = You may stop, but four drops would be lost, and a blot costs a point.
lesson-spells-capital = It is as if you had taken the die from Redmount. Build the capital.
lesson-spells-capital-beside = You may, but then the capital beside it could not be red.
lesson-spells-capital-later = You may, but the capital first.
lesson-spells-capital-wait = That spell comes later. The capital first.
lesson-spells-capital-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-spells-match = The griffin borders the capital, so it cannot be red. Match allows one drop to have equal neighbours. Cast it and paint the griffin.
lesson-spells-match-griffin = You may, but the griffin is the only one here that red can tame.
lesson-spells-match-plain = That needs no spell, but it does not tame the griffin.
lesson-spells-match-wait = That spell comes later. Match first.
lesson-spells-match-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-spells-spread = Two drops are left. Spread opens one more kingdom, a neighbour of Redmount. Open Lilacfield.
lesson-spells-spread-other = You may open that one, but the capital we want is in Lilacfield.
lesson-spells-spread-here = You may, but Blend will need both drops.
lesson-spells-spread-wait = Blend is next. Open the kingdom first.
lesson-spells-spread-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-spells-blend = The capital of Lilacfield is purple, and there is no such die. Blend turns two drops into one of a mixed colour. Cast it.
lesson-spells-blend-here = You may, but then nothing is left to blend: it takes two drops.
lesson-spells-blend-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-spells-purple = You choose the colour when you place the drop: green, purple or brown. Choose purple and build the capital: 3 points.
lesson-spells-purple-dragon = Not bad, the purple dragon would be tamed. But the capital is worth 3 points, the dragon 2.
lesson-spells-purple-elsewhere = You may, but the purple capital is in Lilacfield.
lesson-spells-purple-colour = You may, but the capital of Lilacfield is purple.
lesson-spells-purple-blot = A blended drop is a drop of the die: left over, it becomes a blot.
lesson-spells-keep = One die, two capitals and a griffin. But each spell works once. Towards the end there is little room, and then they are worth the most.

## Towers and drops

lesson-towers-title = Towers and drops
lesson-towers-about = A tower mixes colours and gives a drop for any kingdom.

lesson-towers-border = A tower stands on the border of two regions. When both are painted, it gives a drop. One of these is yellow already.
lesson-towers-mix = You have the blue die from Greenwood. Paint the second region: the tower mixes blue and yellow into green.
lesson-towers-mix-hydra = The hydra is worth taming, and a drop will be left for it. But the tower first.
lesson-towers-mix-beside = You may, but then the region at the tower could not be blue.
lesson-towers-mix-elsewhere = You may, but the tower waits for the marked region.
lesson-towers-mix-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-towers-mix-spell = You may, but a tower needs no spell.
lesson-towers-anywhere = A new round, and the drop is ready. It paints in any kingdom, wherever the die lay. Choose the green drop and build the capital of Greenwood.
lesson-towers-anywhere-dragon = Not bad: the green dragon is tamed for 2 points. But then the capital beside it cannot be green, and that is worth 3.
lesson-towers-anywhere-elsewhere = You may, but the green capital is in Greenwood.
lesson-towers-anywhere-die = That is a drop of the die, it can wait. Choose the one with the tower.
lesson-towers-anywhere-blot = You may stop, but the die’s drops would be lost, and a blot costs a point.
lesson-towers-anywhere-spell = You may, but a tower’s drop needs no spell.
lesson-towers-choose = If either region has a mixed colour, you choose the drop. A brown dragon stands at this tower: paint the other region and choose a colour.
lesson-towers-choose-elsewhere = You may, but the tower waits for the marked region.
lesson-towers-choose-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-towers-choose-spell = You may, but a tower needs no spell.
lesson-towers-later = The new drop waits for the next round. Then use it before the die’s drops, between them or after; you may even use all you have at once.
lesson-towers-save = A drop you save never makes a blot. But it brings no points at the end either, so use it in time.

## Achievements

lesson-achievements-title = Who is first
lesson-achievements-about = Points for speed: kingdoms, monsters and the end of the game.

lesson-achievements-digits = A kingdom’s row has two digits: 4 for whoever fills it first, 2 for the second. Blueriver lacks two regions.
lesson-achievements-fill = Paint both. Colours do not matter, only that all nine regions are painted.
lesson-achievements-fill-blot = You may, but Blueriver would stay unfinished, and a blot costs a point.
lesson-achievements-fill-spell = You may, but both drops are needed here.
lesson-achievements-first = First place: the 4 is circled and carries your flag. Your rival can still get the 2. Nobody gets both.
lesson-achievements-beasts = Monsters are a race too: 3 and 1 for each kind. One unicorn is left. You need not tame it, blue will do.
lesson-achievements-beasts-later = You may, but the unicorn first: it is the last one.
lesson-achievements-beasts-blot = You may, but the unicorn would stay, and a blot costs a point.
lesson-achievements-beasts-spell = You may, but the unicorn is here.
lesson-achievements-painted = All unicorns are painted: 3 points for speed. A beaten one counts in the race, it only brings no point of its own.
lesson-achievements-both = Here both of you finished the unicorns in the same round. Then both are first, 3 points each, and the second place is still open.
lesson-achievements-three = The crown is for three full kingdoms: 3 and 1. As soon as anybody has them, the next round is the last for all.

## Alone

lesson-solo-title = Alone
lesson-solo-about = A throw for four rounds, a digit after each, and a scale at the end.

lesson-solo-alone = No rivals, and no spell to start with. One throw lasts for four rounds: in each you take one die. All else is as usual.
lesson-solo-die = The white die still cannot be the first. Begin with the red one: the capital of Redmount is red.
lesson-solo-die-later = You may, and its time will come in this very throw. Begin with red.
lesson-solo-paint = Two drops: one for the capital, the other wherever you like.
lesson-solo-paint-blot = You may stop, but the drops would be lost, and a blot costs a point.
lesson-solo-cross = Your rival is time. After each round you cross out a digit: a 4 or a 3 while there are any. Choose one you do not count on.
lesson-solo-cross-begun = You may, but you have begun Redmount: these four points may still be yours.
lesson-solo-second = The middle of a game. No 4 or 3 is left, so a 2 or a 1 must go. Where the first digit is yours, the second costs you nothing. Cross out such a one.
lesson-solo-second-dear = You may, but that digit can still be won. Give up one that stands beside a circle.
lesson-solo-end = The next round is the last once you have three kingdoms, or once nothing is left to cross out. In the second case the 3 of the crown is lost.
lesson-solo-scale = And here is a finished sheet: 77 points. From 50 it is not bad, from 60 the kingdoms are safe with you, and from 70 try on the crown.
