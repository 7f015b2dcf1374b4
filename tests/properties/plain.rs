//! The game as rules.md says it, word for word and slow: coordinates and loops, no bit sets, nothing shared with the
//! core but the types in which the two are compared.

use ugolki::{Ending, Game, Outcome, Setup, Side, Square, SquareSet, Variant};

/// A file and a rank, both counted from 0. The derived order is that of 2.5: by file, then by rank.
pub type At = (i8, i8);

/// A game in plain values.
#[derive(Clone)]
pub struct Plain {
    pub variant: Variant,
    pub white_home: Vec<At>,
    pub black_home: Vec<At>,
    /// Who stands where, file by file.
    pub board: Vec<Option<Side>>,
    pub turn: Side,
    pub number: u32,
    /// Every board so far with the side to move.
    pub history: Vec<(Vec<Option<Side>>, Side)>,
    pub outcome: Option<Outcome>,
}

pub fn at(square: Square) -> At {
    (square.file() as i8, square.rank() as i8)
}

pub fn square((file, rank): At) -> Square {
    Square::new(file as u8, rank as u8).unwrap()
}

pub fn set(squares: impl IntoIterator<Item = At>) -> SquareSet {
    squares.into_iter().map(square).collect()
}

impl Plain {
    /// The same position as the core's, set up (7.4).
    pub fn set_up(variant: &Variant, setup: &Setup) -> Plain {
        let last = variant.size as i8 - 1;
        let white_home: Vec<At> = variant.home.iter().map(at).collect();
        let mut plain = Plain {
            variant: variant.clone(),
            black_home: white_home.iter().map(|&(file, rank)| (last - file, last - rank)).collect(),
            white_home,
            board: vec![None; usize::from(variant.size) * usize::from(variant.size)],
            turn: setup.turn,
            number: setup.number,
            history: Vec::new(),
            outcome: None,
        };
        for (side, men) in [(Side::White, setup.white), (Side::Black, setup.black)] {
            for man in men.iter() {
                plain.put(at(man), Some(side));
            }
        }
        plain.history.push((plain.board.clone(), plain.turn));
        plain.outcome = plain.outcome_at_once();
        plain
    }

    /// The position of a game of the core, its past forgotten.
    pub fn like(game: &Game) -> Plain {
        Plain::set_up(game.variant(), &game.setup())
    }

    fn size(&self) -> i8 {
        self.variant.size as i8
    }

    fn on_board(&self, (file, rank): At) -> bool {
        0 <= file && file < self.size() && 0 <= rank && rank < self.size()
    }

    fn index(&self, (file, rank): At) -> usize {
        file as usize * self.size() as usize + rank as usize
    }

    fn put(&mut self, at: At, man: Option<Side>) {
        let index = self.index(at);
        self.board[index] = man;
    }

    /// The man on a square; none beside the board.
    pub fn man(&self, at: At) -> Option<Side> {
        if self.on_board(at) { self.board[self.index(at)] } else { None }
    }

    fn is_empty(&self, at: At) -> bool {
        self.on_board(at) && self.man(at).is_none()
    }

    pub fn squares(&self) -> Vec<At> {
        (0..self.size()).flat_map(|file| (0..self.size()).map(move |rank| (file, rank))).collect()
    }

    pub fn men(&self, side: Side) -> Vec<At> {
        self.squares().into_iter().filter(|&at| self.man(at) == Some(side)).collect()
    }

    pub fn home(&self, side: Side) -> &[At] {
        if side == Side::White { &self.white_home } else { &self.black_home }
    }

    /// The squares one and two away in each direction (2.2, 2.3).
    fn rays(&self, (file, rank): At) -> impl Iterator<Item = (At, At)> + use<> {
        const ALL: [At; 8] = [(0, 1), (1, 0), (0, -1), (-1, 0), (1, 1), (1, -1), (-1, -1), (-1, 1)];
        let directions = if self.variant.diagonal { &ALL[..] } else { &ALL[..4] };
        directions.iter().map(move |(x, y)| ((file + x, rank + y), (file + 2 * x, rank + 2 * y)))
    }

    /// 2.2.
    fn steps(&self, from: At) -> Vec<At> {
        self.rays(from).map(|(near, _)| near).filter(|&near| self.is_empty(near)).collect()
    }

    /// 2.3, of a man that came from `start` and stands on `from` now.
    pub fn jumps(&self, start: At, from: At) -> Vec<At> {
        let hurdle = |near: At| near != start && self.man(near).is_some();
        self.rays(from).filter(|&(near, far)| hurdle(near) && self.is_empty(far)).map(|(_, far)| far).collect()
    }

    /// All squares that a man reaches by the rules of section 2, with the path of 2.5.
    pub fn reach(&self, from: At) -> Vec<Vec<At>> {
        // Of each square the first path in order; paths get longer from round to round.
        let mut found: Vec<Vec<At>> = Vec::new();
        let mut round = vec![vec![from]];
        while !round.is_empty() {
            let mut next: Vec<Vec<At>> = Vec::new();
            for path in &round {
                for landing in self.jumps(from, path[path.len() - 1]) {
                    if landing != from && found.iter().all(|path| path.last() != Some(&landing)) {
                        next.push([&path[..], &[landing]].concat());
                    }
                }
            }
            next.sort();
            let mut first: Vec<Vec<At>> = Vec::new();
            for path in next {
                if first.iter().all(|earlier| earlier.last() != path.last()) {
                    first.push(path);
                }
            }
            found.extend(first.iter().cloned());
            round = first;
        }
        for step in self.steps(from) {
            found.retain(|path| path.last() != Some(&step));
            found.push(vec![from, step]);
        }
        found
    }

    /// 3.1: can neither step nor jump.
    pub fn is_immobile(&self, man: At) -> bool {
        self.steps(man).is_empty() && self.jumps(man, man).is_empty()
    }

    /// 3.1: immobile, with a man of the opponent on a square that holds it in.
    pub fn is_trapped(&self, man: At) -> bool {
        let opponent = self.man(man).map(Side::other);
        self.is_immobile(man)
            && self
                .rays(man)
                .any(|(near, far)| self.man(near) == opponent || self.man(near).is_some() && self.man(far) == opponent)
    }

    /// 3.2: the men of the opponent that could move before the move and can't after it.
    pub fn traps(&self, from: At, to: At) -> Vec<At> {
        let mut after = self.clone();
        after.put(from, None);
        after.put(to, Some(self.turn));
        let caught = |&man: &At| !self.is_immobile(man) && after.is_immobile(man);
        self.men(self.turn.other()).into_iter().filter(caught).collect()
    }

    /// The legal moves of the man on a square, whoever else's turn it were: sections 2 and 3.
    pub fn moves_from(&self, from: At) -> Vec<Vec<At>> {
        if self.man(from) != Some(self.turn) {
            return Vec::new();
        }
        let mut moves = self.reach(from);
        if !self.variant.trapping {
            moves.retain(|path| self.traps(from, path[path.len() - 1]).is_empty());
        }
        moves.sort();
        moves
    }

    pub fn moves(&self) -> Vec<Vec<At>> {
        self.squares().into_iter().flat_map(|from| self.moves_from(from)).collect()
    }

    fn in_goal(&self, side: Side) -> usize {
        self.home(side.other()).iter().filter(|&&at| self.man(at) == Some(side)).count()
    }

    fn has_arrived(&self, side: Side) -> bool {
        self.in_goal(side) == self.white_home.len()
    }

    /// 4.2 and 4.3.
    fn overstays(&self, side: Side) -> bool {
        let counts = |at: At| self.man(at) == Some(side) && !(self.variant.trapping && self.is_trapped(at));
        self.home(side).iter().any(|&at| counts(at))
    }

    /// 4.4.
    pub fn returns_home(&self, from: At, to: At) -> bool {
        let home = self.home(self.turn);
        self.number > self.variant.exit_deadline && home.contains(&to) && !home.contains(&from)
    }

    /// Plays a legal move; the end in the order of 5.8.
    pub fn play(&mut self, from: At, to: At) {
        assert_eq!(self.outcome, None);
        let (side, number) = (self.turn, self.number);
        let returned = self.returns_home(from, to);
        self.put(from, None);
        self.put(to, Some(side));
        self.turn = side.other();
        if side == Side::Black {
            self.number += 1;
        }
        self.history.push((self.board.clone(), self.turn));
        self.outcome = self.judge(side, number, returned);
    }

    fn judge(&self, side: Side, number: u32, returned: bool) -> Option<Outcome> {
        let outcome = |winner, ending| Some(Outcome { winner, ending });
        let (white, black) = (self.has_arrived(Side::White), self.has_arrived(Side::Black));
        let stuck = self.moves().is_empty();
        if returned && !(side == Side::Black && white) {
            return outcome(Some(side.other()), Ending::ReturnedHome); // 4.4
        }
        match side {
            Side::White if white && stuck => return outcome(Some(Side::White), Ending::Arrived), // 5.2, ruling
            Side::Black if white && black => return outcome(None, Ending::BothArrived),          // 5.2
            Side::Black if white => return outcome(Some(Side::White), Ending::Arrived),          // 5.2
            Side::Black if black => return outcome(Some(Side::Black), Ending::Arrived),          // 5.3
            _ => {}
        }
        if side == Side::Black && number == self.variant.exit_deadline {
            match (self.overstays(Side::White), self.overstays(Side::Black)) {
                (true, true) => return outcome(None, Ending::BothOverstayed), // 4.2
                (true, false) => return outcome(Some(Side::Black), Ending::Overstayed),
                (false, true) => return outcome(Some(Side::White), Ending::Overstayed),
                (false, false) => {}
            }
        }
        if side == Side::Black && number == self.variant.move_limit {
            let (white, black) = (self.in_goal(Side::White), self.in_goal(Side::Black));
            let winner = if white == black {
                None
            } else if white > black {
                Some(Side::White)
            } else {
                Some(Side::Black)
            };
            return outcome(winner, Ending::MoveLimit); // 5.4
        }
        let now = &self.history[self.history.len() - 1];
        if self.history.iter().filter(|&then| then == now).count() >= 3 {
            return outcome(None, Ending::Repetition); // 5.5
        }
        if stuck { outcome(None, Ending::NoLegalMove) } else { None } // 5.6
    }

    /// 7.4.
    fn outcome_at_once(&self) -> Option<Outcome> {
        let outcome = |winner, ending| Some(Outcome { winner, ending });
        let (white, black) = (self.has_arrived(Side::White), self.has_arrived(Side::Black));
        let stuck = self.moves().is_empty();
        match (white, black, self.turn) {
            (true, true, Side::White) => outcome(None, Ending::BothArrived),
            (true, false, Side::White) => outcome(Some(Side::White), Ending::Arrived),
            (true, _, Side::Black) if stuck => outcome(Some(Side::White), Ending::Arrived),
            (false, true, _) => outcome(Some(Side::Black), Ending::Arrived),
            _ if stuck => outcome(None, Ending::NoLegalMove),
            _ => None,
        }
    }

    /// 8.6, one sequence after the other.
    pub fn perft(&self, depth: u32) -> u64 {
        if depth == 0 {
            return 1;
        }
        if self.outcome.is_some() {
            return 0;
        }
        let after = |path: Vec<At>| {
            let mut after = self.clone();
            after.play(path[0], path[path.len() - 1]);
            after.perft(depth - 1)
        };
        self.moves().into_iter().map(after).sum()
    }
}
