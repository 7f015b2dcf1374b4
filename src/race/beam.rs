//! A good line soon, by a beam: of each layer of positions only the best are gone on with.
//!
//! What is good: to have little left to go, with nobody far behind, and the inner squares of the goal filled first.

use super::board::{Board, Layout};
use super::lists::{NoMemory, room};
use super::search::lift;
use super::{Leg, sort};
use crate::board::{Side, Square};
use crate::variant::Variant;

/// The best are chosen as soon as so many bytes of others have been found.
const CHUNK: usize = 1 << 18;
/// No line that a beam finds has more moves.
const LONGEST: usize = 1000;

/// A position with the place of the one that it came from in the layer before.
type Node<S> = (S, u32);

/// A search with a beam of a certain width.
pub(super) struct Beam<S> {
    width: usize,
    layers: Vec<Vec<Node<S>>>,
    looked_at: usize,
    new: Vec<Node<S>>,
    pub positions: u64,
}

/// What a man on each square has left to go, in the eyes of beams of three tastes.
pub(super) struct Left([[i32; 256]; 3]);

/// How far a beam has come.
pub(super) enum Step {
    Running,
    Line(Vec<Leg>),
    Never,
}

impl Left {
    pub fn new(variant: &Variant) -> Left {
        let goal: Vec<Square> = variant.home_of(Side::Black).iter().collect();
        let mut left = [[0; 256]; 3];
        for index in 0..=u8::MAX {
            let at = Square::at(index);
            let away =
                |to: &Square| i32::from(to.file().abs_diff(at.file())) + i32::from(to.rank().abs_diff(at.rank()));
            let far = goal.iter().map(away).min().unwrap_or(0);
            for (likeness, left) in [0, 2, 4].into_iter().zip(&mut left) {
                left[at.index()] = 64 * far + likeness * far * far - 8 * i32::from(at.file() + at.rank());
            }
        }
        Left(left)
    }
}

impl<S: Layout> Beam<S> {
    /// The same in positions.
    const CHUNK: usize = CHUNK / size_of::<Node<S>>();

    pub fn new(board: &Board<S>, width: usize) -> Beam<S> {
        Beam { width, layers: vec![vec![(board.start, 0)]], looked_at: 0, new: Vec::new(), positions: 0 }
    }

    /// Looks at so many positions more, for a line of at most so many moves.
    pub fn advance(&mut self, board: &Board<S>, left: &Left, taste: usize, work: usize, most: usize) -> Step {
        self.look_at(board, left, taste, work, most).unwrap_or(Step::Never)
    }

    fn look_at(
        &mut self,
        board: &Board<S>,
        left: &Left,
        taste: usize,
        work: usize,
        most: usize,
    ) -> Result<Step, NoMemory> {
        let last = &self.layers[self.layers.len() - 1];
        if self.layers.len() > most.min(LONGEST) || last.is_empty() {
            return Ok(Step::Never);
        }
        if self.new.capacity() == 0 {
            self.new = room(self.width + Self::CHUNK + board.most_moves())?;
        }
        let until = self.looked_at.saturating_add(work).min(last.len());
        let before = self.looked_at;
        while self.looked_at < until && self.new.len() < self.width + Self::CHUNK {
            let number = self.looked_at as u32;
            board.each_neighbour(last[self.looked_at].0, &mut |neighbour| self.new.push((neighbour, number)));
            self.looked_at += 1;
        }
        self.positions += (self.looked_at - before) as u64;
        let is_whole = self.looked_at == last.len();
        if !is_whole && self.new.len() < self.width + Self::CHUNK {
            return Ok(Step::Running);
        }
        if let Some(line) = self.choose(board, &left.0[taste % left.0.len()])? {
            return Ok(Step::Line(line));
        }
        if is_whole {
            let mut layer = room(self.new.len())?;
            layer.append(&mut self.new);
            self.layers.push(layer);
            self.looked_at = 0;
        }
        Ok(Step::Running)
    }

    /// Keeps the best of what has been found. The line over the goal, if that is among it.
    fn choose(&mut self, board: &Board<S>, left: &[i32; 256]) -> Result<Option<Vec<Leg>>, NoMemory> {
        let new = &mut self.new;
        sort(new);
        new.dedup_by_key(|node| node.0);
        let is_known = |layer: &Vec<Node<S>>, men: &S| layer.binary_search_by_key(men, |node| node.0).is_ok();
        let known = &self.layers[self.layers.len().saturating_sub(2)..];
        new.retain(|(men, _)| !known.iter().any(|layer| is_known(layer, men)));
        if let Ok(at) = new.binary_search_by_key(&board.goal, |node| node.0) {
            let (men, mut from) = new[at];
            let mut way = vec![men];
            for layer in self.layers.iter().rev() {
                let (men, before) = layer[from as usize];
                way.push(men);
                from = before;
            }
            // `lift` sees positions as they stand for others, too.
            return Ok(Some(lift(board, way.into_iter().rev().map(|men| board.canonical(men)))));
        }
        if new.len() > self.width {
            let left_of = |men: S| men.squares().map(|square| left[square.index()]).sum::<i32>();
            let mut all = room(new.len())?;
            all.extend(new.iter().map(|node| left_of(node.0)));
            sort(&mut all);
            let limit = all[self.width - 1];
            // Of those that are as good as the last of the best, as many as there is room for.
            let mut ties = self.width - all.partition_point(|&left| left < limit);
            new.retain(|node| {
                let left = left_of(node.0);
                let is_tie = left == limit && ties > 0;
                ties -= usize::from(is_tie);
                left < limit || is_tie
            });
        }
        Ok(None)
    }

    /// About how many bytes one of this width takes at most.
    pub fn bytes(width: usize, moves: usize) -> usize {
        // The layers, and what is found from one.
        width
            .saturating_mul(moves.min(LONGEST) + 2)
            .saturating_add(2 * Self::CHUNK)
            .saturating_mul(size_of::<Node<S>>())
    }
}
