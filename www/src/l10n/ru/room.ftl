# What the rooms beside the table have in common: practice room, set up, race alone.

room-first = В начало
room-first-short = В начало
room-last = В конец ветки
room-last-short = В конец
room-to-table = Играть отсюда за столом
room-to-computer = Играть отсюда с компьютером
room-copy-position = Копировать позицию

copied = { $what ->
    [record] Запись скопирована
    [position] Позиция скопирована
   *[result] Результат скопирован
 }
copy-title = { $what ->
    [record] Запись
    [position] Позиция
   *[result] Результат
 }

kept-title = Сохранённое не читается
kept-text = Оно повреждено или записано другой версией страницы. Оно останется здесь, пока вы его не выбросите; можно продолжать и без него.
kept-why = { $fault ->
    [json] Текст неполный.
    [version] Текст от другой версии.
    [variant] В такой вариант играть нельзя ({ $where }).
    [start] Начальную позицию нельзя расставить ({ $where }).
    [too-many] Слишком много ходов ({ $where }).
    [parent] Ход следует за тем, которого нет ({ $where }).
    [move] Такой ход невозможен ({ $where }).
    [double] Что-то записано дважды ({ $where }).
    [note] Заметка слишком длинная или не текст ({ $where }).
    [place] Места, где вы остановились, нет ({ $where }).
    [not-arrived] Лучший результат не доходит до цели ({ $where }).
   *[field] Чего-то не хватает, или оно не того вида ({ $where }).
 }
kept-later = Продолжить
kept-drop = Выбросить

## What is wrong with a position (rules 7.3 and 7.4)

fault = { $kind ->
    [words] { $found ->
        [0] Позиции ещё нет.
        [1] Не хватает очереди хода (w или b) и номера хода.
        [2] Не хватает номера хода.
       *[other] Слов в позиции должно быть три (доска, очередь хода, номер хода), а здесь { $found }.
    }
    [ranks] { $found ->
        [one] На доске { $found } ряд, а не { $size }.
        [few] На доске { $found } ряда, а не { $size }.
        [many] На доске { $found } рядов, а не { $size }.
       *[other] На доске { $found } ряда, а не { $size }.
    }
    [squares] { $found ->
        [one] В ряду { $rank } { $found } поле, а не { $size }.
        [few] В ряду { $rank } { $found } поля, а не { $size }.
        [many] В ряду { $rank } { $found } полей, а не { $size }.
       *[other] В ряду { $rank } { $found } поля, а не { $size }.
    }
    [character] В ряду { $rank } стоит «{ $found }»: там могут быть только w, b и числа пустых полей.
    [turn] Очередь хода записана как «{ $found }», а должно быть w или b.
    [number] Номер хода должен быть целым числом от 1 до 999999999.
    [too-many] { $side ->
        [white] У белых
       *[black] У чёрных
    } { $men ->
        [one] { $men } шашка
        [few] { $men } шашки
        [many] { $men } шашек
       *[other] { $men } шашки
    }; в этом варианте их не больше { $home }.
    [no-men] На доске нет ни одной шашки.
   *[refused] Такую позицию нельзя расставить: { $found }
 }
