//! Fields that cause a refusal, for outlining them.

use crate::table::Seat;

use super::action::Action;
use super::army::Army;
use super::field::{Field, Fields};
use super::map::SITE_FIELDS;
use super::refusal::Refusal;
use super::state::Elementaris;

impl Elementaris {
    /// Returns the words of fields; empty when nothing on the map is to blame.
    pub(super) fn refusal_causes(&self, seat: Seat, action: &Action, refusal: Refusal) -> Vec<String> {
        let seat = if seat.index() < self.seats() { seat } else { return Vec::new() };
        let from = action.army().and_then(|army| self.spot(seat, army));
        let to = target(action);
        let fields: Fields = match refusal {
            Refusal::WrongArmy => self.spot(seat, self.call).into_iter().collect(),
            Refusal::OrbLimit | Refusal::NotYourOrb => {
                SITE_FIELDS.iter().filter(|field| self.owns_orb(seat, *field)).collect()
            }
            Refusal::Elemental => {
                [from, to].into_iter().flatten().chain(sea(action)).collect::<Fields>().and(self.closed())
            }
            Refusal::NotAdjacent
            | Refusal::NoOwnCity
            | Refusal::MustPlaceFirst
            | Refusal::NotYourCity
            | Refusal::LandingOpposed
            | Refusal::EnemyOnField
            | Refusal::SeaContested
            | Refusal::CityBesieged
            | Refusal::CityTaken
            | Refusal::Mountain
            | Refusal::BadTarget => to.into_iter().collect(),
            Refusal::OpenGroundHeld => from.into_iter().collect(),
            Refusal::CannotPay => Army::all().filter_map(|army| self.spot(seat, army)).collect(),
            _ => Fields::NONE,
        };
        fields.iter().map(|field| field.to_string()).collect()
    }

    fn owns_orb(&self, seat: Seat, field: Field) -> bool {
        field.site().is_some_and(|site| self.orbs[site] == Some(seat))
    }
}

/// Returns the field an action is about.
fn target(action: &Action) -> Option<Field> {
    match action {
        Action::Place(_, field)
        | Action::Recruit(_, field)
        | Action::March(_, field)
        | Action::Attack(_, field)
        | Action::Board(_, field)
        | Action::Sail(_, field)
        | Action::SeaAttack(_, field)
        | Action::Land(_, field)
        | Action::Sink(_, field)
        | Action::GiveUp(field)
        | Action::Buy(field, _)
        | Action::Transfer(_, _, field)
        | Action::Cast(_, field, _) => Some(*field),
        Action::TransferShip(_, to) => Some(to.fields().1),
        _ => None,
    }
}

/// Returns the sea a ship is bought at.
fn sea(action: &Action) -> Option<Field> {
    match action {
        Action::Buy(_, sea) => Some(*sea),
        _ => None,
    }
}
