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
