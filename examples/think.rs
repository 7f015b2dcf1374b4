//! The computer player, timed: reads lines of a variant and a number of nodes, and answers each with the nodes it
//! looked at and how many of them it looked at in a second.
//!
//! `echo classic-3x3 1000000 | cargo run --release --example think`

use std::error::Error;
use std::io::stdin;
use std::time::Instant;
use ugolki::engine::{DEFAULT_HASH, Engine, Limits};
use ugolki::{Game, Variant};

fn main() -> Result<(), Box<dyn Error>> {
    for line in stdin().lines() {
        let line = line?;
        let (variant, nodes) = line.split_once(' ').ok_or("a variant and a number of nodes are needed")?;
        let game = Game::new(Variant::named(variant).ok_or("there is no such variant")?)?;
        let limits = Limits { nodes: Some(nodes.trim().parse()?), ..Limits::default() };
        let mut engine = Engine::new(DEFAULT_HASH);
        let started = Instant::now();
        let nodes = engine.think(&game, &limits, |_| {})?.nodes;
        println!("{nodes} {:.0}", nodes as f64 / started.elapsed().as_secs_f64());
    }
    Ok(())
}
