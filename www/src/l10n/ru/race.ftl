# The race alone (rules 6.2).

race-task = Дойдите за наименьшее число ходов
race-going = В пути
race-watching = Ваш лучший результат
race-arrived = { $count ->
    [one] Дошли за { $count } ход
    [few] Дошли за { $count } хода
    [many] Дошли за { $count } ходов
   *[other] Дошли за { $count } хода
 }{ $how ->
    [first] . Первый результат здесь!
    [better] . Новый рекорд, прежний: { $before }!
    [equal] , как и в лучший раз
    [more] . Ваш лучший результат: { $before }
   *[other] {""}
 }
race-full = Больше ходов не помещается. Возьмите часть назад или начните заново.
race-not-kept = Этот браузер ничего не хранит: результаты исчезнут, когда страница закроется.

race-moves = Ходы
race-best = Лучший результат
race-restart = Сначала
race-again = Ещё раз
race-back = К своей гонке
race-share = Копировать результат
race-share-best = Копировать лучший результат
race-other = Другая гонка
race-watch = { $count ->
    [one] Посмотреть лучший: { $count } ход
    [few] Посмотреть лучший: { $count } хода
    [many] Посмотреть лучший: { $count } ходов
   *[other] Посмотреть лучший: { $count } хода
 }
race-army = Сторона
race-keeps = Начатая гонка подождёт вас.
race-best-of = { $count ->
    [one] лучший: { $count } ход
    [few] лучший: { $count } хода
    [many] лучший: { $count } ходов
   *[other] лучший: { $count } хода
 }
race-none-yet = пока без результата

race-result = Уголки, гонка в одиночку, { $variant }, { $side ->
    [white] белые
   *[black] чёрные
 }: { $count ->
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
 }
race-said = { $count ->
    [0] Ходов ещё нет.
    [one] Сделан { $count } ход.
    [few] Сделано { $count } хода.
    [many] Сделано { $count } ходов.
   *[other] Сделано { $count } хода.
 }
