# The practice room (rules 6.2).

tree-start = Начало
tree-number = { $side ->
    [white] { $number }.
   *[black] { $number }…
 }

practice-not-kept = Этот браузер ничего не хранит: всё исчезнет, когда страница закроется.
practice-removed = { $count ->
    [one] Удалён { $count } ход
    [few] Удалено { $count } хода
    [many] Удалено { $count } ходов
   *[other] Удалено { $count } хода
 }
practice-restored = Возвращено
practice-promoted = Теперь здесь главная ветка
practice-full = { $max ->
    [one] Больше { $max } хода не помещается. Удалите ветку или начните заново.
    [few] Больше { $max } ходов не помещается. Удалите ветку или начните заново.
    [many] Больше { $max } ходов не помещается. Удалите ветку или начните заново.
   *[other] Больше { $max } хода не помещается. Удалите ветку или начните заново.
 }

practice-lines = Ветки
practice-line-before = Ветка выше, на той же глубине
practice-line-before-short = Ветка выше
practice-line-after = Ветка ниже, на той же глубине
practice-line-after-short = Ветка ниже
practice-promote = Сделать ветку главной
practice-promote-short = Главной
practice-remove = Удалить с этого хода
practice-remove-short = Удалить
practice-restore = Вернуть удалённое
practice-restore-short = Вернуть

practice-analysis = Анализ: лучшие ходы в каждой позиции
practice-analysis-short = Анализ
practice-analysis-on = Анализ включён. B — лучший ход.
practice-analysis-off = Анализ выключен. Его включает A.

practice-note-start = Заметка к началу
practice-note = Заметка к ходу { $move }

practice-new = Новая тренировка
practice-new-keeps = То, что здесь сейчас, можно вернуть через меню.
practice-source = Позиция или запись, с которой начать (если есть)
practice-bad-record = Строка { $line }, знак { $column }: { $why ->
    [no-man] там нет шашки
    [not-your-man] эта шашка не той стороны
    [occupied] поле занято
    [unreachable] туда нет пути
    [bad-path] шашки так не ходят
    [off-board] на этой доске нет такого поля
    [traps] ход запер бы шашку другой стороны
    [setup] такую позицию или такой вариант нельзя расставить
   *[text] это не позиция и не запись, которую можно прочесть
 }.
practice-from-table = Партия со стола
practice-earlier = Вернуться к прежней тренировке
practice-set-up = Изменить эту позицию
practice-review = Обзор этой ветки

practice-said-start = Начало, { $variant }.
practice-said-lines = { $count ->
    [one] Отсюда идёт { $count } ветка.
    [few] Отсюда идут { $count } ветки.
    [many] Отсюда идёт { $count } веток.
   *[other] Отсюда идёт { $count } ветки.
 }
practice-said-note = Заметка: { $note }

practice-key-left-right-name = ←, →
practice-key-left-right = на ход назад или вперёд
practice-key-lines-name = ↑, ↓
practice-key-lines = та же глубина в других ветках
practice-key-ends-name = Home, End
practice-key-ends = в начало, в конец ветки
practice-key-delete-name = Delete
practice-key-delete = удалить с этого хода; Ctrl+Z вернёт
practice-key-analysis-name = A
practice-key-analysis = включить или выключить анализ
practice-key-best-name = B
practice-key-best = лучший ход, который уже нашёл анализ
