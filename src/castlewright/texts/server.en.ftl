### What the server says about tables: events around a game, and why something asked for did not happen.

event-open = The table is open.
event-sit = { $name } sits down.
event-sit-bot = A bot sits down: { $bot }.
event-leave = { $name } leaves the seat.
event-start = The game starts. Its shuffles are sealed.
event-ask-bot = { $seat } asks for a bot in the seat of { $other_seat }.
event-stand-in = A bot ({ $bot }) plays for { $seat }.
event-return = { $seat } is back and plays on.
event-handover = { $seat } moves to another device.
event-rematch = A new table is set for the next game.
event-close = The host closes the table.

broken-game = This version does not know the game { $game }.
broken-edition = The game began under rules edition { $edition }; this version plays edition { $ours }.
broken-entry = Entry { $entry } of the log does not fit the rules of this version.

problem-broken = The log of this table can no longer be played. It is kept as it is.
problem-chat = A message has 1 to { $longest } characters.
problem-closed = This table is closed.
problem-closing = The server is closing. Your last move was not taken; it will be asked for again in a moment.
problem-empty-seats = Some seats are still empty. Call a friend or seat a bot.
problem-failed = Something went wrong on our side. Nothing was changed.
problem-full = All seats are taken. You can watch.
problem-hidden-replay = While the game runs you can look back through your own eyes only.
problem-host = This server does not go by the name you asked for.
problem-hush = Nobody may talk at this moment of the game.
problem-id = An id has 1 to { $longest } characters.
problem-limit = Too much at once. Wait a moment.
problem-method = This is not something one can do here.
problem-name = A name has 1 to { $longest } visible characters.
problem-nameless = Say your name first, then everybody knows who is talking.
problem-no-bot = There is no bot { $bot } for this game.
problem-no-game = There is no game { $game } here.
problem-no-number = The options of this table do not ask for { $key }.
problem-no-page = There is nothing at this address.
problem-no-replay = There is no such replay.
problem-no-seat = There is no such seat.
problem-no-table = There is no such table.
problem-nobody = Nobody sits there yet.
problem-not-host = Only the host of the table can do this.
problem-not-json = The request must be JSON.
problem-not-left = This player is here.
problem-not-over = The game is not over yet.
problem-not-playing = There is no game in progress at this table.
problem-not-sitting = Only those who sit at the table can do this.
problem-not-started = The game has not started yet.
problem-not-yours = This is not your seat.
problem-number = This is a whole number from { $least } to { $most }.
problem-numbers = Something is still to be typed in for every seat, such as everybody’s age.
problem-origin = This request came from a page of another site.
problem-over = The game is over already.
problem-request = The request cannot be understood.
problem-resigned = You have resigned.
problem-spectator = Spectators can watch and talk.
problem-stale = Something happened before your move arrived. Look again and choose.
problem-standing-in = A bot plays for you. Take your seat back first.
problem-started = The game has already started.
problem-suggestion = A suggestion has at most { $most } bytes.
problem-taken = This seat is taken.
problem-too-long = This is too long.
problem-too-many = There are more people and bots than seats.
problem-unknown-kind = This server does not know such messages. If the page has been open for a long time, reload it.
problem-unsaved = This could not be saved. Nothing was changed; try again.
problem-store-away = The server cannot get at its tables just now. Try again in a moment.
problem-used-link = This link has been used already, or a newer one has been made.

quota-bot = Too many bots in a row. The next one can sit down in { $seconds } s.
quota-chat = You are talking too fast. You can speak again in { $seconds } s.
quota-import = Too many records in a row. The next one can be imported in { $seconds } s.
quota-name = Too many names in a row. You can give another one in { $seconds } s.
quota-report = Too many reports in a row. The next one can be sent in { $seconds } s.
quota-table = Too many tables in a row. The next one can be opened in { $seconds } s.

setting-database = A database is named by an address such as postgresql://user@host/name or sqlite:///file; this one cannot be used.
setting-database-package = This database needs a package that is not installed: { $package }.
setting-kind =
    { $setting } is { $kind ->
        [int] a whole number
        [float] a number
       *[other] a text
    }, not “{ $given }”.
setting-log-level = The log level is one of { $known }, not “{ $given }”.
setting-port = A port is a number from 1 to 65535, not { $given }.
setting-proxies = Proxies are addresses or networks divided by commas, such as 127.0.0.1, 10.0.0.0/8; not “{ $given }”.
setting-secret = { $file } holds no secret; remove it to have a new one made.

site-not-built = The games are served, but the pages are not built yet. Run “make build-web” and reload.
