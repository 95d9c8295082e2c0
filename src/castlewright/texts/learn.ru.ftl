### Что говорит клиент вокруг уроков. Загружается, когда кто-то учится.

learn-title = Научиться
learn-intro = Короткие уроки на настоящем поле. Несколько минут каждый, и ходы делаете вы.
learn-minutes =
    { $minutes ->
        [one] { $minutes } минута
        [few] { $minutes } минуты
       *[other] { $minutes } минут
    }
learn-begin = Начать
learn-continue = Продолжить: шаг { $at } из { $steps }
learn-again = Пройти ещё раз
learn-done = Пройдено
learn-none = Уроков этой игры пока нет. Вот её правила:
learn-all = Все уроки

learn-step = Шаг { $at } из { $steps }
learn-go-on = Дальше
learn-show = Показать
learn-restart = Сначала
learn-changed = Урок изменился с тех пор, как вы его оставили. Начинаем сначала.
learn-you = Вы
# Кто сидит напротив, считая с 1
learn-other =
    { $number ->
        [1] Анна
        [2] Борис
        [3] Клара
        [4] Давид
        [5] Эдит
       *[other] Феликс
    }

learn-finished = Вот и весь урок
learn-play = Сыграть первую партию
learn-next = Дальше: { $title }

lesson-otherwise = Так можно, но этот шаг о другом.

## Страница правил, знаки и подсказки

brief-title = За две минуты
brief-part-goal = Цель
brief-part-turn = Ход
brief-part-scoring = Подсчёт
rules-contents = Содержание
rules-search = Искать в правилах
rules-not-found = О «{ $search }» в правилах ничего нет.
rules-print = Напечатать
signs-title = Знаки
coaching = Подсказки
coaching-off = Играть без подсказок
coaching-summary = Первый круг позади. Вот что принесло очки:
coaching-summary-none = Первый круг позади. Очков пока нет ни у кого.
