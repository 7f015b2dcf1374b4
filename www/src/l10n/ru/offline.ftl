## Полоса у края страницы

offline-name = Версия страницы
offline-ready = Теперь «Уголки» открываются и без сети.
offline-ready-close = Понятно
offline-waiting = Готова новая версия.
offline-reload = Обновить
offline-later = Позже
