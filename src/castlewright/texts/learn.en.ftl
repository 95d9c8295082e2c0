### What the client says around lessons. Loaded when somebody learns.

learn-title = Learn
learn-intro = Short lessons on the real board. A few minutes each, and you make the moves.
learn-minutes =
    { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
learn-begin = Begin
learn-continue = Go on: step { $at } of { $steps }
learn-again = Play again
learn-done = Done
learn-none = There are no lessons for this game yet. Its rules are here:
learn-all = All lessons

learn-step = Step { $at } of { $steps }
learn-go-on = Next
learn-show = Show me
learn-restart = Start over
learn-changed = This lesson has changed since you left it. It begins anew.
learn-you = You
# Who sits opposite, counted from 1
learn-other =
    { $number ->
        [1] Anna
        [2] Boris
        [3] Clara
        [4] David
        [5] Edith
       *[other] Felix
    }

learn-finished = That was the lesson
learn-play = Play a first game
learn-next = Next: { $title }

lesson-otherwise = You may do that, but this step is about something else.

## The rules page, signs and the coach

brief-title = In two minutes
brief-part-goal = The goal
brief-part-turn = A turn
brief-part-scoring = Scoring
rules-contents = Contents
rules-search = Search the rules
rules-not-found = Nothing in the rules about “{ $search }”.
rules-print = Print
signs-title = Signs
coaching = The coach
coaching-off = Play without the coach
coaching-summary = The first round is over. This brought points:
coaching-summary-none = The first round is over. Nobody has points yet.
