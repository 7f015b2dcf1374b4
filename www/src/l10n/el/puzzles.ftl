# The puzzles: an army somewhere on its way, alone on the board.

puzzles-intro = Φέρτε τα πούλια στη σκούρα γωνία με όσο λιγότερες κινήσεις γίνεται. Το ελάχιστο είναι αποδεδειγμένο. Μία κίνηση παραπάνω κοστίζει ένα αστέρι, δύο ή τρεις κοστίζουν δύο.
puzzles-begin = Ξεκινήστε
puzzles-resume = Συνέχεια: { $group } · { $number }
puzzles-all-done = Λύσατε όλους τους γρίφους! Κάθε μέρα υπάρχει μια νέα κούρσα.
puzzles-group = { $group ->
    [three] Τρία πούλια
    [four] Τέσσερα πούλια
    [five] Πέντε πούλια
    [six] Έξι πούλια
    [six-small] Έξι πούλια, διαγώνια
    [nine-small] Εννέα πούλια σε 7×7
    [nine] Εννέα πούλια
   *[nine-diagonal] Εννέα πούλια, διαγώνια
 }
puzzles-about = { $size }×{ $size }, { $diagonal ->
    [yes] και οι οκτώ κατευθύνσεις
   *[no] τέσσερις κατευθύνσεις
 }, ελάχιστο { $least }⁠–⁠{ $most }
puzzles-progress = Λύθηκαν { $solved } από { $count }{ $stars ->
    [0] {""}
    [one] , { $stars } αστέρι
   *[other] , { $stars } αστέρια
 }
puzzles-link = Γρίφος { $number }, ελάχιστο { $par }{ $count ->
    [0] {""}
    [one] , λύθηκε σε { $count } κίνηση
   *[other] , λύθηκε σε { $count } κινήσεις
 }{ $count ->
    [0] {""}
   *[other] , { $stars ->
        [0] χωρίς αστέρι
        [one] { $stars } αστέρι
       *[other] { $stars } αστέρια
    }
 }
puzzles-name = { $group } · { $number }
puzzles-next = Επόμενος γρίφος
puzzles-all = Όλοι οι γρίφοι
puzzles-result = Γωνίες, γρίφος «{ $group } · { $number }»
