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

    /// The square's place in tables of all squares up to `p16`.
    #[inline(always)]
    pub(crate) const fn index(self) -> usize {
        self.0 as usize
    }

    /// The square at a place in those tables.
    #[inline(always)]
    pub(crate) const fn at(index: u8) -> Square {
        Square(index)
    }

    /// The square with this name.
    pub(crate) const fn from_ascii(name: &[u8]) -> Option<Square> {
        let (file, rank) = match *name {
            [file, digit @ b'1'..=b'9'] => (file, digit - b'1'),
            [file, b'1', digit @ b'0'..=b'6'] => (file, digit - b'0' + 9),
            _ => return None,
        };
        // A byte below `a` wraps to a large number, which `new` refuses.
        Square::new(file.wrapping_sub(b'a'), rank)
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
        // Digit by digit: a game crosses to JavaScript as hundreds of squares.
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
        Square::from_ascii(text.as_bytes()).ok_or(ParseSquareError)
    }
}

/// A set of squares as a bit set. `u64` holds boards up to 8×8, [`SquareSet`] boards up to 16×16.
pub trait Set:
    Copy
    + Ord
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + BitXorAssign
    + Not<Output = Self>
{
    /// No square.
    const EMPTY: Self;

    /// The set of just this square, which must be one of this layout.
    fn of(square: Square) -> Self;
    /// The squares of `set` that this layout has.
    fn narrow(set: SquareSet) -> Self;
    /// The same squares as a set of any board.
    fn widen(self) -> SquareSet;
    /// The lowest square, the first by 2.5.
    fn first(self) -> Option<Square>;
    /// Takes the lowest square out.
    fn pop(&mut self) -> Option<Square>;
    /// The number of squares.
    fn len(self) -> u32;
    /// Every square moved by one rank. Squares that leave the layout are dropped; leaving a smaller board is for the
    /// caller to mask.
    fn up(self) -> Self;
    /// The same, the other way.
    fn down(self) -> Self;
    /// Every square moved by one file.
    fn left(self) -> Self;
    /// The same, the other way.
    fn right(self) -> Self;
    /// The squares next to those of the set (2.2). Each layout says whether this is inlined.
    fn neighbours(self, diagonal: bool) -> Self;
    /// The squares behind neighbours that are in `over` (2.3).
    fn two_away(self, over: Self, diagonal: bool) -> Self;

    /// Whether there is none.
    #[inline(always)]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether this square is in it.
    #[inline(always)]
    fn has(self, square: Square) -> bool {
        !(self & Self::of(square)).is_empty()
    }

    /// The squares, in order.
    #[inline(always)]
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }

    /// The set moved by one in each of the directions in which a step may go (2.2), one after the other.
    #[inline(always)]
    fn for_each_step(self, diagonal: bool, mut each: impl FnMut(Self)) {
        let (up, down) = (self.up(), self.down());
        each(up);
        each(down);
        each(self.left());
        each(self.right());
        if diagonal {
            each(up.left());
            each(up.right());
            each(down.left());
            each(down.right());
        }
    }

    /// Like `for_each_step`: the set moved by two, over one of `over`, in each direction (2.3).
    #[inline(always)]
    fn for_each_jump(self, over: Self, diagonal: bool, mut each: impl FnMut(Self)) {
        let (up, down) = (self.up(), self.down());
        each((up & over).up());
        each((down & over).down());
        each((self.left() & over).left());
        each((self.right() & over).right());
        if diagonal {
            each((up.left() & over).up().left());
            each((up.right() & over).up().right());
            each((down.left() & over).down().left());
            each((down.right() & over).down().right());
        }
    }
}

/// The squares next to those of a set, in the directions in which a step may go (2.2).
#[inline(always)]
fn neighbours<S: Set>(set: S, diagonal: bool) -> S {
    let vertical = set.up() | set.down();
    let row = if diagonal { set | vertical } else { set };
    vertical | row.left() | row.right()
}

/// The squares behind the neighbours that are in `over`, seen from those of a set, in the directions in which a step
/// may go (2.3). Squares that move on in the same direction are moved together.
#[inline(always)]
fn two_away<S: Set>(set: S, over: S, diagonal: bool) -> S {
    let (up, down) = (set.up(), set.down());
    let (mut above, mut below) = (up & over, down & over);
    if diagonal {
        above |= (up.left() & over).left() | (up.right() & over).right();
        below |= (down.left() & over).left() | (down.right() & over).right();
    }
    above.up() | below.down() | (set.left() & over).left() | (set.right() & over).right()
}

/// The squares of a set, in order.
pub struct Squares<S>(S);

impl<S: Set> Iterator for Squares<S> {
    type Item = Square;

    #[inline(always)]
    fn next(&mut self) -> Option<Square> {
        self.0.pop()
    }
}

impl Set for u64 {
    const EMPTY: u64 = 0;

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
    fn pop(&mut self) -> Option<Square> {
        let square = self.first();
        // Wrapping, since nothing is taken out of nothing.
        *self &= self.wrapping_sub(1);
        square
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.count_ones()
    }

    // A file is eight bits. The top and the bottom rank would run into the next file.
    #[inline(always)]
    fn up(self) -> u64 {
        (self & 0x7f7f_7f7f_7f7f_7f7f) << 1
    }

    #[inline(always)]
    fn down(self) -> u64 {
        (self & 0xfefe_fefe_fefe_fefe) >> 1
    }

    #[inline(always)]
    fn left(self) -> u64 {
        self >> 8
    }

    #[inline(always)]
    fn right(self) -> u64 {
        self << 8
    }

    #[inline(always)]
    fn neighbours(self, diagonal: bool) -> u64 {
        neighbours(self, diagonal)
    }

    #[inline(always)]
    fn two_away(self, over: u64, diagonal: bool) -> u64 {
        two_away(self, over, diagonal)
    }
}

/// A set of squares of any board up to 16×16.
#[derive(Clone, Copy, Default, Eq)]
pub struct SquareSet([u64; 4]);

impl PartialEq for SquareSet {
    // Word by word: the derived comparison calls a byte-wise one in WebAssembly.
    #[inline(always)]
    fn eq(&self, other: &SquareSet) -> bool {
        let ([a, b, c, d], [e, f, g, h]) = (self.0, other.0);
        a == e && b == f && c == g && d == h
    }
}

// Any order will do, as long as sorted lists can be searched.
impl Ord for SquareSet {
    #[inline(always)]
    fn cmp(&self, other: &SquareSet) -> std::cmp::Ordering {
        self.0.cmp(&other.0)
    }
}

impl PartialOrd for SquareSet {
    #[inline(always)]
    fn partial_cmp(&self, other: &SquareSet) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

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

    #[inline(never)]
    fn pop(&mut self) -> Option<Square> {
        let square = self.first()?;
        self.0[usize::from(square.0 >> 6)] &= !(1 << (square.0 & 63));
        Some(square)
    }

    #[inline(always)]
    fn len(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    // A file is sixteen bits, so a word holds four files and nothing moves from word to word but whole files.
    #[inline(always)]
    fn up(self) -> SquareSet {
        SquareSet(self.0.map(|word| (word & 0x7fff_7fff_7fff_7fff) << 1))
    }

    #[inline(always)]
    fn down(self) -> SquareSet {
        SquareSet(self.0.map(|word| (word & 0xfffe_fffe_fffe_fffe) >> 1))
    }

    #[inline(always)]
    fn left(self) -> SquareSet {
        let [a, b, c, d] = self.0;
        SquareSet([a >> 16 | b << 48, b >> 16 | c << 48, c >> 16 | d << 48, d >> 16])
    }

    #[inline(always)]
    fn right(self) -> SquareSet {
        let [a, b, c, d] = self.0;
        SquareSet([a << 16, b << 16 | a >> 48, c << 16 | b >> 48, d << 16 | c >> 48])
    }

    // Four times the instructions of the single word: inlined everywhere they would be half of the JavaScript module.
    #[inline(never)]
    fn neighbours(self, diagonal: bool) -> SquareSet {
        neighbours(self, diagonal)
    }

    #[inline(never)]
    fn two_away(self, over: SquareSet, diagonal: bool) -> SquareSet {
        two_away(self, over, diagonal)
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
    fn nothing_wraps_around() {
        fn check<S: Set>(size: u8) {
            let all = S::narrow(SquareSet::board(size));
            for square in SquareSet::board(size).iter() {
                for diagonal in [false, true] {
                    let away = |distance: i8| -> SquareSet {
                        let straight = [(0, 1), (0, -1), (1, 0), (-1, 0)];
                        let slanted: &[(i8, i8)] = if diagonal { &[(1, 1), (1, -1), (-1, 1), (-1, -1)] } else { &[] };
                        let directions = straight.iter().chain(slanted);
                        let squares = directions.filter_map(|(files, ranks)| {
                            // A negative number wraps to a large one, which is on no board.
                            let file = square.file().wrapping_add_signed(files * distance);
                            let rank = square.rank().wrapping_add_signed(ranks * distance);
                            Square::new(file, rank).filter(|square| square.is_on(size))
                        });
                        squares.collect()
                    };
                    let set = S::of(square);
                    assert_eq!(set.neighbours(diagonal).widen(), away(1), "{square}");
                    assert_eq!(set.two_away(all, diagonal).widen(), away(2), "{square}");
                    let (mut steps, mut jumps) = (S::EMPTY, S::EMPTY);
                    set.for_each_step(diagonal, |moved| steps |= moved);
                    set.for_each_jump(all, diagonal, |moved| jumps |= moved);
                    assert_eq!((steps.widen(), jumps.widen()), (away(1), away(2)), "{square}");
                }
            }
        }
        check::<u64>(8);
        check::<SquareSet>(16);
    }
}
