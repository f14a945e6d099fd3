//! What is asked.

use super::super::ask::Ask;
use super::noun::{cards_count, color, palaces, prizes, symbols};

/// The prompt, spoken to the deciding seat.
pub(in super::super) fn prompt(ask: &Ask) -> String {
    match ask {
        Ask::SetUp => "Tiles and cards are laid out.".into(),
        Ask::Draw => "A card is drawn from the pile.".into(),
        Ask::Turn { bound, alone, won } => {
            let play = match (bound, alone) {
                (Some(hue), false) => format!("Play a {} card, or withdraw.", color(*hue)),
                (Some(hue), true) => format!("Only you are in: play a {} card, or withdraw.", color(*hue)),
                (None, false) => "Play a card of any colour, or withdraw.".into(),
                (None, true) => "Only you are in: play a card of any colour, or withdraw.".into(),
            };
            match won.is_empty() {
                true => format!("{play} Withdrawing now wins nothing."),
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

/// The line of the turn banner, without a full stop.
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
