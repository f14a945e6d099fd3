//! Questions to the players.

use super::super::ask::{Ask, Doing};
use super::noun::{action_points, symbols, theme};
use crate::lang::Who;
use crate::lang::form_cs;

/// `zbývá 1 akční bod`, `zbývají 2 akční body`.
fn left(ap: u8) -> String {
    let count = usize::from(ap);
    format!("{} {}", form_cs(count, "zbývá", "zbývají", "zbývá"), action_points(count))
}

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask, who: &Who) -> String {
    match ask {
        Ask::Cards => "Berou se karty.".into(),
        Ask::FaceUp => "Odkrývá se další karta.".into(),
        Ask::Start => "Losuje se začínající hráč.".into(),
        Ask::Turn { ap, duty, last, feast, .. } => {
            let ask = if *duty {
                "V tomto tahu položte aspoň jeden díl krajiny"
            } else if *feast {
                "Vyberte akci, uspořádejte slavnost (je zdarma), nebo ukončete tah"
            } else {
                "Vyberte akci, nebo ukončete tah"
            };
            let last = if *last { " Je to váš poslední tah." } else { "" };
            format!("{ask}: {}.{last}", left(*ap))
        }
        Ask::Bid { palace, theme: demanded, mine, most, rival } => {
            let stand = match rival {
                Some(seat) => format!("vy máte {mine}, {} má {most}", who.name(*seat)),
                None => format!("máte {}", symbols(usize::from(*mine))),
            };
            let counts = if demanded.symbols().count() > 1 { "platí" } else { "platí jen" };
            format!(
                "Slavnost v paláci na {palace}, {counts} {}: {stand}. Vyložte karty, nebo pasujte.",
                theme(*demanded)
            )
        }
        Ask::Over => "Hra skončila.".into(),
    }
}

/// Returns the line on the curtain: public, and no full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::Cards => "Berou se karty".into(),
        Ask::FaceUp => "Odkrývá se další karta".into(),
        Ask::Start => "Losuje se začínající hráč".into(),
        Ask::Turn { again: false, last: false, .. } => "Jste na tahu".into(),
        Ask::Turn { again: false, last: true, .. } => "Váš poslední tah".into(),
        Ask::Turn { ap, again: true, .. } => format!("Váš tah pokračuje: {}", left(*ap)),
        Ask::Bid { palace, .. } => format!("Slavnost na {palace}: vyložte karty, nebo pasujte"),
        Ask::Over => "Hra skončila".into(),
    }
}

/// Activity of a seat at the table, in a few words.
pub(in super::super) fn doing(doing: &Doing) -> String {
    match doing {
        Doing::Turn(ap) => left(*ap),
        Doing::Bid => "Karty, nebo pas?".into(),
        Doing::Passed => "už nehraje".into(),
    }
}
