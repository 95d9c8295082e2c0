### Названия помещений, карт, слуг и замков. 22 названия помещений — из русских правил, прочие — наш перевод.

# $room - the id of a room or of a specialty face
room-name =
    { $room ->
        [afternoon_tea_room] Полуденная чайная
        [archery_range] Стрельбище
        [armory] Оружейная
        [aviary] Птичник
        [bakery] Пекарня
        [between_two_rooms] Между двух комнат
        [biergarten] Пивной сад
        [blanket_room] Хранилище одеял
        [brandy_room] Коньячная
        [breakfast_nook] Уголок для завтрака
        [brewery] Пивоварня
        [broom_closet] Склад метёлок
        [bunk_room] Комната двухъярусных кроватей
        [butterfly_garden] Сад бабочек
        [buttery] Буфетная
        [cape_room] Комната мантий
        [chicken_coop] Курятник
        [childrens_room] Детская
        [china_room] Фарфоровая комната
        [chocolate_room] Шоколадная комната
        [coat_room] Гардеробная
        [crepery] Блинная
        [crown_storage] Хранилище корон
        [crypt] Склеп
        [cutlery_room] Комната столовых приборов
        [dead_end] Тупик
        [dining_room] Столовая
        [drawing_room] Развлекательная комната
        [dreaming_room] Комната грёз
        [dressing_room] Туалетная комната
        [dumbwaiter] Кухонный лифт
        [dungeon] Темница
        [echo_chamber] Эхо-камера
        [escape_room] Комната побега
        [fireplace] Каминный зал
        [firewood_storage] Дровяной склад
        [fish_pond] Рыбный пруд
        [flower_garden] Цветник
        [french_gazebo] Французская беседка
        [fungus_room] Грибная комната
        [gallery] Галерея
        [game_storage] Чулан с играми
        [glassmaking_room] Стеклодувная
        [grand_balcony] Большой балкон
        [great_hall] Большой зал
        [guardhouse] Караульная
        [guest_bedroom] Гостевая спальня
        [gunpowder_room] Пороховая комната
        [hall_of_creaking_floors] Коридор скрипучих полов
        [hall_of_doors] Коридор дверей
        [hall_of_ever_closing_walls] Коридор сходящихся стен
        [hall_of_ghosts] Коридор призраков
        [hall_of_knights] Коридор рыцарей
        [hall_of_mirrors] Зеркальный коридор
        [hall_of_paintings] Коридор картин
        [hall_of_portraits] Коридор портретов
        [hall_of_puzzled_floors] Шахматный коридор
        [hall_of_sculptures] Коридор скульптур
        [hall_of_windows] Коридор окон
        [harp_room] Комната с арфой
        [hat_room] Шляпная комната
        [hibernation_chamber] Комната гибернации
        [hidden_entrance] Потайной вход
        [hidden_lair] Тайное логово
        [hidden_passage] Тайный ход
        [ice_house] Ледник
        [in_law_suite] Покои родни
        [jewel_room] Комната драгоценностей
        [kennel] Псарня
        [key_room] Комната ключей
        [kings_chambers] Покои короля
        [kitchen] Кухня
        [kittenry] Кошачья комната
        [knight_room] Комната рыцаря
        [laboratory] Лаборатория
        [laundry_room] Прачечная
        [library] Библиотека
        [lockdown_room] Коридор-ловушка
        [map_room] Картографический кабинет
        [meat_locker] Мясная кладовая
        [meditation_room] Комната медитаций
        [midnight_room] Полуночная комната
        [mold_room] Комната плесени
        [morning_tea_room] Утренняя чайная
        [mud_room] Сени
        [nap_room] Комната дневного сна
        [nursery] Детская с колыбелью
        [observatory] Обсерватория
        [pacing_hall] Коридор раздумий
        [padded_room] Мягкая комната
        [panic_room] Комната-убежище
        [pantry] Кладовая
        [parlor] Малая приёмная
        [pillow_room] Комната подушек
        [pit_of_despair] Яма отчаяния
        [powder_room] Дамская комната
        [princes_chambers] Покои принца
        [princess_chambers] Покои принцессы
        [promenade] Променад
        [pumpkin_garden] Тыквенный огород
        [puppy_room] Собачья комната
        [purgatory] Чистилище
        [queens_chambers] Покои королевы
        [quiet_room] Тихая комната
        [rabbit_room] Кроличья комната
        [reading_room] Читальный зал
        [reception_room] Приёмная
        [repair_shop] Ремонтная мастерская
        [rug_room] Ковровая комната
        [salon] Салон
        [sauerkraut_room] Капустная комната
        [sauna] Сауна
        [schoolhouse] Классная комната
        [scullery] Судомойня
        [scythe_room] Комната кос
        [servants_quarters] Комнаты прислуги
        [shield_room] Комната щитов
        [siege_food_storage] Осадные припасы
        [sitting_room] Диванная
        [snake_pit] Змеиная яма
        [solar] Светлица
        [spice_room] Кладовка со специями
        [spy_room] Комната шпиона
        [stables] Конюшня
        [study] Рабочий кабинет
        [sty] Свинарник
        [subterranean_tunnel] Подземный тоннель
        [swimming_hole] Купальня
        [tapestry_room] Гобеленовая комната
        [tasso_room] Комната Тассо
        [taxidermy_showroom] Зал трофеев
        [terrace] Терраса
        [the_hole] Дыра
        [tool_room] Инструментальная
        [torch_storage] Склад факелов
        [treasure_room] Сокровищница
        [turtle_pond] Черепаший пруд
        [vegetable_garden] Огород
        [venus_grotto] Грот Венеры
        [vestibule] Вестибюль
        [vineyard] Виноградник
        [waiting_room] Комната ожидания
        [walking_path] Прогулочная дорожка
        [washroom] Умывальная
        [wine_cellar] Винный погреб
        [wine_room] Винная комната
        [winter_garden] Зимний сад
        [fountain] Фонтан
        [tower] Башня
        [grand_foyer] Большое фойе
       *[other] { $room }
    }

# $castle (Number) - the number of a castle, from 0
castle-name =
    { $castle ->
        [0] Меспельбрунн
        [1] Нойшванштайн
        [2] Гогенцоллерн
        [3] Кохем
        [4] Лихтенштайн
        [5] Хоэншвангау
        [6] Эльц
       *[other] { $castle }
    }

# $throne - the id of a throne room: what it wants, and where
throne-name =
    { $throne ->
        [throne_corridor_downstairs] коридоры или подвальные под обеими половинами
        [throne_corridor_food] коридоры или трапезные над обеими половинами
        [throne_food_sleeping] трапезные или спальни слева и над левой половиной
        [throne_living_corridor] гостиные или коридоры слева и справа
        [throne_living_sleeping] гостиные или спальни над обеими половинами
        [throne_utility_food] подсобные или трапезные слева и справа
        [throne_utility_sleeping] подсобные или спальни над правой половиной и справа
       *[other] { $throne }
    }

# $attendant - the id of an attendant
attendant-name =
    { $attendant ->
        [juggler] Факир
        [knight] Рыцарь
        [majordomo] Церемониймейстер
        [painter] Художник
       *[other] { $attendant }
    }

# $card - the id of a bonus card
card-name =
    { $card ->
        [different_types_next_to_throne] Пёстрый двор: по 2 за каждый обычный тип у тронного зала
        [five_of_a_kind] Большие анфилады: по 4 за каждый тип, где помещений пять и больше
        [fully_surrounded] Сердцевина: по 3 за каждое помещение, окружённое со всех восьми сторон
        [orthogonally_surrounded] В четырёх стенах: по 2 за каждое помещение, закрытое с четырёх сторон
        [per_attendant] Свита: по 4 за каждого слугу
        [per_corridor] Переходы: по 2 за каждый коридор
        [per_downstairs] Погреба: по 2 за каждое подвальное
        [per_food] Кухни: по 2 за каждую трапезную
        [per_living] Салоны: по 2 за каждую гостиную
        [per_outdoor] Сады: по 2 за каждое наружное
        [per_room_below_ground] Глубокие корни: по 1 за каждое помещение под землёй
        [per_room_level3plus] Выси: по 1 за каждое помещение на третьем этаже и выше
        [per_room_type] Всего понемногу: по 1 за каждый вид помещений
        [per_sleeping] Опочивальни: по 2 за каждую спальню
        [per_specialty] Роскошь: по 2 за каждое особое, считая тронный зал
        [per_utility] Хозяйство: по 2 за каждое подсобное
        [rooms_around_throne] У трона: по 1 за каждое помещение вокруг тронного зала
        [three_of_a_kind] Анфилады: по 2 за каждый тип, где помещений три и больше
        [total_height] Высокий замок: по 1 за каждый горизонтальный ряд
        [total_width] Широкий замок: по 1 за каждый вертикальный ряд
       *[other] { $card }
    }

# $wants - a type of rooms, a hanging, or any room
wants-name =
    { $wants ->
        [food] трапезные
        [living] гостиные
        [utility] подсобные
        [outdoor] наружные
        [sleeping] спальни
        [corridor] коридоры
        [downstairs] подвальные
        [specialty] особые
        [any] помещения
        [mirror] зеркала
        [painting] картины
        [swords] мечи
        [torch] факелы
       *[other] { $wants }
    }

# $bonus - what a bonus is for
bonus-name =
    { $bonus ->
        [food] за три трапезные
        [living] за три гостиные
        [utility] за три подсобных
        [outdoor] за три наружных
        [sleeping] за три спальни
        [corridor] за три коридора
        [downstairs] за три подвальных
        [five] за пять помещений одного типа
       *[other] { $bonus }
    }
