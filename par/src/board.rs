//! One army on a board of up to 8×8 squares, a bit a square: its moves and the symmetries of the board.
//!
//! This is a second implementation of the rules' section 2, for speed; every line that it finds is replayed through the
//! first.

use anyhow::{Context, Result, bail};
use ugolki::{Square, SquareSet, Variant};

/// Bit `8 * file + rank` is a square, so that positions are ordered by their squares.
pub type Men = u64;

const BOTTOM: u64 = 0x0101_0101_0101_0101;
const TOP: u64 = BOTTOM << 7;

/// Where the army stands, where it wants to go, and how it moves.
#[derive(Clone, Copy, Debug)]
pub struct Board {
    pub size: u8,
    pub diagonal: bool,
    pub start: Men,
    pub goal: Men,
    squares: Men,
    /// Whether a position and its mirror image on the long diagonal are equally far from the goal.
    mirrored: bool,
}

impl Board {
    /// The race of a variant's White men from home to goal.
    pub fn new(variant: &Variant) -> Result<Board> {
        Board::from(variant, variant.home)
    }

    /// The race of White men that stand anywhere.
    pub fn from(variant: &Variant, men: SquareSet) -> Result<Board> {
        if variant.size > 8 {
            bail!("a board of more than 8×8 squares can't be searched exactly");
        }
        if men.len() != variant.home.len() {
            bail!("the goal takes another number of men");
        }
        let goal = narrow(variant.home.turned(variant.size));
        Ok(Board {
            size: variant.size,
            diagonal: variant.diagonal,
            start: narrow(men),
            goal,
            squares: narrow(SquareSet::board(variant.size)),
            mirrored: mirrored(goal) == goal,
        })
    }

    /// The number of men.
    pub fn men(&self) -> usize {
        self.start.count_ones() as usize
    }

    /// The position turned by 180°.
    #[inline(always)]
    pub fn turned(&self, men: Men) -> Men {
        men.reverse_bits() >> (9 * (8 - self.size))
    }

    /// Whether the way from the goal to the start is the way from the start to the goal, turned.
    pub fn turns(&self) -> bool {
        self.canonical(self.turned(self.goal)) == self.canonical(self.start)
    }

    /// The one that stands for a position and those that are as far from the goal by symmetry.
    #[inline(always)]
    pub fn canonical(&self, men: Men) -> Men {
        if self.mirrored { men.min(mirrored(men)) } else { men }
    }

    /// A position and its mirror image, or the position twice where that is no symmetry of the race.
    #[inline(always)]
    pub fn images(&self, men: Men) -> [Men; 2] {
        [men, if self.mirrored { mirrored(men) } else { men }]
    }

    #[inline(always)]
    fn beside(&self, squares: u64) -> u64 {
        let vertical = up(squares) | down(squares);
        let row = if self.diagonal { squares | vertical } else { squares };
        vertical | row << 8 | row >> 8
    }

    #[inline(always)]
    fn behind(&self, squares: u64, over: u64) -> u64 {
        let (above, below) = (up(squares), down(squares));
        let (mut up_over, mut down_over) = (above & over, below & over);
        if self.diagonal {
            up_over |= (above << 8 & over) << 8 | (above >> 8 & over) >> 8;
            down_over |= (below << 8 & over) << 8 | (below >> 8 & over) >> 8;
        }
        up(up_over) | down(down_over) | (squares << 8 & over) << 8 | (squares >> 8 & over) >> 8
    }

    /// Where the man on `from` may end: a flood of jumps, and the steps (2.1 to 2.4).
    #[inline(always)]
    pub fn reach(&self, men: Men, from: u64) -> u64 {
        let (over, empty) = (men ^ from, self.squares & !men);
        let (mut landed, mut layer) = (0, from);
        loop {
            layer = self.behind(layer, over) & empty & !landed;
            if layer == 0 {
                return landed | self.beside(from) & empty;
            }
            landed |= layer;
        }
    }

    /// The men of an army that can neither step nor jump (3.1), others standing there too.
    pub fn immobile(&self, men: Men, all: u64) -> Men {
        let empty = self.squares & !all;
        men & !(self.beside(empty) | self.behind(empty, all))
    }

    /// Calls `each` with every position one move away.
    #[inline(always)]
    pub fn each_neighbour(&self, men: Men, mut each: impl FnMut(Men)) {
        for from in bits(men) {
            bits(self.reach(men, from)).for_each(|to| each(men ^ from | to));
        }
    }

    /// The square a file and a rank away, if the board has it.
    pub fn away(&self, (file, rank): (i32, i32), (files, ranks): (i32, i32)) -> Option<(i32, i32)> {
        let on = 0..i32::from(self.size);
        let (file, rank) = (file + files, rank + ranks);
        (on.contains(&file) && on.contains(&rank)).then_some((file, rank))
    }

    /// The directions of steps and jumps (2.2, 2.3).
    pub fn directions(&self) -> &'static [(i32, i32)] {
        let all = &[(0, 1), (0, -1), (1, 0), (-1, 0), (1, 1), (1, -1), (-1, 1), (-1, -1)];
        if self.diagonal { all } else { &all[..4] }
    }
}

#[inline(always)]
fn up(squares: u64) -> u64 {
    (squares & !TOP) << 1
}

#[inline(always)]
fn down(squares: u64) -> u64 {
    (squares & !BOTTOM) >> 1
}

/// The position with files and ranks exchanged: blocks of one, two and four squares change places.
#[inline(always)]
fn mirrored(mut men: Men) -> Men {
    for (mask, shift) in [(0x00aa_00aa_00aa_00aa, 7), (0x0000_cccc_0000_cccc, 14), (0xf0f0_f0f0, 28)] {
        let exchanged = (men ^ men >> shift) & mask;
        men ^= exchanged | exchanged << shift;
    }
    men
}

/// The squares of a set, each as a set.
#[inline(always)]
pub fn bits(mut set: u64) -> impl Iterator<Item = u64> {
    std::iter::from_fn(move || {
        let lowest = set & set.wrapping_neg();
        set ^= lowest;
        (lowest != 0).then_some(lowest)
    })
}

/// The bit of a square.
pub fn bit(square: Square) -> u64 {
    1 << (8 * square.file() + square.rank())
}

/// Squares of a board of up to 8×8 as bits.
pub fn narrow(squares: SquareSet) -> Men {
    squares.iter().map(bit).sum()
}

/// The square of a bit.
pub fn square(bit: u64) -> Result<Square> {
    let index = bit.trailing_zeros() as u8;
    Square::new(index / 8, index % 8).context("no square has this bit")
}
