# The list of games: opening, renaming, deleting, records out and in.

games-import = Εισαγωγή…
games-export-all = Εξαγωγή όλων
games-download = Λήψη των παρτίδων
games-players = { $white } – { $black }
games-moves = { $count ->
    [0] χωρίς κινήσεις
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
 }
games-result = { $winner ->
    [white] Νίκησαν τα Λευκά
    [black] Νίκησαν τα Μαύρα
    [none] Ισοπαλία
   *[open] Ημιτελής
 }
games-where = { $where ->
    [here] Στο τραπέζι
   *[elsewhere] Σε άλλη καρτέλα
 }
games-count = { $count ->
    [one] { $count } παρτίδα
   *[other] { $count } παρτίδες
 }
games-found = { $count ->
    [0] Καμία από τις { $all }
    [one] { $count } παρτίδα από τις { $all }
   *[other] { $count } παρτίδες από τις { $all }
 }
games-filter-name = Ποιες παρτίδες
games-filter = { $filter ->
    [open] Ημιτελείς
    [ended] Τελειωμένες
   *[all] Όλες
 }
games-search = Αναζήτηση
games-show-more = Περισσότερες
games-more = Περισσότερα για την παρτίδα «{ $title }»

games-empty-title = Καμία παρτίδα ακόμη
games-empty-text = Κάθε παρτίδα που αρχίζει στο τραπέζι φυλάσσεται εδώ, κίνηση με κίνηση. Παρτίδες από αλλού μπορούν να εισαχθούν.
games-empty-play = Στο τραπέζι

games-continue = Συνέχεια
games-replay = Αναπαραγωγή
games-rename = Μετονομασία
games-rename-do = Μετονομασία
games-rename-text = Χωρίς δικό της όνομα, η παρτίδα λέγεται με τα ονόματα των παικτών.
games-name = Όνομα της παρτίδας
games-save = Λήψη
games-delete = Διαγραφή
games-stays = { $why ->
    [elsewhere] Η παρτίδα είναι ανοιχτή σε άλλη καρτέλα· διαγράφεται όταν κλείσει εκεί.
   *[rated] Η παρτίδα είναι βαθμολογημένη· διαγράφεται όταν τελειώσει. Μπορείτε να τη συνεχίσετε ή να εγκαταλείψετε.
 }
games-undo = Αναίρεση
games-undo-name = Διαγραμμένες παρτίδες
games-deleted = { $count ->
    [one] Διαγράφηκε: { $title }
   *[other] Διαγράφηκαν { $count } παρτίδες
 }
games-said = { $said ->
    [copied] Αντιγράφηκε
    [renamed] Μετονομάστηκε
    [restored] Επαναφέρθηκε
    [gone] Η παρτίδα δεν υπάρχει πια.
    [not-loaded] { fail-screen-title }
   *[failed] Δεν μπόρεσε να αποθηκευτεί. Τίποτα δεν άλλαξε.
 }

games-damaged = Όσα δεν διαβάζονται
games-damaged-one = Κατεστραμμένη καταχώριση { $number }
games-damaged-text = Αυτό φυλασσόταν στις παρτίδες σας, αλλά αυτή η έκδοση της σελίδας δεν μπορεί να το διαβάσει. Πριν το διαγράψετε, μπορείτε να αντιγράψετε το κείμενο ή να το κατεβάσετε.
games-discard = Οριστική διαγραφή

games-trouble = { $trouble ->
    [denied] Το πρόγραμμα περιήγησης δεν δίνει στη σελίδα χώρο για λίστα παρτίδων, ίσως επειδή το παράθυρο είναι ιδιωτικό. Στο τραπέζι παίζετε κανονικά.
    [full] Δεν υπάρχει χώρος για άλλες παρτίδες. Κατεβάστε τις παρτίδες και διαγράψτε μερικές. Στο τραπέζι παίζετε κανονικά.
    [newer] Μια νεότερη έκδοση της σελίδας άλλαξε τη λίστα των παρτίδων. Φορτώστε ξανά τη σελίδα για να τη δείτε ολόκληρη.
    [blocked] Μια άλλη καρτέλα με παλαιότερη έκδοση της σελίδας κρατά τη λίστα των παρτίδων. Κλείστε την και φορτώστε ξανά αυτή τη σελίδα.
   *[corrupt] Η λίστα των παρτίδων στο πρόγραμμα περιήγησης είναι κατεστραμμένη. Φαίνονται όσα διαβάζονται ακόμη· κατεβάστε τα.
 }

import-title = Εισαγωγή παρτίδων
import-files = Επιλογή αρχείων…
import-paste = Ή επικολλήστε καταγραφές
import-example = 1. c3-d3 f6-e6
import-do = Εισαγωγή
import-drop = Αφήστε εδώ τα αρχεία για να εισαχθούν οι παρτίδες
import-running = Εισαγωγή
import-so-far = { $count ->
    [0] Καμία παρτίδα ακόμη
    [one] { $count } παρτίδα ως τώρα
   *[other] { $count } παρτίδες ως τώρα
 }
import-stop = Διακοπή
import-done = Η εισαγωγή τελείωσε
import-nothing = Δεν περιέχει καμία παρτίδα.
import-added = { $count ->
    [0] Δεν μπήκε καμία νέα παρτίδα.
    [one] Μπήκε { $count } παρτίδα.
   *[other] Μπήκαν { $count } παρτίδες.
 }
import-doubled = { $count ->
    [one] { $count } παρτίδα υπήρχε ήδη.
   *[other] { $count } παρτίδες υπήρχαν ήδη.
 }
import-unread = Ο περιηγητής δεν μπορεί να διαβάσει: { $files }.
import-stopped = Διακόπηκε πριν το τέλος· όσα μπήκαν μένουν.
import-failed = { $count ->
    [one] { $count } παρτίδα δεν διαβάζεται:
   *[other] { $count } παρτίδες δεν διαβάζονται:
 }
import-more-faults = { $count ->
    [one] Και { $count } ακόμη.
   *[other] Και { $count } ακόμη.
 }
import-place = { $named ->
    [yes] { $file }, παρτίδα { $number }, γραμμή { $line }, στήλη { $column }:
   *[no] Παρτίδα { $number }, γραμμή { $line }, στήλη { $column }:
 }
import-fault = { $kind ->
    [end] κάτι λείπει στο τέλος
    [unclosed-comment] το σχόλιο δεν κλείνει: «{ $text }»
    [duplicate-tag] η ετικέτα δίνεται δύο φορές: «{ $text }»
    [tag-value] η ετικέτα δεν μπορεί να έχει τιμή «{ $text }»
    [unknown-variant] δεν υπάρχει παραλλαγή «{ $text }»
    [variant] από αυτούς τους κανόνες δεν βγαίνει παραλλαγή: «{ $text }»
    [position] αυτή η θέση δεν μπορεί να στηθεί: «{ $text }»
    [number] ακολουθεί η κίνηση { $number } { $side ->
        [white] των Λευκών
       *[black] των Μαύρων
    }, όχι «{ $text }»
    [contradiction] οι κινήσεις δεν καταλήγουν σε «{ $text }»
   *[grammar] αυτό δεν έχει θέση εδώ: «{ $text }»
 }
import-fault-move = Κίνηση { $number } { $side ->
    [white] των Λευκών
   *[black] των Μαύρων
 }, { $move }: { $why ->
    [off-board] το τετράγωνο δεν υπάρχει στο ταμπλό
    [no-man] εκεί δεν υπάρχει πούλι
    [not-your-man] το πούλι είναι του αντιπάλου
    [occupied] το τετράγωνο είναι πιασμένο
    [unreachable] δεν οδηγεί δρόμος εκεί
    [bad-path] δεν υπάρχει τέτοια αλυσίδα
    [traps] θα εγκλώβιζε πούλι
    [over] η παρτίδα είχε ήδη τελειώσει
   *[none] αυτό δεν είναι κίνηση
 }
