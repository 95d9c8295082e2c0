### What the command line says.

cli-about = Castle-building board games: play, simulate, score a real table.
cli-command = COMMAND
cli-commands = commands
cli-help = show this help
cli-version = show the version
cli-lang = the language of answers; without it, that of the terminal
cli-json = answer with JSON for machines

cli-serve = serve the games to browsers
cli-host = the address to listen on; 127.0.0.1 unless told otherwise
cli-port = the port to listen on; 8000 unless told otherwise
cli-processes = how many processes to serve with, on this port and the next ones; needs PostgreSQL
cli-database = where tables are kept, as a database URL
cli-data = the folder for the database and the server’s secret

cli-check = read the whole database and say what is wrong with it
cli-backup = copy the database while the server runs
cli-to = folder for the copies; usually “backups” in the data folder
cli-keep = how many of the latest copies stay
cli-restore = bring a copy back; what lies in its place is moved aside
cli-backup-folder = the folder of a copy
cli-no-database = There is no database { $file }.
cli-checked = Tables: { $tables }, entries: { $entries }, kept games: { $records }.
cli-check-good = All is well.
cli-check-bad = Findings: { $findings }.
cli-backup-postgres = For PostgreSQL there is pg_dump; docs/hosting.md says how.
cli-keep-bad = One copy or more can stay, not { $keep }.
cli-backed-up = The copy lies in { $folder }.
cli-moved-aside = What was there is now { $file }.
cli-restored = The copy is in its place in { $folder }. The server can start.
cli-restore-running = A server is running on this folder. Stop it first.

cli-admin = give orders to the running server
cli-admin-status = how many people are connected, and which orders hold
cli-admin-tables = list the tables that wait or play
cli-admin-close = close a table
cli-admin-end-session = take a seat from everybody who holds it, and print a link for its rightful owner
cli-admin-ban = keep a guest or addresses out for a time
cli-admin-unban = let somebody in and speak again
cli-admin-bans = who is kept out, and who may not speak
cli-admin-mute = let a guest not speak for a time
cli-admin-announce = announce something at all tables; without words, end it
cli-admin-read-only = looking is free, nothing can be changed
cli-admin-reports = what people complained about
cli-admin-table = table
cli-admin-seat = number of the seat, from 0
cli-admin-who = a guest as “admin tables” calls it, or addresses
cli-admin-minutes = for how many minutes; usually 60
cli-admin-address = it is an address or a network, such as 192.0.2.0/24
cli-admin-text = what to announce
cli-admin-off = changes are possible again
cli-admin-game = game
cli-admin-people = people
cli-admin-last = last move
cli-admin-nobody = No server answers in { $folder }.
cli-admin-report = { $at }, table { $table }: a complaint about { $name } ({ $guest })
cli-admin-no-reports = No complaints.
cli-admin-banned = { $who } is kept out until { $until }
cli-admin-muted = { $who } may not speak until { $until }
cli-admin-no-bans = Everybody may come in and speak.
cli-games = list the games, their seats, options and bots
cli-simulate = let bots play each other
cli-game = the id of a game, as in `castlewright games`
cli-players = how many players
cli-bots = one bot for each player, separated by commas, or one for all; `module:name` is a bot of your own
cli-how-many = how many games
cli-seed = the same seed gives the same games
cli-jobs = how many processes share the work
cli-option = an option of the game; may be repeated
cli-save = a folder for the records of the games

cli-score = score a real table, or a recorded game, and explain every point
cli-file = a position or a record as JSON; - reads the standard input
cli-replay = tell a recorded game in words
cli-record = a record as JSON; - reads the standard input
cli-seat = tell only what this seat saw
cli-at = stop after the Nth entry of the log
cli-lesson = check a lesson and list its steps
cli-lesson-file = a lesson as TOML, as in docs/lessons.md
cli-new-game = begin a game of your own: the one of docs/add-a-game.md under your name
cli-new-game-id = what the game shall be called in the code: small letters, digits and _
cli-new-game-again = only play its records and count its moves anew
cli-new-game-name = “{ $game }” cannot be the name of a game: it takes small letters, digits and _, such as old_mill.
cli-new-game-taken = There is something called “{ $game }” already.
cli-new-game-none = There is no game “{ $game }” in this checkout.
cli-new-game-where = A game is begun in a checkout of the repository; this is an installed package.
cli-new-game-next = Next: make fmt wire reference test. Then change it, file by file, into yours (docs/add-a-game.md).
cli-bench = measure how fast the games are
cli-bench-game = the id of a game; without it, all of them
cli-seconds = how long to measure each game

cli-no-language = There are no texts in “{ $language }”; there are: { $known }.
cli-no-seat = There is no seat { $seat_number } in this record; seats are from 0 to { $last }.
cli-no-entry = There is no entry { $entry } in this record; entries are from 0 to { $last }.
cli-option-malformed = An option is given as key=value, not as “{ $option }”.
cli-seconds-bad = A measure takes more than 0 and at most 3600 seconds, not { $seconds }.

cli-no-command = There is no command “{ $command }”; castlewright --help names them all.
cli-argument-missing = Something is missing: { $what }.
cli-argument-unknown = This command does not know { $what }.
cli-argument-empty = { $what } needs a value.
cli-argument-bad = { $value } does not fit { $what }.

cli-standard-input = the standard input
cli-file-bad = { $file }: { $reason }
cli-file-missing = There is no file { $file }.
cli-file-unreadable = { $file } cannot be read: { $reason }.
cli-file-large = { $file } is too large to be one of our files.
cli-file-empty = { $file } is empty.
cli-file-not-object = { $file } is JSON, but neither a position nor a record.
cli-file-no-game = { $file } does not say which game it is: it has neither “game” nor “castlewright”.
cli-file-no-record = { $file } is not a record: it has no “castlewright”.
cli-file-story = { $file } is a running game as one seat saw it; the record can be exported when the game is over.

cli-port-bad = A port is from 1 to 65535, not { $port }.
cli-port-taken = Another program already listens on this port: stop it, or name another port with --port.
cli-file-unusable = The server cannot start: { $file } cannot be used ({ $reason }).
cli-cannot-serve = The server cannot start: { $reason }.

cli-game-column = game
cli-seats = players
cli-minutes = minutes
cli-bots-column = bots
# $key - the name of an option
cli-option-row = option { $key }
# $choice - the option and choice it goes with
# $most (Number)
cli-several-row = up to { $most } of: { $choices }
cli-numbers-row = a number from { $least } to { $most } for each player, with { $choice }
cli-edition = rules edition
cli-status = status

cli-playing = { $game }
cli-measuring = Measuring
# $games, $decisions (Number); $seconds - already written as a number
cli-simulated =
    { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    }, { $seconds } s
cli-bot = bot
cli-wins = wins
cli-draws = draws
cli-win-share = share of wins (95 %)
cli-mean-score = mean score

cli-lesson-step = Step
cli-lesson-text = Text and answers
cli-points = points
cli-line = for what
cli-rule = rule
cli-total = total
cli-decisions-speed = decisions/s
cli-games-speed = games/s
cli-copies-speed = copies/s
