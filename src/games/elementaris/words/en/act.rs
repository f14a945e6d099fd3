//! Actions, picks and the button.

use super::noun::{army, element, elemental, field, name};
use crate::games::elementaris::rules::{Action, Deed, Mooring, Pick};
use crate::lang::capital;
use crate::table::Seat;

/// `Sírnice (A8) at Amber Bay`.
fn mooring(at: Mooring) -> String {
    let (land, sea) = at.fields();
    format!("{} at {}", field(land), name(sea))
}

/// `seat 1`: an action knows no names; seats are counted from one, as people do.
fn seat(seat: Seat) -> String {
    format!("player {}", seat.index() + 1)
}

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Place(who, at) => format!("Place {} in {}", army(*who), field(*at)),
        Action::Recruit(who, at) => format!("Recruit {} in {}", army(*who), field(*at)),
        Action::March(who, to) => format!("{} marches to {}", capital(&army(*who)), field(*to)),
        Action::Attack(who, to) => format!("{} attacks {}", capital(&army(*who)), field(*to)),
        Action::Sortie(who) => format!("Sortie with {}", army(*who)),
        Action::Occupy(who) => format!("{} occupies the city", capital(&army(*who))),
        Action::Assault(who) => format!("{} assaults the city", capital(&army(*who))),
        Action::Take(who) => format!("{} takes the orb", capital(&army(*who))),
        Action::Board(who, sea) => format!("{} boards the ship at {}", capital(&army(*who)), field(*sea)),
        Action::Sail(who, to) => format!("{} sails to {}", capital(&army(*who)), field(*to)),
        Action::SeaAttack(who, to) => {
            format!("{} attacks the ships at {}", capital(&army(*who)), field(*to))
        }
        Action::Land(who, to) => format!("{} lands at {}", capital(&army(*who)), field(*to)),
        Action::Sink(who, sea) => format!("{} sinks the ship at {}", capital(&army(*who)), field(*sea)),
        Action::Stance(who, true) => format!("{} goes out onto open ground", capital(&army(*who))),
        Action::Stance(who, false) => format!("{} goes back to the city", capital(&army(*who))),
        Action::Pass => "Pass".into(),
        Action::Disband(who) => format!("Disband {}", army(*who)),
        Action::Cast(of, at, None) => format!("Send the {} to {}", elemental(*of), field(*at)),
        Action::Cast(of, at, Some(from)) => {
            format!("Move the {} from {} to {}", elemental(*of), field(*from), field(*at))
        }
        Action::Transfer(owner, who, to) => {
            format!("Carry {} of {} to {}", army(*who), seat(*owner), field(*to))
        }
        Action::TransferShip(from, to) => {
            format!("Carry the empty ship from {} to {}", mooring(*from), mooring(*to))
        }
        Action::GiveUp(site) => format!("Give up the orb of {}", field(*site)),
        Action::Buy(city, sea) => format!("Buy a ship in {} at {}", field(*city), name(*sea)),
        Action::Propose(winners) if winners.is_empty() => "Propose the end without a winner".into(),
        Action::Propose(winners) => {
            let all: Vec<String> = winners.iter().map(seat).collect();
            format!("Propose the end: {}", crate::lang::list_en(&all))
        }
        Action::Vote(true) => "Agree".into(),
        Action::Vote(false) => "Do not agree".into(),
        Action::Resign => "Resign".into(),
        Action::Done => "End the turn".into(),
    }
}

fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Place => "Place",
        Deed::Recruit => "Recruit",
        Deed::March => "March",
        Deed::Attack => "Attack",
        Deed::Sortie => "Sortie",
        Deed::Occupy => "Occupy the city",
        Deed::Assault => "Assault the city",
        Deed::Take => "Take the orb",
        Deed::Board => "Board a ship",
        Deed::Sail => "Sail",
        Deed::SeaAttack => "Attack at sea",
        Deed::Land => "Land",
        Deed::Sink => "Sink a ship",
        Deed::Stance => "Change the stance",
        Deed::Pass => "Pass",
        Deed::Disband => "Disband",
        Deed::Cast => "Cast",
        Deed::Transfer => "Carry an army",
        Deed::TransferShip => "Carry a ship",
        Deed::GiveUp => "Give up an orb",
        Deed::Buy => "Buy a ship",
        Deed::Propose => "Propose the end",
        Deed::Agree => "Agree",
        Deed::Refuse => "Do not agree",
        Deed::Resign => "Resign",
        Deed::Done => "End the turn",
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::What(what) => deed(what).into(),
        Pick::Army(who) => capital(&army(who)),
        Pick::Stance(true) => "Open ground".into(),
        Pick::Stance(false) => "At the city".into(),
        Pick::Element(of) => capital(element(of)),
        Pick::Unit(owner, who) => capital(&format!("{} of {}", army(who), seat(owner))),
        Pick::Ship(at) | Pick::To(at) => mooring(at),
        Pick::At(at) | Pick::From(at) => field(at),
        Pick::Winner(winner) => capital(&seat(winner)),
    }
}

/// The button.
pub(in super::super) fn commit(action: &Action) -> String {
    match action {
        Action::Take(_) => "Take the orb".into(),
        Action::Stance(_, true) => "Go out".into(),
        Action::Stance(_, false) => "Back to the city".into(),
        Action::Cast(..) => "Cast".into(),
        other => deed(Deed::of(other)).into(),
    }
}
