### Что нельзя прочесть или начать. $where - место в файле, например rooms[2].at; whole-file, если назвать нечего

refusal-game = Игры «{ $game }» нет; есть: { $known }.
refusal-game-taken = «{ $game }» — игра этого дома, заменить её нельзя.
refusal-edition = Правила { $game } известны здесь до редакции { $ours }; эта партия следует редакции { $edition }.
refusal-seats = Игроков в { $game } бывает { $seats }, а не { $given }.
refusal-seat = Места { $seat_number } нет; места — от 0 до { $last }.
refusal-option = У { $game } нет настройки «{ $option }»; есть: { $known }.
# $given - чего нет; $known - что есть
refusal-several = Настройка { $option } перечисляет через запятую что-либо из { $known }; «{ $given }» там нет.
# $given, $most (Number)
refusal-several-many = Настройка { $option } называет не больше { $most }, а не { $given }.
refusal-choice = Настройка { $option } — одно из { $known }, а не «{ $given }».
# $seats (Number) - сколько чисел нужно
refusal-numbers = Настройка { $option } — по целому числу от { $least } до { $most } на каждого из игроков (их { $seats }) через запятую, а не «{ $given }».
refusal-numbers-needed = К { $choice } нужна ещё настройка { $option }.
refusal-numbers-when = Настройка { $option } бывает только вместе с { $choice }.
refusal-names = У каждого из игроков (их { $seats }) по одному имени; дано: { $names }.
refusal-notation = «{ $notation }» — не ход этой игры.
refusal-bot = Бота «{ $bot }» для { $game } нет; есть: { $known }.
refusal-bot-import = Бота «{ $bot }» нет: { $reason }.
refusal-bot-shape = «{ $bot }» — не бот: у него нет метода «choose».
# $players, $bots (Number)
refusal-bots-count = Назовите по боту на каждого из игроков (их { $players }) или одного на всех; названо: { $bots }.
refusal-save = Записи нельзя сохранить в { $folder }: { $reason }.
refusal-at-least-one = { $what } — не меньше 1, а не { $given }.

refusal-record-format = Это запись формата { $given }; здесь читают формат { $ours }.
refusal-record-game = Это запись игры «{ $given }», а не «{ $ours }».
refusal-record-long = В журнале больше { $longest } записей.
refusal-seed = Зерно записи — не шестнадцатеричное число.
refusal-commitment = Зерно записи не подходит к её отпечатку.
refusal-entry-number = Её номер — { $given }.
refusal-entry = В ней должно быть ровно одно: ход, возврат или сдача.
refusal-record-world = Воображаемую партию не записать: она не следует из зерна и ходов.
# $entry (Number) - номер в журнале; $reason - целое предложение
record-entry = Запись { $entry } журнала не подходит. { $reason }

refusal-not-utf8 = Это не текст в UTF-8.
refusal-json-deep = Скобки вложены слишком глубоко.
refusal-json-cut = JSON обрывается слишком рано.
refusal-json-at = Это не JSON: посмотрите на строку { $line }, столбец { $column }.
refusal-json-byte = Это не JSON: посмотрите на байт { $byte }.
refusal-key-twice = Ключ «{ $key }» стоит в одном месте дважды.
refusal-text-long = В тексте больше { $longest } букв: «{ $given }».
refusal-kind =
    { $expected ->
        [int] Нужно целое число
        [float] Нужно число
        [str] Нужен текст в кавычках
        [bool] Нужно true или false
        [array] Нужен список в квадратных скобках
        [object] Нужен объект в фигурных скобках
        [null] Возможно только null
       *[other] Нужно нечто другое
    }{ $where ->
        [whole-file] { "" }
       *[other] { " " }({ $where })
    }, а здесь { $got ->
        [int] целое число
        [float] дробное число
        [str] текст
        [bool] true или false
        [array] список
        [object] объект
        [null] null
       *[other] что-то ещё
    }.
refusal-field-missing =
    Не хватает «{ $field }»{ $where ->
        [whole-file] { "" }
       *[other] { " " }({ $where })
    }.
refusal-field-unknown =
    «{ $field }» здесь не бывает{ $where ->
        [whole-file] { "" }
       *[other] { " " }({ $where })
    }.
refusal-value =
    { $given } здесь невозможно{ $where ->
        [whole-file] { "" }
       *[other] { " " }({ $where })
    }.
# $bound - число, уже текстом
refusal-length = Нужно ровно { $bound } ({ $where }).
refusal-length-most = Возможно не больше { $bound } ({ $where }).
refusal-length-least = Нужно не меньше { $bound } ({ $where }).
refusal-least = Число ({ $where }) — не меньше { $bound }.
refusal-most = Число ({ $where }) — не больше { $bound }.
refusal-number-far = Число ({ $where }) слишком далеко от всего.
refusal-wrong-form =
    { $where ->
        [whole-file] Форма здесь не та.
       *[other] Форма здесь не та: { $where }.
    }
