### Words shared by everything: what any game can say, whatever its rules.

# $number (Number) - the seat, counted from 1
player = Player { $number }

# $seat - who took moves back; $count (Number) - how many
event-undo =
    { $count ->
        [one] { $seat } takes the last move back.
       *[other] { $seat } takes { $count } moves back.
    }
event-resign = { $seat } resigns.
event-chat = { $seat }: { $text }

refusal-over = The game is already decided.
refusal-undo = There is nothing you may take back: what was shown, drawn or confirmed stays, and so does everything after which another player has moved.
refusal-resign = You cannot resign now.

why-resigned = Resigned.

# $place, $score (Number); $who - a name
place =
    { $place }. { $who }, { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
