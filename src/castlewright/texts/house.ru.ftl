### Слова, общие для всего: то, что может сказать любая игра, какими бы ни были её правила.

# $number (Number) - место, считая с 1
player = Игрок { $number }

# $seat - кто вернул ходы; $count (Number) - сколько
event-undo =
    { $count ->
        [one] { $seat } возвращает { $count } ход.
        [few] { $seat } возвращает { $count } хода.
       *[other] { $seat } возвращает { $count } ходов.
    }
event-resign = { $seat } сдаётся.
event-chat = { $seat }: { $text }

refusal-over = Игра уже решена.
refusal-undo = Взять назад нечего: показанное, взятое наудачу и подтверждённое остаётся, как и всё, после чего ходил другой игрок.
refusal-resign = Сейчас сдаться нельзя.

why-resigned = Игрок сдался.

# $place, $score (Number); $who - имя
place =
    { $place }. { $who }, { $score ->
        [one] { $score } очко
        [few] { $score } очка
       *[many] { $score } очков
    }
