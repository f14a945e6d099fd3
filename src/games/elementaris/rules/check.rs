//! Legality of an action, and the first reason against it in the order of the rule file (rules: elementaris 6).
//!
//! Independent of the list of legal actions, so that tests can compare the two.

use crate::table::{Seat, refuse_if};

use super::action::Action;
use super::army::{Army, Seats};
use super::field::{Field, Kind};
use super::map::mooring_at;
use super::refusal::Refusal;
use super::state::{Elementaris, Phase};

pub(super) type Checked = Result<(), Refusal>;

impl Elementaris {
    pub(super) fn check_action(&self, seat: Seat, action: &Action) -> Checked {
        let in_phase = match action {
            Action::Place(..) => self.phase == Phase::Placement,
            Action::Disband(_) => self.phase == Phase::Disband,
            Action::Vote(_) => matches!(self.phase, Phase::Vote(_)),
            Action::Cast(..)
            | Action::Transfer(..)
            | Action::TransferShip(..)
            | Action::GiveUp(_)
            | Action::Buy(..)
            | Action::Propose(_)
            | Action::Resign
            | Action::Done => self.phase == Phase::Free,
            _ => self.is_first_turn(),
        };
        refuse_if(!in_phase, Refusal::WrongPhase)?;
        refuse_if(seat.index() >= self.seats(), Refusal::NotYourTurn)?;
        if self.is_first_turn() {
            return self.check_first_turn(seat, action);
        }
        refuse_if(self.turn().seat() != Some(seat), Refusal::NotYourTurn)?;
        match action {
            Action::Disband(army) => refuse_if(self.spot(seat, *army).is_none(), Refusal::ArmyInPalace),
            Action::Cast(element, field, from) => self.check_cast(seat, *element, *field, *from),
            Action::Transfer(owner, army, field) => self.check_transfer(seat, *owner, *army, *field),
            Action::TransferShip(from, to) => self.check_ship_transfer(seat, *from, *to),
            Action::GiveUp(site) => self.check_give_up(seat, *site),
            Action::Buy(city, sea) => self.check_buy(seat, *city, *sea),
            Action::Propose(winners) => self.check_proposal(*winners),
            _ => Ok(()),
        }
    }

    // The first turn.

    fn check_first_turn(&self, seat: Seat, action: &Action) -> Checked {
        if let Action::Place(army, field) = action {
            let elsewhere = seat != self.active;
            refuse_if(elsewhere && self.has_been_called(seat, *army), Refusal::AlreadyMoved)?;
            refuse_if(elsewhere, Refusal::NotYourTurn)?;
            return self.check_place(seat, *field);
        }
        // For an army in the palace the player should learn why it cannot come, so its order of play is tested
        // last.
        let recruits = matches!(action, Action::Recruit(..));
        if !recruits {
            self.check_call(seat, action)?;
        }
        let due = self.phase == Phase::Placement && seat == self.active;
        refuse_if(due, Refusal::MustPlaceFirst)?;
        let Some(army) = action.army() else { return Ok(()) };
        if let Action::Recruit(_, city) = action {
            self.check_recruit(seat, army, *city)?;
            return self.check_call(seat, action);
        }
        let from = self.spot(seat, army).ok_or(Refusal::ArmyInPalace)?;
        let by_ship = matches!(action, Action::Sail(..) | Action::SeaAttack(..) | Action::Land(..));
        refuse_if(!by_ship && from.is_sea(), Refusal::ArmyAboard)?;
        refuse_if(by_ship && !from.is_sea(), Refusal::ArmyAshore)?;
        match action {
            Action::March(_, to) | Action::Attack(_, to) => {
                refuse_if(!to.is_playable(), Refusal::Mountain)?;
                refuse_if(to.is_sea(), Refusal::NeedsShip)?;
                refuse_if(!from.walk().has(*to), Refusal::NotAdjacent)?;
                self.check_entry(seat, *to, matches!(action, Action::Attack(..)))
            }
            Action::Sail(_, to) | Action::SeaAttack(_, to) => {
                refuse_if(!to.is_playable(), Refusal::Mountain)?;
                refuse_if(!to.is_sea(), Refusal::ShipOnLand)?;
                refuse_if(!from.sail().has(*to), Refusal::NotAdjacent)?;
                self.check_entry(seat, *to, matches!(action, Action::SeaAttack(..)))
            }
            Action::Land(_, to) => self.check_landing(seat, from, *to),
            Action::Occupy(_) | Action::Assault(_) | Action::Sortie(_) => self.check_city(seat, from, action),
            Action::Take(_) => self.check_orb(seat, from),
            Action::Board(_, sea) => {
                self.check_ship(from, *sea)?;
                refuse_if(self.closed().has(*sea), Refusal::Elemental)?;
                refuse_if(self.hostile(seat).has(*sea), Refusal::SeaContested)
            }
            Action::Sink(_, sea) => self.check_ship(from, *sea),
            Action::Stance(_, open) => self.check_stance(seat, army, from, *open),
            _ => Ok(()),
        }
    }

    /// Checks the order of play: each army once in a round, by player, then by number.
    fn check_call(&self, seat: Seat, action: &Action) -> Checked {
        let army = action.army();
        refuse_if(army.is_some_and(|army| self.has_been_called(seat, army)), Refusal::AlreadyMoved)?;
        refuse_if(seat != self.active, Refusal::NotYourTurn)?;
        // No army is called while a first placement is due.
        let called = self.phase == Phase::Placement || army.is_none_or(|army| army == self.call);
        refuse_if(!called, Refusal::WrongArmy)
    }

    fn check_place(&self, seat: Seat, field: Field) -> Checked {
        refuse_if(self.owner(field).is_some(), Refusal::CityTaken)?;
        let bound = self.options.own_corner && self.unplaced.has(seat);
        refuse_if(bound && field.quadrant() != Some(self.corner(seat)), Refusal::NotOwnCorner)?;
        refuse_if(field.city().is_none(), Refusal::NoCity)?;
        refuse_if(self.closed().has(field), Refusal::Elemental)?;
        let held = self.living().any(|other| self.whole_ground(other).has(field));
        refuse_if(held, Refusal::EnemyOnField)
    }

    fn check_recruit(&self, seat: Seat, army: Army, city: Field) -> Checked {
        refuse_if(self.spot(seat, army).is_some(), Refusal::ArmyOnMap)?;
        refuse_if(self.cities_of(seat) == 0, Refusal::NoOwnCity)?;
        refuse_if(self.owner(city) != Some(seat), Refusal::NotYourCity)?;
        refuse_if(self.closed().has(city), Refusal::Elemental)?;
        refuse_if(self.hostile(seat).has(city), Refusal::CityBesieged)?;
        refuse_if(!self.can_pay_one_more(seat), Refusal::CannotPay)
    }

    /// Returns whether income and treasury could pay for one more army (R11).
    #[inline]
    pub(super) fn can_pay_one_more(&self, seat: Seat) -> bool {
        let funds = self.income(seat) + u32::from(self.treasury[seat]);
        self.options.free_recruiting || self.costs(seat) < funds
    }

    /// Checks entry to an open ground or a sea: peacefully if it is free of enemies, by an attack otherwise.
    fn check_entry(&self, seat: Seat, to: Field, attacks: bool) -> Checked {
        refuse_if(self.closed().has(to), Refusal::Elemental)?;
        match (self.hostile(seat).has(to), attacks) {
            (true, false) => Err(Refusal::EnemyOnField),
            (false, true) => Err(Refusal::NobodyToAttack),
            _ => Ok(()),
        }
    }

    fn check_landing(&self, seat: Seat, from: Field, to: Field) -> Checked {
        refuse_if(!to.is_playable(), Refusal::Mountain)?;
        refuse_if(to.kind() == Kind::Bridge, Refusal::NoLandingOnBridge)?;
        refuse_if(!from.shore().has(to), Refusal::NotAdjacent)?;
        refuse_if(self.closed().has(to), Refusal::Elemental)?;
        let others = self.living().filter(|other| *other != seat);
        refuse_if(others.into_iter().any(|other| self.whole_ground(other).has(to)), Refusal::LandingOpposed)
    }

    fn check_city(&self, seat: Seat, at: Field, action: &Action) -> Checked {
        let city = at.city().ok_or(Refusal::NoCity)?;
        let owner = self.cities[city];
        match action {
            Action::Sortie(_) => {
                refuse_if(owner.is_some_and(|owner| owner != seat), Refusal::CityHasOwner)?;
                refuse_if(owner.is_none(), Refusal::CityIsFree)?;
                refuse_if(!self.hostile(seat).has(at), Refusal::NobodyToAttack)
            }
            Action::Assault(_) => {
                refuse_if(owner == Some(seat), Refusal::OwnCity)?;
                refuse_if(owner.is_none(), Refusal::CityIsFree)
            }
            _ => {
                refuse_if(owner == Some(seat), Refusal::OwnCity)?;
                refuse_if(owner.is_some(), Refusal::CityHasOwner)
            }
        }
    }

    fn check_ship(&self, land: Field, sea: Field) -> Checked {
        let here = mooring_at(land, sea).is_some_and(|mooring| self.moored[mooring] > 0);
        if here {
            return Ok(());
        }
        let is_occupied = sea.is_sea() && self.living().any(|seat| self.ground(seat).has(sea));
        Err(if is_occupied { Refusal::ShipOccupied } else { Refusal::NoShipHere })
    }

    fn check_stance(&self, seat: Seat, army: Army, at: Field, open: bool) -> Checked {
        refuse_if(self.owner(at) != Some(seat), Refusal::NotAtOwnCity)?;
        refuse_if(open && self.hostile(seat).has(at), Refusal::OpenGroundHeld)?;
        let already = self.is_at_city(seat, army) != open;
        refuse_if(already || self.stanced, Refusal::StanceUnchanged)
    }

    // The second turn.

    fn check_buy(&self, seat: Seat, city: Field, sea: Field) -> Checked {
        refuse_if(self.second_turn.bought, Refusal::OneShipPerRound)?;
        refuse_if(self.ships_left() == 0, Refusal::NoShipsLeft)?;
        refuse_if(self.owner(city) != Some(seat), Refusal::NotYourCity)?;
        refuse_if(mooring_at(city, sea).is_none(), Refusal::NotCoastal)?;
        refuse_if(self.closed().has(city) || self.closed().has(sea), Refusal::Elemental)?;
        let price = self.options.ship_price.into();
        refuse_if(self.treasury[seat] < price, Refusal::TooExpensive)
    }

    fn check_proposal(&self, winners: Seats) -> Checked {
        refuse_if(self.second_turn.proposed, Refusal::AlreadyProposed)?;
        let living = |seat: Seat| self.living().any(|other| other == seat);
        refuse_if(winners.is_empty() || !winners.iter().all(living), Refusal::BadWinner)
    }
}
