//! Sorting of short lists. The standard library's sort is compiled again for every type, two to four kilobytes each
//! time. It pays off from some hundreds of elements on; the lists here have a few dozen. Measured: thirty of them
//! were 88 KB of the half of the app that plays. Lists of all legal actions are sorted by the standard library.

#![warn(missing_docs)]

use std::cmp::Ordering;

/// Sorts in ascending order; equal elements keep their order.
pub fn short<T: Ord>(list: &mut [T]) {
    short_by(list, Ord::cmp);
}

/// Sorts by a key, which must be cheap: it is computed at every comparison.
pub fn short_by_key<T, K: Ord>(list: &mut [T], key: impl Fn(&T) -> K) {
    short_by(list, |one, other| key(one).cmp(&key(other)));
}

/// Sorts with a comparison function.
pub fn short_by<T>(list: &mut [T], compare: impl Fn(&T, &T) -> Ordering) {
    for end in 1..list.len() {
        let mut at = end;
        while at > 0 && compare(&list[at], &list[at - 1]) == Ordering::Less {
            list.swap(at, at - 1);
            at -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sorting_agrees_with_the_standard_library() {
        for length in 0..40u32 {
            let list: Vec<(u32, u32)> = (0..length).map(|n| (n * 7919 % 11, n)).collect();
            let (mut mine, mut theirs) = (list.clone(), list.clone());
            short_by_key(&mut mine, |pair| pair.0);
            theirs.sort_by_key(|pair| pair.0);
            assert_eq!(mine, theirs, "equals keep their order");
            short(&mut mine);
            theirs.sort_unstable();
            assert_eq!(mine, theirs);
        }
    }
}
