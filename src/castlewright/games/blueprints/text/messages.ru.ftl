### Всё, что говорят «Чертежи». Имена — в names.ru.ftl. Аргументы seat и ..._seat показываются именами игроков.

summary = Берите карты помещений и вписывайте их в замок так, чтобы вход встречался со входом. Завершённые помещения дают поощрения: тайные переходы, рвы, новую землю, лишние ходы. А что всё это стоило, решат указы, благодарности и карты бонусов.
status = Правила, указы, благодарности и карты бонусов — как в печатных правилах. Восстановлено: 96 карт помещений с их формами, входами и лебедями, рисунок фойе, очки за завершённые помещения и за карты одного типа и размера, знаки «не для одного». Имена карт, указов и должностей — наши.

option-decrees = Королевские указы
option-decrees-one = по одному
option-decrees-two = по два

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
event-foyer = { $seat } выбирает фойе: { type-name }.

## Раунды и ходы

# $round (Number)
event-round = Раунд { $round }.
event-leads = { $seat } делает последний ход первым.
event-stays-last = { $seat } сохраняет последний ход.
# $source - market, discard или held
event-takes =
    { $source ->
        [discard] { $seat } берёт из сброса «{ room-name }».
        [held] { $seat } берёт отложенную карту «{ room-name }».
       *[other] { $seat } берёт «{ room-name }».
    }
event-takes-utility =
    { $source ->
        [discard] { $seat } берёт из сброса «{ room-name }» как подсобное помещение.
        [held] { $seat } берёт отложенную карту «{ room-name }» как подсобное помещение.
       *[other] { $seat } берёт «{ room-name }» как подсобное помещение.
    }
event-draws = { $seat } рисует «{ room-name }».
event-door = { $seat } ставит вход.
event-holds = { $seat } откладывает «{ room-name }» про запас.
event-skips = { $seat } пропускает ход.
event-ends-turn = { $seat } заканчивает ход.
event-extra-earned = { $seat } получает дополнительный ход.
event-extra-turn = Дополнительный ход: { $seat }.
event-end-phase = Раунды позади: по порядку хода все используют оставшиеся поощрения.
event-over = Замки готовы.

## Кружки, лебеди и поощрения

event-completes = { $seat } завершает «{ room-name }» ({ type-name }).
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

refusal-form = «{ room-name }» там так не нарисовать.
refusal-outside-lot = «{ room-name }» выйдет за пределы участка.
refusal-on-moat = «{ room-name }» ляжет на ров.
refusal-on-room = «{ room-name }» ляжет на другое помещение.
refusal-curved = Квадрат с изогнутой стеной ни с чем не делят.
refusal-downstairs = «{ room-name }» нужно соединить с подвальным помещением.
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
refusal-line = Такой линии нет.
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
refusal-as-utility = «{ room-name }» нельзя нарисовать как подсобное помещение.
refusal-cannot-draw = Для помещения «{ room-name }» нет места, брать его нельзя.
refusal-use-activity-first = Сначала используйте поощрение развлекательного помещения.
refusal-not-in-discard = Помещения «{ room-name }» нет в сбросе.
refusal-not-held = Карта «{ room-name }» не лежит на вашем указе.
refusal-held-this-turn = «{ room-name }» отложено только что: нарисуйте его в один из следующих ходов.
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
