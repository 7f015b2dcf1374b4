# Όλα τα κείμενα του τραπεζιού, ορατά ή προφορικά. Οι αριθμοί «κανόνα» είναι οι παράγραφοι του docs/rules.md.

## The document

page-title = Γωνίες
page-title-screen = { $screen } · Γωνίες
page-description = Γωνίες (Ουγκολκί): φέρτε τα πούλια σας στην απέναντι γωνία πριν από τον αντίπαλο.
page-noscript = Οι Γωνίες παίζονται στο πρόγραμμα περιήγησης και χρειάζονται JavaScript. Επιτρέψτε την για αυτή τη σελίδα και φορτώστε την ξανά.
page-slow = Το ταμπλό στήνεται. Αν δεν ακολουθήσει τίποτα, φορτώστε ξανά τη σελίδα.

## Sides and variants

side = { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }
computer = Υπολογιστής
computer-level = Υπολογιστής, επίπεδο { $level }
variant = { $name ->
    [classic-3x3] Κλασικό 3×3
    [classic-3x4] Κλασικό 3×4
    [diagonal-3x3] Διαγώνιο 3×3
    [diagonal-3x4] Διαγώνιο 3×4
    [triangle] Τρίγωνο
    [classic-4x4] Κλασικό 4×4
    [halma-16x16] Χάλμα 16×16
    [small] Μικρό ταμπλό
    [small-diagonal] Μικρό ταμπλό, διαγώνιο
   *[other] { $name }
 }

## The board

board-name = Ταμπλό, { $variant }, κάτω τα { $bottom ->
    [white] Λευκά
   *[black] Μαύρα
 }
square = { $square }, { $man ->
    [white] λευκό πούλι
    [black] μαύρο πούλι
   *[none] κενό
 }{ $home ->
    [white] , βάση των Λευκών
    [black] , βάση των Μαύρων
   *[none] {""}
 }{ $mark ->
    [chosen] , επιλεγμένο
    [step] , ένα βήμα
    [chain] , τέλος αλυσίδας με { $jumps ->
        [one] ένα άλμα
       *[other] { $jumps } άλματα
    }
    [loses] , χάνει την παρτίδα
    [trapped] , θα εγκλωβιζόταν
   *[none] {""}
 }{ $last ->
    [from] , από εδώ ξεκίνησε η τελευταία κίνηση
    [to] , εδώ κατέληξε η τελευταία κίνηση
   *[none] {""}
 }{ $lit ->
    [yes] , το σημειωμένο τετράγωνο
   *[no] {""}
 }

## What is said to a screen reader

said-move = { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }: { $from } προς { $to }{ $jumps ->
    [0] {""}
    [one] , ένα άλμα
   *[other] , { $jumps } άλματα
 }.
said-turn = Παίζουν τα { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }.
said-new-game = Νέα παρτίδα: { $variant }. Παίζουν τα { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }.
said-taken-back = Η κίνηση αναιρέθηκε.
said-where = { $count ->
    [0] Από το { $square } κανένα πούλι δεν μπορεί να πάει πουθενά.
    [one] Από το { $square } στο { $squares }.
   *[other] Από το { $square } σε { $count } τετράγωνα: { $squares }.
 }
said-last = Η τελευταία κίνηση: { $move }.
said-clock = { $name }: { $time }.
said-low = { $name }: απομένουν λιγότερα από 20 δευτερόλεπτα.
said-no-clock = Η παρτίδα δεν έχει ρολόι.
said-home = { $name }: { $home } στη βάση, { $goal } στον στόχο.
said-number = Κίνηση { $number }. { $left ->
    [0] Η προθεσμία εξόδου πέρασε.
    [one] Απομένει μία κίνηση ως την προθεσμία εξόδου.
   *[other] Απομένουν { $left } κινήσεις ως την προθεσμία εξόδου.
 } Το όριο είναι η κίνηση { $limit }.
said-chosen = Επιλέχθηκε το { $square }. { $count ->
    [0] Δεν μπορεί να κινηθεί.
    [one] Ένα τετράγωνο για να πάει.
   *[other] { $count } τετράγωνα για να πάει.
 }
said-let-go = Κανένα πούλι δεν είναι επιλεγμένο.

## The bars of the two sides

bar-name = { $name }, { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }
bar-home = στη βάση
bar-arrived = στον στόχο
bar-arrived-count = { $count }/{ $men }
clock-name = Ρολόι: { $name }
clock-time = { $minutes }:{ $seconds }
clock-time-tenths = { $seconds },{ $tenths }

## The line that says how things stand

status-turn = Σειρά: { $name }
status-traps = Δεν επιτρέπεται: το { $to } θα εγκλώβιζε { $squares }
status-stuck = Το πούλι στο { $square } δεν μπορεί να κινηθεί τώρα
status-far = Δεν υπάρχει δρόμος από { $from } προς { $to } τώρα
status-not-yours = Τώρα παίζει: { $name }
status-declined = { $name }: η ισοπαλία απορρίφθηκε
status-copied = Η καταγραφή αντιγράφηκε
status-looking-back = Βλέπετε παλιότερη θέση. Πηγαίνετε στην τελευταία κίνηση για να συνεχίσετε.
status-waiting = Αναμονή: { $name }
status-thinking = Ο υπολογιστής σκέφτεται
status-seeking = Αναζήτηση καλής κίνησης…
status-hint = Υπόδειξη: { $from } προς { $to }{ $jumps ->
    [0] {""}
    [one] , ένα άλμα
   *[other] , { $jumps } άλματα
 }
status-offered = Προτάθηκε ισοπαλία
status-typed = { $why ->
    [no-man] { $text }: δεν υπάρχει πούλι εκεί
    [not-your-man] { $text }: δεν είναι δικό σας πούλι
    [occupied] { $text }: το τετράγωνο είναι πιασμένο
    [unreachable] { $text }: δεν υπάρχει δρόμος ως εκεί τώρα
    [bad-path] { $text }: δεν υπάρχει τέτοια αλυσίδα
    [off-board] { $text }: έξω από το ταμπλό
   *[other] { $text }: δεν είναι κίνηση. Γράψτε την όπως c3-e5
 }
status-view = Ματιά πίσω: { $move }
status-view-start = Η αρχή
status-paused = Σε παύση
status-not-kept = Αυτό το πρόγραμμα περιήγησης δεν αποθηκεύει τίποτα: η παρτίδα τελειώνει όταν κλείσει η σελίδα.

progress-name = Πορεία της παρτίδας
progress-move = Κίνηση
progress-exit = Έξοδος
progress-exit-left = { $left ->
    [0] έληξε
   *[other] σε { $left }
 }
progress-limit = Όριο

moves-name = Κινήσεις
moves-none = Καμία κίνηση ακόμη
moves-number = { $number }.

## Buttons

action-bar = Ενέργειες
action-new-game = Νέα παρτίδα
action-rematch = Ρεβάνς
action-take-back = Αναίρεση
action-redo = Επανάληψη
action-hint = Υπόδειξη
action-pause = Παύση
action-go-on = Συνέχεια
action-look-back = Μία κίνηση πίσω
action-look-back-short = Πίσω
action-look-forward = Μία κίνηση μπροστά
action-look-forward-short = Μπροστά
action-draw = Πρόταση ισοπαλίας
action-draw-agreed = Συμφωνημένη ισοπαλία
action-draw-short = Ισοπαλία
action-resign = Εγκατάλειψη
action-turn-board = Στροφή του ταμπλό
action-turn-board-short = Στροφή
action-menu = Μενού
action-close = Κλείσιμο
action-cancel = Άκυρο
action-start = Έναρξη
action-share = Κοινοποίηση
action-send = Αποστολή συνδέσμου
action-analyse = Ανάλυση
action-review = Ανασκόπηση
action-copy = Αντιγραφή καταγραφής
action-copy-short = Αντιγραφή
action-retry = Δοκιμάστε ξανά
action-fresh = Έναρξη νέας παρτίδας
action-copy-stored = Αντιγραφή όσων ήταν αποθηκευμένα
action-copied = Αντιγράφηκε
action-download = Λήψη της παρτίδας

## Dialogs

new-game-title = Νέα παρτίδα
new-game-keeps = Η παρτίδα στο ταμπλό δεν τελείωσε. Μένει στις παρτίδες σας.
new-game-variant = Παραλλαγή
new-game-numbers = { $men ->
    [one] { $men } πούλι
   *[other] { $men } πούλια
 } · { $deadline } / { $limit }
new-game-variant-name = { $variant }: { $men ->
    [one] { $men } πούλι
   *[other] { $men } πούλια
 }, προθεσμία εξόδου { $deadline }, όριο κινήσεων { $limit }
new-game-numbers-text = { $deadline } / { $limit }: ως την κίνηση { $deadline } όλα τα πούλια πρέπει να έχουν φύγει από τη βάση τους, με την κίνηση { $limit } τελειώνει η παρτίδα.
new-game-opponent = Αντίπαλος
opponent = { $opponent ->
    [computer] Υπολογιστής
    [link] Με σύνδεσμο
   *[friend] Ένας φίλος εδώ
 }
new-game-level = Επίπεδο
level = Επίπεδο { $level }
new-game-name = { $who ->
    [near] Το όνομά σας
   *[far] Όνομα αντιπάλου
 }
new-game-side = Η πλευρά σας
side-random = Τυχαία
new-game-auto-turn = Στροφή του ταμπλό μετά από κάθε κίνηση
new-game-time = Χρόνος για κάθε πλευρά
new-game-time-none = Χωρίς
new-game-time-preset = { $minutes } + { $increment }
new-game-time-preset-name = { $minutes } + { $increment }, { $minutes ->
    [one] { $minutes } λεπτό
   *[other] { $minutes } λεπτά
 } και { $increment ->
    [one] { $increment } δευτερόλεπτο
   *[other] { $increment } δευτερόλεπτα
 } ανά κίνηση
new-game-time-own = Δικός σας
new-game-rules = Δικοί σας κανόνες
new-game-number = { $name ->
    [minutes] Λεπτά
    [increment] Δευτερόλεπτα ανά κίνηση
    [deadline] Προθεσμία εξόδου
   *[limit] Όριο κινήσεων
 }
new-game-house = Με άλλους αριθμούς από εκείνους της παραλλαγής η παρτίδα δεν βαθμολογείται (κανόνας 6.1).
new-game-rated = Βαθμολογημένη: χωρίς αναίρεση, παύση και υπόδειξη

## The menu

menu-title = Μενού
menu-game = Αυτή η παρτίδα
menu-places = Άλλα μέρη
menu-seating = Κάτω μέρος
seating-auto = Αυτόματα
menu-theme = Χρώματα
theme = { $theme ->
    [light] Φωτεινά
    [dark] Σκούρα
   *[auto] Αυτόματα
 }
menu-board = Ταμπλό
board-theme = { $board ->
    [wood] Ξύλο
    [slate] Σχιστόλιθος
    [baize] Τσόχα
   *[auto] Αυτόματα
 }
menu-language = Γλώσσα
language = { $language ->
    [en] English
    [el] Ελληνικά
    [ru] Русский
   *[auto] Αυτόματα
 }
menu-sound = Ήχος
menu-vibration = Δόνηση
menu-never-resigns = Ο υπολογιστής δεν εγκαταλείπει ποτέ

nav-table = Τραπέζι
nav = { $place ->
    [games] Οι παρτίδες μου
    [rating] Βαθμολογία
    [practice] Αίθουσα εξάσκησης
    [setup] Στήσιμο θέσης
    [race] Μοναχική κούρσα
    [puzzles] Γρίφοι
    [daily] Κούρσα της ημέρας
    [learn] Μαθήματα
   *[rules] Κανόνες
 }

typed-name = Γράψτε μια κίνηση
typed-example = c3-e5
typed-play = Παίξτε

keys-title = Πλήκτρα
keys-board = Πάνω στο ταμπλό
keys-page = Έξω από το ταμπλό
key-arrows-name = ← ↑ → ↓
key-arrows = στο επόμενο τετράγωνο
key-home-end-name = Home, End
key-home-end = στις άκρες της σειράς· με Ctrl στις γωνίες του ταμπλό
key-enter-name = Enter, διάστημα
key-enter = επιλογή πουλιού ή κίνηση στο τετράγωνο
key-escape-name = Esc
key-escape = ακύρωση της επιλογής
key-w-name = W
key-w = πού μπορεί να πάει αυτό το πούλι;
key-l-name = L
key-l = η τελευταία κίνηση
key-c-name = C
key-c = τα δύο ρολόγια
key-h-name = H
key-h = πούλια στη βάση και στον στόχο
key-n-name = N
key-n = αριθμός κίνησης, προθεσμία και όριο
key-m-name = M
key-m = πληκτρολόγηση κίνησης
key-left-right-name = ←, →
key-left-right = μία κίνηση πίσω ή μπροστά
key-up-down-name = ↑, ↓
key-up-down = στην αρχή, στην τελευταία κίνηση
key-undo-name = Ctrl+Z
key-undo = αναίρεση· με Shift επανάληψη

paused-title = Παύση
paused-text = { $why ->
    [away] Η σελίδα έκλεισε, η συσκευή κοιμήθηκε ή στο τραπέζι ήταν άλλη παρτίδα. Τα ρολόγια σταμάτησαν εκεί όπου ήταν.
   *[by-hand] Και τα δύο ρολόγια είναι σταματημένα.
 }

elsewhere-title = Η παρτίδα είναι ανοιχτή σε άλλη καρτέλα
elsewhere-text = Συνεχίζεται εκεί. Μπορείτε να τη φέρετε εδώ ή να παίξετε άλλη παρτίδα σε αυτή την καρτέλα.
elsewhere-take = Συνέχεια εδώ
elsewhere-other = Άλλη παρτίδα

resign-title = Εγκατάλειψη;
resign-text = { $name }: εγκατάλειψη της παρτίδας. Νίκη: { $winner }.
resign-do = Εγκατάλειψη

draw-title = { $name }: πρόταση ισοπαλίας
draw-text = { $other }, δέχεστε;
draw-accept = Δέχομαι
draw-decline = Απορρίπτω
draw-agreed-title = Συμφωνήσατε ισοπαλία;
draw-agreed-text = Ο σύνδεσμος δεν μπορεί να ρωτήσει την άλλη πλευρά ({ $other }): συμφωνήστε πρώτα με ένα μήνυμα. Η παρτίδα τελειώνει τότε εδώ, και το λέει ο σύνδεσμος που στέλνετε.
draw-agreed-do = Τέλος με ισοπαλία

offer-title = Να προταθεί ισοπαλία;
offer-text = Ο υπολογιστής απαντά αμέσως. Αν δεχτεί, η παρτίδα λήγει ισόπαλη.

forfeit-title = Αφήνετε τη βαθμολογημένη παρτίδα;
forfeit-text = Η παρτίδα συνεχίζεται και έχετε ήδη παίξει σε αυτήν. Αν την αφήσετε για άλλη, μετρά ως εγκατάλειψη.
forfeit-stay = Συνέχεια παρτίδας
forfeit-do = Εγκατάλειψη και αποχώρηση

leave-clock-title = Το ρολόι τρέχει
leave-clock-text = Η παρτίδα στο τραπέζι φυλάσσεται και τα ρολόγια της σταματούν ώσπου να τη συνεχίσετε.
leave-go = Άνοιγμα της άλλης παρτίδας
leave-stay = Παραμονή

loses-title = Αυτή η κίνηση χάνει
loses-text = Η προθεσμία εξόδου, η κίνηση { $deadline }, πέρασε. Όποιος φέρει πούλι πίσω στη δική του βάση χάνει αμέσως (κανόνας 4.4).
loses-question = Να παιχτεί παρ’ όλα αυτά { $from } προς { $to };
loses-do = Παίξτε και χάστε
loses-back = Άλλη κίνηση

end-win = Νίκη: { $name }
end-draw = Ισοπαλία
end-reason = { $reason ->
    [arrived] { $winner }: όλα τα πούλια έφτασαν στον στόχο.
    [both-arrived] Και οι δύο πλευρές έφτασαν με την ίδια κίνηση.
    [overstayed] { $loser }: έμεινε πούλι στη βάση ως την προθεσμία εξόδου.
    [both-overstayed] Και οι δύο πλευρές είχαν πούλια στη βάση στην προθεσμία εξόδου.
    [returned-home] { $loser }: ένα πούλι γύρισε στη βάση μετά την προθεσμία εξόδου.
    [move-limit-won] Συμπληρώθηκε το όριο κινήσεων. { $winner }: περισσότερα πούλια στον στόχο.
    [move-limit-drawn] Συμπληρώθηκε το όριο κινήσεων με ίσα πούλια στους δύο στόχους.
    [repetition] Η ίδια θέση εμφανίστηκε για τρίτη φορά.
    [no-legal-move] Η πλευρά που έχει σειρά δεν έχει καμία επιτρεπτή κίνηση.
    [time] { $loser }: τελείωσε ο χρόνος.
    [resignation] { $loser }: εγκατάλειψη.
    [agreement] Οι δύο πλευρές συμφώνησαν ισοπαλία.
   *[other] {""}
 }
end-see-board = Δείτε το ταμπλό
end-rating = Βαθμολογία { $rating } ({ $sign ->
    [more] +
    [less] −
   *[none] ±
 }{ $by })
end-rule = Κανόνας { $rule }
end-line-win = Νίκη: { $name } · κανόνας { $rule }
end-line-draw = Ισοπαλία · κανόνας { $rule }

record-title = Η καταγραφή
record-text = Αυτό το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να αντιγράψει. Το κείμενο είναι επιλεγμένο: αντιγράψτε το με το πληκτρολόγιο ή το μενού σας.
record-field = Καταγραφή της παρτίδας

## When the page can't go on

fail-screen-title = Αυτό το μέρος δεν φορτώθηκε
fail-screen-text = Κάποιο αρχείο δεν έφτασε. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά. Η παρτίδα στο τραπέζι συνεχίζεται.
fail-wasm-title = Το παιχνίδι δεν φορτώθηκε
fail-wasm-text = Ένα αρχείο που χρειάζεται το ταμπλό δεν έφτασε. Ελέγξτε τη σύνδεση και δοκιμάστε ξανά. Η τελευταία σας παρτίδα είναι αποθηκευμένη.
fail-no-wasm-title = Αυτό το πρόγραμμα περιήγησης δεν μπορεί να τρέξει το παιχνίδι
fail-no-wasm-text = Οι Γωνίες χρειάζονται WebAssembly. Υπάρχει σε κάθε σημερινό πρόγραμμα περιήγησης· μερικά το κλείνουν σε αυστηρή λειτουργία. Επιτρέψτε το για αυτή τη σελίδα ή ανοίξτε την σε άλλο πρόγραμμα και δοκιμάστε ξανά.
fail-stored-title = Η αποθηκευμένη παρτίδα δεν διαβάζεται
fail-stored-broken = Ό,τι αποθήκευσε το πρόγραμμα περιήγησης από την τελευταία παρτίδα είναι κατεστραμμένο. Μπορείτε να αντιγράψετε το παρακάτω κείμενο· μένει στις παρτίδες σας.
fail-stored-version = Η τελευταία παρτίδα αποθηκεύτηκε από άλλη έκδοση της σελίδας. Μπορείτε να αντιγράψετε το παρακάτω κείμενο· μένει στις παρτίδες σας.
fail-stored-field = Τι ήταν αποθηκευμένο
fail-crash-title = Κάτι πήγε στραβά
fail-crash-text = Το παιχνίδι σταμάτησε σε ένα σφάλμα που δεν θα έπρεπε να υπάρχει. Η προηγούμενη θέση είναι αποθηκευμένη· φορτώστε ξανά τη σελίδα για να συνεχίσετε.
