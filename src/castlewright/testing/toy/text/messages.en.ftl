status = A toy: it exists for tests only.

option-rounds = Rounds
option-rounds-2 = two
option-rounds-1 = one

group-bells = Bells
group-dice = Dice
group-flags = Flags

prompt-lay = Everybody lays cards, and says when ready.
prompt-turn = { $seat } may plant a flag, then draws or rolls.
prompt-over = The game is over.

event-lay = { $seat } lays { $card }.
event-ready = { $seat } is ready.
event-show =
    { $count ->
        [0] { $seat } shows nothing.
        [one] { $seat } shows a bell.
       *[other] { $seat } shows { $count } bells.
    }
event-flag = { $seat } plants a flag on place { $place }.
event-draw = { $seat } draws a card.
event-drawn = You draw { $card }.
event-roll = { $seat } rolls { $die }.

refusal-not-now = It is not your turn.
refusal-phase = This is not the time for that.
refusal-no-card = You do not hold { $card }.
refusal-row-full =
    { $count ->
        [one] You have laid a card already.
       *[other] You have laid { $count } cards already.
    }
refusal-flag = You cannot plant a flag on place { $place }.
refusal-deck = There is no card left.

line-bell = { $card }
line-die = A roll of { $die }
line-flag = A flag

why-flags =
    { $count ->
        [one] Decided by flags: one.
       *[other] Decided by flags: { $count }.
    }
why-shared = Nothing decides: the place is shared.

warning-many =
    { $count ->
        [one] { $seat } has shown too many bells: one.
       *[other] { $seat } has shown too many bells: { $count }.
    }
