//! Points and victory.

use super::super::result::{Outcome, Tie};
use super::event::rules;
use super::noun::points;
use crate::games::elementaris::rules::{Ending, Term};
use crate::lang::{Names, list_en};
use crate::table::Seat;

pub(in super::super) fn term(term: Term) -> &'static str {
    match term {
        Term::Cities => "Cities, 3 points each",
        Term::Orbs => "Orbs, 2 points each",
        Term::Armies => "Armies on the map, 1 point each",
        Term::Score => "Score",
        Term::Treasury => "Treasury",
        Term::Out => "Out of the game",
        Term::Ended(Ending::Agreement) => "Named as winner by all",
        Term::Ended(Ending::LastRuler) => "The last ruler",
        Term::Ended(Ending::Domination) => "Owns enough cities",
        Term::Ended(Ending::RoundLimit) => "Best score in the last round",
    }
}

pub(in super::super) fn chart() -> &'static str {
    "Score by rounds"
}

pub(in super::super) fn verdict(outcome: &Outcome, names: &Names) -> (String, String) {
    let all = |seats: &[Seat]| list_en(&names.all(seats));
    let Outcome { winners, rivals, score, less, .. } = outcome;
    let several = winners.len() > 1;
    let name = all(winners);
    let headline = match (outcome.ending, several) {
        (None, false) => format!("{name} leads"),
        (None, true) => format!("{name} lead"),
        (Some(_), false) => format!("{name} wins"),
        (Some(_), true) => format!("{name} win together"),
    };
    let others = match rivals.len() {
        0 => String::new(),
        1 => format!(" {} has {less}.", all(rivals)),
        _ => format!(" {} have {less}.", all(rivals)),
    };
    let why = match (outcome.ending, outcome.tie) {
        (Some(Ending::Agreement), _) => "All players agreed to end the game this way.".into(),
        (Some(Ending::LastRuler), _) if several => "They were the last, and fell together.".into(),
        (Some(Ending::LastRuler), _) => "Nobody else is left in the game.".into(),
        (Some(Ending::Domination), _) => {
            format!("With {} when the clock showed yellow.", rules(outcome.cities))
        }
        (_, Some(Tie::Treasury)) => {
            format!("With {} and the larger treasury.{others}", points(*score))
        }
        (_, Some(Tie::Cities)) => {
            format!("With {}, the same treasury and more cities.{others}", points(*score))
        }
        (_, Some(Tie::Orbs)) => {
            format!("With {}, the same treasury, as many cities and more orbs.{others}", points(*score))
        }
        (_, None) if several => {
            format!("Each with {}, equal in everything that counts.{others}", points(*score))
        }
        (_, None) => format!("With {}.{others}", points(*score)),
    };
    (headline, why)
}
