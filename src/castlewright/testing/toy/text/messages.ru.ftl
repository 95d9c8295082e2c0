status = Игрушка: она нужна только тестам.

option-rounds = Раунды
option-rounds-2 = два
option-rounds-1 = один

group-bells = Колокола
group-dice = Кубики
group-flags = Флаги

prompt-lay = Все выкладывают карты и сообщают о готовности.
prompt-turn = { $seat } может поставить флаг, затем берёт карту или бросает кубик.
prompt-over = Игра окончена.

event-lay = { $seat } выкладывает { $card }.
event-ready = { $seat } готовится показать карты.
event-show =
    { $count ->
        [0] { $seat } ничего не показывает.
        [one] { $seat } показывает { $count } колокол.
        [few] { $seat } показывает { $count } колокола.
       *[other] { $seat } показывает { $count } колоколов.
    }
event-flag = { $seat } ставит флаг на место { $place }.
event-draw = { $seat } берёт карту.
event-drawn = Вы берёте { $card }.
event-roll = { $seat } бросает кубик: { $die }.

refusal-not-now = Сейчас не ваш ход.
refusal-phase = Сейчас не время для этого.
refusal-no-card = У вас нет карты { $card }.
refusal-row-full =
    { $count ->
        [one] Вы уже выложили { $count } карту.
        [few] Вы уже выложили { $count } карты.
       *[other] Вы уже выложили { $count } карт.
    }
refusal-flag = На место { $place } флаг поставить нельзя.
refusal-deck = Карт больше нет.

line-bell = { $card }
line-die = Бросок: { $die }
line-flag = Флаг

why-flags =
    { $count ->
        [one] Решил { $count } флаг.
        [few] Решили { $count } флага.
       *[other] Решили { $count } флагов.
    }
why-shared = Ничто не решает: место делится.

warning-many =
    { $count ->
        [one] { $seat }: показан { $count } колокол, это слишком много.
        [few] { $seat }: показано { $count } колокола, это слишком много.
       *[other] { $seat }: показано { $count } колоколов, это слишком много.
    }
