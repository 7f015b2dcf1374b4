//! The ladder: matches between the levels and the anchors, and the ratings that fit their results.

use crate::play::{Seat, Spend, has_overstayed, opening, play};
use std::fmt;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use ugolki::engine::{Engine, Player};
use ugolki::{Side, Variant};

/// The memory of each player, in bytes.
const HASH: usize = 16 << 20;
/// How many random moves each opening has.
const OPENING: usize = 4;

/// One of the ladder's players, with the name by which it is known.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Entrant(pub Player);

impl fmt::Display for Entrant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Player::Level(level) => write!(f, "level {level}"),
            Player::Random => f.write_str("random"),
            Player::Greedy => f.write_str("greedy"),
            Player::Distance(depth) => write!(f, "depth {depth}"),
        }
    }
}

impl Entrant {
    pub fn named(name: &str) -> Option<Entrant> {
        let number = |prefix: &str| name.strip_prefix(prefix).and_then(|rest| rest.trim().parse().ok());
        Some(Entrant(match name {
            "random" => Player::Random,
            "greedy" => Player::Greedy,
            _ => number("depth").map(Player::Distance).or(number("level").map(Player::Level))?,
        }))
    }
}

/// What a match has come to, for its first player.
#[derive(Default, Clone, Copy)]
pub struct Tally {
    pub wins: usize,
    pub draws: usize,
    pub losses: usize,
    /// Games that it lost, and that the second lost, because a man stayed at home too long (4.2).
    pub overstays: [usize; 2],
    pub plies: usize,
    /// The longest that a move of the first took beyond its time.
    pub latest: Duration,
}

impl Tally {
    pub fn games(&self) -> usize {
        self.wins + self.draws + self.losses
    }

    /// From 0 to 1, a draw counting half.
    pub fn score(&self) -> f64 {
        (self.wins as f64 + self.draws as f64 / 2.0) / self.games().max(1) as f64
    }
}

/// A match: each opening is played twice, with the colours changed.
pub struct Match<'a> {
    pub variant: &'a Variant,
    pub players: [Entrant; 2],
    pub games: usize,
    pub spend: Spend,
    pub threads: usize,
    pub seed: u64,
}

impl Match<'_> {
    /// Plays it; `on_game` hears how it stands after each game.
    pub fn play(&self, make: impl Fn(usize) -> Engine + Sync, on_game: impl Fn(&Tally) + Sync) -> Tally {
        let next = AtomicUsize::new(0);
        let tally = Mutex::new(Tally::default());
        std::thread::scope(|scope| {
            for _ in 0..self.threads {
                scope.spawn(|| {
                    let mut engines = [make(0), make(1)];
                    loop {
                        let index = next.fetch_add(1, Ordering::Relaxed);
                        if index >= self.games {
                            break;
                        }
                        let first = self.play_one(index, &mut engines);
                        let mut tally = tally.lock().unwrap_or_else(|poisoned| poisoned.into_inner());
                        tally.add(&first);
                        on_game(&tally);
                    }
                });
            }
        });
        tally.into_inner().unwrap_or_else(|poisoned| poisoned.into_inner())
    }

    fn play_one(&self, index: usize, engines: &mut [Engine; 2]) -> Tally {
        let pair = (index / 2) as u64;
        let game = opening(self.variant, OPENING, self.seed * 1_000_003 + pair);
        let first = Side::ALL[index % 2];
        let mut seats = self.players.map(|Entrant(player)| Seat { player, spend: self.spend });
        if first == Side::Black {
            seats.swap(0, 1);
            engines.swap(0, 1);
        }
        let played = play(game, seats, engines, self.seed * 1_000_003 + pair);
        if first == Side::Black {
            engines.swap(0, 1);
        }
        let winner = played.outcome.winner;
        Tally {
            wins: usize::from(winner == Some(first)),
            draws: usize::from(winner.is_none()),
            losses: usize::from(winner == Some(first.other())),
            overstays: [first, first.other()].map(|side| usize::from(has_overstayed(played.outcome, side))),
            plies: played.plies,
            latest: played.late[first as usize],
        }
    }
}

impl Tally {
    fn add(&mut self, other: &Tally) {
        self.wins += other.wins;
        self.draws += other.draws;
        self.losses += other.losses;
        self.overstays = [0, 1].map(|index| self.overstays[index] + other.overstays[index]);
        self.plies += other.plies;
        self.latest = self.latest.max(other.latest);
    }
}

/// The result of a match of the ladder.
pub struct Result {
    pub players: [Entrant; 2],
    pub tally: Tally,
}

/// Who meets whom: each level the one below, the lowest the anchors that it is to beat, the highest all of them.
pub fn pairings() -> Vec<[Entrant; 2]> {
    let level = |level| Entrant(Player::Level(level));
    let anchors = [Player::Random, Player::Greedy, Player::Distance(2), Player::Distance(4)].map(Entrant);
    let mut pairings = vec![[level(1), anchors[0]], [level(1), anchors[1]]];
    pairings.extend((2..=8).map(|upper| [level(upper), level(upper - 1)]));
    // The anchors in the middle stand between levels, too.
    pairings.extend([[level(4), anchors[2]], [level(5), anchors[3]]]);
    pairings.extend(anchors.map(|anchor| [level(8), anchor]));
    pairings
}

/// The results that what a ladder of the variant has told holds, to go on with it.
pub fn told(log: &str, variant: &Variant) -> Vec<Result> {
    let result = |line: &str| {
        let (_, told) = line.strip_prefix(&variant.name[..])?.strip_prefix(" (")?.split_once("): ")?;
        let (players, scores) = told.split_once(": ")?;
        let (a, b) = players.split_once(" – ")?;
        let players = [Entrant::named(a)?, Entrant::named(b)?];
        let mut scores = scores.split(',').next()?.split(' ').map(|score| score.get(1..)?.parse().ok());
        let (wins, draws, losses) = (scores.next()??, scores.next()??, scores.next()??);
        Some(Result { players, tally: Tally { wins, draws, losses, ..Tally::default() } })
    };
    log.lines().filter_map(result).collect()
}

/// Plays the ladder of a variant, but for the matches whose results are `known`.
pub fn climb(variant: &Variant, games: usize, time: Duration, threads: usize, known: Vec<Result>) -> Vec<Result> {
    let start = Instant::now();
    let pairings = pairings();
    let mut results = known;
    for (index, players) in pairings.iter().copied().enumerate() {
        let [a, b] = players;
        if results.iter().any(|result| result.players == players) {
            continue;
        }
        let spend = Spend::Time(time);
        let one = Match { variant, players, games, spend, threads, seed: index as u64 + 1 };
        let told = Mutex::new(Instant::now());
        let tally = one.play(
            |_| Engine::new(HASH),
            |tally| {
                let Ok(mut told) = told.lock() else { return };
                if told.elapsed() > Duration::from_secs(10) {
                    *told = Instant::now();
                    let (done, score) = (tally.games(), tally.score() * 100.0);
                    eprintln!("  {a} – {b}: {done} of {games} games, {score:.1} %");
                }
            },
        );
        eprintln!(
            "{} ({} of {}, {:.0} s): {a} – {b}: +{} ={} -{}, {:.1} %, overstayed {:?}, {} plies a game, late by {:?}",
            variant.name,
            index + 1,
            pairings.len(),
            start.elapsed().as_secs_f64(),
            tally.wins,
            tally.draws,
            tally.losses,
            tally.score() * 100.0,
            tally.overstays,
            tally.plies / games.max(1),
            tally.latest,
        );
        results.push(Result { players, tally });
    }
    results
}

/// Level 5 is put in the middle.
const MIDDLE: (Player, f64) = (Player::Level(5), 1500.0);
/// Elo's scale: so many points more are a tenfold chance.
const SCALE: f64 = 400.0;

/// The ratings that make the results most likely (Bradley and Terry; each draw counts as half a win, and each match has
/// one more draw, so that a match without a loss doesn't take its players infinitely far apart).
pub fn ratings(results: &[Result]) -> Vec<(Entrant, f64)> {
    let mut entrants: Vec<Entrant> = Vec::new();
    for entrant in results.iter().flat_map(|result| result.players) {
        if !entrants.contains(&entrant) {
            entrants.push(entrant);
        }
    }
    let index = |entrant: Entrant| entrants.iter().position(|other| *other == entrant).unwrap_or(0);
    let mut strength = vec![1.0; entrants.len()];
    for _ in 0..10_000 {
        let mut points = vec![0.0; entrants.len()];
        let mut met = vec![0.0; entrants.len()];
        for Result { players: [a, b], tally } in results {
            let (a, b) = (index(*a), index(*b));
            let games = tally.games() as f64 + 1.0;
            let won = tally.wins as f64 + (tally.draws as f64 + 1.0) / 2.0;
            points[a] += won;
            points[b] += games - won;
            let share = games / (strength[a] + strength[b]);
            met[a] += share;
            met[b] += share;
        }
        for ((strength, points), met) in strength.iter_mut().zip(points).zip(met) {
            *strength = points / met;
        }
    }
    let middle = strength[index(Entrant(MIDDLE.0))];
    let mut rated: Vec<_> = entrants
        .iter()
        .zip(&strength)
        .map(|(entrant, strength)| (*entrant, MIDDLE.1 + SCALE * (strength / middle).log10()))
        .collect();
    rated.sort_by(|a, b| b.1.total_cmp(&a.1));
    rated
}

/// The standing as a table in Markdown.
pub fn table(results: &[Result]) -> String {
    let mut text = String::from("| | rating | against |\n|---|---:|---|\n");
    for (entrant, rating) in ratings(results) {
        let matches: Vec<String> = results
            .iter()
            .filter(|result| result.players[0] == entrant)
            .map(|Result { players, tally }| {
                let Tally { wins, draws, losses, .. } = tally;
                format!("{}: +{wins} ={draws} −{losses}", players[1])
            })
            .collect();
        text.push_str(&format!("| {entrant} | {rating:.0} | {} |\n", matches.join(", ")));
    }
    text
}

/// What src/engine/ratings.rs holds of a variant: the ratings of the levels from 1 to 8.
pub fn written(variant: &Variant, results: &[Result]) -> String {
    let rated = ratings(results);
    let of = |level| rated.iter().find(|(entrant, _)| *entrant == Entrant(Player::Level(level)));
    let levels: Vec<String> = (1..=8).filter_map(of).map(|(_, rating)| format!("{rating:.0}")).collect();
    format!("    ({:?}, [{}]),", variant.name, levels.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn result(a: &str, b: &str, wins: usize, losses: usize) -> Result {
        let players = [a, b].map(|name| Entrant::named(name).unwrap());
        Result { players, tally: Tally { wins, losses, ..Tally::default() } }
    }

    #[test]
    fn ratings_fit_the_results() {
        let results = [
            result("level 5", "level 4", 75, 25),
            result("level 6", "level 5", 90, 10),
            result("level 1", "random", 9, 0),
        ];
        let rated = ratings(&results);
        let of = |name: &str| rated.iter().find(|(entrant, _)| entrant.to_string() == name).unwrap().1;
        assert_eq!(of("level 5").round(), 1500.0);
        // Three to one is 191 points, nine to one 382; the draw that is added takes a few off.
        assert!((of("level 5") - of("level 4") - 191.0).abs() < 6.0, "{}", of("level 4"));
        assert!((of("level 6") - of("level 5") - 382.0).abs() < 15.0, "{}", of("level 6"));
        assert!(of("level 1") > of("random") + 300.0);
    }

    #[test]
    fn what_was_told_is_known() {
        let variant = Variant::named("classic-3x4").unwrap();
        let log = "classic-3x4 (9 of 15, 281 s): level 8 – depth 4: +165 =24 -11, 88.5 %, overstayed [0, 22], 98 plies\n\
                   classic-3x3 (9 of 15, 281 s): level 8 – level 7: +1 =2 -3, 33.3 %\n  level 8 – level 7: 3 of 200 games";
        let [Result { players, tally }] = &told(log, &variant)[..] else { panic!("one is told") };
        assert_eq!(players.map(|player| player.to_string()), ["level 8", "depth 4"]);
        assert_eq!((tally.wins, tally.draws, tally.losses), (165, 24, 11));
    }

    #[test]
    fn every_level_meets_the_one_below_and_the_highest_all_anchors() {
        for name in ["random", "greedy", "depth 2", "depth 4", "level 7"] {
            let players = ["level 8", name].map(|name| Entrant::named(name).unwrap());
            assert!(pairings().contains(&players), "{name}");
        }
        assert!(Entrant::named("level").is_none() && Entrant::named("somebody").is_none());
    }
}
