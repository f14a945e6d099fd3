//! Outcome of a battle, as facts without a language (rules: elementaris 6.4).

use crate::games::elementaris::rules::{Armies, Battle, Fight};

/// The outcome for the field or city.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fate {
    /// The city is the attacker's.
    Taken,
    /// The city stays its owner's.
    Kept,
    /// The sortie defeats all besiegers.
    SiegeBroken,
    SortieFails,
    /// Both sides fell before the city, which stays its owner's.
    NobodyBeforeCity,
    /// The army that moved holds the field.
    Holds,
    AttackFails,
    /// Both sides fell.
    NobodyAtSea,
    NobodyOnOpenGround,
}

impl Fate {
    pub(super) fn of(battle: &Battle) -> Self {
        let stay = !battle.defenders.without(battle.fallen_defenders).is_empty();
        match (battle.fight, battle.won) {
            (Fight::Assault, true) => Self::Taken,
            (Fight::Assault, false) => Self::Kept,
            (Fight::Sortie, true) => Self::SiegeBroken,
            (Fight::Sortie, false) if stay => Self::SortieFails,
            (Fight::Sortie, false) => Self::NobodyBeforeCity,
            (_, true) => Self::Holds,
            (_, false) if stay => Self::AttackFails,
            (Fight::Sea, false) => Self::NobodyAtSea,
            (Fight::Field, false) => Self::NobodyOnOpenGround,
        }
    }
}

/// Returns the armies that return to the palace, with the owner's name; without one they are the reader's own.
pub(super) fn fallen<'a>(
    battle: &Battle,
    attacker: Option<&'a str>,
    defender: Option<&'a str>,
) -> impl Iterator<Item = (Armies, Option<&'a str>)> {
    let sides = [(battle.fallen_attackers, attacker), (battle.fallen_defenders, defender)];
    sides.into_iter().filter(|(armies, _)| !armies.is_empty())
}
