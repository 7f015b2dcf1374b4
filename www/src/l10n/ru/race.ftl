# The race alone (rules 6.2), and all screens with a race on them.

race-task = Дойдите за наименьшее число ходов
race-going = { $least ->
    [0] В пути
    [one] В пути, осталось не меньше { $least } хода
    [few] В пути, осталось не меньше { $least } ходов
    [many] В пути, осталось не меньше { $least } ходов
   *[other] В пути, осталось не меньше { $least } хода
 }
race-watching = Ваш лучший результат
race-watching-line = { $is ->
    [proven] Лучший путь: { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }, быстрее нельзя
   *[known] Лучший известный путь: { $count ->
        [one] { $count } ход
        [few] { $count } хода
        [many] { $count } ходов
       *[other] { $count } хода
    }. Нужно не меньше { $least }
 }
race-searching = { $what ->
    [hint] Ищем лучший ход …
   *[line] Ищем лучший путь …
 }{ $found ->
    [0] {""}
   *[other] {" "}В лучшем из найденных { $found }
 }
race-arrived = { $count ->
    [one] Дошли за { $count } ход
    [few] Дошли за { $count } хода
    [many] Дошли за { $count } ходов
   *[other] Дошли за { $count } хода
 }{ $how ->
    [first] . Первый результат здесь!
    [better] . Новый рекорд, был { $before }!
    [equal] , как и в лучший раз
    [more] . Ваш лучший результат: { $before }
   *[other] {""}
 }
race-hinted = { $hints ->
    [one] { $hints } подсказка
    [few] { $hints } подсказки
    [many] { $hints } подсказок
   *[other] { $hints } подсказки
 }
race-arrived-hints = { $count ->
    [one] Дошли за { $count } ход
    [few] Дошли за { $count } хода
    [many] Дошли за { $count } ходов
   *[other] Дошли за { $count } хода
 }, { $hinted }: ни звёзд, ни рекорда
race-praise = { $praise ->
    [least] Быстрее нельзя!
    [record] Меньше лучшего известного ({ $known })!
   *[known] Не больше, чем в лучшем известном пути!
 }
race-left = { $left ->
    [one] Затем ровно { $left } ход.
    [few] Затем ровно { $left } хода.
    [many] Затем ровно { $left } ходов.
   *[other] Затем ровно { $left } хода.
 }
race-left-known = Не доказано: затем { $left } в лучшем известном пути, не меньше { $least }.
race-full = Больше ходов не помещается. Возьмите часть назад или начните заново.
race-not-kept = Этот браузер ничего не хранит: результаты исчезнут, когда страница закроется.

race-moves = Ходы
race-best = Рекорд
race-par-name = Минимум
race-known-name = Известно
race-at-least = не меньше { $least }
race-par = { $how ->
    [proven] минимум { $moves }
    [bound] минимум от { $least }
   *[known] лучшее известное { $moves }, не меньше { $least }
 }
race-ways = { $diagonal ->
    [yes] Все восемь направлений
   *[no] Четыре направления: наискосок нельзя
 }
race-stars = { $count ->
    [0] Ни одной звезды из трёх
    [one] { $count } звезда из трёх
    [few] { $count } звезды из трёх
    [many] { $count } звёзд из трёх
   *[other] { $count } звезды из трёх
 }
race-restart = Сначала
race-restart-short = Сначала
race-again = Ещё раз
race-back = К своей гонке
race-line = Лучший путь
race-hint-now = Сыграть лучший найденный ход
race-hint-now-short = Сыграть
race-share = Копировать результат
race-share-best = Копировать лучший результат
race-other = Другая гонка
race-watch = { $count ->
    [one] Посмотреть свой лучший: { $count } ход
    [few] Посмотреть свой лучший: { $count } хода
    [many] Посмотреть свой лучший: { $count } ходов
   *[other] Посмотреть свой лучший: { $count } хода
 }
race-watch-line = Посмотреть лучший путь
race-army = Сторона
race-keeps = Начатая гонка подождёт вас.
race-best-of = { $count ->
    [one] лучший: { $count } ход
    [few] лучший: { $count } хода
    [many] лучший: { $count } ходов
   *[other] лучший: { $count } хода
 }
race-none-yet = пока без результата

race-title = Уголки, гонка в одиночку, { $variant }, { $side ->
    [white] белые
   *[black] чёрные
 }
race-result = { $title }: { $count ->
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
