### What Coloured Kingdoms says. Arguments named seat or ..._seat are shown as the names of people.

summary = Dice fall onto the map, everybody takes one and paints a sheet of their own. Paint three kingdoms, tame monsters, mix colours.
status = The rules follow the printed rulebook. The map, the places of symbols and towers, the numbers of spell regions, towers and blots and the size of the tray are reconstructed: the rulebook shows them only in pictures. The colours of three capitals, of unicorns and dragons are inferred from the rest. Both are marked in the rules.

option-first = First player
option-first-chance = By lot
option-first-host = The first seat
option-first-clothes = We choose: the most colours in clothes
option-clothes = Colours in clothes
# $name - who; $number (Number) - how many colours
event-number-clothes = { $name }: colours in clothes { $number }.

## Words for pieces

blue = blue
brown = brown
green = green
purple = purple
red = red
yellow = yellow
white = white

blueriver = Blueriver
greenwood = Greenwood
lilacfield = Lilacfield
redmount = Redmount
umberland = Umberland
yellowmere = Yellowmere

shift = Shift
match = Match
spread = Spread
blend = Blend

dragon = dragon
griffin = griffin
hydra = hydra
unicorn = unicorn
capital = capital
tower = watchtower
blot = blot

group-blueriver = Blueriver
group-greenwood = Greenwood
group-lilacfield = Lilacfield
group-redmount = Redmount
group-umberland = Umberland
group-yellowmere = Yellowmere
group-dragon = Dragons
group-griffin = Griffins
group-hydra = Hydras
group-unicorn = Unicorns
group-final = Three kingdoms
group-blots = Blots

## What is expected now

prompt-take = Take a die: its colour, its number and its kingdom count.
prompt-wait-take = Waiting: { $seat } takes a die.
prompt-wait =
    { $count ->
        [one] One player is still painting; then all sheets open.
       *[other] { $count } players are still painting; then all sheets open.
    }
prompt-paint =
    { $count ->
        [one] Paint one more region { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }.
       *[other] Paint { $count } regions { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }.
    }
prompt-paint-both =
    { $count ->
        [one] Place one { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } drop and mixed drops: { $blended }.
       *[other] Place { $count } { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } drops and mixed drops: { $blended }.
    }
prompt-blended =
    { $count ->
        [one] Place the mixed drop: green, purple or brown.
       *[other] Place { $count } mixed drops: green, purple or brown.
    }
prompt-stuck =
    { $spells ->
        [0] { $towers ->
            [0] { $blot ->
                [0] No place for the drops. Finish: no blot is left.
               *[other] No place for the drops: it costs a blot.
            }
           *[other] { $blot ->
                [0] No place for the drops. Tower drops are left.
               *[other] No place for the drops: a blot. Towers are left.
            }
        }
       *[other] { $blot ->
            [0] No place for the drops: cast a spell, or finish.
           *[other] No place for the drops: a spell or a blot.
        }
    }
prompt-placed =
    { $towers ->
        [0] All drops are placed. Finish.
       *[other] All placed. Finish, or place tower drops.
    }
prompt-cross =
    { $points ->
        [1] Cross out any open 2 or 1.
        [2] Cross out any open 2 or 1.
       *[other] Cross out any open 4 or 3.
    }
prompt-cross-other = { $seat } crosses out a digit.
prompt-over = The game is over.

## What happened

event-throw = Round { $round }: { $seat } throws the dice.
event-round = Round { $round }: the dice stay where they are.
event-take = { $seat } takes the { $die ->
        [blue] blue
        [red] red
        [white] white
       *[yellow] yellow
    } die with { $count } from { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    }.
event-take-white = { $seat } takes the white die with { $count } from { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    } as { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }.
event-paint = { $seat } paints { $region } { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }.
event-paint-tower = { $seat } paints { $region } { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } with a tower drop.
event-match = Match lets equal colours touch.
event-spell-gained = { $seat } gains { $spell ->
        [shift] Shift
        [match] Match
        [spread] Spread
       *[blend] Blend
    }, ready from the next round.
event-drop-gained = The watchtower gives a { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } drop, ready from the next round.
event-shift = { $seat } casts Shift: the drops move to { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    }.
event-spread = { $seat } casts Spread: { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    } is open too.
event-blend = { $seat } casts Blend: two drops become a mixed one.
event-done = { $seat } is done.
event-opened =
    { $count ->
        [0] { $seat } opens the sheet: nothing painted.
        [one] { $seat } opens the sheet: one region painted.
       *[other] { $seat } opens the sheet: { $count } regions painted.
    }
event-cast =
    { $count ->
        [one] { $seat } casts { $spell ->
        [shift] Shift
        [match] Match
        [spread] Spread
       *[blend] Blend
    }.
       *[other] { $seat } casts { $spell ->
        [shift] Shift
        [match] Match
        [spread] Spread
       *[blend] Blend
    }, times: { $count }.
    }
event-tower =
    { $count ->
        [one] { $seat } gets a { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } drop from a watchtower.
       *[other] { $seat } gets { $count } { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } drops from watchtowers.
    }
event-blot = { $seat } fills a blot.
event-achievement =
    { $place ->
        [1] { $seat } is first: { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }, { $points } points.
        [2] { $seat } is second: { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }, points: { $points }.
       *[other] { $seat } completes { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }, too late for points.
    }
event-cross = Crossed out: { $points } in the row of { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }.
event-last-round = The next round is the last.
event-end = The last round is over.
event-end-blots = All blots of everybody are filled: the game ends.

## The score, line by line

line-variety =
    { $count ->
        [0] No colours yet
        [one] One colour
       *[other] { $count } different colours
    }
line-capital-built = Capital built in { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }
line-capital-open = Capital not painted; it wants { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }
line-capital-lost = Capital lost: it wanted { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }
line-capital-not = Capital not built in { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }
line-first = First to complete
line-second = Second to complete
line-unplaced = No points for speed
line-tamed = { $monster ->
        [dragon] Dragon
        [griffin] Griffin
        [hydra] Hydra
       *[unicorn] Unicorn
    } in { $region } tamed
line-beaten = { $monster ->
        [dragon] Dragon
        [griffin] Griffin
        [hydra] Hydra
       *[unicorn] Unicorn
    } in { $region } beaten
line-roaming = { $monster ->
        [dragon] Dragon
        [griffin] Griffin
        [hydra] Hydra
       *[unicorn] Unicorn
    } in { $region } unpainted
line-tamed-count = Tamed { $monster ->
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
       *[unicorn] unicorns
    }: { $count }
line-roaming-count = Unpainted { $monster ->
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
       *[unicorn] unicorns
    }: { $count }
line-blots =
    { $count ->
        [0] No blots
        [one] One blot
       *[other] { $count } blots
    }; lost in all, with unpainted monsters: { $lost } (fewer wins a tie)

why-lost =
    { $count ->
        [0] Equal points; nothing lost to blots and unpainted monsters.
        [one] Equal points; one point lost to blots and unpainted monsters.
       *[other] Equal points; { $count } points lost to blots and unpainted monsters.
    }
why-shared = Equal in points and in points lost: the place is shared.
verdict-again = { $points } points: try again.
verdict-better = { $points } points: not bad, you can do better.
verdict-safe = { $points } points: the kingdoms are safe with you.
verdict-crown = { $points } points: would you like to try on the crown?

## Why not: dice

refusal-no-seat = Nobody sits there.
refusal-unknown = There is no “{ $word }” in this game.
refusal-taken-already = You already have the { $die ->
        [blue] blue
        [red] red
        [white] white
       *[yellow] yellow
    } die; one die is taken in a round.
refusal-not-your-take = It is for { $seat } to take a die now.
refusal-die-gone = The { $die ->
        [blue] blue
        [red] red
        [white] white
       *[yellow] yellow
    } die is no longer in the tray.
refusal-die-elsewhere = The { $die ->
        [blue] blue
        [red] red
        [white] white
       *[yellow] yellow
    } die does not lie in { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    }.
refusal-die-colour = The { $die ->
        [blue] blue
        [red] red
        [white] white
       *[yellow] yellow
    } die has its own colour; only the white one takes another.
refusal-white-first = The white die cannot be the first one taken from the tray.
refusal-white-basic = The white die counts as a basic colour: name blue, red or yellow.
refusal-white-colour = The { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } die is still in the tray: the white one cannot stand for it.

## Why not: painting

refusal-no-die = Take a die first.
refusal-done = You have finished this turn.
refusal-colour = The drops of your die are { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }.
refusal-no-drops = No drops of the die are left.
refusal-no-blended = There is no mixed drop to paint { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }: cast Blend first, or use a tower drop.
refusal-no-tower-drop = You have no { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } tower drop.
refusal-drop-new = The { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } tower drop is new; it can be used from the next round.
refusal-kingdom = { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    } is not open to the drops of your die.
refusal-painted = { $region } is already painted.
refusal-neighbour = The neighbour { $region } is already { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }.
refusal-match-needless = No neighbour has this colour: Match is not needed.
refusal-gift = This completes a watchtower: choose a green, purple or brown drop.
refusal-gift-needless = There is no drop to choose here.

## Why not: spells

refusal-no-spell = You have no { $spell ->
        [shift] Shift
        [match] Match
        [spread] Spread
       *[blend] Blend
    } to cast.
refusal-spell-new = { $spell ->
        [shift] Shift
        [match] Match
        [spread] Spread
       *[blend] Blend
    } was gained in this round; it can be cast from the next.
refusal-shift-twice = Shift works once in a turn.
refusal-shift-late = Shift comes before anything is painted in the turn.
refusal-shift-spread = Shift comes before Spread.
refusal-shift-same = The drops are already in { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    }.
refusal-spread-open = { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    } is already open.
refusal-spread-far = Spread opens only a neighbour of { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    }.
refusal-blend-two = Blend needs two drops of the die that are still to be placed.

## Why not: crossing out alone

refusal-cross-now = Cross out a speed digit first.
refusal-cross-later = Digits are crossed out only in the solo game, at the end of a round.
refusal-cross-final = The digits of the final row are not crossed out by choice.
refusal-cross-digit = The row of { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    } has no { $points }.
refusal-cross-first = A 4 or a 3 is still open: it goes first.
refusal-cross-closed = The { $points } in the row of { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    } is circled or crossed out already.

## Scoring a sheet of paper

refusal-players = A game has one to four players, not { $count }.
# $count (Number) - sheets
refusal-solo = A solo game has one sheet, not { $count }.
refusal-word-kingdom = There is no kingdom “{ $word }”. The kingdoms: blueriver, greenwood, lilacfield, redmount, umberland, yellowmere.
refusal-word-monster = There are no monsters “{ $word }”. The monsters: dragon, griffin, hydra, unicorn.
refusal-word-row = There is no row “{ $word }”. The rows: blueriver, greenwood, lilacfield, redmount, umberland, yellowmere, dragon, griffin, hydra, unicorn, final.
refusal-word-colour = There is no colour “{ $word }”. The colours: blue, brown, green, purple, red, yellow.
refusal-word-region = There is no region “{ $word }”. The regions: B1 to B9, and the same of G, L, R, U and Y.
refusal-word-twice = “{ $word }” is entered twice.
refusal-tamed-colour = { $monster ->
        [dragon] Dragons are tamed by brown, green or purple
        [griffin] Griffins are tamed by red
        [hydra] Hydras are tamed by blue
       *[unicorn] Unicorns are tamed by yellow
    }, not by { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    }.
refusal-name-twice = Two players are called “{ $name }”.
refusal-form = { $seat }: enter either the printed rows (kingdoms, monsters, final) or the painted regions (painted, speed).
refusal-blots = A sheet has from 0 to { $most } blots, not { $count }.
refusal-colours = { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    } can have from 0 to 6 colours, not { $count }.
refusal-capital = { $kingdom ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
       *[yellowmere] Yellowmere
    } has no colours, so its capital is not built.
refusal-tamed = A sheet has from 0 to { $most } { $colour ->
        [blue] blue
        [brown] brown
        [green] green
        [purple] purple
        [red] red
       *[yellow] yellow
    } { $monster ->
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
       *[unicorn] unicorns
    }, not { $count }.
refusal-monsters = A sheet has from 0 to { $most } { $monster ->
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
       *[unicorn] unicorns
    }, not { $count }.
refusal-speed = The row of { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    } has no { $points } for speed.
warning-equal = { $seat }: { $region } and { $other } have the same colour; so many equal neighbours need Match { $needed } times, and it was there { $able ->
        [one] once
       *[other] { $able } times
    } at most.
warning-unfinished = { $seat }: speed points ({ $points }) for { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }, which is not complete.
warning-colourless = { $seat }: monsters are painted, but no kingdom has a colour.
warning-second = Second place without a first: { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }.
warning-runner-up = { $seat }: complete without points, though nobody has the second place ({ $points }): { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }.
warning-unclaimed = Complete, but nobody has the first place: { $row ->
        [blueriver] Blueriver
        [greenwood] Greenwood
        [lilacfield] Lilacfield
        [redmount] Redmount
        [umberland] Umberland
        [yellowmere] Yellowmere
        [dragon] dragons
        [griffin] griffins
        [hydra] hydras
        [unicorn] unicorns
       *[final] three kingdoms
    }.
