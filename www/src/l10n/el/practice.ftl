# The practice room (rules 6.2).

tree-start = Αρχή
tree-number = { $side ->
    [white] { $number }.
   *[black] { $number }…
 }

practice-not-kept = Αυτό το πρόγραμμα περιήγησης δεν φυλάει τίποτα: όσα δοκιμάζετε χάνονται όταν κλείσει η σελίδα.
practice-removed = { $count ->
    [one] Διαγράφηκε { $count } κίνηση
   *[other] Διαγράφηκαν { $count } κινήσεις
 }
practice-restored = Επανήλθε
practice-promoted = Τώρα είναι η κύρια γραμμή εδώ
practice-full = Δεν χωρούν πάνω από { $max } κινήσεις. Διαγράψτε μια γραμμή ή αρχίστε από την αρχή.

practice-lines = Γραμμές
practice-line-before = Γραμμή πάνω, στο ίδιο βάθος
practice-line-before-short = Γραμμή πάνω
practice-line-after = Γραμμή κάτω, στο ίδιο βάθος
practice-line-after-short = Γραμμή κάτω
practice-promote = Να γίνει η κύρια γραμμή
practice-promote-short = Κύρια
practice-remove = Διαγραφή από αυτή την κίνηση και μετά
practice-remove-short = Διαγραφή
practice-restore = Επαναφορά όσων διαγράφηκαν
practice-restore-short = Επαναφορά

practice-analysis = Ανάλυση: οι καλύτερες κινήσεις σε κάθε θέση
practice-analysis-short = Ανάλυση
practice-analysis-on = Η ανάλυση άρχισε. Με B ακούγεται η καλύτερη κίνηση.
practice-analysis-off = Η ανάλυση είναι κλειστή. Ανοίγει με A.

practice-note-start = Σημείωση για την αρχή
practice-note = Σημείωση για την κίνηση { $move }

practice-new = Νέα εξάσκηση
practice-new-keeps = Όσα είναι εδώ τώρα επανέρχονται από το μενού.
practice-source = Θέση ή καταγραφή για αρχή, αν υπάρχει
practice-bad-record = Γραμμή { $line }, χαρακτήρας { $column }: { $why ->
    [no-man] εκεί δεν υπάρχει πούλι
    [not-your-man] αυτό το πούλι δεν είναι της πλευράς που παίζει
    [occupied] το τετράγωνο είναι πιασμένο
    [unreachable] δεν υπάρχει δρόμος ως εκεί
    [bad-path] τα πούλια δεν πάνε έτσι
    [off-board] δεν υπάρχει τέτοιο τετράγωνο
    [traps] η κίνηση θα εγκλώβιζε πούλι της άλλης πλευράς
    [setup] η θέση ή η παραλλαγή δεν μπορεί να στηθεί
   *[text] αυτό δεν είναι θέση ούτε καταγραφή που διαβάζεται
 }.
practice-from-table = Η παρτίδα στο τραπέζι
practice-earlier = Πίσω στην προηγούμενη εξάσκηση
practice-set-up = Αλλαγή αυτής της θέσης
practice-review = Ανασκόπηση αυτής της γραμμής

practice-said-start = Η αρχή, { $variant }.
practice-said-lines = { $count ->
    [one] Από εδώ συνεχίζει { $count } γραμμή.
   *[other] Από εδώ συνεχίζουν { $count } γραμμές.
 }
practice-said-note = Σημείωση: { $note }

practice-key-left-right-name = ←, →
practice-key-left-right = μία κίνηση πίσω ή μπρος
practice-key-lines-name = ↑, ↓
practice-key-lines = το ίδιο βάθος στις άλλες γραμμές
practice-key-ends-name = Home, End
practice-key-ends = στην αρχή, στο τέλος της γραμμής
practice-key-delete-name = Delete
practice-key-delete = διαγραφή από αυτή την κίνηση και μετά· με Ctrl+Z επανέρχεται
practice-key-analysis-name = A
practice-key-analysis = ανάλυση ή τέλος της ανάλυσης
practice-key-best-name = B
practice-key-best = η καλύτερη κίνηση που έχει βρει ως τώρα η ανάλυση
