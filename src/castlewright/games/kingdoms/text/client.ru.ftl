# Слова карты и поля действий «Цветных королевств».

kingdoms-board = Карта: закрашено областей { $count } из { $all }. Стрелки ведут по областям, Enter закрашивает, Backspace отменяет, плюс и минус меняют масштаб, 0 показывает всё.
kingdoms-fit = Показать всю карту
kingdoms-blots = Кляксы: { $count } из { $all }
kingdoms-last-round = Последний раунд
kingdoms-other-map = { $name }: карта после прошлого раунда
kingdoms-back = К своей карте
kingdoms-maps = Карты соперников
kingdoms-map-own = Ваша карта
kingdoms-map-of = { $name }: карта, закрашено областей: { $count }

kingdoms-region-blank = { $region }, { $kingdom }
kingdoms-region-capital = { $region }, { $kingdom }: столица
kingdoms-region-spell = { $region }, { $kingdom }: заклинание «{ $spell }»
kingdoms-region-monster = { $region }, { $kingdom }: { $monster }, { $colour ->
    [blue] приручает синий цвет
    [brown] приручает коричневый цвет
    [green] приручает зелёный цвет
    [purple] приручает фиолетовый цвет
    [red] приручает красный цвет
   *[yellow] приручает жёлтый цвет
}
kingdoms-region-painted = { $what }; { $colour ->
    [blue] закрашено синим
    [brown] закрашено коричневым
    [green] закрашено зелёным
    [purple] закрашено фиолетовым
    [red] закрашено красным
   *[yellow] закрашено жёлтым
}

kingdoms-rows = Строки подсчёта
kingdoms-row = { $row }: { $done } из { $all }. За скорость { $first }{ $first_state ->
    [won] {" "}(ваши)
    [gone] {" "}(уже нет)
   *[open] {""}
} или { $second }{ $second_state ->
    [won] {" "}(ваши)
    [gone] {" "}(уже нет)
   *[open] {""}
}. Сейчас очков: { $points }

kingdoms-tray = Кубики на карте
kingdoms-die = { $die ->
    [blue] Синий
    [red] Красный
    [white] Белый
   *[yellow] Жёлтый
} кубик: { $count }, { $kingdoms }
kingdoms-take = Взять { $die ->
    [blue] синий
    [red] красный
    [white] белый
   *[yellow] жёлтый
} кубик из { $kingdom ->
    [blueriver] Синеречья
    [greenwood] Зеленолесья
    [lilacfield] Лиловополья
    [redmount] Красногорья
    [umberland] Буроземья
   *[yellowmere] Желтоводья
}
kingdoms-take-from = Из { $kingdom ->
    [blueriver] Синеречья
    [greenwood] Зеленолесья
    [lilacfield] Лиловополья
    [redmount] Красногорья
    [umberland] Буроземья
   *[yellowmere] Желтоводья
}
kingdoms-white-as = Белый кубик — это

kingdoms-drops = Капли в руке
kingdoms-drop = Капли с кубика, { $colour ->
    [blue] синие
    [brown] коричневые
    [green] зелёные
    [purple] фиолетовые
    [red] красные
   *[yellow] жёлтые
}: { $count }
kingdoms-drop-tower = Капли с башен, { $colour ->
    [blue] синие
    [brown] коричневые
    [green] зелёные
    [purple] фиолетовые
    [red] красные
   *[yellow] жёлтые
}: { $count }{ $coming ->
    [0] {""}
   *[other] , со следующего раунда ещё { $coming }
}
kingdoms-spells = Заклинания
kingdoms-spell = { $spell }: { $ready }{ $coming ->
    [0] {""}
   *[other] , со следующего раунда ещё { $coming }
}
kingdoms-shift-where = Перенос: в какое королевство?
kingdoms-spread-where = Разлив: в какое королевство?
kingdoms-cancel = Не сейчас
kingdoms-done = Готово
kingdoms-done-blot = Закончить с кляксой: минус очко
kingdoms-done-lost = { $count ->
    [one] Закончить: пропадёт { $count } капля
    [few] Закончить: пропадут { $count } капли
   *[other] Закончить: пропадёт { $count } капель
}
kingdoms-gift = Башня даёт каплю. Какую?
kingdoms-gift-drop = { $colour ->
    [brown] коричневую
    [green] зелёную
   *[purple] фиолетовую
}
kingdoms-cross = Выберите цифру, чтобы зачеркнуть
kingdoms-cross-one = Зачеркнуть { $points }: { $row }
kingdoms-over = Все листы открыты.

kingdoms-is-taking = выбирает кубик
kingdoms-is-painting = рисует
kingdoms-is-done = готово
kingdoms-seat-die = { $die ->
    [blue] Синий кубик
    [red] Красный кубик
    [white] Белый кубик за { $colour ->
        [blue] синий
        [red] красный
       *[yellow] жёлтый
    }
   *[yellow] Жёлтый кубик
}: { $count }, { $kingdom }
kingdoms-seat-token = Ходит первым в этом раунде
kingdoms-seat-spells = Заклинания: { $count }
kingdoms-seat-drops = Капли с башен: { $count }

kingdoms-form = Что внести
kingdoms-form-printed = Печатный лист
kingdoms-form-painted = Наша карта
kingdoms-form-players = Игроки
kingdoms-form-name = Имя
kingdoms-form-solo = Соло
kingdoms-form-colours = цвета
kingdoms-form-colours-of = { $kingdom }: разные цвета
kingdoms-form-capital = { $kingdom }: столица возведена, очки: { $points }
kingdoms-form-speed = { $row }: { $points } за скорость
kingdoms-form-tamed = приручены
kingdoms-form-tamed-by = { $row }, приручённые цветом: { $colour ->
    [blue] синий
    [brown] коричневый
    [green] зелёный
    [purple] фиолетовый
    [red] красный
   *[yellow] жёлтый
}
kingdoms-form-unpainted = не закрашены
kingdoms-form-unpainted-of = { $row }, оставшиеся незакрашенными
kingdoms-form-pencils = Карандаши
kingdoms-form-erase = Стереть
kingdoms-form-map = Карта: выберите карандаш и отмечайте области. Стрелки ведут по областям, Enter закрашивает.
