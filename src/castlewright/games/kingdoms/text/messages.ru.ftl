### Слова Цветных королевств. Аргументы seat и ..._seat показываются именами людей.

summary = Кубики падают на карту, каждый берёт по одному и раскрашивает свой лист. Раскрасьте три королевства, приручите чудовищ, смешайте краски.
status = Правила следуют печатной книге. Карта, места символов и башен, число областей с заклинаниями, башен и клякс, размер поля восстановлены: в книге они есть только на рисунках. Цвета трёх столиц, единорогов и драконов выведены из остального. И то и другое помечено в правилах.

option-first = Первый игрок
option-first-chance = По жребию
option-first-host = Первое место
option-first-clothes = Выбираем сами: у кого больше цветов в одежде
option-clothes = Цветов в одежде
# $name - кто; $number (Number) - сколько цветов
event-number-clothes = { $name }: цветов в одежде { $number }.

## Слова для деталей

blue = синий
brown = коричневый
green = зелёный
purple = фиолетовый
red = красный
yellow = жёлтый
white = белый

blueriver = Синеречье
greenwood = Зеленолесье
lilacfield = Лиловополье
redmount = Красногорье
umberland = Буроземье
yellowmere = Желтоводье

shift = Перенос
match = Созвучие
spread = Разлив
blend = Смешение

dragon = дракон
griffin = грифон
hydra = гидра
unicorn = единорог
capital = столица
tower = сторожевая башня
blot = клякса

group-blueriver = Синеречье
group-greenwood = Зеленолесье
group-lilacfield = Лиловополье
group-redmount = Красногорье
group-umberland = Буроземье
group-yellowmere = Желтоводье
group-dragon = Драконы
group-griffin = Грифоны
group-hydra = Гидры
group-unicorn = Единороги
group-final = Три королевства
group-blots = Кляксы

## Что сейчас нужно сделать

prompt-take = Возьмите кубик: важны цвет, число и королевство.
prompt-wait-take = Ждём: { $seat } выбирает кубик.
prompt-wait =
    { $count ->
        [one] Ещё рисует { $count } игрок; потом все листы откроются.
        [few] Ещё рисуют { $count } игрока; потом все листы откроются.
       *[other] Ещё рисуют { $count } игроков; потом все листы откроются.
    }
prompt-paint =
    { $count ->
        [one] Закрасьте { $colour ->
        [blue] синим
        [brown] коричневым
        [green] зелёным
        [purple] фиолетовым
        [red] красным
       *[yellow] жёлтым
    } ещё { $count } область.
        [few] Закрасьте { $colour ->
        [blue] синим
        [brown] коричневым
        [green] зелёным
        [purple] фиолетовым
        [red] красным
       *[yellow] жёлтым
    } { $count } области.
       *[other] Закрасьте { $colour ->
        [blue] синим
        [brown] коричневым
        [green] зелёным
        [purple] фиолетовым
        [red] красным
       *[yellow] жёлтым
    } { $count } областей.
    }
prompt-paint-both = Ещё капель: { $colour ->
        [blue] синих
        [brown] коричневых
        [green] зелёных
        [purple] фиолетовых
        [red] красных
       *[yellow] жёлтых
    } — { $count }, составных — { $blended }.
prompt-blended =
    { $count ->
        [one] Разместите { $count } составную каплю.
        [few] Разместите { $count } составные капли.
       *[other] Разместите { $count } составных капель.
    }
prompt-stuck =
    { $spells ->
        [0] { $towers ->
            [0] { $blot ->
                [0] Каплям нет места. Закончите: клякс больше нет.
               *[other] Каплям кубика нет места: будет клякса.
            }
           *[other] { $blot ->
                [0] Каплям нет места. Остались капли с башен.
               *[other] Каплям нет места: клякса. Остались башни.
            }
        }
       *[other] { $blot ->
            [0] Каплям нет места: заклинание или конец хода.
           *[other] Каплям кубика нет места: заклинание или клякса.
        }
    }
prompt-placed =
    { $towers ->
        [0] Все капли размещены. Закончите ход.
       *[other] Капли размещены. Закончите или берите с башен.
    }
prompt-cross =
    { $points ->
        [1] Зачеркните любую открытую «2» или «1».
        [2] Зачеркните любую открытую «2» или «1».
       *[other] Зачеркните любую открытую «4» или «3».
    }
prompt-cross-other = { $seat } зачёркивает цифру.
prompt-over = Игра окончена.

## Что произошло

event-throw = Раунд { $round }: кубики бросает { $seat }.
event-round = Раунд { $round }: кубики лежат как лежали.
event-take = { $seat } берёт { $die ->
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
    }: { $count }.
event-take-white = { $seat } берёт белый кубик из { $kingdom ->
        [blueriver] Синеречья
        [greenwood] Зеленолесья
        [lilacfield] Лиловополья
        [redmount] Красногорья
        [umberland] Буроземья
       *[yellowmere] Желтоводья
    } за { $colour ->
        [blue] синий
        [brown] коричневый
        [green] зелёный
        [purple] фиолетовый
        [red] красный
       *[yellow] жёлтый
    }: { $count }.
event-paint = { $seat } закрашивает { $region } { $colour ->
        [blue] синим
        [brown] коричневым
        [green] зелёным
        [purple] фиолетовым
        [red] красным
       *[yellow] жёлтым
    }.
event-paint-tower = { $seat } закрашивает { $region } { $colour ->
        [blue] синим
        [brown] коричневым
        [green] зелёным
        [purple] фиолетовым
        [red] красным
       *[yellow] жёлтым
    }, каплей с башни.
event-match = «Созвучие» разрешает одинаковых соседей.
event-spell-gained = { $seat } получает { $spell ->
        [shift] «Перенос»
        [match] «Созвучие»
        [spread] «Разлив»
       *[blend] «Смешение»
    }; применить можно со следующего раунда.
event-drop-gained = Башня даёт { $colour ->
        [blue] синюю
        [brown] коричневую
        [green] зелёную
        [purple] фиолетовую
        [red] красную
       *[yellow] жёлтую
    } каплю; использовать можно со следующего раунда.
event-shift = { $seat } применяет «Перенос»: капли уходят в { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    }.
event-spread = { $seat } применяет «Разлив»: открыто и { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    }.
event-blend = { $seat } применяет «Смешение»: две капли становятся одной составной.
event-done = { $seat } заканчивает ход.
event-opened =
    { $count ->
        [0] { $seat } открывает лист: ничего не закрашено.
        [one] { $seat } открывает лист: закрашена { $count } область.
        [few] { $seat } открывает лист: закрашены { $count } области.
       *[other] { $seat } открывает лист: закрашено { $count } областей.
    }
event-cast =
    { $count ->
        [1] { $seat } применяет { $spell ->
        [shift] «Перенос»
        [match] «Созвучие»
        [spread] «Разлив»
       *[blend] «Смешение»
    }.
        [one] { $seat } применяет { $spell ->
        [shift] «Перенос»
        [match] «Созвучие»
        [spread] «Разлив»
       *[blend] «Смешение»
    } { $count } раз.
        [few] { $seat } применяет { $spell ->
        [shift] «Перенос»
        [match] «Созвучие»
        [spread] «Разлив»
       *[blend] «Смешение»
    } { $count } раза.
       *[other] { $seat } применяет { $spell ->
        [shift] «Перенос»
        [match] «Созвучие»
        [spread] «Разлив»
       *[blend] «Смешение»
    } { $count } раз.
    }
event-tower =
    { $count ->
        [one] { $seat } получает с башен { $count } каплю { $colour ->
        [blue] синего
        [brown] коричневого
        [green] зелёного
        [purple] фиолетового
        [red] красного
       *[yellow] жёлтого
    } цвета.
        [few] { $seat } получает с башен { $count } капли { $colour ->
        [blue] синего
        [brown] коричневого
        [green] зелёного
        [purple] фиолетового
        [red] красного
       *[yellow] жёлтого
    } цвета.
       *[other] { $seat } получает с башен { $count } капель { $colour ->
        [blue] синего
        [brown] коричневого
        [green] зелёного
        [purple] фиолетового
        [red] красного
       *[yellow] жёлтого
    } цвета.
    }
event-blot = { $seat } закрашивает кляксу.
event-achievement =
    { $place ->
        [1] { $seat } занимает первое место: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }. Очки: { $points }.
        [2] { $seat } занимает второе место: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }. Очки: { $points }.
       *[other] { $seat } завершает: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }. Очков за это уже нет.
    }
event-cross = Зачёркнуто «{ $points }» в строке: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }.
event-last-round = Следующий раунд — последний.
event-end = Последний раунд сыгран.
event-end-blots = У всех закрашены все кляксы: игра окончена.

## Очки по строкам

line-variety =
    { $count ->
        [0] Цветов пока нет
        [one] { $count } цвет
        [few] { $count } разных цвета
       *[other] { $count } разных цветов
    }
line-capital-built = Столица возведена: закрашена { $colour ->
        [blue] синим
        [brown] коричневым
        [green] зелёным
        [purple] фиолетовым
        [red] красным
       *[yellow] жёлтым
    }
line-capital-open = Столица не закрашена; её цвет — { $colour ->
        [blue] синий
        [brown] коричневый
        [green] зелёный
        [purple] фиолетовый
        [red] красный
       *[yellow] жёлтый
    }
line-capital-lost = Столица потеряна: её цвет — { $colour ->
        [blue] синий
        [brown] коричневый
        [green] зелёный
        [purple] фиолетовый
        [red] красный
       *[yellow] жёлтый
    }
line-capital-not = Столица не возведена; её цвет — { $colour ->
        [blue] синий
        [brown] коричневый
        [green] зелёный
        [purple] фиолетовый
        [red] красный
       *[yellow] жёлтый
    }
line-first = Первое место за скорость
line-second = Второе место за скорость
line-unplaced = Без очков за скорость
line-tamed = { $monster ->
        [dragon] Приручён дракон
        [griffin] Приручён грифон
        [hydra] Приручена гидра
       *[unicorn] Приручён единорог
    } в { $region }
line-beaten = { $monster ->
        [dragon] Побеждён дракон
        [griffin] Побеждён грифон
        [hydra] Побеждена гидра
       *[unicorn] Побеждён единорог
    } в { $region }
line-roaming = { $monster ->
        [dragon] Не закрашен дракон
        [griffin] Не закрашен грифон
        [hydra] Не закрашена гидра
       *[unicorn] Не закрашен единорог
    } в { $region }
line-tamed-count = Приручённые { $monster ->
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
       *[unicorn] единороги
    }: { $count }
line-roaming-count = Незакрашенные { $monster ->
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
       *[unicorn] единороги
    }: { $count }
line-blots =
    { $count ->
        [0] Клякс нет
        [one] { $count } клякса
        [few] { $count } кляксы
       *[other] { $count } клякс
    }; потеряно вместе с незакрашенными чудовищами: { $lost } (при равенстве лучше меньше)

why-lost =
    { $count ->
        [0] Очков поровну; на кляксах и незакрашенных чудовищах ничего не потеряно.
        [one] Очков поровну; на кляксах и незакрашенных чудовищах потеряно { $count } очко.
        [few] Очков поровну; на кляксах и незакрашенных чудовищах потеряно { $count } очка.
       *[other] Очков поровну; на кляксах и незакрашенных чудовищах потеряно { $count } очков.
    }
why-shared = И очков, и потерь поровну: место поделено.
verdict-again = Очки: { $points }. Попробуйте ещё раз.
verdict-better = Очки: { $points }. Неплохо, но вы можете лучше.
verdict-safe = Очки: { $points }. С вами Королевства в безопасности.
verdict-crown = Очки: { $points }. Не хотите примерить корону?

## Почему нельзя: кубики

refusal-no-seat = На этом месте никто не сидит.
refusal-unknown = В этой игре нет «{ $word }».
refusal-taken-already = У вас уже есть { $die ->
        [blue] синий
        [red] красный
        [white] белый
       *[yellow] жёлтый
    } кубик; за раунд берут один.
refusal-not-your-take = Сейчас кубик выбирает { $seat }.
refusal-die-gone = { $die ->
        [blue] Синий
        [red] Красный
        [white] Белый
       *[yellow] Жёлтый
    } кубик уже не в коробке.
refusal-die-elsewhere = { $die ->
        [blue] Синий
        [red] Красный
        [white] Белый
       *[yellow] Жёлтый
    } кубик не лежит в королевстве { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    }.
refusal-die-colour = У { $die ->
        [blue] синего
        [red] красного
        [white] белого
       *[yellow] жёлтого
    } кубика свой цвет; за другой сходит только белый.
refusal-white-first = Белый кубик нельзя брать из коробки первым.
refusal-white-basic = Белый кубик считается одним из основных цветов: назовите синий, красный или жёлтый.
refusal-white-colour = Кубик { $colour ->
        [blue] синего
        [brown] коричневого
        [green] зелёного
        [purple] фиолетового
        [red] красного
       *[yellow] жёлтого
    } цвета ещё в коробке: белый не может его заменить.

## Почему нельзя: закрашивание

refusal-no-die = Сначала возьмите кубик.
refusal-done = Этот ход вы уже закончили.
refusal-colour = Капли вашего кубика — { $colour ->
        [blue] синего
        [brown] коричневого
        [green] зелёного
        [purple] фиолетового
        [red] красного
       *[yellow] жёлтого
    } цвета.
refusal-no-drops = Капель с кубика не осталось.
refusal-no-blended = Составной капли ({ $colour ->
        [blue] синий
        [brown] коричневый
        [green] зелёный
        [purple] фиолетовый
        [red] красный
       *[yellow] жёлтый
    } цвет) у кубика нет: примените «Смешение» или возьмите каплю с башни.
refusal-no-tower-drop = У вас нет { $colour ->
        [blue] синей
        [brown] коричневой
        [green] зелёной
        [purple] фиолетовой
        [red] красной
       *[yellow] жёлтой
    } капли с башни.
refusal-drop-new = Эта { $colour ->
        [blue] синяя
        [brown] коричневая
        [green] зелёная
        [purple] фиолетовая
        [red] красная
       *[yellow] жёлтая
    } капля с башни получена только что; использовать её можно со следующего раунда.
refusal-kingdom = Каплям вашего кубика { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    } не открыто.
refusal-painted = Область { $region } уже закрашена.
refusal-neighbour = Соседняя область { $region } уже закрашена { $colour ->
        [blue] синим
        [brown] коричневым
        [green] зелёным
        [purple] фиолетовым
        [red] красным
       *[yellow] жёлтым
    }.
refusal-match-needless = Соседей такого цвета нет: «Созвучие» не нужно.
refusal-gift = Обе области у башни закрашены: выберите зелёную, фиолетовую или коричневую каплю.
refusal-gift-needless = Выбирать каплю здесь не нужно.

## Почему нельзя: заклинания

refusal-no-spell = У вас нет { $spell ->
        [shift] «Переноса»
        [match] «Созвучия»
        [spread] «Разлива»
       *[blend] «Смешения»
    }.
refusal-spell-new = Заклинание { $spell ->
        [shift] «Перенос»
        [match] «Созвучие»
        [spread] «Разлив»
       *[blend] «Смешение»
    } получено в этом раунде; применить его можно со следующего.
refusal-shift-twice = «Перенос» действует один раз за ход.
refusal-shift-late = «Перенос» применяют до любого закрашивания в этот ход.
refusal-shift-spread = «Перенос» применяют до «Разлива».
refusal-shift-same = Капли и так в королевстве { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    }.
refusal-spread-open = { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    } уже открыто.
refusal-spread-far = «Разлив» открывает только соседей { $kingdom ->
        [blueriver] Синеречья
        [greenwood] Зеленолесья
        [lilacfield] Лиловополья
        [redmount] Красногорья
        [umberland] Буроземья
       *[yellowmere] Желтоводья
    }.
refusal-blend-two = «Смешению» нужны две ещё не размещённые капли с кубика.

## Почему нельзя: зачёркивание в одиночку

refusal-cross-now = Сначала зачеркните цифру скорости.
refusal-cross-later = Цифры зачёркивают только в одиночной игре, в конце раунда.
refusal-cross-final = Цифры финальной строки по выбору не зачёркивают.
refusal-cross-digit = В строке «{ $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }» нет цифры { $points }.
refusal-cross-first = Ещё открыта «4» или «3»: сначала они.
refusal-cross-closed = Цифра { $points } в строке «{ $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }» уже обведена или зачёркнута.

## Подсчёт по бумажному листу

refusal-players = Игроков от одного до четырёх, а не { $count }.
# $count (Number) - листы
refusal-solo = В одиночной игре один лист, а не { $count }.
refusal-word-kingdom = Королевства «{ $word }» нет. Королевства: Синеречье, Зеленолесье, Лиловополье, Красногорье, Буроземье, Желтоводье (blueriver, greenwood, lilacfield, redmount, umberland, yellowmere).
refusal-word-monster = Чудовищ «{ $word }» нет. Чудовища: драконы, грифоны, гидры, единороги (dragon, griffin, hydra, unicorn).
refusal-word-row = Строки «{ $word }» нет. Строки: Синеречье, Зеленолесье, Лиловополье, Красногорье, Буроземье, Желтоводье, драконы, грифоны, гидры, единороги, финал (blueriver, greenwood, lilacfield, redmount, umberland, yellowmere, dragon, griffin, hydra, unicorn, final).
refusal-word-colour = Цвета «{ $word }» нет. Цвета: синий, коричневый, зелёный, фиолетовый, красный, жёлтый (blue, brown, green, purple, red, yellow).
refusal-word-region = Области «{ $word }» нет. Области: от С1 до С9 и так же З, Л, К, Б и Ж (B, G, L, R, U, Y).
refusal-word-twice = «{ $word }» введено дважды.
refusal-tamed-colour = { $monster ->
        [dragon] Драконов приручает коричневый, зелёный или фиолетовый цвет
        [griffin] Грифонов приручает красный цвет
        [hydra] Гидр приручает синий цвет
       *[unicorn] Единорогов приручает жёлтый цвет
    }, а не { $colour ->
        [blue] синий
        [brown] коричневый
        [green] зелёный
        [purple] фиолетовый
        [red] красный
       *[yellow] жёлтый
    }.
refusal-name-twice = Имя «{ $name }» названо дважды.
refusal-form = { $seat }: введите либо строки листа (kingdoms, monsters, final), либо закрашенные области (painted, speed).
refusal-blots = Клякс на листе от 0 до { $most }, а не { $count }.
refusal-colours = В королевстве { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    } может быть от 0 до 6 цветов, а не { $count }.
refusal-capital = В королевстве { $kingdom ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
       *[yellowmere] Желтоводье
    } нет красок, и столица не возведена.
refusal-tamed = { $monster ->
        [dragon] Драконов
        [griffin] Грифонов
        [hydra] Гидр
       *[unicorn] Единорогов
    } { $colour ->
        [blue] синего
        [brown] коричневого
        [green] зелёного
        [purple] фиолетового
        [red] красного
       *[yellow] жёлтого
    } цвета на листе от 0 до { $most }, а не { $count }.
refusal-monsters = { $monster ->
        [dragon] Драконов
        [griffin] Грифонов
        [hydra] Гидр
       *[unicorn] Единорогов
    } на листе от 0 до { $most }, а не { $count }.
refusal-speed = В строке «{ $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }» нет очков за скорость: { $points }.
warning-equal = { $seat }: области { $region } и { $other } одного цвета; чтобы одинаковых соседей было столько, «Созвучие» нужно применить { $needed ->
        [one] { $needed } раз
        [few] { $needed } раза
       *[other] { $needed } раз
    }, а можно было не больше { $able ->
        [one] { $able } раза
        [few] { $able } раз
       *[other] { $able } раз
    }.
warning-unfinished = { $seat }: очки за скорость ({ $points }), но завершено не всё: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }.
warning-colourless = { $seat }: чудовища закрашены, но красок нет ни в одном королевстве.
warning-second = Второе место без первого: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }.
warning-runner-up = { $seat }: завершено без очков, хотя второго места ({ $points }) никто не занял: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }.
warning-unclaimed = Завершено, но первое место никто не занял: { $row ->
        [blueriver] Синеречье
        [greenwood] Зеленолесье
        [lilacfield] Лиловополье
        [redmount] Красногорье
        [umberland] Буроземье
        [yellowmere] Желтоводье
        [dragon] драконы
        [griffin] грифоны
        [hydra] гидры
        [unicorn] единороги
       *[final] три королевства
    }.
