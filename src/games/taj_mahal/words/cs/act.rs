//! Actions, picks and the button.

use super::noun::{card, card_acc, cards_acc, cards_count_acc, city, symbol, symbol_acc};
use crate::games::taj_mahal::rules::{Action, Named, Pick, Symbol};
use crate::lang::capital;

/// `červenou kartu (vezír, slon) a bílou kartu (mnich)`.
fn play(named: &Named) -> String {
    match named.played() {
        Some((colored, Some(extra))) => format!("{} a {}", card_acc(colored), card_acc(extra)),
        _ => cards_acc(&named.cards()),
    }
}

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Play(named) if named.count() == 0 => "Nezahrát nic".into(),
        Action::Play(named) => format!("Zahrát {}", play(named)),
        Action::Withdraw => "Odstoupit".into(),
        Action::Place(Symbol::Mogul, at) => format!("Palác s korunkou: {}", city(*at)),
        Action::Place(won, at) => format!("Palác za {}: {}", symbol_acc(*won), city(*at)),
        Action::Take(named) if named.count() == 0 => "Nevzít nic".into(),
        Action::Take(named) => format!("Vzít {}", cards_acc(&named.cards())),
        Action::Provinces(_) => "Rozložit kartičky provincií".into(),
        Action::Bonus(_) => "Rozmístit bonusové žetony".into(),
        Action::Deal(..) => "Rozdat karty".into(),
        Action::Supply(_) => "Vyložit nabídku".into(),
        Action::Dummy(_) => "Karty neutrálního hráče".into(),
        Action::First(_) => "Vylosovat začínajícího hráče".into(),
        Action::Draw(..) => "Líznout kartu".into(),
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Card(one) | Pick::Take(one, _) | Pick::Extra(Some(one)) => capital(&card(one)),
        Pick::Extra(None) => "Samotná".into(),
        Pick::Withdraw => "Odstoupit".into(),
        Pick::Symbol(Symbol::Mogul) => "Palác s korunkou".into(),
        Pick::Symbol(won) => capital(symbol(won)),
        Pick::City(at) => city(at).into(),
        Pick::Luck => "Los".into(),
    }
}

/// Returns the button.
pub(in super::super) fn commit(action: &Action) -> String {
    match action {
        Action::Play(named) if named.count() > 1 => format!("Zahrát {}", cards_count_acc(named.count())),
        Action::Play(_) => "Zahrát kartu".into(),
        Action::Withdraw => "Odstoupit".into(),
        Action::Place(Symbol::Mogul, _) => "Postavit s korunkou".into(),
        Action::Place(..) => "Postavit palác".into(),
        Action::Take(named) => format!("Vzít {}", cards_count_acc(named.count())),
        _ => "Losovat".into(),
    }
}
