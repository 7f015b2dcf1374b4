//! A good line soon, by a beam: of each layer of positions only the best are gone on with.
//!
//! What is good: to have little left to go, with nobody far behind, and the inner squares of the goal filled first.

use super::board::{Board, Layout};
use super::search::lift;
use super::{Leg, sort};
use crate::board::{Side, Square};
use crate::variant::Variant;

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

/// What a man on each square has left to go, in the eyes of a beam.
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
    pub fn new(board: &Board<S>, width: usize) -> Beam<S> {
        Beam { width, layers: vec![vec![(board.start, 0)]], looked_at: 0, new: Vec::new(), positions: 0 }
    }

    /// Looks at so many positions more, for a line of at most so many moves.
    pub fn advance(&mut self, board: &Board<S>, left: &Left, taste: usize, work: usize, most: usize) -> Step {
        let Some((last, rest)) = self.layers.split_last() else { return Step::Never };
        if self.layers.len() > most.min(LONGEST) || last.is_empty() {
            return Step::Never;
        }
        let until = (self.looked_at + work).min(last.len());
        for (&(men, _), number) in last[self.looked_at..until].iter().zip(self.looked_at as u32..) {
            board.each_neighbour(men, &mut |neighbour| self.new.push((neighbour, number)));
        }
        self.positions += (until - self.looked_at) as u64;
        self.looked_at = until;
        if until < last.len() {
            return Step::Running;
        }
        let mut new = std::mem::take(&mut self.new);
        sort(&mut new);
        new.dedup_by_key(|node| node.0);
        let is_known = |layer: &[Node<S>], men: &S| layer.binary_search_by_key(men, |node| node.0).is_ok();
        new.retain(|(men, _)| !is_known(last, men) && rest.last().is_none_or(|before| !is_known(before, men)));
        if let Ok(at) = new.binary_search_by_key(&board.goal, |node| node.0) {
            let (men, mut from) = new[at];
            let mut way = vec![men];
            for layer in self.layers.iter().rev() {
                let (men, before) = layer[from as usize];
                way.push(men);
                from = before;
            }
            // `lift` sees positions as they stand for others, too.
            let way = way.into_iter().rev().map(|men| board.canonical(men));
            return Step::Line(lift(board, way));
        }
        if new.len() > self.width {
            let table = &left.0[taste % left.0.len()];
            let worth = |men: S| men.squares().map(|square| table[square.index()]).sum::<i32>();
            let mut all: Vec<i32> = new.iter().map(|node| worth(node.0)).collect();
            sort(&mut all);
            let limit = all[self.width - 1];
            let mut room = self.width;
            new.retain(|node| {
                let stays = room > 0 && worth(node.0) <= limit;
                room -= usize::from(stays);
                stays
            });
        }
        self.layers.push(new);
        self.looked_at = 0;
        Step::Running
    }

    /// About how many bytes one of this width takes at most.
    pub fn bytes(width: usize, moves: usize) -> usize {
        // Beside the layers, what is found from one, and the sorting of it.
        width.saturating_mul(size_of::<Node<S>>()).saturating_mul(moves.min(LONGEST) + 200)
    }
}
