//! Questions to the players.

use super::super::ask::{Ask, Doing, Playable};
use super::noun::{cards_count_acc, color_acc, palaces, prizes_acc, symbols};
use crate::lang::form_cs;

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask) -> String {
    match ask {
        Ask::SetUp => "Rozkládají se kartičky, žetony a karty.".into(),
        Ask::Draw => "Z balíčku se lízne karta.".into(),
        Ask::Turn { playable, alone, won } => {
            let cards = match playable {
                Playable::Any => "kartu libovolné barvy".into(),
                Playable::Bound(hue) => format!("{} kartu", color_acc(*hue)),
                Playable::BoundOrFree(hue) => {
                    format!("{} kartu, s kartou libovolné barvy i jinou", color_acc(*hue))
                }
                Playable::Free => "barevnou kartu s kartou libovolné barvy".into(),
                Playable::Nothing => String::new(),
            };
            let play = match (cards.is_empty(), alone) {
                (true, _) => "Žádnou kartu nemůžete zahrát: odstupte.".into(),
                (false, false) => format!("Zahrajte {cards}, nebo odstupte."),
                (false, true) => format!("Zbýváte jen vy: zahrajte {cards}, nebo odstupte."),
            };
            match won.is_empty() {
                true => play,
                false => format!("{play} Odstoupením teď získáte {}.", prizes_acc(*won)),
            }
        }
        Ask::Place { symbols: all, left } => {
            let left = usize::from(*left);
            let verb = form_cs(left, "zbývá", "zbývají", "zbývá");
            format!(
                "Postavte {} v této provincii ({}). V zásobě {verb} {}.",
                if all.iter().count() == 1 { "palác" } else { "paláce" },
                symbols(*all),
                palaces(left)
            )
        }
        Ask::Take { count } => format!("Vezměte si z nabídky {}.", cards_count_acc(*count as usize)),
        Ask::Over => "Hra skončila.".into(),
    }
}

/// Returns the line of the turn banner, without a full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::SetUp => "Rozkládají se kartičky, žetony a karty",
        Ask::Draw => "Lízne se karta",
        Ask::Turn { .. } => "Zahrát kartu, nebo odstoupit?",
        Ask::Place { .. } => "Kam postavíte paláce?",
        Ask::Take { .. } => "Vezměte si karty z nabídky",
        Ask::Over => "Hra skončila",
    }
    .into()
}

/// Activity of a seat at the table, in a few words.
pub(in super::super) fn doing(doing: &Doing) -> String {
    match doing {
        Doing::Turn => "Kartu, nebo odstoupit?",
        Doing::Palaces => "staví paláce",
        Doing::Cards => "bere si karty",
    }
    .into()
}
