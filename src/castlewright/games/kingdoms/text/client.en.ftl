# Words of the map and the action area of Coloured Kingdoms.

kingdoms-board = The map: { $count } of { $all } regions painted. Arrow keys walk, Enter paints, Backspace takes back, plus and minus zoom, 0 shows everything.
kingdoms-fit = Show the whole map
kingdoms-blots = Blots: { $count } of { $all }
kingdoms-last-round = The last round
kingdoms-other-map = { $name }: the map after the previous round
kingdoms-back = To my map
kingdoms-maps = The others’ maps
kingdoms-map-own = Your map
kingdoms-map-of = Map of { $name }, painted regions: { $count }

kingdoms-region-blank = { $region }, { $kingdom }
kingdoms-region-capital = { $region }, { $kingdom }: capital
kingdoms-region-spell = { $region }, { $kingdom }: spell { $spell }
kingdoms-region-monster = { $region }, { $kingdom }: { $monster }, tamed by { $colour ->
    [blue] blue
    [brown] brown
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}
kingdoms-region-painted = { $what }; painted { $colour ->
    [blue] blue
    [brown] brown
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}

kingdoms-rows = Score rows
kingdoms-row = { $row }: { $done } of { $all }. For speed { $first }{ $first_state ->
    [won] {" "}(yours)
    [gone] {" "}(gone)
   *[open] {""}
} or { $second }{ $second_state ->
    [won] {" "}(yours)
    [gone] {" "}(gone)
   *[open] {""}
}. Points now: { $points }

kingdoms-tray = Dice in the tray
kingdoms-die = { $die ->
    [blue] Blue
    [red] Red
    [white] White
   *[yellow] Yellow
} die: { $count }, { $kingdoms }
kingdoms-take = Take the { $die ->
    [blue] blue
    [red] red
    [white] white
   *[yellow] yellow
} die from { $kingdom ->
    [blueriver] Blueriver
    [greenwood] Greenwood
    [lilacfield] Lilacfield
    [redmount] Redmount
    [umberland] Umberland
   *[yellowmere] Yellowmere
}
kingdoms-take-from = From { $kingdom ->
    [blueriver] Blueriver
    [greenwood] Greenwood
    [lilacfield] Lilacfield
    [redmount] Redmount
    [umberland] Umberland
   *[yellowmere] Yellowmere
}
kingdoms-white-as = The white die counts as

kingdoms-drops = Drops in hand
kingdoms-drop = Drops of the die, { $colour ->
    [blue] blue
    [brown] brown
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}: { $count }
kingdoms-drop-tower = Tower drops, { $colour ->
    [blue] blue
    [brown] brown
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}: { $count }{ $coming ->
    [0] {""}
   *[other] , from the next round { $coming } more
}
kingdoms-spells = Spells
kingdoms-spell = { $spell }: { $ready }{ $coming ->
    [0] {""}
   *[other] , from the next round { $coming } more
}
kingdoms-shift-where = Shift: to which kingdom?
kingdoms-spread-where = Spread: to which kingdom?
kingdoms-cancel = Not now
kingdoms-done = Done
kingdoms-done-blot = Done with a blot: minus a point
kingdoms-done-lost = { $count ->
    [one] Done: 1 drop lost
   *[other] Done: { $count } drops lost
}
kingdoms-gift = The watchtower gives a drop. Which?
kingdoms-gift-drop = { $colour ->
    [brown] brown
    [green] green
   *[purple] purple
}
kingdoms-cross = Choose a digit to cross out
kingdoms-cross-one = Cross out { $points }: { $row }
kingdoms-over = All sheets are open.

kingdoms-is-taking = chooses a die
kingdoms-is-painting = paints
kingdoms-is-done = done
kingdoms-seat-die = { $die ->
    [blue] Blue die
    [red] Red die
    [white] White die as { $colour ->
        [blue] blue
        [red] red
       *[yellow] yellow
    }
   *[yellow] Yellow die
}: { $count }, from { $kingdom }
kingdoms-seat-token = Began this round
kingdoms-seat-spells = Spells: { $count }
kingdoms-seat-drops = Tower drops: { $count }

kingdoms-form = What to enter
kingdoms-form-printed = Printed sheet
kingdoms-form-painted = Our map
kingdoms-form-players = Players
kingdoms-form-name = Name
kingdoms-form-solo = Solo
kingdoms-form-colours = colours
kingdoms-form-colours-of = { $kingdom }: different colours
kingdoms-form-capital = { $kingdom }: capital built, { $points } points
kingdoms-form-speed = { $row }: { $points } for speed
kingdoms-form-tamed = tamed
kingdoms-form-tamed-by = { $row } tamed by { $colour ->
    [blue] blue
    [brown] brown
    [green] green
    [purple] purple
    [red] red
   *[yellow] yellow
}
kingdoms-form-unpainted = unpainted
kingdoms-form-unpainted-of = { $row } left unpainted
kingdoms-form-pencils = Pencils
kingdoms-form-erase = Wipe
kingdoms-form-map = The map: choose a pencil and tap the regions. Arrow keys walk, Enter paints.
