### Names of rooms, cards, attendants and castles.

# $room - the id of a room or of a specialty face
room-name =
    { $room ->
        [afternoon_tea_room] Afternoon Tea Room
        [archery_range] Archery Range
        [armory] Armory
        [aviary] Aviary
        [bakery] Bakery
        [between_two_rooms] Between Two Rooms
        [biergarten] Biergarten
        [blanket_room] Blanket Room
        [brandy_room] Brandy Room
        [breakfast_nook] Breakfast Nook
        [brewery] Brewery
        [broom_closet] Broom Closet
        [bunk_room] Bunk Room
        [butterfly_garden] Butterfly Garden
        [buttery] Buttery
        [cape_room] Cape Room
        [chicken_coop] Chicken Coop
        [childrens_room] Children’s Room
        [china_room] China Room
        [chocolate_room] Chocolate Room
        [coat_room] Coat Room
        [crepery] Crepery
        [crown_storage] Crown Storage
        [crypt] Crypt
        [cutlery_room] Cutlery Room
        [dead_end] Dead End
        [dining_room] Dining Room
        [drawing_room] Drawing Room
        [dreaming_room] Dreaming Room
        [dressing_room] Dressing Room
        [dumbwaiter] Dumbwaiter
        [dungeon] Dungeon
        [echo_chamber] Echo Chamber
        [escape_room] Escape Room
        [fireplace] Fireplace
        [firewood_storage] Firewood Storage
        [fish_pond] Fish Pond
        [flower_garden] Flower Garden
        [french_gazebo] French Gazebo
        [fungus_room] Fungus Room
        [gallery] Gallery
        [game_storage] Game Storage
        [glassmaking_room] Glassmaking Room
        [grand_balcony] Grand Balcony
        [great_hall] Great Hall
        [guardhouse] Guardhouse
        [guest_bedroom] Guest Bedroom
        [gunpowder_room] Gunpowder Room
        [hall_of_creaking_floors] Hall of Creaking Floors
        [hall_of_doors] Hall of Doors
        [hall_of_ever_closing_walls] Hall of Ever-Closing Walls
        [hall_of_ghosts] Hall of Ghosts
        [hall_of_knights] Hall of Knights
        [hall_of_mirrors] Hall of Mirrors
        [hall_of_paintings] Hall of Paintings
        [hall_of_portraits] Hall of Portraits
        [hall_of_puzzled_floors] Hall of Puzzled Floors
        [hall_of_sculptures] Hall of Sculptures
        [hall_of_windows] Hall of Windows
        [harp_room] Harp Room
        [hat_room] Hat Room
        [hibernation_chamber] Hibernation Chamber
        [hidden_entrance] Hidden Entrance
        [hidden_lair] Hidden Lair
        [hidden_passage] Hidden Passage
        [ice_house] Ice House
        [in_law_suite] In-Law Suite
        [jewel_room] Jewel Room
        [kennel] Kennel
        [key_room] Key Room
        [kings_chambers] King’s Chambers
        [kitchen] Kitchen
        [kittenry] Kittenry
        [knight_room] Knight Room
        [laboratory] Laboratory
        [laundry_room] Laundry Room
        [library] Library
        [lockdown_room] Lockdown Room
        [map_room] Map Room
        [meat_locker] Meat Locker
        [meditation_room] Meditation Room
        [midnight_room] Midnight Room
        [mold_room] Mold Room
        [morning_tea_room] Morning Tea Room
        [mud_room] Mud Room
        [nap_room] Nap Room
        [nursery] Nursery
        [observatory] Observatory
        [pacing_hall] Pacing Hall
        [padded_room] Padded Room
        [panic_room] Panic Room
        [pantry] Pantry
        [parlor] Parlor
        [pillow_room] Pillow Room
        [pit_of_despair] Pit of Despair
        [powder_room] Powder Room
        [princes_chambers] Prince’s Chambers
        [princess_chambers] Princess’ Chambers
        [promenade] Promenade
        [pumpkin_garden] Pumpkin Garden
        [puppy_room] Puppy Room
        [purgatory] Purgatory
        [queens_chambers] Queen’s Chambers
        [quiet_room] Quiet Room
        [rabbit_room] Rabbit Room
        [reading_room] Reading Room
        [reception_room] Reception Room
        [repair_shop] Repair Shop
        [rug_room] Rug Room
        [salon] Salon
        [sauerkraut_room] Sauerkraut Room
        [sauna] Sauna
        [schoolhouse] Schoolhouse
        [scullery] Scullery
        [scythe_room] Scythe Room
        [servants_quarters] Servant’s Quarters
        [shield_room] Shield Room
        [siege_food_storage] Siege Food Storage
        [sitting_room] Sitting Room
        [snake_pit] Snake Pit
        [solar] Solar
        [spice_room] Spice Room
        [spy_room] Spy Room
        [stables] Stables
        [study] Study
        [sty] Sty
        [subterranean_tunnel] Subterranean Tunnel
        [swimming_hole] Swimming Hole
        [tapestry_room] Tapestry Room
        [tasso_room] Tasso Room
        [taxidermy_showroom] Taxidermy Showroom
        [terrace] Terrace
        [the_hole] The Hole
        [tool_room] Tool Room
        [torch_storage] Torch Storage
        [treasure_room] Treasure Room
        [turtle_pond] Turtle Pond
        [vegetable_garden] Vegetable Garden
        [venus_grotto] Venus Grotto
        [vestibule] Vestibule
        [vineyard] Vineyard
        [waiting_room] Waiting Room
        [walking_path] Walking Path
        [washroom] Washroom
        [wine_cellar] Wine Cellar
        [wine_room] Wine Room
        [winter_garden] Winter Garden
        [fountain] Fountain
        [tower] Tower
        [grand_foyer] Grand Foyer
       *[other] { $room }
    }

# $castle (Number) - the number of a castle, from 0
castle-name =
    { $castle ->
        [0] Mespelbrunn
        [1] Neuschwanstein
        [2] Hohenzollern
        [3] Cochem
        [4] Lichtenstein
        [5] Hohenschwangau
        [6] Eltz
       *[other] { $castle }
    }

# $throne - the id of a throne room: what it wants, and where
throne-name =
    { $throne ->
        [throne_corridor_downstairs] corridors or downstairs rooms below both halves
        [throne_corridor_food] corridors or food rooms above both halves
        [throne_food_sleeping] food or sleeping rooms on the left and above the left half
        [throne_living_corridor] living rooms or corridors left and right
        [throne_living_sleeping] living or sleeping rooms above both halves
        [throne_utility_food] utility or food rooms left and right
        [throne_utility_sleeping] utility or sleeping rooms above the right half and on the right
       *[other] { $throne }
    }

# $attendant - the id of an attendant
attendant-name =
    { $attendant ->
        [juggler] Juggler
        [knight] Knight
        [majordomo] Majordomo
        [painter] Painter
       *[other] { $attendant }
    }

# $card - the id of a bonus card
card-name =
    { $card ->
        [different_types_next_to_throne] Court variety: 2 for each regular type beside the throne room
        [five_of_a_kind] Great suites: 4 for each type with five rooms or more
        [fully_surrounded] Hidden hearts: 3 for each room with all eight cells around filled
        [orthogonally_surrounded] Walled in: 2 for each room with all four sides filled
        [per_attendant] Retinue: 4 for each attendant
        [per_corridor] Passages: 2 for each corridor
        [per_downstairs] Cellars: 2 for each downstairs room
        [per_food] Kitchens: 2 for each food room
        [per_living] Salons: 2 for each living room
        [per_outdoor] Gardens: 2 for each outdoor room
        [per_room_below_ground] Deep roots: 1 for each room below ground
        [per_room_level3plus] Heights: 1 for each room on level 3 or higher
        [per_room_type] A bit of everything: 1 for each kind of room
        [per_sleeping] Bedchambers: 2 for each sleeping room
        [per_specialty] Splendour: 2 for each specialty room, the throne room included
        [per_utility] Stores: 2 for each utility room
        [rooms_around_throne] At the throne: 1 for each room around the throne room
        [three_of_a_kind] Suites: 2 for each type with three rooms or more
        [total_height] Tall castle: 1 for each row
        [total_width] Wide castle: 1 for each column
       *[other] { $card }
    }

# $wants - a type of rooms, a hanging, or any room
wants-name =
    { $wants ->
        [food] food rooms
        [living] living rooms
        [utility] utility rooms
        [outdoor] outdoor rooms
        [sleeping] sleeping rooms
        [corridor] corridors
        [downstairs] downstairs rooms
        [specialty] specialty rooms
        [any] rooms
        [mirror] mirrors
        [painting] paintings
        [swords] swords
        [torch] torches
       *[other] { $wants }
    }

# $bonus - what a bonus is for
bonus-name =
    { $bonus ->
        [food] three food rooms
        [living] three living rooms
        [utility] three utility rooms
        [outdoor] three outdoor rooms
        [sleeping] three sleeping rooms
        [corridor] three corridors
        [downstairs] three downstairs rooms
        [five] five rooms of a type
       *[other] { $bonus }
    }
