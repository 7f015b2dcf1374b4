# Все тексты стола, видимые и произносимые. Номера «правил» — это пункты docs/rules.md.

## The document

page-title = Уголки
page-title-screen = { $screen } · Уголки
page-description = Уголки: проведите свои шашки в противоположный угол раньше соперника.
page-noscript = «Уголки» работают в браузере, и им нужен JavaScript. Разрешите его для этой страницы и загрузите её снова.
page-slow = Доска расставляется. Если ничего не происходит, загрузите страницу ещё раз.

## Sides and variants

side = { $side ->
    [white] Белые
   *[black] Чёрные
 }
computer = Компьютер
computer-level = Компьютер, уровень { $level }
variant = { $name ->
    [classic-3x3] Классика 3×3
    [classic-3x4] Классика 3×4
    [diagonal-3x3] Диагональ 3×3
    [diagonal-3x4] Диагональ 3×4
    [triangle] Треугольник
    [classic-4x4] Классика 4×4
    [halma-16x16] Халма 16×16
    [small] Малая доска
    [small-diagonal] Малая доска, диагональная игра
   *[other] { $name }
 }

## The board

board-name = Доска, { $variant }, внизу { $bottom ->
    [white] белые
   *[black] чёрные
 }
square = { $square }, { $man ->
    [white] белая шашка
    [black] чёрная шашка
   *[none] пусто
 }{ $home ->
    [white] , дом белых
    [black] , дом чёрных
   *[none] {""}
 }{ $mark ->
    [chosen] , выбрана
    [step] , шаг
    [chain] , конец цепочки из { $jumps ->
        [one] { $jumps } прыжка
        [few] { $jumps } прыжков
        [many] { $jumps } прыжков
       *[other] { $jumps } прыжка
    }
    [loses] , проигрывает партию
    [trapped] , была бы заперта
   *[none] {""}
 }{ $last ->
    [from] , отсюда сделан последний ход
    [to] , сюда сделан последний ход
   *[none] {""}
 }{ $lit ->
    [yes] , отмеченное поле
   *[no] {""}
 }

## What is said to a screen reader

said-move = { $side ->
    [white] Белые
   *[black] Чёрные
 }: { $from } — { $to }{ $jumps ->
    [0] {""}
    [one] , { $jumps } прыжок
    [few] , { $jumps } прыжка
    [many] , { $jumps } прыжков
   *[other] , { $jumps } прыжка
 }.
said-turn = Ходят { $side ->
    [white] белые
   *[black] чёрные
 }.
said-new-game = Новая партия: { $variant }. Ходят { $side ->
    [white] белые
   *[black] чёрные
 }.
said-taken-back = Ход взят назад.
said-where = { $count ->
    [0] С поля { $square } ни одна шашка никуда не пойдёт.
    [one] С { $square } на { $count } поле: { $squares }.
    [few] С { $square } на { $count } поля: { $squares }.
    [many] С { $square } на { $count } полей: { $squares }.
   *[other] С { $square } на { $count } поля: { $squares }.
 }
said-last = Последний ход: { $move }.
said-clock = { $name }: { $time }.
said-low = { $name }: осталось меньше 20 секунд.
said-no-clock = В этой партии нет часов.
said-home = { $name }: дома { $home }, дошли { $goal }.
said-number = Ход { $number }. { $left ->
    [0] Срок выхода прошёл.
    [one] До срока выхода { $left } ход.
    [few] До срока выхода { $left } хода.
    [many] До срока выхода { $left } ходов.
   *[other] До срока выхода { $left } хода.
 } Предел — ход { $limit }.
said-chosen = Выбрано { $square }. { $count ->
    [0] Этой шашке некуда ходить.
    [one] Можно пойти на { $count } поле.
    [few] Можно пойти на { $count } поля.
    [many] Можно пойти на { $count } полей.
   *[other] Можно пойти на { $count } поля.
 }
said-let-go = Ничего не выбрано.

## The bars of the two sides

bar-name = { $name }, { $side ->
    [white] белые
   *[black] чёрные
 }
bar-home = дома
bar-arrived = дошли
bar-arrived-count = { $count }/{ $men }
clock-name = Часы: { $name }
clock-time = { $minutes }:{ $seconds }
clock-time-tenths = { $seconds },{ $tenths }

## The line that says how things stand

status-turn = Ход: { $name }
status-traps = Нельзя: { $to } запирает { $squares }
status-stuck = Шашке на { $square } сейчас некуда ходить
status-far = С { $from } на { $to } сейчас не пройти
status-not-yours = Сейчас ход другой стороны: { $name }
status-declined = { $name }: ничья отклонена
status-copied = Запись скопирована
status-looking-back = Вы смотрите прошлую позицию. Чтобы играть, перейдите к последнему ходу.
status-waiting = Ждём ход: { $name }
status-thinking = Компьютер думает
status-seeking = Ищем хороший ход…
status-hint = Подсказка: { $from } — { $to }{ $jumps ->
    [0] {""}
    [one] , { $jumps } прыжок
    [few] , { $jumps } прыжка
    [many] , { $jumps } прыжков
   *[other] , { $jumps } прыжка
 }
status-offered = Ничья предложена
status-typed = { $why ->
    [no-man] { $text }: там нет шашки
    [not-your-man] { $text }: эта шашка не ваша
    [occupied] { $text }: поле занято
    [unreachable] { $text }: туда сейчас не пройти
    [bad-path] { $text }: такой цепочки нет
    [off-board] { $text }: за пределами доски
   *[other] { $text } — не ход. Пишите так: c3-e5
 }
status-view = Просмотр: { $move }
status-view-start = Начало
status-paused = Пауза
status-not-kept = Браузер ничего не сохраняет: партия кончится, когда страница будет закрыта.

progress-name = Ход партии
progress-move = Ход
progress-exit = Выход
progress-exit-left = { $left ->
    [0] срок прошёл
   *[other] осталось { $left }
 }
progress-limit = Предел

moves-name = Ходы
moves-none = Ходов пока нет
moves-number = { $number }.

## Buttons

action-bar = Действия
action-new-game = Новая партия
action-rematch = Реванш
action-take-back = Взять ход
action-redo = Вернуть
action-hint = Подсказка
action-pause = Пауза
action-go-on = Продолжить
action-look-back = На ход назад
action-look-back-short = Назад
action-look-forward = На ход вперёд
action-look-forward-short = Вперёд
action-draw = Предложить ничью
action-draw-agreed = Ничья по согласию
action-draw-short = Ничья
action-resign = Сдаться
action-turn-board = Повернуть доску
action-turn-board-short = Поворот
action-menu = Меню
action-close = Закрыть
action-cancel = Отмена
action-start = Начать
action-share = Поделиться
action-send = Отправить ссылку
action-analyse = Разобрать
action-review = Обзор
action-copy = Копировать запись
action-copy-short = Копировать
action-retry = Попробовать снова
action-fresh = Начать новую партию
action-copy-stored = Копировать сохранённое
action-copied = Скопировано
action-download = Скачать партию

## Dialogs

new-game-title = Новая партия
new-game-keeps = Партия на доске не закончена. Она останется среди ваших партий.
new-game-variant = Вариант
new-game-numbers = { $men ->
    [one] { $men } шашка
    [few] { $men } шашки
    [many] { $men } шашек
   *[other] { $men } шашки
 } · { $deadline } / { $limit }
new-game-variant-name = { $variant }: { $men ->
    [one] { $men } шашка
    [few] { $men } шашки
    [many] { $men } шашек
   *[other] { $men } шашки
 }, срок выхода { $deadline }, предел ходов { $limit }
new-game-numbers-text = { $deadline } / { $limit }: к ходу { $deadline } все шашки должны выйти из своего дома, с ходом { $limit } партия кончается.
new-game-opponent = Соперник
opponent = { $opponent ->
    [computer] Компьютер
    [link] По ссылке
   *[friend] Друг за этим экраном
 }
new-game-level = Уровень
level = Уровень { $level }
new-game-name = { $who ->
    [near] Ваше имя
   *[far] Имя соперника
 }
new-game-side = Ваша сторона
side-random = Случайно
new-game-auto-turn = Поворачивать доску после каждого хода
new-game-time = Время каждой стороне
new-game-time-none = Без часов
new-game-time-preset = { $minutes } + { $increment }
new-game-time-preset-name = { $minutes } + { $increment }, { $minutes ->
    [one] { $minutes } минута
    [few] { $minutes } минуты
    [many] { $minutes } минут
   *[other] { $minutes } минуты
 } и { $increment ->
    [one] { $increment } секунда
    [few] { $increment } секунды
    [many] { $increment } секунд
   *[other] { $increment } секунды
 } за ход
new-game-time-own = Своё
new-game-rules = Свои правила
new-game-number = { $name ->
    [minutes] Минуты
    [increment] Секунд за ход
    [deadline] Срок выхода
   *[limit] Предел ходов
 }
new-game-house = С числами не из варианта партия не идёт в рейтинг (правило 6.1).
new-game-rated = Рейтинговая: без ходов назад, пауз и подсказок

## The menu

menu-title = Меню
menu-game = Эта партия
menu-places = Другие места
menu-seating = Внизу доски
seating-auto = Авто
menu-theme = Цвета
theme = { $theme ->
    [light] Светлые
    [dark] Тёмные
   *[auto] Авто
 }
menu-board = Доска
board-theme = { $board ->
    [wood] Дерево
    [slate] Сланец
    [baize] Сукно
   *[auto] Авто
 }
menu-language = Язык
language = { $language ->
    [en] English
    [el] Ελληνικά
    [ru] Русский
   *[auto] Авто
 }
menu-sound = Звук
menu-vibration = Вибрация
menu-never-resigns = Компьютер никогда не сдаётся

nav-table = Стол
nav = { $place ->
    [games] Мои партии
    [rating] Рейтинг
    [practice] Тренировка
    [setup] Расстановка
    [race] Гонка в одиночку
    [puzzles] Задачи
    [daily] Гонка дня
    [learn] Уроки
   *[rules] Правила
 }

typed-name = Ввести ход
typed-example = c3-e5
typed-play = Пойти

keys-title = Клавиши
keys-board = На доске
keys-page = Вне доски
key-arrows-name = ← ↑ → ↓
key-arrows = на соседнее поле
key-home-end-name = Home, End
key-home-end = к краям ряда; с Ctrl — к углам доски
key-enter-name = Enter, пробел
key-enter = выбрать шашку или пойти на поле
key-escape-name = Esc
key-escape = отпустить шашку
key-w-name = W
key-w = куда может пойти эта шашка?
key-l-name = L
key-l = последний ход
key-c-name = C
key-c = часы обеих сторон
key-h-name = H
key-h = сколько шашек дома и сколько дошло
key-n-name = N
key-n = номер хода, срок и предел
key-m-name = M
key-m = ввести ход
key-left-right-name = ←, →
key-left-right = на ход назад или вперёд
key-up-down-name = ↑, ↓
key-up-down = к началу, к последнему ходу
key-undo-name = Ctrl+Z
key-undo = взять назад; с Shift — вернуть

paused-title = Пауза
paused-text = { $why ->
    [away] Страница была закрыта, устройство спало или на столе была другая партия. Часы остановлены, время не изменилось.
   *[by-hand] Часы обеих сторон остановлены.
 }

elsewhere-title = Эта партия открыта в другой вкладке
elsewhere-text = Она продолжается там. Можно перенести её сюда или сыграть в этой вкладке другую партию.
elsewhere-take = Продолжить здесь
elsewhere-other = Другая партия

resign-title = Сдаться?
resign-text = { $name }: сдать партию. Победа: { $winner }.
resign-do = Сдаться

draw-title = { $name }: предлагаю ничью
draw-text = { $other }, вы согласны?
draw-accept = Согласиться
draw-decline = Отклонить
draw-agreed-title = Вы договорились о ничьей?
draw-agreed-text = Ссылка не может спросить соперника ({ $other }): сначала договоритесь в сообщении. Партия закончится здесь, и отправленная ссылка об этом скажет.
draw-agreed-do = Закончить вничью

offer-title = Предложить ничью?
offer-text = Компьютер ответит сразу. Если он согласится, партия закончится вничью.

forfeit-title = Оставить рейтинговую партию?
forfeit-text = Она не окончена, и вы уже сделали в ней ходы. Уйти из неё в другую партию — значит сдаться.
forfeit-stay = Играть дальше
forfeit-do = Сдаться и уйти

leave-clock-title = Часы идут
leave-clock-text = Партия за столом сохраняется, её часы остановятся, пока вы к ней не вернётесь.
leave-go = Открыть другую партию
leave-stay = Остаться

loses-title = Этот ход проигрывает
loses-text = Срок выхода, ход { $deadline }, прошёл. Кто возвращает шашку в свой дом, сразу проигрывает (правило 4.4).
loses-question = Всё равно пойти { $from } — { $to }?
loses-do = Пойти и проиграть
loses-back = Другой ход

end-win = Победа: { $name }
end-draw = Ничья
end-reason = { $reason ->
    [arrived] { $winner }: все шашки дошли.
    [both-arrived] Обе стороны дошли одним и тем же ходом.
    [overstayed] { $loser }: к сроку выхода в доме осталась шашка.
    [both-overstayed] К сроку выхода шашки остались в обоих домах.
    [returned-home] { $loser }: после срока выхода шашка вернулась в дом.
    [move-limit-won] Достигнут предел ходов. { $winner }: в цели больше шашек.
    [move-limit-drawn] Достигнут предел ходов, в обеих целях шашек поровну.
    [repetition] Одна и та же позиция возникла в третий раз.
    [no-legal-move] У стороны, чей ход, нет ни одного разрешённого хода.
    [time] { $loser }: время вышло.
    [resignation] { $loser }: партия сдана.
    [agreement] Стороны согласились на ничью.
   *[other] {""}
 }
end-see-board = Посмотреть доску
end-rating = Рейтинг { $rating } ({ $sign ->
    [more] +
    [less] −
   *[none] ±
 }{ $by })
end-rule = Правило { $rule }
end-line-win = Победа: { $name } · правило { $rule }
end-line-draw = Ничья · правило { $rule }

record-title = Запись
record-text = Браузер не даёт странице копировать. Текст выделен: скопируйте его клавишами или через меню.
record-field = Запись партии

## When the page can't go on

fail-screen-title = Эту часть не удалось загрузить
fail-screen-text = Файл не пришёл. Проверьте связь и попробуйте снова. Партия за столом продолжается.
fail-wasm-title = Игру не удалось загрузить
fail-wasm-text = Файл, нужный доске, не пришёл. Проверьте связь и попробуйте снова. Ваша последняя партия сохранена.
fail-no-wasm-title = Этот браузер не может запустить игру
fail-no-wasm-text = «Уголкам» нужен WebAssembly. Он есть во всех современных браузерах; некоторые отключают его в строгом режиме. Разрешите его для этой страницы или откройте её в другом браузере и попробуйте снова.
fail-stored-title = Сохранённую партию не прочитать
fail-stored-broken = Сохранённая запись последней партии повреждена. Текст ниже можно скопировать; он останется среди ваших партий.
fail-stored-version = Последнюю партию сохранила другая версия страницы. Текст ниже можно скопировать; он останется среди ваших партий.
fail-stored-field = Что было сохранено
fail-crash-title = Что-то пошло не так
fail-crash-text = Игра остановилась на ошибке, которой не должно быть. Предыдущая позиция сохранена; загрузите страницу снова, чтобы продолжить.
