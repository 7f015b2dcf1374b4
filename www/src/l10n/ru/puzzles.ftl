# The puzzles: an army somewhere on its way, alone on the board.

puzzles-intro = Проведите шашки в тёмный угол за наименьшее число ходов. Минимум доказан: быстрее нельзя. Лишний ход стоит одной звезды, два-три лишних — двух.
puzzles-begin = Начать
puzzles-resume = Продолжить: { $group } · { $number }
puzzles-all-done = Все задачи решены! Каждый день есть новая гонка.
puzzles-group = { $group ->
    [three] Три шашки
    [four] Четыре шашки
    [five] Пять шашек
    [six] Шесть шашек
    [six-small] Шесть шашек, наискосок
    [nine-small] Девять шашек на 7×7
    [nine] Девять шашек
   *[nine-diagonal] Девять шашек, наискосок
 }
puzzles-about = { $size }×{ $size }, { $diagonal ->
    [yes] все восемь направлений
   *[no] четыре направления
 }, минимум { $least }⁠–⁠{ $most }
puzzles-progress = Решено { $solved } из { $count }{ $stars ->
    [0] {""}
    [one] , { $stars } звезда
    [few] , { $stars } звезды
    [many] , { $stars } звёзд
   *[other] , { $stars } звезды
 }
puzzles-link = Задача { $number }, минимум { $par }{ $count ->
    [0] {""}
    [one] , решена за { $count } ход
    [few] , решена за { $count } хода
    [many] , решена за { $count } ходов
   *[other] , решена за { $count } хода
 }{ $count ->
    [0] {""}
   *[other] , { $stars ->
        [0] без звёзд
        [one] { $stars } звезда
        [few] { $stars } звезды
        [many] { $stars } звёзд
       *[other] { $stars } звезды
    }
 }
puzzles-name = { $group } · { $number }
puzzles-next = Следующая
puzzles-all = Все задачи
puzzles-result = Уголки, задача «{ $group } · { $number }»
