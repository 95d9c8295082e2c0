"""The 147 rooms as they are printed: one table per type, one line per tile.

How a line is read stands in `components`; names are in `text/names.*.ftl`.
"""

FOOD = """
room                hanging   wants       cells
afternoon_tea_room  torch     sleeping    above+below
bakery              swords    utility     left+right
brandy_room         painting  specialty   above+below
breakfast_nook      painting  corridor    above+below
brewery             mirror    living      above+below
buttery             torch     corridor    above+below
china_room          mirror    specialty   left+right
chocolate_room      painting  downstairs  below+below2
crepery             swords    sleeping    above+below
cutlery_room        painting  outdoor     left+right
dining_room         painting  food        above+below
ice_house           torch     living      left+right
kitchen             torch     food        above+below
meat_locker         swords    outdoor     left+right
morning_tea_room    swords    living      above+below
pantry              swords    corridor    left+right
sauerkraut_room     mirror    food        left+right
scullery            torch     utility     above+below
siege_food_storage  swords    specialty   above+below
spice_room          mirror    downstairs  below+below2
wine_room           mirror    sleeping    above+below
"""
"""Food rooms: 2 points for each wanted room in the marked cells."""

LIVING = """
room                hanging   wants       each  cells
cape_room           painting  downstairs  2     beneath
drawing_room        painting  utility     1     around
fireplace           mirror    food        1     around
gallery             swords    utility     1     around
harp_room           mirror    utility     1     around
hat_room            painting  corridor    1     around
library             swords    specialty   1     around
map_room            mirror    sleeping    1     around
meditation_room     swords    outdoor     2     not_below
observatory         torch     living      1     around
parlor              torch     food        1     around
reading_room        torch     outdoor     2     not_below
reception_room      torch     corridor    1     around
rug_room            painting  living      1     around
salon               painting  sleeping    1     around
sitting_room        mirror    outdoor     2     not_below
study               mirror    specialty   1     around
tapestry_room       swords    sleeping    1     around
taxidermy_showroom  torch     downstairs  2     beneath
vestibule           swords    food        1     around
waiting_room        mirror    corridor    1     around
"""
"""Living rooms: points for each wanted room in the marked cells; `around` is all eight."""

UTILITY = """
room              hanging   wants
broom_closet      torch     sleeping
coat_room         mirror    outdoor
crown_storage     painting  specialty
dumbwaiter        swords    food
game_storage      swords    living
glassmaking_room  mirror    utility
kennel            painting  sleeping
key_room          mirror    corridor
kittenry          painting  corridor
laundry_room      torch     food
mud_room          painting  outdoor
panic_room        swords    specialty
powder_room       mirror    food
repair_shop       swords    utility
sauna             swords    sleeping
schoolhouse       torch     corridor
scythe_room       painting  downstairs
shield_room       torch     downstairs
tool_room         mirror    utility
torch_storage     torch     living
washroom          mirror    living
"""
"""Utility rooms: 1 point for each wanted room they are connected with."""

OUTDOOR = """
room              wants
archery_range     corridor
aviary            utility
biergarten        specialty
butterfly_garden  corridor
chicken_coop      utility
firewood_storage  living
fish_pond         food
flower_garden     specialty
french_gazebo     specialty
grand_balcony     sleeping
guardhouse        downstairs
pumpkin_garden    food
stables           downstairs
sty               downstairs
swimming_hole     living
terrace           sleeping
turtle_pond       sleeping
vegetable_garden  food
vineyard          living
walking_path      corridor
winter_garden     utility
"""
"""Outdoor rooms: 1 point for each wanted room anywhere in the castle. No hanging: they have no walls."""

SLEEPING = """
room                 hanging
blanket_room         painting
bunk_room            painting
childrens_room       swords
dreaming_room        painting
dressing_room        torch
guest_bedroom        swords
hibernation_chamber  painting
in_law_suite         swords
kings_chambers       torch
midnight_room        swords
nap_room             torch
nursery              torch
pillow_room          torch
princes_chambers     mirror
princess_chambers    mirror
puppy_room           painting
queens_chambers      mirror
rabbit_room          swords
servants_quarters    painting
solar                mirror
tasso_room           mirror
"""
"""Sleeping rooms: 4 points with all six other types in the castle, otherwise 1."""

CORRIDOR = """
room                        hanging
between_two_rooms           torch
dead_end                    swords
echo_chamber                torch
escape_room                 painting
great_hall                  swords
hall_of_creaking_floors     painting
hall_of_doors               mirror
hall_of_ever_closing_walls  swords
hall_of_ghosts              mirror
hall_of_knights             painting
hall_of_mirrors             mirror
hall_of_paintings           painting
hall_of_portraits           painting
hall_of_puzzled_floors      torch
hall_of_sculptures          mirror
hall_of_windows             painting
hidden_passage              torch
lockdown_room               swords
pacing_hall                 mirror
promenade                   swords
purgatory                   torch
"""
"""Corridors: 1 point for each room around with the corridor's own hanging."""

DOWNSTAIRS = """
room                 hanging   wants       each  looks
armory               painting  specialty   2     up+down
crypt                painting  downstairs  1     up+down
dungeon              mirror    corridor    1     up+down
fungus_room          mirror    food        1     up
gunpowder_room       painting  corridor    1     up+down
hidden_entrance      swords    corridor    1     up+down
hidden_lair          torch     utility     1     up
jewel_room           swords    living      1     up
knight_room          mirror    specialty   2     up+down
laboratory           swords    utility     1     up
mold_room            swords    food        1     up
padded_room          torch     living      1     up
pit_of_despair       mirror    downstairs  1     up+down
quiet_room           torch     sleeping    1     up
snake_pit            mirror    living      1     up
spy_room             torch     downstairs  1     up+down
subterranean_tunnel  painting  utility     1     up
the_hole             painting  sleeping    1     up
treasure_room        swords    sleeping    1     up
venus_grotto         torch     specialty   2     up+down
wine_cellar          torch     food        1     up
"""
"""Downstairs rooms: points for each wanted room in their column."""
