# Words of the board and the action area of Castellan.

castellan-board = The meadow: { $towers ->
    [0] no towers
    [one] 1 tower
   *[other] { $towers } towers
}, { $walls ->
    [0] no walls
    [one] 1 wall
   *[other] { $walls } walls
}, { $yards ->
    [0] no yards claimed
    [one] 1 yard claimed
   *[other] { $yards } yards claimed
}. Arrow keys walk, Enter places, Backspace takes back, plus and minus zoom, 0 shows everything.
castellan-zoom-in = Closer
castellan-zoom-out = Farther
castellan-zoom-fit = Show the whole castle
castellan-confirm = Build here
castellan-cancel = Not here

castellan-towers = { $count ->
    [one] 1 tower
   *[other] { $count } towers
}
castellan-long = { $count ->
    [one] 1 long wall
   *[other] { $count } long walls
}
castellan-short = { $count ->
    [one] 1 short wall
   *[other] { $count } short walls
}
castellan-place-tower = Tower on { $at }
castellan-place-long = Long wall from { $from } to { $to }
castellan-place-short = Short wall from { $from } to { $to }

castellan-yard = { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
castellan-yard-double = { $towers ->
    [one] 1 tower
   *[other] { $towers } towers
}, doubled: { $points } points

castellan-hand = Your cards
castellan-laid = Cards laid this turn
castellan-card-towers = Tower card: { $pieces }{ $draw ->
    [0] {""}
   *[other] , draws one more card
}
castellan-card-walls = Wall card: { $pieces }{ $draw ->
    [0] {""}
   *[other] , draws one more card
}
castellan-received = Passed on to you: { $pieces }
castellan-take = Take { $pieces }
castellan-take-draws = { $count ->
    [one] and draw 1 card more
   *[other] and draw { $count } cards more
}
castellan-take-none = Choose your cards

castellan-tray = Pieces to build
castellan-chip = { $pieces }, { $places ->
    [0] no place now
    [one] 1 place
   *[other] { $places } places
}
castellan-no-place = no place now
castellan-undo = Undo
castellan-left = Still to build: { $pieces }
castellan-built = Finish building
castellan-built-aside = Finish building. No place, so set aside: { $pieces }
castellan-built-passing = Finish building. No place, so passed on: { $pieces }

castellan-double = Double: { $points } → { $doubled }
castellan-double-label = Double the yard worth { $points }: it earns { $doubled }
castellan-single = Double none now

castellan-draw-more-towers = One more from the tower deck
castellan-draw-more-walls = One more from the wall deck
castellan-draw-split = { $towers } from the tower deck, { $walls } from the wall deck
castellan-draw = Draw { $towers ->
    [0] {""}
    [one] 1 tower card
   *[other] { $towers } tower cards
}{ $towers ->
    [0] {""}
   *[other] { $walls ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $walls ->
    [0] {""}
    [one] 1 wall card
   *[other] { $walls } wall cards
}

castellan-over = The castle is finished

castellan-seat-hand = In hand: { $towers } tower cards, { $walls } wall cards
castellan-seat-decks = In the decks: { $towers } tower cards, { $walls } wall cards
castellan-seat-keeps = Keeps on the board: { $count }
castellan-seat-double-ready = The double keep is still to be used
castellan-seat-double-used = The double keep is used
castellan-seat-received = Passed on to this seat: { $pieces }

castellan-scorer = Drawing board of your castle. Arrow keys move, Enter sets or removes, R turns a wall.
castellan-scorer-start = Choose a piece and tap the meadow: build the castle that stands on your table
castellan-scorer-players = Players
castellan-scorer-tools = Pieces
castellan-tool-tower = Tower
castellan-tool-long = Long wall
castellan-tool-short = Short wall
castellan-tool-keep = Keep
castellan-tool-keep-of = Keep of player { $number }
castellan-tool-double = Double
castellan-tool-erase = Erase
castellan-tool-clear = Clear
castellan-cursor-cell = Cell { $at }
