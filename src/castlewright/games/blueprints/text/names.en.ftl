### Names of rooms, cards, decrees and favors. The Russian names of rooms are those of the printed game and its older sister, fifteen are invented; all names of cards, decrees and titles are ours.

# $room - the id of a room card, or foyer
room-name =
    { $room ->
        [R01] Pantry
        [R02] Buttery
        [R03] Quiet Room
        [R04] Dressing Room
        [R05] Rose Cabinet
        [R06] Lilac Cabinet
        [R07] Bottomless Pit
        [R08] Mushroom Garden
        [R09] Bertha’s Study
        [R10] Porch
        [R11] Broom Closet
        [R12] Boudoir
        [R13] Kitchenette
        [R14] Antechamber
        [R15] Solarium
        [R16] Nursery
        [R17] Art Studio
        [R18] Waiting Hall
        [R19] Mossy Cellar
        [R20] Crypt
        [R21] Piano Room
        [R22] Barn
        [R23] Cloakroom
        [R24] Lamp Room
        [R25] Prep Room
        [R26] Meat Locker
        [R27] Hunter’s Bedroom
        [R28] Guest Bedroom
        [R29] King’s Study
        [R30] Dungeon
        [R31] Music School
        [R32] Council Chamber
        [R33] Gatehouse
        [R34] French Gazebo
        [R35] China Store
        [R36] Bathroom
        [R37] Smokehouse
        [R38] Butler’s Pantry
        [R39] Tasso’s Room
        [R40] Ladies’ Bedchamber
        [R41] Salon
        [R42] Wine Cellar
        [R43] Atelier
        [R44] Chapel
        [R45] Pumpkin Garden
        [R46] Bog
        [R47] Cleaning Room
        [R48] Cesspit
        [R49] Serving Room
        [R50] Duchess’s Chambers
        [R51] Gallery of Mirrors
        [R52] Great Parlour
        [R53] Prison
        [R54] Armoury
        [R55] Billiard Room
        [R56] Game Room
        [R57] Orchard
        [R58] Swan Pond
        [R59] Refuge
        [R60] Sauna
        [R61] Kitchen
        [R62] Cheese Dairy
        [R63] Queen’s Bedroom
        [R64] West Tapestry Hall
        [R65] East Tapestry Hall
        [R66] Hall of Heroes
        [R67] Necropolis
        [R68] Bowling Alley
        [R69] Reception Hall
        [R70] Coach House
        [R71] Terraces
        [R72] Laundry
        [R73] Dining Hall
        [R74] King’s Bedroom
        [R75] Great Bedroom
        [R76] Throne Room
        [R77] Grand Vestibule
        [R78] Catacombs
        [R79] Venus Grotto
        [R80] Theatre
        [R81] Singers’ Hall
        [R82] Stables
        [R83] State Gardens
        [R84] Workshop
        [R85] Ice House
        [R86] Servants’ Bedroom
        [R87] Alcove
        [R88] Meditation Room
        [R89] Observatory
        [R90] Secret Lair
        [R91] Well
        [R92] Cat Room
        [R93] Card Room
        [R94] Hunding’s Hut
        [R95] Greenhouse
        [R96] Woodshed
        [foyer] Foyer
       *[other] { $room }
    }

# $kind - a type of rooms, or moat
type-name =
    { $kind ->
        [food] food room
        [sleeping] sleeping room
        [living] living room
        [downstairs] downstairs room
        [activity] activity room
        [outdoor] outdoor room
        [utility] utility room
        [moat] moat
       *[other] { $kind }
    }

# $kind - a type of rooms, or moat, in the plural
types-name =
    { $kind ->
        [food] food rooms
        [sleeping] sleeping rooms
        [living] living rooms
        [downstairs] downstairs rooms
        [activity] activity rooms
        [outdoor] outdoor rooms
        [utility] utility rooms
        [moat] moats
       *[other] { $kind }
    }

# $by - whose flag is painted: a type, moat or third_moat
reward-name =
    { $by ->
        [food] food reward
        [sleeping] sleeping reward
        [living] living reward
        [downstairs] downstairs reward
        [activity] activity reward
        [outdoor] outdoor reward
        [utility] utility reward
        [moat] moat reward
        [third_moat] free third moat
       *[other] { $by }
    }

# $special - a special reward: start, skip, last3 or last6
special-name =
    { $special ->
        [start] starting reward
        [skip] reward of the first skip
        [last3] reward of the third last turn
        [last6] reward of the sixth last turn
       *[other] { $special }
    }

# $kind - what a special reward is used as: a type, or swan
used-as =
    { $kind ->
        [food] as a food reward
        [sleeping] as a sleeping reward
        [living] as a living reward
        [downstairs] as a downstairs reward
        [activity] as an activity reward
        [outdoor] as an outdoor reward
        [utility] as a utility reward
        [swan] to paint a swan
       *[other] { $kind }
    }

# $kind - what a reward is used as: a type, moat or swan
use-name =
    { $kind ->
        [food] extra turn
        [sleeping] moving entrances
        [living] removing an entrance
        [downstairs] secret passage
        [activity] a room from the discard pile
        [outdoor] opening a line
        [utility] bonus cards
        [moat] moat
        [swan] swan
       *[other] { $kind }
    }

# $name - the name given to a castle
castle-name =
    { $name ->
        [cloud_cuckoo] Cloud Cuckoo Court
        [drafty_heights] Drafty Heights
        [eraser] Eraserstein
        [hall_of_halls] Hall of All Halls
        [kings_headache] The King’s Headache
        [lost_key] Lost Key Castle
        [mad_mile] The Mad Mile
        [nine_doors] Nine Doors and No Kitchen
        [no_way_out] No Way Out
        [pencil_point] Pencil Point
        [swan_song] Swan Song
        [wet_feet] Wet Feet
       *[other] { $name }
    }

# $what - a number typed in for a real table
range-name =
    { $what ->
        [squares] Squares of a room
        [size] Size
        [area] Size of the foyer
        [last_turns] Last-turn circles
        [swans] Swans
        [flags] Flags
        [circles] Circles
        [passages] Passages
        [removed] Removed entrances
        [moats] Moats
        [after] After so many rooms
        [rivals] Value of the discard pile
        [food] Points of a food room
        [sleeping] Points of a sleeping room
        [living] Points of a living room
        [downstairs] Points of a downstairs room
        [activity] Points of an activity room
        [type_card] Points of a card for one type
        [size_card] Points of a card for one size
       *[other] { $what }
    }

# $line - a dashed line of the lot
border-name =
    { $line ->
        [x1] the outer line on the left
        [x2] the inner line on the left
        [x11] the inner line on the right
        [x12] the outer line on the right
        [y1] the outer line above
        [y2] the inner line above
        [y11] the inner line below
        [y12] the outer line below
       *[other] { $line }
    }

# $bonus - a bonus card: its name
bonus-name =
    { $bonus ->
        [type_food] Food rooms
        [type_sleeping] Sleeping rooms
        [type_living] Living rooms
        [type_downstairs] Downstairs rooms
        [type_activity] Activity rooms
        [type_outdoor] Outdoor rooms
        [type_utility] Utility rooms
        [size_1] Size 1
        [size_2] Size 2
        [size_3] Size 3
        [size_4] Size 4
        [size_5] Size 5
        [size_6] Size 6
        [size_7] Size 7
        [size_8] Size 8
        [only_card] The Only Card
        [low_favors] Out of Favor
        [by_moat] At the Water
        [never_expanded] Small Lot
        [courtyards] Fine Courtyards
        [funny_name] A Funny Name
        [sole_firsts] The King’s Favorite
        [all_sizes] From Nook to Hall
        [curved] Curves
        [moats] Deep Water
        [completed] Tidy Work
        [flags] Landowner
        [last_turns] Better Late
        [diagonal] Slanted Walls
        [unused_rewards] Thrift
        [all_types] A Complete Castle
        [empty_lines] Idle Land
        [start_unused] Untouched Start
        [outside] Ways Out
        [five_of_type] Five of a Type
        [bonus_cards] Full Hand
        [swans] Swan Lake
       *[other] { $bonus }
    }

# $each (Number) - points for each of what a card of a type or of a size counts
bonus-each =
    { $each ->
        [one] { $each } point
       *[other] { $each } points
    }
# $bonus - a bonus card: what it does
bonus-text =
    { $bonus ->
        [type_food] { bonus-each } for each of your food rooms; the foyer counts only if it is one.
        [type_sleeping] { bonus-each } for each of your sleeping rooms; the foyer counts only if it is one.
        [type_living] { bonus-each } for each of your living rooms; the foyer counts only if it is one.
        [type_downstairs] { bonus-each } for each of your downstairs rooms; the foyer counts only if it is one.
        [type_activity] { bonus-each } for each of your activity rooms; the foyer counts only if it is one.
        [type_outdoor] { bonus-each } for each of your outdoor rooms; the foyer counts only if it is one.
        [type_utility] { bonus-each } for each of your utility rooms; the foyer counts only if it is one.
        [size_1] { bonus-each } for each of your rooms of size 1; the foyer does not count.
        [size_2] { bonus-each } for each of your rooms of size 2; the foyer does not count.
        [size_3] { bonus-each } for each of your rooms of size 3; the foyer does not count.
        [size_4] { bonus-each } for each of your rooms of size 4; the foyer does not count.
        [size_5] { bonus-each } for each of your rooms of size 5; the foyer does not count.
        [size_6] { bonus-each } for each of your rooms of size 6; the foyer does not count.
        [size_7] { bonus-each } for each of your rooms of size 7; the foyer does not count.
        [size_8] { bonus-each } for each of your rooms of size 8; the foyer does not count.
        [only_card] 20 points if it is the only bonus card that pays you.
        [low_favors] 20 points if all your favors together bring less than 10.
        [by_moat] 4 points for each room with a moat beside it.
        [never_expanded] 25 points if no flag of your lot is painted.
        [courtyards] 5 more points for each courtyard.
        [funny_name] 8 points if your castle has a name.
        [sole_firsts] 7 more points for each favor in which you alone are first.
        [all_sizes] 15 points if your rooms have all eight sizes.
        [curved] 4 points for each square with a curved wall.
        [moats] 8 points for each moat.
        [completed] 2 points for each completed room.
        [flags] 4 points for each painted flag of your lot.
        [last_turns] 5 points for each last-turn circle, 30 at most.
        [diagonal] 2 points for each square with a diagonal wall.
        [unused_rewards] 4 points for each reward you earned and did not use.
        [all_types] 20 points if you have all seven types, a moat and a courtyard.
        [empty_lines] 6 points for each empty row and column that your flags added.
        [start_unused] 15 points if the starting reward is unused.
        [outside] 4 points for each entrance or passage that leads outside.
        [five_of_type] 20 points if you completed five rooms of one type.
        [bonus_cards] 2 points for each of your bonus cards, this one too.
        [swans] 3 points for each painted swan.
       *[other] { $bonus }
    }

# $decree - a royal decree: its name
decree-name =
    { $decree ->
        [two_lines] Generous Grounds
        [three_circles] Patience
        [secret_favors] Whispered Thanks
        [three_swans] Flock of Swans
        [new_decree] Second Thoughts
        [box_room] Favorite Room
        [any_utility] Everything Has Its Use
        [turn_at_once] Second Helping
        [double_lines] Wide Horizons
        [moat_turns] Diggers’ Pay
        [two_passages] Warren
        [three_cards] Full Shelves
        [last_first] The Last Shall Be First
        [two_discards] Rummaging
        [three_removals] Bricklayer
        [third_moat] Third Moat
        [hold_card] In the Drawer
        [blocked_joined] Good Enough
        [edge_moat] Edge of the World
        [unique_types] Variety
        [castle_cells] No Room Left Poor
        [courtyards] Fresh Air
        [pairs] Work and Play
        [small_rooms] Small Is Beautiful
        [win_ties] Better Connections
        [best_again] Encore
        [groups] Suites
        [unique_sizes] Large and Small
        [behind_moats] Safe Behind Water
        [favors_six] Polite Thanks
        [sole_firsts] First Among All
        [longest_walk] The King’s Stroll
       *[other] { $decree }
    }

# $decree - a royal decree: what it does
decree-text =
    { $decree ->
        [two_lines] At the start paint any two flags of your lot.
        [three_circles] At the start paint the first three last-turn circles.
        [secret_favors] Two secret favors from the box pay you alone.
        [three_swans] At the start paint three more swans: the first moat is yours.
        [new_decree] Look at three more decrees and keep one in place of this one.
        [box_room] Choose a room from the box: 5 points for each of your rooms of its size and 5 for each of its type.
        [any_utility] You may draw any room as a utility room.
        [turn_at_once] Extra turns from food rewards come straight after the turn you are in.
        [double_lines] An outdoor reward opens up to two lines.
        [moat_turns] Each moat you draw brings an extra turn in this round.
        [two_passages] A downstairs reward gives up to two secret passages.
        [three_cards] A utility reward draws three bonus cards.
        [last_first] If you are last in a round, you may go first.
        [two_discards] An activity reward takes up to two rooms from the discard pile.
        [three_removals] A living reward removes up to three entrances.
        [third_moat] After your second moat you may draw a third for nothing.
        [hold_card] Instead of drawing a card you may lay it aside for a later turn.
        [blocked_joined] Entrances blocked by walls count as joined when rooms are completed.
        [edge_moat] You may draw moats along the edge of the sheet.
        [unique_types] 2 points for each different type, moat and courtyard included.
        [castle_cells] Each of the nine lines from food to utility pays at least 10 points.
        [courtyards] 10 more points for each courtyard.
        [pairs] 12 points for each pair of a completed activity room and a completed living room.
        [small_rooms] Each room card pays at least 4 points of area.
        [win_ties] You win every tie for a place in a favor.
        [best_again] Your best bonus card pays once more.
        [groups] 5 points for each group of joined rooms of one type.
        [unique_sizes] 3 points for each different size among your rooms.
        [behind_moats] 1 more point for each room wholly behind a moat.
        [favors_six] Each favor pays you at least 6 points.
        [sole_firsts] 10 more points for each common favor in which you alone are first.
        [longest_walk] 2 points for each room of the longest walk.
       *[other] { $decree }
    }

# $favor - a king’s favor: its name
favor-name =
    { $favor ->
        [courtyards] Courtyards
        [outside] External Entrances
        [swan_rooms] Swan Rooms
        [sizes] Different Sizes
        [types] Different Types
        [courtyard_area] Area of Courtyards
        [moat_area] Area of Moats
        [moats] Moats
        [extent] Extent
        [incomplete] Incomplete Rooms
        [walk] Longest Walk
        [completed] Completed Rooms
        [turn_order] Turn Order
        [rooms_food] Food rooms
        [rooms_sleeping] Sleeping rooms
        [rooms_living] Living rooms
        [rooms_downstairs] Downstairs rooms
        [rooms_activity] Activity rooms
        [rooms_outdoor] Outdoor rooms
        [rooms_utility] Utility rooms
        [area_food] Area of Food Rooms
        [area_sleeping] Area of Sleeping Rooms
        [area_living] Area of Living Rooms
        [area_downstairs] Area of Downstairs Rooms
        [area_activity] Area of Activity Rooms
        [area_outdoor] Area of Outdoor Rooms
        [area_utility] Area of Utility Rooms
        [size_1] Rooms of Size 1
        [size_2] Rooms of Size 2
        [size_3] Rooms of Size 3
        [size_4] Rooms of Size 4
        [size_5] Rooms of Size 5
        [size_6] Rooms of Size 6
        [size_7] Rooms of Size 7
        [size_8] Rooms of Size 8
       *[other] { $favor }
    }

# $favor - a king’s favor: what it does
favor-text =
    { $favor ->
        [courtyards] How many courtyards the castle has.
        [outside] How many entrances lead outside; passages do not count.
        [swan_rooms] How many cards in the stack show a swan.
        [sizes] How many different sizes the rooms have.
        [types] How many different types there are, with moat and courtyard.
        [courtyard_area] 2 for each empty square of a courtyard and 1 for each empty half.
        [moat_area] How many squares the moats have.
        [moats] How many moats there are.
        [extent] Width times length of the castle, without moats.
        [incomplete] How many rooms are not complete.
        [walk] How many rooms the longest walk leads through, none of them twice.
        [completed] How many rooms are complete.
        [turn_order] The order after the last round: the first in it is first here.
        [rooms_food] How many food rooms there are; the foyer counts only if it is one.
        [rooms_sleeping] How many sleeping rooms there are; the foyer counts only if it is one.
        [rooms_living] How many living rooms there are; the foyer counts only if it is one.
        [rooms_downstairs] How many downstairs rooms there are; the foyer counts only if it is one.
        [rooms_activity] How many activity rooms there are; the foyer counts only if it is one.
        [rooms_outdoor] How many outdoor rooms there are; the foyer counts only if it is one.
        [rooms_utility] How many utility rooms there are; the foyer counts only if it is one.
        [area_food] The sizes of all food rooms together; the foyer counts only if it is one.
        [area_sleeping] The sizes of all sleeping rooms together; the foyer counts only if it is one.
        [area_living] The sizes of all living rooms together; the foyer counts only if it is one.
        [area_downstairs] The sizes of all downstairs rooms together; the foyer counts only if it is one.
        [area_activity] The sizes of all activity rooms together; the foyer counts only if it is one.
        [area_outdoor] The sizes of all outdoor rooms together; the foyer counts only if it is one.
        [area_utility] The sizes of all utility rooms together; the foyer counts only if it is one.
        [size_1] How many rooms of size 1 there are.
        [size_2] How many rooms of size 2 there are.
        [size_3] How many rooms of size 3 there are.
        [size_4] How many rooms of size 4 there are.
        [size_5] How many rooms of size 5 there are, the foyer included.
        [size_6] How many rooms of size 6 there are.
        [size_7] How many rooms of size 7 there are.
        [size_8] How many rooms of size 8 there are.
       *[other] { $favor }
    }

# $title (Number) - the row of the table for one player, from 0
title-name =
    { $title ->
        [0] Counter of Sausages in the Smokehouse
        [1] Shaker of Pillows in the Duchess’s Chambers
        [2] Sole Neighbour of Hunding’s Hut
        [3] Keeper of the Broken Pencils in the Great Parlour
        [4] Official Sneezer of the Cat Room
        [5] Conductor of the Frog Choir on the Bog
        [6] Second Candle of the Servants’ Bedroom
        [7] Night Guide to the Necropolis
        [8] Privy Councillor of the Cesspit
        [9] Master of Echoes at the Bottomless Pit
        [10] High Judge of Forks in the Serving Room
        [11] Lamplighter of the Crypt
        [12] Helmsman of the Golden Boat in the Venus Grotto
       *[other] { $title }
    }
