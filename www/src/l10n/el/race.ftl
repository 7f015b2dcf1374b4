# The race alone (rules 6.2).

race-task = Απέναντι με όσο λιγότερες κινήσεις γίνεται
race-going = Στον δρόμο
race-watching = Το καλύτερό σας αποτέλεσμα
race-arrived = { $count ->
    [one] Έφτασαν σε { $count } κίνηση
   *[other] Έφτασαν σε { $count } κινήσεις
 }{ $how ->
    [first] . Το πρώτο αποτέλεσμα εδώ!
    [better] . Νέο ρεκόρ, το προηγούμενο ήταν { $before }!
    [equal] , όσες και στην καλύτερη κούρσα σας
    [more] . Το καλύτερο αποτέλεσμά σας είναι { $before }
   *[other] {""}
 }
race-full = Δεν χωρούν άλλες κινήσεις. Πάρτε μερικές πίσω ή αρχίστε ξανά.
race-not-kept = Αυτό το πρόγραμμα περιήγησης δεν φυλάει τίποτα: τα αποτελέσματα χάνονται όταν κλείσει η σελίδα.

race-moves = Κινήσεις
race-best = Καλύτερο
race-restart = Από την αρχή
race-again = Άλλη μία φορά
race-back = Πίσω στην κούρσα μου
race-share = Αντιγραφή αποτελέσματος
race-share-best = Αντιγραφή του καλύτερου
race-other = Άλλη κούρσα
race-watch = { $count ->
    [one] Δείτε το καλύτερο: { $count } κίνηση
   *[other] Δείτε το καλύτερο: { $count } κινήσεις
 }
race-army = Πλευρά
race-keeps = Η κούρσα που τρέχει σας περιμένει.
race-best-of = { $count ->
    [one] καλύτερο: { $count } κίνηση
   *[other] καλύτερο: { $count } κινήσεις
 }
race-none-yet = κανένα αποτέλεσμα ακόμη

race-result = Γωνίες, μοναχική κούρσα, { $variant }, { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }: { $count ->
    [one] { $count } κίνηση
   *[other] { $count } κινήσεις
 }
race-said = { $count ->
    [0] Καμία κίνηση ακόμη.
    [one] Έγινε { $count } κίνηση.
   *[other] Έγιναν { $count } κινήσεις.
 }
