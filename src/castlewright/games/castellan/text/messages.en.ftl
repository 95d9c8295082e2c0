### What Castellan says. Arguments named seat or ..._seat are shown as the names of people.

summary = Build one castle together, card by card, and close its yards before the others do.
status = The rules follow the printed rulebook. Twelve of the fourteen cards and the lengths of the walls are reconstructed: the rulebook shows only two cards and gives no measures. Everything reconstructed is marked in the rules.

option-trial = Trial fits
option-trial-yes = Pieces can be tried and taken back until the build is confirmed
option-trial-no = A piece stays where it was put

group-yards = Yards
group-doubled = Doubled yard

## What is expected now

prompt-choose-first =
    { $count ->
        [0] You begin: choose cards to play, with at least one tower on them.
       *[other] Choose more cards, or lay the chosen ones down; at least one tower is needed.
    }
prompt-choose =
    { $count ->
        [0] Choose one or more cards to play.
       *[other] Choose more cards, or lay the chosen ones down.
    }
prompt-build =
    { $count ->
        [one] Build: one piece left.
       *[other] Build: { $count } pieces left.
    }
prompt-confirm = Everything is built: confirm.
prompt-pass-on =
    { $count ->
        [one] The last piece fits nowhere: confirm, and it goes on.
       *[other] The last { $count } pieces fit nowhere: confirm, and they go on.
    }
prompt-set-aside =
    { $count ->
        [one] The last piece fits nowhere: confirm, and it is set aside.
       *[other] The last { $count } pieces fit nowhere: confirm, and they are set aside.
    }
prompt-claim = Set two keeps into one of the new yards, or save the double for later.
prompt-claim-last = Set two keeps into one of the new yards: this is your last turn.
prompt-keep-double = You divided your doubled yard: choose the part that stays doubled.
prompt-draw =
    { $count ->
        [one] Draw one card: from which deck?
       *[other] Draw { $count } cards: how many from which deck?
    }
prompt-over = The game is over.
prompt-wait-choose = Waiting: { $seat } chooses cards.
prompt-wait-build =
    { $count ->
        [0] Waiting: { $seat } confirms the build.
        [one] Waiting: { $seat } builds, one piece left.
       *[other] Waiting: { $seat } builds, { $count } pieces left.
    }
prompt-wait-claim = Waiting: { $seat } decides which yard to double.
prompt-wait-draw =
    { $count ->
        [one] Waiting: { $seat } draws a card.
       *[other] Waiting: { $seat } draws { $count } cards.
    }

## What happened

event-choose = { $seat } chooses the card { $card }.
event-take =
    { $count ->
        [one] { $seat } plays one card ({ $cards }). To build: towers { $towers }, long walls { $long }, short walls { $short }.
       *[other] { $seat } plays { $count } cards ({ $cards }). To build: towers { $towers }, long walls { $long }, short walls { $short }.
    }
event-last-turn =
    { $count ->
        [one] Last turn of { $seat }: the last card ({ $cards }). To build: towers { $towers }, long walls { $long }, short walls { $short }.
       *[other] Last turn of { $seat }: all { $count } cards ({ $cards }). To build: towers { $towers }, long walls { $long }, short walls { $short }.
    }
event-tower = { $seat } raises a tower.
event-short = { $seat } builds a short wall.
event-long = { $seat } builds a long wall.
event-built =
    { $count ->
        [0] { $seat } can build nothing.
        [one] { $seat } finishes building: one piece.
       *[other] { $seat } finishes building: { $count } pieces.
    }
event-claim =
    { $towers ->
        [one] { $seat } claims a yard with one tower.
       *[other] { $seat } claims a yard with { $towers } towers.
    }
event-double =
    { $towers ->
        [one] { $seat } sets two keeps: a yard with one tower counts twice.
       *[other] { $seat } sets two keeps: a yard with { $towers } towers counts twice.
    }
event-double-kept =
    { $towers ->
        [one] { $seat } keeps the double on the part with one tower.
       *[other] { $seat } keeps the double on the part with { $towers } towers.
    }
event-single = { $seat } doubles none of the new yards.
event-pass = What fits nowhere goes from { $seat } to { $to_seat }: towers { $towers }, long walls { $long }, short walls { $short }.
event-aside = What { $seat } cannot build is set aside: towers { $towers }, long walls { $long }, short walls { $short }.
event-draw =
    { $count ->
        [one] { $seat } draws one card: from the tower deck { $towers }, from the wall deck { $walls }.
       *[other] { $seat } draws { $count } cards: from the tower deck { $towers }, from the wall deck { $walls }.
    }
event-drawn =
    { $count ->
        [one] { $seat } gets the card { $cards }.
       *[other] { $seat } gets the cards { $cards }.
    }
event-ran-out = { $seat } has no cards left. The others have one last turn each.
event-over = The castle stands. Time to count the towers.

## The score

line-yard =
    { $towers ->
        [one] A yard touched by one tower
       *[other] A yard touched by { $towers } towers
    }
line-doubled =
    { $towers ->
        [one] A doubled yard touched by one tower: counts twice
       *[other] A doubled yard touched by { $towers } towers: counts twice
    }

# Said aloud: for those who have no board before their eyes
line-yard-aloud =
    { $towers ->
        [one] The yard around the cell ({ $x }, { $y }), touched by one tower
       *[other] The yard around the cell ({ $x }, { $y }), touched by { $towers } towers
    }
line-doubled-aloud =
    { $towers ->
        [one] The doubled yard around the cell ({ $x }, { $y }), touched by one tower: counts twice
       *[other] The doubled yard around the cell ({ $x }, { $y }), touched by { $towers } towers: counts twice
    }

why-keeps =
    { $keeps ->
        [one] The points are equal; keeps decide: one on the table.
       *[other] The points are equal; keeps decide: { $keeps } on the table.
    }
why-shared = Points and keeps are equal: the place is shared.

## Why not

refusal-game-over = The game is over.
refusal-not-your-turn = It is { $turn_seat }’s turn.
refusal-cards-laid = The cards for this turn are already on the table; no more can be added.
refusal-card-chosen = The card { $card } is already chosen.
refusal-card-not-yours = There is no card { $card } in your hand.
refusal-no-card = Choose at least one card: a turn cannot be passed.
refusal-first-turn = The castle begins with a tower: choose at least one card that shows one.
refusal-cards-first = First choose your cards and lay them down.
refusal-built-already = The build of this turn is already confirmed.
refusal-none-left =
    { $kind ->
        [tower] You have no tower left to build.
        [long] You have no long wall left to build.
       *[short] You have no short wall left to build.
    }
refusal-first-place = The castle begins with a tower on (0, 0).
refusal-tower-on-tower = A tower already stands on ({ $x }, { $y }).
refusal-tower-covered = A long wall covers ({ $x }, { $y }): no tower can stand there.
refusal-tower-nowhere = No wall ends on ({ $x }, { $y }): a tower needs a wall to join.
refusal-wall-crooked = A wall runs straight along the lattice.
refusal-wall-length = A wall is one step long, or two, not { $length }.
refusal-wall-loose = A wall begins at a tower, and there is none at either end.
refusal-edge-taken = A wall already stands there.
refusal-wall-blocked = Nothing could continue this wall: a tower cannot stand on ({ $x }, { $y }).
refusal-over-tower = A long wall cannot run over the tower on ({ $x }, { $y }).
refusal-over-end = A wall waits for its tower on ({ $x }, { $y }); a long wall over it would block it.
refusal-over-wall = Another long wall already crosses ({ $x }, { $y }).
refusal-rival-yard = This lies in a yard of { $seat }.
refusal-tower-fits = You are not done yet: a tower fits on ({ $x }, { $y }).
refusal-wall-fits =
    { $kind ->
        [long] You are not done yet: a long wall fits from ({ $x }, { $y }) to ({ $to_x }, { $to_y }).
       *[short] You are not done yet: a short wall fits from ({ $x }, { $y }) to ({ $to_x }, { $to_y }).
    }
refusal-double-used = You have already used your double keep.
refusal-nothing-claimed = Two keeps can only be set at the moment a yard is claimed.
refusal-must-double = Your doubled yard was divided: one of its parts must stay doubled.
refusal-double-late = This yard was claimed before: two keeps are set only in the turn in which you claim it.
refusal-double-not-yours = This yard belongs to { $seat }: you double only a yard of your own.
refusal-double-elsewhere = Your double keep is used, and this yard is not one of the parts of the divided yard.
refusal-no-such-yard = No yard claimed in this turn is named by the cell ({ $x }, { $y }).
refusal-draw-later = Cards are drawn at the end of the turn.
refusal-no-draw = In a last turn no cards are drawn.
refusal-draw-count =
    { $count ->
        [one] You draw exactly one card.
       *[other] You draw exactly { $count } cards.
    }
refusal-draw-deck = There are not that many cards: tower deck { $towers }, wall deck { $walls }.

## A real table

refusal-players = Castellan is for 2, 3 or 4 players, not { $count }.
refusal-pieces = There are { $count } pieces and keeps; no table holds more than { $most }.
refusal-off-table = ({ $x }, { $y }) is too far away: coordinates go from -{ $reach } to { $reach }.
refusal-no-such-seat = There is no seat { $number }: seats are counted from 0, and there are { $count }.
refusal-two-towers = Two towers on ({ $x }, { $y }).
refusal-two-walls = The wall from ({ $x }, { $y }) to ({ $to_x }, { $to_y }) lies where another wall lies.
refusal-walls-cross = Two long walls cross on ({ $x }, { $y }).
refusal-tower-in-wall = The tower on ({ $x }, { $y }) stands inside a long wall.
refusal-table-loose = The wall from ({ $x }, { $y }) to ({ $to_x }, { $to_y }) has no tower at either end.
refusal-table-crooked = The wall from ({ $x }, { $y }) to ({ $to_x }, { $to_y }) does not run straight along the lattice.
refusal-table-length = The wall from ({ $x }, { $y }) to ({ $to_x }, { $to_y }) is { $length } long; walls are 1 or 2 long.
refusal-keep-outside = The keep on the cell ({ $x }, { $y }) is in no closed yard.
refusal-two-keeps = Two keeps on the cell ({ $x }, { $y }); for a double keep, say "double".
refusal-two-owners = The yard around the cell ({ $x }, { $y }) has keeps of { $seat } and of { $other_seat }.
warning-unclaimed =
    { $towers ->
        [one] The yard with one tower around the cell ({ $x }, { $y }) has no keep: it is nobody’s.
       *[other] The yard with { $towers } towers around the cell ({ $x }, { $y }) has no keep: it is nobody’s.
    }
warning-keeps =
    { $count ->
        [one] There is one keep in the yard around the cell ({ $x }, { $y }); it counts twice at most.
       *[other] There are { $count } keeps in the yard around the cell ({ $x }, { $y }); it counts twice at most.
    }
# $cells - cells with commas between them
warning-doubles =
    { $count ->
        [one] { $seat } has one doubled yard, around the cells { $cells }; only one is allowed in a game.
       *[other] { $seat } has { $count } doubled yards, around the cells { $cells }; only one is allowed in a game.
    }
# $towers - one tower of each, with commas between them
warning-castles =
    { $count ->
        [one] There is one castle, at the towers { $towers }.
       *[other] There are { $count } castles that no wall joins, at the towers { $towers }; there should be one.
    }
warning-blocked = A wall ends on ({ $x }, { $y }), the middle of a long wall: nothing could continue it.
warning-too-many =
    { $kind ->
        [tower] Towers on the table: { $count }. This many players have only { $most }.
        [long] Long walls on the table: { $count }. This many players have only { $most }.
       *[short] Short walls on the table: { $count }. This many players have only { $most }.
    }
