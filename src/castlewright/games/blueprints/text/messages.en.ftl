### What Blueprints says. Names are in names.en.ftl. Arguments named seat or ..._seat are shown as the names of people.

summary = Take room cards and draw them into your castle so that entrance meets entrance. Completed rooms bring rewards: secret passages, moats, more land, more turns. The king’s decrees, favors and bonus cards decide what it was all worth.
status = The rules, decrees, favors and bonus cards follow the printed rulebook. Reconstructed: the 96 room cards with their shapes, entrances and swans, the foyer’s drawing, the points of completed rooms and of the cards for one type or size, and the marks for playing alone. English names of rooms and all names of cards, decrees and titles are ours.

option-decrees = Royal decrees
option-decrees-one = one each
option-decrees-two = two each
option-left_out = Decrees left out

## The lines of the score sheet

group-special = Special rewards
group-food = Food rooms
group-sleeping = Sleeping rooms
group-living = Living rooms
group-downstairs = Downstairs rooms
group-activity = Activity rooms
group-outdoor = Outdoor rooms
group-moat = Moats
group-courtyards = Courtyards
group-utility = Utility rooms
group-area = Area
group-decrees = Royal decrees
group-favors = King’s favors

## Set-up

event-kept = { $seat } has kept a decree.
event-you-kept = You keep “{ decree-name }”.
event-you-kept-aloud = { $seat } keeps “{ decree-name }”.
event-decree = { $seat } opens the decree “{ decree-name }”.
event-box = { $seat } looks through the rooms in the box.
event-box-room = { $seat } lays “{ room-name }” from the box on the decree.
event-looks = { $seat } looks at three more decrees.
event-renewed = { $seat } exchanges the decree for “{ decree-name }”.
event-three-circles = { $seat } paints the first three last-turn circles.
# $count (Number)
event-secret-favors =
    { $count ->
        [one] { $seat } takes { $count } secret favor.
       *[other] { $seat } takes { $count } secret favors.
    }
event-your-favor = Your secret favor: { favor-name }.
event-your-favor-aloud = Secret favor of { $seat }: { favor-name }.
event-foyer = { $seat } chooses the foyer: { type-name }.

## Rounds and turns

# $round (Number)
event-round = Round { $round }.
event-leads = { $seat } goes first instead of last.
event-stays-last = { $seat } stays last.
# $source - market, discard or held
event-takes =
    { $source ->
        [discard] { $seat } takes “{ room-name }” from the discard pile.
        [held] { $seat } takes up “{ room-name }”, laid aside before.
       *[other] { $seat } takes “{ room-name }”.
    }
event-takes-utility =
    { $source ->
        [discard] { $seat } takes “{ room-name }” from the discard pile, to be a utility room.
        [held] { $seat } takes up “{ room-name }”, to be a utility room.
       *[other] { $seat } takes “{ room-name }”, to be a utility room.
    }
event-draws = { $seat } draws “{ room-name }”.
event-door = { $seat } places an entrance.
event-holds = { $seat } lays “{ room-name }” aside for later.
event-skips = { $seat } skips the turn.
event-ends-turn = { $seat } is done.
event-extra-earned = { $seat } gets an extra turn.
event-extra-turn = { $seat } takes an extra turn.
event-end-phase = The rounds are over: in turn order everybody uses what rewards are left.
event-over = The castles are finished.

## Circles, swans and rewards

event-completes = { $seat } completes “{ room-name }” ({ type-name }).
event-completes-foyer = { $seat } completes the foyer ({ type-name }).
# $special - start, skip, last3 or last6
event-special =
    { $special ->
        [skip] { $seat } gets a special reward for the first skip.
        [last3] { $seat } gets a special reward for the third last turn.
       *[other] { $seat } gets a special reward for the sixth last turn.
    }
# $count (Number) - how many circles are painted now
event-last-turn = { $seat } is last in the new order: circle { $count }.
# $count (Number) - how many swans are painted now
event-swan = { $seat } paints swan number { $count }.
event-moat-earned = { $seat } may draw a moat.
event-uses = { $seat } uses the { reward-name }.
event-uses-special = { $seat } uses the { special-name } { used-as }.
event-free-moat = { $seat } draws the third moat by decree.
# $count (Number)
event-cards =
    { $count ->
        [0] { $seat } finds no bonus cards left.
        [one] { $seat } draws { $count } bonus card.
       *[other] { $seat } draws { $count } bonus cards.
    }
event-you-drew = You draw “{ bonus-name }”.
event-you-drew-aloud = { $seat } draws “{ bonus-name }”.
event-stops = { $seat } leaves it at that.
event-names = { $seat } names the castle “{ castle-name }”.
event-removes = { $seat } removes an entrance.
event-passage = { $seat } draws a secret passage.
event-line = { $seat } opens { border-name }.
# $length (Number)
event-moat =
    { $length ->
        [one] { $seat } draws a moat of { $length } square.
       *[other] { $seat } draws a moat of { $length } squares.
    }

## Refusals about the sheet

refusal-no-such-form = “{ room-name }” cannot be drawn like that there.
refusal-outside-lot = “{ room-name }” would reach out of your lot.
refusal-on-moat = “{ room-name }” would cover a moat.
refusal-on-room = “{ room-name }” would cover another room.
refusal-curved = A square with a curved wall cannot be shared.
refusal-downstairs = “{ room-name }” must be joined to a downstairs room.
refusal-not-joined = No entrance of “{ room-name }” would be joined.
refusal-same-shape = Entrances are moved anyway: draw this shape as form { $form }.
refusal-door-wall = An entrance lies on a straight wall of the room.
refusal-door-twice = There is already an entrance there.
refusal-door-order = Entrances are placed in order, and enough walls must be left for the others.
refusal-no-entrance = There is no entrance.
refusal-joined = This entrance is joined: it stays.
refusal-no-wall = There is no straight wall of a room.
refusal-passage-there = There is already a passage.
refusal-passage-moat = A passage cannot lead into a moat.
refusal-passage-lot = A passage cannot lead out of the lot.
refusal-moat-straight = A moat is a straight run of squares, named from its left or upper end.
refusal-moat-covers = A moat needs whole empty squares.
refusal-moat-lot = A moat lies within the lot.
refusal-moat-rim = A moat on the rim needs the decree for it and a lot that reaches that edge.
refusal-line-open = This line is open already.

## Refusals about the turn

refusal-no-seat = There is no such seat at this table.
refusal-game-over = The game is over.
refusal-not-your-turn = It is { $seat }’s turn.
refusal-not-now = This is not the time for it.
refusal-finish-step = Finish the step you have begun first.
refusal-not-in-hand = You do not hold this decree.
refusal-not-offered = This decree is not one of the three.
refusal-not-in-box = This room is not in the box.
refusal-no-such-type = There is no such type of rooms.
refusal-not-lead = Only the decree for it lets the last player go first, before a round.
refusal-no-more-rooms = The rounds are over: no more rooms are taken.
refusal-no-such-room = There is no such room card.
refusal-no-such-source = Cards are taken from the market, from the discard pile or from the decree.
refusal-as-utility = “{ room-name }” cannot be drawn as a utility room.
refusal-cannot-draw = There is no place for “{ room-name }”, so it cannot be taken.
refusal-use-activity-first = Use an activity reward first.
refusal-not-in-discard = “{ room-name }” is not in the discard pile.
refusal-not-held = “{ room-name }” does not lie on your decree.
refusal-held-this-turn = “{ room-name }” was laid aside only now: draw it in a later turn.
refusal-taken-already = Your card of this turn is taken already, or the turn is skipped.
refusal-not-in-market = “{ room-name }” is not in the market.
refusal-take-first = Take a card first.
refusal-cannot-hold = This card cannot be laid aside.
refusal-hold-full = A card lies on the decree already.
refusal-must-take = Take a card or skip before you end the turn.
refusal-not-optional = This step has to be made.
refusal-names-later = Castles are named after the last round.
refusal-named = Your castle has a name already.
refusal-no-such-name = That is no name for a castle.

## Refusals about rewards

refusal-no-such-reward = There is no such reward.
refusal-special-used = The { special-name } has been used.
refusal-special-not-earned = You have not earned the { special-name }.
refusal-not-as = This reward cannot be used like that ({ use-name }).
refusal-no-third-moat = The third moat is free only by decree, once, and after the second.
refusal-food-at-once = A food reward gives its extra turn by itself when the room is completed.
refusal-none-left = No { reward-name } is left.
refusal-too-late = The rounds are over: too late for this ({ use-name }).
refusal-sleeping-this-turn = A sleeping reward cannot be used in the turn in which it was earned.
refusal-while-drawing = Entrances are moved while a room is drawn: take a card first.
refusal-moving-already = The entrances of this room are being moved already.
refusal-nothing-to-remove = There is no entrance to remove: all are joined.
refusal-no-passage = There is no wall for a passage.
refusal-card-taken = The card of this turn is taken already: the discard pile would replace it.
refusal-no-discard = No card of the discard pile can be drawn.
refusal-all-lines = All eight lines are open.
refusal-no-moat = There is no empty square for a moat.
refusal-swans-full = All eight swans are painted.
refusal-use-first = Use a reward for it first.
refusal-no-such-line = There is no such line.

## Score lines

# $count (Number) - entrances that are not joined
line-incomplete =
    { $count ->
        [0] “{ room-name }” is not complete
        [one] “{ room-name }” is not complete: { $count } entrance is not joined
       *[other] “{ room-name }” is not complete: { $count } entrances are not joined
    }
line-completed = “{ room-name }” ({ type-name }) is complete
# $full, $half (Number) - empty and half-empty squares beside it
line-outdoor = “{ room-name }” is complete: empty squares beside it { $full } × 2, half-empty ones { $half } × 1
# $count (Number) - rooms behind it; $length (Number)
line-moat = Moat of length { $length }: rooms wholly behind it { $count } × 2
# $area (Number)
line-courtyard = Courtyard of area { $area }
line-yard-closed = Enclosed ground of area { $area } without a way in: no courtyard
# $count (Number) - room cards in the stack
line-area =
    { $count ->
        [one] The size of { $count } room
       *[other] The sizes of { $count } rooms together
    }
# $bonus - a bonus card; $count (Number) - how many of what it counts
bonus-counted =
    { $bonus ->
        [only_card] Fulfilled.
        [low_favors] Fulfilled.
        [never_expanded] Fulfilled.
        [funny_name] Fulfilled.
        [all_sizes] Fulfilled.
        [all_types] Fulfilled.
        [start_unused] Fulfilled.
        [five_of_type] Fulfilled.
       *[other] Counted: { $count }.
    }
# $count (Number) - how many of what the card counts
line-bonus = { bonus-name }: { bonus-text } { bonus-counted }
line-bonus-special = { bonus-name }, by the { special-name }: { bonus-text } { bonus-counted }
# $worth (Number) - what the card would bring; $slots (Number) - how many cards may be scored
line-bonus-left =
    { $slots ->
        [0] “{ bonus-name }” is not scored, as no utility room is complete. It would bring { $worth }.
       *[other] “{ bonus-name }” is not in the best set. It would bring { $worth }.
    }
line-decree = { decree-name }: { decree-text } Counted: { $count }.
line-best-again = Once more: { bonus-name }
line-best-again-none = No bonus card to pay once more
# $count (Number) - matches of size and of type
line-box-room = Like “{ room-name }” from the box, by size and by type: { $count } × 5
line-third-moat = The third moat: rooms wholly behind it { $count } × 2
# $value (Number) - what the owner has; $place (Number); $count (Number) - how many share the place
line-favor = { favor-name }: { $value }, place { $place }
line-favor-tied = { favor-name }: { $value }, place { $place } shared by { $count }
line-favor-none = { favor-name }: { $value }, no place
line-favor-least = { favor-name }: { $value }; by decree a favor pays at least 6
# $rival (Number) - what the discard pile has
line-favor-alone = { favor-name }: { $value }, the discard pile { $rival }
line-favor-lost = { favor-name }: { $value }, the discard pile { $rival }; not won

## Ties and the verdict

# $count (Number)
why-area = By area: { $count }.
why-favors = By points for favors: { $count }.
why-completed = By completed rooms: { $count }.
why-used = By fewer used rewards: { $count }.
why-shared = Equal in everything: the place is shared.
# $points (Number)
verdict =
    { $points ->
        [one] { $points } point. Your post at court: { title-name }.
       *[other] { $points } points. Your post at court: { title-name }.
    }

## What to do

prompt-over = The game is over.
# $count (Number) - decrees in the hand
prompt-draft = Keep one of { $count } decrees.
prompt-decree = Keep one of three decrees in place of yours.
prompt-box = Choose a room from the box.
# $count (Number) - lines still to open
prompt-line-start =
    { $count ->
        [one] Open one more line of your lot, by decree.
       *[other] Open { $count } lines of your lot, by decree.
    }
prompt-foyer = Choose the type of your foyer.
prompt-lead = You are last in this round. Go first instead?
prompt-take = Take a room, or skip.
prompt-take-extra = Extra turn: take a room, or skip.
prompt-must-skip = No room can be drawn: use rewards, or skip.
prompt-more = Use rewards, or end the turn.
prompt-done = End your turn.
prompt-place = Draw “{ room-name }”: an entrance must meet an entrance.
prompt-place-moving = Draw “{ room-name }”; its entrances come next.
# $count (Number)
prompt-door =
    { $count ->
        [one] Place the last entrance.
       *[other] Place { $count } more entrances.
    }
prompt-remove =
    { $count ->
        [one] Remove an entrance.
       *[other] Remove up to { $count } entrances.
    }
prompt-passage =
    { $count ->
        [one] Draw a secret passage.
       *[other] Draw up to { $count } secret passages.
    }
prompt-line =
    { $count ->
        [one] Open a line of your lot.
       *[other] Open up to { $count } lines of your lot.
    }
prompt-discard =
    { $count ->
        [one] Take a room from the discard pile.
       *[other] Take up to { $count } rooms from the discard pile, one after the other.
    }
# $step - remove, passage, line, discard, or several of them; $count (Number) - how many more
rest-open =
    { $step ->
        [remove]
            { $count ->
                [one] One more entrance may be removed
               *[other] Up to { $count } more entrances may be removed
            }
        [passage]
            { $count ->
                [one] One more secret passage may be drawn
               *[other] Up to { $count } more secret passages may be drawn
            }
        [line]
            { $count ->
                [one] One more line may be opened
               *[other] Up to { $count } more lines may be opened
            }
        [discard]
            { $count ->
                [one] One more room may be taken from the discard pile
               *[other] Up to { $count } more rooms may be taken from the discard pile
            }
       *[several] Rewards are half used: { $count } more to do with them
    }
# $next - what to do besides: take, end or finish
prompt-rest =
    { $next ->
        [take] { rest-open }. Or take a room, or skip.
        [finish] { rest-open }. Or use what rewards are left, and finish.
       *[end] { rest-open }. Or use other rewards, or end the turn.
    }
prompt-moat = Draw a moat: from one square to another, in a straight line.
prompt-end = The rounds are over. Use what rewards are left, name your castle, and finish.
prompt-wait-draft = { $seat } chooses a decree.
prompt-wait-start = { $seat } carries out a decree.
prompt-wait-foyer = { $seat } chooses a foyer.
prompt-wait-lead = { $seat } may go first instead of last.
prompt-wait-turn = It is { $seat }’s turn.
prompt-wait-extra = It is { $seat }’s extra turn.
prompt-wait-end = { $seat } uses what rewards are left.

## A real table: refusals

# $count (Number)
refusal-players = A table has one to five players, not { $count }.
# $count (Number)
refusal-solo = A game for one has one sheet, not { $count }.
refusal-name-twice = Two players are called “{ $name }”.
refusal-twice = “{ $id }” is named twice.
# $count (Number) - players
refusal-order = The order names each of { $count } players once, counted from 0.
refusal-unknown-type = There is no type “{ $kind }”; there are: { $known }. Their colours will do too.
refusal-unknown-room = There is no room card “{ $room }” in the box; they are called R01 to R96.
refusal-unknown-decree = There is no decree “{ $decree }” in the box; there are: { $known }.
refusal-unknown-bonus = There is no bonus card “{ $bonus }” in the box; there are: { $known }.
refusal-unknown-favor = There is no favor “{ $favor }” in the box; there are: { $known }.
refusal-unknown-line = There is no line “{ $line }” on the sheet; there are: { $known }.
refusal-unknown-special = There is no special reward “{ $special }”; there are: { $known }.
refusal-unknown-part = “{ $part }” is no part of a square: use # or one of a, b, c, d, A, B, C, D.
refusal-unknown-use = The { special-name } cannot be used as “{ $kind }”, but as: { $known }.
# $number - what was given; $least, $most (Number)
refusal-range = { range-name }: { $number } is not between { $least } and { $most }.
# $count, $most (Number)
refusal-many-rooms = { $count } rooms are too many: at most { $most }.
# $most (Number)
refusal-name-long = “{ $name }” is longer than { $most } letters.
refusal-needs-type = “{ room-name }” needs a type.
refusal-needs-size = “{ room-name }” needs a size.
refusal-no-squares = “{ room-name }” has no squares.
refusal-card-or-squares = “{ room-name }” is one of our cards: give its form and place, no squares, type or size.
refusal-apart = The squares of “{ room-name }” do not hang together.
# $x, $y (Number)
refusal-off-sheet = The square ({ $x }, { $y }) is not on the sheet.
refusal-square-twice = The square ({ $x }, { $y }) is named twice in one room.
refusal-overlap = On the square ({ $x }, { $y }) two things lie on top of each other.
# $side - N, E, S or W
refusal-no-straight-wall = There is no straight wall of the room at ({ $x }, { $y }), side { $side }.
refusal-no-removed = There is no entrance to remove at ({ $x }, { $y }), side { $side }.
refusal-no-passage-wall = There is no wall for a passage at ({ $x }, { $y }), side { $side }.

## A real table: warnings

warning-card-twice = “{ room-name }” lies twice on the table; the box has it once.
warning-bonus-twice = The bonus card “{ bonus-name }” lies twice on the table; the box has it once.
warning-decree-twice = The decree “{ decree-name }” lies twice on the table; the box has it once.
# $count (Number)
warning-favors = A table has four common favors, not { $count }.
warning-no-order = Turn order was not given: the stacks decide, ties from the first player on.
warning-no-rival = { favor-name }: nothing is known of the discard pile, so it counts 0.
warning-not-alone = { favor-name } is not for one player.
warning-outside-lot = “{ room-name }” reaches out of the lot.
# $size, $area (Number)
warning-size = “{ room-name }” has size { $size }, but its squares make { $area }.
warning-utility = “{ room-name }” is drawn as a utility room without the decree for it.
warning-entrances = “{ room-name }” has another number of entrances than its card.
warning-not-joined = “{ room-name }” is not joined to the castle.
warning-downstairs = “{ room-name }” is not joined to the other downstairs rooms.
# $count, $most (Number)
warning-many-moats = { $count } moats; the rules allow { $most }.
# $count (Number) - swans; $moats (Number)
warning-few-swans = Painted swans: { $count }; that is too few for so many moats: { $moats }.
warning-moat-lot = A moat lies outside the lot.
# $flags, $circles (Number)
warning-many-flags = Track “{ type-name }”: more flags than circles ({ $flags } and { $circles }).
# $count, $found (Number)
warning-circles = Track “{ type-name }”: { $count } painted, but the castle shows { $found }.
warning-special = The { special-name } was used without being earned.
warning-passage-lot = A secret passage leads out of the lot.
warning-passage-moat = A secret passage leads into a moat.
# $count (Number) - painted flags; $moats (Number)
warning-moat-flags = Painted flags of the moat track: { $count }; that is too few for so many moats: { $moats }.
warning-no-swans = No swan is painted; the first is painted with the foyer.
# $count (Number)
warning-many-decrees = Nobody has { $count } decrees: one each, or two by the table’s option.
warning-new-decree = “{ decree-name }” is exchanged at the start: nobody has it in the end.
warning-decree-alone = The decree “{ decree-name }” is not for one player.
warning-secret-favors = Secret favors need the decree for them.
# $count (Number)
warning-secret-count = By decree there are two secret favors, not { $count }.
warning-favor-twice = The favor “{ favor-name }” is there twice; the box has it once.
# $count (Number) - painted circles
warning-last-turns = Whoever plays alone paints no last-turn circles; here are { $count }.
warning-last-card = “{ bonus-name }” is worth nothing to a single player.
warning-card-discarded = “{ room-name }” is drawn, and lies in the discard pile as well.

## A real table: what was drawn first

question-passage = Secret passage to “{ room-name }”, which has a plain wall there
answer-passage-joins = Drawn when “{ room-name }” was there: it joins the two rooms.
answer-passage-dead = “{ room-name }” was drawn later and covers it with its wall: it joins nothing.
# $length (Number)
question-moat = Moat of length { $length }
# $count (Number) - rooms with entrances facing it; $room - the first of them
answer-moat-takes =
    { $count ->
        [one] Drawn later than “{ room-name }”: its entrances facing the moat are gone.
       *[other] Drawn later than all { $count } rooms that face it: their entrances facing the moat are gone.
    }
# $count (Number) - of these rooms, those drawn later; $room - the first of them
answer-moat-blocked =
    { $count ->
        [one] Drawn earlier than “{ room-name }”: its entrances facing the moat are there, but blocked.
       *[other] Drawn earlier than “{ room-name }” and what came after it, { $count } rooms: their entrances facing the moat are there, but blocked.
    }
