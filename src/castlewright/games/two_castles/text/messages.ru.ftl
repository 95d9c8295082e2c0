### «Между двух замков безумного короля Людвига»: всё, что говорят правила. Имена — в names.ru.ftl.

summary = С каждым из соседей вы строите по замку. Выберите два помещения, передайте остальные и договоритесь, что где поставить: считается только тот ваш замок, что беднее.
status = Все помещения, тронные залы и карты — как в печатной игре. Восстановлено: по семь слуг каждого вида и особые помещения, которые не кончаются. Русские названия 125 помещений — наш перевод; у карт бонусов в игре нет названий, наши придуманы.

option-seniority = Старший партнёр
option-seniority-seats = по местам: первое место — самое старшее
option-seniority-drawn = по жребию, до первой раздачи
option-seniority-ages = по вписанному возрасту
option-ages = Возраст
# $name - кто; $number (Number) - возраст
event-number-ages = { $name }: возраст { $number }.

## Строки листа подсчёта

group-food = Трапезные
group-living = Гостиные
group-utility = Подсобные
group-outdoor = Наружные
group-sleeping = Спальни
group-corridor = Коридоры
group-downstairs = Подвальные
group-towers = Башни
group-fountains = Фонтаны
group-grand_foyers = Большие фойе
group-bonus_cards = Карты бонусов
group-attendants = Королевские слуги
group-throne = Тронный зал

## Бонусы, для памятки

bonus-food = За три: возьмите пять помещений, постройте одно.
bonus-living = За три: поместите слугу в тронный зал.
bonus-utility = За три: возьмите три карты бонусов, оставьте одну.
bonus-outdoor = За три: постройте фонтан.
bonus-sleeping = За три: постройте башню.
bonus-corridor = За три: постройте большое фойе.
bonus-downstairs = За три: получите бонус любого другого типа.
bonus-five = За пять одного типа: постройте фонтан, башню или большое фойе.

## Что делать

prompt-over = Игра окончена.
prompt-serve = Для Людвига взяты два помещения: выберите то, что достанется вашему общему замку.
# $round, $turn (Number)
prompt-choose = Выберите два помещения. Раунд { $round }, ход { $turn } из 4.
prompt-build = Стройте: каждому из ваших замков — одно из ваших двух помещений.
# $seat - старший партнёр
prompt-propose = { castle-name }, бонус { bonus-name }: предложите, решает { $seat }.
# $seat - младший партнёр
prompt-answer = { castle-name }, бонус { bonus-name }: { $seat } предлагает. Согласны?
prompt-settle = { castle-name }, бонус { bonus-name }: решите, что сделать.
prompt-wait-serve = { $seat } распределяет помещения Людвига по его замкам.
prompt-wait-choose-one = Ждём: { $seat } ещё выбирает.
# $count (Number) - сколько игроков ещё не выбрали
prompt-wait-choose =
    { $count ->
        [one] Ждём { $count } игрока: идёт выбор.
        [few] Ждём { $count } игроков: идёт выбор.
       *[other] Ждём { $count } игроков: идёт выбор.
    }
prompt-wait-build-one = Ждём: { $seat } ещё строит.
# $count (Number) - сколько игроков могут строить
prompt-wait-build =
    { $count ->
        [one] Ждём { $count } игрока: идёт строительство.
        [few] Ждём { $count } игроков: идёт строительство.
       *[other] Ждём { $count } игроков: идёт строительство.
    }
# $count (Number) - сколько игроков решают открытые бонусы
prompt-wait-bonuses =
    { $count ->
        [one] Ждём { $count } игрока: сначала бонусы.
        [few] Ждём { $count } игроков: сначала бонусы.
       *[other] Ждём { $count } игроков: сначала бонусы.
    }
# $step - propose, decide или draw (пока никто не может); $seat - чьё слово
bonus-first =
    { $step ->
        [propose] { castle-name }, бонус { bonus-name }: { $seat } предлагает.
        [draw] { castle-name }, бонус { bonus-name }: брать пока нечего, ждём, когда другой замок сбросит взятое.
       *[decide] { castle-name }, бонус { bonus-name }: { $seat } решает.
    }
prompt-wait-bonus = { bonus-first }
prompt-held = { bonus-first } Потом строите вы.

## События

event-served = { $seat } кладёт помещение Людвига «{ room-name }» к замку { castle-name }.
event-chosen = { $seat }: выбор сделан.
event-you-chose = Вы выбираете помещение «{ room-name }».
event-you-chose-aloud = { $seat } выбирает помещение «{ room-name }».
event-revealed = { $seat } открывает помещение «{ room-name }».
event-built = { $seat } строит помещение «{ room-name }» в замке { castle-name }.
event-you-first = { $seat } уступает партнёру первую постройку в замке { castle-name }.
event-elder-first = Оба ждут: в замке { castle-name } по старшинству первым строит { $seat }.
event-bonus = Замок { castle-name } получает бонус { bonus-name }.
# $bonus - для чего берут: food (помещения) или utility (карты)
event-drawn =
    { $bonus ->
        [food] Для замка { castle-name } взято помещений: { $count }.
       *[other] Для замка { castle-name } взято карт бонусов: { $count }.
    }
event-waits =
    { $bonus ->
        [food] Замок { castle-name } ждёт: в запасе слишком мало помещений.
       *[other] Замок { castle-name } ждёт: в колоде слишком мало карт.
    }
event-reshuffled =
    { $bonus ->
        [food] Сброшенные помещения замешаны в запас.
       *[other] Сброшенные карты замешаны в колоду.
    }
event-proposes = { $seat } предлагает, как использовать бонус замка { castle-name }.
event-proposed-room = Предложение: «{ room-name }».
event-proposed-attendant = Предложение: { attendant-name }.
event-proposed-card = Предложение: «{ card-name }».
event-proposed-copy = Предложение: бонус { bonus-name }.
event-agrees = { $seat }: согласие, замок { castle-name }.
event-otherwise = { $seat } решает иначе, замок { castle-name }.
event-copies = Замок { castle-name } берёт бонус { bonus-name }.
event-added = Бонус приносит замку { castle-name } помещение «{ room-name }».
event-attends = { attendant-name } входит в тронный зал замка { castle-name }.
event-kept = Замок { castle-name } оставляет карту «{ card-name }».
# $seat - кто вернул ходы; $count (Number) - сколько
event-undo-castle =
    { $count ->
        [one] { $seat } возвращает { $count } ход в замке { castle-name }.
        [few] { $seat } возвращает { $count } хода в замке { castle-name }.
       *[other] { $seat } возвращает { $count } ходов в замке { castle-name }.
    }
event-turn = Раунд { $round }, ход { $turn }.
event-last-discarded = Последнее помещение каждой стопки сбрасывают не глядя.
event-over = Замки построены.

## Строки счёта

# $each (Number) - сколько очков за каждое; $count (Number) - сколько их
each = { $count }{ "\u00A0" }×{ "\u00A0" }{ $each }
line-beside = «{ room-name }»: { wants-name } в отмеченных клетках, { each }
line-around = «{ room-name }»: { wants-name } вокруг, { each }
# $most (Number) - напечатанный максимум
line-around-most = «{ room-name }»: { wants-name } вокруг, { each }, но не больше { $most }
line-connected = «{ room-name }»: соединены { wants-name }, { each }
line-anywhere = «{ room-name }»: { wants-name } в замке, { each }
line-variety =
    { $count ->
        [0] «{ room-name }»: в замке нет всех шести остальных типов
       *[other] «{ room-name }»: в замке есть все шесть остальных типов
    }
line-hanging = «{ room-name }»: { wants-name } вокруг, { each }
line-column = «{ room-name }»: { wants-name } в своём вертикальном ряду, { each }
line-tower = { room-name }: помещения под ней, { each }
line-fountain = { room-name }: всегда { $each }
line-foyer = { room-name }: помещения вокруг, { each }
line-card = { card-name }, { each }
line-attendant = { attendant-name }: { wants-name } в замке, { $count }
line-throne = Тронный зал: { throne-name }, { each }

## Равенство

# $points (Number) - второй замок
why-better-castle = По второму замку: { $points }.
# $count (Number) - особые помещения в обоих замках
why-specialty = По особым помещениям в обоих замках, считая тронные залы: { $count }.
why-shared = Равенство во всём: место общее.

## Отказы

refusal-no-seat = За этим столом нет такого места.
refusal-game-over = Игра окончена.
refusal-ludwig-first = Сначала { $seat } распределяет помещения Людвига.
refusal-not-choosing = Сейчас идёт строительство; следующий выбор — когда все замки будут готовы.
refusal-chosen = Выбор сделан, и изменить его нельзя.
refusal-two-rooms = Выберите два разных помещения.
refusal-not-in-hand = «{ room-name }» не у вас в руке.
refusal-no-ludwig = За этим столом Людвиг не играет.
refusal-served = Помещения Людвига уже разложены.
refusal-other-serves = В этом раунде Людвигу служит { $seat }.
refusal-not-ludwigs = «{ room-name }» — не одно из двух помещений Людвига.
refusal-not-building = Пока не все выбрали, ничего не строится.
refusal-not-your-castle = Этот замок не ваш.
refusal-bonus-first = Сначала нужно решить бонус замка { castle-name }.
refusal-not-your-room = «{ room-name }» — не из тех помещений, что вам здесь строить.
refusal-castle-has-yours = В замке { castle-name } уже есть ваше помещение этого хода; второе — для другого вашего замка.
refusal-elder-first = Оба партнёра ждут, поэтому в замке { castle-name } по старшинству первым строит { $seat }.
refusal-no-side = Помещение «{ room-name }» должно иметь общую сторону с тем, что уже стоит.
refusal-on-throne = Там тронный зал.
refusal-taken = Там уже стоит «{ room-name }».
refusal-below-only = «{ room-name }» строится только ниже первого этажа.
refusal-ground-only = «{ room-name }» строится только на первом этаже или выше.
refusal-open-sky = Над помещением «{ room-name }» строить нельзя: там открытое небо.
refusal-no-support = «{ room-name }» требует опоры прямо под собой.
refusal-ludwig-never-builds = Людвиг сам не строит: здесь оба помещения строите вы.
refusal-said-already = Вы уже уступили партнёру в замке { castle-name }.
refusal-too-late = В замке { castle-name } уже стоит первое помещение этого хода.
refusal-no-bonus = В замке { castle-name } нет открытого бонуса.
refusal-draw-waits = Замок { castle-name } ждёт, пока другие замки сбросят взятое: брать пока нечего.
refusal-proposed = Предложение сделано: теперь отвечает { $seat }.
refusal-junior-first = Сначала предлагает младший партнёр: { $seat }.
refusal-nothing-proposed = Пока не предложено ничего, с чем можно согласиться.
refusal-agree-instead = Это и предложено: просто согласитесь.
refusal-not-offered-room = Бонус не даёт помещения «{ room-name }».
refusal-no-such-attendant = Такого слуги нет.
refusal-attendant-gone = { attendant-name }: все семь уже при дворах.
refusal-not-offered-card = Этой карты нет среди трёх взятых.
refusal-no-copy = Выберите один из шести других типов.
refusal-other-bonus = Бонус { bonus-name } даёт другое.

## Отказы и замечания о настоящем столе

refusal-no-throne = Укажите, какой в замке тронный зал.
refusal-ludwig-table = С Людвигом замков три.
refusal-two-forms = Укажите либо один замок, либо список замков, но не то и другое.
# $count (Number)
refusal-castle-count = За столом от трёх до семи замков, а не { $count }.
# $id - что введено
refusal-unknown-throne = В коробке нет тронного зала «{ $id }».
refusal-unknown-room = В коробке нет помещения «{ $id }».
refusal-unknown-card = В коробке нет карты бонуса «{ $id }».
refusal-unknown-attendant = В коробке нет слуги «{ $id }».
refusal-too-far = «{ room-name }» лежит дальше ста клеток от тронного зала.
refusal-over-throne = «{ room-name }» лежит на тронном зале.
refusal-two-on-one = В клетке ({ $x }, { $y }) лежат два помещения, одно из них — «{ room-name }».
refusal-room-twice = Помещение «{ room-name }» лежит дважды, а в коробке оно одно.
# $count, $most (Number)
refusal-too-many-specialty = Особых помещений { $count }, а в коробке их { $most }.
refusal-too-many-attendants = Слуг { $count }, а в коробке их { $most }.
refusal-card-twice = Карта «{ card-name }» лежит дважды, а в коробке она одна.

warning-no-side = «{ room-name }» не имеет общей стороны с другим помещением.
warning-apart = Помещение «{ room-name }» не соединено с тронным залом.
warning-below-only = «{ room-name }» может стоять только ниже первого этажа.
warning-ground-only = «{ room-name }» может стоять только на первом этаже или выше.
warning-open-sky = Над помещением «{ room-name }» стоит другое, а там должно быть открытое небо.
warning-no-support = Под помещением «{ room-name }» нет опоры.
# $count, $most (Number)
warning-many-attendants = Слуг { $count }; замок может получить не больше { $most }.
warning-many-cards = Карт бонусов { $count }; замок может получить не больше { $most }.
warning-many-specialty = Особых помещений { $count }; замок может получить не больше { $most }.
warning-many-regular = Обычных помещений { $count }; в замке бывает не больше { $most }.
# $count (Number) - сколько лежит; $most (Number) - сколько могли принести помещения
warning-unearned-attendants =
    { $most ->
        [0] Слуги при замке есть ({ $count }), а помещений, которые могли бы их принести, нет.
       *[other] Слуг { $count }, а помещения замка могли принести только { $most }.
    }
warning-unearned-cards =
    { $most ->
        [0] Карты бонусов у замка есть ({ $count }), а помещений, которые могли бы их принести, нет.
       *[other] Карт бонусов { $count }, а помещения замка могли принести только { $most }.
    }
warning-room-twice = Помещение «{ room-name }» лежит не в одном замке, а в коробке оно одно.
warning-card-twice = Карта «{ card-name }» лежит не в одном замке, а в коробке она одна.
warning-throne-twice = Один и тот же тронный зал ({ throne-name }) — не в одном замке.
warning-attendant-copies = { attendant-name }: на столе больше семи.
