### Что сервер говорит о столах: события вокруг партии и почему просьба не выполнена.

event-open = Стол открыт.
event-sit = { $name } садится за стол.
event-sit-bot = За стол садится бот: { $bot }.
event-leave = { $name } встаёт из-за стола.
event-start = Партия начинается. Перетасовка скреплена печатью.
event-ask-bot = { $seat } просит посадить бота на место, которое занимает { $other_seat }.
event-depart = { $seat } прощается. Доиграть может бот.
event-stand-in = { $seat }: вместо игрока теперь бот ({ $bot }).
event-return = { $seat } снова за столом.
event-handover = { $seat } переходит на другое устройство.
event-rematch = Накрыт новый стол для следующей партии.
event-close = Хозяин закрывает стол.

broken-game = Эта версия не знает игры { $game }.
broken-edition = Партия начата по редакции правил { $edition }; эта версия играет по редакции { $ours }.
broken-entry = Запись { $entry } журнала не согласуется с правилами этой версии.

problem-broken = Журнал этого стола больше нельзя разыграть. Он сохранён как есть.
problem-chat = В сообщении от 1 до { $longest } знаков.
problem-closed = Этот стол закрыт.
problem-closing = Сервер останавливается. Последний ход не принят; через мгновение его можно повторить.
problem-empty-seats = Не все места заняты. Позовите друга или посадите бота.
problem-failed = У нас что-то сломалось. Ничего не изменилось.
problem-full = Все места заняты. Можно смотреть.
problem-hidden-replay = Пока партия идёт, смотреть назад можно только своими глазами.
problem-hush = В этот момент игры разговаривать нельзя.
problem-id = В метке от 1 до { $longest } знаков.
problem-limit = Слишком часто. Подождите немного.
problem-method = Здесь так сделать нельзя.
problem-name = В имени от 1 до { $longest } видимых знаков.
problem-nameless = Сначала назовитесь, чтобы все знали, кто говорит.
problem-no-bot = Для этой игры нет бота { $bot }.
problem-no-game = Игры { $game } здесь нет.
problem-no-number = Условия этого стола не спрашивают { $key }.
problem-no-page = По этому адресу ничего нет.
problem-no-replay = Такой записи нет.
problem-no-seat = Такого места нет.
problem-no-table = Такого стола нет.
problem-nobody = Там пока никто не сидит.
problem-not-host = Это может только хозяин стола.
problem-not-json = Запрос должен быть в формате JSON.
problem-not-left = Этот игрок на месте.
problem-not-long-away = Этот игрок только что был здесь. Попросить бота можно через { $seconds } с.
problem-not-over = Партия ещё не окончена.
problem-not-playing = За этим столом сейчас не играют.
problem-not-sitting = Это могут только те, кто сидит за столом.
problem-not-started = Партия ещё не началась.
problem-not-yours = Это не ваше место.
problem-number = Здесь нужно целое число от { $least } до { $most }.
problem-numbers = Для каждого места нужно ещё кое-что вписать, например возраст.
problem-origin = Запрос пришёл со страницы другого сайта.
problem-over = Партия уже окончена.
problem-request = Запрос непонятен.
problem-resigned = Вы сдались.
problem-spectator = Зрители могут смотреть и разговаривать.
problem-stale = Пока ход шёл к нам, положение изменилось. Взгляните ещё раз и выберите.
problem-standing-in = За вас играет бот. Сначала верните себе место.
problem-started = Партия уже началась.
problem-suggestion = Предложение другим занимает не больше { $most } байт.
problem-taken = Это место занято.
problem-too-long = Это слишком длинно.
problem-too-many = Людей и ботов больше, чем мест.
problem-unknown-kind = Этот сервер не знает таких сообщений. Если страница открыта давно, обновите её.
problem-unsaved = Сохранить не удалось. Ничего не изменилось; попробуйте ещё раз.
problem-used-link = Эта ссылка уже использована, или есть более новая.

quota-bot = Слишком много ботов подряд. Следующего можно посадить через { $seconds } с.
quota-chat = Вы говорите слишком часто. Следующее слово — через { $seconds } с.
quota-import = Слишком много записей подряд. Следующую можно загрузить через { $seconds } с.
quota-name = Слишком много имён подряд. Назваться снова можно через { $seconds } с.
quota-report = Слишком много жалоб подряд. Следующую можно отправить через { $seconds } с.
quota-table = Слишком много столов подряд. Следующий можно открыть через { $seconds } с.

setting-database = База данных называется адресом, например postgresql://user@host/name или sqlite:///file; этот не подходит.
setting-database-package = Этой базе данных нужен пакет, который не установлен: { $package }.
setting-kind =
    { $setting } — { $kind ->
        [int] целое число
        [float] число
       *[other] текст
    }, а не «{ $given }».
setting-log-level = Подробность журнала — одно из { $known }, а не «{ $given }».
setting-port = Порт — число от 1 до 65535, а не { $given }.
setting-secret = В файле { $file } нет секрета; удалите его, и будет создан новый.

site-not-built = Игры работают, но страницы ещё не собраны. Выполните «make build-web» и обновите страницу.
