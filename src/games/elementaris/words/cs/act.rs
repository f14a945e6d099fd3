//! Actions, picks and the button.

use super::noun::{army, army_acc, army_by, element, elemental, field, name};
use crate::games::elementaris::rules::{Action, Deed, Mooring, Pick};
use crate::lang::{capital, list_cs};
use crate::table::Seat;

/// `Sírnice (A8), voda Jantarový záliv`.
fn mooring(at: Mooring) -> String {
    let (land, sea) = at.fields();
    format!("{}, voda {}", field(land), name(sea))
}

/// An action knows no names; seats are counted from one, as people do.
fn seat(seat: Seat) -> String {
    format!("{}. hráč", seat.index() + 1)
}

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Place(who, at) => format!("Obsadit město {} {}", field(*at), army_by(*who)),
        Action::Recruit(who, at) => format!("Povolat {} do města {}", army_acc(*who), field(*at)),
        Action::March(who, to) => format!("{} táhne na pole {}", capital(&army(*who)), field(*to)),
        Action::Attack(who, to) => format!("{} útočí na pole {}", capital(&army(*who)), field(*to)),
        Action::Sortie(who) => format!("Protiútok {}", army_by(*who)),
        Action::Occupy(who) => format!("{} obsazuje město", capital(&army(*who))),
        Action::Assault(who) => format!("{} útočí na město", capital(&army(*who))),
        Action::Take(who) => format!("{} bere orb", capital(&army(*who))),
        Action::Board(who, sea) => {
            format!("{} se naloďuje, vodní pole {}", capital(&army(*who)), field(*sea))
        }
        Action::Sail(who, to) => format!("{} pluje na vodní pole {}", capital(&army(*who)), field(*to)),
        Action::SeaAttack(who, to) => {
            format!("{} útočí na lodě, vodní pole {}", capital(&army(*who)), field(*to))
        }
        Action::Land(who, to) => format!("{} se vyloďuje na pole {}", capital(&army(*who)), field(*to)),
        Action::Sink(who, sea) => {
            format!("{} potápí loď, vodní pole {}", capital(&army(*who)), field(*sea))
        }
        Action::Stance(who, true) => format!("{} vychází na volné prostranství", capital(&army(*who))),
        Action::Stance(who, false) => format!("{} se vrací k městu", capital(&army(*who))),
        Action::Pass => "Vynechat".into(),
        Action::Disband(who) => format!("Propustit {}", army_acc(*who)),
        Action::Cast(of, at, None) => format!("Vyslat {} na pole {}", elemental(*of), field(*at)),
        Action::Cast(of, at, Some(from)) => {
            format!("Přesunout {} z pole {} na pole {}", elemental(*of), field(*from), field(*at))
        }
        Action::Transfer(owner, who, to) => {
            format!("Přenést {} ({}) na pole {}", army_acc(*who), seat(*owner), field(*to))
        }
        Action::TransferShip(from, to) => {
            format!("Přenést prázdnou loď: {} → {}", mooring(*from), mooring(*to))
        }
        Action::GiveUp(site) => format!("Vzdát se orbu z pole {}", field(*site)),
        Action::Buy(city, sea) => format!("Zakoupit loď: město {}, voda {}", field(*city), name(*sea)),
        Action::Propose(winners) if winners.is_empty() => "Navrhnout konec bez vítěze".into(),
        Action::Propose(winners) => {
            let all: Vec<String> = winners.iter().map(seat).collect();
            format!("Navrhnout konec: vítězí {}", list_cs(&all))
        }
        Action::Vote(true) => "Souhlasit".into(),
        Action::Vote(false) => "Nesouhlasit".into(),
        Action::Resign => "Vzdát hru".into(),
        Action::Done => "Ukončit tah".into(),
    }
}

fn deed(deed: Deed) -> &'static str {
    match deed {
        Deed::Place => "Obsadit město",
        Deed::Recruit => "Povolat armádu",
        Deed::March => "Táhnout",
        Deed::Attack => "Zaútočit",
        Deed::Sortie => "Protiútok",
        Deed::Occupy => "Obsadit město",
        Deed::Assault => "Zaútočit na město",
        Deed::Take => "Vzít orb",
        Deed::Board => "Nalodit se",
        Deed::Sail => "Plout",
        Deed::SeaAttack => "Zaútočit na moři",
        Deed::Land => "Vylodit se",
        Deed::Sink => "Potopit loď",
        Deed::Stance => "Změnit postavení",
        Deed::Pass => "Vynechat",
        Deed::Disband => "Propustit armádu",
        Deed::Cast => "Kouzlit",
        Deed::Transfer => "Přenést armádu",
        Deed::TransferShip => "Přenést loď",
        Deed::GiveUp => "Vzdát se orbu",
        Deed::Buy => "Zakoupit loď",
        Deed::Propose => "Navrhnout konec",
        Deed::Agree => "Souhlasit",
        Deed::Refuse => "Nesouhlasit",
        Deed::Resign => "Vzdát hru",
        Deed::Done => "Ukončit tah",
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::What(what) => deed(what).into(),
        Pick::Army(who) => capital(&army(who)),
        Pick::Stance(true) => "Volné prostranství".into(),
        Pick::Stance(false) => "U města".into(),
        Pick::Element(of) => capital(element(of)),
        Pick::Unit(owner, who) => format!("{} ({})", capital(&army(who)), seat(owner)),
        Pick::Ship(at) | Pick::To(at) => mooring(at),
        Pick::At(at) | Pick::From(at) => field(at),
        Pick::Winner(winner) => seat(winner),
    }
}

/// The button.
pub(in super::super) fn commit(action: &Action) -> String {
    match action {
        Action::Stance(_, true) => "Vyjít ven".into(),
        Action::Stance(_, false) => "Vrátit k městu".into(),
        other => deed(Deed::of(other)).into(),
    }
}
