//! Choosing an action in several clicks.
//!
//! An action fills slots (piece, place, number); a selection is a partial record. Everything is derived from
//! the complete legal list. Any order works, and the board highlights exactly the picks that still lead to a legal
//! action.
//!
//! Three kinds of slots:
//!
//! | slot | filled with | another pick |
//! | --- | --- | --- |
//! | plain: piece, place, rotation | one value | replaces it |
//! | multi ([`Slots::is_multi`]): two cards of five | one pick for each element | is added; replaces the oldest if full |
//! | with a default ([`Slots::is_default`]): no second card | one value | replaces it; none means the default |
//!
//! The picks of each legal action are computed once, because a drawing looks through the list for every place.

use std::fmt::{Debug, Display};
use std::hash::Hash;
use std::rc::Rc;
use std::str::FromStr;

use arrayvec::ArrayVec;

/// The most picks of an action.
pub const MAX_PICKS: usize = 8;

/// The picks of an action, in the order in which a move is read aloud.
pub type Picks<P> = ArrayVec<P, MAX_PICKS>;

/// An action as filled slots.
pub trait Slots {
    /// The name of a slot.
    type Slot: Copy + Eq + Ord + Debug;
    /// A slot with a value. Its text form is one word without blanks: `tile:red`, `at:D7`.
    type Pick: Copy + Eq + Ord + Hash + Debug + Display + FromStr<Err = String> + 'static;

    /// Returns the picks of this action: one per slot, and one for each element of a set.
    fn picks(&self) -> Picks<Self::Pick>;

    /// Returns the slot of a pick.
    fn slot(pick: Self::Pick) -> Self::Slot;

    /// Returns whether a slot is a set: its picks are added to each other instead of replaced.
    fn is_multi(_slot: Self::Slot) -> bool {
        false
    }

    /// Returns whether a pick is the default of its slot, used when the slot is left empty, such as no second card.
    fn is_default(_pick: Self::Pick) -> bool {
        false
    }
}

/// A legal action with its picks.
#[derive(Debug)]
struct LegalAction<A: Slots> {
    action: A,
    picks: Picks<A::Pick>,
}

impl<A: Slots> LegalAction<A> {
    /// Returns whether all of `taken` are picks of this action.
    fn agrees(&self, taken: &[A::Pick]) -> bool {
        taken.iter().all(|pick| self.picks.contains(pick))
    }
}

/// A partial action.
#[derive(Debug)]
pub struct Selection<A: Slots> {
    legal: Rc<[LegalAction<A>]>,
    /// Latest last.
    taken: Vec<A::Pick>,
}

impl<A: Slots> Clone for Selection<A> {
    fn clone(&self) -> Self {
        self.with(self.taken.clone())
    }
}

/// Equal if both have the same list in memory and the same picks.
impl<A: Slots> PartialEq for Selection<A> {
    fn eq(&self, other: &Self) -> bool {
        Rc::ptr_eq(&self.legal, &other.legal) && self.taken == other.taken
    }
}

impl<A: Slots> Selection<A> {
    /// Creates an empty selection from this legal list.
    pub fn new(legal: Vec<A>) -> Self {
        let with_picks = |action: A| LegalAction { picks: action.picks(), action };
        Self { legal: legal.into_iter().map(with_picks).collect(), taken: Vec::new() }
    }

    fn with(&self, taken: Vec<A::Pick>) -> Self {
        Self { legal: self.legal.clone(), taken }
    }

    /// Returns the picks so far, latest last.
    pub fn taken(&self) -> &[A::Pick] {
        &self.taken
    }

    /// Returns whether nothing is picked yet.
    pub fn is_empty(&self) -> bool {
        self.taken.is_empty()
    }

    /// Returns whether this pick is part of the selection.
    pub fn has(&self, pick: A::Pick) -> bool {
        self.taken.contains(&pick)
    }

    /// Returns every possible pick, sorted, without duplicates: the values of legal actions that agree with the
    /// *other* slots. For a full set, elements that may replace another one are included.
    pub fn available_picks(&self) -> Vec<A::Pick> {
        let mut open: Vec<A::Pick> = Vec::new();
        let mut add = |pick| {
            if let Err(at) = open.binary_search(&pick) {
                open.insert(at, pick);
            }
        };
        for LegalAction { picks, .. } in self.legal.iter() {
            let mut missing = self.taken.iter().filter(|t| !picks.contains(t));
            match (missing.next(), missing.next()) {
                (None, _) => picks.iter().copied().for_each(&mut add),
                (Some(wrong), None) => {
                    picks.iter().filter(|p| A::slot(**p) == A::slot(*wrong)).copied().for_each(&mut add);
                }
                _ => {}
            }
        }
        open
    }

    /// Adds a pick: it replaces the value of a plain slot and extends a set. Older picks are kept, latest first, if
    /// they still lead to a legal action together. A series of picks of one action therefore always ends with all of
    /// them selected.
    #[must_use]
    pub fn pick(&self, pick: A::Pick) -> Self {
        let slot = A::slot(pick);
        let mut kept = vec![pick];
        for old in
            self.taken.iter().rev().filter(|t| **t != pick && (A::slot(**t) != slot || A::is_multi(slot)))
        {
            kept.push(*old);
            if !self.legal.iter().any(|legal| legal.agrees(&kept)) {
                kept.pop();
            }
        }
        kept.reverse();
        self.with(kept)
    }

    /// Adds these picks, one after another.
    #[must_use]
    pub fn pick_all(&self, picks: &[A::Pick]) -> Self {
        picks.iter().fold(self.clone(), |selection, pick| selection.pick(*pick))
    }

    /// Removes this pick only, such as one element of a set.
    #[must_use]
    pub fn unpick(&self, pick: A::Pick) -> Self {
        self.with(self.taken.iter().copied().filter(|t| *t != pick).collect())
    }

    /// Returns an empty selection from the same list.
    #[must_use]
    pub fn clear(&self) -> Self {
        self.with(Vec::new())
    }

    /// Iterates over the actions that agree with every pick.
    pub fn candidates(&self) -> impl Iterator<Item = &A> {
        self.agreeing().map(|legal| &legal.action)
    }

    fn agreeing(&self) -> impl Iterator<Item = &LegalAction<A>> {
        self.legal.iter().filter(|legal| legal.agrees(&self.taken))
    }

    /// Returns the selected action, if any pick is made and exactly one action remains without an open pick. A pick
    /// is not open if it is the default, or if all remaining actions have it.
    pub fn ready(&self) -> Option<&A> {
        if self.is_empty() {
            return None;
        }
        // The list may be long, so it is scanned only once.
        let candidates: Vec<_> = self.agreeing().collect();
        let mut shared = candidates.first()?.picks.clone();
        for legal in &candidates {
            shared.retain(|pick| legal.picks.contains(pick));
        }
        let settled = |pick: &A::Pick| shared.contains(pick) || A::is_default(*pick);
        let mut meant = candidates.into_iter().filter(|legal| legal.picks.iter().all(settled));
        meant.next().filter(|_| meant.next().is_none()).map(|legal| &legal.action)
    }

    /// Iterates over the complete legal list.
    pub fn legal(&self) -> impl ExactSizeIterator<Item = &A> {
        self.legal.iter().map(|legal| &legal.action)
    }
}

#[cfg(test)]
mod tests {
    //! Sets, default picks and the order of picks, on cards: play one, perhaps with a white one, or take two.

    use std::fmt;

    use super::*;

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    enum Action {
        Lay(u8, bool),
        Take(u8, u8),
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
    enum Pick {
        Lay,
        Take,
        Card(u8),
        White(bool),
        /// An element of the set to take.
        Open(u8),
    }

    #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
    enum Slot {
        Kind,
        Card,
        White,
        Open,
    }

    impl fmt::Display for Pick {
        fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
            write!(f, "{self:?}")
        }
    }

    impl FromStr for Pick {
        type Err = String;
        fn from_str(text: &str) -> Result<Self, String> {
            Err(format!("`{text}` is not read here"))
        }
    }

    impl Slots for Action {
        type Slot = Slot;
        type Pick = Pick;

        fn picks(&self) -> Picks<Pick> {
            match *self {
                Self::Lay(card, white) => {
                    [Pick::Lay, Pick::Card(card), Pick::White(white)].into_iter().collect()
                }
                Self::Take(one, other) => {
                    [Pick::Take, Pick::Open(one), Pick::Open(other)].into_iter().collect()
                }
            }
        }

        fn slot(pick: Pick) -> Slot {
            match pick {
                Pick::Lay | Pick::Take => Slot::Kind,
                Pick::Card(_) => Slot::Card,
                Pick::White(_) => Slot::White,
                Pick::Open(_) => Slot::Open,
            }
        }

        fn is_multi(slot: Slot) -> bool {
            slot == Slot::Open
        }

        fn is_default(pick: Pick) -> bool {
            pick == Pick::White(false)
        }
    }

    /// Returns a selection of cards 0 and 1, each with and without the white one, and any two of three open cards.
    fn selection() -> Selection<Action> {
        let lay = |card| [Action::Lay(card, false), Action::Lay(card, true)];
        let take = [Action::Take(0, 1), Action::Take(0, 2), Action::Take(1, 2)];
        Selection::new([lay(0), lay(1)].concat().into_iter().chain(take).collect())
    }

    fn picked(picks: &[Pick]) -> Selection<Action> {
        picks.iter().fold(selection(), |s, p| s.pick(*p))
    }

    #[test]
    fn defaults_need_not_be_picked() {
        assert_eq!(picked(&[Pick::Card(0)]).ready(), Some(&Action::Lay(0, false)));
        assert_eq!(picked(&[Pick::Card(0), Pick::White(true)]).ready(), Some(&Action::Lay(0, true)));
        let back = picked(&[Pick::White(true), Pick::Card(1)]).unpick(Pick::White(true));
        assert_eq!(back.ready(), Some(&Action::Lay(1, false)));
        assert_eq!(picked(&[Pick::White(false), Pick::Card(1)]).ready(), Some(&Action::Lay(1, false)));
        assert_eq!(picked(&[Pick::Lay]).ready(), None, "which card is not said");
        assert_eq!(selection().ready(), None, "nothing is chosen");
    }

    #[test]
    fn in_a_full_set_the_oldest_makes_room_and_nothing_else_does() {
        let two = picked(&[Pick::Open(0), Pick::Take, Pick::Open(1)]);
        assert_eq!(two.ready(), Some(&Action::Take(0, 1)));
        let three = two.pick(Pick::Open(2));
        assert_eq!(three.taken(), [Pick::Take, Pick::Open(1), Pick::Open(2)]);
        assert_eq!(three.ready(), Some(&Action::Take(1, 2)));
        assert_eq!(three.pick(Pick::Open(1)).ready(), three.ready(), "picking again changes nothing");
        let one = three.unpick(Pick::Open(1));
        assert_eq!((one.taken(), one.ready()), (&[Pick::Take, Pick::Open(2)][..], None));
    }

    #[test]
    fn available_picks_extend_or_replace_the_selection() {
        let all = selection().available_picks();
        assert!(all.windows(2).all(|w| w[0] < w[1]), "sorted and no twins");
        assert_eq!(all.len(), 9);
        let full = picked(&[Pick::Open(0), Pick::Open(1)]);
        assert_eq!(full.available_picks(), [Pick::Take, Pick::Open(0), Pick::Open(1), Pick::Open(2)]);
        let card = picked(&[Pick::Card(0)]);
        let expected = [Pick::Lay, Pick::Card(0), Pick::Card(1), Pick::White(false), Pick::White(true)];
        assert_eq!(card.available_picks(), expected);
    }

    #[test]
    fn the_picks_of_one_action_replace_the_selection() {
        let legal: Vec<Action> = selection().legal().copied().collect();
        for before in &legal {
            for after in &legal {
                let chosen =
                    before.picks().into_iter().chain(after.picks()).fold(selection(), |s, p| s.pick(p));
                assert_eq!(chosen.ready(), Some(after), "{before:?}, then {after:?}");
            }
        }
    }
}
