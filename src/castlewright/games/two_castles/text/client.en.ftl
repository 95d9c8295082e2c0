# Words of the castles, the action area and the score page of Between Two Castles.

## Castles as owners of score sheets

owner-castle-0 = Mespelbrunn
owner-castle-1 = Neuschwanstein
owner-castle-2 = Hohenzollern
owner-castle-3 = Cochem
owner-castle-4 = Lichtenstein
owner-castle-5 = Hohenschwangau
owner-castle-6 = Eltz
owner-ludwig = Ludwig

## Tiles in words

two-castles-type = { $type ->
    [food] Food
    [living] Living
    [utility] Utility
    [outdoor] Outdoor
    [sleeping] Sleeping
    [corridor] Corridor
    [downstairs] Downstairs
   *[other] Specialty
}
two-castles-hanging = { $hanging ->
    [mirror] mirror
    [painting] painting
    [swords] swords
   *[other] torch
}
two-castles-points = { $each ->
    [one] 1 point
   *[other] { $each } points
}
two-castles-each = { $wants ->
    [food] for each food room
    [living] for each living room
    [utility] for each utility room
    [outdoor] for each outdoor room
    [sleeping] for each sleeping room
    [corridor] for each corridor
    [downstairs] for each downstairs room
    [specialty] for each specialty room
    [mirror] for each room with a mirror
    [painting] for each room with a painting
    [swords] for each room with swords
    [torch] for each room with a torch
   *[other] for each room
}
two-castles-want-above-below = { two-castles-points } { two-castles-each } directly above and below
two-castles-want-left-right = { two-castles-points } { two-castles-each } directly to the left and right
two-castles-want-two-below = { two-castles-points } { two-castles-each } on the two cells below
two-castles-want-around = { two-castles-points } { two-castles-each } around it, corners included
two-castles-want-not-below = { two-castles-points } { two-castles-each } around it, except directly below
two-castles-want-three-below = { two-castles-points } { two-castles-each } on the three cells below
two-castles-want-marked = { two-castles-points } { two-castles-each } on the marked cells
two-castles-want-connected = { two-castles-points } { two-castles-each } connected to it side by side
two-castles-want-anywhere = { two-castles-points } { two-castles-each } anywhere in the castle
two-castles-want-column-up = { two-castles-points } { two-castles-each } above it in its column
two-castles-want-column-down = { two-castles-points } { two-castles-each } below it in its column
two-castles-want-column-both = { two-castles-points } { two-castles-each } above and below it in its column
two-castles-want-variety = { two-castles-points } if all six other types are in the castle, otherwise { $otherwise }
two-castles-want-fixed = { two-castles-points }, always
two-castles-want-throne = { two-castles-points } each: { throne-name }
two-castles-want-attendant = 1 point { two-castles-each } in the castle
two-castles-stands-ground = Level 1 or higher{ $sky ->
    [0] {""}
   *[other] ; nothing may stand above it
}
two-castles-stands-below = Below ground only{ $sky ->
    [0] {""}
   *[other] ; nothing may stand above it
}
two-castles-stands-any = Any level{ $sky ->
    [0] {""}
   *[other] ; nothing may stand above it
}
two-castles-tile = { room-name }, { two-castles-type }. { $wants }
two-castles-close = Close

## The table

two-castles-turn = Round { $round }/{ $rounds }, turn { $turn }/{ $turns }
two-castles-pass-left = left
two-castles-pass-right = right
two-castles-pass-to = { $side ->
    [left] left, to { $name }
   *[right] right, to { $name }
}
two-castles-silence = Silence
two-castles-talk = Talk
two-castles-ludwig = Ludwig
two-castles-you = you
two-castles-castles = Castles
two-castles-neighbours = Other castles
two-castles-all = All castles
two-castles-left = left
two-castles-right = right
two-castles-look = Look at { castle-name }, { $points ->
    [one] 1 point
   *[other] { $points } points
}
two-castles-counts = counts
two-castles-state-builds = { $you ->
    [0] builds
   *[other] build
}
two-castles-state-yields = { $you ->
    [0] waits
   *[other] wait
}
two-castles-state-held = { $you ->
    [0] waits for a bonus
   *[other] wait for a bonus
}
two-castles-state-bonus = bonus
two-castles-undo = Undo
two-castles-stage = Castle { castle-name }: { $rooms ->
    [0] only the throne room
    [one] 1 room
   *[other] { $rooms } rooms
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}. Tab goes from cell to cell, Enter builds, Backspace takes back, plus and minus zoom, 0 shows everything.
two-castles-zoom-fit = Show the whole castle
two-castles-cell = { room-name }, level { $level }, column { $x } { $gain }
two-castles-cell-bare = level { $level }, column { $x }
two-castles-point = Show your partner a place with an arrow
two-castles-point-stop = Take the arrow away
two-castles-point-for = Where to build { room-name }
two-castles-point-bare = Only the arrow
two-castles-build-here = Build
two-castles-propose-here = Propose
two-castles-decide-here = Decide
two-castles-cancel = Not here
two-castles-seat-scores = Castles: { $left } on the left, { $right } on the right; { $lower } counts
two-castles-seat-stack = { $count ->
    [one] 1 room in the stack
   *[other] { $count } rooms in the stack
}
two-castles-seat-chosen = Has chosen

## The action area

two-castles-hand = Your hand, { $count ->
    [one] 1 room
   *[other] { $count } rooms
}
two-castles-choose = Take { $one } and { $other }
two-castles-choose-more = { $count ->
    [one] Choose one more
   *[other] Choose two rooms
}
two-castles-serve-pick = Which one is for your common castle?
two-castles-serve = Lay them out
two-castles-serve-both = { $one } goes to { $castle }, { $other } to { $other_castle }
two-castles-own = Your rooms
two-castles-own-later = Your rooms: after the bonus
two-castles-after-bonus = After the bonus
two-castles-your-pair = Your choice
two-castles-your-hand = Your hand
two-castles-tap-cell = Tap a glowing cell
two-castles-gains = points
two-castles-suggest = Show your partner where you point
two-castles-you-first = You first
two-castles-tray-ready = Ready
two-castles-tray-waits = { $name } still builds
two-castles-tray-second = { $name } has built: your turn
two-castles-tray-both = You build both rooms here
two-castles-tray-elder = Both wait, so { $name } builds first
two-castles-tray-yielded = { $name } may go first
two-castles-tray-asked = { $name } lets you go first
two-castles-tray-held = { $name } waits for a bonus
two-castles-tray-bonus = Bonus: { $name } decides
two-castles-propose = Propose
two-castles-decide = Decide so
two-castles-agree = Agree
two-castles-otherwise = Otherwise
two-castles-bonus-short = { $bonus ->
    [food] five rooms, build one
    [living] an attendant
    [utility] three cards, keep one
    [outdoor] a fountain
    [sleeping] a tower
   *[other] a grand foyer
}
two-castles-waits-choose = { $name } chooses
two-castles-waits-build = { $name } builds
two-castles-waits-bonus = { $name } decides about the bonus of { $castle }
two-castles-tasks = What to do first
two-castles-task-bonus = Bonus, { $castle }
two-castles-task-build = Build

## The score page

two-castles-scorer = Your castle on the table. Arrow keys move, Enter lays the tile or picks it up, Delete takes it away.
two-castles-scorer-start = Tap a cell, or pick a tile
two-castles-search = Two letters of a room
two-castles-filter = Types
two-castles-found = { $count ->
    [one] 1 room found
   *[other] { $count } rooms found
}
two-castles-none-found = No such room here
two-castles-more-found = { $count ->
    [one] and one more
   *[other] and { $count } more
}
two-castles-throne-pick = Pick the throne room
two-castles-throne-change = Throne room
two-castles-extras = Attendants and cards
two-castles-fewer = Fewer: { attendant-name }
two-castles-more = More: { attendant-name }
two-castles-table = What is scored
two-castles-one-castle = One castle
two-castles-table-of = { $count ->
    [one] Table of 1
   *[other] Table of { $count }
}
two-castles-table-ludwig = Two and Ludwig
two-castles-between = { $one } and { $other }
two-castles-chosen = { room-name }: tap a free cell to move it
two-castles-remove = Take away
two-castles-keep = Leave
two-castles-lay = Tap where { room-name } lies
two-castles-which = Which room lies there?
two-castles-picture = Save as picture
two-castles-clear = Clear
