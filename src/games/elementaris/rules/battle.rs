//! Battles: one formula, computed as a forecast that the action then carries out (rules: elementaris 6.4).

use crate::table::Seat;

use super::action::Action;
use super::army::{Armies, Army};
use super::clock::Element;
use super::field::Field;
use super::state::Elementaris;

/// The kind of battle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fight {
    /// For the open ground of another field.
    Field,
    /// From the attacker's city against its besiegers.
    Sortie,
    /// For a city, against its walls and all its defenders.
    Assault,
    /// Between loaded ships.
    Sea,
}

/// A battle and its outcome.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battle {
    pub fight: Fight,
    pub attacker: Seat,
    /// Army that makes the attack; it falls last.
    pub army: Army,
    pub defender: Seat,
    pub from: Field,
    pub at: Field,
    /// All armies in the battle.
    pub attackers: Armies,
    pub defenders: Armies,
    /// Whether the attacker's strength is doubled by fire, and the defender's by water.
    pub fire: bool,
    pub water: bool,
    /// Strengths A and D.
    pub attack: u32,
    pub defence: u32,
    pub fallen_attackers: Armies,
    pub fallen_defenders: Armies,
    pub won: bool,
}

impl Elementaris {
    /// Returns the strength D of this many armies of a player, with or without walls (rules: elementaris 6.4).
    pub fn defence(&self, seat: Seat, armies: u32, walls: bool) -> u32 {
        let water = self.orbs_in(seat, Element::Water) > 0;
        (armies + u32::from(walls)) * (1 + u32::from(water))
    }

    /// Returns the battle that an attack of this seat causes; `None` if the action isn't an attack or has no defender.
    pub fn battle(&self, attacker: Seat, action: &Action) -> Option<Battle> {
        let army = action.army()?;
        let from = self.spot(attacker, army)?;
        let (fight, at) = match action {
            Action::Attack(_, at) => (Fight::Field, *at),
            Action::SeaAttack(_, at) => (Fight::Sea, *at),
            Action::Sortie(_) => (Fight::Sortie, from),
            Action::Assault(_) => (Fight::Assault, from),
            _ => return None,
        };
        let (defender, defenders) = match fight {
            Fight::Assault => {
                let owner = self.owner(at).filter(|owner| *owner != attacker)?;
                (owner, self.garrison(owner, at))
            }
            _ => {
                let holder = self.holder(at).filter(|holder| *holder != attacker)?;
                (holder, self.armies_open(holder, at))
            }
        };
        let attackers = self.armies_on(attacker, from);
        let fire = self.orbs_in(attacker, Element::Fire) > 0;
        let water = self.orbs_in(defender, Element::Water) > 0;
        let (a, d) = (attackers.count(), defenders.count());
        let (ma, md) = (1 + u32::from(fire), 1 + u32::from(water));
        let (attack, defence) = (a * ma, self.defence(defender, d, fight == Fight::Assault));
        Some(Battle {
            fight,
            attacker,
            army,
            defender,
            from,
            at,
            attackers,
            defenders,
            fire,
            water,
            attack,
            defence,
            fallen_attackers: attackers.fallen(a.min(defence / ma), Some(army)),
            fallen_defenders: defenders.fallen(d.min(attack / md), None),
            won: attack > defence,
        })
    }
}
