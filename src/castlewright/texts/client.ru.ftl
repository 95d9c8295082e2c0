### Что говорит оболочка веб-клиента: зал, стол, запись, подсчёт.

brand = Castlewright
brand-home = Castlewright, в зал
close = Закрыть
try-again = Ещё раз
to-lobby = В зал
keep-playing = Играть дальше
time-now = только что

## Края каждой страницы

nav-label = Страницы
nav-learn = Научиться
nav-score = Подсчёт
nav-about = О сайте
settings-language = Язык
settings-theme =
    { $theme ->
        [light] Цвета: дневные
        [dark] Цвета: при свечах
       *[system] Цвета: как на устройстве
    }
settings-sound = Стук, когда наступает ваш ход
footer-unaffiliated = Castlewright — самостоятельный проект. Он не связан с авторами и издателями игр и не одобрен ими; названия принадлежат их владельцам.
footer-buy = Понравилась игра — купите коробку: дерево и картон приятнее света, а деньги достанутся тем, кто её придумал.
footer-score = Посчитать партию за столом
footer-rules = Правила: { $game }

## Зал

hero-what = Четыре игры о замках: с друзьями, с ботами или в одиночку. Без регистрации, прямо в браузере.
lobby-mine = Ваши столы
lobby-play = Начать партию
lobby-choose = Выберите игру
lobby-rules = Правила
lobby-open = Открытые столы
lobby-open-none = Пока никто не ждёт. Откройте стол для всех или пошлите другу ссылку.
lobby-past = Сыгранное
lobby-replay = Посмотреть запись
game-facts =
    { $to ->
        [one] { $from }–{ $to } игрок
        [few] { $from }–{ $to } игрока
       *[other] { $from }–{ $to } игроков
    } · около { $minutes } мин
offer-play = Играть сейчас
offer-alone = В одиночку
offer-friends = С друзьями…
game-weight =
    { $weight ->
        [1] простая
        [3] сложная
       *[other] средняя
    }
bot-random-plays = ходит наугад
bot-greedy-plays = играет разумно
open-how = Как будете играть?
open-way-friends = С друзьями
open-way-friends-note = по ссылке, каждый у себя
open-way-bots = С ботами
open-way-bots-note = видят то же, что видел бы друг
open-way-screen = На одном экране
open-way-screen-note = передавая устройство
open-name = Ваше имя
open-seats = Игроков
open-bot = Боты
open-local = Игрок { $number }
open-numbers-later = { $what }: каждый впишет сам за столом, до начала партии.
open-public = Пустить любого
open-public-note = Иначе войдут только те, у кого есть ссылка.
open-go-friends = Открыть стол
open-go-bots = Начать партию
open-go-screen = Начать партию
bot-random = Бродяга
bot-greedy = Строитель
tables-waiting =
    { $free ->
        [0] можно начинать
        [one] свободно { $free } место
        [few] свободно { $free } места
       *[other] свободно { $free } мест
    }
tables-playing = идёт игра
tables-your-turn = ваш ход
tables-turn-of = ход: { $name }
tables-over = сыграно
tables-closed = закрыт
tables-broken = не открывается
import-title = Принесите запись.
import-note = Бросьте файл сюда или выберите его; партия откроется с начала.
import-not-json = { $file } — не запись партии: внутри не JSON.

## Страница игры, правила, о доме

game-status = Что известно, а что восстановлено
game-status-none = В этой игре всё так, как напечатано.
game-edition = Редакция правил { $edition }.
game-unknown = Игры «{ $game }» в этом доме нет.
rules-to-game = Об игре
rules-note = Пересказано своими словами. Каждый номер — это адрес: его можно послать.
rules-none = Текста правил этой игры здесь нет.
nowhere = По этому адресу ничего нет.
about-title = Дом для строителей замков
about-lead = В Castlewright играют в настольные игры о строительстве замков — с далёкими друзьями, с ботами или за одним экраном.
about-rulebook = Правила работают сами
about-rulebook-text = Если ход невозможен, ответ называет пункт правил, который его запрещает. Если что-то приносит очки, строка говорит, какие детали их принесли и по какому правилу. По-русски и по-английски — оба текста написаны, а не переведены.
about-bots = Бот сидит там, где сидел бы друг
about-bots-text = Бот видит стол так же, как человек на этом месте, и ничего сверх того. Заглянуть в ваши карты он не может.
about-fair = Перемешивание можно проверить
about-fair-text = Когда партия начинается, дом публикует печать своего случайного зерна, а когда кончается — само зерно. Любой может убедиться, что между ними ничего не меняли.
about-private = Без учётных записей и спешки
about-private-text = Садитесь под любым именем. Браузер хранит подписанную метку о том, какие места ваши, и больше за вами ничего не ходит. Стол ждёт сколько угодно, хоть несколько дней.
about-boxes = Покупайте коробки
about-boxes-text = Мы не связаны с авторами и издателями этих игр. Рисунки и тексты здесь наши. Дерево и картон того стоят: пожалуйста, покупайте игры, которые вам понравились.
about-play = К столам

## Ожидание

waiting-free =
    { $free ->
        [one] Свободно { $free } место
        [few] Свободно { $free } места
       *[other] Свободно { $free } мест
    }
waiting-ready = Все в сборе. Начинайте, когда захотите.
waiting-host = Все в сборе. Партию начинает хозяин стола.
waiting-numbers = Все в сборе, но вписано не всё: { $what }.
waiting-seats = Места
waiting-sit = Сесть сюда
waiting-sit-down = Сесть за стол
waiting-name = Как вас зовут?
waiting-stand-up = Встать из-за стола
waiting-remove = Освободить место: { $name }
waiting-start = Начать партию
waiting-start-numbers = Осталось вписать: { $what }
waiting-start-when =
    { $free ->
        [one] Ждём ещё { $free } игрока
        [few] Ждём ещё { $free } игроков
       *[other] Ждём ещё { $free } игроков
    }
waiting-invite = Позвать
waiting-invite-link = Пока никого? Пошлите ссылку, покажите код или посадите бота.
waiting-invite-guest = Кого-то не хватает? Пошлите ссылку или покажите код.
waiting-invite-public = Стол есть в списке открытых. Ссылка тоже работает.
share-link = Ссылка
share-copy = Копировать
share-copied = Готово
qr-label = QR-код со ссылкой

## Места

seat-free = свободно
seat-you = вы
seat-here = здесь
seat-away = не в сети
seat-bot = бот «{ $bot }»
seat-resigned = игра сдана
seat-standing-in = пока играет бот
seat-leaving = прощается
seat-acting = сейчас действует
seat-look = Передать устройство: { $name }
seat-return = Вернуться на своё место
seat-ask-note = { $name } не в сети. Если попросят все, кто здесь, место временно займёт бот.
seat-ask-bot = Попросить бота
seat-ask-leaving = { $name } прощается. Если попросят все, кто здесь, доигрывать будет бот.
seat-ask-wait = Попросить бота можно через { $seconds } с: вдруг игрок сейчас вернётся.
seat-stay = Остаться за столом
seat-asked = Просят: { $count } из { $all }

## Стол

table-opening = Открываем стол…
table-closed = Хозяин закрыл этот стол. Сыгранное сохранено.
table-broken = Этот стол не показать: { $why } Ничего не удалено, он хранится как есть.
table-stale = Стол изменился раньше, чем дошёл ваш ход. Ничего не сыграно: посмотрите и выберите снова.
table-watching =
    { $count ->
        [one] Смотрит { $count } человек
        [few] Смотрят { $count } человека
       *[other] Смотрят { $count } человек
    }
title-your-turn = Ваш ход
bar-menu = Этот стол
bar-round = раунд { $round }
bar-your-turn = Ваш ход
bar-turn-of = ход: { $name }
link-open = Связь есть
link-waiting = Восстанавливаем связь…
link-waiting-kept = Восстанавливаем связь… ход не потерян
undo = Назад
undo-note =
    { $count ->
        [one] Можно вернуть { $count } действие
        [few] Можно вернуть { $count } действия
       *[other] Можно вернуть { $count } действий
    }
told = Что сделали остальные
told-again = Что было
told-skip = Пропустить
told-before = Так было до их ходов.
told-close = К игре
pace = Чужие ходы показывать
pace-at_once = сразу
pace-easy = спокойно
pace-slow = медленно
tab-score = Счёт
tab-log = Ходы
tab-chat = Беседа
tab-rules = Правила
drawer-new = есть новое
score-none = Пока без очков
score-points =
    { $points ->
        [one] { $points } очко
        [few] { $points } очка
       *[other] { $points } очков
    }
score-rule = Открыть правило { $rule }
log-new = новое с вашего прошлого взгляда
log-empty = Ещё ничего не произошло.
chat-empty = Тихо. Поздоровайтесь.
chat-earlier =
    { $count ->
        [one] Показать ещё { $count } прежнюю реплику
        [few] Показать ещё { $count } прежние реплики
       *[many] Показать ещё { $count } прежних реплик
    }
chat-hushed = Хозяин стола выключил беседу.
chat-person = О человеке: { $name }
chat-muted = Вы скрыли эти слова.
person-mute = Не показывать мне эти слова
person-unmute = Снова показывать мне эти слова
person-silence = Не давать говорить за этим столом
person-unsilence = Снова давать говорить
person-dismiss = Проводить из-за стола
person-report = Пожаловаться
person-report-note = Хозяин сервера прочтёт жалобу и последние слова этого человека.
person-report-words = Что случилось
person-report-send = Отправить жалобу
person-reported = Жалоба отправлена.
chat-silence = Сейчас правила просят тишины.
chat-label = Сказать всем за столом
chat-placeholder = Скажите что-нибудь…
chat-send = Сказать
why-rule = Читать { $rule }
no-client = Эту игру здесь пока не нарисовать. Вот что известно:
menu-watch = Ссылка для зрителей
menu-move = Перенести моё место на другое устройство
menu-coach = Подсказки по ходу игры
menu-export = Сохранить файлом
menu-depart = Попрощаться и уйти
menu-depart-sure = Остальные смогут сразу посадить на ваше место бота. Вернуться можно в любой момент.
menu-hush = Выключить беседу
menu-unhush = Включить беседу
menu-watchers = Кто смотрит
menu-nameless = без имени
menu-nobody-watches = Никто не смотрит.
menu-resign = Сдаться
menu-resign-sure = Сдаться насовсем? Остальные доиграют, ваше место займёт бот. Если играют двое, партия решена.
menu-close = Закрыть стол
menu-close-sure = Закрыть стол для всех? Сыгранное можно будет смотреть, но не продолжить.
curtain-pass = Передайте устройство: { $name }
curtain-turn = Ход за этим местом. Остальные не смотрят.
curtain-look = Остальные не смотрят.
curtain-show = { $name } здесь — показать
move-title = Перенести место сюда
move-text = По этой ссылке место за столом переходит на это устройство. Она сработает один раз; прежнее устройство станет зрителем.
move-take = Играть здесь
move-note = Откройте ссылку на другом устройстве. Она сработает один раз.

## Конец

end-open = Итог
end-wins = Побеждает { $name }
end-shared = Общая победа: { $names }
end-alone = Партия окончена
end-place = Место { $place }
end-you-win = Вы победили
end-you-share = Победа ваша и ещё: { $names }
end-lead =
    { $points ->
        [one] Отрыв — { $points } очко.
        [few] Отрыв — { $points } очка.
       *[other] Отрыв — { $points } очков.
    }
end-short =
    { $points ->
        [one] Ваше место — { $place }. До победы не хватило { $points } очка.
        [few] Ваше место — { $place }. До победы не хватило { $points } очков.
       *[other] Ваше место — { $place }. До победы не хватило { $points } очков.
    }
end-behind = Ваше место — { $place }: очков столько же, решило другое.
end-difference = Больше всего разницы в строке «{ $group }»: { $theirs } против ваших { $mine }.
end-table = Очки по строкам
end-row = Очки
end-total = Итого
end-idle = Ничего не принесли: { $rows }.
end-stood-in = доигрывал бот
end-scale = Ступень { $rung } из { $rungs }
end-best = Лучший результат на этом устройстве: { $best }.
end-best-new = Это ваш лучший результат здесь. Прежний: { $before }.
end-best-first = Первый результат на этом устройстве: теперь есть что улучшать.
end-picture = Сохранить картинку
end-picture-failed = Картинку сделать не удалось. Партия сохранена; попробуйте другой браузер или снимок экрана.
end-bot = бот
end-sheets = Откуда каждое очко
end-rematch = Сыграть ещё
end-rematch-join = К новой партии
end-rematch-watch = Смотреть новую партию
end-shuffle = В новой партии места по жребию
end-replay = Пересмотреть
end-board = На поле
seal-title = Проверить перемешивание
seal-promise = Это печать случайного зерна, опубликованная до первого хода. Само зерно появится, когда партия кончится.
seal-check = Печать опубликована до первого хода: это SHA-256 от байтов зерна. Из зерна следуют все перемешивания.
seal-commitment = Печать
seal-seed = Зерно
seal-good = Зерно подходит к печати.
seal-bad = Зерно не подходит к печати.
seal-cannot = Этот браузер не может проверить по такой связи; подойдёт любая программа для SHA-256.

## Повтор

replay-title = Повтор
replay-of = Повтор: { $game }
replay-opening = Открываем запись…
replay-to-table = Назад к столу
replay-eyes = Чьими глазами
replay-open = Все карты открыты
replay-spectator = Глазами зрителя
replay-seat = Глазами: { $name }
replay-moment = Момент партии
replay-at = { $at } из { $last }
replay-first = В начало
replay-back = Шаг назад
replay-play = Пуск
replay-pause = Пауза
replay-next = Шаг вперёд
replay-last = В конец
replay-share = Ссылка на этот момент
replay-share-note = Откроется на этом самом ходу, теми же глазами.

## Подсчёт настоящей партии

scores-title = Посчитать партию за столом
scores-lead = Сыграли деревом и картоном, а считать никто не хочет? Внесите, что лежит на столе, и прочтите счёт очко за очком.
score-title = { $game }: подсчёт
score-lead = Нарисуйте, что лежит на вашем столе. Счёт следует за каждым штрихом, а ссылка его хранит.
score-opening = Освобождаем стол…
score-empty = На столе пока пусто. Нарисуйте первую деталь, и счёт появится здесь.
score-share = Скопировать ссылку
score-print = Печать
score-bad-link = Ссылка повреждена, поэтому стол пуст. Попросите её ещё раз или нарисуйте заново.

## Когда что-то не так

web-offline = Дом не отвечает. Проверьте связь и попробуйте ещё раз: ничего не потеряно.
web-server = Дом ответил ошибкой ({ $status }). Ничего не изменилось; попробуйте чуть позже.
web-unknown = На этой странице что-то сломалось. Ничего не потеряно; обновите её, пожалуйста.
web-page-lost = Страница не загрузилась: возможно, дом обновили. Обновите её, пожалуйста.
