# Слова замков, области действий и страницы подсчёта «Между двух замков».

## Замки как хозяева листов подсчёта

owner-castle-0 = Меспельбрунн
owner-castle-1 = Нойшванштайн
owner-castle-2 = Гогенцоллерн
owner-castle-3 = Кохем
owner-castle-4 = Лихтенштайн
owner-castle-5 = Хоэншвангау
owner-castle-6 = Эльц
owner-ludwig = Людвиг

## Жетоны словами

two-castles-type = { $type ->
    [food] Трапезная
    [living] Гостиная
    [utility] Подсобное
    [outdoor] Наружное
    [sleeping] Спальня
    [corridor] Коридор
    [downstairs] Подвальное
   *[other] Особое
}
two-castles-hanging = { $hanging ->
    [mirror] зеркало
    [painting] картина
    [swords] мечи
   *[other] факел
}
two-castles-points = { $each ->
    [one] { $each } очко
    [few] { $each } очка
   *[other] { $each } очков
}
two-castles-each = { $wants ->
    [food] за каждую трапезную
    [living] за каждую гостиную
    [utility] за каждое подсобное
    [outdoor] за каждое наружное
    [sleeping] за каждую спальню
    [corridor] за каждый коридор
    [downstairs] за каждое подвальное
    [specialty] за каждое особое
    [mirror] за каждое помещение с зеркалом
    [painting] за каждое помещение с картиной
    [swords] за каждое помещение с мечами
    [torch] за каждое помещение с факелом
   *[other] за каждое помещение
}
two-castles-want-above-below = { two-castles-points } { two-castles-each } прямо сверху и снизу
two-castles-want-left-right = { two-castles-points } { two-castles-each } прямо слева и справа
two-castles-want-two-below = { two-castles-points } { two-castles-each } в двух клетках снизу
two-castles-want-around = { two-castles-points } { two-castles-each } вокруг, считая углы
two-castles-want-not-below = { two-castles-points } { two-castles-each } вокруг, кроме клетки прямо снизу
two-castles-want-three-below = { two-castles-points } { two-castles-each } в трёх клетках снизу
two-castles-want-marked = { two-castles-points } { two-castles-each } в отмеченных клетках
two-castles-want-connected = { two-castles-points } { two-castles-each } в цепочке от него, сторона к стороне
two-castles-want-anywhere = { two-castles-points } { two-castles-each } в этом замке
two-castles-want-column-up = { two-castles-points } { two-castles-each } выше в этом столбце
two-castles-want-column-down = { two-castles-points } { two-castles-each } ниже в этом столбце
two-castles-want-column-both = { two-castles-points } { two-castles-each } выше и ниже в этом столбце
two-castles-want-variety = { two-castles-points }, если в замке есть все шесть остальных типов, иначе { $otherwise }
two-castles-want-fixed = { two-castles-points }, всегда
two-castles-want-throne = По { two-castles-points }: { throne-name }
two-castles-want-attendant = 1 очко { two-castles-each } в замке
two-castles-stands-ground = Первый этаж и выше{ $sky ->
    [0] {""}
   *[other] ; над ним строить нельзя
}
two-castles-stands-below = Только под землёй{ $sky ->
    [0] {""}
   *[other] ; над ним строить нельзя
}
two-castles-stands-any = Любой этаж{ $sky ->
    [0] {""}
   *[other] ; над ним строить нельзя
}
two-castles-tile = { room-name }, { two-castles-type }. { $wants }
two-castles-close = Закрыть

## Стол

two-castles-turn = Раунд { $round }/{ $rounds }, ход { $turn }/{ $turns }
two-castles-pass-left = влево
two-castles-pass-right = вправо
two-castles-pass-to = { $side ->
    [left] влево: { $name }
   *[right] вправо: { $name }
}
two-castles-silence = Молчим
two-castles-talk = Говорим
two-castles-ludwig = Людвиг
two-castles-you = вы
two-castles-castles = Замки
two-castles-neighbours = Другие замки
two-castles-all = Все замки
two-castles-left = слева
two-castles-right = справа
two-castles-look = Посмотреть: { castle-name }, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}
two-castles-counts = считается
two-castles-state-builds = { $you ->
    [0] строит
   *[other] строите
}
two-castles-state-yields = { $you ->
    [0] ждёт
   *[other] ждёте
}
two-castles-state-held = { $you ->
    [0] ждёт бонуса
   *[other] ждёте бонуса
}
two-castles-state-bonus = бонус
two-castles-undo = Отменить
two-castles-stage = Замок { castle-name }: { $rooms ->
    [0] только тронный зал
    [one] { $rooms } помещение
    [few] { $rooms } помещения
   *[other] { $rooms } помещений
}, { $points ->
    [one] { $points } очко
    [few] { $points } очка
   *[other] { $points } очков
}. Tab — от клетки к клетке, Enter — построить, Backspace — отменить, плюс и минус — масштаб, 0 — показать всё.
two-castles-zoom-fit = Показать весь замок
two-castles-cell = { room-name }, этаж { $level }, столбец { $x } { $gain }
two-castles-cell-bare = этаж { $level }, столбец { $x }
two-castles-point = Показать партнёру место стрелкой
two-castles-point-stop = Убрать стрелку
two-castles-point-for = Куда построить: { room-name }
two-castles-point-bare = Только стрелка
two-castles-build-here = Построить
two-castles-propose-here = Предложить
two-castles-decide-here = Решить
two-castles-cancel = Не сюда
two-castles-seat-scores = Замки: { $left } слева, { $right } справа; считается { $lower }
two-castles-seat-stack = { $count ->
    [one] { $count } помещение в стопке
    [few] { $count } помещения в стопке
   *[other] { $count } помещений в стопке
}
two-castles-seat-chosen = Выбор сделан

## Область действий

two-castles-hand = Ваша рука, { $count ->
    [one] { $count } помещение
    [few] { $count } помещения
   *[other] { $count } помещений
}
two-castles-choose = Взять: { $one } и { $other }
two-castles-choose-more = { $count ->
    [one] Выберите ещё одно
    [few] Выберите два помещения
   *[other] Выберите помещения
}
two-castles-serve-pick = Что достанется общему замку?
two-castles-serve = Разложить
two-castles-serve-both = { $one } — замку { $castle }, { $other } — замку { $other_castle }
two-castles-own = Ваши помещения
two-castles-own-later = Ваши помещения: после бонуса
two-castles-after-bonus = После бонуса
two-castles-your-pair = Ваш выбор
two-castles-your-hand = Ваша рука
two-castles-tap-cell = Нажмите на светящуюся клетку
two-castles-gains = очки
two-castles-suggest = Показывать партнёру, куда вы целитесь
two-castles-you-first = Сначала вы
two-castles-tray-ready = Готово
two-castles-tray-waits = { $name } ещё строит
two-castles-tray-second = { $name }: построено, теперь вы
two-castles-tray-both = Оба помещения строите вы
two-castles-tray-elder = Оба ждут: первым строит { $name }
two-castles-tray-yielded = Вы уступили, ждём: { $name }
two-castles-tray-asked = { $name } уступает вам
two-castles-tray-held = { $name } ждёт бонуса
two-castles-tray-bonus = Бонус, решает { $name }
two-castles-propose = Предложить
two-castles-decide = Решить так
two-castles-agree = Согласиться
two-castles-otherwise = Иначе
two-castles-bonus-short = { $bonus ->
    [food] пять помещений, построить одно
    [living] королевский слуга
    [utility] три карты, оставить одну
    [outdoor] фонтан
    [sleeping] башня
   *[other] большое фойе
}
two-castles-waits-choose = { $name } выбирает
two-castles-waits-build = { $name } строит
two-castles-waits-bonus = { $name } решает, как использовать бонус замка { $castle }
two-castles-tasks = Что сначала
two-castles-task-bonus = Бонус, { $castle }
two-castles-task-build = Строить

## Страница подсчёта

two-castles-scorer = Ваш замок на столе. Стрелки двигают, Enter кладёт жетон или берёт его, Delete убирает.
two-castles-scorer-start = Нажмите на клетку или выберите жетон
two-castles-search = Две буквы названия
two-castles-filter = Типы
two-castles-found = { $count ->
    [one] Найдено { $count } помещение
    [few] Найдено { $count } помещения
   *[other] Найдено { $count } помещений
}
two-castles-none-found = Такого помещения здесь нет
two-castles-more-found = и ещё { $count }
two-castles-throne-pick = Выберите тронный зал
two-castles-throne-change = Тронный зал
two-castles-extras = Слуги и карты
two-castles-fewer = Меньше: { attendant-name }
two-castles-more = Больше: { attendant-name }
two-castles-table = Что считаем
two-castles-one-castle = Один замок
two-castles-table-of = { $count ->
    [one] Стол на { $count } игрока
    [few] Стол на { $count } игроков
   *[other] Стол на { $count } игроков
}
two-castles-table-ludwig = Двое и Людвиг
two-castles-between = { $one } и { $other }
two-castles-chosen = «{ room-name }»: нажмите на свободную клетку, чтобы передвинуть
two-castles-remove = Убрать
two-castles-keep = Оставить
two-castles-lay = Покажите, где лежит «{ room-name }»
two-castles-which = Что лежит в этой клетке?
two-castles-picture = Сохранить картинкой
two-castles-clear = Очистить
