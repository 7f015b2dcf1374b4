# Setting up a position (rules 7.4).

setup-title = Στήσιμο
setup-ready = Έτοιμη για παιχνίδι
setup-over = Η παρτίδα θα τελείωνε αμέσως: { $line }.
setup-not-kept = Αυτό το πρόγραμμα περιήγησης δεν φυλάει τίποτα: η θέση χάνεται όταν κλείσει η σελίδα.
setup-men = { $side ->
    [white] Λευκά
   *[black] Μαύρα
 }: { $count ->
    [one] { $count } πούλι
   *[other] { $count } πούλια
 } από { $most }
setup-message = { $message ->
    [copied] Η θέση αντιγράφηκε
   *[no-paste] Αυτό το πρόγραμμα περιήγησης δεν αφήνει τη σελίδα να επικολλήσει. Πατήστε στο πεδίο και επικολλήστε εκεί.
 }

setup-tool = { $tool ->
    [white] Λευκά: βάλτε πούλια
    [black] Μαύρα: βάλτε πούλια
   *[rubber] Γόμα: βγάλτε πούλια
 }
setup-tool-short = { $tool ->
    [white] Λευκά
    [black] Μαύρα
   *[rubber] Γόμα
 }
setup-undo = Αναίρεση
setup-redo = Επανάληψη

setup-board = Το ταμπλό
setup-clear = Άδειασμα του ταμπλό
setup-clear-short = Άδειασμα
setup-start = Αρχική θέση
setup-start-short = Αρχική
setup-mirror = Αλλαγή πλευρών
setup-mirror-short = Αλλαγή
setup-house = { $variant }, { $deadline } / { $limit }
setup-turn = Παίζουν
setup-number = Κίνηση
setup-text = Η θέση ως κείμενο
setup-other = Να γίνει { $variant }
setup-paste = Επικόλληση
setup-practise = Εξάσκηση από εδώ

setup-said = { $square }: { $man ->
    [white] λευκό πούλι.
    [black] μαύρο πούλι.
   *[none] κενό.
 }
