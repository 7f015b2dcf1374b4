//! The solver of the race alone, timed: reads lines of a variant, the size of a board for it, and how many seconds to take
//! at most. It tells each time that it knows more, and answers with the moves, 0 where they aren't proven, the seconds, and
//! the megabytes that the program has taken, as far as the system tells.
//!
//! `echo classic-3x3 7 60 | cargo run --release --features race --example race`

use std::error::Error;
use std::fs;
use std::io::stdin;
use std::time::Instant;
use ugolki::race::Solver;
use ugolki::{Side, Variant};

/// The memory that it may take, in bytes.
const MEMORY: usize = 2 << 30;

fn main() -> Result<(), Box<dyn Error>> {
    for line in stdin().lines() {
        let line = line?;
        let [name, size, most] = line.split(' ').collect::<Vec<_>>()[..] else {
            return Err("a variant, a size and a number of seconds are needed".into());
        };
        let variant = Variant { size: size.parse()?, ..Variant::named(name).ok_or("there is no such variant")? };
        variant.check()?;
        let (started, most) = (Instant::now(), most.parse()?);
        let seconds = || started.elapsed().as_secs_f64();
        let mut solver = Solver::new(&variant, Side::White, variant.home, MEMORY);
        let (mut last, mut longest) = (None, 0.0f64);
        loop {
            let before = seconds();
            let more = solver.advance(500) && seconds() < most;
            longest = longest.max(seconds() - before);
            let known = solver.known();
            if last != Some((known.lower_bound, known.moves)) || !more {
                eprintln!("{:9.3} s, {longest:.3} s at a time: {known:?}", seconds());
                last = Some((known.lower_bound, known.moves));
            }
            if !more {
                break;
            }
        }
        let known = solver.known();
        let moves = known.moves.filter(|_| known.is_proven()).unwrap_or(0);
        println!("{moves} {:.3} {}", seconds(), peak());
    }
    Ok(())
}

/// The most memory that this process has had, in megabytes; 0 where the system doesn't tell.
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").unwrap_or_default();
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:"));
    peak.and_then(|peak| peak.trim().trim_end_matches(" kB").parse::<u64>().ok()).unwrap_or(0) >> 10
}
