//! Par: the fewest moves in which an army crosses the board, proven where that can be done.

mod beam;
mod results;
mod search;
mod store;
#[cfg(test)]
mod tests;
mod together;

use anyhow::{Context, Result};
use lexopt::{Arg::Long, Arg::Value, ValueExt};
use results::{Par, Results, improve, leg, replay_alone, spent};
use search::{Leg, Progress, Search, estimates};
use std::path::PathBuf;
use std::time::{Duration, Instant};
use store::Store;
use ugolki::race::Solver;
use ugolki::race::parts::{self, Board};
use ugolki::{Move, Side, SquareSet, Variant};

const HELP: &str = "\
Finds the fewest moves in which an army crosses the empty board, proves them, and stores them in src/race/par.json.

Usage: cargo xtask par [OPTIONS] [VARIANT]...           one army alone
       cargo xtask par lines [OPTIONS] [VARIANT]...     the same, but good lines without a proof
       cargo xtask par together [OPTIONS] [VARIANT]...  two armies that help each other

Without a variant: all, or of two armies those of nine men. What is proven is stored bound by bound. On a board larger than
8×8 the bound is what the solver of the package proves in the time given, and a good line follows; two armies get a good
line, and a bound that needs no search.

Options:
  --threads N   searches at once (one a core)
  --from N      take for granted that fewer moves aren't enough, as stored
  --most N      stop when it is proven that so many aren't enough
  --folder DIR  keep the layers of the search there, and go on with those that are there
  --seconds N   how long to look for lines, and for a bound on a large board (60)
  --help        print this
";

struct Options {
    threads: usize,
    from: usize,
    most: usize,
    folder: Option<PathBuf>,
    time: Duration,
    values: Vec<String>,
}

fn main() -> Result<()> {
    let mut options = Options {
        threads: std::thread::available_parallelism()?.get(),
        from: 0,
        most: usize::MAX,
        folder: None,
        time: Duration::from_secs(60),
        values: Vec::new(),
    };
    let mut parser = lexopt::Parser::from_env();
    while let Some(arg) = parser.next()? {
        match arg {
            Long("threads") => options.threads = parser.value()?.parse()?,
            Long("from") => options.from = parser.value()?.parse()?,
            Long("most") => options.most = parser.value()?.parse()?,
            Long("folder") => options.folder = Some(parser.value()?.into()),
            Long("seconds") => options.time = Duration::from_secs(parser.value()?.parse()?),
            Long("help") => {
                print!("{HELP}");
                return Ok(());
            }
            Value(value) => options.values.push(value.string()?),
            _ => return Err(arg.unexpected().into()),
        }
    }
    let word = options.values.first().map(String::as_str);
    let (is_together, is_lines) = (word == Some("together"), word == Some("lines"));
    let names = &options.values[usize::from(is_together || is_lines)..];
    let variants = if names.is_empty() {
        Variant::all().filter(|variant| !is_together || variant.home.len() == 9).collect()
    } else {
        let named = |name: &String| Variant::named(name).with_context(|| format!("there is no variant {name}"));
        names.iter().map(named).collect::<Result<Vec<_>>>()?
    };
    for variant in variants {
        if is_together {
            for arrives in Side::ALL {
                together(&variant, arrives, &options)?;
            }
        } else if is_lines {
            lines(&variant, by_men(&variant, Side::White, "lines "), &options)?;
        } else if variant.size > 8 {
            lines(&variant, bound(&variant, &options)?, &options)?;
        } else {
            alone(&variant, &options)?;
        }
    }
    Ok(())
}

/// Stores a result and says it.
fn keep(par: Par, is_together: bool) -> Result<()> {
    let moves = match par.most {
        Some(most) if most == par.least => format!("{most} moves, proven"),
        Some(most) => format!("{} to {most} moves", par.least),
        None => format!("at least {} moves", par.least),
    };
    println!(
        "{}, {} arrives: {moves} ({} positions, {:.1} s, {} MB)",
        par.variant, par.arrives, par.positions, par.seconds, par.megabytes
    );
    let mut results = Results::read()?;
    improve(if is_together { &mut results.together } else { &mut results.alone }, par);
    results.write()
}

fn written(moves: &[Move]) -> Vec<String> {
    moves.iter().map(Move::to_string).collect()
}

fn moves_of(legs: &[Leg]) -> Result<Vec<Move>> {
    legs.iter().map(|&(from, to)| leg(from, to)).collect()
}

/// Searches for a line of as many moves as the estimates allow, then for one of one more, until there is one.
fn alone(variant: &Variant, options: &Options) -> Result<()> {
    let board = Board::new(variant, variant.home);
    let estimates = estimates(&board);
    let store = options.folder.clone().map(|folder| Store::new(folder, &variant.name)).transpose()?;
    let report = |progress: &Progress| {
        eprintln!(
            "{} moves: layer {}, {} of {} positions, {:.0} a second, {} s left",
            progress.bound,
            progress.layer,
            progress.looked_at,
            progress.positions,
            progress.rate,
            progress.left.as_secs()
        );
    };
    let search =
        Search { board, estimates: &estimates, threads: options.threads, store: store.as_ref(), report: &report };
    let mut par = Par {
        variant: variant.name.to_string(),
        arrives: Side::White.to_string(),
        least: estimates.least(&board).max(options.from),
        most: None,
        line: Vec::new(),
        known_by: "search".to_owned(),
        positions: 0,
        seconds: 0.0,
        megabytes: 0,
        command: format!("cargo xtask par {}", variant.name),
    };
    while par.most.is_none() && par.least <= options.most {
        let (line, positions) = search.run(par.least)?;
        par.positions = positions;
        (par.seconds, par.megabytes) = spent();
        if let Some(store) = &store {
            store.clear(par.least)?;
        }
        match line {
            Some(legs) => {
                let moves = replay_alone(variant, variant.home, &moves_of(&legs)?)?;
                par.most = Some(moves.len());
                par.line = written(&moves);
            }
            None => par.least += 1,
        }
        keep(par.clone(), false)?;
    }
    Ok(())
}

/// A result that no search has proven yet.
fn by_men(variant: &Variant, arrives: Side, command: &str) -> Par {
    Par {
        variant: variant.name.to_string(),
        arrives: arrives.to_string(),
        least: parts::by_men(variant, variant.home),
        most: None,
        line: Vec::new(),
        known_by: "each man's own moves".to_owned(),
        positions: 0,
        seconds: 0.0,
        megabytes: 0,
        command: format!("cargo xtask par {command}{}", variant.name),
    }
}

/// The memory for proofs on a large board.
const MEMORY: usize = 4 << 30;

/// What is proven on a large board in the time given.
fn bound(variant: &Variant, options: &Options) -> Result<Par> {
    let started = Instant::now();
    let mut solver = Solver::new(variant, Side::White, variant.home, MEMORY);
    while started.elapsed() < options.time && solver.advance(10_000) {}
    let known = solver.known();
    let mut par = by_men(variant, Side::White, "");
    if let Some(least) = known.lower_bound.filter(|&least| least > par.least) {
        (par.least, par.positions, par.known_by) = (least, known.positions, "search".to_owned());
        par.command = format!("{} --seconds {}", par.command, options.time.as_secs());
    }
    (par.seconds, par.megabytes) = spent();
    keep(par.clone(), false)?;
    Ok(par)
}

/// Looks for good lines, where so much is proven.
fn lines(variant: &Variant, par: Par, options: &Options) -> Result<()> {
    let is_this = |known: &Par| known.variant == variant.name;
    let most = Results::read()?.alone.into_iter().find(is_this).and_then(|par| par.most).unwrap_or(usize::MAX);
    let found = |legs: &[Leg]| {
        let line = written(&replay_alone(variant, variant.home, &moves_of(legs)?)?);
        keep(Par { most: Some(line.len()), line, ..par.clone() }, false)
    };
    if variant.size <= 8 {
        beam::search::<u64>(variant, options.time, most, found)
    } else {
        beam::search::<SquareSet>(variant, options.time, most, found)
    }
}

fn together(variant: &Variant, arrives: Side, options: &Options) -> Result<()> {
    let is_this = |par: &Par| par.variant == variant.name && par.arrives == arrives.to_string();
    let known = Results::read()?.together.into_iter().find(is_this).and_then(|par| par.most);
    let mut par = by_men(variant, arrives, "together ");
    keep(par.clone(), true)?;
    together::search(variant, arrives, options.time, known.unwrap_or(usize::MAX), |moves| {
        par.line = written(moves);
        par.most = Some(moves.len().div_ceil(2));
        (par.seconds, par.megabytes) = spent();
        keep(par.clone(), true)
    })
}
