//! Actions, picks and the button.

use super::cells;
use super::noun::{card, cards, cards_acc, tile};
use crate::games::java::rules::{Action, ActionKind, Pick, Tile, Way};
use crate::lang::capital;

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Land(Tile::Rice, [at, ..]) => format!("Rýžové políčko na {at}"),
        Action::Land(Tile::Village, [at, ..]) => format!("Vesnice na {at}"),
        Action::Land(tile, [at, rice @ ..]) => {
            format!("Vesnice na {at}, rýže na {}", cells(&rice[..tile.size() - 1]))
        }
        Action::Water(at) => format!("Vodní nádrž na {at}"),
        Action::Enter(to) => format!("Nasadit figurku na {to}"),
        Action::Move(from, to) => format!("Figurka z {from} na {to}"),
        Action::Leave(from) => format!("Stáhnout figurku z {from}"),
        Action::Build(at, value) => format!("Palác {value} na {at}"),
        Action::Expand(at, value) => format!("Rozšířit palác na {at} na hodnotu {value}"),
        Action::TakeOpen => "Vzít odkrytou kartu".into(),
        Action::TakeDeck => "Vzít kartu z balíku".into(),
        Action::Token => "Použít akční žeton".into(),
        Action::Festival(at, laid) if laid.is_empty() => format!("Slavnost na {at} bez karty"),
        Action::Festival(at, laid) => format!("Slavnost na {at}: {}", cards(laid)),
        Action::Lay(laid) if laid.is_empty() => "Nevyložit nic".into(),
        Action::Lay(laid) => format!("Vyložit: {}", cards(laid)),
        Action::Pass => "Pasovat".into(),
        Action::End => "Ukončit tah".into(),
        Action::Draw(_, drawn) => format!("Vzít {}", cards_acc(drawn.total() as usize)),
        Action::Open(next) => format!("Odkrýt kartu: {}", card(*next)),
        Action::First(_) => "Vylosovat začínajícího hráče".into(),
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Kind(what) => kind(what),
        Pick::From(cell) => format!("Z {cell}"),
        Pick::Where(cell) => cell.to_string(),
        Pick::Turn(way) => format!("Rýže na {}", side(way)),
        Pick::Value(value) => format!("Palác {value}"),
        Pick::Count(kind, 0) => format!("{}: ne", capital(&card(kind))),
        Pick::Count(kind, n) => format!("{n}× {}", card(kind)),
    }
}

fn side(way: Way) -> &'static str {
    match way {
        Way::East => "východ",
        Way::Southeast => "jihovýchod",
        Way::Southwest => "jihozápad",
        Way::West => "západ",
        Way::Northwest => "severozápad",
        Way::Northeast => "severovýchod",
    }
}

fn kind(what: ActionKind) -> String {
    match what {
        ActionKind::Tile(kind) => capital(tile(kind)),
        ActionKind::Water => "Vodní nádrž".into(),
        ActionKind::Enter => "Nasadit figurku".into(),
        ActionKind::Move => "Přesunout figurku".into(),
        ActionKind::Leave => "Stáhnout figurku".into(),
        ActionKind::Build => "Postavit palác".into(),
        ActionKind::Expand => "Rozšířit palác".into(),
        ActionKind::TakeOpen => "Odkrytá karta".into(),
        ActionKind::TakeDeck => "Karta z balíku".into(),
        ActionKind::Token => "Akční žeton".into(),
        ActionKind::Festival => "Slavnost".into(),
        ActionKind::Lay => "Vyložit karty".into(),
        ActionKind::Pass => "Pasovat".into(),
        ActionKind::End => "Ukončit tah".into(),
        ActionKind::Luck => "Los".into(),
    }
}

/// Returns the button.
pub(in super::super) fn commit(action: &Action) -> &'static str {
    match action {
        Action::Land(..) | Action::Water(_) => "Položit",
        Action::Enter(_) => "Nasadit",
        Action::Move(..) => "Přesunout",
        Action::Leave(_) => "Stáhnout",
        Action::Build(..) => "Postavit",
        Action::Expand(..) => "Rozšířit",
        Action::TakeOpen => "Vzít kartu",
        Action::TakeDeck => "Vzít z balíku",
        Action::Token => "Použít žeton",
        Action::Festival(..) => "Uspořádat slavnost",
        Action::Lay(_) => "Vyložit",
        Action::Pass => "Pasovat",
        Action::End => "Ukončit tah",
        Action::Draw(..) | Action::Open(_) | Action::First(_) => "Losovat",
    }
}
