//! Actions, picks and the button.

use super::noun::{army, army_acc, army_by, city_acc, element, elemental, name, orb};
use crate::games::elementaris::rules::{Action, ActionKind, Field, Mooring, Pick, orb as orb_of};
use crate::lang::{capital, list_cs};
use crate::table::Seat;

/// `Sírnice, voda Jantarový záliv`.
fn mooring(at: Mooring) -> String {
    let (land, sea) = at.fields();
    format!("{}, voda {}", name(land), name(sea))
}

/// `1. hráč`: an action knows no names; seats are counted from one, as people do.
fn seat(seat: Seat) -> String {
    format!("{}.\u{a0}hráč", seat.index() + 1)
}

/// Describes a command with everything it names, as a list of choices has it.
pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Place(who, at) => format!("Obsadit {} {}", city_acc(*at), army_by(*who)),
        Action::Recruit(who, at) => format!("Povolat {} do města {}", army_acc(*who), name(*at)),
        Action::March(who, to) => format!("Táhnout s {} na pole {}", army_by(*who), name(*to)),
        Action::Attack(who, to) => format!("Zaútočit {} na pole {}", army_by(*who), name(*to)),
        Action::Sortie(who) => format!("Prolomit obléhání {}", army_by(*who)),
        Action::Occupy(who) => format!("Obsadit město {}", army_by(*who)),
        Action::Assault(who) => format!("Zaútočit {} na město", army_by(*who)),
        Action::Take(who) => format!("Vzít orb {}", army_by(*who)),
        Action::Board(who, sea) => format!("Nalodit {} na vodní pole {}", army_acc(*who), name(*sea)),
        Action::Sail(who, to) => format!("Plout s {} na vodní pole {}", army_by(*who), name(*to)),
        Action::SeaAttack(who, to) => {
            format!("Zaútočit {} na lodě, vodní pole {}", army_by(*who), name(*to))
        }
        Action::Land(who, to) => format!("Vylodit {} na pole {}", army_acc(*who), name(*to)),
        Action::Sink(who, sea) => format!("Potopit loď {}, vodní pole {}", army_by(*who), name(*sea)),
        Action::Stance(who, true) => format!("Vyvést {} na volné prostranství", army_acc(*who)),
        Action::Stance(who, false) => format!("Vrátit {} k městu", army_acc(*who)),
        Action::Pass => "Vynechat pohyb".into(),
        Action::Disband(who) => format!("Propustit {}", army_acc(*who)),
        Action::Cast(of, at, None) => format!("Vyslat {} na pole {}", elemental(*of), name(*at)),
        Action::Cast(of, at, Some(from)) => {
            format!("Přesunout {} z pole {} na pole {}", elemental(*of), name(*from), name(*at))
        }
        Action::Transfer(owner, who, to) => {
            format!("Přenést {} ({}) na pole {}", army_acc(*who), seat(*owner), name(*to))
        }
        Action::TransferShip(from, to) => {
            format!("Přenést prázdnou loď: {} → {}", mooring(*from), mooring(*to))
        }
        Action::GiveUp(site) => format!("Vzdát se orbu z pole {}", name(*site)),
        Action::Buy(city, sea) => format!("Zakoupit loď: město {}, voda {}", name(*city), name(*sea)),
        Action::Propose(winners) if winners.is_empty() => "Navrhnout konec bez vítěze".into(),
        Action::Propose(winners) => {
            let all: Vec<String> = winners.iter().map(seat).collect();
            format!("Navrhnout konec: vítězí {}", list_cs(&all))
        }
        Action::Vote(true) => "Souhlasit".into(),
        Action::Vote(false) => "Odmítnout".into(),
        Action::Resign => "Vzdát hru".into(),
        Action::Done => "Ukončit tah".into(),
    }
}

/// Action of an army on its own field, by what is there; `None` for everything else.
fn there(action: &Action, at: Option<Field>) -> Option<String> {
    Some(match action {
        Action::Occupy(_) => format!("Obsadit {}", city_acc(at?)),
        Action::Assault(_) => format!("Zaútočit na {}", city_acc(at?)),
        Action::Take(_) => format!("Vzít {}", orb(orb_of(at?.site()?))),
        Action::Sortie(_) => "Prolomit obléhání".into(),
        Action::Stance(_, true) => "Vyjít z hradeb".into(),
        Action::Stance(_, false) => "Vrátit se k městu".into(),
        _ => return None,
    })
}

/// Returns the same with a known army and its field.
pub(in super::super) fn choice(action: &Action, at: Option<Field>) -> String {
    match action {
        Action::Board(_, sea) => format!("Nalodit se ({})", name(*sea)),
        Action::Sink(_, sea) => format!("Potopit loď ({})", name(*sea)),
        _ => there(action, at).unwrap_or_else(|| self::action(action)),
    }
}

fn kind(kind: ActionKind) -> &'static str {
    match kind {
        ActionKind::Place => "Obsadit město",
        ActionKind::Recruit => "Povolat armádu",
        ActionKind::March => "Táhnout",
        ActionKind::Attack => "Zaútočit na nepřítele",
        ActionKind::Sortie => "Prolomit obléhání",
        ActionKind::Occupy => "Obsadit město",
        ActionKind::Assault => "Zaútočit na město",
        ActionKind::Take => "Vzít orb",
        ActionKind::Board => "Nalodit se",
        ActionKind::Sail => "Plout",
        ActionKind::SeaAttack => "Zaútočit na lodě",
        ActionKind::Land => "Vylodit se",
        ActionKind::Sink => "Potopit loď",
        ActionKind::Stance => "Změnit postavení",
        ActionKind::Pass => "Vynechat pohyb",
        ActionKind::Disband => "Propustit armádu",
        ActionKind::Cast => "Vyslat element",
        ActionKind::Transfer => "Přenést armádu",
        ActionKind::TransferShip => "Přenést loď",
        ActionKind::GiveUp => "Vzdát se orbu",
        ActionKind::Buy => "Zakoupit loď",
        ActionKind::Propose => "Navrhnout konec",
        ActionKind::Agree => "Souhlasit",
        ActionKind::Refuse => "Odmítnout",
        ActionKind::Resign => "Vzdát hru",
        ActionKind::Done => "Ukončit tah",
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what).into(),
        Pick::Army(who) => capital(&army(who)),
        Pick::Stance(true) => "Volné prostranství".into(),
        Pick::Stance(false) => "U města".into(),
        Pick::Element(of) => capital(element(of)),
        Pick::Unit(owner, who) => format!("{} ({})", capital(&army(who)), seat(owner)),
        Pick::Ship(at) | Pick::To(at) => mooring(at),
        Pick::At(at) | Pick::From(at) => name(at).into(),
        Pick::Winner(winner) => seat(winner),
    }
}

/// Returns the second line of the button, if armies are destroyed.
pub(in super::super) fn destroyed(count: u32) -> String {
    format!(
        "{} {}",
        if (2..5).contains(&count) { "padnou" } else { "padne" },
        super::noun::armies_count(count)
    )
}

/// Returns the button: a command and its object.
pub(in super::super) fn commit(action: &Action, at: Option<Field>) -> String {
    match action {
        Action::Place(_, city) => format!("Obsadit {}", city_acc(*city)),
        Action::Recruit(who, _) => format!("Povolat {}", army_acc(*who)),
        Action::Disband(who) => format!("Propustit {}", army_acc(*who)),
        Action::Cast(of, _, None) => format!("Vyslat {}", elemental(*of)),
        Action::Cast(of, ..) => format!("Přesunout {}", elemental(*of)),
        Action::Transfer(_, who, _) => format!("Přenést {}", army_acc(*who)),
        _ => there(action, at).unwrap_or_else(|| kind(ActionKind::of(action)).into()),
    }
}
