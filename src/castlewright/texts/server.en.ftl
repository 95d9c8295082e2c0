### What the server says about tables: events around a game, and why something asked for did not happen.

event-open = The table is open.
event-sit = { $name } sits down.
event-sit-bot = A bot sits down: { $bot }.
event-leave = { $name } leaves the seat.
event-start = The game starts. Its shuffles are sealed.
event-ask-bot = { $seat } asks for a bot in the seat of { $other_seat }.
event-depart = { $seat } says goodbye. A bot may play on.
event-stand-in = A bot ({ $bot }) plays for { $seat }.
event-return = { $seat } is back and plays on.
event-handover = { $seat } moves to another device.
event-rematch = A new table is set for the next game.
event-close = The host closes the table.

event-close-admin = Whoever runs the server closes the table.
event-silence = { $name } speaks no more: the host of the table decides so.
event-unsilence = { $name } may speak again.
event-dismiss = { $name } watches no more: the host of the table decides so.
event-hush = The host switches the chat off.
event-unhush = The host switches the chat on.

admin-address = “{ $given }” is neither an address nor a network.
admin-announcement = An announcement has at most { $longest } characters.
admin-guest = “{ $given }” is no name of a guest; “castlewright admin tables” has them.
admin-minutes = A time is a number of minutes above zero and at most ten years.
admin-not-banned = { $who } may come in and speak anyway.
admin-unknown = The server does not understand this order.
broken-game = This version does not know the game { $game }.
broken-edition = The game began under rules edition { $edition }; this version plays edition { $ours }.
broken-entry = Entry { $entry } of the log does not fit the rules of this version.

damage-emptied = The database { $file } is empty, though there were tables in it. Nothing was changed. Bring a backup back (“castlewright restore”) or, if that is as it should be, delete { $tally }.
damage-missing = The database { $file } is gone, though it was there. Nothing was made in its place. Bring it or a backup back (“castlewright restore”) or, if that is as it should be, delete { $tally }.
damage-short = The database { $file } lacks { $missing } of { $had } entries. Nothing was changed. Bring a backup back (“castlewright restore”) or, if you are ready to play on with what there is, delete { $tally }.
damage-swapped = { $file } is another database than the one that was here. Nothing was changed. Bring the old one back or, if that is as it should be, delete { $tally }.
damage-tally = The file { $file } cannot be read. By it the server knows whether the database is whole. Check that (“castlewright check”) and delete the file.
damage-unreadable = The database { $file } cannot be read: { $reason }. Nothing was changed. Bring a backup back (“castlewright restore”).
damage-wal = Beside { $file } there is no { $file }-wal, though the server stopped suddenly: the last moves may be lost. Nothing was changed. Bring that file or a backup back (“castlewright restore”) or, if you are ready to play on with what there is, delete { $tally }.

backup-nothing = There is nothing to copy: no database { $file }.
restore-broken = The backup in { $folder } is damaged: { $reason }. Nothing was changed.
restore-nothing = There is no backup of a database in { $folder }.

check-count = The logs have { $found } entries, the database { $total }.
check-file = The database is damaged: { $reason }.
check-log = The log of table { $table } does not fold from entry { $entry } on.
check-record = The kept game { $record } cannot be read.
check-sitters = Table { $table } is listed for other people than those who sit there.
check-stray = Entries without a table: { $entries }.
check-summary = What the list of tables says of table { $table } is not what follows from its log.
problem-banned = Whoever runs this server keeps you out for now. Come back in { $minutes } min.
problem-broken = The log of this table can no longer be played. It is kept as it is.
problem-chat = A message has 1 to { $longest } characters.
problem-closed = This table is closed.
problem-closing = The server is closing. Your last move was not taken; it will be asked for again in a moment.
problem-dismissed = The host of the table asked you not to watch any more.
problem-empty-seats = Some seats are still empty. Call a friend or seat a bot.
problem-failed = Something went wrong on our side. Nothing was changed.
problem-full = All seats are taken. You can watch.
problem-hidden-replay = While the game runs you can look back through your own eyes only.
problem-host = This server does not go by the name you asked for.
problem-hush = Nobody may talk at this moment of the game.
problem-hushed = The host of the table has switched the chat off.
problem-id = An id has 1 to { $longest } characters.
problem-limit = Too much at once. Wait a moment.
problem-method = This is not something one can do here.
problem-muted = Whoever runs this server asks you to be silent for another { $minutes } min.
problem-name = A name has 1 to { $longest } visible characters.
problem-nameless = Say your name first, then everybody knows who is talking.
problem-no-bot = There is no bot { $bot } for this game.
problem-no-game = There is no game { $game } here.
problem-no-number = The options of this table do not ask for { $key }.
problem-no-page = There is nothing at this address.
problem-no-replay = There is no such replay.
problem-no-seat = There is no such seat.
problem-no-spectator = There is no such spectator here.
problem-no-table = There is no such table.
problem-nobody = Nobody sits there yet.
problem-not-host = Only the host of the table can do this.
problem-not-json = The request must be JSON.
problem-not-left = This player is here.
problem-not-long-away = This player was here a moment ago. You can ask for a bot in { $seconds } s.
problem-not-over = The game is not over yet.
problem-not-playing = There is no game in progress at this table.
problem-not-sitting = Only those who sit at the table can do this.
problem-not-started = The game has not started yet.
problem-not-yours = This is not your seat.
problem-number = This is a whole number from { $least } to { $most }.
problem-numbers = Something is still to be typed in for every seat, such as everybody’s age.
problem-origin = This request came from a page of another site.
problem-over = The game is over already.
problem-read-only = Maintenance is under way: for now you can only look. Nothing changed; try again in a few minutes.
problem-request = The request cannot be understood.
problem-resigned = You have resigned.
problem-silenced = The host of the table asked you to be silent.
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
setting-how-many = Processes are at least one, and each needs a port of its own from --port on; { $given } is not possible.
setting-processes = Several processes need PostgreSQL: name a database with --database, or leave --processes out.
serve-process-died = One of the processes did not come up; its log says why.
store-taken = Another server already uses { $file }: an SQLite file is for one process, several need PostgreSQL.
setting-proxies = Proxies are addresses or networks divided by commas, such as 127.0.0.1, 10.0.0.0/8; not “{ $given }”.
setting-secret = { $file } holds no secret; remove it to have a new one made.

site-not-built = The games are served, but the pages are not built yet. Run “make build-web” and reload.
