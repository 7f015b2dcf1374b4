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
use ugolki::engine::tuning::weights_of;

const HELP: &str = "\
Plays the computer's levels and the ladder's anchors against each other, and fits the computer's weights.

Usage: cargo xtask ladder [OPTIONS] [VARIANT]...       the ladder of each variant (all), as tables in Markdown
       cargo xtask ladder match A B [OPTIONS] [VARIANT]...  one match
       cargo xtask tune [OPTIONS] [VARIANT]...         the fitted weights, as src/engine/fitted.rs holds them

Players are random, greedy, depth2, depth4 and level1 to level8.

Options:
  --games N     games a match (200; 60 in Halma), or games to learn from (300; 100 in Halma)
  --ms N        time a move in milliseconds (100)
  --nodes N     nodes a move instead, which makes a match repeatable
  --threads N   games at once (one a core)
  --seed N      other openings
  --with T=N    in a match B plays with another weight of a term (0 to see what the term is worth), slack or hurry
  --log FILE    what a ladder that was broken off has told: its matches aren't played again
  --rounds N    rounds of learning (3)
  --climbs N    rounds of matches after them (1)
  --help        print this
";

struct Options {
    games: Option<usize>,
    spend: Spend,
    threads: usize,
    seed: u64,
    with: Vec<(usize, i16)>,
    log: String,
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
        with: Vec::new(),
        log: String::new(),
        rounds: 3,
        climbs: 1,
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
            Long("with") => options.with.push(weight(&parser.value()?.string()?)?),
            Long("log") => {
                let file = parser.value()?;
                options.log = std::fs::read_to_string(&file).with_context(|| file.display().to_string())?;
            }
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

/// A weight and its value: `rear=120`.
fn weight(text: &str) -> Result<(usize, i16)> {
    let (name, value) = text.split_once('=').with_context(|| format!("{text}: a weight is given as rear=120"))?;
    let index = tune::TRIED.iter().position(|tried| *tried == name);
    let index = index.with_context(|| format!("{name}: the weights are {}", tune::TRIED.join(", ")))?;
    Ok((index, value.parse().with_context(|| format!("{text}: a weight is a number of hundredths of a move"))?))
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
        let results = ladder::climb(&variant, games, time, options.threads, ladder::told(&options.log, &variant));
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
        for &(index, value) in &options.with {
            *tune::tried(&mut weights, index) = value;
        }
        let games = options.games.unwrap_or(200);
        let (spend, threads, seed) = (options.spend, options.threads, options.seed);
        let one = Match { variant: &variant, players, games, spend, threads, seed };
        let make = |index| {
            let mut engine = Engine::new(4 << 20);
            if index == 1 && !options.with.is_empty() {
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
    for variant in variants(names)? {
        // On the large board fewer nodes don't find their way home.
        let (nodes, games, tried) = if is_halma(&variant) { (6000, 100, 60) } else { (1500, 300, 300) };
        let nodes = if let Spend::Nodes(nodes) = options.spend { nodes } else { nodes };
        let games = options.games.unwrap_or(games);
        let tuning = tune::Tuning { games, nodes, rounds: options.rounds, threads: options.threads };
        let learnt = tune::tune(&variant, &tuning)?;
        let tuning = tune::Tuning { games: tried, ..tuning };
        let weights = tune::climb(&variant, &learnt, &tuning, options.climbs);
        print!("{}", tune::written(&variant, &weights));
        let score = tune::compare(&variant, [&weights, &weights_of(&variant)], &tuning, 1_000);
        eprintln!("{}: {:.1} % against the weights that are stored", variant.name, score * 100.0);
    }
    Ok(())
}
