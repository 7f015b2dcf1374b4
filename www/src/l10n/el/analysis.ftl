# Τι αξίζει μια θέση, και η ανάλυση στην αίθουσα εξάσκησης.

score-ahead = { $side ->
    [white] Τα λευκά
   *[black] Τα μαύρα
 } προηγούνται κατά { NUMBER($moves, minimumFractionDigits: 1) } κινήσεις
score-even = Κανείς δεν προηγείται
score-wins = { $side ->
    [white] Τα λευκά
   *[black] Τα μαύρα
 } κερδίζουν σε { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
 }
score-draw = Ισοπαλία, σε { $moves ->
    [one] { $moves } κίνηση
   *[other] { $moves } κινήσεις
 }
score-ahead-short = { NUMBER($moves, minimumFractionDigits: 1) }
score-wins-short = νίκη, { $moves }
score-draw-short = ισοπ., { $moves }

analysis-begins = Σκέφτεται…
analysis-depth = βάθος { $depth }
analysis-over = Εδώ η παρτίδα έχει τελειώσει.
analysis-failed = Ο υπολογιστής που αναλύει δεν φορτώθηκε.
analysis-line = Παίξτε { $move }. { $score }.{ $rest ->
    [0] {""}
   *[other] {" "}Μετά { $moves }.
 }
analysis-best = Η καλύτερη κίνηση: { $move }. { $score }, σε βάθος { $depth }.

## Η ανασκόπηση μιας παρτίδας

score-signed = { $side ->
    [white] +
    [black] −
   *[none] {""}
 }{ NUMBER($moves, minimumFractionDigits: 1) }
score-wins-signed = { $side ->
    [white] 1–0
    [black] 0–1
   *[none] ½
 }
