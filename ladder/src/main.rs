//! Matches between the levels and the anchors, and what they say of their strength.

mod play;

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

#[derive(Default, Clone, Copy)]
struct Tally {
    wins: usize,
    draws: usize,
    losses: usize,
    overstays: [usize; 2],
    plies: usize,
    latest: Duration,
}

fn main() -> Result<()> {
    let mut parser = lexopt::Parser::from_env();
    let (mut a, mut b) = (None, None);
    let mut variant = Variant::DEFAULT.to_owned();
    let mut games = 100;
    let mut spend = Spend::Time(Duration::from_millis(100));
    let mut spend_b = None;
    let mut threads = std::thread::available_parallelism()?.get();
    let mut plies = 4;
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
            Long("threads") => threads = parser.value()?.parse()?,
            Long("plies") => plies = parser.value()?.parse()?,
            Long("seed") => seed = parser.value()?.parse()?,
            _ => return Err(arg.unexpected().into()),
        }
    }
    let (a, b) = (a.context("--a")?, b.context("--b")?);
    let variant = Variant::named(&variant).context("no such variant")?;
    let next = AtomicUsize::new(0);
    let tally = Mutex::new(Tally::default());
    let start = Instant::now();
    std::thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                let mut engines = [Engine::new(16 << 20), Engine::new(16 << 20)];
                loop {
                    let index = next.fetch_add(1, Ordering::Relaxed);
                    if index >= games {
                        break;
                    }
                    let game = opening(&variant, plies, seed * 1_000_003 + (index / 2) as u64);
                    let seat_a = Seat { player: a, spend };
                    let seat_b = Seat { player: b, spend: spend_b.unwrap_or(spend) };
                    let a_side = if index % 2 == 0 { Side::White } else { Side::Black };
                    let seats = if index % 2 == 0 { [seat_a, seat_b] } else { [seat_b, seat_a] };
                    let played = play(game, seats, &mut engines, index as u64 / 2 + 1);
                    let mut tally = tally.lock().unwrap();
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
                    let done = tally.wins + tally.draws + tally.losses;
                    if done % 20 == 0 {
                        eprintln!("{done}: +{} ={} -{}", tally.wins, tally.draws, tally.losses);
                    }
                }
            });
        }
    });
    let t = *tally.lock().unwrap();
    let score = (t.wins as f64 + t.draws as f64 / 2.0) / games as f64 * 100.0;
    println!(
        "{} {a:?} - {b:?}: +{} ={} -{}  {score:.1} %  overstays {:?}  {} plies a game  latest {:?}  {:.0} s",
        variant.name,
        t.wins,
        t.draws,
        t.losses,
        t.overstays,
        t.plies / games,
        t.latest,
        start.elapsed().as_secs_f64()
    );
    Ok(())
}
