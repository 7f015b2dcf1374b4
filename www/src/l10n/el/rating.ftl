# Η βαθμολογία του παίκτη, μία για κάθε παραλλαγή που βαθμολογείται (κανόνες 6).

rating-now = Βαθμολογία
rating-range = το πιθανότερο μεταξύ { $low } και { $high }
rating-change = { $sign ->
    [more] +
    [less] −
   *[none] ±
 }{ $by }
rating-games = Βαθμολογημένες παρτίδες, η τελευταία πρώτη
rating-when = Ημερομηνία
rating-opponent = Υπολογιστής
rating-result = Έκβαση
rating-after = Μετά
rating-review = Ανασκόπηση της παρτίδας της { $date }
rating-score = { $result ->
    [won] Νίκη
    [lost] Ήττα
   *[drawn] Ισοπαλία
 }
rating-reason = { $reason ->
    [arrived] με άφιξη
    [both-arrived] έφτασαν και οι δύο
    [overstayed] από την προθεσμία εξόδου
    [both-overstayed] και οι δύο έχασαν την προθεσμία εξόδου
    [returned-home] με πούλι που γύρισε στη βάση
    [move-limit] στο όριο κινήσεων
    [repetition] με επανάληψη
    [no-legal-move] χωρίς επιτρεπτή κίνηση
    [time] από τον χρόνο
    [resignation] με εγκατάλειψη
   *[agreement] με συμφωνία
 }
rating-chart = Η βαθμολογία από παρτίδα σε παρτίδα
rating-chart-text = { $count ->
    [one] Μία παρτίδα
   *[other] { $count } παρτίδες
 }: από { $lowest } ως { $highest }, τώρα { $last }.

rating-empty-title = Καμία βαθμολογημένη παρτίδα ακόμη
rating-empty-text = Σε νέα παρτίδα με τον υπολογιστή διαλέξτε παραλλαγή που βαθμολογείται και ανοίξτε το «Βαθμολογημένη». Μετρά από την πρώτη σας κίνηση: χωρίς αναίρεση και χωρίς υπόδειξη.
rating-play = Στο τραπέζι
rating-not-kept = Αυτός ο περιηγητής δεν κρατά τίποτα: η βαθμολογία χάνεται όταν κλείσει η σελίδα.
rating-damaged = Βαθμολογίες που είχαν κρατηθεί δεν διαβάζονται. Μπήκαν στην άκρη και άρχισε νέος κατάλογος.
rating-damaged-show = Δείτε τες
