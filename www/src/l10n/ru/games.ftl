# The list of games: opening, renaming, deleting, records out and in.

games-import = Импорт…
games-export-all = Экспорт всех
games-download = Скачать партии
games-players = { $white } – { $black }
games-moves = { $count ->
    [0] без ходов
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
 }
games-result = { $winner ->
    [white] Победа белых
    [black] Победа чёрных
    [none] Ничья
   *[open] Не окончена
 }
games-where = { $where ->
    [here] На столе
   *[elsewhere] В другой вкладке
 }
games-count = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
 }
games-found = { $count ->
    [0] Ни одной из { $all }
    [one] { $count } партия из { $all }
    [few] { $count } партии из { $all }
    [many] { $count } партий из { $all }
   *[other] { $count } партии из { $all }
 }
games-filter-name = Какие партии
games-filter = { $filter ->
    [open] Идут
    [ended] Окончены
   *[all] Все
 }
games-search = Поиск
games-show-more = Показать ещё
games-more = Ещё о партии «{ $title }»

games-empty-title = Партий пока нет
games-empty-text = Здесь ход за ходом сохраняется каждая партия, начатая за столом. Партии из других мест можно импортировать.
games-empty-play = К столу

games-continue = Играть дальше
games-replay = Просмотреть
games-rename = Назвать
games-rename-do = Переименовать
games-rename-text = Без своего названия партия называется по именам игроков.
games-name = Название партии
games-save = Скачать
games-delete = Удалить
games-stays = { $why ->
    [elsewhere] Эта партия открыта в другой вкладке; удалить её можно, когда она там закрыта.
   *[rated] Эта партия рейтинговая: удалить её можно, когда она окончена. Её можно продолжить или сдаться.
 }
games-undo = Вернуть
games-undo-name = Удалённые партии
games-deleted = { $count ->
    [1] Удалена: { $title }
    [one] Удалена { $count } партия
    [few] Удалены { $count } партии
    [many] Удалено { $count } партий
   *[other] Удалено { $count } партии
 }
games-said = { $said ->
    [copied] Скопировано
    [renamed] Переименовано
    [restored] Возвращено
    [gone] Этой партии больше нет.
    [not-loaded] { fail-screen-title }
   *[failed] Сохранить не удалось. Ничего не изменилось.
 }

games-damaged = Не читается
games-damaged-one = Повреждённая запись { $number }
games-damaged-text = Это хранилось среди ваших партий, но эта версия страницы не может этого прочесть. Прежде чем удалить, текст можно скопировать или скачать.
games-discard = Удалить навсегда

games-trouble = { $trouble ->
    [denied] Браузер не даёт странице места для списка партий: возможно, это приватное окно. За столом можно играть как обычно.
    [full] Для новых партий нет места. Скачайте партии и удалите часть из них. За столом можно играть как обычно.
    [newer] Список партий изменила более новая версия страницы. Загрузите страницу заново, чтобы увидеть его целиком.
    [blocked] Список партий занят другой вкладкой со старой версией страницы. Закройте её и загрузите эту страницу заново.
   *[corrupt] Список партий в браузере повреждён. Показано то, что ещё можно прочесть; скачайте это.
 }

import-title = Импорт партий
import-files = Выбрать файлы…
import-paste = Или вставьте записи
import-example = 1. c3-d3 f6-e6
import-do = Импортировать
import-drop = Отпустите файлы здесь, чтобы импортировать партии
import-running = Импорт
import-so-far = { $count ->
    [0] Пока ни одной партии
    [one] Пока { $count } партия
    [few] Пока { $count } партии
    [many] Пока { $count } партий
   *[other] Пока { $count } партии
 }
import-stop = Остановить
import-done = Импорт окончен
import-nothing = Партий здесь нет.
import-added = { $count ->
    [0] Новых партий нет.
    [one] Добавлена { $count } партия.
    [few] Добавлены { $count } партии.
    [many] Добавлено { $count } партий.
   *[other] Добавлено { $count } партии.
 }
import-doubled = { $count ->
    [one] { $count } партия уже была.
    [few] { $count } партии уже были.
    [many] { $count } партий уже было.
   *[other] { $count } партии уже было.
 }
import-unread = Браузер не может прочитать: { $files }.
import-stopped = Остановлено; добавленное остаётся.
import-failed = { $count ->
    [one] { $count } партия не читается:
    [few] { $count } партии не читаются:
    [many] { $count } партий не читаются:
   *[other] { $count } партии не читаются:
 }
import-more-faults = { $count ->
    [one] И ещё { $count }.
    [few] И ещё { $count }.
    [many] И ещё { $count }.
   *[other] И ещё { $count }.
 }
import-place = { $named ->
    [yes] { $file }, партия { $number }, строка { $line }, столбец { $column }:
   *[no] Партия { $number }, строка { $line }, столбец { $column }:
 }
import-fault = { $kind ->
    [end] в конце чего-то не хватает
    [unclosed-comment] комментарий не закрыт: «{ $text }»
    [duplicate-tag] тег повторяется: «{ $text }»
    [tag-value] у этого тега не бывает значения «{ $text }»
    [unknown-variant] нет такого варианта: «{ $text }»
    [variant] из таких правил варианта не выходит: «{ $text }»
    [position] такую позицию нельзя расставить: «{ $text }»
    [number] дальше идёт ход { $number } { $side ->
        [white] белых
       *[black] чёрных
    }, а не «{ $text }»
    [contradiction] ходы не ведут к такому концу: «{ $text }»
   *[grammar] здесь этого быть не должно: «{ $text }»
 }
import-fault-move = Ход { $number } { $side ->
    [white] белых
   *[black] чёрных
 }, { $move }: { $why ->
    [off-board] такого поля на доске нет
    [no-man] там нет шашки
    [not-your-man] эта шашка чужая
    [occupied] поле занято
    [unreachable] туда не дойти
    [bad-path] такой цепочки нет
    [traps] ход запер бы шашку
    [over] партия уже окончена
   *[none] это не ход
 }
