//! Questions to the players.

use super::super::ask::{Ask, Doing, Playable};
use super::noun::{cards_count, color, palaces, prizes, symbols};

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask) -> String {
    match ask {
        Ask::SetUp => "Tiles and cards are laid out.".into(),
        Ask::Draw => "A card is drawn from the pile.".into(),
        Ask::Turn { playable, alone, won } => {
            let cards = match playable {
                Playable::Any => "a card of any colour".into(),
                Playable::Bound(hue) => format!("a {} card", color(*hue)),
                Playable::BoundOrFree(hue) => {
                    format!("a {} card (any other with the any-colour card)", color(*hue))
                }
                Playable::Free => "a coloured card with the any-colour card".into(),
                Playable::Nothing => String::new(),
            };
            let play = match (cards.is_empty(), alone) {
                (true, _) => "None of your cards can be played: withdraw.".into(),
                (false, false) => format!("Play {cards}, or withdraw."),
                (false, true) => format!("Only you are in: play {cards}, or withdraw."),
            };
            match won.is_empty() {
                true => play,
                false => format!("{play} Withdrawing now wins: {}.", prizes(*won)),
            }
        }
        Ask::Place { symbols: all, left } => {
            let left = palaces((*left).into());
            format!("Place your palaces in this province ({}). {left} in supply.", symbols(*all))
        }
        Ask::Take { count } => format!("Take {} from the supply.", cards_count(*count as usize)),
        Ask::Over => "The game is over.".into(),
    }
}

/// Returns the line of the turn banner, without a full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::SetUp => "Tiles and cards are laid out",
        Ask::Draw => "A card is drawn",
        Ask::Turn { .. } => "Play a card or withdraw?",
        Ask::Place { .. } => "Place your palaces",
        Ask::Take { .. } => "Take cards from the supply",
        Ask::Over => "The game is over",
    }
    .into()
}

/// Activity of a seat at the table, in a few words.
pub(in super::super) fn doing(doing: &Doing) -> String {
    match doing {
        Doing::Turn => "Play or withdraw?",
        Doing::Palaces => "places palaces",
        Doing::Cards => "takes cards",
    }
    .into()
}
