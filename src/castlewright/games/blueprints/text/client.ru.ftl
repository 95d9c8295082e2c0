# Слова чертёжного листа, области действий и страницы подсчёта «Чертежей».

## Лист

blueprints-sheet-label = Чертёжный лист, { $name }: { $count ->
    [one] { $count } помещение
    [few] { $count } помещения
   *[other] { $count } помещений
}. Стрелки двигают, R поворачивает, F отражает, N ищет следующее место, Enter рисует
blueprints-fit = Показать весь лист
blueprints-sheets = Листы игроков
blueprints-look = Посмотреть лист: { $name }
blueprints-close = Закрыть
blueprints-panel = { $panel ->
    [sheet] Лист подсчёта
    [favors] Благодарности
    [cards] Карты
   *[pile] Стопка сброса
}
blueprints-tab = { $panel ->
    [sheet] Шкалы
    [favors] Король
   *[cards] Карты
}
blueprints-room = { $kind ->
    [food] Трапезная
    [sleeping] Спальное помещение
    [living] Гостиная
    [downstairs] Подвальное помещение
    [activity] Развлекательное помещение
    [outdoor] Наружное помещение
    [utility] Подсобное помещение
   *[other] Тип ещё не выбран
}, площадь { $size }.
blueprints-room-complete = Завершено.
blueprints-room-doors = Входы: соединено { $joined }, открыто { $open }, перекрыто { $blocked }.

## Рынок и рука

blueprints-market = Рынок
blueprints-market-empty = На рынке пусто.
blueprints-card = { $room }: { $kind ->
    [food] трапезная
    [sleeping] спальное
    [living] гостиная
    [downstairs] подвальное
    [activity] развлекательное
    [outdoor] наружное
   *[utility] подсобное
}, площадь { $size }, { $doors ->
    [one] { $doors } вход
    [few] { $doors } входа
   *[other] { $doors } входов
}
blueprints-spots = { $count ->
    [one] { $count } место
    [few] { $count } места
   *[other] { $count } мест
}
blueprints-no-spots = с этими входами места нет
blueprints-moving = выберите место, потом входы
blueprints-turn = Повернуть (R)
blueprints-mirror = Отразить (F)
blueprints-draw = Рисовать
blueprints-put-back = Вернуть на рынок (Esc)
blueprints-as-utility = Как подсобное
blueprints-as-itself = Как на карте
blueprints-move-doors = Переместить входы
blueprints-hold = Отложить на потом
blueprints-pile = Стопка сброса
blueprints-pile-empty = В сбросе пока пусто.
blueprints-deck = Помещений в колоде: { $count }
blueprints-decks = Помещений в колоде: { $deck }. Карт бонусов в колоде: { $bonus }. В сбросе: { $count }.
blueprints-skip = Пропустить
blueprints-end-turn = Закончить ход
blueprints-end-game = Закончить
blueprints-enough = Достаточно
blueprints-rests = Что осталось от поощрений
blueprints-later = Позже
blueprints-end-turn-rest = Закончить ход, остаток пропадёт
blueprints-name = Название замка
blueprints-name-give = Назвать

## Подготовка

blueprints-choose = { $what ->
    [keep] Выберите указ
    [box] Выберите помещение
   *[foyer] Выберите тип
}
blueprints-keep = Оставить «{ $decree }»
blueprints-box = Взять «{ $room }»
blueprints-decree-when = { $when ->
    [start] действует в начале
    [play] действует в игре
   *[score] действует при подсчёте
}
blueprints-foyer = { $kind ->
    [food] Фойе-трапезная
    [sleeping] Спальное фойе
    [living] Фойе-гостиная
    [downstairs] Подвальное фойе
    [activity] Развлекательное фойе
    [outdoor] Наружное фойе
   *[utility] Подсобное фойе
}
blueprints-foyer-types = Типы фойе
blueprints-foyer-note = Фойе считается помещением выбранного типа. Нажмите на знак, чтобы узнать его поощрение.
blueprints-lead-first = Ходить первым
blueprints-lead-last = Остаться последним

## Поощрения

blueprints-score-sheet = Лист подсчёта
blueprints-special = { $special ->
    [start] Старт
    [skip] Пропуск
    [last3] Посл. 3×
   *[last6] Посл. 6×
}
blueprints-specials = { $count ->
    [0] Особых поощрений нет
    [one] { $count } особое поощрение
    [few] { $count } особых поощрения
   *[other] { $count } особых поощрений
}
blueprints-track = { $kind ->
    [food] Трапезные
    [sleeping] Спальные помещения
    [living] Гостиные
    [downstairs] Подвальные помещения
    [activity] Развлекательные помещения
    [outdoor] Наружные помещения
    [utility] Подсобные помещения
   *[moat] Рвы
}: завершено { $circles }, не использовано { $ready }
blueprints-points-of = { $kind ->
    [food] Трапезные
    [sleeping] Спальные помещения
    [living] Гостиные
    [downstairs] Подвальные помещения
    [activity] Развлекательные помещения
    [outdoor] Наружные помещения
    [utility] Подсобные помещения
   *[moat] Рвы
}, ПО: { $points }. Показать, за что
blueprints-reward = { $kind ->
    [food] ещё ход
    [sleeping] сдвиг входов
    [living] убрать вход
    [downstairs] переход
    [activity] из сброса
    [outdoor] шире участок
    [utility] карты бонусов
    [moat] вырыть ров
   *[swan] лебедь
}
blueprints-reward-long = { $kind ->
    [food] Трапезная: ещё один ход в том же раунде.
    [sleeping] Спальное: входы рисуемого помещения можно переместить.
    [living] Гостиная: убрать вход, который ни с чем не соединён.
    [downstairs] Подвальное: тайный переход сквозь стену. Подвальные соединяются друг с другом.
    [activity] Развлекательное: взять помещение из стопки сброса.
    [outdoor] Наружное: открыть линию участка. Пустая земля рядом приносит очки.
    [utility] Подсобное: две карты бонусов, и ещё одна карта принесёт очки.
   *[swan] Лебедь на шкале рва; за четырёх положен ров.
}
blueprints-use-as = Использовать { $reward } как
blueprints-step = { $step ->
    [remove] Нажмите на вход, который надо убрать.
    [passage] Нажмите на стену, сквозь которую пройдёт тайный переход.
    [line] Нажмите на пунктирную линию участка.
    [moat] Нажмите, где ров начинается, потом где кончается, или протяните.
   *[doors] Нажмите на стены, где будут входы.
}

## Благодарности и карты

blueprints-favors = Благодарности короля
blueprints-secret = тайная
blueprints-favor-of = { $name }: { $count }, сейчас приносит ПО: { $points }
blueprints-bonus-cards = { $count ->
    [one] { $count } карта бонуса
    [few] { $count } карты бонусов
   *[other] { $count } карт бонусов
}
blueprints-bonus-hidden = Их видит только владелец.
blueprints-held = Отложено: { $room }
blueprints-boxed = Из коробки: { $room }

## Игроки

blueprints-seat-order = Место в порядке хода: { $place }
blueprints-seat-top = Площадь верхнего помещения: { $size }
blueprints-seat-ready = Неиспользованных поощрений: { $count }
blueprints-seat-swans = Лебедей: { $count }
blueprints-seat-extra = Дополнительных ходов: { $count }

## Настоящий стол

blueprints-scorer = Готовый замок с настоящего стола
blueprints-score-players = Игроки
blueprints-score-solo = Партия в одиночку
blueprints-score-count = { $count ->
    [one] { $count } замок
    [few] { $count } замка
   *[other] { $count } замков
}
blueprints-score-cards = Карты и отметки
blueprints-score-table = Благодарности и числа
blueprints-score-undo = Назад
blueprints-score-clear = Чистый лист
blueprints-score-tools = Инструменты
blueprints-score-tool = { $tool ->
    [card] Карта
    [free] Клетки
    [passage] Переход
    [remove] Убрать
    [moat] Ров
    [line] Флажки
   *[erase] Ластик
}
blueprints-score-how = { $tool ->
    [passage] Нажмите на стену, чтобы нарисовать тайный переход или стереть его.
    [remove] Нажмите на вход, который убран. Входы у рва исчезают сами.
    [moat] Нажмите на квадрат, где ров начинается.
    [moat-end] Нажмите на квадрат, где он кончается.
    [line] Нажмите на пунктирную линию с закрашенным флажком.
   *[erase] Нажмите на помещение или ров, чтобы стереть.
}
blueprints-score-types = Типы
blueprints-score-sizes = Площади
blueprints-score-size = Площадь
blueprints-score-swan = С лебедем
blueprints-score-lay = Положить здесь
blueprints-score-brushes = Части квадрата
blueprints-score-brush = { $part ->
    [full] целый квадрат
    [a] диагональ, срезан северо-западный угол
    [b] диагональ, срезан северо-восточный угол
    [c] диагональ, срезан юго-западный угол
    [d] диагональ, срезан юго-восточный угол
    [A] дуга на северо-западе
    [B] дуга на северо-востоке
    [C] дуга на юго-западе
   *[D] дуга на юго-востоке
}
blueprints-score-door = Вход
blueprints-score-add = Добавить
blueprints-score-foyer = Это фойе
blueprints-score-our-foyer = Фойе как у нас
blueprints-score-name = Игрок
blueprints-score-swans = Закрашено лебедей
blueprints-score-last = Кружки последнего хода
blueprints-score-skipped = Был пропуск хода
blueprints-score-specials = На что ушли особые поощрения
blueprints-score-unused = никак
blueprints-score-flags = Закрашенные флажки поощрений
blueprints-score-bonus = Карты бонусов
blueprints-score-decrees = Королевские указы
blueprints-score-secrets = Тайные благодарности
blueprints-score-box = Помещение из коробки
blueprints-score-rivals = Сколько у стопки сброса
blueprints-score-order = Порядок хода после последнего раунда
blueprints-score-by-stacks = по стопкам
blueprints-score-printed = Напечатанные числа
blueprints-score-printed-note = Наши числа восстановлены. Перепишите один раз те, что на вашем листе и картах, и этот браузер их запомнит.
blueprints-score-value = { $value ->
    [food] Трапезная
    [sleeping] Спальное помещение
    [living] Гостиная
    [downstairs] Подвальное помещение
    [activity] Развлекательное помещение
    [type_card] Карта бонуса за тип
   *[size_card] Карта бонуса за площадь
}

## Что нарисовано раньше

blueprints-score-when = Порядок рисования
blueprints-score-drawn = Порядок
blueprints-score-first = Что было раньше?
blueprints-when-note = { $count ->
    [0] На этом листе неважно, когда нарисованы переходы и рвы.
   *[other] Здесь очки зависят от того, что нарисовано раньше. В остальном порядок неважен.
}
blueprints-when-rooms = Помещения, первое нарисованное сверху
blueprints-when-stack = В стопке карт помещений они лежат снизу вверх.
blueprints-when-earlier = Нарисовано раньше: «{ $room }»
blueprints-when-later = Нарисовано позже: «{ $room }»
