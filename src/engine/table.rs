//! The transposition table: what has been found out about positions, kept by their keys.

use super::search::Hop;

/// How a stored value bounds the true one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// Nothing is known of the value.
    None,
    /// The value is at least this.
    Lower,
    /// The value is at most this.
    Upper,
    /// The value is this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy)]
pub(super) struct Entry {
    key: u32,
    pub value: i32,
    pub best: Hop,
    pub depth: i8,
    /// The bound in the lower two bits, the search in which it was stored in the others.
    tag: u8,
}

impl Entry {
    const EMPTY: Entry = Entry { key: 0, value: 0, best: Hop::NONE, depth: -1, tag: 0 };

    pub fn bound(&self) -> Bound {
        match self.tag & 3 {
            1 => Bound::Lower,
            2 => Bound::Upper,
            3 => Bound::Exact,
            _ => Bound::None,
        }
    }
}

/// Pairs of entries: the first is kept for the deepest search, the second for the latest.
pub(super) struct Table {
    /// A power of two long; empty where there is no memory, and then nothing is remembered.
    buckets: Vec<[Entry; 2]>,
    age: u8,
}

impl Table {
    /// A table of at most so many bytes; a smaller one, or none, where the memory is refused.
    pub fn new(bytes: usize) -> Table {
        let mut count = bytes / size_of::<[Entry; 2]>();
        while count > 0 {
            let size = 1 << count.ilog2();
            let mut buckets = Vec::new();
            if buckets.try_reserve_exact(size).is_ok() {
                buckets.resize(size, [Entry::EMPTY; 2]);
                return Table { buckets, age: 0 };
            }
            count /= 2;
        }
        Table { buckets: Vec::new(), age: 0 }
    }

    /// The memory it takes, in bytes.
    #[cfg(test)]
    pub fn bytes(&self) -> usize {
        size_of_val(self.buckets.as_slice())
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        self.buckets.fill([Entry::EMPTY; 2]);
        self.age = 0;
    }

    /// What was stored before gives way sooner from now on.
    pub fn grow_older(&mut self) {
        self.age = (self.age + 1) & 63;
    }

    #[inline]
    pub fn probe(&self, key: u64) -> Option<&Entry> {
        let bucket = self.buckets.get(self.index(key))?;
        bucket.iter().find(|entry| entry.tag & 3 != 0 && entry.key == (key >> 32) as u32)
    }

    #[inline]
    pub fn store(&mut self, key: u64, depth: i32, value: i32, bound: Bound, mut best: Hop) {
        let index = self.index(key);
        let Some(bucket) = self.buckets.get_mut(index) else { return };
        let short = (key >> 32) as u32;
        let tag = self.age << 2 | bound as u8;
        // The same position, else an old or shallow first one, else the second.
        let slot = match bucket.iter().position(|entry| entry.tag & 3 != 0 && entry.key == short) {
            Some(slot) => {
                if best == Hop::NONE {
                    best = bucket[slot].best;
                }
                slot
            }
            None => usize::from(bucket[0].tag >> 2 == self.age && i32::from(bucket[0].depth) > depth),
        };
        bucket[slot] = Entry { key: short, value, best, depth: depth.clamp(-1, 127) as i8, tag };
    }

    #[inline(always)]
    fn index(&self, key: u64) -> usize {
        key as usize & self.buckets.len().wrapping_sub(1)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_remembers_within_its_size_and_does_without_memory() {
        let mut table = Table::new(100_000);
        assert!(table.bytes() <= 100_000 && table.bytes() > 40_000);
        let key = 0x0123_4567_89ab_cdef;
        table.store(key, 5, -3, Bound::Lower, Hop::NONE);
        let entry = table.probe(key).unwrap();
        assert_eq!((entry.depth, entry.value, entry.bound()), (5, -3, Bound::Lower));
        assert!(table.probe(!key).is_none());
        table.clear();
        assert!(table.probe(key).is_none());

        let mut none = Table::new(0);
        none.store(key, 5, -3, Bound::Exact, Hop::NONE);
        assert!(none.probe(key).is_none());
    }
}
