//! Perft, timed: reads lines of a variant, a depth and a position ("-" for the variant's start), and answers each with
//! the number of move sequences and how many of them it counted in a second.
//!
//! `echo classic-3x3 6 - | cargo run --release --example perft`

use std::error::Error;
use std::hint::black_box;
use std::io::stdin;
use std::time::{Duration, Instant};
use ugolki::notation::parse_position;
use ugolki::{Game, Variant};

/// For how long one line is counted again and again.
const TIME: Duration = Duration::from_millis(300);

fn main() -> Result<(), Box<dyn Error>> {
    for line in stdin().lines() {
        let line = line?;
        let words: Vec<&str> = line.split_whitespace().collect();
        let [variant, depth, position @ ..] = &words[..] else { return Err("a variant and a depth are needed".into()) };
        let depth = depth.parse()?;
        let variant = Variant::named(variant).ok_or("there is no such variant")?;
        let mut game = Game::new(variant)?;
        if !matches!(position, [] | ["-"]) {
            game = game.set_up(parse_position(&position.join(" "), game.variant().size)?)?;
        }
        let started = Instant::now();
        let (mut sequences, mut times) = (0, 0);
        while times == 0 || started.elapsed() < TIME {
            sequences = black_box(&game).perft(depth);
            times += 1;
        }
        let rate = (sequences * times) as f64 / started.elapsed().as_secs_f64();
        println!("{sequences} {rate:.0}");
    }
    Ok(())
}
