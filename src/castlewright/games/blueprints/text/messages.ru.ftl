### Всё, что говорят «Чертежи». Имена — в names.ru.ftl. Аргументы seat и ..._seat показываются именами игроков.

summary = Берите карты помещений и вписывайте их в замок так, чтобы вход встречался со входом. Завершённые помещения дают поощрения: тайные переходы, рвы, новую землю, лишние ходы. А что всё это стоило, решат указы, благодарности и карты бонусов.
status = Правила, указы, благодарности и карты бонусов — как в печатных правилах. Восстановлено: 96 карт помещений с их формами, входами и лебедями, рисунок фойе, очки за завершённые помещения и за карты одного типа и размера, знаки «не для одного». Имена карт, указов и должностей — наши.

option-decrees = Королевские указы
option-decrees-one = по одному
option-decrees-two = по два
option-left_out = Без этих указов

## Строки листа подсчёта

group-special = Особые поощрения
group-food = Трапезные
group-sleeping = Спальные
group-living = Гостиные
group-downstairs = Подвальные
group-activity = Развлекательные
group-outdoor = Наружные
group-moat = Рвы
group-courtyards = Внутренние дворы
group-utility = Подсобные
group-area = Площадь
group-decrees = Указы
group-favors = Благодарности

## Подготовка

event-kept = { $seat }: указ выбран.
event-you-kept = Вы оставляете указ «{ decree-name }».
event-you-kept-aloud = { $seat } оставляет указ «{ decree-name }».
event-decree = { $seat } открывает указ «{ decree-name }».
event-box = { $seat } смотрит помещения в коробке.
event-box-room = { $seat } кладёт на указ помещение из коробки: «{ room-name }».
event-looks = { $seat } смотрит ещё три указа.
event-renewed = { $seat } меняет указ на «{ decree-name }».
event-three-circles = { $seat } закрашивает первые три кружка последнего хода.
# $count (Number)
event-secret-favors =
    { $count ->
        [one] { $seat } берёт { $count } тайную благодарность.
        [few] { $seat } берёт { $count } тайные благодарности.
       *[other] { $seat } берёт { $count } тайных благодарностей.
    }
event-your-favor = Ваша тайная благодарность: { favor-name }.
event-your-favor-aloud = Тайная благодарность, { $seat }: { favor-name }.
event-foyer = { $seat } выбирает фойе: { type-name }.

## Раунды и ходы

# $round (Number)
event-round = Раунд { $round }.
event-leads = { $seat } делает последний ход первым.
event-stays-last = { $seat } сохраняет последний ход.
# $source - market, discard или held
event-takes =
    { $source ->
        [discard] { $seat } берёт из сброса карту «{ room-name }».
        [held] { $seat } берёт отложенную карту «{ room-name }».
       *[other] { $seat } берёт карту «{ room-name }».
    }
event-takes-utility =
    { $source ->
        [discard] { $seat } берёт из сброса карту «{ room-name }» как подсобное помещение.
        [held] { $seat } берёт отложенную карту «{ room-name }» как подсобное помещение.
       *[other] { $seat } берёт карту «{ room-name }» как подсобное помещение.
    }
event-draws = { $seat } рисует помещение «{ room-name }».
event-door = { $seat } ставит вход.
event-holds = { $seat } откладывает карту «{ room-name }» про запас.
event-skips = { $seat } пропускает ход.
event-ends-turn = { $seat } заканчивает.
event-extra-earned = { $seat } получает дополнительный ход.
event-extra-turn = Дополнительный ход: { $seat }.
event-end-phase = Раунды позади: по порядку хода все используют оставшиеся поощрения.
event-over = Замки готовы.

## Кружки, лебеди и поощрения

event-completes = { $seat } завершает помещение «{ room-name }» ({ type-name }).
event-completes-foyer = { $seat } завершает фойе ({ type-name }).
# $special - start, skip, last3 или last6
event-special =
    { $special ->
        [skip] { $seat } получает особое поощрение за первый пропуск хода.
        [last3] { $seat } получает особое поощрение за третий последний ход.
       *[other] { $seat } получает особое поощрение за шестой последний ход.
    }
# $count (Number) - сколько кружков закрашено теперь
event-last-turn = В новом порядке последний ход делает { $seat }: кружок { $count }.
# $count (Number) - сколько лебедей закрашено теперь
event-swan = { $seat } закрашивает лебедя, это { $count }-й.
event-moat-earned = { $seat } получает право на ров.
event-uses = { $seat } использует { reward-name }.
event-uses-special = { $seat } использует { special-name } { used-as }.
event-free-moat = { $seat } рисует третий ров по указу.
# $count (Number)
event-cards =
    { $count ->
        [0] { $seat }: карт бонусов больше нет.
        [one] { $seat } берёт { $count } карту бонуса.
        [few] { $seat } берёт { $count } карты бонусов.
       *[other] { $seat } берёт { $count } карт бонусов.
    }
event-you-drew = Вы берёте карту «{ bonus-name }».
event-you-drew-aloud = { $seat } берёт карту «{ bonus-name }».
event-stops = { $seat } на этом останавливается.
event-names = { $seat } даёт замку имя «{ castle-name }».
event-removes = { $seat } убирает вход.
event-passage = { $seat } проводит тайный переход.
event-line = { $seat } расширяет участок: { border-name } открыта.
# $length (Number)
event-moat =
    { $length ->
        [one] { $seat } рисует ров длиной в { $length } квадрат.
        [few] { $seat } рисует ров длиной в { $length } квадрата.
       *[other] { $seat } рисует ров длиной в { $length } квадратов.
    }

## Отказы: лист

refusal-no-such-form = Помещение «{ room-name }» там так не нарисовать.
refusal-outside-lot = Помещение «{ room-name }» выйдет за пределы участка.
refusal-on-moat = Помещение «{ room-name }» ляжет на ров.
refusal-on-room = Помещение «{ room-name }» ляжет на другое помещение.
refusal-curved = Квадрат с изогнутой стеной ни с чем не делят.
refusal-downstairs = Помещение «{ room-name }» нужно соединить с подвальным помещением.
refusal-not-joined = Ни один вход помещения «{ room-name }» не будет соединён.
refusal-same-shape = Входы всё равно переносятся: нарисуйте эту фигуру как форму { $form }.
refusal-door-wall = Вход ставят на прямую стену помещения.
refusal-door-twice = Там уже есть вход.
refusal-door-order = Входы ставят по порядку, и для остальных должно остаться место.
refusal-no-entrance = Входа там нет.
refusal-joined = Этот вход соединён: он остаётся.
refusal-no-wall = Прямой стены помещения там нет.
refusal-passage-there = Там уже есть переход.
refusal-passage-moat = Переход не может вести в ров.
refusal-passage-lot = Переход не может вести за пределы участка.
refusal-moat-straight = Ров — прямая полоса квадратов; её называют от левого или верхнего конца.
refusal-moat-covers = Рву нужны целые пустые квадраты.
refusal-moat-lot = Ров лежит на участке.
refusal-moat-rim = Для рва по кайме нужны указ и участок, открытый до этого края.
refusal-line-open = Эта линия уже открыта.

## Отказы: ход

refusal-no-seat = За этим столом нет такого места.
refusal-game-over = Игра окончена.
refusal-not-your-turn = Сейчас ходит { $seat }.
refusal-not-now = Сейчас для этого не время.
refusal-finish-step = Сначала закончите начатый шаг.
refusal-not-in-hand = Этого указа у вас в руке нет.
refusal-not-offered = Этого указа нет среди трёх.
refusal-not-in-box = Этого помещения нет в коробке.
refusal-no-such-type = Такого типа помещений нет.
refusal-not-lead = Последний ход можно сделать первым только по указу, перед раундом.
refusal-no-more-rooms = Раунды позади: помещений больше не берут.
refusal-no-such-room = Такой карты помещения нет.
refusal-no-such-source = Карты берут с рынка, из сброса или с указа.
refusal-as-utility = Помещение «{ room-name }» нельзя нарисовать как подсобное помещение.
refusal-cannot-draw = Для помещения «{ room-name }» нет места, брать его нельзя.
refusal-use-activity-first = Сначала используйте поощрение развлекательного помещения.
refusal-not-in-discard = Помещения «{ room-name }» нет в сбросе.
refusal-not-held = Карта «{ room-name }» не лежит на вашем указе.
refusal-held-this-turn = Карта «{ room-name }» отложена только что: нарисуйте её в один из следующих ходов.
refusal-taken-already = Карта этого хода уже взята, или ход пропущен.
refusal-not-in-market = Помещения «{ room-name }» нет на рынке.
refusal-take-first = Сначала возьмите карту.
refusal-cannot-hold = Эту карту отложить нельзя.
refusal-hold-full = На указе уже лежит карта.
refusal-must-take = Прежде чем закончить ход, возьмите карту или пропустите его.
refusal-not-optional = Этот шаг нужно сделать.
refusal-names-later = Замкам дают имена после последнего раунда.
refusal-named = У вашего замка уже есть имя.
refusal-no-such-name = Такого имени замку не дать.

## Отказы: поощрения

refusal-no-such-reward = Такого поощрения нет.
refusal-special-used = Уже использовано: { special-name }.
refusal-special-not-earned = Ещё не получено: { special-name }.
refusal-not-as = Это поощрение так использовать нельзя ({ use-name }).
refusal-no-third-moat = Третий ров бесплатен только по указу, один раз и после второго.
refusal-food-at-once = Поощрение трапезной само даёт дополнительный ход, когда она завершена.
refusal-none-left = Нет в запасе: { reward-name }.
refusal-too-late = Раунды позади, для этого поздно ({ use-name }).
refusal-sleeping-this-turn = Поощрение спального помещения нельзя использовать в тот же ход, в который оно получено.
refusal-while-drawing = Входы переносят, рисуя помещение: сначала возьмите карту.
refusal-moving-already = Входы этого помещения уже переносятся.
refusal-nothing-to-remove = Убирать нечего: все входы соединены.
refusal-no-passage = Нет стены для перехода.
refusal-card-taken = Карта этого хода уже взята, а карта из сброса была бы вместо неё.
refusal-no-discard = Ни одну карту из сброса нарисовать нельзя.
refusal-all-lines = Все восемь линий открыты.
refusal-no-moat = Для рва нет пустого квадрата.
refusal-swans-full = Все восемь лебедей закрашены.
refusal-use-first = Сначала используйте для этого поощрение.
refusal-no-such-line = Такой линии нет.

## Строки счёта

# $count (Number) - сколько входов не соединено
line-incomplete =
    { $count ->
        [0] Не завершено: «{ room-name }»
        [one] Не завершено: «{ room-name }», не соединён { $count } вход
        [few] Не завершено: «{ room-name }», не соединены { $count } входа
       *[other] Не завершено: «{ room-name }», не соединены { $count } входов
    }
line-completed = Завершено: «{ room-name }», { type-name }
# $full, $half (Number) - пустые и полупустые квадраты рядом
line-outdoor = Завершено: «{ room-name }», пустые квадраты рядом { $full } × 2, полупустые { $half } × 1
# $count (Number) - помещения за рвом; $length (Number)
line-moat = Ров длины { $length }: помещения целиком за ним { $count } × 2
# $area (Number)
line-courtyard = Внутренний двор площадью { $area }
line-yard-closed = Замкнутое место площадью { $area } без входа: не внутренний двор
# $count (Number) - карты помещений в стопке
line-area =
    { $count ->
        [one] Размер { $count } помещения
        [few] Размеры { $count } помещений вместе
       *[other] Размеры { $count } помещений вместе
    }
# $bonus - карта бонуса; $count (Number) - сколько насчитано
bonus-counted =
    { $bonus ->
        [only_card] Выполнено.
        [low_favors] Выполнено.
        [never_expanded] Выполнено.
        [funny_name] Выполнено.
        [all_sizes] Выполнено.
        [all_types] Выполнено.
        [start_unused] Выполнено.
        [five_of_type] Выполнено.
       *[other] Насчитано: { $count }.
    }
# $count (Number) - сколько насчитано того, о чём карта
line-bonus = { bonus-name }: { bonus-text } { bonus-counted }
line-bonus-special = { bonus-name } ({ special-name }): { bonus-text } { bonus-counted }
# $worth (Number) - сколько карта принесла бы; $slots (Number) - сколько карт можно засчитать
line-bonus-left =
    { $slots ->
        [0] Карта «{ bonus-name }» не засчитана: нет завершённых подсобных. Принесла бы { $worth }.
       *[other] Карта «{ bonus-name }» не вошла в лучший набор. Принесла бы { $worth }.
    }
line-decree = { decree-name }: { decree-text } Насчитано: { $count }.
line-best-again = Ещё раз: { bonus-name }
line-best-again-none = Нет карты бонуса, которую можно засчитать ещё раз
# $count (Number) - совпадения по размеру и по типу
line-box-room = Как у карты «{ room-name }» из коробки, по размеру и по типу: { $count } × 5
line-third-moat = Третий ров: помещения целиком за ним { $count } × 2
# $value (Number) - значение владельца; $place (Number); $count (Number) - сколько делят место
line-favor = { favor-name }: { $value }, место { $place }
line-favor-tied = { favor-name }: { $value }, место { $place } делят { $count }
line-favor-none = { favor-name }: { $value }, без места
line-favor-least = { favor-name }: { $value }; по указу благодарность приносит не меньше 6
# $rival (Number) - значение стопки сброса
line-favor-alone = { favor-name }: { $value }, у сброса { $rival }
line-favor-lost = { favor-name }: { $value }, у сброса { $rival }; не выиграно

## Равенство и приговор

# $count (Number)
why-area = По площади: { $count }.
why-favors = По очкам за благодарности: { $count }.
why-completed = По завершённым помещениям: { $count }.
why-used = По меньшему числу использованных поощрений: { $count }.
why-shared = Равенство во всём: место общее.
# $points (Number)
verdict =
    { $points ->
        [one] { $points } очко. Ваша должность при дворе: { title-name }.
        [few] { $points } очка. Ваша должность при дворе: { title-name }.
       *[other] { $points } очков. Ваша должность при дворе: { title-name }.
    }

## Что делать

prompt-over = Игра окончена.
# $count (Number) - указы на руках
prompt-draft = Оставьте один из указов: их { $count }.
prompt-decree = Оставьте один из трёх указов взамен своего.
prompt-box = Выберите помещение из коробки.
# $count (Number) - сколько линий осталось открыть
prompt-line-start =
    { $count ->
        [one] По указу откройте ещё { $count } линию участка.
        [few] По указу откройте { $count } линии участка.
       *[other] По указу откройте { $count } линий участка.
    }
prompt-foyer = Выберите тип своего фойе.
prompt-lead = Ваш ход в этом раунде последний. Сделать его первым?
prompt-take = Возьмите помещение или пропустите ход.
prompt-take-extra = Дополнительный ход: возьмите помещение или пропустите.
prompt-must-skip = Ни одно помещение не нарисовать: используйте поощрения или пропустите ход.
prompt-more = Используйте поощрения или закончите ход.
prompt-done = Закончите ход.
prompt-place = Нарисуйте помещение «{ room-name }»: вход должен встретиться со входом.
prompt-place-moving = Нарисуйте помещение «{ room-name }»; входы — следующим шагом.
# $count (Number)
prompt-door =
    { $count ->
        [one] Поставьте ещё { $count } вход.
        [few] Поставьте ещё { $count } входа.
       *[other] Поставьте ещё { $count } входов.
    }
prompt-remove =
    { $count ->
        [one] Уберите вход.
        [few] Уберите до { $count } входов.
       *[other] Уберите до { $count } входов.
    }
prompt-passage =
    { $count ->
        [one] Проведите тайный переход.
        [few] Проведите до { $count } тайных переходов.
       *[other] Проведите до { $count } тайных переходов.
    }
prompt-line =
    { $count ->
        [one] Откройте линию участка.
        [few] Откройте до { $count } линий участка.
       *[other] Откройте до { $count } линий участка.
    }
prompt-discard =
    { $count ->
        [one] Возьмите помещение из сброса.
        [few] Возьмите из сброса до { $count } помещений, одно за другим.
       *[other] Возьмите из сброса до { $count } помещений, одно за другим.
    }
# $step - remove, passage, line, discard, or several of them; $count (Number) - how many more
rest-open =
    { $step ->
        [remove]
            { $count ->
                [one] Можно убрать ещё { $count } вход
                [few] Можно убрать ещё { $count } входа
               *[other] Можно убрать ещё { $count } входов
            }
        [passage]
            { $count ->
                [one] Можно провести ещё { $count } тайный переход
                [few] Можно провести ещё { $count } тайных перехода
               *[other] Можно провести ещё { $count } тайных переходов
            }
        [line]
            { $count ->
                [one] Можно открыть ещё { $count } линию
                [few] Можно открыть ещё { $count } линии
               *[other] Можно открыть ещё { $count } линий
            }
        [discard]
            { $count ->
                [one] Можно взять из сброса ещё { $count } помещение
                [few] Можно взять из сброса ещё { $count } помещения
               *[other] Можно взять из сброса ещё { $count } помещений
            }
       *[several] Поощрения использованы не до конца, осталось: { $count }
    }
# $next - what to do besides: take, end or finish
prompt-rest =
    { $next ->
        [take] { rest-open }. Или возьмите помещение либо пропустите ход.
        [finish] { rest-open }. Или используйте остальные поощрения и закончите.
       *[end] { rest-open }. Или используйте другие поощрения либо закончите ход.
    }
prompt-moat = Нарисуйте ров: от одного квадрата до другого по прямой.
prompt-end = Раунды позади. Используйте оставшиеся поощрения, дайте замку имя и закончите.
prompt-wait-draft = { $seat } выбирает указ.
prompt-wait-start = { $seat } исполняет указ.
prompt-wait-foyer = { $seat } выбирает фойе.
prompt-wait-lead = { $seat } решает, не сделать ли последний ход первым.
prompt-wait-turn = Ходит { $seat }.
prompt-wait-extra = Дополнительный ход: { $seat }.
prompt-wait-end = { $seat } использует оставшиеся поощрения.

## Настоящий стол: отказы

# $count (Number)
refusal-players = За столом от одного до пяти игроков, а не { $count }.
# $count (Number)
refusal-solo = В партии для одного один лист, а не { $count }.
refusal-name-twice = Двух игроков зовут «{ $name }».
refusal-twice = «{ $id }» указано дважды.
# $count (Number) - игроки
refusal-order = В порядке хода каждый из игроков стоит один раз, счёт с 0; игроков { $count }.
refusal-unknown-type = Типа «{ $kind }» нет; есть: { $known }. Можно и по-русски (трапезная, спальное, гостиная, подвальное, развлекательное, наружное, подсобное) или цветом.
refusal-unknown-room = В коробке нет карты помещения «{ $room }»; они называются от R01 до R96.
refusal-unknown-decree = В коробке нет указа «{ $decree }»; есть: { $known }.
refusal-unknown-bonus = В коробке нет карты бонуса «{ $bonus }»; есть: { $known }.
refusal-unknown-favor = В коробке нет благодарности «{ $favor }»; есть: { $known }.
refusal-unknown-line = На листе нет линии «{ $line }»; есть: { $known }.
refusal-unknown-special = Особого поощрения «{ $special }» нет; есть: { $known }.
refusal-unknown-part = «{ $part }» — не часть квадрата: нужно # или одна из букв a, b, c, d, A, B, C, D.
refusal-unknown-use = Нельзя использовать { special-name } как «{ $kind }»; можно как: { $known }.
# $number - что введено; $least, $most (Number)
refusal-range = { range-name }: { $number } — не от { $least } до { $most }.
# $count, $most (Number)
refusal-many-rooms = Слишком много помещений: { $count }, а бывает не больше { $most }.
# $most (Number)
refusal-name-long = «{ $name }» длиннее { $most } букв.
refusal-needs-type = Укажите тип помещения «{ room-name }».
refusal-needs-size = Укажите размер помещения «{ room-name }».
refusal-no-squares = У помещения «{ room-name }» нет квадратов.
refusal-card-or-squares = «{ room-name }» — наша карта: укажите форму и место, без квадратов, типа и размера.
refusal-apart = Квадраты помещения «{ room-name }» не связаны между собой.
# $x, $y (Number)
refusal-off-sheet = Квадрата ({ $x }, { $y }) на листе нет.
refusal-square-twice = Квадрат ({ $x }, { $y }) указан в помещении дважды.
refusal-overlap = На квадрате ({ $x }, { $y }) одно лежит на другом.
# $side - N, E, S или W
refusal-no-straight-wall = У помещения нет прямой стены на ({ $x }, { $y }), сторона { $side }.
refusal-no-removed = Нет входа, который можно убрать, на ({ $x }, { $y }), сторона { $side }.
refusal-no-passage-wall = Нет стены для перехода на ({ $x }, { $y }), сторона { $side }.

## Настоящий стол: замечания

warning-card-twice = Карта «{ room-name }» лежит на столе дважды, а в коробке она одна.
warning-bonus-twice = Карта бонуса «{ bonus-name }» лежит на столе дважды, а в коробке она одна.
warning-decree-twice = Указ «{ decree-name }» лежит на столе дважды, а в коробке он один.
# $count (Number)
warning-favors = Общих благодарностей четыре, а не { $count }.
warning-no-order = Порядок хода не указан: решают стопки, при равенстве — от первого игрока.
warning-no-rival = { favor-name }: о стопке сброса ничего не известно, считаем 0.
warning-not-alone = { favor-name }: эта благодарность не для одного.
warning-outside-lot = Помещение «{ room-name }» выходит за пределы участка.
# $size, $area (Number)
warning-size = У помещения «{ room-name }» размер { $size }, а по квадратам выходит { $area }.
warning-utility = Помещение «{ room-name }» нарисовано как подсобное, а указа для этого нет.
warning-entrances = У помещения «{ room-name }» не столько входов, сколько на карте.
warning-not-joined = Помещение «{ room-name }» не соединено с замком.
warning-downstairs = Помещение «{ room-name }» не соединено с другими подвальными.
# $count, $most (Number)
warning-many-moats = Рвов { $count }, а правила допускают { $most }.
# $count (Number) - лебеди; $moats (Number)
warning-few-swans = Закрашено лебедей: { $count }; для стольких рвов этого мало: { $moats }.
warning-moat-lot = Ров выходит за пределы участка.
# $flags, $circles (Number)
warning-many-flags = Шкала «{ type-name }»: флажков больше, чем кружков ({ $flags } и { $circles }).
# $count, $found (Number)
warning-circles = Шкала «{ type-name }»: закрашено { $count }, а по замку выходит { $found }.
warning-special = Использовано, хотя не получено: { special-name }.
warning-passage-lot = Тайный переход ведёт за пределы участка.
warning-passage-moat = Тайный переход ведёт в ров.
# $count (Number) - painted flags; $moats (Number)
warning-moat-flags = Закрашенных флажков на шкале рва: { $count }; для стольких рвов этого мало: { $moats }.
warning-no-swans = Не закрашен ни один лебедь; первого закрашивают вместе с фойе.
# $count (Number)
warning-many-decrees = Указов не бывает { $count }: у каждого один или, по варианту стола, два.
warning-new-decree = Указ «{ decree-name }» меняют в начале игры: в конце его ни у кого нет.
warning-decree-alone = Указ «{ decree-name }» не для одного игрока.
warning-secret-favors = Тайные благодарности бывают только по указу.
# $count (Number)
warning-secret-count = Тайных благодарностей по указу две, а не { $count }.
warning-favor-twice = Благодарность «{ favor-name }» здесь дважды; в коробке она одна.
# $count (Number) - painted circles
warning-last-turns = В одиночку кружков последнего хода не закрашивают; здесь их { $count }.
warning-last-card = Карта «{ bonus-name }» в одиночку ничего не стоит.
warning-card-discarded = «{ room-name }» нарисовано, но лежит и в сбросе.

## A real table: what was drawn first

question-passage = Тайный переход к помещению «{ room-name }», у которого там глухая стена
answer-passage-joins = Проведён, когда «{ room-name }» уже стояло: соединяет оба помещения.
answer-passage-dead = «{ room-name }» нарисовано позже и закрывает его стеной: не соединяет ничего.
# $length (Number)
question-moat = Ров длины { $length }
# $count (Number) - rooms with entrances facing it; $room - the first of them
answer-moat-takes =
    { $count ->
        [one] { $count } помещение у рва нарисовано раньше: входы, обращённые ко рву, убраны.
        [few] Все { $count } помещения у рва нарисованы раньше: входы, обращённые ко рву, убраны.
       *[other] Все { $count } помещений у рва нарисованы раньше: входы, обращённые ко рву, убраны.
    }
# $count (Number) - of these rooms, those drawn later; $room - the first of them
answer-moat-blocked =
    { $count ->
        [one] «{ room-name }» нарисовано позже рва: входы, обращённые к нему, есть, но перекрыты.
        [few] «{ room-name }» и следующие, всего { $count } помещения, нарисованы позже рва: входы, обращённые к нему, есть, но перекрыты.
       *[other] «{ room-name }» и следующие, всего { $count } помещений, нарисованы позже рва: входы, обращённые к нему, есть, но перекрыты.
    }
