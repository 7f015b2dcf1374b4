## Η γραμμή στην άκρη της σελίδας

offline-name = Έκδοση της σελίδας
offline-ready = Οι Γωνίες ανοίγουν πλέον και χωρίς σύνδεση.
offline-ready-close = Εντάξει
offline-waiting = Υπάρχει νέα έκδοση.
offline-reload = Ανανέωση
offline-later = Αργότερα
