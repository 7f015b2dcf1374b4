# Чего стоит позиция, и анализ в комнате для тренировки.

score-ahead = { $side ->
    [white] Белые
   *[black] Чёрные
 } впереди на { NUMBER($moves, minimumFractionDigits: 1) } хода
score-even = Никто не впереди
score-wins = { $side ->
    [white] Белые
   *[black] Чёрные
 } выигрывают за { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
 }
score-draw = Ничья через { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
    [many] { $moves } ходов
   *[other] { $moves } хода
 }
score-ahead-short = { NUMBER($moves, minimumFractionDigits: 1) }
score-wins-short = победа, { $moves }
score-draw-short = ничья, { $moves }

analysis-begins = Думает…
analysis-depth = глубина { $depth }
analysis-over = Здесь партия окончена.
analysis-failed = Компьютер для анализа не загрузился.
analysis-line = Сыграть { $move }. { $score }.{ $rest ->
    [0] {""}
   *[other] {" "}Дальше { $moves }.
 }
analysis-best = Лучший ход: { $move }. { $score }, глубина { $depth }.

## Обзор партии

score-signed = { $side ->
    [white] +
    [black] −
   *[none] {""}
 }{ NUMBER($moves, minimumFractionDigits: 1) }
score-wins-signed = { $side ->
    [white] 1–0
    [black] 0–1
   *[none] ½
 }
