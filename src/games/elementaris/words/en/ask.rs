//! Questions to the players.

use super::super::ask::Ask;
use super::noun::{army, element, moves, resources};
use crate::games::elementaris::rules::Element;
use crate::lang::Who;
use crate::lang::{capital, list_en};

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask, who: &Who) -> String {
    match ask {
        Ask::Place { again: false } => {
            "Choose a city nobody owns: army I goes there. For another army, choose its shield first.".into()
        }
        Ask::Place { again: true } => {
            "You have neither a city nor an army. Choose an army and a city nobody owns.".into()
        }
        Ask::Recruit { army: called } => {
            format!(
                "{} waits in the palace. Recruit it in one of your cities, or wait.",
                capital(&army(*called))
            )
        }
        Ask::Move { army: called, moves: left } => {
            format!("{} has {}. Move, act, or wait.", capital(&army(*called)), moves(*left))
        }
        Ask::Disband { missing } => {
            format!("You are {} short of the wages. Choose an army to disband.", resources(*missing))
        }
        Ask::Free { cast: false, buy: false, .. } => {
            "Nothing to buy or cast this round: end your turn.".into()
        }
        Ask::Free { shows: None, .. } => "The wages are paid. Buy a ship, or end your turn.".into(),
        Ask::Free { shows: Some(Element::Air), cast: true, .. } => {
            "The rule of air: carry an army or a ship anywhere, or end your turn.".into()
        }
        Ask::Free { shows: Some(of), cast: true, .. } => {
            format!("The rule of {}: send an elemental to a field, or end your turn.", element(*of))
        }
        Ask::Free { shows: Some(of), cast: false, .. } => {
            format!("The rule of {}. Buy a ship, or end your turn.", element(*of))
        }
        Ask::Vote { proposer, winners } => {
            let winners = list_en(&who.all(winners.iter()));
            format!("{} proposes to end the game. Winners: {winners}. Do you agree?", who.name(*proposer))
        }
        Ask::Over => "The game is over.".into(),
    }
}

/// Returns the line of the turn banner, without a full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::Place { again: false } => "Occupy the first city".into(),
        Ask::Place { again: true } => "Occupy a city and start again".into(),
        Ask::Recruit { army: called } => format!("Recruit {} or wait?", army(*called)),
        Ask::Move { army: called, .. } => format!("{} to move", crate::lang::capital(&army(*called))),
        Ask::Disband { .. } => "Disband an army".into(),
        Ask::Free { shows: None, .. } => "Income received".into(),
        Ask::Free { shows: Some(of), .. } => format!("Spells: the rule of {}", element(*of)),
        Ask::Vote { .. } => "End the game?".into(),
        Ask::Over => "The game is over".into(),
    }
}

/// Activity of the deciding seat, in a few words.
pub(in super::super) fn doing(ask: &Ask) -> String {
    match ask {
        Ask::Place { .. } => "occupies a city".into(),
        Ask::Recruit { .. } => "Recruit or wait?".into(),
        Ask::Move { army: called, .. } => format!("moves {}", army(*called)),
        Ask::Disband { .. } => "disbands an army".into(),
        Ask::Free { shows: None, .. } => "receives income".into(),
        Ask::Free { shows: Some(_), .. } => "Cast a spell?".into(),
        Ask::Vote { .. } => "End the game?".into(),
        Ask::Over => String::new(),
    }
}
