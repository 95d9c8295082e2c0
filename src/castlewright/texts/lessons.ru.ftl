### Что говорит урок любой игры и что слышит его автор.

refusal-lesson = В игре { $game } нет урока «{ $lesson }»; есть: { $known }.
refusal-lesson-log = В начатом уроке не больше { $most } записей.
refusal-lesson-entry = Хода «{ $notation }» урок здесь не ждёт.
refusal-lesson-over = Урок окончен.
refusal-lesson-read-on = Сначала прочтите, потом дальше.
refusal-lesson-move-wanted = Этот шаг ждёт хода.
refusal-lesson-nothing-to-show = Здесь показать нечего.

## Что не так с уроком

lesson-problem-step = Шаг «{ $step }»: { $reason }
lesson-problem-move = «{ $move }»: { $reason }

refusal-toml-at = Это не TOML: посмотрите на строку { $line }, столбец { $column }.
refusal-toml-end = Это не TOML: файл кончается слишком рано.
refusal-lesson-name = «{ $given }» не годится в имена: нужны строчные латинские буквы, цифры и _, в начале буква; «title» и «about» заняты.
refusal-lesson-twice = Имя «{ $given }» стоит дважды.
refusal-lesson-steps = В уроке от 1 до { $most } шагов, а не { $count }.
refusal-lesson-long = В одном месте ходов { $count }, а можно не больше { $most }.
refusal-lesson-seat = Ход, который делает сам урок, начинается с места, например «1: take»; «{ $given }» — нет.
refusal-lesson-text = Текста { $text } нет на языке «{ $language }», или ему нужны аргументы: урок их не даёт.
refusal-lesson-text-long = В тексте { $text } на языке «{ $language }» знаков { $count }; на телефоне помещается { $longest }.
refusal-lesson-rule = В правилах нет параграфа { $rule }.
refusal-lesson-only-read = В этом шаге не ходят, поэтому ни ответов, ни примера у него нет.
refusal-lesson-until = «until» называет ровно одно из event, prompt и line; points и owner бывают только у line.
refusal-lesson-condition = Ничего такого, как «{ $condition }», игра не говорит.
refusal-lesson-nothing-accepted = Ни один возможный ход здесь не принимается.
refusal-lesson-never-legal = Этот ход принимается, но в этом шаге он никогда не возможен.
refusal-lesson-unheard = Ни один возможный ход не получает ответа «{ $answer }»: он принимается, невозможен или отвечен раньше.
refusal-lesson-done-before = То, чего ждёт шаг, есть ещё до его начала.
refusal-lesson-stuck = Этот ход принимается, но после него не пройти шаг «{ $later }».
refusal-guide-setup = Рисунку «{ $figure }» нужна расстановка «{ $setup }», но в файле такой нет.
