# Слова поля и панели действий «Кастеллана».

castellan-board = Луг: { $towers ->
    [0] башен нет
    [one] { $towers } башня
    [few] { $towers } башни
   *[other] { $towers } башен
}, { $walls ->
    [0] стен нет
    [one] { $walls } стена
    [few] { $walls } стены
   *[other] { $walls } стен
}, { $yards ->
    [0] занятых дворов нет
    [one] занят { $yards } двор
    [few] занято { $yards } двора
   *[other] занято { $yards } дворов
}. Стрелки выбирают место, Enter ставит, Backspace возвращает, плюс и минус меняют масштаб, 0 показывает всё.
castellan-zoom-in = Ближе
castellan-zoom-out = Дальше
castellan-zoom-fit = Показать весь замок
castellan-confirm = Строить здесь
castellan-cancel = Не здесь

castellan-towers = { $count ->
    [one] { $count } башня
    [few] { $count } башни
   *[other] { $count } башен
}
castellan-long = { $count ->
    [one] { $count } длинная стена
    [few] { $count } длинные стены
   *[other] { $count } длинных стен
}
castellan-short = { $count ->
    [one] { $count } короткая стена
    [few] { $count } короткие стены
   *[other] { $count } коротких стен
}
castellan-place-tower = Башня на { $at }
castellan-place-long = Длинная стена от { $from } до { $to }
castellan-place-short = Короткая стена от { $from } до { $to }

castellan-yard = { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
   *[other] { $towers } башен
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
castellan-yard-double = { $towers ->
    [one] { $towers } башня
    [few] { $towers } башни
   *[other] { $towers } башен
}, удвоено: { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}

castellan-hand = Ваши карты
castellan-laid = Карты этого хода
castellan-card-towers = Карта башен: { $pieces }{ $draw ->
    [0] {""}
   *[other] , добор ещё одной карты
}
castellan-card-walls = Карта стен: { $pieces }{ $draw ->
    [0] {""}
   *[other] , добор ещё одной карты
}
castellan-received = Вам передали: { $pieces }
castellan-take = Взять: { $pieces }
castellan-take-draws = { $count ->
    [one] и добрать на { $count } карту больше
    [few] и добрать на { $count } карты больше
   *[other] и добрать на { $count } карт больше
}
castellan-take-none = Выберите карты

castellan-tray = Что построить
castellan-chip = { $pieces }, { $places ->
    [0] сейчас места нет
    [one] { $places } место
    [few] { $places } места
   *[other] { $places } мест
}
castellan-no-place = сейчас некуда
castellan-undo = Отменить
castellan-left = Осталось построить: { $pieces }
castellan-built = Закончить стройку
castellan-built-aside = Закончить стройку. Некуда поставить, откладывается в сторону: { $pieces }
castellan-built-passing = Закончить стройку. Некуда поставить, передаётся дальше: { $pieces }

castellan-double = Удвоить: { $points } → { $doubled }
castellan-double-label = Удвоить двор за { $points }: он принесёт { $doubled }
castellan-single = Не удваивать

castellan-draw-more-towers = На одну больше из колоды башен
castellan-draw-more-walls = На одну больше из колоды стен
castellan-draw-split = Из колоды башен { $towers }, из колоды стен { $walls }
castellan-draw = Взять { $towers ->
    [0] {""}
    [one] { $towers } карту башен
    [few] { $towers } карты башен
   *[other] { $towers } карт башен
}{ $towers ->
    [0] {""}
   *[other] { $walls ->
        [0] {""}
       *[other] {" "}и{" "}
    }
}{ $walls ->
    [0] {""}
    [one] { $walls } карту стен
    [few] { $walls } карты стен
   *[other] { $walls } карт стен
}

castellan-over = Замок построен

castellan-seat-hand = На руке: карт башен { $towers }, карт стен { $walls }
castellan-seat-decks = В колодах: карт башен { $towers }, карт стен { $walls }
castellan-seat-keeps = Фишек на поле: { $count }
castellan-seat-double-ready = Двойная фишка ещё впереди
castellan-seat-double-used = Двойная фишка уже стоит
castellan-seat-received = Передано этому игроку: { $pieces }

castellan-scorer = Чертёж вашего замка. Стрелки двигают, Enter ставит или убирает, R поворачивает стену.
castellan-scorer-start = Выберите деталь и коснитесь луга: постройте замок, который стоит у вас на столе
castellan-scorer-players = Игроки
castellan-scorer-tools = Детали
castellan-tool-tower = Башня
castellan-tool-long = Длинная стена
castellan-tool-short = Короткая стена
castellan-tool-keep = Фишка
castellan-tool-keep-of = Фишка игрока { $number }
castellan-tool-double = Двойная
castellan-tool-erase = Стереть
castellan-tool-clear = Очистить
castellan-cursor-cell = Клетка { $at }
