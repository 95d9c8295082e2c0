### Between Two Castles of Mad King Ludwig: everything the rules say. Names are in names.en.ftl.

summary = Build one castle with each of your neighbours. Choose two rooms, pass the rest on, and talk over where they stand: only the poorer of your castles counts.
status = All rooms, throne rooms and cards are as printed. Reconstructed: seven of each attendant, and specialty rooms that never run out. Bonus cards have no printed names; ours are our own.

option-seniority = The elder partner
option-seniority-seats = by seats: the first seat is the eldest
option-seniority-drawn = by lot, before the first deal
option-seniority-ages = by the ages typed in
option-ages = Age
# $name - who; $number (Number) - the age
event-number-ages = { $name }: age { $number }.

## Rows of the score sheet

group-food = Food
group-living = Living
group-utility = Utility
group-outdoor = Outdoor
group-sleeping = Sleeping
group-corridor = Corridors
group-downstairs = Downstairs
group-towers = Towers
group-fountains = Fountains
group-grand_foyers = Grand foyers
group-bonus_cards = Bonus cards
group-attendants = Royal attendants
group-throne = Throne room

## Bonuses, for the player aid

bonus-food = Three: draw five rooms, build one.
bonus-living = Three: place an attendant in the throne room.
bonus-utility = Three: draw three bonus cards, keep one.
bonus-outdoor = Three: build a fountain.
bonus-sleeping = Three: build a tower.
bonus-corridor = Three: build a grand foyer.
bonus-downstairs = Three: take the bonus of any other type.
bonus-five = Five of a type: build a fountain, a tower or a grand foyer.

## Prompts

prompt-over = The game is over.
prompt-serve = Two rooms are drawn for Ludwig: choose the one for your common castle.
# $round, $turn (Number)
prompt-choose = Choose two rooms. Round { $round }, turn { $turn } of 4.
prompt-build = Build: one of your two rooms goes into each of your castles.
# $seat - the elder partner
prompt-propose = { castle-name }, bonus for { bonus-name }: propose; { $seat } decides.
# $seat - the junior partner
prompt-answer = { castle-name }, bonus for { bonus-name }: { $seat } proposes. Agreed?
prompt-settle = { castle-name }, bonus for { bonus-name }: decide what to do.
prompt-wait-serve = { $seat } gives Ludwig’s rooms to his castles.
prompt-wait-choose-one = Waiting for { $seat } to choose.
# $count (Number) - players who have not chosen
prompt-wait-choose =
    { $count ->
        [one] Waiting for { $count } player to choose.
       *[other] Waiting for { $count } players to choose.
    }
prompt-wait-build-one = Waiting for { $seat }.
# $count (Number) - players who may build
prompt-wait-build =
    { $count ->
        [one] Waiting for { $count } player to build.
       *[other] Waiting for { $count } players to build.
    }
# $count (Number) - players who have a say about open bonuses
prompt-wait-bonuses =
    { $count ->
        [one] Waiting for { $count } player: a bonus comes first.
       *[other] Waiting for { $count } players: bonuses come first.
    }
# $step - propose, decide, or draw (nobody can yet); $seat - whose say it is
bonus-first =
    { $step ->
        [propose] { castle-name }, bonus for { bonus-name }: { $seat } proposes.
        [draw] { castle-name }, bonus for { bonus-name }: too little is left to draw until another castle has discarded.
       *[decide] { castle-name }, bonus for { bonus-name }: { $seat } decides.
    }
prompt-wait-bonus = { bonus-first }
prompt-held = { bonus-first } You build after that.

## Events

event-served = { $seat } lays Ludwig’s room { room-name } beside castle { castle-name }.
event-chosen = { $seat } has chosen.
event-you-chose = You choose { room-name }.
event-you-chose-aloud = { $seat } chooses { room-name }.
event-revealed = { $seat } reveals { room-name }.
event-built = { $seat } builds { room-name } in castle { castle-name }.
event-you-first = { $seat } lets the partner build first in castle { castle-name }.
event-elder-first = Both wait: { $seat }, the elder, builds first in castle { castle-name }.
event-bonus = Castle { castle-name } earns the bonus for { bonus-name }.
# $bonus - whose draw it is: food (rooms) or utility (cards)
event-drawn =
    { $bonus ->
        [food] { $count } rooms are drawn for castle { castle-name }.
       *[other] { $count } bonus cards are drawn for castle { castle-name }.
    }
event-waits =
    { $bonus ->
        [food] Castle { castle-name } waits: too few rooms are left to draw.
       *[other] Castle { castle-name } waits: too few cards are left to draw.
    }
event-reshuffled =
    { $bonus ->
        [food] The discarded rooms are shuffled into the supply.
       *[other] The discarded cards are shuffled into the deck.
    }
event-proposes = { $seat } proposes how to use the bonus of castle { castle-name }.
event-proposed-room = Proposed: { room-name }.
event-proposed-attendant = Proposed: { attendant-name }.
event-proposed-card = Proposed: { card-name }.
event-proposed-copy = Proposed: the bonus for { bonus-name }.
event-agrees = { $seat } agrees, castle { castle-name }.
event-otherwise = { $seat } decides otherwise, castle { castle-name }.
event-copies = Castle { castle-name } takes the bonus for { bonus-name }.
event-added = The bonus brings { room-name } to castle { castle-name }.
event-attends = { attendant-name } enters the throne room of castle { castle-name }.
event-kept = Castle { castle-name } keeps the card “{ card-name }”.
# $seat - who took moves back; $count (Number) - how many
event-undo-castle =
    { $count ->
        [one] { $seat } takes back the last move in castle { castle-name }.
       *[other] { $seat } takes back { $count } moves in castle { castle-name }.
    }
event-turn = Round { $round }, turn { $turn }.
event-last-discarded = The last room of every stack is discarded unseen.
event-over = The castles stand.

## Score lines

# $each (Number) - points for each; $count (Number) - how many
each = { $count }{ "\u00A0" }×{ "\u00A0" }{ $each }
line-beside = { room-name }: { wants-name } in the marked cells, { each }
line-around = { room-name }: { wants-name } around, { each }
# $most (Number) - the printed maximum
line-around-most = { room-name }: { wants-name } around, { each }, but at most { $most }
line-connected = { room-name }: { wants-name } connected, { each }
line-anywhere = { room-name }: { wants-name } in the castle, { each }
line-variety =
    { $count ->
        [0] { room-name }: not all six other types are there
       *[other] { room-name }: all six other types are there
    }
line-hanging = { room-name }: { wants-name } around, { each }
line-column = { room-name }: { wants-name } in its column, { each }
line-tower = { room-name }: rooms below, { each }
line-fountain = { room-name }: always { $each }
line-foyer = { room-name }: rooms around, { each }
line-card = { card-name }, { each }
line-attendant = { attendant-name }: { wants-name } in the castle, { $count }
line-throne = Throne room: { throne-name }, { each }

## Ties

# $points (Number) - the better castle
why-better-castle = By the better castle: { $points }.
# $count (Number) - specialty rooms in both castles
why-specialty = By specialty rooms in both castles, throne rooms included: { $count }.
why-shared = Equal in everything: the place is shared.

## Refusals

refusal-no-seat = There is no such seat at this table.
refusal-game-over = The game is over.
refusal-ludwig-first = First { $seat } gives Ludwig’s rooms to his castles.
refusal-not-choosing = Rooms are being built now; the next choice comes when all castles are ready.
refusal-chosen = You have chosen, and a choice cannot be changed.
refusal-two-rooms = Choose two different rooms.
refusal-not-in-hand = { room-name } is not in your hand.
refusal-no-ludwig = Ludwig does not play at this table.
refusal-served = Ludwig’s rooms are already laid out.
refusal-other-serves = In this round { $seat } serves Ludwig.
refusal-not-ludwigs = { room-name } is not one of Ludwig’s two rooms.
refusal-not-building = Nothing is built before everybody has chosen.
refusal-not-your-castle = This castle is not one of yours.
refusal-bonus-first = First the bonus of castle { castle-name } must be settled.
refusal-not-your-room = { room-name } is not among your rooms to build here.
refusal-castle-has-yours = Castle { castle-name } has your room of this turn; the other one goes to your other castle.
refusal-elder-first = Both partners wait, so { $seat }, the elder, builds first in castle { castle-name }.
refusal-no-side = { room-name } must share a side with a room that is already there.
refusal-on-throne = The throne room is there.
refusal-taken = { room-name } is already there.
refusal-below-only = { room-name } stands only below level 1.
refusal-ground-only = { room-name } stands only on level 1 or higher.
refusal-open-sky = Nothing may stand above { room-name }: it lies under the open sky.
refusal-no-support = { room-name } needs a room directly below it.
refusal-ludwig-never-builds = Ludwig builds nothing himself: you build both rooms here.
refusal-said-already = You have already let your partner go first in castle { castle-name }.
refusal-too-late = The first room of this turn already stands in castle { castle-name }.
refusal-no-bonus = No bonus is open in castle { castle-name }.
refusal-draw-waits = Castle { castle-name } waits until other castles have discarded: too little is left to draw.
refusal-proposed = A proposal is made: { $seat } answers now.
refusal-junior-first = First { $seat }, the junior partner, proposes something.
refusal-nothing-proposed = Nothing is proposed that you could agree to.
refusal-agree-instead = This is what is proposed: simply agree.
refusal-not-offered-room = The bonus does not offer { room-name }.
refusal-no-such-attendant = There is no such attendant.
refusal-attendant-gone = { attendant-name }: all seven are taken.
refusal-not-offered-card = This card is not among the three drawn.
refusal-no-copy = Choose one of the six other types.
refusal-other-bonus = The bonus for { bonus-name } brings something else.

## Refusals and warnings about a real table

refusal-no-throne = Say which throne room the castle has.
refusal-ludwig-table = With Ludwig there are three castles.
refusal-two-forms = Give either one castle or a list of castles, not both.
# $count (Number)
refusal-castle-count = A table has three to seven castles, not { $count }.
# $id - what was typed
refusal-unknown-throne = There is no throne room “{ $id }” in the box.
refusal-unknown-room = There is no room “{ $id }” in the box.
refusal-unknown-card = There is no bonus card “{ $id }” in the box.
refusal-unknown-attendant = There is no attendant “{ $id }” in the box.
refusal-too-far = { room-name } lies more than a hundred cells from the throne room.
refusal-over-throne = { room-name } lies on the throne room.
refusal-two-on-one = Two rooms lie on cell ({ $x }, { $y }); one of them is { room-name }.
refusal-room-twice = { room-name } is there twice, and the box has one.
# $count, $most (Number)
refusal-too-many-specialty = { $count } specialty rooms, and the box has { $most }.
refusal-too-many-attendants = { $count } attendants, and the box has { $most }.
refusal-card-twice = The card “{ card-name }” is there twice, and the box has one.

warning-no-side = { room-name } shares no side with another room.
warning-apart = { room-name } is not joined to the throne room.
warning-below-only = { room-name } may stand only below level 1.
warning-ground-only = { room-name } may stand only on level 1 or higher.
warning-open-sky = A room stands above { room-name }, which lies under the open sky.
warning-no-support = { room-name } has no room below to rest on.
# $count, $most (Number)
warning-many-attendants = { $count } attendants; a castle can earn { $most }.
warning-many-cards = { $count } bonus cards; a castle can earn { $most }.
warning-many-specialty = { $count } specialty rooms; a castle can earn { $most }.
warning-many-regular = { $count } regular rooms; a castle can have { $most }.
# $count (Number) - what is there; $most (Number) - what the rooms can have earned
warning-unearned-attendants =
    { $most ->
        [0] There are attendants ({ $count }), but not the rooms to have earned one.
       *[other] { $count } attendants, but the castle has the rooms to have earned { $most } only.
    }
warning-unearned-cards =
    { $most ->
        [0] There are bonus cards ({ $count }), but not the rooms to have earned one.
       *[other] { $count } bonus cards, but the castle has the rooms to have earned { $most } only.
    }
warning-room-twice = { room-name } is in more than one castle, and the box has one.
warning-card-twice = The card “{ card-name }” is in more than one castle, and the box has one.
warning-throne-twice = More than one castle has the same throne room ({ throne-name }).
warning-attendant-copies = { attendant-name }: more than seven are on the table.
