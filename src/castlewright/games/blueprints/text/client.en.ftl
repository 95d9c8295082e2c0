# Words of the drafting sheet, the action area and the score page of Blueprints.

## The sheet

blueprints-sheet-label = Drafting sheet of { $name }: { $count ->
    [one] one room
   *[other] { $count } rooms
}. Arrow keys move, R turns, F mirrors, N finds the next place, Enter draws
blueprints-fit = Show the whole sheet
blueprints-sheets = Everybody’s sheets
blueprints-look = Look at the sheet of { $name }
blueprints-close = Close
blueprints-panel = { $panel ->
    [sheet] Score sheet
    [favors] Favors
    [cards] Cards
   *[pile] Discard pile
}
blueprints-tab = { $panel ->
    [sheet] Tracks
    [favors] King
   *[cards] Cards
}
blueprints-room = { $kind ->
    [food] Food room
    [sleeping] Sleeping room
    [living] Living room
    [downstairs] Downstairs room
    [activity] Activity room
    [outdoor] Outdoor room
    [utility] Utility room
   *[other] Not chosen yet
}, size { $size }.
blueprints-room-complete = Completed.
blueprints-room-doors = Entrances: { $joined } joined, { $open } open, { $blocked } blocked.

## Market and hand

blueprints-market = Market
blueprints-market-empty = The market is empty.
blueprints-card = { $room }: { $kind ->
    [food] food
    [sleeping] sleeping
    [living] living
    [downstairs] downstairs
    [activity] activity
    [outdoor] outdoor
   *[utility] utility
}, size { $size }, { $doors ->
    [one] one entrance
   *[other] { $doors } entrances
}
blueprints-spots = { $count ->
    [one] one place
   *[other] { $count } places
}
blueprints-no-spots = no place with its own entrances
blueprints-moving = choose a place, then the entrances
blueprints-turn = Turn (R)
blueprints-mirror = Mirror (F)
blueprints-draw = Draw here
blueprints-put-back = Put back (Esc)
blueprints-as-utility = As utility
blueprints-as-itself = As printed
blueprints-move-doors = Move the entrances
blueprints-hold = Lay aside for later
blueprints-pile = Discard pile
blueprints-pile-empty = Nothing has been discarded yet.
blueprints-deck = Rooms in the deck: { $count }
blueprints-decks = Rooms in the deck: { $deck }. Bonus cards in the deck: { $bonus }. Discarded: { $count }.
blueprints-skip = Skip
blueprints-end-turn = End turn
blueprints-end-game = Finish
blueprints-enough = That is enough
blueprints-rests = What is left of rewards
blueprints-later = Later
blueprints-end-turn-rest = End turn, the rest is lost
blueprints-name = Name of the castle
blueprints-name-give = Name it

## Set-up

blueprints-choose = { $what ->
    [keep] Choose a decree
    [box] Choose a room
   *[foyer] Choose a type
}
blueprints-keep = Keep “{ $decree }”
blueprints-box = Take “{ $room }”
blueprints-decree-when = { $when ->
    [start] works at the start
    [play] works during the game
   *[score] works in the final count
}
blueprints-foyer = { $kind ->
    [food] Food foyer
    [sleeping] Sleeping foyer
    [living] Living foyer
    [downstairs] Downstairs foyer
    [activity] Activity foyer
    [outdoor] Outdoor foyer
   *[utility] Utility foyer
}
blueprints-foyer-types = Types of the foyer
blueprints-foyer-note = The foyer counts as a room of the type you give it. Press a sign to see its reward.
blueprints-lead-first = Go first
blueprints-lead-last = Stay last

## Rewards

blueprints-score-sheet = Score sheet
blueprints-special = { $special ->
    [start] Start
    [skip] Skip
    [last3] Last, 3×
   *[last6] Last, 6×
}
blueprints-specials = { $count ->
    [0] No special rewards
    [one] One special reward
   *[other] { $count } special rewards
}
blueprints-track = { $kind ->
    [food] Food rooms
    [sleeping] Sleeping rooms
    [living] Living rooms
    [downstairs] Downstairs rooms
    [activity] Activity rooms
    [outdoor] Outdoor rooms
    [utility] Utility rooms
   *[moat] Moats
}: { $circles } completed, { $ready } to be used
blueprints-points-of = { $kind ->
    [food] Food rooms
    [sleeping] Sleeping rooms
    [living] Living rooms
    [downstairs] Downstairs rooms
    [activity] Activity rooms
    [outdoor] Outdoor rooms
    [utility] Utility rooms
   *[moat] Moats
}: { $points } points. Show what brings them
blueprints-reward = { $kind ->
    [food] extra turn
    [sleeping] move entrances
    [living] remove entrance
    [downstairs] passage
    [activity] from the pile
    [outdoor] open a line
    [utility] bonus cards
    [moat] draw a moat
   *[swan] swan
}
blueprints-reward-long = { $kind ->
    [food] Food: an extra turn in the same round.
    [sleeping] Sleeping: move the entrances of a room while you draw it.
    [living] Living: remove an entrance that joins nothing.
    [downstairs] Downstairs: a secret passage through a wall. Downstairs rooms hang together.
    [activity] Activity: take a room from the discard pile.
    [outdoor] Outdoor: open a line of the lot. Empty ground beside it pays.
    [utility] Utility: two bonus cards, and one card more is scored.
   *[swan] A swan on the moat track; four of them earn a moat.
}
blueprints-use-as = Use the { $reward } as
blueprints-step = { $step ->
    [remove] Press an entrance that should go.
    [passage] Press a wall for the secret passage.
    [line] Press a dashed line of the lot.
    [moat] Press where the moat begins, then where it ends, or drag.
   *[doors] Press the walls where the entrances should be.
}

## Favors and cards

blueprints-favors = King’s favors
blueprints-secret = secret
blueprints-favor-of = { $name }: { $count }, brings { $points } now
blueprints-bonus-cards = { $count ->
    [one] One bonus card
   *[other] { $count } bonus cards
}
blueprints-bonus-hidden = Only their owner sees them.
blueprints-held = Laid aside: { $room }
blueprints-boxed = From the box: { $room }

## Players

blueprints-seat-order = Place in the turn order: { $place }
blueprints-seat-top = Size of the top room: { $size }
blueprints-seat-ready = Rewards to be used: { $count }
blueprints-seat-swans = Swans: { $count }
blueprints-seat-extra = Extra turns: { $count }

## A real table

blueprints-scorer = A finished castle of a real table
blueprints-score-players = Players
blueprints-score-solo = A game for one
blueprints-score-count = { $count ->
    [one] One castle
   *[other] { $count } castles
}
blueprints-score-cards = Cards and counts
blueprints-score-table = Favors and values
blueprints-score-undo = Undo
blueprints-score-clear = Empty sheet
blueprints-score-tools = Tools
blueprints-score-tool = { $tool ->
    [card] Card
    [free] Draw
    [passage] Passage
    [remove] Remove
    [moat] Moat
    [line] Flags
   *[erase] Erase
}
blueprints-score-how = { $tool ->
    [passage] Press a wall to add a secret passage, or to take it away.
    [remove] Press an entrance that was removed. Those facing a moat go by themselves.
    [moat] Press the square where a moat begins.
    [moat-end] Press the square where it ends.
    [line] Press a dashed line whose flag is painted.
   *[erase] Press a room or a moat to erase it.
}
blueprints-score-types = Types
blueprints-score-sizes = Sizes
blueprints-score-size = Size
blueprints-score-swan = Has a swan
blueprints-score-lay = Lay here
blueprints-score-brushes = Parts of a square
blueprints-score-brush = { $part ->
    [full] whole square
    [a] diagonal, north-west corner cut off
    [b] diagonal, north-east corner cut off
    [c] diagonal, south-west corner cut off
    [d] diagonal, south-east corner cut off
    [A] curved in the north-west
    [B] curved in the north-east
    [C] curved in the south-west
   *[D] curved in the south-east
}
blueprints-score-door = Entrance
blueprints-score-add = Add room
blueprints-score-foyer = Is the foyer
blueprints-score-our-foyer = Foyer as ours
blueprints-score-name = Player
blueprints-score-swans = Painted swans
blueprints-score-last = Last-turn circles
blueprints-score-skipped = Skipped a turn
blueprints-score-specials = Special rewards were used as
blueprints-score-unused = not used
blueprints-score-flags = Painted flags of rewards
blueprints-score-bonus = Bonus cards
blueprints-score-decrees = Royal decrees
blueprints-score-secrets = Secret favors
blueprints-score-box = Room from the box
blueprints-score-rivals = What the discard pile has
blueprints-score-order = Turn order after the last round
blueprints-score-by-stacks = by the stacks
blueprints-score-printed = Printed values
blueprints-score-printed-note = Ours are reconstructed. Copy those of your sheet and cards once; this browser remembers them.
blueprints-score-value = { $value ->
    [food] Food room
    [sleeping] Sleeping room
    [living] Living room
    [downstairs] Downstairs room
    [activity] Activity room
    [type_card] Bonus card of a type
   *[size_card] Bonus card of a size
}

## When things were drawn

blueprints-score-when = Order of drawing
blueprints-score-drawn = Order
blueprints-score-first = What came first?
blueprints-when-note = { $count ->
    [0] Nothing on this sheet depends on when passages and moats were drawn.
   *[other] Here points depend on what was drawn first. Elsewhere it makes no difference.
}
blueprints-when-rooms = Rooms, the first drawn on top
blueprints-when-stack = Your stack of room cards shows them from below upwards.
blueprints-when-earlier = “{ $room }” was drawn earlier
blueprints-when-later = “{ $room }” was drawn later
