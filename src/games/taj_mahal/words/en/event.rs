//! Sentences about events.

use super::noun::{
    bonus, card, cards, cards_count, city, good, goods, points, prizes, province, special, symbol,
};
use crate::games::taj_mahal::rules::{Award, Draw, Event, Symbol, tile_goods};
use crate::lang::Who;
use crate::table::Seat;

/// The end of a visit has no sentence: the next event says it.
pub(in super::super) fn event(event: &Event, who: &Who) -> Option<String> {
    let name = |seat: &Seat| who.name(*seat);
    Some(match event {
        Event::ProvincesLaid { order } => {
            let all: Vec<&str> = order.iter().map(|one| province(*one)).collect();
            format!("The provinces in their order: {}.", all.join(", "))
        }
        Event::BonusLaid { .. } => "Every fortress has a bonus tile.".into(),
        Event::Dealt { seat, count, cards: None } => {
            format!("{} is dealt {}.", name(seat), cards_count((*count).into()))
        }
        Event::Dealt { seat, cards: Some(hand), .. } => format!("{} is dealt {}.", name(seat), cards(hand)),
        Event::FirstPlayer { .. } => "The first player is drawn at random.".into(),
        Event::VisitBegan { visit, province: at, start } => {
            let goods = goods(tile_goods(*visit));
            format!("Visit {visit}: {}, a tile with {goods}. {} begins.", province(*at), name(start))
        }
        Event::SupplyLaid { cards: laid } => format!("The supply: {}.", cards(laid)),
        Event::NoSupply => "No card is left for a supply.".into(),
        Event::DummyLaid { cards: laid } => format!("The neutral player shows {}.", cards(laid)),
        Event::Reshuffled { count } => {
            format!(
                "The draw pile is empty: {} from the discard pile make a new one.",
                cards_count((*count).into())
            )
        }
        Event::Played { seat, colored, extra: None } => format!("{} plays {}.", name(seat), card(*colored)),
        Event::Played { seat, colored, extra: Some(extra) } => {
            format!("{} plays {} with {}.", name(seat), card(*colored), card(*extra))
        }
        Event::Scored { seat, points: worth, why } => scored(&name(seat), (*worth).into(), *why),
        Event::Withdrew { seat, played: false, .. } => {
            format!("{} withdraws without playing.", name(seat))
        }
        Event::Withdrew { seat, won, .. } if won.is_empty() => {
            format!("{} withdraws and wins nothing.", name(seat))
        }
        Event::Withdrew { seat, won, .. } => format!("{} withdraws and wins: {}.", name(seat), prizes(*won)),
        Event::PalacePlaced { seat, symbol: won, city: at, alone } => {
            let palace = match won {
                Symbol::Mogul => "the crowned palace".to_string(),
                person => format!("the palace of the {}", symbol(*person)),
            };
            let only = if *alone { ", the only place left" } else { "" };
            format!("{} builds {palace} in {}{only}.", name(seat), city(*at))
        }
        Event::NoPalaceLeft { seat, .. } => format!("{} has no palace left and builds no more.", name(seat)),
        Event::NoCityLeft { seat, .. } => {
            format!("No city is free here: {} builds no more.", name(seat))
        }
        Event::BonusTaken { seat, city: at, bonus: tile } => {
            format!("{} takes the bonus tile in {}: {}.", name(seat), city(*at), bonus(*tile))
        }
        Event::Drew { seat, card: drawn, why } => {
            let why = if *why == Draw::Tile { "for the tile" } else { "for playing nothing" };
            match drawn {
                None => format!("{} draws a card {why}.", name(seat)),
                Some(drawn) => format!("{} draws a card {why}: {}.", name(seat), card(*drawn)),
            }
        }
        Event::NothingToDraw { seat, .. } => format!("Both piles are empty: {} draws no card.", name(seat)),
        Event::Took { seat, cards: taken } => {
            format!("{} takes from the supply: {}.", name(seat), cards(taken))
        }
        Event::VisitEnded { .. } => return None,
        Event::TileRemoved { tile } => {
            format!("Nobody won the elephants: province tile {tile} is out of the game.")
        }
        Event::Exchanged { seat, special: which, from } => {
            let tokens = format!("{} returns two tokens of the {}", name(seat), symbol(which.person()));
            match from {
                Some(owner) if owner == seat => {
                    format!("{tokens} and keeps the special card ({}).", special(*which))
                }
                Some(owner) => {
                    format!("{tokens} and gets the special card ({}) from {}.", special(*which), name(owner))
                }
                None => format!("{tokens} and gets the special card ({}).", special(*which)),
            }
        }
        Event::HandCounted { seat, worth } if worth.total() == 0 => {
            format!("{} has no card left.", name(seat))
        }
        Event::HandCounted { seat, worth } => {
            let all = points(worth.total().into());
            let from = hand([worth.special, worth.white, worth.color]);
            format!("{} gets {all} for the hand: {from}.", name(seat))
        }
        Event::GameOver => "The game is over: all twelve provinces have been visited.".into(),
    })
}

/// Leaves out what the table shows: the city, and the reason for a palace.
pub(in super::super) fn glance(event: &Event, who: &Who) -> Option<String> {
    Some(match event {
        Event::Scored { points: worth, why, .. } => format!("+{worth} for {}.", reason(*why)),
        Event::PalacePlaced { seat, symbol: Symbol::Mogul, .. } => {
            format!("{} builds the crowned palace.", who.name(*seat))
        }
        Event::PalacePlaced { seat, .. } => format!("{} builds a palace.", who.name(*seat)),
        Event::BonusTaken { bonus: tile, .. } => format!("Bonus tile: {}.", bonus(*tile)),
        _ => return None,
    })
}

/// Returns the cards that count at the end: special ones, white ones, and those of one colour.
fn hand(counts: [u16; 3]) -> String {
    let kinds = ["special", "white", "of the best colour"];
    let shown = counts.iter().zip(kinds).filter(|(count, _)| **count > 0);
    shown.map(|(count, kind)| format!("{count} {kind}")).collect::<Vec<_>>().join(", ")
}

/// Returns the reason for points in a word or two.
fn reason(why: Award) -> &'static str {
    match why {
        Award::Special => "the special card",
        Award::BonusPoints => "the bonus tile",
        Award::Taj => "the Taj Mahal",
        Award::BonusGood { good: which, .. } | Award::TileGood { good: which, .. } => good(which),
        Award::Palaces { .. } => "palaces",
    }
}

fn scored(name: &str, worth: usize, why: Award) -> String {
    let worth = points(worth);
    let why = match why {
        Award::Special => "the special card".to_string(),
        Award::BonusPoints => "the bonus tile".into(),
        Award::Taj => "the Taj Mahal".into(),
        Award::BonusGood { good: which, owned: 0 } => good(which).into(),
        Award::BonusGood { good: which, owned } => format!("{}, with {owned} already owned", good(which)),
        Award::TileGood { good: which, owned: 0 } => format!("{} on the province tile", good(which)),
        Award::TileGood { good: which, owned } => {
            format!("{} on the province tile, with {owned} already owned", good(which))
        }
        Award::Palaces { provinces: 1 } => "palaces in this province".into(),
        Award::Palaces { provinces } => format!("palaces in {provinces} connected provinces"),
    };
    format!("{name} gets {worth} for {why}.")
}
