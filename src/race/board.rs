//! One army alone on the board: where it stands and wants to go, its moves, and the symmetries of the board.

use crate::board::{Set, Side, Square, SquareSet};
use crate::variant::Variant;

/// A set of squares that can be turned and mirrored.
pub trait Layout: Set {
    /// Turned by 180° on a board of this size.
    fn turn(self, size: u8) -> Self;
    /// With files and ranks exchanged.
    fn mirror(self) -> Self;
}

impl Layout for u64 {
    #[inline(always)]
    fn turn(self, size: u8) -> u64 {
        self.reverse_bits() >> (9 * (8 - size))
    }

    /// Blocks of one, two and four squares change places.
    #[inline(always)]
    fn mirror(mut self) -> u64 {
        for (mask, shift) in [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0xf0f0_f0f0, 28)] {
            let exchanged = (self ^ self >> shift) & mask;
            self ^= exchanged | exchanged << shift;
        }
        self
    }
}

impl Layout for SquareSet {
    fn turn(self, size: u8) -> SquareSet {
        self.turned(size)
    }

    fn mirror(self) -> SquareSet {
        self.iter().filter_map(|square| Square::new(square.rank(), square.file())).collect()
    }
}

/// The race, seen by White: Black's is turned by 180°.
#[derive(Clone, Copy)]
pub struct Board<S> {
    /// The number of files and of ranks.
    pub size: u8,
    /// Whether men go diagonally, too.
    pub diagonal: bool,
    /// Where the army stands.
    pub start: S,
    /// Where it wants to go.
    pub goal: S,
    /// All squares.
    pub squares: S,
    /// Whether a position and its mirror image on the long diagonal are equally far from the goal.
    is_mirrored: bool,
}

impl<S: Layout> Board<S> {
    /// The race of White men that stand so.
    pub fn new(variant: &Variant, men: SquareSet) -> Board<S> {
        let goal = S::narrow(variant.home_of(Side::Black));
        Board {
            size: variant.size,
            diagonal: variant.diagonal,
            start: S::narrow(men),
            goal,
            squares: S::narrow(SquareSet::board(variant.size)),
            is_mirrored: goal.mirror() == goal,
        }
    }

    /// The number of men.
    pub fn men(&self) -> usize {
        self.start.len() as usize
    }

    /// No position has more moves.
    pub fn most_moves(&self) -> usize {
        self.men() * (self.squares.len() as usize - self.men())
    }

    /// The position turned by 180°.
    pub fn turned(&self, men: S) -> S {
        men.turn(self.size)
    }

    /// Whether the way from the goal to the start is the way from the start to the goal, turned.
    pub fn turns(&self) -> bool {
        self.canonical(self.turned(self.goal)) == self.canonical(self.start)
    }

    /// The one that stands for a position and those that are as far from the goal by symmetry.
    #[inline(always)]
    pub fn canonical(&self, men: S) -> S {
        if self.is_mirrored { men.min(men.mirror()) } else { men }
    }

    /// A position and its mirror image, or the position twice where that is no symmetry of the race.
    pub fn images(&self, men: S) -> [S; 2] {
        [men, if self.is_mirrored { men.mirror() } else { men }]
    }

    /// Where the man on `from` may end: a flood of jumps, and the steps (2.1 to 2.4).
    #[inline(always)]
    pub fn reach(&self, men: S, from: S) -> S {
        let (over, empty) = (men ^ from, self.squares & !men);
        let (mut landed, mut layer) = (S::EMPTY, from);
        loop {
            layer = layer.two_away(over, self.diagonal) & empty & !landed;
            if layer.is_empty() {
                return landed | from.neighbours(self.diagonal) & empty;
            }
            landed |= layer;
        }
    }

    /// Calls `each` with every position one move away.
    #[inline(never)]
    pub fn each_neighbour(&self, men: S, each: &mut dyn FnMut(S)) {
        for from in men.squares() {
            let from = S::of(from);
            self.reach(men, from).squares().for_each(|to| each((men ^ from) | S::of(to)));
        }
    }
}

/// The directions of steps and jumps (2.2, 2.3), in files and ranks.
pub fn directions(diagonal: bool) -> &'static [(i8, i8)] {
    let all = &[(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
    if diagonal { all } else { &all[..4] }
}

/// The square so many files and ranks away, if the board has it.
pub fn away(size: u8, from: Square, (files, ranks): (i8, i8)) -> Option<Square> {
    let square = Square::new(from.file().checked_add_signed(files)?, from.rank().checked_add_signed(ranks)?)?;
    square.is_on(size).then_some(square)
}
