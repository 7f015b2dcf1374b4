//! Who plays: the eight levels, each with what it sees and what it doesn't, and the anchors of the ladder.

use super::eval::{Eval, MOVE};
use super::ratings::RATINGS;
use super::search::{Hop, Line, mix};
use super::weights;
use crate::board::{Set, Side, Square};
use crate::game::Game;
use crate::position::{Layout, Men};
use crate::variant::Variant;

/// Who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Player {
    /// A level from 1, for somebody's first game, to 8, the full strength. Others are taken for the nearest.
    Level(u8),
    /// Any legal move: the ladder's lowest anchor.
    Random,
    /// The move that brings its man farthest on, any of them: another anchor.
    Greedy,
    /// Alpha-beta to a fixed depth over the men's distances and nothing else, as public programs have it: two more.
    Distance(u8),
}

impl Default for Player {
    fn default() -> Player {
        Player::Level(8)
    }
}

impl Player {
    /// Tells the players apart.
    pub(super) fn number(self) -> u64 {
        match self {
            Player::Random => 0,
            Player::Greedy => 1,
            Player::Level(level) => 16 + u64::from(level),
            Player::Distance(depth) => 1024 + u64::from(depth),
        }
    }
}

/// The rating of a level in a rated variant, as the ladder has measured it; `None` for others.
#[must_use]
pub fn level_rating(variant: &str, level: u8) -> Option<f64> {
    let (_, ratings) = RATINGS.iter().find(|(name, _)| *name == variant)?;
    let index = usize::from(level.checked_sub(1)?);
    ratings.get(index).copied().map(f64::from)
}

/// How a position is judged.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Judgement {
    /// With all that the engine knows.
    Full,
    /// By the men's distances alone.
    Distance,
}

/// What a player sees of its own moves that looks at nothing else.
#[derive(Clone, Copy, PartialEq)]
struct Sight {
    /// How many of a hundred jumps it notices; of a chain it has to notice each jump.
    jumps: u64,
    /// It minds who is behind, and the exit deadline.
    minds_rear: bool,
    /// It looks at what may follow, if the opponent lets it.
    plans: bool,
}

/// How a player finds its move.
#[derive(Clone, Copy)]
enum Way {
    /// Any move.
    Random,
    /// The move that gains most, of those it sees.
    Look(Sight),
    /// By search.
    Search { judgement: Judgement, guesses: bool, depth: Option<i32>, nodes: Option<u64> },
}

/// A player.
#[derive(Clone, Copy)]
pub(super) struct Character {
    way: Way,
    /// By how much it misjudges what it sees, in hundredths of a move.
    noise: i32,
    /// How many moves more than others it keeps in hand before the exit deadline, since it sees walls late.
    pub reserve: i32,
    /// How many positions it may look at to play the end exactly, once the armies have passed each other.
    pub races: usize,
}

const FULL: Way = Way::Search { judgement: Judgement::Full, guesses: true, depth: None, nodes: None };

pub(super) fn character(player: Player, variant: &Variant) -> Character {
    // What differs along ranks and files, on the diagonals, where a game has fewer moves, and on a large board.
    let by = |straight: i32, diagonal: i32, large: i32| match variant {
        _ if variant.size > 8 => large,
        _ if variant.diagonal => diagonal,
        _ => straight,
    };
    let look = |jumps: i32, plans, noise, races| {
        let way = Way::Look(Sight { jumps: jumps as u64, minds_rear: true, plans });
        Character { way, noise, reserve: 0, races }
    };
    let search = |depth, reserve, noise, races| Character {
        way: Way::Search { judgement: Judgement::Full, guesses: true, depth: Some(depth), nodes: Some(50_000) },
        noise,
        reserve,
        races,
    };
    match player {
        Player::Random => Character { way: Way::Random, noise: 0, reserve: 0, races: 0 },
        Player::Greedy => {
            let way = Way::Look(Sight { jumps: 100, minds_rear: false, plans: false });
            Character { way, noise: 0, reserve: 0, races: 0 }
        }
        Player::Distance(depth) => Character {
            way: Way::Search {
                judgement: Judgement::Distance,
                guesses: false,
                depth: Some(i32::from(depth)),
                nodes: None,
            },
            noise: 0,
            reserve: 0,
            races: 0,
        },
        Player::Level(0 | 1) => look(51, false, 30, 100),
        Player::Level(2) => look(by(84, 68, 68), false, 30, 400),
        Player::Level(3) => look(100, false, by(118, 50, 50), 1_000),
        Player::Level(4) => look(100, true, by(52, 5, 5), 4_000),
        Player::Level(5) => search(by(2, 2, 3), by(7, 2, 2), by(28, 35, 35), 10_000),
        Player::Level(6) => search(4, by(8, 0, 0), by(100, 115, 50), 20_000),
        Player::Level(7) => search(6, 0, by(78, 130, 130), 40_000),
        Player::Level(_) => Character { way: FULL, noise: 0, reserve: 0, races: 500_000 },
    }
}

impl Character {
    pub fn judgement(&self) -> Judgement {
        match self.way {
            Way::Search { judgement, .. } => judgement,
            _ => Judgement::Distance,
        }
    }

    pub fn guesses(&self) -> bool {
        matches!(self.way, Way::Search { guesses: true, .. })
    }

    pub fn depth(&self) -> Option<i32> {
        if let Way::Search { depth, .. } = self.way { depth } else { None }
    }

    pub fn nodes(&self) -> Option<u64> {
        if let Way::Search { nodes, .. } = self.way { nodes } else { None }
    }

    /// By how much it misjudges at a move number. Without a seed there are no errors but a weak player's.
    pub fn noise(&self, number: u32, seed: u64) -> i32 {
        // Moves of equal worth are chosen among by errors too small to matter, a little larger in the opening.
        let least = if seed == 0 {
            0
        } else if number <= OPENING {
            MOVE / 8
        } else {
            MOVE / 50
        };
        self.noise.max(least)
    }

    /// The move of a player that doesn't search.
    pub fn choose(&self, game: &Game, seed: u64) -> Option<Line> {
        let Way::Look(sight) = self.way else {
            let Way::Random = self.way else { return None };
            let moves = game.legal_moves();
            let number = mix(seed ^ mix(u64::from(game.number()) << 1 | game.position().turn() as u64));
            let mv = &moves[(number % moves.len() as u64) as usize];
            return Some(Line { score: 0, depth: 1, hops: vec![Hop::new(mv.from(), mv.to())] });
        };
        match game.position().layout() {
            Layout::Narrow(men) => look(game, *men, sight, self.noise(game.number(), seed), seed),
            Layout::Wide(men) => look(game, *men, sight, self.noise(game.number(), seed), seed),
        }
    }
}

/// So many moves are the opening.
const OPENING: u32 = 8;

/// What a man farther behind counts for, for each anti-diagonal, and the deadline's call for one that is at home.
const REAR: i32 = MOVE / 10;
const CALLED: i32 = 3 * MOVE;
/// So many moves for each man before the deadline the call begins.
const CALL: u32 = 3;

/// The move that gains most of those that are seen.
#[inline(never)]
fn look<S: Set>(game: &Game, men: Men<S>, sight: Sight, noise: i32, seed: u64) -> Option<Line> {
    let variant = game.variant();
    // A beginner counts steps to the corner; whoever sees every chain knows what the squares are worth, too.
    let is_beginner = sight.jumps < 100 || !sight.minds_rear;
    let weights = if is_beginner { weights::distances(variant) } else { weights::of(variant) };
    let eval = Eval::<S>::new(variant, &weights, Judgement::Distance);
    let side = men.turn();
    let is_called = sight.minds_rear && game.number() + CALL * men.of(side).len() > variant.exit_deadline;
    let behind = |square: Square| match side {
        Side::White => 2 * i32::from(variant.size) - 2 - i32::from(square.file() + square.rank()),
        Side::Black => i32::from(square.file() + square.rank()),
    };
    let gain = |from: Square, to: Square| {
        let mut gain = eval.of(side, from) - eval.of(side, to);
        if sight.minds_rear && gain > 0 {
            gain += REAR * behind(from);
        }
        gain
    };
    let out = eval.moves_out(&men, side);
    // How much nearer a move brings the men at home to its ways out.
    let called = |after: &Men<S>| if is_called { (out - eval.moves_out(after, side)) * CALLED } else { 0 };
    // Chance that is always the same for a seed, a move number and a move.
    let chance = |from: Square, to: Square, what: u64| {
        let place = (from.index() as u64) << 8 | to.index() as u64;
        mix(seed ^ mix(u64::from(game.number()) << 24 | what << 16 | place))
    };
    let is_seen = |from: Square, to: Square| {
        if sight.jumps >= 100 || men.neighbours(S::of(from)).has(to) {
            return true;
        }
        let over = men.occupied() & !S::of(from);
        let (mut landed, mut jumps) = (S::of(from), 0);
        while !landed.has(to) {
            landed |= men.jumps(landed, over) & men.empty();
            jumps += 1;
        }
        (0..jumps).all(|jump| chance(from, to, jump) % 100 < sight.jumps)
    };
    // What can wait is worth less than what is done; on the diagonals, where more can be done, still less.
    let later = if variant.diagonal { 3 } else { 7 };
    let mut best = None::<(i32, Hop)>;
    let mut first = None;
    men.each_move(&mut |from, to| {
        let hop = Hop::new(from, to);
        first = first.or(Some(hop));
        if !is_seen(from, to) {
            return;
        }
        let mut after = men;
        after.play(from, to);
        // Who is called goes at once: no plan makes up for it.
        let mut value = gain(from, to) + called(&after);
        if game.loses(from, to) {
            value -= 1000 * MOVE;
        }
        if sight.plans {
            // The opponent stands still in its plans.
            after.pass();
            let mut next = 0;
            after.each_move(&mut |from, to| next = next.max(gain(from, to)));
            value += next * later / 10;
        }
        let number = chance(from, to, 99);
        // Among equals by lot, too.
        let value = value * 8 + (number % (16 * noise as u64 + 8)) as i32;
        if best.is_none_or(|(most, _)| value > most) {
            best = Some((value, hop));
        }
    });
    // Whoever sees no move at all finds the first.
    let hop = best.map(|(_, hop)| hop).or(first)?;
    Some(Line { score: 0, depth: 1, hops: vec![hop] })
}
