# Η ανασκόπηση μιας παρτίδας, κίνηση κίνηση.

review-title = Ανασκόπηση
review-start = Αρχή
review-move = { $side ->
    [white] { $number }. { $move }
   *[black] { $number }. … { $move }
 }
review-lost = χάθηκαν { NUMBER($moves, minimumFractionDigits: 1, maximumFractionDigits: 1) } κινήσεις· καλύτερο { $better }
review-forced = { $kind ->
    [missed] χάθηκε βέβαιη νίκη
   *[thrown] τώρα η ήττα είναι βέβαιη
 }· καλύτερο { $better }
review-best = Καλύτερο τώρα: { $move }
review-unknown = Δεν έχει κριθεί ακόμη
review-players = { $white } – { $black }

review-chart = Το προβάδισμα στη διάρκεια της παρτίδας
review-slider = Η κίνηση που βλέπετε
review-list = Κρίσιμα σημεία και κινήσεις
review-said-move = { $move }.
review-said = { $text }.
review-said-turns = { $summary } Κρίσιμα σημεία: { $moves }.
review-so-far = Κρίθηκαν { $known } από { $all } θέσεις.
review-turns-count = { $count ->
    [0] Η ανασκόπηση τελείωσε: κανένα κρίσιμο σημείο.
    [one] Η ανασκόπηση τελείωσε: ένα κρίσιμο σημείο.
   *[other] Η ανασκόπηση τελείωσε: { $count } κρίσιμα σημεία.
 }

review-running = Οι θέσεις κρίνονται
review-stop = Διακοπή
review-go-on = Συνέχεια
review-failed = Ο υπολογιστής που κρίνει δεν φορτώθηκε.

review-turns = Κρίσιμα σημεία
review-no-turns = Καμία κίνηση δεν έχασε μία κίνηση ή περισσότερο.
review-no-turns-yet = Κανένα ως τώρα.
review-moves = Όλες οι κινήσεις

review-last = Στο τέλος της παρτίδας
review-practise = Δοκιμή αυτής της θέσης στην αίθουσα εξάσκησης
review-practise-short = Δοκιμή

review-gone-title = Αυτή η παρτίδα δεν είναι εδώ
review-gone-text = Ίσως διαγράφηκε ή είναι βαθμολογημένη και δεν τελείωσε ακόμη. Όσες παρτίδες κρατά αυτός ο περιηγητής είναι στον κατάλογο.
