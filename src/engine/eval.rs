//! What a position is worth: how many moves each side still needs, as far as weights can tell.
//!
//! All values are in hundredths of a move. The weights are data (weights.rs), fitted to games by `cargo xtask tune`.

use super::levels::Judgement;
use super::weights::Weights;
use crate::board::{Set, Side, Square, SquareSet};
use crate::position::Men;
use crate::variant::Variant;

/// A whole move in the engine's scores.
pub(super) const MOVE: i32 = 100;

/// What having the move is worth: half of it.
const TEMPO: i32 = MOVE / 2;

/// What counts beside where each man stands, by its place in the weights.
pub const TERMS: [&str; 5] = ["bridges", "isolated", "blocked", "rear", "held"];
pub const TERM_COUNT: usize = TERMS.len();

/// A side that can't empty its home in time any more.
const TOO_LATE: i32 = 30 * MOVE;
/// How many moves more a man needs to leave its home that finds no way.
const LOCKED: i32 = 6;
/// How many moves before the limit the men in the goal begin to count (5.4).
const COUNTING: i32 = 12;
/// A man more in the goal at the move limit.
const COUNTED: i32 = 3 * MOVE;

/// The evaluation for one variant.
pub(super) struct Eval<S> {
    terms: [i16; TERM_COUNT],
    hurry: i32,
    slack: i32,
    /// The moves to go of a man on each square, for White and for Black.
    to_go: [[i16; 256]; 2],
    exit_deadline: u32,
    move_limit: u32,
    diagonal: bool,
    judgement: Judgement,
    /// The anti-diagonals of the board, from White's home to Black's.
    slants: Vec<S>,
}

impl<S: Set> Eval<S> {
    #[inline(never)]
    pub fn new(variant: &Variant, weights: &Weights, judgement: Judgement) -> Eval<S> {
        let mut to_go = [[0; 256]; 2];
        for square in SquareSet::board(variant.size).iter() {
            let value = weights.square[square.index()];
            to_go[0][square.index()] = value;
            to_go[1][square.turned(variant.size).index()] = value;
        }
        let mut slants = vec![S::EMPTY; 2 * usize::from(variant.size) - 1];
        for square in SquareSet::board(variant.size).iter() {
            slants[usize::from(square.file() + square.rank())] |= S::of(square);
        }
        Eval {
            terms: weights.terms,
            hurry: weights.hurry.into(),
            slack: weights.slack.into(),
            to_go,
            exit_deadline: variant.exit_deadline,
            move_limit: variant.move_limit,
            diagonal: variant.diagonal,
            judgement,
            slants,
        }
    }

    /// What the men of a side that stand on these squares have to go, each by itself.
    pub fn sum(&self, side: Side, men: S) -> i32 {
        men.squares().map(|square| self.of(side, square)).sum()
    }

    #[inline(always)]
    pub fn of(&self, side: Side, square: Square) -> i32 {
        i32::from(self.to_go[side as usize][square.index()])
    }

    /// How the terms stand for a side, in their order.
    #[inline(always)]
    pub fn terms(&self, men: &Men<S>, side: Side) -> [i32; TERM_COUNT] {
        let (own, occupied, empty) = (men.of(side), men.occupied(), men.empty());
        let (home, goal) = (men.home(side), men.home(side.other()));
        // Jumps over any man towards the goal, and how many opponents stand in a man's two ways there.
        let (ahead, opponent): (fn(S) -> [S; 2], S) = match side {
            Side::White => (|set| [set.up(), set.right()], men.of(Side::Black)),
            Side::Black => (|set| [set.down(), set.left()], men.of(Side::White)),
        };
        let [a, b] = ahead(own);
        let mut landings = (ahead(a & occupied)[0] & empty).len() + (ahead(b & occupied)[1] & empty).len();
        if self.diagonal {
            let slanted = |set: S| ahead(ahead(set)[0])[1];
            landings += (slanted(slanted(own) & occupied) & empty).len();
        }
        let travelling = own & !goal;
        let isolated = travelling & !own.neighbours(true);
        let rear = self.rear(travelling, side);
        let held = opponent & goal;
        let behind: fn(S) -> [S; 2] = match side {
            Side::White => |set| [set.down(), set.left()],
            Side::Black => |set| [set.up(), set.right()],
        };
        let [c, d] = behind(opponent);
        let blocked = travelling & !home & c & d;
        [landings as i32, isolated.len() as i32, blocked.len() as i32, rear, held.len() as i32]
    }

    /// How many moves the men of a side need to leave its home, each by itself while everything else stands still; only
    /// that its own men step aside for one move.
    #[inline(never)]
    pub fn moves_out(&self, men: &Men<S>, side: Side) -> i32 {
        let (own, home, empty) = (men.of(side), men.home(side), men.empty());
        let mut inside = own & home;
        // From the outside in, a move at a time, since moves can be made backwards.
        let mut free = empty & !home;
        let mut waiting = own & !home;
        let mut moves = 0;
        while !inside.is_empty() {
            moves += inside.len() as i32;
            let reached = (men.neighbours(free) | men.jumps(free, men.occupied())) & home & !free;
            if (waiting | reached & (empty | inside)).is_empty() {
                return moves + inside.len() as i32 * LOCKED;
            }
            free |= waiting | reached & empty;
            waiting = reached & inside;
            inside &= !waiting;
        }
        moves
    }

    /// How many anti-diagonals lie between the rearmost of these men and the goal's corner.
    #[inline(always)]
    fn rear(&self, men: S, side: Side) -> i32 {
        if men.is_empty() {
            return 0;
        }
        let is_there = |slant: &S| !(*slant & men).is_empty();
        let passed = match side {
            Side::White => self.slants.iter().position(is_there),
            Side::Black => self.slants.iter().rev().position(is_there),
        };
        (self.slants.len() - 1 - passed.unwrap_or(0)) as i32
    }

    /// What the moves to go are of a side whose men have `sum` to go.
    #[inline(always)]
    fn moves_to_go(&self, men: &Men<S>, side: Side, sum: i32) -> i32 {
        let terms = self.terms(men, side);
        terms.iter().zip(self.terms).fold(sum, |sum, (term, weight)| sum + term * i32::from(weight))
    }

    /// The position's worth to the side to move. `sums` are those of `sum` for each side.
    #[inline(always)]
    pub fn evaluate(&self, men: &Men<S>, number: u32, sums: [i32; 2]) -> i32 {
        let turn = men.turn();
        if self.judgement == Judgement::Distance {
            let ahead = sums[1] - sums[0];
            return if turn == Side::White { ahead } else { -ahead };
        }
        let [white, black] = Side::ALL.map(|side| self.moves_to_go(men, side, sums[side as usize]));
        let mut ahead = black - white;
        // Moves with the numbers up to one: one more than White has where Black is to move, so that a position seen
        // from the other side is worth the same.
        let left = |number_of_end: u32| number_of_end as i32 - number as i32 + 1;
        if number <= self.exit_deadline {
            let left = left(self.exit_deadline);
            let late = Side::ALL.map(|side| {
                let at_home = men.of(side) & men.home(side);
                if at_home.is_empty() {
                    return 0;
                }
                let count = at_home.len() as i32;
                if count > left {
                    return TOO_LATE;
                }
                let lacking = (self.slack + self.moves_out(men, side) - left).max(0);
                self.hurry * lacking * (lacking + 1) / 2
            });
            ahead += late[1] - late[0];
        }
        let left = left(self.move_limit);
        if left < COUNTING {
            let in_goal = Side::ALL.map(|side| (men.of(side) & men.home(side.other())).len() as i32);
            ahead += (in_goal[0] - in_goal[1]) * COUNTED * (COUNTING - left) / COUNTING;
        }
        TEMPO + if turn == Side::White { ahead } else { -ahead }
    }
}
