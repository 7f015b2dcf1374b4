# The race of the day: the same for everybody.

daily-title = Гонка дня № { $number }
daily-today = Сегодняшняя
daily-history = Мои гонки дня
daily-streak = { $days ->
    [0] Дней подряд пока нет.
    [one] { $days } день подряд.
    [few] { $days } дня подряд.
    [many] { $days } дней подряд.
   *[other] { $days } дня подряд.
 }
daily-finished = { $count ->
    [0] Пройденных гонок нет.
    [one] Пройдена { $count } гонка.
    [few] Пройдены { $count } гонки.
    [many] Пройдено { $count } гонок.
   *[other] Пройдено { $count } гонки.
 }
daily-number = № { $number }
daily-moves = { $moves } (минимум { $par })
daily-open = ещё нет
daily-result = Уголки, гонка дня № { $number }, { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
 } (минимум { $par })
