//! Previews of actions.

use super::super::preview::PreviewFact;
use super::noun::{bonus, cards_count, city, good, palaces, points, prizes, provinces, symbol, the_cards};
use crate::games::taj_mahal::rules::{Award, Draw, Symbol};
use crate::lang::{capital, list_en};

pub(in super::super) fn preview(preview: &PreviewFact) -> String {
    match preview {
        PreviewFact::Shows { counts } => {
            let shown = Symbol::ALL.into_iter().filter(|s| counts[s.index()] > 0);
            let shown: Vec<String> = shown.map(|s| format!("{} {}", symbol(s), counts[s.index()])).collect();
            format!("You will show {}.", list_en(&shown))
        }
        PreviewFact::WouldWin { won } if won.is_empty() => "You don't lead in anything yet.".into(),
        PreviewFact::WouldWin { won } => format!("You would then lead for: {}.", prizes(*won)),
        PreviewFact::WithFree => "Uses the any-colour card.".into(),
        PreviewFact::Points { why } => award(*why),
        PreviewFact::Wins { won } => format!("You take: {}.", prizes(*won)),
        PreviewFact::WinsNothing => "You win no prize in this province.".into(),
        PreviewFact::Palaces { count } => format!("You place {}.", palaces(*count as usize)),
        PreviewFact::NoPalace => "You have no palace left to place.".into(),
        PreviewFact::Tile { points: worth, more: false } => {
            format!("The province tile then brings {}.", points((*worth).into()))
        }
        PreviewFact::Tile { points: worth, more: true } => {
            format!("The province tile then brings at least {}.", points((*worth).into()))
        }
        PreviewFact::Builds { city: at, crowned: true } => format!("A crowned palace in {}.", city(*at)),
        PreviewFact::Builds { city: at, crowned: false } => format!("A palace in {}.", city(*at)),
        PreviewFact::Takes { bonus: tile } => format!("Bonus tile: {}.", bonus(*tile)),
        PreviewFact::Waits { bonus: tile } => {
            format!("The bonus tile ({}) stays for the second palace here.", bonus(*tile))
        }
        PreviewFact::Chain { provinces: all } => format!("Connected so far: {}.", provinces(all)),
        PreviewFact::Draws { why: Draw::Tile } => "You draw a card. This can't be undone.".into(),
        PreviewFact::Draws { why: Draw::Free } => {
            "You played nothing, so you draw a card. This can't be undone.".into()
        }
        PreviewFact::NothingToDraw => "Both piles are empty, so no card is drawn.".into(),
        PreviewFact::ThenTakes { count } => {
            format!("Then you take {} from the supply.", cards_count(*count as usize))
        }
        PreviewFact::Cards { cards: taken, ends } => {
            let taken = if taken.is_empty() { "no card".into() } else { the_cards(taken) };
            let end = if *ends { " and the visit ends" } else { "" };
            format!("You take {taken}{end}.")
        }
        PreviewFact::EndsVisit => "That ends the visit.".into(),
        PreviewFact::Luck => "Decided at random.".into(),
        PreviewFact::Withdraw { won, .. } if won.is_empty() => "Withdraw: no prize is yours here.".into(),
        PreviewFact::Withdraw { won, points: worth } => {
            format!("Withdraw: {}, together {}.", prizes(*won), points((*worth).into()))
        }
        PreviewFact::Risks { won } => format!("If you go on, you risk: {}.", prizes(*won)),
        PreviewFact::Keeps { count } => format!("You keep {}.", cards_count(*count as usize)),
        PreviewFact::Play { cards } => format!("Play {}.", the_cards(cards)),
        PreviewFact::Gains { won } => format!("You then lead for: {}.", prizes(*won)),
        PreviewFact::Levels { won } => format!("You then draw level for: {}.", prizes(*won)),
    }
}

/// Returns a line of points.
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
