//! Choosing an action in several clicks.
//!
//! An action is a record of slots (what, where, how many); a selection is a partial record. Everything is
//! derived from the complete legal list: any order works, and the board lights exactly what still leads to
//! a legal action.

use std::collections::BTreeSet;
use std::fmt::Debug;
use std::hash::Hash;
use std::rc::Rc;

/// An action seen as filled slots.
pub trait Slots {
    /// The name of a slot.
    type Slot: Copy + Eq + Ord + Debug;
    /// A slot together with a value for it.
    type Pick: Copy + Eq + Ord + Hash + Debug + 'static;

    /// One pick a slot of this action.
    fn picks(&self) -> Vec<Self::Pick>;
    /// The slot a pick fills.
    fn slot(pick: Self::Pick) -> Self::Slot;
}

/// A half-made action.
#[derive(Debug)]
pub struct Selection<A: Slots> {
    legal: Rc<[(A, Vec<A::Pick>)]>,
    taken: Vec<A::Pick>,
}

impl<A: Slots> Clone for Selection<A> {
    fn clone(&self) -> Self {
        Self { legal: self.legal.clone(), taken: self.taken.clone() }
    }
}

impl<A: Slots + PartialEq> PartialEq for Selection<A> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.legal, &other.legal) && self.taken == other.taken
    }
}

impl<A: Slots> Selection<A> {
    /// Nothing chosen yet out of this legal list.
    pub fn new(legal: Vec<A>) -> Self {
        let legal = legal.into_iter().map(|a| {
            let picks = a.picks();
            (a, picks)
        });
        Self { legal: legal.collect(), taken: Vec::new() }
    }

    /// What is chosen so far.
    pub fn taken(&self) -> &[A::Pick] {
        &self.taken
    }

    /// Whether nothing is chosen yet.
    pub fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    /// Whether this very pick is chosen.
    pub fn has(&self, pick: A::Pick) -> bool {
        self.taken.contains(&pick)
    }

    /// Every pick that may be made now: the values of legal actions that agree with the *other* slots.
    pub fn open(&self) -> BTreeSet<A::Pick> {
        let mut open = BTreeSet::new();
        for (_, picks) in self.legal.iter() {
            let missing: Vec<_> = self.taken.iter().filter(|t| !picks.contains(t)).collect();
            match missing[..] {
                [] => open.extend(picks.iter().copied()),
                [wrong] => open.extend(picks.iter().copied().filter(|p| A::slot(*p) == A::slot(*wrong))),
                _ => {}
            }
        }
        open
    }

    /// Chooses a value; the same slot again replaces. Choices in other slots that no longer fit are dropped.
    #[must_use]
    pub fn pick(&self, pick: A::Pick) -> Self {
        let mut taken: Vec<_> = self.taken.iter().copied().filter(|t| A::slot(*t) != A::slot(pick)).collect();
        taken.push(pick);
        let fits = |taken: &[A::Pick]| self.legal.iter().any(|(_, p)| taken.iter().all(|t| p.contains(t)));
        while taken.len() > 1 && !fits(&taken) {
            taken.remove(0);
        }
        Self { legal: self.legal.clone(), taken }
    }

    /// The same list with nothing chosen.
    #[must_use]
    pub fn clear(&self) -> Self {
        Self { legal: self.legal.clone(), taken: Vec::new() }
    }

    /// The actions that agree with everything chosen.
    pub fn candidates(&self) -> impl Iterator<Item = &A> {
        self.legal.iter().filter(|(_, picks)| self.taken.iter().all(|t| picks.contains(t))).map(|(a, _)| a)
    }

    /// The action, when something is chosen and exactly one action is left.
    pub fn ready(&self) -> Option<&A> {
        let mut left = self.candidates();
        match (self.is_empty(), left.next(), left.next()) {
            (false, Some(action), None) => Some(action),
            _ => None,
        }
    }

    /// The complete legal list.
    pub fn legal(&self) -> impl ExactSizeIterator<Item = &A> {
        self.legal.iter().map(|(a, _)| a)
    }
}
