//! Actions, picks and the button.

use super::noun::{an_elemental, army, element, elemental, name};
use crate::games::elementaris::rules::{Action, ActionKind, Field, Mooring, Pick, orb};
use crate::lang::capital;
use crate::table::Seat;

/// `Sírnice at Amber Bay`.
fn mooring(at: Mooring) -> String {
    let (land, sea) = at.fields();
    format!("{} at {}", name(land), name(sea))
}

/// `player 1`: an action knows no names; seats are counted from one, as people do.
fn seat(seat: Seat) -> String {
    format!("player {}", seat.index() + 1)
}

/// Describes a command with everything it names, as a list of choices has it.
pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Place(who, at) => format!("Place {} in {}", army(*who), name(*at)),
        Action::Recruit(who, at) => format!("Recruit {} in {}", army(*who), name(*at)),
        Action::March(who, to) => format!("March {} to {}", army(*who), name(*to)),
        Action::Attack(who, to) => format!("Attack {} with {}", name(*to), army(*who)),
        Action::Sortie(who) => format!("Break the siege with {}", army(*who)),
        Action::Occupy(who) => format!("Occupy the city with {}", army(*who)),
        Action::Assault(who) => format!("Assault the city with {}", army(*who)),
        Action::Take(who) => format!("Take the orb with {}", army(*who)),
        Action::Board(who, sea) => format!("Board the ship at {} with {}", name(*sea), army(*who)),
        Action::Sail(who, to) => format!("Sail {} to {}", army(*who), name(*to)),
        Action::SeaAttack(who, to) => format!("Attack the ships at {} with {}", name(*to), army(*who)),
        Action::Land(who, to) => format!("Land {} at {}", army(*who), name(*to)),
        Action::Sink(who, sea) => format!("Sink the ship at {} with {}", name(*sea), army(*who)),
        Action::Stance(who, true) => format!("Leave the walls with {}", army(*who)),
        Action::Stance(who, false) => format!("Return to the city with {}", army(*who)),
        Action::Pass => "Wait".into(),
        Action::Disband(who) => format!("Disband {}", army(*who)),
        Action::Cast(of, at, None) => format!("Send {} to {}", an_elemental(*of), name(*at)),
        Action::Cast(of, at, Some(from)) => {
            format!("Move the {} from {} to {}", elemental(*of), name(*from), name(*at))
        }
        Action::Transfer(owner, who, to) => {
            format!("Carry {} of {} to {}", army(*who), seat(*owner), name(*to))
        }
        Action::TransferShip(from, to) => {
            format!("Carry the empty ship from {} to {}", mooring(*from), mooring(*to))
        }
        Action::GiveUp(site) => format!("Give up the orb of {}", name(*site)),
        Action::Buy(city, sea) => format!("Buy a ship in {} at {}", name(*city), name(*sea)),
        Action::Propose(winners) if winners.is_empty() => "Propose the end without a winner".into(),
        Action::Propose(winners) => {
            let all: Vec<String> = winners.iter().map(seat).collect();
            format!("Propose the end: {}", crate::lang::list_en(&all))
        }
        Action::Vote(true) => "Agree".into(),
        Action::Vote(false) => "Refuse".into(),
        Action::Resign => "Resign".into(),
        Action::Done => "End the turn".into(),
    }
}

/// Action of an army on its own field, by what is there; `None` for everything else.
fn there(action: &Action, at: Option<Field>) -> Option<String> {
    Some(match action {
        Action::Occupy(_) => format!("Occupy {}", name(at?)),
        Action::Assault(_) => format!("Assault {}", name(at?)),
        Action::Take(_) => format!("Take the {} orb", element(orb(at?.site()?))),
        Action::Sortie(_) => "Break the siege".into(),
        Action::Stance(_, true) => "Leave the walls".into(),
        Action::Stance(_, false) => "Return to the city".into(),
        _ => return None,
    })
}

/// Returns the same with a known army and its field.
pub(in super::super) fn choice(action: &Action, at: Option<Field>) -> String {
    match action {
        Action::Board(_, sea) => format!("Board the ship at {}", name(*sea)),
        Action::Sink(_, sea) => format!("Sink the ship at {}", name(*sea)),
        _ => there(action, at).unwrap_or_else(|| self::action(action)),
    }
}

fn kind(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Place => "Place an army",
        ActionKind::Recruit => "Recruit an army",
        ActionKind::March => "March",
        ActionKind::Attack => "Attack the enemy",
        ActionKind::Sortie => "Break the siege",
        ActionKind::Occupy => "Occupy the city",
        ActionKind::Assault => "Assault the city",
        ActionKind::Take => "Take the orb",
        ActionKind::Board => "Board a ship",
        ActionKind::Sail => "Sail",
        ActionKind::SeaAttack => "Attack the ships",
        ActionKind::Land => "Land",
        ActionKind::Sink => "Sink a ship",
        ActionKind::Stance => "Change the stance",
        ActionKind::Pass => "Wait",
        ActionKind::Disband => "Disband an army",
        ActionKind::Cast => "Send an elemental",
        ActionKind::Transfer => "Carry an army",
        ActionKind::TransferShip => "Carry a ship",
        ActionKind::GiveUp => "Give up an orb",
        ActionKind::Buy => "Buy a ship",
        ActionKind::Propose => "Propose the end",
        ActionKind::Agree => "Agree",
        ActionKind::Refuse => "Refuse",
        ActionKind::Resign => "Resign",
        ActionKind::Done => "End the turn",
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what).into(),
        Pick::Army(who) => capital(&army(who)),
        Pick::Stance(true) => "Open ground".into(),
        Pick::Stance(false) => "At the city".into(),
        Pick::Element(of) => capital(element(of)),
        Pick::Unit(owner, who) => capital(&format!("{} of {}", army(who), seat(owner))),
        Pick::Ship(at) | Pick::To(at) => mooring(at),
        Pick::At(at) | Pick::From(at) => name(at).into(),
        Pick::Winner(winner) => capital(&seat(winner)),
    }
}

/// Returns the second line of the button, if armies are destroyed.
pub(in super::super) fn destroyed(count: u32) -> String {
    format!("{} {}", super::noun::armies_count(count), if count == 1 { "falls" } else { "fall" })
}

/// Returns the button: a command and its object.
pub(in super::super) fn commit(action: &Action, at: Option<Field>) -> String {
    match action {
        Action::Place(_, city) => format!("Occupy {}", name(*city)),
        Action::Recruit(who, _) => format!("Recruit {}", army(*who)),
        Action::Disband(who) => format!("Disband {}", army(*who)),
        Action::Cast(of, _, None) => format!("Send {}", an_elemental(*of)),
        Action::Cast(of, ..) => format!("Move the {}", elemental(*of)),
        Action::Transfer(_, who, _) => format!("Carry {}", army(*who)),
        _ => there(action, at).unwrap_or_else(|| kind(ActionKind::of(action)).into()),
    }
}
