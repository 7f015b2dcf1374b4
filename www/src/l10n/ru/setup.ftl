# Setting up a position (rules 7.4).

setup-title = Расстановка
setup-ready = Отсюда можно играть
setup-over = Партия сразу же закончилась бы: { $line }.
setup-not-kept = Этот браузер ничего не хранит: позиция исчезнет, когда страница закроется.
setup-men = { $side ->
    [white] Белые
   *[black] Чёрные
 }: { $count ->
    [one] { $count } шашка
    [few] { $count } шашки
    [many] { $count } шашек
   *[other] { $count } шашки
 } из { $most }
setup-message = { $message ->
    [copied] Позиция скопирована
   *[no-paste] Этот браузер не даёт странице вставлять. Нажмите на поле и вставьте там.
 }

setup-tool = { $tool ->
    [white] Белые: ставить шашки
    [black] Чёрные: ставить шашки
   *[rubber] Ластик: убирать шашки
 }
setup-tool-short = { $tool ->
    [white] Белые
    [black] Чёрные
   *[rubber] Ластик
 }
setup-undo = Отменить
setup-redo = Повторить

setup-board = Доска
setup-clear = Очистить доску
setup-clear-short = Очистить
setup-start = Начальная позиция
setup-start-short = Начальная
setup-mirror = Поменять стороны местами
setup-mirror-short = Поменять
setup-house = { $variant }, { $deadline } / { $limit }
setup-turn = Очередь хода
setup-number = Номер хода
setup-text = Позиция текстом
setup-other = Сменить на «{ $variant }»
setup-paste = Вставить
setup-practise = Тренироваться отсюда

setup-said = { $square }: { $man ->
    [white] белая шашка.
    [black] чёрная шашка.
   *[none] пусто.
 }
