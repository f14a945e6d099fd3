//! What an action will do.

use super::super::ahead::Ahead;
use super::noun::{bonus, cards_count, city, good, palaces, points, prizes, provinces, symbol, the_cards};
use crate::games::taj_mahal::rules::{Award, Draw, Symbol};
use crate::lang::{capital, list_en};

pub(in super::super) fn ahead(ahead: &Ahead) -> String {
    match ahead {
        Ahead::Shows { counts } => {
            let shown = Symbol::ALL.into_iter().filter(|s| counts[s.index()] > 0);
            let shown: Vec<String> = shown.map(|s| format!("{} {}", symbol(s), counts[s.index()])).collect();
            format!("Your row then shows {}.", list_en(&shown))
        }
        Ahead::WouldWin { won } if won.is_empty() => "That leads in nothing yet.".into(),
        Ahead::WouldWin { won } => format!("That leads for: {}.", prizes(*won)),
        Ahead::WithFree => "With the card of any colour.".into(),
        Ahead::Points { why } => award(*why),
        Ahead::Wins { won } => format!("You take: {}.", prizes(*won)),
        Ahead::WinsNothing => "You win no prize in this province.".into(),
        Ahead::Palaces { count } => format!("You place {}.", palaces(*count as usize)),
        Ahead::NoPalace => "You have no palace left to place.".into(),
        Ahead::Tile { points: worth, more: false } => {
            format!("The province tile then brings {}.", points((*worth).into()))
        }
        Ahead::Tile { points: worth, more: true } => {
            format!("The province tile then brings at least {}.", points((*worth).into()))
        }
        Ahead::Builds { city: at, crowned: true } => format!("A crowned palace in {}.", city(*at)),
        Ahead::Builds { city: at, crowned: false } => format!("A palace in {}.", city(*at)),
        Ahead::Takes { bonus: tile } => format!("Bonus tile: {}.", bonus(*tile)),
        Ahead::Waits { bonus: tile } => {
            format!("The bonus tile ({}) stays for the second palace here.", bonus(*tile))
        }
        Ahead::Chain { provinces: all } => format!("Connected so far: {}.", provinces(all)),
        Ahead::Draws { why: Draw::Tile } => "You draw a card: no way back after that.".into(),
        Ahead::Draws { why: Draw::Free } => {
            "You draw a card for not having played: no way back after that.".into()
        }
        Ahead::NothingToDraw => "Both piles are empty, so no card is drawn.".into(),
        Ahead::ThenTakes { count } => {
            format!("Then you take {} from the supply.", cards_count(*count as usize))
        }
        Ahead::Cards { cards: taken, ends } => {
            let taken = if taken.is_empty() { "no card".into() } else { the_cards(taken) };
            let end = if *ends { " and the visit ends" } else { "" };
            format!("You take {taken}{end}.")
        }
        Ahead::EndsVisit => "That ends the visit.".into(),
        Ahead::Luck => "The lot decides.".into(),
    }
}

/// A line of points.
fn award(why: Award) -> String {
    let worth = points(why.points().into());
    match why {
        Award::Special => format!("Special card: {worth} at once."),
        Award::BonusPoints => format!("Bonus tile: {worth}."),
        Award::Taj => format!("Taj Mahal: {worth}."),
        Award::BonusGood { good: which, owned: 0 } => format!("{}: {worth}.", capital(good(which))),
        Award::TileGood { good: which, owned: 0 } => format!("Province tile, {}: {worth}.", good(which)),
        Award::BonusGood { good: which, owned } => {
            format!("{} (you have {owned}): {worth}.", capital(good(which)))
        }
        Award::TileGood { good: which, owned } => {
            format!("Province tile, {} (you have {owned}): {worth}.", good(which))
        }
        Award::Palaces { provinces: 1 } => format!("Palaces, this province alone: {worth}."),
        Award::Palaces { provinces } => format!("Palaces, {provinces} connected provinces: {worth}."),
    }
}
