### What a lesson says, whatever the game, and what its author is told.

refusal-lesson = { $game } has no lesson “{ $lesson }”; it has: { $known }.
refusal-lesson-log = A lesson so far has at most { $most } entries.
refusal-lesson-entry = The lesson does not ask for “{ $notation }” here.
refusal-lesson-over = The lesson is over.
refusal-lesson-read-on = Read first, then go on.
refusal-lesson-move-wanted = This step waits for a move.
refusal-lesson-nothing-to-show = There is nothing to show here.

## What is wrong with a lesson

lesson-problem-step = Step “{ $step }”: { $reason }
lesson-problem-move = “{ $move }”: { $reason }

refusal-toml-at = This is not TOML: look at line { $line }, column { $column }.
refusal-toml-end = This is not TOML: the file ends too early.
refusal-lesson-name = “{ $given }” is not a name: small Latin letters, digits and _ are, beginning with a letter; “title” and “about” are taken.
refusal-lesson-twice = The name “{ $given }” is used twice.
refusal-lesson-steps = A lesson has from 1 to { $most } steps, not { $count }.
refusal-lesson-long = There are { $count } moves in one place; at most { $most } are possible.
refusal-lesson-seat = A move that the lesson makes begins with its seat, as in “1: take”; “{ $given }” does not.
refusal-lesson-text = The text { $text } is missing in the language “{ $language }”, or it wants arguments: a lesson gives none.
refusal-lesson-text-long = The text { $text } has { $count } letters in the language “{ $language }”; { $longest } fit on a phone.
refusal-lesson-rule = The rules have no paragraph { $rule }.
refusal-lesson-only-read = Nothing is played in this step, so it has neither answers nor an example.
refusal-lesson-until = “until” names exactly one of event, prompt and line; points and owner go with a line only.
refusal-lesson-condition = The game never says “{ $condition }” of this kind.
refusal-lesson-nothing-accepted = No legal move is accepted here.
refusal-lesson-never-legal = This move is accepted, but it is never legal in this step.
refusal-lesson-unheard = No legal move gets the answer “{ $answer }”: it is accepted, impossible, or answered before.
refusal-lesson-done-before = What the step waits for is there before it begins.
refusal-lesson-stuck = This move is accepted, but after it the step “{ $later }” cannot be done.
refusal-guide-setup = The figure “{ $figure }” wants the set-up “{ $setup }”, and the file has none of that name.
