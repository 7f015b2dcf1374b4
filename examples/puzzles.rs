//! Looks for placements of an army that make a good race for the page, and measures them.
//!
//! `cargo run --release --features race --example puzzles -- propose KIND SEED COUNT FEWEST MOST`: of so many random
//! placements, many of them symmetric, those whose par is in these bounds. `… -- measure KIND MOST < positions`: these, as far
//! as their par is at most that. From both the puzzles in `www/src/puzzles/groups.json` were picked by hand. Each answer is
//! a line: the position (7.3), its par, how many of the first moves keep it, how often one gets it who always makes the
//! most of the next move, or of the next two, and how near such a one comes at best, the longest chain, the moves that gain
//! nothing, the steps, and a best line.
//!
//! `… -- daily WEEKS > www/src/daily/races.json`: so many weeks of races for the page. Their kinds are those of
//! `www/src/puzzles/kinds.json`, as all others.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::error::Error;
use std::io::{self, Write};
use ugolki::notation::{format_position, parse_position};
use ugolki::race::Solver;
use ugolki::{Game, Move, Setup, Side, Square, SquareSet, Variant};

type Fallible<T> = Result<T, Box<dyn Error>>;

const MEMORY: usize = 200 << 20;
/// A placement that takes more positions than this to prove is no use: the page proves it again.
const MOST_POSITIONS: u64 = 200_000;

/// The days of the week, from Monday on: what is raced, and how long at least and at most.
const WEEK: [(&str, usize, usize); 7] = [
    ("four-6", 4, 8),
    ("four-8-diagonal", 5, 9),
    ("five-8", 6, 11),
    ("six-6-diagonal", 6, 9),
    ("six-7", 7, 12),
    ("nine-8-diagonal", 6, 9),
    ("nine-8", 8, 11),
];

fn main() -> Fallible<()> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = args.iter().map(String::as_str).collect();
    match words[..] {
        ["measure", kind, most] => {
            let most = most.parse()?;
            let variant = variant(kind)?;
            for line in io::stdin().lines() {
                let setup = parse_position(line?.trim(), variant.size)?;
                match measure(&variant, setup.white, most) {
                    Some(measured) => measured.tell(&variant)?,
                    None => println!("{}\tnot proven to be at most {most}", format_position(&setup, variant.size)),
                }
            }
        }
        ["propose", kind, seed, count, fewest, most] => {
            let variant = variant(kind)?;
            let (fewest, most) = (fewest.parse()?, most.parse()?);
            let mut random = Random(seed.parse()?);
            for _ in 0..count.parse()? {
                let near = placement(&variant, &mut random).filter(|&men| is_near(&variant, men, most));
                let measured = near.and_then(|men| measure(&variant, men, most));
                if let Some(measured) = measured.filter(|measured| measured.par >= fewest) {
                    measured.tell(&variant)?;
                }
            }
        }
        ["daily", weeks] => daily(weeks.parse()?)?,
        _ => return Err("see the head of examples/puzzles.rs".into()),
    }
    Ok(())
}

/// Writes the races of so many weeks.
fn daily(weeks: usize) -> Fallible<()> {
    let mut columns = Vec::new();
    for (day, (kind, fewest, most)) in (1..).zip(WEEK) {
        let variant = variant(kind)?;
        let mut random = Random(day);
        let mut seen = BTreeSet::new();
        let mut races = Vec::new();
        while races.len() < weeks {
            let Some(men) = placement(&variant, &mut random) else { continue };
            if !is_near(&variant, men, most) || !seen.insert(men) {
                continue;
            }
            if let Some(measured) = measure(&variant, men, most)
                && measured.par >= fewest
                && measured.is_worth_a_day()
            {
                seen.insert(men.iter().filter_map(|square| Square::new(square.rank(), square.file())).collect());
                let position = measured.position(&variant);
                let ranks = position.split(' ').next().unwrap_or_default();
                races.push(format!("{} {ranks}", measured.par));
            }
        }
        eprintln!("{kind} is done");
        columns.push(races);
    }
    let week: Vec<&str> = WEEK.iter().map(|&(kind, ..)| kind).collect();
    let races: Vec<&String> = (0..weeks).flat_map(|week| columns.iter().map(move |races| &races[week])).collect();
    println!("{}", serde_json::to_string_pretty(&serde_json::json!({ "week": week, "races": races }))?);
    Ok(())
}

/// The variant of a kind.
fn variant(kind: &str) -> Fallible<Variant> {
    let kinds: serde_json::Value = serde_json::from_str(include_str!("../www/src/puzzles/kinds.json"))?;
    let kind = kinds.get(kind).ok_or("there is no such kind")?;
    let home = kind["home"].as_array().into_iter().flatten().filter_map(|name| name.as_str()?.parse::<Square>().ok());
    let size = kind["size"].as_u64().ok_or("a kind has a size")?.try_into()?;
    let diagonal = kind["diagonal"] == true;
    Ok(Variant {
        name: Cow::Borrowed("race"),
        size,
        home: home.collect(),
        diagonal,
        trapping: true,
        exit_deadline: 500,
        move_limit: 500,
        rated: false,
    })
}

/// The fewest moves and a line, where they are at most so many and proven soon.
fn solve(variant: &Variant, men: SquareSet, most: usize) -> Option<(usize, Vec<Move>)> {
    let mut solver = Solver::new(variant, Side::White, men, MEMORY);
    while solver.advance(1000) {
        let known = solver.known();
        if known.positions > MOST_POSITIONS || known.lower_bound.is_none_or(|bound| bound > most) {
            return None;
        }
    }
    let known = solver.known();
    known.is_proven().then_some((known.moves?, solver.line())).filter(|&(par, _)| par <= most)
}

/// Whether so many moves are enough.
fn is_enough(variant: &Variant, men: SquareSet, moves: usize) -> bool {
    let mut solver = Solver::new(variant, Side::White, men, MEMORY);
    loop {
        let more = solver.advance(1000);
        let known = solver.known();
        if known.moves.is_some_and(|found| found <= moves) {
            return true;
        }
        if !more || known.lower_bound.is_none_or(|bound| bound > moves) {
            return false;
        }
    }
}

/// What was measured of a placement.
struct Measured {
    men: SquareSet,
    par: usize,
    line: Vec<Move>,
    /// The first moves, and how many of them keep par.
    moves: usize,
    keep: usize,
    /// Of a hundred who look one move ahead, or two, so many get par; and the least that one of them is above it.
    hasty: (usize, usize),
    careful: (usize, usize),
}

/// Measures a placement; nothing where par is more than `most`, or isn't proven soon.
fn measure(variant: &Variant, men: SquareSet, most: usize) -> Option<Measured> {
    let (par, line) = solve(variant, men, most)?;
    let mut random = Random(1);
    let [hasty, careful] = [(1, 100), (2, 30)].map(|(depth, times)| {
        let lengths: Vec<usize> = (0..times).map(|_| walk(variant, men, depth, par + 6, &mut random)).collect();
        let hits = lengths.iter().filter(|&&length| length == par).count();
        (100 * hits / times, lengths.iter().min().map_or(0, |best| best - par))
    });
    let moves = moves(variant, men);
    let keep = moves.iter().filter(|&&(_, after)| is_enough(variant, after, par - 1)).count();
    Some(Measured { men, par, line, moves: moves.len(), keep, hasty, careful })
}

impl Measured {
    fn position(&self, variant: &Variant) -> String {
        format_position(&setup(self.men), variant.size)
    }

    /// The longest chain of the line.
    fn jumps(&self) -> usize {
        self.line.iter().filter(|mv| !mv.is_step()).map(|mv| mv.path().len() - 1).max().unwrap_or(0)
    }

    /// Whether it takes some thought, and more than steps.
    fn is_worth_a_day(&self) -> bool {
        self.hasty.0 <= 10 && self.careful.0 <= 50 && 3 * self.keep <= self.moves && self.jumps() >= 2
    }

    fn tell(&self, variant: &Variant) -> io::Result<()> {
        let Measured { par, line, moves, keep, hasty, careful, .. } = self;
        let quiet = line.iter().filter(|mv| ahead(variant, mv.to()) <= ahead(variant, mv.from())).count();
        let steps = line.iter().filter(|mv| mv.is_step()).count();
        let text: Vec<String> = line.iter().map(ToString::to_string).collect();
        println!(
            "{}\tpar {par}\tkeep {keep}/{moves}\tgreedy {}%+{}\tcareful {}%+{}\tjumps {}\tquiet {quiet}\tsteps {steps}\t{}",
            self.position(variant),
            hasty.0,
            hasty.1,
            careful.0,
            careful.1,
            self.jumps(),
            text.join(" ")
        );
        io::stdout().flush()
    }
}

fn setup(white: SquareSet) -> Setup {
    Setup { white, black: SquareSet::EMPTY, turn: Side::White, number: 1 }
}

/// Every move of the army: the man's ends, and how it stands then.
fn moves(variant: &Variant, men: SquareSet) -> Vec<((Square, Square), SquareSet)> {
    let Ok(game) = Game::new(variant.clone()).map(|game| game.set_up(setup(men))) else { return Vec::new() };
    let Ok(game) = game else { return Vec::new() };
    let mut all = Vec::new();
    for from in men.iter() {
        for to in game.destinations(from).iter() {
            let after = men.iter().map(|square| if square == from { to } else { square }).collect();
            all.push(((from, to), after));
        }
    }
    all
}

/// Whether the men are near enough to the far corner for so many moves to be enough, most likely.
fn is_near(variant: &Variant, men: SquareSet, most: usize) -> bool {
    let sum = |men: SquareSet| men.iter().map(|square| usize::from(square.file() + square.rank())).sum::<usize>();
    let distance = sum(variant.home_of(Side::Black)).saturating_sub(sum(men));
    distance <= if variant.diagonal { 6 * most } else { 3 * most + most / 2 }
}

/// How far ahead a man stands, as somebody sees it who looks at the far corner.
fn ahead(variant: &Variant, square: Square) -> i32 {
    let (file, rank) = (i32::from(square.file()), i32::from(square.rank()));
    if variant.diagonal { 2 * file.min(rank) + file + rank } else { file + rank }
}

/// How many moves somebody takes who always makes the most of the next `depth` moves, at most `most` + 1.
fn walk(variant: &Variant, mut men: SquareSet, depth: u32, most: usize, random: &mut Random) -> usize {
    let goal = variant.home_of(Side::Black);
    let mut before = men;
    for made in 0..=most {
        if men == goal {
            return made;
        }
        let mut best = (i32::MIN, men);
        for (_, after) in moves(variant, men) {
            if after == before {
                continue;
            }
            let worth = worth(variant, after, goal, depth - 1) * 1024 + random.below(1024) as i32;
            if worth > best.0 {
                best = (worth, after);
            }
        }
        (before, men) = (men, best.1);
    }
    most + 1
}

/// What a placement is worth after the best `depth` moves more.
fn worth(variant: &Variant, men: SquareSet, goal: SquareSet, depth: u32) -> i32 {
    if men == goal {
        return 1000 + depth as i32;
    }
    if depth == 0 {
        return men.iter().map(|square| ahead(variant, square) + i32::from(goal.contains(square))).sum();
    }
    moves(variant, men).into_iter().map(|(_, after)| worth(variant, after, goal, depth - 1)).max().unwrap_or(0)
}

/// A placement of the whole army: often symmetric, often close together.
fn placement(variant: &Variant, random: &mut Random) -> Option<SquareSet> {
    let size = variant.size;
    let count = variant.home.len();
    let symmetry = random.below(8);
    let reach = [1, 2, 2, 3, 8][random.below(5)];
    let image = |square: Square| -> Vec<Square> {
        let (f, r) = (square.file(), square.rank());
        let end = size - 1;
        let others: &[(u8, u8)] = match symmetry {
            0 => &[(r, f)],
            1 => &[(end - r, end - f)],
            2 => &[(end - f, end - r)],
            3 => &[(end - f, r)],
            4 => &[(f, end - r)],
            5 => &[(r, f), (end - r, end - f), (end - f, end - r)],
            6 => &[(end - r, f), (end - f, end - r), (r, end - f)],
            _ => &[],
        };
        std::iter::once((f, r)).chain(others.iter().copied()).filter_map(|(f, r)| Square::new(f, r)).collect()
    };
    let mut men = SquareSet::EMPTY;
    for _ in 0..200 {
        if men.len() == count {
            break;
        }
        let square = Square::new(random.below(size.into()) as u8, random.below(size.into()) as u8)?;
        let is_near = men.is_empty()
            || men
                .iter()
                .any(|man| man.file().abs_diff(square.file()) <= reach && man.rank().abs_diff(square.rank()) <= reach);
        if !is_near {
            continue;
        }
        let mut more = men;
        for square in image(square) {
            more.insert(square);
        }
        if more.len() <= count {
            men = more;
        }
    }
    (men.len() == count).then_some(men)
}

/// SplitMix64.
struct Random(u64);

impl Random {
    /// A number below another.
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ z >> 31) % limit as u64) as usize
    }
}
