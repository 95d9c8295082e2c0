### What cannot be read or started. $where - a place in a file, such as rooms[2].at; whole-file where there is none to name

refusal-game = There is no game “{ $game }”; there are: { $known }.
refusal-game-taken = “{ $game }” is a game of the house and cannot be replaced.
refusal-edition = { $game } is known here up to rules edition { $ours }; this one follows edition { $edition }.
refusal-seats = { $game } is for { $seats } players, not { $given }.
refusal-seat = There is no seat { $seat_number }; seats are from 0 to { $last }.
refusal-option = { $game } has no option “{ $option }”; it has: { $known }.
# $given - what is not there; $known - everything that is
refusal-several = The option { $option } names some of { $known }, with commas between them; there is no “{ $given }”.
# $given, $most (Number)
refusal-several-many = The option { $option } names { $most } at most, not { $given }.
refusal-choice = The option { $option } is one of { $known }, not “{ $given }”.
# $seats (Number) - how many numbers are needed
refusal-numbers = The option { $option } is one whole number from { $least } to { $most } for each of the { $seats } players, with commas between them, not “{ $given }”.
refusal-numbers-needed = { $choice } needs the option { $option } as well.
refusal-numbers-when = The option { $option } goes with { $choice } only.
refusal-names = { $seats } players have one name each; { $names } are given.
refusal-notation = “{ $notation }” is not a move of this game.
refusal-bot = There is no bot “{ $bot }” for { $game }; there are: { $known }.
refusal-bot-import = There is no bot “{ $bot }”: { $reason }.
refusal-bot-shape = “{ $bot }” is not a bot: it has no method “choose”.
# $players, $bots (Number)
refusal-bots-count = Name one bot for each of the { $players } players, or a single one for all of them; { $bots } are named.
refusal-save = Records cannot be saved in { $folder }: { $reason }.
refusal-at-least-one = { $what } is at least 1, not { $given }.

refusal-record-format = This is a record of format { $given }; format { $ours } is read here.
refusal-record-game = This is a record of “{ $given }”, not of “{ $ours }”.
refusal-record-long = The log is longer than { $longest } entries.
refusal-seed = The seed of the record is not hexadecimal.
refusal-commitment = The seed of the record does not match its fingerprint.
refusal-entry-number = It is numbered { $given }.
refusal-entry = It must be exactly one of a move, an undo or a resignation.
refusal-record-world = An imagined game cannot be recorded: it does not follow from a seed and moves.
# $entry (Number) - its number in the log; $reason - a whole sentence
record-entry = Entry { $entry } of the log does not fit. { $reason }

refusal-not-utf8 = This is not text in UTF-8.
refusal-json-deep = Brackets are nested too deep here.
refusal-json-cut = The JSON ends too early.
refusal-json-at = This is not JSON: look at line { $line }, column { $column }.
refusal-json-byte = This is not JSON: look at byte { $byte }.
refusal-key-twice = The key “{ $key }” stands twice in the same place.
refusal-text-long = A text has more than { $longest } letters: “{ $given }”.
refusal-kind =
    { $expected ->
        [int] A whole number is expected
        [float] A number is expected
        [str] A text in quotes is expected
        [bool] true or false is expected
        [array] A list in square brackets is expected
        [object] An object in braces is expected
        [null] Only null is possible
       *[other] Something else is expected
    }{ $where ->
        [whole-file] { "" }
       *[other] { " " }at { $where }
    }, not { $got ->
        [int] a whole number
        [float] a fraction
        [str] a text
        [bool] true or false
        [array] a list
        [object] an object
        [null] null
       *[other] this
    }.
refusal-field-missing =
    “{ $field }” is missing{ $where ->
        [whole-file] { "" }
       *[other] { " " }at { $where }
    }.
refusal-field-unknown =
    There is no “{ $field }” here{ $where ->
        [whole-file] { "" }
       *[other] : { $where }
    }.
refusal-value =
    { $given } is not possible{ $where ->
        [whole-file] { "" }
       *[other] { " " }at { $where }
    }.
# $bound (Number as text)
refusal-length = Exactly { $bound } are expected at { $where }.
refusal-length-most = At most { $bound } are possible at { $where }.
refusal-length-least = At least { $bound } are needed at { $where }.
refusal-least = The number at { $where } is at least { $bound }.
refusal-most = The number at { $where } is at most { $bound }.
refusal-number-far = The number at { $where } is too far from everything.
refusal-wrong-form =
    { $where ->
        [whole-file] This does not have the right form.
       *[other] What stands at { $where } does not have the right form.
    }
