//! Runs the numbers of `data/perft.txt`.

mod lines;

#[test]
fn perft() {
    let lines = lines::read();
    assert!(lines.len() > 7);
    for line in lines {
        for (depth, &number) in (1..).zip(&line.numbers) {
            assert_eq!(line.game.perft(depth), number, "{}, depth {depth}", line.text);
        }
    }
}
