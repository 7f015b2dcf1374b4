//! Long sorted lists of positions, worked on little by little, so that nobody waits for it, and without memory taken
//! for granted.

use super::sort;

/// There isn't the memory.
#[derive(Debug)]
pub struct NoMemory;

/// An empty list with room for so many.
pub fn room<T>(length: usize) -> Result<Vec<T>, NoMemory> {
    let mut list = Vec::new();
    list.try_reserve_exact(length).map_err(|_| NoMemory)?;
    Ok(list)
}

/// Sorted lists that become one. While they come in there are as many as their number has binary digits.
pub struct Pile<T> {
    lists: Vec<Vec<T>>,
    merging: Option<Merging<T>>,
}

/// Two lists and the one that they become, in which so much of both is already.
struct Merging<T> {
    from: [Vec<T>; 2],
    at: [usize; 2],
    both: Vec<T>,
}

impl<T: Ord + Copy> Pile<T> {
    /// Of some sorted lists.
    pub fn new(mut lists: Vec<Vec<T>>) -> Pile<T> {
        lists.sort_by_key(|list| std::cmp::Reverse(list.len()));
        Pile { lists, merging: None }
    }

    /// Takes over one more. `merge` must have come to its end before.
    pub fn put(&mut self, list: Vec<T>) {
        self.lists.push(list);
    }

    /// Puts what has been found in order, and takes it over in the same way.
    pub fn add(&mut self, found: &mut Vec<T>) -> Result<(), NoMemory> {
        sort(found);
        found.dedup();
        let mut list = room(found.len())?;
        list.extend_from_slice(found);
        found.clear();
        self.put(list);
        Ok(())
    }

    /// Goes on with the merging of lists of about the same length, or of all, until so many have been taken over. Whether
    /// nothing is left to merge. All lists together may have room for so many.
    pub fn merge(&mut self, all: bool, mut work: usize, most: usize) -> Result<bool, NoMemory> {
        loop {
            if let Some(merging) = &mut self.merging {
                if !merging.advance(&mut work) {
                    return Ok(false);
                }
                self.lists.push(std::mem::take(&mut merging.both));
                self.merging = None;
            }
            let [.., before, last] = &self.lists[..] else { return Ok(true) };
            if !all && before.len() >= 2 * last.len() {
                return Ok(true);
            }
            let length = before.len() + last.len();
            if self.lists.iter().map(Vec::len).sum::<usize>() + length > most {
                return Err(NoMemory);
            }
            let both = room(length)?;
            let from = [0; 2].map(|_| self.lists.pop().unwrap_or_default());
            self.merging = Some(Merging { from, at: [0, 0], both });
        }
    }

    /// The list that all have become.
    pub fn take(&mut self) -> Vec<T> {
        self.lists.pop().unwrap_or_default()
    }

    /// The lists as they are.
    pub fn into_lists(self) -> Vec<Vec<T>> {
        self.lists
    }
}

impl<T: Ord + Copy> Merging<T> {
    /// Takes over so many more, once what is in both. Whether that is all.
    fn advance(&mut self, work: &mut usize) -> bool {
        let [first, second] = &self.from;
        let (mut a, mut b) = (&first[self.at[0]..], &second[self.at[1]..]);
        while let (Some(one), Some(other)) = (a.first(), b.first()) {
            if *work == 0 {
                break;
            }
            *work -= 1;
            self.both.push(*one.min(other));
            let (is_one, is_other) = (one <= other, other <= one);
            a = &a[usize::from(is_one)..];
            b = &b[usize::from(is_other)..];
        }
        let is_all = a.is_empty() || b.is_empty();
        if is_all {
            self.both.extend_from_slice(a);
            self.both.extend_from_slice(b);
        }
        self.at = [first.len() - a.len(), second.len() - b.len()];
        is_all
    }
}

/// How much of a list has been looked at, and how much of that is kept, at its beginning.
#[derive(Default)]
pub struct Sieve {
    looked_at: usize,
    kept: usize,
}

impl Sieve {
    /// Looks at so many more of a list, and takes out what isn't to be kept. Whether that was the last.
    #[inline(always)]
    pub fn advance<T: Copy>(&mut self, list: &mut Vec<T>, work: usize, mut keep: impl FnMut(T) -> bool) -> bool {
        let until = self.looked_at.saturating_add(work).min(list.len());
        for index in self.looked_at..until {
            let one = list[index];
            if keep(one) {
                list[self.kept] = one;
                self.kept += 1;
            }
        }
        self.looked_at = until;
        let is_all = until == list.len();
        if is_all {
            list.truncate(self.kept);
        }
        is_all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn a_pile_becomes_one_sorted_list_whatever_the_slices() {
        let mut random = 1u64;
        let mut number = |most: u64| {
            random = random.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
            (random >> 33) % most
        };
        for slice in [1, 7, 1000, usize::MAX] {
            for values in [1, 50, 1 << 30] {
                let (mut pile, mut all) = (Pile::new(Vec::new()), BTreeSet::new());
                for _ in 0..40 {
                    let length = number(30);
                    let mut found: Vec<u64> = (0..length).map(|_| number(values)).collect();
                    all.extend(&found);
                    pile.add(&mut found).unwrap();
                    while !pile.merge(false, slice, usize::MAX).unwrap() {}
                }
                while !pile.merge(true, slice, usize::MAX).unwrap() {}
                let mut list = pile.take();
                assert_eq!(list, all.iter().copied().collect::<Vec<_>>());
                let mut sieve = Sieve::default();
                while !sieve.advance(&mut list, slice, |one| one % 3 != 0) {}
                all.retain(|one| one % 3 != 0);
                assert_eq!(list, all.into_iter().collect::<Vec<_>>());
            }
        }
    }

    #[test]
    fn a_pile_keeps_to_its_room() {
        let mut pile = Pile::new(vec![vec![1, 3], vec![2, 3]]);
        assert!(pile.merge(true, 10, 7).is_err());
        assert!(pile.merge(true, 10, 8).unwrap());
        assert_eq!(pile.take(), [1, 2, 3]);
    }
}
