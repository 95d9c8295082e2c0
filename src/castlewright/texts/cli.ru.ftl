### Что говорит командная строка.

cli-about = Настольные игры о строительстве замков: сыграть, прогнать ботов, посчитать очки за настоящим столом.
cli-command = КОМАНДА
cli-commands = команды
cli-help = показать эту справку
cli-version = показать версию
cli-lang = язык ответов; если не указан — язык терминала
cli-json = ответить в JSON, для программ

cli-serve = открыть игры для браузеров
cli-host = адрес, на котором ждать соединений; обычно 127.0.0.1
cli-port = порт, на котором ждать соединений; обычно 8000
cli-processes = сколько процессов запустить: на этом порту и следующих; нужна PostgreSQL
cli-database = где хранить столы: адрес базы данных (URL)
cli-data = папка для базы данных и секрета сервера

cli-check = прочесть всю базу данных и сказать, что в ней не так
cli-backup = сделать копию базы данных, пока сервер работает
cli-to = папка для копий; обычно «backups» в папке данных
cli-keep = сколько последних копий оставить
cli-restore = вернуть копию; то, что лежит на её месте, отодвигается в сторону
cli-backup-folder = папка с копией
cli-no-database = Базы данных { $file } нет.
cli-checked = Столов: { $tables }, записей: { $entries }, сохранённых партий: { $records }.
cli-check-good = Всё в порядке.
cli-check-bad = Находок: { $findings }.
cli-backup-postgres = Для PostgreSQL есть pg_dump; docs/hosting.md говорит, как.
cli-keep-bad = Оставить можно одну копию или больше, а не { $keep }.
cli-backed-up = Копия лежит в { $folder }.
cli-moved-aside = Прежнее теперь здесь: { $file }.
cli-restored = Копия на месте, в { $folder }. Сервер можно запускать.
cli-restore-running = Сервер работает с этой папкой. Сначала остановите его.

cli-admin = распорядиться работающим сервером
cli-admin-status = сколько людей на связи и какие распоряжения в силе
cli-admin-tables = перечислить столы, за которыми ждут или играют
cli-admin-close = закрыть стол
cli-admin-end-session = отнять место у всех, кто его занимает, и напечатать ссылку для законного хозяина
cli-admin-ban = не пускать гостя или адреса некоторое время
cli-admin-unban = снова пускать и слушать
cli-admin-bans = кого не пускают и кому не дают говорить
cli-admin-mute = не давать гостю говорить некоторое время
cli-admin-announce = объявить что-нибудь за всеми столами; без слов — снять объявление
cli-admin-read-only = смотреть можно, менять нельзя
cli-admin-reports = жалобы людей друг на друга
cli-admin-table = стол
cli-admin-seat = номер места, с нуля
cli-admin-who = гость, как его называет «admin tables», или адреса
cli-admin-minutes = на сколько минут; обычно на 60
cli-admin-address = это адрес или сеть, например 192.0.2.0/24
cli-admin-text = что объявить
cli-admin-off = снова можно менять
cli-admin-game = игра
cli-admin-people = люди
cli-admin-last = последний ход
cli-admin-nobody = В { $folder } не отвечает ни один сервер.
cli-admin-report = { $at }, стол { $table }: жалоба на { $name } ({ $guest })
cli-admin-no-reports = Жалоб нет.
cli-admin-banned = { $who } не входит до { $until }
cli-admin-muted = { $who } молчит до { $until }
cli-admin-no-bans = Входить и говорить можно всем.
cli-games = перечислить игры: места, настройки, боты
cli-simulate = пусть боты сыграют друг с другом
cli-game = имя игры, как в `castlewright games`
cli-players = сколько игроков
cli-bots = по боту на игрока через запятую или один за всех; `модуль:имя` — ваш собственный бот
cli-how-many = сколько партий
cli-seed = одинаковое зерно даёт одинаковые партии
cli-jobs = сколько процессов делят работу
cli-option = настройка игры; можно повторять
cli-save = папка для записей партий

cli-score = посчитать настоящий стол или записанную партию и объяснить каждое очко
cli-file = позиция или запись в JSON; - читает стандартный ввод
cli-replay = пересказать записанную партию словами
cli-record = запись в JSON; - читает стандартный ввод
cli-seat = рассказать только то, что видело это место
cli-at = остановиться после записи номер N
cli-lesson = проверить урок и перечислить его шаги
cli-lesson-file = урок в TOML, как в docs/lessons.md
cli-new-game = начать свою игру: ту, что в docs/add-a-game.md, под своим именем
cli-new-game-id = как игра называется в коде: строчные латинские буквы, цифры и _
cli-new-game-again = только сыграть записи и пересчитать ходы заново
cli-new-game-name = «{ $game }» не годится в имена: нужны строчные латинские буквы, цифры и _, например old_mill.
cli-new-game-taken = Имя «{ $game }» уже занято.
cli-new-game-none = В этой копии репозитория нет игры «{ $game }».
cli-new-game-where = Игру начинают в копии репозитория, а это установленный пакет.
cli-new-game-next = Дальше: make fmt wire reference test. Потом превращайте её, файл за файлом, в свою (docs/add-a-game.md).
cli-bench = измерить скорость игр
cli-bench-game = имя игры; если не указано — все
cli-seconds = сколько секунд измерять каждую игру

cli-no-language = Текстов на языке «{ $language }» нет; есть: { $known }.
cli-no-seat = Места { $seat_number } в этой записи нет; места — от 0 до { $last }.
cli-no-entry = Строки { $entry } в этой записи нет; строки — от 0 до { $last }.
cli-option-malformed = Настройка пишется как ключ=значение, а не «{ $option }».
cli-seconds-bad = Измерение длится больше 0 и не больше 3600 секунд, а не { $seconds }.

cli-no-command = Команды «{ $command }» нет; все команды перечисляет castlewright --help.
cli-argument-missing = Не хватает: { $what }.
cli-argument-unknown = Эта команда не знает, что такое { $what }.
cli-argument-empty = Для { $what } нужно значение.
cli-argument-bad = { $value } не подходит для { $what }.

cli-standard-input = стандартный ввод
cli-file-bad = { $file }: { $reason }
cli-file-missing = Файла { $file } нет.
cli-file-unreadable = Не удаётся прочитать { $file }: { $reason }.
cli-file-large = { $file } слишком велик для нашего файла.
cli-file-empty = { $file } пуст.
cli-file-not-object = { $file } — это JSON, но не позиция и не запись партии.
cli-file-no-game = { $file } не говорит, какая это игра: в нём нет ни «game», ни «castlewright».
cli-file-no-record = { $file } — не запись партии: в нём нет «castlewright».
cli-file-story = { $file } — идущая партия глазами одного места; запись можно получить, когда партия закончится.

cli-port-bad = Порт — число от 1 до 65535, а не { $port }.
cli-port-taken = Этот порт уже занят другой программой: остановите её или назовите другой порт через --port.
cli-file-unusable = Сервер не может запуститься: { $file } не годится ({ $reason }).
cli-cannot-serve = Сервер не может начать работу: { $reason }.

cli-game-column = игра
cli-seats = игроки
cli-minutes = минуты
cli-bots-column = боты
# $key - имя настройки
cli-option-row = настройка { $key }
# $choice - настройка и значение, с которыми она идёт
# $most (Number)
cli-several-row = не больше { $most } из: { $choices }
cli-numbers-row = число от { $least } до { $most } для каждого игрока, вместе с { $choice }
cli-edition = редакция правил
cli-status = состояние

cli-playing = { $game }
cli-measuring = Измеряем
# $games, $decisions (Number); $seconds - уже записанное число
cli-simulated =
    { $games ->
        [one] { $games } партия
        [few] { $games } партии
       *[many] { $games } партий
    }, { $decisions ->
        [one] { $decisions } решение
        [few] { $decisions } решения
       *[many] { $decisions } решений
    }, { $seconds } с
cli-bot = бот
cli-wins = победы
cli-draws = ничьи
cli-win-share = доля побед (95 %)
cli-mean-score = средний счёт

cli-lesson-step = Шаг
cli-lesson-text = Текст и ответы
cli-points = очки
cli-line = за что
cli-rule = правило
cli-total = итого
cli-decisions-speed = решений/с
cli-games-speed = партий/с
cli-copies-speed = копий/с
