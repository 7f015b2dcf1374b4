# Рейтинг игрока, свой для каждого рейтингового варианта (правила, 6).

rating-now = Рейтинг
rating-range = вероятнее всего от { $low } до { $high }
rating-change = { $sign ->
    [more] +
    [less] −
   *[none] ±
 }{ $by }
rating-games = Рейтинговые партии, последняя сверху
rating-when = Дата
rating-opponent = Компьютер
rating-result = Итог
rating-after = Рейтинг
rating-review = Обзор партии { $date }
rating-score = { $result ->
    [won] Победа
    [lost] Поражение
   *[drawn] Ничья
 }
rating-reason = { $reason ->
    [arrived] приход в дом соперника
    [both-arrived] пришли оба
    [overstayed] срок выхода
    [both-overstayed] оба не вышли в срок
    [returned-home] шашка вернулась домой
    [move-limit] предел ходов
    [repetition] повторение
    [no-legal-move] нет ходов
    [time] время
    [resignation] сдача
   *[agreement] соглашение
 }
rating-chart = Рейтинг от партии к партии
rating-chart-text = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
 }: от { $lowest } до { $highest }, сейчас { $last }.

rating-empty-title = Рейтинговых партий ещё нет
rating-empty-text = В новой партии с компьютером выберите вариант, который идёт на рейтинг, и включите «Рейтинговая». Она засчитывается с вашего первого хода: без ходов назад и подсказок.
rating-play = К столу
rating-not-kept = Этот браузер ничего не хранит: рейтинг пропадёт, когда страница закроется.
rating-damaged = Сохранённые рейтинги не читаются. Они отложены, и начат новый список.
rating-damaged-show = Показать
