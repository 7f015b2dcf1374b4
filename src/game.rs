//! A game from its first position on: move numbers, deadlines, the end (rules sections 4 and 5).

use std::fmt;

use crate::board::{Set, Side, Square, SquareSet};
use crate::position::{Men, Move, Position, Reason, with_men};
use crate::variant::{Variant, VariantError, write_faults};

/// The highest move number at which a position may be set up; a game from there still has numbers to count on.
pub const MAX_NUMBER: u32 = 999_999_999;

/// Why a game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Ending {
    /// One side alone has filled its goal (5.2, 5.3).
    Arrived,
    /// Both sides have filled their goals with the same move number (5.2).
    BothArrived,
    /// A side had a man at home at the exit deadline (4.2).
    Overstayed,
    /// Both sides had (4.2).
    BothOverstayed,
    /// A man was brought back home after the deadline (4.4).
    ReturnedHome,
    /// The men in the goal were counted at the move limit (5.4).
    MoveLimit,
    /// A position stood for the third time (5.5).
    Repetition,
    /// The side to move has no legal move (5.6).
    NoLegalMove,
    /// A side's time ran out (5.7).
    Time,
    /// A side resigned (5.7).
    Resignation,
    /// The sides agreed a draw (5.7).
    Agreement,
}

impl Ending {
    /// Every ending.
    pub const ALL: [Ending; 11] = [
        Ending::Arrived,
        Ending::BothArrived,
        Ending::Overstayed,
        Ending::BothOverstayed,
        Ending::ReturnedHome,
        Ending::MoveLimit,
        Ending::Repetition,
        Ending::NoLegalMove,
        Ending::Time,
        Ending::Resignation,
        Ending::Agreement,
    ];

    /// The name by which records (`Termination`) and JavaScript know it.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ending::Arrived => "arrived",
            Ending::BothArrived => "both-arrived",
            Ending::Overstayed => "overstayed",
            Ending::BothOverstayed => "both-overstayed",
            Ending::ReturnedHome => "returned-home",
            Ending::MoveLimit => "move-limit",
            Ending::Repetition => "repetition",
            Ending::NoLegalMove => "no-legal-move",
            Ending::Time => "time",
            Ending::Resignation => "resignation",
            Ending::Agreement => "agreement",
        }
    }

    /// The ending with this name.
    #[must_use]
    pub fn named(name: &str) -> Option<Ending> {
        Ending::ALL.into_iter().find(|ending| ending.name() == name)
    }
}

/// How a game ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who has won; `None` for a draw.
    pub winner: Option<Side>,
    /// Why it is over.
    pub ending: Ending,
}

impl Outcome {
    const fn win(winner: Side, ending: Ending) -> Outcome {
        Outcome { winner: Some(winner), ending }
    }

    const fn draw(ending: Ending) -> Outcome {
        Outcome { winner: None, ending }
    }

    /// An outcome by rule 5.7, which no position shows, if there is such a one.
    #[must_use]
    pub const fn declared(winner: Option<Side>, ending: Ending) -> Option<Outcome> {
        match (winner, ending) {
            (Some(_), Ending::Time | Ending::Resignation) | (None, Ending::Agreement) => {
                Some(Outcome { winner, ending })
            }
            _ => None,
        }
    }

    /// The number of the rule that ended the game.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self.ending {
            Ending::Arrived if matches!(self.winner, Some(Side::Black)) => "5.3",
            Ending::Arrived | Ending::BothArrived => "5.2",
            Ending::Overstayed | Ending::BothOverstayed => "4.2",
            Ending::ReturnedHome => "4.4",
            Ending::MoveLimit => "5.4",
            Ending::Repetition => "5.5",
            Ending::NoLegalMove => "5.6",
            Ending::Time | Ending::Resignation | Ending::Agreement => "5.7",
        }
    }

    /// The result as records write it: `1-0`, `0-1` or `1/2-1/2`.
    #[must_use]
    pub const fn result(self) -> &'static str {
        match self.winner {
            Some(Side::White) => "1-0",
            Some(Side::Black) => "0-1",
            None => "1/2-1/2",
        }
    }
}

/// A position as it is set up (7.4): it may be wrong until [`Game::set_up`] has taken it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// White's men.
    pub white: SquareSet,
    /// Black's men.
    pub black: SquareSet,
    /// The side to move.
    pub turn: Side,
    /// The number of the move to be made, from 1 on.
    pub number: u32,
}

/// A position that can't be set up, with every reason.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct SetupError {
    /// What is wrong; never empty.
    pub faults: Vec<SetupFault>,
}

impl fmt::Display for SetupError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write_faults(f, "the position can't be set up", &self.faults)
    }
}

/// One thing that is wrong with a position (7.4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[non_exhaustive]
pub enum SetupFault {
    /// A man stands beside the board.
    #[error("the man on {0} isn't on the board")]
    OffBoard(Square),
    /// Men of both sides stand on one square.
    #[error("men of both sides stand on {0}")]
    Shared(Square),
    /// A side has more men than its home has squares.
    #[error("{side} has more men than its home has squares: {men}, not {home}")]
    TooManyMen {
        /// The side.
        side: Side,
        /// Its men.
        men: u32,
        /// The squares of its home.
        home: u32,
    },
    /// Nobody has a man.
    #[error("nobody has a man")]
    NoMen,
    /// The move number is 0 or above [`MAX_NUMBER`].
    #[error("the move number isn't from 1 to {MAX_NUMBER}")]
    Number,
}

/// The game is over; nothing more can be played or declared.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the game is over ({}, {})", .0.result(), .0.ending.name())]
pub struct GameOver(pub Outcome);

/// A move that can't be played; the game stands as before.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PlayError {
    /// The game is over.
    #[error(transparent)]
    Over(#[from] GameOver),
    /// The move isn't legal.
    #[error(transparent)]
    Illegal(Box<IllegalMove>),
}

/// An illegal move, why it is, and what is legal.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub struct IllegalMove {
    /// The move as given.
    pub mv: Move,
    /// Why it isn't legal.
    pub reason: Reason,
    /// The legal moves of the man on its first square, or all legal moves where the side to move has none there.
    pub legal: Vec<Move>,
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} isn't legal: {}; ", self.mv, self.reason)?;
        if self.legal.is_empty() {
            return f.write_str("that man has no legal move");
        }
        f.write_str("legal are")?;
        for (index, mv) in self.legal.iter().enumerate() {
            f.write_str(if index == 0 { " " } else { ", " })?;
            mv.fmt(f)?;
        }
        Ok(())
    }
}

/// A game: its variant, the position it began from, the moves made and where that leads.
#[derive(Clone, PartialEq, Eq)]
pub struct Game {
    variant: Variant,
    start: Option<Setup>,
    position: Position,
    number: u32,
    moves: Vec<Move>,
    /// The men of every position so far, the first one included (5.5).
    seen: Vec<[SquareSet; 2]>,
    outcome: Option<Outcome>,
}

impl Game {
    /// The start of a game (1.2, 1.4). It is unrated where a named variant has other numbers than its own (6.1).
    ///
    /// # Errors
    /// [`VariantError`] where the variant makes no sense.
    pub fn new(mut variant: Variant) -> Result<Game, VariantError> {
        variant.check()?;
        variant.rated = variant.is_rated();
        let start = own_start(&variant);
        Ok(Game::begin(variant, &start, None))
    }

    /// A new game of the same variant from another position (7.4). It may be over at once.
    ///
    /// # Errors
    /// [`SetupError`] with everything that is wrong with the position.
    pub fn set_up(&self, setup: Setup) -> Result<Game, SetupError> {
        let mut faults = Vec::new();
        let board = self.position.board();
        let shared = setup.white & setup.black;
        faults.extend(((setup.white | setup.black) & !board).iter().map(SetupFault::OffBoard));
        faults.extend(shared.iter().map(SetupFault::Shared));
        let home = self.variant.home.len();
        for (side, men) in [(Side::White, setup.white.len()), (Side::Black, setup.black.len())] {
            if men > home {
                faults.push(SetupFault::TooManyMen { side, men, home });
            }
        }
        if setup.white.is_empty() && setup.black.is_empty() {
            faults.push(SetupFault::NoMen);
        }
        if !(1..=MAX_NUMBER).contains(&setup.number) {
            faults.push(SetupFault::Number);
        }
        if !faults.is_empty() {
            return Err(SetupError { faults });
        }
        let elsewhere = setup != own_start(&self.variant);
        Ok(Game::begin(self.variant.clone(), &setup, elsewhere.then(|| setup.clone())))
    }

    fn begin(variant: Variant, from: &Setup, start: Option<Setup>) -> Game {
        let men = [from.white, from.black];
        let position = Position::new(&variant, men, from.turn);
        let mut game =
            Game { variant, start, position, number: from.number, moves: Vec::new(), seen: vec![men], outcome: None };
        // Also at the variant's own start: one of one's own may leave White without a move there.
        game.outcome = game.outcome_at_once();
        game
    }

    /// The variant that is played.
    #[must_use]
    pub fn variant(&self) -> &Variant {
        &self.variant
    }

    /// The position that the game began from; `None` for the variant's own start.
    #[must_use]
    pub fn start(&self) -> Option<&Setup> {
        self.start.as_ref()
    }

    /// The position on the board.
    #[must_use]
    pub fn position(&self) -> &Position {
        &self.position
    }

    /// The position on the board with its move number, as it would be set up.
    #[must_use]
    pub fn setup(&self) -> Setup {
        let [white, black] = Side::ALL.map(|side| self.position.men(side));
        Setup { white, black, turn: self.position.turn(), number: self.number }
    }

    /// The move number (4.1): of the move to be made, or that would be.
    #[must_use]
    pub fn number(&self) -> u32 {
        self.number
    }

    /// The men of every position so far, the first one included.
    pub(crate) fn seen(&self) -> &[[SquareSet; 2]] {
        &self.seen
    }

    /// The moves made, with their full paths.
    #[must_use]
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// How the game ended; `None` while it goes on.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The squares on which the man on `from` may end: none where it isn't one of the side to move or the game is
    /// over.
    #[must_use]
    pub fn destinations(&self, from: Square) -> SquareSet {
        if self.outcome.is_some() { SquareSet::EMPTY } else { self.position.destinations(from) }
    }

    /// The legal moves of the man on `from` with their shortest paths, in order of where they end: none where it isn't
    /// a man of the side to move or the game is over.
    #[must_use]
    pub fn moves_from(&self, from: Square) -> Vec<Move> {
        if self.outcome.is_some() { Vec::new() } else { self.position.moves_from(from) }
    }

    /// All legal moves with their shortest paths, in order; none once the game is over.
    #[must_use]
    pub fn legal_moves(&self) -> Vec<Move> {
        if self.outcome.is_some() { Vec::new() } else { self.position.moves() }
    }

    /// Whether a move of the side to move brings a man back home after the deadline, which loses (4.4).
    #[must_use]
    pub fn loses(&self, from: Square, to: Square) -> bool {
        if !from.is_on(self.variant.size) || !to.is_on(self.variant.size) {
            return false;
        }
        with_men!(self.position.layout(), men => returns_home(men, &self.variant, self.number, men.turn(), from, to))
    }

    /// Plays a move, given by its path or by start and end alone (7.1).
    ///
    /// # Errors
    /// [`PlayError`] where the game is over or the move isn't legal; the game is unchanged then.
    pub fn play(&mut self, mv: impl Into<Move>) -> Result<(), PlayError> {
        self.play_move(mv.into())
    }

    fn play_move(&mut self, mv: Move) -> Result<(), PlayError> {
        self.going_on()?;
        let path = match self.position.expand(&mv) {
            Ok(path) => path.unwrap_or(mv),
            Err(reason) => {
                let legal = self.position.moves_near(mv.from());
                return Err(PlayError::Illegal(Box::new(IllegalMove { mv, reason, legal })));
            }
        };
        let (from, to) = (path.from(), path.to());
        self.outcome = with_men!(self.position.layout_mut(), men => {
            let judged = play_and_judge(men, &self.variant, &mut self.number, from, to);
            self.seen.push(men.both().map(Set::widen));
            judged
        });
        self.moves.push(path);
        if self.outcome.is_none() {
            let repeated = is_third(&self.seen).then_some(Outcome::draw(Ending::Repetition));
            self.outcome = repeated.or_else(|| self.outcome_when_stuck());
        }
        Ok(())
    }

    /// A side resigns (5.7).
    ///
    /// # Errors
    /// [`GameOver`] where the game has ended already.
    pub fn resign(&mut self, side: Side) -> Result<(), GameOver> {
        self.end(Outcome::win(side.other(), Ending::Resignation))
    }

    /// The sides agree a draw (5.7).
    ///
    /// # Errors
    /// [`GameOver`] where the game has ended already.
    pub fn agree_draw(&mut self) -> Result<(), GameOver> {
        self.end(Outcome::draw(Ending::Agreement))
    }

    /// A side's time has run out (5.7).
    ///
    /// # Errors
    /// [`GameOver`] where the game has ended already.
    pub fn time_out(&mut self, side: Side) -> Result<(), GameOver> {
        self.end(Outcome::win(side.other(), Ending::Time))
    }

    pub(crate) fn end(&mut self, outcome: Outcome) -> Result<(), GameOver> {
        self.going_on()?;
        self.outcome = Some(outcome);
        Ok(())
    }

    fn going_on(&self) -> Result<(), GameOver> {
        self.outcome.map_or(Ok(()), |outcome| Err(GameOver(outcome)))
    }

    /// The number of move sequences of `depth` plies from here (8.6), moves counted by start and end. A sequence ends
    /// with the game; a shorter one isn't counted. A call for each ply stands on the stack.
    #[must_use]
    pub fn perft(&self, depth: u32) -> u64 {
        if depth > 0 && self.outcome.is_some() {
            return 0;
        }
        with_men!(self.position.layout(), men => {
            let mut seen = self.seen.iter().map(|men| men.map(Set::narrow)).collect();
            perft(men, &self.variant, self.number, &mut seen, depth)
        })
    }

    /// Whether the game is over in the position from which it begins (7.4): by 5.2, 5.3 or 5.6.
    fn outcome_at_once(&self) -> Option<Outcome> {
        let [white, black] = Side::ALL.map(|side| self.position.has_arrived(side));
        match (self.position.turn(), white, black) {
            // Black's reply to the arrival counts as made.
            (Side::White, true, true) => Some(Outcome::draw(Ending::BothArrived)),
            (Side::White, true, false) => Some(Outcome::win(Side::White, Ending::Arrived)),
            // With Black to move and White's goal full, White has just arrived (7.3) and Black still has its move.
            (_, false, true) => Some(Outcome::win(Side::Black, Ending::Arrived)),
            _ => self.outcome_when_stuck(),
        }
    }

    /// Whether the game is over because the side to move can't move (5.6, and the ruling of 5.2).
    fn outcome_when_stuck(&self) -> Option<Outcome> {
        if self.position.can_move() {
            None
        } else if self.position.turn() == Side::Black && self.position.has_arrived(Side::White) {
            Some(Outcome::win(Side::White, Ending::Arrived))
        } else {
            Some(Outcome::draw(Ending::NoLegalMove))
        }
    }
}

impl fmt::Debug for Game {
    /// Without the positions passed, which follow from the moves.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Game")
            .field("variant", &self.variant)
            .field("start", &self.start)
            .field("moves", &self.moves)
            .field("outcome", &self.outcome)
            .finish_non_exhaustive()
    }
}

/// The variant's own start (1.2).
fn own_start(variant: &Variant) -> Setup {
    let [white, black] = Side::ALL.map(|side| variant.home_of(side));
    Setup { white, black, turn: Side::White, number: 1 }
}

/// Whether a move after the deadline starts outside the own home and ends inside (4.4).
#[inline(always)]
fn returns_home<S: Set>(men: &Men<S>, variant: &Variant, number: u32, side: Side, from: Square, to: Square) -> bool {
    let home = men.home(side);
    number > variant.exit_deadline && home.has(to) && !home.has(from)
}

/// Makes a legal move and judges it in the order of 5.8, up to 5.4: what can be told from the position and its number.
#[inline(never)]
pub(crate) fn play_and_judge<S: Set>(
    men: &mut Men<S>,
    variant: &Variant,
    number: &mut u32,
    from: Square,
    to: Square,
) -> Option<Outcome> {
    let (side, played) = (men.turn(), *number);
    men.play(from, to);
    if side == Side::White {
        // If White has arrived, Black still makes its move (5.2).
        let returned = returns_home(men, variant, played, side, from, to);
        return returned.then_some(Outcome::win(Side::Black, Ending::ReturnedHome));
    }
    *number += 1;
    // White had arrived before this move: by 5.8 that comes before a return home.
    if men.has_arrived(Side::White) {
        let draw = men.has_arrived(Side::Black);
        return Some(if draw {
            Outcome::draw(Ending::BothArrived)
        } else {
            Outcome::win(Side::White, Ending::Arrived)
        });
    }
    if returns_home(men, variant, played, side, from, to) {
        return Some(Outcome::win(Side::White, Ending::ReturnedHome));
    }
    if men.has_arrived(Side::Black) {
        return Some(Outcome::win(Side::Black, Ending::Arrived));
    }
    if played == variant.exit_deadline {
        let [white, black] = Side::ALL.map(|side| overstays(men, variant, side));
        if white || black {
            return Some(match (white, black) {
                (true, true) => Outcome::draw(Ending::BothOverstayed),
                (true, false) => Outcome::win(Side::Black, Ending::Overstayed),
                _ => Outcome::win(Side::White, Ending::Overstayed),
            });
        }
    }
    if played == variant.move_limit {
        let [white, black] = Side::ALL.map(|side| (men.of(side) & men.home(side.other())).len());
        let winner = match white.cmp(&black) {
            std::cmp::Ordering::Greater => Some(Side::White),
            std::cmp::Ordering::Equal => None,
            std::cmp::Ordering::Less => Some(Side::Black),
        };
        return Some(Outcome { winner, ending: Ending::MoveLimit });
    }
    None
}

/// Whether a side has a man at home at the deadline (4.2), trapped ones excused where trapping is allowed (4.3).
#[inline(never)]
fn overstays<S: Set>(men: &Men<S>, variant: &Variant, side: Side) -> bool {
    let mut late = men.of(side) & men.home(side);
    if variant.trapping {
        late &= !men.trapped(side);
    }
    !late.is_empty()
}

/// Whether the last of these positions stands for the third time with the same side to move (5.5).
#[inline(always)]
fn is_third<T: PartialEq>(seen: &[T]) -> bool {
    let mut same_turn = seen.iter().rev().step_by(2);
    same_turn.next().is_some_and(|last| same_turn.filter(|&earlier| earlier == last).nth(1).is_some())
}

fn perft<S: Set>(men: &Men<S>, variant: &Variant, number: u32, seen: &mut Vec<[S; 2]>, depth: u32) -> u64 {
    match depth {
        0 => return 1,
        1 => return men.count_moves(),
        _ => {}
    }
    let mut count = 0;
    men.for_each_move(|from, to| {
        let (mut men, mut number) = (*men, number);
        if play_and_judge(&mut men, variant, &mut number, from, to).is_some() {
            return;
        }
        seen.push(men.both());
        if !is_third(seen) {
            count += perft(&men, variant, number, seen, depth - 1);
        }
        seen.pop();
    });
    count
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_third_time_counts() {
        assert!(is_third(&[1, 2, 1, 2, 1]));
        assert!(!is_third(&[1, 2, 1, 2]));
        assert!(!is_third(&[1, 1, 1, 1])); // only two of them with this side to move
        assert!(is_third(&[1, 9, 9, 9, 1, 9, 9, 9, 1]));
    }
}
