//! Actions, picks and the button.

use super::noun::{card, cards, city, symbol};
use crate::games::taj_mahal::rules::{Action, Named, Pick, Symbol};
use crate::lang::capital;

/// `red card (vizier, elephant) with white card (monk)`.
fn play(named: &Named) -> String {
    match named.played() {
        Some((colored, Some(extra))) => format!("{} with {}", card(colored), card(extra)),
        _ => cards(&named.cards()),
    }
}

pub(in super::super) fn action(action: &Action) -> String {
    match action {
        Action::Play(named) if named.count() == 0 => "Play nothing".into(),
        Action::Play(named) => format!("Play {}", play(named)),
        Action::Withdraw => "Withdraw".into(),
        Action::Place(Symbol::Mogul, at) => format!("Crowned palace in {}", city(*at)),
        Action::Place(won, at) => format!("Palace of the {} in {}", symbol(*won), city(*at)),
        Action::Take(named) if named.count() == 0 => "Take nothing".into(),
        Action::Take(named) => format!("Take {}", cards(&named.cards())),
        Action::Provinces(_) => "Lay out the provinces".into(),
        Action::Bonus(_) => "Lay out the bonus tiles".into(),
        Action::Deal(..) => "Deal a hand".into(),
        Action::Supply(_) => "Lay out the supply".into(),
        Action::Dummy(_) => "Cards of the neutral player".into(),
        Action::First(_) => "Draw the first player".into(),
        Action::Draw(..) => "Draw a card".into(),
    }
}

pub(in super::super) fn pick(pick: Pick) -> String {
    match pick {
        Pick::Card(one) | Pick::Take(one, _) | Pick::Extra(Some(one)) => capital(&card(one)),
        Pick::Extra(None) => "Alone".into(),
        Pick::Withdraw => "Withdraw".into(),
        Pick::Symbol(Symbol::Mogul) => "Crowned palace".into(),
        Pick::Symbol(won) => capital(symbol(won)),
        Pick::City(at) => city(at).into(),
        Pick::Luck => "Luck".into(),
    }
}

/// Returns the button.
pub(in super::super) fn commit(action: &Action) -> String {
    match action {
        Action::Play(named) if named.count() > 1 => format!("Play {} cards", named.count()),
        Action::Play(_) => "Play the card".into(),
        Action::Withdraw => "Withdraw".into(),
        Action::Place(Symbol::Mogul, _) => "Build and crown".into(),
        Action::Place(..) => "Build the palace".into(),
        Action::Take(named) if named.count() == 1 => "Take the card".into(),
        Action::Take(named) => format!("Take {} cards", named.count()),
        _ => "Draw".into(),
    }
}
