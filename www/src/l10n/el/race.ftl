# The race alone (rules 6.2), and all screens with a race on them.

race-task = Απέναντι με όσο λιγότερες κινήσεις γίνεται
race-going = { $least ->
    [0] Στον δρόμο
    [one] Στον δρόμο, τουλάχιστον { $least } κίνηση ακόμη
   *[other] Στον δρόμο, τουλάχιστον { $least } κινήσεις ακόμη
 }
race-watching = Το καλύτερό σας αποτέλεσμα
race-watching-line = { $is ->
    [proven] Η καλύτερη διαδρομή: { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }, με λιγότερες δεν γίνεται
   *[known] Η καλύτερη γνωστή διαδρομή: { $count ->
        [one] { $count } κίνηση
       *[other] { $count } κινήσεις
    }. Χρειάζονται τουλάχιστον { $least }
 }
race-searching = { $what ->
    [hint] Αναζήτηση της καλύτερης κίνησης …
   *[line] Αναζήτηση της καλύτερης διαδρομής …
 }{ $found ->
    [0] {""}
   *[other] {" "}Στην καλύτερη ως τώρα: { $found }
 }
race-arrived = { $count ->
    [one] Έφτασαν σε { $count } κίνηση
   *[other] Έφτασαν σε { $count } κινήσεις
 }{ $how ->
    [first] . Το πρώτο αποτέλεσμα εδώ!
    [better] . Νέο ρεκόρ, πριν { $before }!
    [equal] , όσες και στην καλύτερη κούρσα σας
    [more] . Το καλύτερο αποτέλεσμά σας είναι { $before }
   *[other] {""}
 }
race-hinted = { $hints ->
    [one] { $hints } με υπόδειξη
   *[other] { $hints } με υπόδειξη
 }
race-arrived-hints = { $count ->
    [one] Έφτασαν σε { $count } κίνηση
   *[other] Έφτασαν σε { $count } κινήσεις
 }, { $hinted }: ούτε αστέρια ούτε ρεκόρ
race-praise = { $praise ->
    [least] Με λιγότερες δεν γίνεται!
    [record] Λιγότερες από τις καλύτερες γνωστές, { $known }!
   *[known] Όσες και οι καλύτερες γνωστές!
 }
race-left = { $left ->
    [one] Μετά ακριβώς { $left } ακόμη.
   *[other] Μετά ακριβώς { $left } ακόμη.
 }
race-left-known = Χωρίς απόδειξη: μετά { $left } στην καλύτερη γνωστή διαδρομή, τουλάχιστον { $least }.
race-full = Δεν χωρούν άλλες κινήσεις. Πάρτε μερικές πίσω ή αρχίστε ξανά.
race-not-kept = Αυτό το πρόγραμμα περιήγησης δεν φυλάει τίποτα: τα αποτελέσματα χάνονται όταν κλείσει η σελίδα.

race-moves = Κινήσεις
race-best = Ρεκόρ
race-par-name = Ελάχιστο
race-known-name = Γνωστό
race-at-least = τουλάχιστον { $least }
race-par = { $how ->
    [proven] ελάχιστο { $moves }
    [bound] τουλάχιστον { $least }
   *[known] καλύτερο γνωστό { $moves }, τουλάχιστον { $least }
 }
race-ways = { $diagonal ->
    [yes] Και οι οκτώ κατευθύνσεις
   *[no] Τέσσερις κατευθύνσεις: όχι λοξά
 }
race-stars = { $count ->
    [0] Κανένα αστέρι από τα τρία
    [one] { $count } αστέρι από τα τρία
   *[other] { $count } αστέρια από τα τρία
 }
race-restart = Από την αρχή
race-restart-short = Αρχή
race-again = Ξανά
race-back = Πίσω στην κούρσα μου
race-line = Καλύτερη διαδρομή
race-hint-now = Παίξτε την καλύτερη κίνηση ως τώρα
race-hint-now-short = Παίξτε
race-share = Αντιγραφή αποτελέσματος
race-share-best = Αντιγραφή του καλύτερου
race-other = Άλλη κούρσα
race-watch = { $count ->
    [one] Δείτε το καλύτερό σας: { $count } κίνηση
   *[other] Δείτε το καλύτερό σας: { $count } κινήσεις
 }
race-watch-line = Δείτε την καλύτερη διαδρομή
race-army = Πλευρά
race-keeps = Η κούρσα που τρέχει σας περιμένει.
race-best-of = { $count ->
    [one] καλύτερο: { $count } κίνηση
   *[other] καλύτερο: { $count } κινήσεις
 }
race-none-yet = κανένα ακόμη

race-title = Γωνίες, μοναχική κούρσα, { $variant }, { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }
race-result = { $title }: { $count ->
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
 }
race-said = { $count ->
    [0] Καμία κίνηση ακόμη.
    [one] Έγινε { $count } κίνηση.
   *[other] Έγιναν { $count } κινήσεις.
 }
