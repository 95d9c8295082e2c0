### What the frame of the web client says: lobby, table, replay, score.

brand = Castlewright
brand-home = Castlewright, to the lobby
close = Close
try-again = Try again
to-lobby = To the lobby
keep-playing = Keep playing
time-now = just now

## The edges of every page

nav-label = Pages
nav-learn = Learn
nav-score = Score
nav-about = About
settings-language = Language
settings-theme =
    { $theme ->
        [light] Colours: daylight
        [dark] Colours: candle light
       *[system] Colours: as on this device
    }
settings-sound = A knock when it is your turn
footer-unaffiliated = Castlewright is a project of its own. It is not affiliated with, endorsed by or connected to the authors and publishers of the games; names belong to their owners.
footer-buy = If you like a game here, buy the box: it is made of better stuff than light, and it pays the people who invented it.
footer-score = Score a real table
footer-rules = Rules: { $game }

## Lobby

hero-what = Four games about castles: with friends, with bots or alone. Right in the browser, nothing to sign up for.
lobby-mine = Your tables
lobby-play = Play now
lobby-choose = Choose a game
lobby-rules = Rules
lobby-open = Open tables
lobby-open-none = Nobody is waiting right now. Open a table and tick “anyone may join”, or send a friend the link.
lobby-past = Finished
lobby-replay = Watch a recorded game
game-facts = { $from }–{ $to } players · about { $minutes } min
offer-play = Play now
offer-alone = On your own
offer-friends = With friends…
game-weight =
    { $weight ->
        [1] light
        [3] heavy
       *[other] middling
    }
bot-random-plays = plays anything
bot-greedy-plays = plays sensibly
open-how = How do you want to play?
open-way-friends = With friends
open-way-friends-note = by link, each on a device
open-way-bots = With bots
open-way-bots-note = they see what a friend would see
open-way-screen = On this screen
open-way-screen-note = pass the device around
open-name = Your name
open-seats = Players
open-bot = Bots
open-local = Player { $number }
open-numbers-later = { $what }: everybody types it in at the table, before the game starts.
open-public = Anyone may join
open-public-note = Otherwise only those who have the link.
open-go-friends = Open the table
open-go-bots = Start the game
open-go-screen = Start the game
bot-random = Rambler
bot-greedy = Builder
tables-waiting =
    { $free ->
        [0] ready to start
        [one] one seat is free
       *[other] { $free } seats are free
    }
tables-playing = playing
tables-your-turn = your turn
tables-turn-of = { $name }’s turn
tables-over = finished
tables-closed = closed
tables-broken = cannot be opened
import-title = Bring a record.
import-note = Drop a file here or choose one; it opens as a replay.
import-not-json = { $file } is not a record: it does not hold JSON.

## A game's own page, rules, about

game-status = What is known and what is reconstructed
game-status-none = Everything in this game is as printed.
game-edition = Rules edition { $edition }.
game-unknown = There is no game called “{ $game }” in this house.
rules-to-game = About the game
rules-note = Told in our own words. Every number is an address you can send to somebody.
rules-none = There is no rules text for this game here.
nowhere = There is nothing at this address.
about-title = A house for castle builders
about-lead = Castlewright is a place to play castle-building board games on a screen: with friends far away, with bots, or around one device.
about-rulebook = The rulebook is executable
about-rulebook-text = When a move is not possible, the answer names the paragraph that forbids it. When something earns points, the line says which pieces earned them and by which rule. In Russian and in English, neither translated from the other.
about-bots = A bot sits where a friend would
about-bots-text = Bots get the same view of the table as a person in that seat, and nothing else. They cannot look under your cards.
about-fair = The shuffle can be checked
about-fair-text = When a table starts, the house publishes a seal of its random seed. When the game is over, it publishes the seed itself. Anyone can check that nothing was changed in between.
about-private = No account, no hurry
about-private-text = Sit down under any name. Your browser keeps a signed cookie that says which seats are yours, and nothing follows you around. Tables wait as long as you like, for days if need be.
about-boxes = Buy the boxes
about-boxes-text = We are not affiliated with the authors and publishers of these games. The drawings and texts here are our own. Wood and cardboard are worth having: please buy the games you enjoy.
about-play = To the tables

## A table that waits

waiting-free =
    { $free ->
        [one] One seat is still free
       *[other] { $free } seats are still free
    }
waiting-ready = Everybody is here. Start when you like.
waiting-host = Everybody is here. The host starts the game.
waiting-numbers = Everybody is here, but not everything is typed in: { $what }.
waiting-seats = Seats
waiting-sit = Sit here
waiting-sit-down = Sit down
waiting-name = How shall we call you?
waiting-stand-up = Leave this seat
waiting-remove = Free the seat of { $name }
waiting-start = Start the game
waiting-start-numbers = Still to type in: { $what }
waiting-start-when =
    { $free ->
        [one] Waiting for one more player
       *[other] Waiting for { $free } more players
    }
waiting-invite = Invite
waiting-invite-link = Nobody here yet? Send the link, show the code, or seat a bot.
waiting-invite-guest = Is somebody missing? Send the link or show the code.
waiting-invite-public = The table is in the list of open tables. The link works too.
share-link = Link
share-copy = Copy
share-copied = Copied
qr-label = QR code with the link

## Seats

seat-free = free
seat-you = you
seat-here = here
seat-away = away
seat-bot = bot “{ $bot }”
seat-resigned = has resigned
seat-standing-in = a bot plays meanwhile
seat-leaving = is leaving
seat-acting = acting now
seat-look = Hand the device to { $name }
seat-return = Take your seat back
seat-ask-note = { $name } is away. If everyone present asks for it, a bot plays on until they return.
seat-ask-bot = Ask for a bot
seat-ask-leaving = { $name } is leaving. If everyone present asks for it, a bot plays on.
seat-ask-wait = You can ask for a bot in { $seconds } s: they may be back any moment.
seat-stay = Stay at the table
seat-asked = Asked: { $count } of { $all }

## Table

table-opening = Opening the table…
table-closed = The host has closed this table. What was played is kept.
table-broken = This table cannot be shown: { $why } Nothing was deleted; it is kept as it is.
table-stale = The table changed before your move arrived. Nothing was played; look again and choose.
table-watching =
    { $count ->
        [one] One person is watching
       *[other] { $count } people are watching
    }
title-your-turn = Your turn
bar-menu = This table
bar-round = round { $round }
bar-your-turn = Your turn
bar-turn-of = { $name }’s turn
link-open = Connected
link-waiting = Reconnecting…
link-waiting-kept = Reconnecting… your move is kept
undo = Undo
undo-note =
    { $count ->
        [one] One move can be taken back
       *[other] { $count } moves can be taken back
    }
told = What the others did
told-again = What happened
told-skip = Skip
told-before = How it was before their moves.
told-close = Back to the game
pace = Show others’ moves
pace-at_once = at once
pace-easy = at ease
pace-slow = slowly
tab-score = Score
tab-log = Log
tab-chat = Chat
tab-rules = Rules
drawer-new = has something new
score-none = No points yet
score-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
score-rule = Open rule { $rule }
log-new = new since you last looked
log-empty = Nothing has happened yet.
chat-empty = All quiet. Say hello.
chat-earlier =
    { $count ->
        [one] Show { $count } earlier line
       *[other] Show { $count } earlier lines
    }
chat-hushed = The host of the table has switched the chat off.
chat-person = About { $name }
chat-muted = You have hidden these words.
person-mute = Hide their words from me
person-unmute = Show me their words again
person-silence = Let them not speak at this table
person-unsilence = Let them speak again
person-dismiss = Show them the door
person-report = Report
person-report-note = Whoever runs this server will read your report and what this person said last.
person-report-words = What happened
person-report-send = Send the report
person-reported = The report is sent.
chat-silence = The rules ask for silence at this moment.
chat-label = Say something to the table
chat-placeholder = Say something…
chat-send = Send
why-rule = Read { $rule }
no-client = This client cannot draw this game yet. Here is what is known:
menu-watch = Link for spectators
menu-move = Move my seat to another device
menu-coach = Coach me
menu-export = Save as a file
menu-depart = Say goodbye and leave
menu-depart-sure = The others can give your seat to a bot at once. You can come back at any time.
menu-hush = Switch the chat off
menu-unhush = Switch the chat on
menu-watchers = Who is watching
menu-nameless = no name
menu-nobody-watches = Nobody is watching.
menu-resign = Resign
menu-resign-sure = Resign for good? The others play on, and a bot takes your seat. With two players the game is decided.
menu-close = Close the table
menu-close-sure = Close the table for everybody? What was played stays readable, but nobody can play on.
curtain-pass = Pass the device to { $name }
curtain-turn = It is their turn. Nobody else looks.
curtain-look = Nobody else looks.
curtain-show = I am { $name }: show
move-title = Take over a seat
move-text = With this link a seat moves to this device. It works once; the other device becomes a spectator.
move-take = Play on here
move-note = Open this link on the other device. It works once.

## End

end-open = Result
end-wins = { $name } wins
end-shared = A shared victory: { $names }
end-alone = The game is over
end-place = Place { $place }
end-you-win = You win
end-you-share = You share the win with { $names }
end-lead =
    { $points ->
        [one] Ahead by { $points } point.
       *[other] Ahead by { $points } points.
    }
end-short =
    { $points ->
        [one] You are in place { $place }, { $points } point short of the win.
       *[other] You are in place { $place }, { $points } points short of the win.
    }
end-behind = You are in place { $place }: equal points, something else decided.
end-difference = Most of the difference is in “{ $group }”: { $theirs } against your { $mine }.
end-table = Points by row
end-row = Points
end-total = Total
end-idle = Brought nothing: { $rows }.
end-stood-in = a bot finished the game
end-scale = Step { $rung } of { $rungs }
end-best = Best on this device: { $best }.
end-best-new = Your best here. Before: { $before }.
end-best-first = The first result on this device: now there is something to beat.
end-picture = Save a picture
end-picture-failed = The picture could not be made. The game is safe; try another browser or a screenshot.
end-bot = bot
end-sheets = Where every point comes from
end-rematch = Play again
end-rematch-join = To the rematch
end-rematch-watch = Watch the rematch
end-shuffle = Shuffle the seats for the next game
end-replay = Replay
end-board = Look at the board
seal-title = Check the shuffle
seal-promise = This is the seal of the random seed, published before the first move. The seed follows when the game is over.
seal-check = The seal was published before the first move: it is the SHA-256 of the seed’s bytes. All shuffles follow from the seed.
seal-commitment = Seal
seal-seed = Seed
seal-good = The seed fits the seal.
seal-bad = The seed does not fit the seal.
seal-cannot = This browser cannot check it on this connection; any SHA-256 tool can.

## Replay

replay-title = Replay
replay-of = Replay: { $game }
replay-opening = Opening the replay…
replay-to-table = Back to the table
replay-eyes = Through whose eyes
replay-open = All cards open
replay-spectator = As a spectator
replay-seat = As { $name } saw it
replay-moment = Moment of the game
replay-at = { $at } of { $last }
replay-first = To the start
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-next = One step on
replay-last = To the end
replay-share = Link to this moment
replay-share-note = Opens at this very move, through the same eyes.

## Score of a real table

scores-title = Score a real table
scores-lead = You played with wood and cardboard, and now nobody wants to count? Enter what lies on the table and read the score, point by point.
score-title = { $game }: score a real table
score-lead = Draw what lies on your table. The score follows every stroke, and the link keeps it.
score-opening = Clearing the table…
score-empty = Nothing on the table yet. Draw the first piece, and the score appears here.
score-share = Copy the link
score-print = Print
score-bad-link = The link is damaged, so the table is empty. Ask for the link again, or draw anew.

## When something goes wrong

web-offline = The house does not answer. Check the connection and try again; nothing was lost.
web-server = The house answered with an error ({ $status }). Nothing was changed; try again in a moment.
web-unknown = Something went wrong on this page. Nothing was lost; reload it, please.
web-page-lost = This page could not be fetched; the house may have been renewed. Reload, please.
