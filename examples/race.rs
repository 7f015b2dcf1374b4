//! Times races: each line of the input is a variant's name and, if it isn't the start, a position.
use std::io;
use std::time::Instant;
use ugolki::race::Solver;
use ugolki::{Side, Variant};

fn main() {
    for line in io::stdin().lines().map_while(Result::ok) {
        let mut words = line.split_whitespace();
        let Some(variant) = words.next().and_then(Variant::named) else { continue };
        let limit: f64 = words.next().and_then(|word| word.parse().ok()).unwrap_or(10.0);
        let started = Instant::now();
        let mut solver = Solver::new(&variant, Side::White, variant.home, 200 << 20);
        let mut last = solver.known();
        let mut longest = 0.0f64;
        loop {
            let before = Instant::now();
            let more = solver.advance(1000);
            longest = longest.max(before.elapsed().as_secs_f64());
            let known = solver.known();
            if (known.lower_bound, known.moves) != (last.lower_bound, last.moves) || !more {
                println!("{:7.3} {known:?} {longest:.3}", started.elapsed().as_secs_f64());
                last = known;
            }
            if !more || started.elapsed().as_secs_f64() > limit {
                break;
            }
        }
        println!("{:?}", solver.line().iter().map(ToString::to_string).collect::<Vec<_>>());
    }
}
