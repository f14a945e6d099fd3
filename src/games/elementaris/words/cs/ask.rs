//! Questions to the players.

use super::super::ask::Ask;
use super::noun::{army, army_acc, element_of, moves, resources};
use crate::games::elementaris::rules::Element;
use crate::lang::Who;
use crate::lang::{capital, list_cs};

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask, who: &Who) -> String {
    match ask {
        Ask::Place { again: false } => {
            "Vyberte město bez pána: přijde tam armáda I. Jinou armádu zvolíte jejím štítem.".into()
        }
        Ask::Place { again: true } => "Nemáte město ani armádu. Vyberte armádu a město bez pána.".into(),
        Ask::Recruit { army: called } => {
            format!(
                "{} čeká v paláci. Povolejte ji do svého města, nebo vynechte pohyb.",
                capital(&army(*called))
            )
        }
        Ask::Move { army: called, moves: left } => {
            format!(
                "{} má {}. Táhněte, proveďte akci, nebo vynechte pohyb.",
                capital(&army(*called)),
                moves(*left)
            )
        }
        Ask::Disband { missing } => {
            format!("Na žold chybí {}. Vyberte armádu, kterou propustíte.", resources(*missing))
        }
        Ask::Free { cast: false, buy: false, .. } => {
            "V tomto kole nelze nic koupit ani vyslat: ukončete tah.".into()
        }
        Ask::Free { shows: None, .. } => "Zdroje jsou rozděleny. Kupte loď, nebo ukončete tah.".into(),
        Ask::Free { shows: Some(Element::Air), cast: true, .. } => {
            "Nadvláda vzduchu: přeneste kamkoli armádu nebo loď, nebo ukončete tah.".into()
        }
        Ask::Free { shows: Some(of), cast: true, .. } => {
            format!("Nadvláda {}: vyšlete element na některé pole, nebo ukončete tah.", element_of(*of))
        }
        Ask::Free { shows: Some(of), cast: false, .. } => {
            format!("Nadvláda {}. Kupte loď, nebo ukončete tah.", element_of(*of))
        }
        Ask::Vote { proposer, winners } => {
            let winners = list_cs(&who.all(winners.iter()));
            format!("{} navrhuje konec hry. Vítězí: {winners}. Souhlasíte?", who.name(*proposer))
        }
        Ask::Over => "Hra skončila.".into(),
    }
}

/// Returns the line of the turn banner, without a full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::Place { again: false } => "Obsazení prvního města".into(),
        Ask::Place { again: true } => "Nový začátek ve městě bez pána".into(),
        Ask::Recruit { army: called } => format!("Povolat {}, nebo vynechat pohyb?", army_acc(*called)),
        Ask::Move { army: called, .. } => format!("Na řadě je {}", army(*called)),
        Ask::Disband { .. } => "Propuštění armády".into(),
        Ask::Free { shows: None, .. } => "Výnosy přišly".into(),
        Ask::Free { shows: Some(of), .. } => format!("Kouzla: nadvláda {}", element_of(*of)),
        Ask::Vote { .. } => "Má hra skončit?".into(),
        Ask::Over => "Hra skončila".into(),
    }
}

/// Activity of the deciding seat, in a few words.
pub(in super::super) fn doing(ask: &Ask) -> String {
    match ask {
        Ask::Place { .. } => "obsazuje město".into(),
        Ask::Recruit { .. } => "Povolat, nebo vynechat?".into(),
        Ask::Move { army: called, .. } => format!("táhne {}", army(*called)),
        Ask::Disband { .. } => "propouští armádu".into(),
        Ask::Free { shows: None, .. } => "přijímá výnosy".into(),
        Ask::Free { shows: Some(_), .. } => "Seslat kouzlo?".into(),
        Ask::Vote { .. } => "Má hra skončit?".into(),
        Ask::Over => String::new(),
    }
}
