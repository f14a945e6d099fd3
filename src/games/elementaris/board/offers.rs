//! The meaning of a tap on a field: its legal actions, given the picks. The lights show the same.

use super::Aim;
use crate::games::elementaris::rules::{
    Action, ActionKind, Army, Elementaris, Field, Fields, Mooring, Phase, Pick, View,
};
use crate::scenes::Tap;
use crate::table::{Game, Selection, Slots};

/// Returns the field of an action of the first turn.
fn target(game: &Elementaris, action: &Action) -> Option<Field> {
    match action {
        Action::Place(_, at)
        | Action::Recruit(_, at)
        | Action::March(_, at)
        | Action::Attack(_, at)
        | Action::Board(_, at)
        | Action::Sail(_, at)
        | Action::SeaAttack(_, at)
        | Action::Land(_, at)
        | Action::Sink(_, at) => Some(*at),
        Action::Sortie(army)
        | Action::Occupy(army)
        | Action::Assault(army)
        | Action::Take(army)
        | Action::Stance(army, _)
        | Action::Disband(army) => game.spot(game.active, *army),
        _ => None,
    }
}

/// Returns the priority among several actions on a field.
fn weight(action: &Action) -> u8 {
    match action {
        Action::Assault(_) | Action::Occupy(_) => 0,
        Action::Take(_) => 1,
        Action::Sortie(_) => 2,
        Action::Sink(..) => 4,
        Action::Stance(..) => 5,
        _ => 3,
    }
}

/// Returns whether a transferred ship would be moored at this land or sea.
fn lies_at(mooring: Mooring, at: Field) -> bool {
    let (land, sea) = mooring.fields();
    land == at || sea == at
}

/// Returns whether an action of the second turn belongs to a field, given the picks. Without picks, only spells count.
fn second(aim: &Aim, action: &Action, at: Field) -> bool {
    match (aim.kind, action) {
        // If none is at home, a second tap selects the elemental to move.
        (None | Some(ActionKind::Cast), Action::Cast(_, field, _)) => *field == at,
        (Some(ActionKind::Transfer), Action::Transfer(seat, army, field)) => {
            aim.unit == Some((*seat, *army)) && *field == at
        }
        (Some(ActionKind::TransferShip), Action::TransferShip(from, to)) => {
            aim.ship == Some(*from) && lies_at(*to, at)
        }
        (Some(ActionKind::GiveUp), Action::GiveUp(site)) => *site == at,
        (Some(ActionKind::Buy), Action::Buy(city, sea)) => *city == at || *sea == at && aim.at == Some(*city),
        _ => false,
    }
}

/// Returns whether a legal action belongs to a field, given the picks.
pub(super) fn is_at(view: &View, aim: &Aim, action: &Action, at: Field) -> bool {
    let game = &view.game;
    match game.phase {
        Phase::Placement => {
            let army = aim.army.unwrap_or(Army::at(0));
            matches!(action, Action::Place(one, city) if *one == army && *city == at)
        }
        Phase::Activation | Phase::Disband => target(game, action) == Some(at),
        Phase::Free => second(aim, action, at),
        _ => false,
    }
}

/// Returns every field with a legal action, given the picks.
pub(super) fn fields(view: &View, aim: &Aim, selection: &Selection<Action>) -> Fields {
    let legal: Vec<Action> = selection.legal().copied().collect();
    Field::all().filter(|at| legal.iter().any(|action| is_at(view, aim, action, *at))).collect()
}

/// Returns the armies and empty ships on a field that air can transfer.
fn units(selection: &Selection<Action>, view: &View, at: Field) -> Vec<[Pick; 2]> {
    let mut units: Vec<[Pick; 2]> = Vec::new();
    for action in selection.legal() {
        let unit = match action {
            Action::Transfer(seat, army, _) if view.game.spot(*seat, *army) == Some(at) => {
                [Pick::Kind(ActionKind::Transfer), Pick::Unit(*seat, *army)]
            }
            Action::TransferShip(from, _) if lies_at(*from, at) => {
                [Pick::Kind(ActionKind::TransferShip), Pick::Ship(*from)]
            }
            _ => continue,
        };
        if !units.contains(&unit) {
            units.push(unit);
        }
    }
    units
}

/// Fields with a unit that air can transfer.
pub(super) fn carried(selection: &Selection<Action>, view: &View) -> Fields {
    let mut fields = Fields::NONE;
    for action in selection.legal() {
        match action {
            Action::Transfer(seat, army, _) => {
                fields = fields.with(view.game.spot(*seat, *army).map(Field::only).unwrap_or_default());
            }
            Action::TransferShip(from, _) => {
                let (land, sea) = from.fields();
                fields = fields.with(land.only()).with(sea.only());
            }
            _ => {}
        }
    }
    fields
}

/// Returns whether the unit to transfer is not picked yet.
pub(super) fn wants_unit(aim: &Aim, selection: &Selection<Action>) -> bool {
    let has_transfers =
        selection.legal().any(|action| matches!(action, Action::Transfer(..) | Action::TransferShip(..)));
    let open = matches!(aim.kind, None | Some(ActionKind::Transfer | ActionKind::TransferShip));
    has_transfers && open && aim.unit.is_none() && aim.ship.is_none()
}

/// Returns the destination of an army without a battle.
pub(super) fn destination(action: &Action) -> Option<Field> {
    match action {
        Action::March(_, to) | Action::Sail(_, to) | Action::Land(_, to) | Action::Board(_, to) => Some(*to),
        _ => None,
    }
}

/// Returns the fields that a second move reaches, each with a first move towards it.
pub(super) fn beyond<'a>(view: &View, legal: impl Iterator<Item = &'a Action>) -> Vec<(Field, Action)> {
    let game = &view.game;
    let mut found: Vec<(Field, Action)> = Vec::new();
    if game.phase != Phase::Activation || game.moves < 2 {
        return found;
    }
    for first in legal.filter(|action| destination(action).is_some()) {
        let after = Elementaris::preview(view, first).after.game;
        let goes_on = (after.active, after.call, after.round) == (game.active, game.call, game.round);
        if !goes_on || after.phase != Phase::Activation {
            continue;
        }
        for to in after.legal().iter().filter_map(destination) {
            if !found.iter().any(|(known, _)| *known == to) {
                found.push((to, *first));
            }
        }
    }
    found
}

/// Returns the next of several after the picked one; the first if none is picked.
fn next<T: PartialEq + Copy>(all: &[T], now: Option<T>) -> Option<T> {
    let at = now.and_then(|now| all.iter().position(|one| *one == now));
    all.get(at.map_or(0, |at| (at + 1) % all.len())).copied()
}

/// Returns the meaning of a tap on a field. Another tap selects the next action there; if there is no other, it
/// commits. On a field of a second move, the first move is aimed.
pub(super) fn tap(view: &View, selection: &Selection<Action>, at: Field) -> Tap<Elementaris> {
    let aim = Aim::of(selection);
    let mut offers: Vec<Action> =
        selection.legal().filter(|action| is_at(view, &aim, action, at)).copied().collect();
    crate::order::short_by_key(&mut offers, weight);
    if let Some(action) = next(&offers, aim.ready.copied()) {
        return Tap::Pick(action.picks().to_vec());
    }
    let here = view.game.spot(view.game.active, view.game.call) == Some(at);
    let mut further = beyond(view, selection.legal()).into_iter().filter(|(to, _)| *to == at && !here);
    if let Some((_, first)) = further.next() {
        return Tap::Pick(first.picks().to_vec());
    }
    let is_transfer = matches!(aim.kind, None | Some(ActionKind::Transfer | ActionKind::TransferShip));
    let units = if is_transfer { units(selection, view, at) } else { Vec::new() };
    let unit = aim.unit.map(|(seat, army)| [Pick::Kind(ActionKind::Transfer), Pick::Unit(seat, army)]);
    let ship = aim.ship.map(|ship| [Pick::Kind(ActionKind::TransferShip), Pick::Ship(ship)]);
    match next(&units, unit.or(ship)) {
        Some(unit) => Tap::Pick(unit.to_vec()),
        None => refused(view, &aim, at).map_or(Tap::Describe, Tap::Try),
    }
}

/// Returns the likely illegal action on a field, so that the rules give the reason.
fn refused(view: &View, aim: &Aim, at: Field) -> Option<Action> {
    let game = &view.game;
    let army = game.call;
    match (game.phase, aim.kind) {
        (Phase::Placement, _) => at.city().map(|_| Action::Place(aim.army.unwrap_or(Army::at(0)), at)),
        (Phase::Activation, _) => match game.spot(game.active, army) {
            None => at.city().map(|_| Action::Recruit(army, at)),
            Some(from) if from == at => None,
            Some(from) if from.is_sea() => {
                Some(if at.is_foot() { Action::Land(army, at) } else { Action::Sail(army, at) })
            }
            Some(from) if at.is_sea() && from.shore().has(at) => Some(Action::Board(army, at)),
            Some(_) => Some(Action::March(army, at)),
        },
        (Phase::Free, Some(ActionKind::Cast)) => Some(Action::Cast(game.ruling_element()?, at, aim.from)),
        (Phase::Free, Some(ActionKind::Buy)) => {
            let sea = at.shore().iter().next().or_else(any_sea)?;
            at.city().map(|_| Action::Buy(at, sea))
        }
        (Phase::Free, Some(ActionKind::Transfer)) => {
            aim.unit.map(|(seat, army)| Action::Transfer(seat, army, at))
        }
        _ => None,
    }
}

/// Any sea, for a sample refusal of an inland city.
fn any_sea() -> Option<Field> {
    Field::all().find(|field| field.is_sea())
}
