//! Questions to the players.

use super::super::ask::{Ask, Doing};
use super::noun::{action_points, symbols, theme};
use crate::lang::Who;

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask, who: &Who) -> String {
    match ask {
        Ask::Cards => "Cards are drawn.".into(),
        Ask::FaceUp => "The next card is turned up.".into(),
        Ask::Start => "The first player is drawn at random.".into(),
        Ask::Turn { ap, duty, last, feast, .. } => {
            let left = action_points(usize::from(*ap));
            let ask = if *duty {
                "Place at least one land tile this turn."
            } else if *feast {
                "Choose an action, hold a festival (it is free), or end the turn."
            } else {
                "Choose an action or end the turn."
            };
            let last = if *last { " This is your last turn." } else { "" };
            format!("{left} left. {ask}{last}")
        }
        Ask::Bid { palace, theme: demanded, mine, most, rival } => {
            let stand = match rival {
                Some(seat) => format!("you have {mine}, {} has {most}", who.name(*seat)),
                None => format!("you have {}", symbols(usize::from(*mine))),
            };
            let counts = if demanded.symbols().count() > 1 { "count" } else { "counts" };
            format!(
                "Festival in the palace on {palace}, {} {counts}: {stand}. Play cards or pass.",
                theme(*demanded)
            )
        }
        Ask::Over => "The game is over.".into(),
    }
}

/// Returns the line on the curtain: public, and no full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::Cards => "Cards are drawn".into(),
        Ask::FaceUp => "The next card is turned up".into(),
        Ask::Start => "The first player is drawn at random".into(),
        Ask::Turn { again: false, last: false, .. } => "Your turn".into(),
        Ask::Turn { again: false, last: true, .. } => "Your last turn".into(),
        Ask::Turn { ap, again: true, .. } => {
            format!("Your turn continues: {} left", action_points(usize::from(*ap)))
        }
        Ask::Bid { palace, .. } => format!("Festival on {palace}: play cards or pass"),
        Ask::Over => "The game is over".into(),
    }
}

/// Activity of a seat at the table, in a few words.
pub(in super::super) fn doing(doing: &Doing) -> String {
    match doing {
        Doing::Turn(ap) => action_points(usize::from(*ap)),
        Doing::Bid => "Play cards or pass?".into(),
        Doing::Passed => "has passed".into(),
    }
}
