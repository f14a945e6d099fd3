//! Battles: the one formula, as a forecast that then happens (rules: elementaris 6.4).

use crate::table::Seat;

use super::action::Action;
use super::army::{Armies, Army};
use super::clock::Element;
use super::field::Field;
use super::state::Elementaris;

/// What is fought for.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Fight {
    /// The open ground of another field.
    Field,
    /// Out of an own city against those who besiege it.
    Sortie,
    /// A city, its walls and everybody at it.
    Assault,
    /// Between loaded ships.
    Sea,
}

/// A battle and how it ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Battle {
    pub fight: Fight,
    pub attacker: Seat,
    /// The army whose move it is; it falls last.
    pub army: Army,
    pub defender: Seat,
    pub from: Field,
    pub at: Field,
    /// Everybody who fights.
    pub attackers: Armies,
    pub defenders: Armies,
    /// Whether the attacker's strength is doubled by fire, and the defender's by water.
    pub fire: bool,
    pub water: bool,
    /// The strengths A and D.
    pub attack: u32,
    pub defence: u32,
    pub fallen_attackers: Armies,
    pub fallen_defenders: Armies,
    pub won: bool,
}

impl Elementaris {
    /// The strength D of so many armies of a player, behind walls or not (rules: elementaris 6.4).
    pub fn defence(&self, seat: Seat, armies: u32, walls: bool) -> u32 {
        let water = self.orbs_in(seat, Element::Water) > 0;
        (armies + u32::from(walls)) * (1 + u32::from(water))
    }

    /// The battle an attack of this seat would be; `None` if the action is no attack or nobody is there.
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
