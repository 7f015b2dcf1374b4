//! Matches between the computer's levels, the ratings that come of them, and the fitting of its weights.

mod ladder;
mod play;
mod tune;

use anyhow::{Context, Result, bail};
use ladder::{Entrant, Match};
use lexopt::{Arg::Long, Arg::Value, ValueExt};
use play::Spend;
use std::time::Duration;
use ugolki::Variant;
use ugolki::engine::Engine;
use ugolki::engine::tuning::{TERMS, weights_of};

const HELP: &str = "\
Plays the computer's levels and the ladder's anchors against each other, and fits the computer's weights.

Usage: cargo xtask ladder [OPTIONS] [VARIANT]...       the ladder of each variant (all), as tables in Markdown
       cargo xtask ladder match A B [OPTIONS] [VARIANT]...  one match
       cargo xtask tune [OPTIONS] [VARIANT]...         the fitted weights, as src/engine/fitted.rs holds them

Players are random, greedy, depth2, depth4 and level1 to level8.

Options:
  --games N     games a match (200; 60 in Halma), or games to learn from (300)
  --ms N        time a move in milliseconds (100)
  --nodes N     nodes a move instead, which makes a match repeatable
  --threads N   games at once (one a core)
  --seed N      other openings
  --without T   in a match B plays without a term of the evaluation, to see what that is worth
  --rounds N    rounds of learning (3)
  --climbs N    rounds of matches after them (2)
  --help        print this
";

struct Options {
    games: Option<usize>,
    spend: Spend,
    threads: usize,
    seed: u64,
    without: Option<String>,
    rounds: usize,
    climbs: usize,
    values: Vec<String>,
}

fn main() -> Result<()> {
    let mut options = Options {
        games: None,
        spend: Spend::Time(Duration::from_millis(100)),
        threads: std::thread::available_parallelism()?.get(),
        seed: 1,
        without: None,
        rounds: 3,
        climbs: 2,
        values: Vec::new(),
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("games") => options.games = Some(parser.value()?.parse()?),
            Long("ms") => options.spend = Spend::Time(Duration::from_millis(parser.value()?.parse()?)),
            Long("nodes") => options.spend = Spend::Nodes(parser.value()?.parse()?),
            Long("threads") => options.threads = parser.value()?.parse()?,
            Long("seed") => options.seed = parser.value()?.parse()?,
            Long("without") => options.without = Some(parser.value()?.string()?),
            Long("rounds") => options.rounds = parser.value()?.parse()?,
            Long("climbs") => options.climbs = parser.value()?.parse()?,
            Long("help") => {
                print!("{HELP}");
                return Ok(());
            }
            Value(value) => options.values.push(value.string()?),
            _ => return Err(arg.unexpected().into()),
        }
    }
    // `cargo xtask ladder` says "climb", `cargo xtask tune` says "tune".
    let words: Vec<String> = std::mem::take(&mut options.values);
    match words.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["climb", "match", a, b, ..] => one_match(&options, [a, b], &words[4..]),
        ["climb", ..] => climb(&options, &words[1..]),
        ["tune", ..] => tune_all(&options, &words[1..]),
        _ => bail!("{HELP}"),
    }
}

fn variants(names: &[String]) -> Result<Vec<Variant>> {
    if names.is_empty() {
        return Ok(Variant::all().collect());
    }
    names.iter().map(|name| Variant::named(name).with_context(|| format!("there is no variant {name}"))).collect()
}

fn is_halma(variant: &Variant) -> bool {
    variant.size > 8
}

fn climb(options: &Options, names: &[String]) -> Result<()> {
    let Spend::Time(time) = options.spend else { bail!("the ladder is climbed by time: --ms") };
    for variant in variants(names)? {
        let games = options.games.unwrap_or(if is_halma(&variant) { 60 } else { 200 });
        let results = ladder::climb(&variant, games, time, options.threads);
        if variant.rated {
            println!("src/engine/ratings.rs:\n{}\n", ladder::written(&variant, &results));
        }
        println!(
            "{}, {games} games a match, {} ms a move:\n\n{}",
            variant.name,
            time.as_millis(),
            ladder::table(&results)
        );
    }
    Ok(())
}

fn one_match(options: &Options, players: [&str; 2], names: &[String]) -> Result<()> {
    let player = |name: &str| Entrant::named(name).with_context(|| format!("there is no player {name}"));
    let players = [player(players[0])?, player(players[1])?];
    let names = if names.is_empty() { &[Variant::DEFAULT.to_owned()] } else { names };
    for variant in variants(names)? {
        let mut weights = weights_of(&variant);
        if let Some(term) = &options.without {
            let index = TERMS.iter().position(|name| name == term).with_context(|| format!("terms are {TERMS:?}"))?;
            weights.terms[index] = 0;
        }
        let games = options.games.unwrap_or(200);
        let (spend, threads, seed) = (options.spend, options.threads, options.seed);
        let one = Match { variant: &variant, players, games, spend, threads, seed };
        let make = |index| {
            let mut engine = Engine::new(4 << 20);
            if index == 1 && options.without.is_some() {
                engine.use_weights(weights.clone());
            }
            engine
        };
        let tally = one.play(make, |_| {});
        println!(
            "{}: {} – {}: +{} ={} -{}, {:.1} %, overstayed {:?}, {} plies a game, late by {:?}",
            variant.name,
            players[0],
            players[1],
            tally.wins,
            tally.draws,
            tally.losses,
            tally.score() * 100.0,
            tally.overstays,
            tally.plies / games,
            tally.latest
        );
    }
    Ok(())
}

fn tune_all(options: &Options, names: &[String]) -> Result<()> {
    let nodes = if let Spend::Nodes(nodes) = options.spend { nodes } else { 1500 };
    for variant in variants(names)? {
        let games = options.games.unwrap_or(300);
        let tuning = tune::Tuning { games, nodes, rounds: options.rounds, threads: options.threads };
        let learnt = tune::tune(&variant, &tuning)?;
        let games = if is_halma(&variant) { 120 } else { 400 };
        let weights = tune::climb(&variant, &learnt, &tune::Tuning { games, ..tuning }, options.climbs);
        print!("{}", tune::written(&variant, &weights));
    }
    Ok(())
}
