## The bar at the edge of the page

offline-name = Version of the page
offline-ready = Corners now opens without a connection, too.
offline-ready-close = OK
offline-waiting = A new version is ready.
offline-reload = Reload now
offline-later = Later
