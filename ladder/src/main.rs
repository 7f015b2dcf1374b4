//! Matches between the levels and the anchors, and what they say of their strength.

mod play;
mod tune;

use anyhow::{Context, Result, bail};
use lexopt::Arg::Long;
use lexopt::ValueExt;
use play::{Seat, Spend, has_overstayed, opening, play};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use ugolki::engine::{Engine, Player};
use ugolki::{Side, Variant};

fn parse_player(name: &str) -> Result<Player> {
    Ok(match name {
        "random" => Player::Random,
        "greedy" => Player::Greedy,
        _ if name.starts_with("depth") => Player::Distance(name[5..].parse()?),
        _ if name.starts_with("level") => Player::Level(name[5..].parse()?),
        _ => bail!("no player {name}"),
    })
}

#[derive(Default, Clone)]
struct Tally {
    wins: usize,
    draws: usize,
    losses: usize,
    overstays: [usize; 2],
    plies: usize,
    latest: Duration,
    endings: std::collections::BTreeMap<&'static str, usize>,
}

fn main() -> Result<()> {
    let mut parser = lexopt::Parser::from_env();
    if std::env::args().nth(1).as_deref() == Some("tune") {
        return tune_all(parser);
    }
    let (mut a, mut b) = (None, None);
    let mut variant = Variant::DEFAULT.to_owned();
    let mut games = 100;
    let mut spend = Spend::Time(Duration::from_millis(100));
    let mut spend_b = None;
    let mut threads = std::thread::available_parallelism()?.get();
    let mut plies = 4;
    let mut show = false;
    let mut b_weights = None::<String>;
    let mut seed = 1;
    while let Some(arg) = parser.next()? {
        match arg {
            Long("a") => a = Some(parse_player(&parser.value()?.string()?)?),
            Long("b") => b = Some(parse_player(&parser.value()?.string()?)?),
            Long("variant") => variant = parser.value()?.string()?,
            Long("games") => games = parser.value()?.parse()?,
            Long("ms") => spend = Spend::Time(Duration::from_millis(parser.value()?.parse()?)),
            Long("nodes") => spend = Spend::Nodes(parser.value()?.parse()?),
            Long("b-nodes") => spend_b = Some(Spend::Nodes(parser.value()?.parse()?)),
            Long("show") => show = true,
            Long("b-weights") => b_weights = Some(parser.value()?.string()?),
            Long("threads") => threads = parser.value()?.parse()?,
            Long("plies") => plies = parser.value()?.parse()?,
            Long("seed") => seed = parser.value()?.parse()?,
            _ => return Err(arg.unexpected().into()),
        }
    }
    let (a, b) = (a.context("--a")?, b.context("--b")?);
    let variant = Variant::named(&variant).context("no such variant")?;
    let others = b_weights.map(|what| {
        let mut weights = ugolki::engine::tuning::weights_of(&variant);
        match what.as_str() {
            "distances" => weights = ugolki::engine::tuning::distances(&variant),
            "no-terms" => weights.terms.fill(0),
            term => {
                let (term, value) = term.split_once('=').unwrap_or((term, "0"));
                let index = ugolki::engine::tuning::TERMS.iter().position(|name| *name == term).expect("a term");
                weights.terms[index] = value.parse().expect("a number");
            }
        }
        weights
    });
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally::default());
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let engine_a = Engine::new(16 << 20);
                let mut engine_b = Engine::new(16 << 20);
                if let Some(weights) = &others {
                    engine_b.use_weights(weights.clone());
                }
                let mut engines = [engine_a, engine_b];
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= games {
                        break;
                    }
                    let game = opening(&variant, plies, seed * 1_000_003 + (index / 2) as u64);
                    let seat_a = Seat { player: a, spend };
                    let seat_b = Seat { player: b, spend: spend_b.unwrap_or(spend) };
                    let a_side = if index.is_multiple_of(2) { Side::White } else { Side::Black };
                    let seats = if index.is_multiple_of(2) { [seat_a, seat_b] } else { [seat_b, seat_a] };
                    if index % 2 == 1 {
                        engines.swap(0, 1);
                    }
                    let played = play(game, seats, &mut engines, index as u64 / 2 + 1);
                    if index % 2 == 1 {
                        engines.swap(0, 1);
                    }
                    let mut tally = tally.lock().unwrap();
                    if show && has_overstayed(played.outcome, a_side) {
                        println!(
                            "{a_side} overstayed: {}",
                            played
                                .game
                                .moves()
                                .iter()
                                .enumerate()
                                .map(|(i, m)| if i % 2 == 0 { format!("{}. {m} ", i / 2 + 1) } else { format!("{m} ") })
                                .collect::<String>()
                        );
                    }
                    match played.outcome.winner {
                        None => tally.draws += 1,
                        Some(side) if side == a_side => tally.wins += 1,
                        Some(_) => tally.losses += 1,
                    }
                    for (who, side) in [(0, a_side), (1, a_side.other())] {
                        tally.overstays[who] += usize::from(has_overstayed(played.outcome, side));
                    }
                    tally.latest = tally.latest.max(played.late[a_side as usize]);
                    tally.plies += played.plies;
                    *tally.endings.entry(played.outcome.ending.name()).or_default() += 1;
                    let done = tally.wins + tally.draws + tally.losses;
                    if done % 20 == 0 {
                        eprintln!("{done}: +{} ={} -{}", tally.wins, tally.draws, tally.losses);
                    }
                }
            });
        }
    });
    let t = tally.into_inner().unwrap();
    let score = (t.wins as f64 + t.draws as f64 / 2.0) / games as f64 * 100.0;
    println!(
        "{} {a:?} - {b:?}: +{} ={} -{}  {score:.1} %  overstays {:?}  {} plies a game  latest {:?}  {:.0} s  {:?}",
        variant.name,
        t.wins,
        t.draws,
        t.losses,
        t.overstays,
        t.plies / games,
        t.latest,
        start.elapsed().as_secs_f64(),
        t.endings
    );
    Ok(())
}

fn tune_all(mut parser: lexopt::Parser) -> Result<()> {
    let threads = std::thread::available_parallelism()?.get();
    let mut tuning = tune::Tuning { games: 300, nodes: 3000, rounds: 3, threads };
    let (mut climbs, mut climb_games) = (2, 160);
    let mut names = Vec::new();
    parser.next()?;
    while let Some(arg) = parser.next()? {
        match arg {
            Long("games") => tuning.games = parser.value()?.parse()?,
            Long("nodes") => tuning.nodes = parser.value()?.parse()?,
            Long("climbs") => climbs = parser.value()?.parse()?,
            Long("climb-games") => climb_games = parser.value()?.parse()?,
            Long("rounds") => tuning.rounds = parser.value()?.parse()?,
            Long("threads") => tuning.threads = parser.value()?.parse()?,
            lexopt::Arg::Value(name) => names.push(name.string()?),
            _ => return Err(arg.unexpected().into()),
        }
    }
    for variant in Variant::all().filter(|variant| names.is_empty() || names.contains(&variant.name.to_string())) {
        let weights = tune::tune(&variant, &tuning)?;
        let weights = tune::climb(
            &variant,
            &weights,
            &tune::Tuning { games: climb_games, nodes: tuning.nodes, ..tuning },
            climbs,
        );
        print!("{}", tune::written(&variant, &weights));
    }
    Ok(())
}
