# Обзор партии, ход за ходом.

review-title = Обзор
review-start = Начало
review-move = { $side ->
    [white] { $number }. { $move }
   *[black] { $number }. … { $move }
 }
review-lost = потеря { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) } хода; лучше { $better }
review-forced = { $kind ->
    [missed] упущен верный выигрыш
   *[thrown] теперь проигрыш неизбежен
 }; лучше { $better }
review-best = Сейчас лучше всего: { $move }
review-unknown = Ещё не оценено
review-players = { $white } – { $black }

review-chart = Преимущество по ходам
review-slider = Ход, который показан
review-list = Переломы и ходы
review-said-move = { $move }.
review-said = { $text }.
review-said-turns = { $summary } Переломы: { $moves }.
review-so-far = Оценено позиций: { $known } из { $all }.
review-turns-count = { $count ->
    [0] Обзор готов: переломов нет.
    [one] Обзор готов: { $count } перелом.
    [few] Обзор готов: { $count } перелома.
    [many] Обзор готов: { $count } переломов.
   *[other] Обзор готов: { $count } перелома.
 }

review-running = Позиции оцениваются
review-stop = Остановить
review-go-on = Продолжить
review-failed = Компьютер для оценки не загрузился.

review-turns = Переломы
review-no-turns = Ни один ход не потерял хода или больше.
review-no-turns-yet = Пока ни одного.
review-moves = Все ходы

review-last = В конец партии
review-practise = Попробовать эту позицию в комнате для тренировки
review-practise-short = Проба

review-gone-title = Этой партии здесь нет
review-gone-text = Возможно, она удалена или это рейтинговая партия, которая ещё не окончена. Все партии, которые хранит этот браузер, — в списке партий.
