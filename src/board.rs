//! Squares, sides and sets of squares (rules 1.1 and 1.2).
//!
//! A set of squares is a bit set in the order of the squares: by file, then by rank. The lowest bit of a set is
//! therefore the square that rule 2.5 puts first. Two layouts share one trait, [`Set`]: a single word for boards up
//! to 8×8 and four words for boards up to 16×16.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};
use std::str::FromStr;

/// The smallest board that a variant may have.
pub const MIN_SIZE: u8 = 4;
/// The largest board that a variant may have.
pub const MAX_SIZE: u8 = 16;

/// One of the two players (1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Side {
    /// Starts at `a1` and moves first.
    White,
    /// Starts at the opposite corner.
    Black,
}

impl Side {
    /// Both sides, in the order in which they move.
    pub const ALL: [Side; 2] = [Side::White, Side::Black];

    /// The opponent.
    #[must_use]
    pub const fn other(self) -> Side {
        match self {
            Side::White => Side::Black,
            Side::Black => Side::White,
        }
    }
}

impl fmt::Display for Side {
    /// `White` or `Black`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Side::White => "White",
            Side::Black => "Black",
        })
    }
}

/// A square of any board up to 16×16, named as in draughts: `a1` to `p16` (1.1).
///
/// Squares are ordered by file, then by rank (the order of 2.5): `a2 < a10 < b1`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8); // the file in the upper four bits, the rank in the lower four

impl Square {
    /// The square on the given file and rank, both counted from 0, or `None` beyond `p16`.
    #[must_use]
    pub const fn new(file: u8, rank: u8) -> Option<Square> {
        if file < MAX_SIZE && rank < MAX_SIZE { Some(Square(file << 4 | rank)) } else { None }
    }

    /// The file, counted from 0 for `a`.
    #[must_use]
    pub const fn file(self) -> u8 {
        self.0 >> 4
    }

    /// The rank, counted from 0 for rank `1`.
    #[must_use]
    pub const fn rank(self) -> u8 {
        self.0 & 15
    }

    /// Whether the square is on a board of the given size.
    #[must_use]
    pub const fn is_on(self, size: u8) -> bool {
        self.file() < size && self.rank() < size
    }

    /// The same square seen from the other side of a board of the given size, on which it must be (1.2).
    #[must_use]
    pub const fn turned(self, size: u8) -> Square {
        Square((size - 1 - self.file()) << 4 | (size - 1 - self.rank()))
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // Written out by hand: the formatting of numbers would be the larger part of the JavaScript module's text.
        let mut text = [b'a' + self.file(), b'0' + (self.rank() + 1) % 10, 0];
        let mut len = 2;
        if self.rank() >= 9 {
            text = [text[0], b'1', text[1]];
            len = 3;
        }
        f.write_str(std::str::from_utf8(&text[..len]).unwrap_or_default())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text isn't the name of a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("not a square: a square is a file from a to p and a rank from 1 to 16, such as c3")]
pub struct ParseSquareError;

impl FromStr for Square {
    type Err = ParseSquareError;

    /// Reads `a1` to `p16`.
    ///
    /// # Errors
    /// [`ParseSquareError`] for anything else; upper case, white space and leading zeros included.
    fn from_str(text: &str) -> Result<Square, ParseSquareError> {
        let rank = match *text.as_bytes() {
            [_, digit @ b'1'..=b'9'] => digit - b'1',
            [_, b'1', digit @ b'0'..=b'6'] => digit - b'0' + 9,
            _ => return Err(ParseSquareError),
        };
        // A byte below `a` wraps to a large number, which `new` refuses.
        Square::new(text.as_bytes()[0].wrapping_sub(b'a'), rank).ok_or(ParseSquareError)
    }
}

/// The directions in which a step or a jump may go (2.2, 2.3), orthogonal ones first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Direction {
    Up,
    Down,
    Left,
    Right,
    UpLeft,
    UpRight,
    DownLeft,
    DownRight,
}

impl Direction {
    /// Calls `each` for every direction of a variant. Inlined and without a loop, so that each shift compiles to a
    /// constant one.
    #[inline(always)]
    pub(crate) fn for_each(diagonal: bool, mut each: impl FnMut(Direction)) {
        each(Direction::Up);
        each(Direction::Down);
        each(Direction::Left);
        each(Direction::Right);
        if diagonal {
            each(Direction::UpLeft);
            each(Direction::UpRight);
            each(Direction::DownLeft);
            each(Direction::DownRight);
        }
    }
}

/// A set of squares as a bit set. `u64` holds boards up to 8×8, [`SquareSet`] boards up to 16×16.
pub(crate) trait Set:
    Copy
    + Eq
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
{
    const EMPTY: Self;
    /// All squares of this layout but the highest rank, and all but the lowest: what may move up, and down, without
    /// running into the next file.
    const NOT_TOP: Self;
    const NOT_BOTTOM: Self;
    /// Squares in a file of this layout: the distance between neighbours on a rank.
    const STRIDE: u32;

    /// The set of just this square, which must be one of this layout.
    fn of(square: Square) -> Self;
    /// The squares of `set` that this layout has.
    fn narrow(set: SquareSet) -> Self;
    /// The same squares as a set of any board.
    fn widen(self) -> SquareSet;
    /// The lowest square, the first by 2.5.
    fn first(self) -> Option<Square>;
    /// The set without its lowest square.
    fn without_first(self) -> Self;
    fn len(self) -> u32;
    fn shl(self, bits: u32) -> Self;
    fn shr(self, bits: u32) -> Self;

    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    #[inline(always)]
    fn has(self, square: Square) -> bool {
        !(self & Self::of(square)).is_empty()
    }

    #[inline(always)]
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }

    /// Every square moved by one in the given direction. Squares that leave the layout at the top or bottom are
    /// dropped; leaving a smaller board is for the caller to mask.
    #[inline(always)]
    fn shift(self, direction: Direction) -> Self {
        match direction {
            Direction::Up => (self & Self::NOT_TOP).shl(1),
            Direction::Down => (self & Self::NOT_BOTTOM).shr(1),
            Direction::Left => self.shr(Self::STRIDE),
            Direction::Right => self.shl(Self::STRIDE),
            Direction::UpLeft => (self & Self::NOT_TOP).shr(Self::STRIDE - 1),
            Direction::UpRight => (self & Self::NOT_TOP).shl(Self::STRIDE + 1),
            Direction::DownLeft => (self & Self::NOT_BOTTOM).shr(Self::STRIDE + 1),
            Direction::DownRight => (self & Self::NOT_BOTTOM).shl(Self::STRIDE - 1),
        }
    }
}

/// The squares of a set, in order.
pub(crate) struct Squares<S>(S);

impl<S: Set> Iterator for Squares<S> {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        let square = self.0.first()?;
        self.0 = self.0.without_first();
        Some(square)
    }
}

impl Set for u64 {
    const EMPTY: u64 = 0;
    const NOT_TOP: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    const NOT_BOTTOM: u64 = 0xfefe_fefe_fefe_fefe;
    const STRIDE: u32 = 8;

    #[inline(always)]
    fn of(square: Square) -> u64 {
        1 << (square.file() << 3 | square.rank())
    }

    #[inline(always)]
    fn narrow(set: SquareSet) -> u64 {
        // The eight low bits of each file's sixteen, moved together.
        let squeeze = |word: u64| {
            let pairs = (word | word >> 8) & 0x0000_ffff_0000_ffff;
            (pairs | pairs >> 16) & 0xffff_ffff
        };
        squeeze(set.0[0] & 0x00ff_00ff_00ff_00ff) | squeeze(set.0[1] & 0x00ff_00ff_00ff_00ff) << 32
    }

    #[inline(always)]
    fn widen(self) -> SquareSet {
        let spread = |half: u64| {
            let pairs = (half | half << 16) & 0x0000_ffff_0000_ffff;
            (pairs | pairs << 8) & 0x00ff_00ff_00ff_00ff
        };
        SquareSet([spread(self & 0xffff_ffff), spread(self >> 32), 0, 0])
    }

    #[inline(always)]
    fn first(self) -> Option<Square> {
        (self != 0).then(|| {
            let index = self.trailing_zeros() as u8;
            Square((index & 0x38) << 1 | index & 7)
        })
    }

    #[inline(always)]
    fn without_first(self) -> u64 {
        self & self.wrapping_sub(1)
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.count_ones()
    }

    #[inline(always)]
    fn shl(self, bits: u32) -> u64 {
        self << bits
    }

    #[inline(always)]
    fn shr(self, bits: u32) -> u64 {
        self >> bits
    }
}

/// A set of squares of any board up to 16×16.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct SquareSet([u64; 4]);

impl SquareSet {
    /// No square.
    pub const EMPTY: SquareSet = SquareSet([0; 4]);

    /// All squares of a board of the given size.
    #[must_use]
    pub fn board(size: u8) -> SquareSet {
        let mut set = SquareSet::EMPTY;
        for file in 0..size {
            set |= (0..size).filter_map(|rank| Square::new(file, rank)).collect();
        }
        set
    }

    /// Whether the square is in the set.
    #[must_use]
    pub fn contains(self, square: Square) -> bool {
        self.has(square)
    }

    /// Adds a square.
    pub fn insert(&mut self, square: Square) {
        *self |= SquareSet::of(square);
    }

    /// The number of squares.
    #[must_use]
    pub fn len(self) -> u32 {
        Set::len(self)
    }

    /// Whether there is no square in the set.
    #[must_use]
    pub fn is_empty(self) -> bool {
        Set::is_empty(self)
    }

    /// The squares in order: by file, then by rank.
    pub fn iter(self) -> impl Iterator<Item = Square> {
        self.squares()
    }

    /// The set turned by 180° on a board of the given size, on which all its squares must be.
    #[must_use]
    pub fn turned(self, size: u8) -> SquareSet {
        self.iter().map(|square| square.turned(size)).collect()
    }
}

impl FromIterator<Square> for SquareSet {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> SquareSet {
        squares.into_iter().fold(SquareSet::EMPTY, |set, square| set | SquareSet::of(square))
    }
}

impl fmt::Debug for SquareSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

impl Set for SquareSet {
    const EMPTY: SquareSet = SquareSet::EMPTY;
    const NOT_TOP: SquareSet = SquareSet([0x7fff_7fff_7fff_7fff; 4]);
    const NOT_BOTTOM: SquareSet = SquareSet([0xfffe_fffe_fffe_fffe; 4]);
    const STRIDE: u32 = 16;

    #[inline(always)]
    fn of(square: Square) -> SquareSet {
        let mut words = [0; 4];
        words[usize::from(square.0 >> 6)] = 1 << (square.0 & 63);
        SquareSet(words)
    }

    #[inline(always)]
    fn narrow(set: SquareSet) -> SquareSet {
        set
    }

    #[inline(always)]
    fn widen(self) -> SquareSet {
        self
    }

    #[inline(always)]
    fn first(self) -> Option<Square> {
        let word = self.0.iter().position(|&word| word != 0)?;
        Some(Square((word as u8) << 6 | self.0[word].trailing_zeros() as u8))
    }

    #[inline(always)]
    fn without_first(mut self) -> SquareSet {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= word.wrapping_sub(1);
        }
        self
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    // `bits` is 1 or one of the three numbers around a stride, never 0 and always less than a word.
    #[inline(always)]
    fn shl(self, bits: u32) -> SquareSet {
        let [a, b, c, d] = self.0;
        let carry = 64 - bits;
        SquareSet([a << bits, b << bits | a >> carry, c << bits | b >> carry, d << bits | c >> carry])
    }

    #[inline(always)]
    fn shr(self, bits: u32) -> SquareSet {
        let [a, b, c, d] = self.0;
        let carry = 64 - bits;
        SquareSet([a >> bits | b << carry, b >> bits | c << carry, c >> bits | d << carry, d >> bits])
    }
}

macro_rules! word_wise {
    ($($operator:ident $function:ident $assign_operator:ident $assign_function:ident;)*) => {$(
        impl $operator for SquareSet {
            type Output = SquareSet;

            #[inline(always)]
            fn $function(self, other: SquareSet) -> SquareSet {
                let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
                SquareSet([a.$function(e), b.$function(f), c.$function(g), d.$function(h)])
            }
        }

        impl $assign_operator for SquareSet {
            #[inline(always)]
            fn $assign_function(&mut self, other: SquareSet) {
                *self = $operator::$function(*self, other);
            }
        }
    )*};
}

word_wise! {
    BitAnd bitand BitAndAssign bitand_assign;
    BitOr bitor BitOrAssign bitor_assign;
    BitXor bitxor BitXorAssign bitxor_assign;
}

impl Not for SquareSet {
    type Output = SquareSet;

    #[inline(always)]
    fn not(self) -> SquareSet {
        SquareSet(self.0.map(|word| !word))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn squares_read_and_write_their_names() {
        for file in 0..MAX_SIZE {
            for rank in 0..MAX_SIZE {
                let square = Square::new(file, rank).unwrap();
                let name = format!("{}{}", char::from(b'a' + file), rank + 1);
                assert_eq!(square.to_string(), name);
                assert_eq!(name.parse(), Ok(square));
            }
        }
        for wrong in ["", "a", "a0", "a01", "a17", "q1", "A1", "a1 ", "1a", "a1b", "é1", "a-1"] {
            assert_eq!(wrong.parse::<Square>(), Err(ParseSquareError), "{wrong}");
        }
    }

    #[test]
    fn the_layouts_agree() {
        let all = SquareSet::board(8);
        assert_eq!(u64::narrow(all), u64::MAX);
        assert_eq!(u64::MAX.widen(), all);
        for square in all.iter() {
            assert_eq!(u64::of(square).widen(), SquareSet::of(square));
            assert_eq!(u64::of(square).first(), Some(square));
        }
        assert!(u64::narrow(all).squares().eq(all.iter()));
    }

    #[test]
    fn a_shift_never_wraps() {
        fn check<S: Set>(size: u8) {
            for square in SquareSet::board(size).iter() {
                let each = |direction, files, ranks| {
                    // A negative number wraps to a large one, which is on no board.
                    let (file, rank) =
                        (square.file().wrapping_add_signed(files), square.rank().wrapping_add_signed(ranks));
                    let expected = Square::new(file, rank).filter(|s| s.is_on(size));
                    assert_eq!(S::of(square).shift(direction).first(), expected, "{square} {direction:?}");
                };
                each(Direction::Up, 0, 1);
                each(Direction::Down, 0, -1);
                each(Direction::Left, -1, 0);
                each(Direction::Right, 1, 0);
                each(Direction::UpLeft, -1, 1);
                each(Direction::UpRight, 1, 1);
                each(Direction::DownLeft, -1, -1);
                each(Direction::DownRight, 1, -1);
            }
        }
        check::<u64>(8);
        check::<SquareSet>(16);
    }
}
