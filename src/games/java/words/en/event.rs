//! Sentences about events.

use super::noun::{action_points, card, card_count, cards, hexes, points, symbols, tile};
use super::{cells, heights};
use crate::games::java::rules::{City, Ending, Event, Lake, Tile};
use crate::lang::{Names, list_en};
use crate::table::Seat;

/// The end of a turn and a draw have no sentence: the next event says them.
pub(in super::super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat: &Seat| names.of(*seat);
    Some(match event {
        Event::Drew { seat, count, cards: drawn, first } => {
            let known = drawn.as_ref().map(|drawn| format!(": {}", cards(drawn))).unwrap_or_default();
            let begin = if *first { " to begin with" } else { "" };
            format!("{} draws {}{begin}{known}.", name(seat), card_count(usize::from(*count)))
        }
        Event::Opened { card: next } => format!("Face up now: {}.", card(*next)),
        Event::Reshuffled { count } => {
            format!("The discard pile, {}, is shuffled into a new deck.", card_count(usize::from(*count)))
        }
        Event::FirstPlayer { .. } => "The first player is drawn at random.".into(),
        Event::TurnBegan { seat, last: false } => format!("The turn passes to {}.", name(seat)),
        Event::TurnBegan { seat, last: true } => format!("{} takes a last turn.", name(seat)),
        Event::LandLaid { seat, tile: Tile::Rice, cells: [at, ..], level, .. } => {
            format!("{} places rice on {at} (level {level}).", name(seat))
        }
        Event::LandLaid { seat, tile: Tile::Village, cells: [at, ..], level, .. } => {
            format!("{} places a village on {at} (level {level}).", name(seat))
        }
        Event::LandLaid { seat, tile: kind, cells: [at, rice @ ..], level, .. } => {
            let rice = cells(&rice[..kind.size() - 1]);
            format!(
                "{} places a {}: village on {at}, rice on {rice} (level {level}).",
                name(seat),
                tile(*kind)
            )
        }
        Event::WaterLaid { seat, cell } => format!("{} places water on {cell}.", name(seat)),
        Event::LakeEnclosed { lake } => enclosed(lake, names),
        Event::FigureEntered { seat, to, cost } => {
            format!("{} brings a figure to {to} for {}.", name(seat), action_points(usize::from(*cost)))
        }
        Event::FigureMoved { seat, from, to, cost: 0 } => {
            format!("{} moves from {from} to {to}.", name(seat))
        }
        Event::FigureMoved { seat, from, to, cost } => {
            format!("{} moves from {from} to {to} for {}.", name(seat), action_points(usize::from(*cost)))
        }
        Event::FigureLeft { seat, from, cost } => {
            format!("{} takes the figure off {from} for {}.", name(seat), action_points(usize::from(*cost)))
        }
        Event::PalaceBuilt { seat, cell, value } => {
            format!("{} builds palace {value} on {cell}: {}.", name(seat), points(value.half().into()))
        }
        Event::PalaceExpanded { seat, cell, old, value } => format!(
            "{} expands the palace on {cell} from {old} to {value}: {}.",
            name(seat),
            points(value.half().into())
        ),
        Event::CardTaken { seat, card: taken } => {
            format!("{} takes the face-up card: {}.", name(seat), card(*taken))
        }
        Event::DeckDrawn { .. } | Event::TurnEnded { .. } => return None,
        Event::TokenUsed { seat } => format!("{} uses an action token.", name(seat)),
        Event::FestivalAnnounced { seat, palace, cards: laid } => {
            format!("{} announces a festival on {palace} and plays {}.", name(seat), cards(laid))
        }
        Event::CardsLaid { seat, cards: laid, total } => {
            format!("{} plays {}: {}.", name(seat), cards(laid), symbols(usize::from(*total)))
        }
        Event::Passed { seat, forced: false } => format!("{} passes.", name(seat)),
        Event::Passed { seat, forced: true } => format!("{} has no card and passes.", name(seat)),
        Event::FestivalHeld { palace, winners, points: n } => {
            festival_held(&palace.to_string(), &winners.0, *n, names)
        }
        Event::EndTriggered { seat, reason } => triggered(&name(seat), *reason),
        Event::CityScored { seat, city } => scored(&name(seat), *seat, city),
        Event::FinallyScored { seat, points: n } => {
            format!("{} gets {} in the final scoring.", name(seat), points(usize::from(*n)))
        }
        Event::GameOver { .. } => "The game is over: final scoring is complete.".into(),
    })
}

fn enclosed(lake: &Lake, names: &Names) -> String {
    let size = hexes(lake.cells.count() as usize);
    match lake.leader {
        Some(seat) => {
            format!("A lake of {size} is enclosed: {} gets {}.", names.of(seat), points(lake.points.into()))
        }
        None => format!("A lake of {size} is enclosed. Nobody scores."),
    }
}

fn festival_held(palace: &str, winners: &[bool], each: u8, names: &Names) -> String {
    let all: Vec<String> =
        winners.iter().enumerate().filter(|(_, wins)| **wins).map(|(s, _)| names.of(Seat::new(s))).collect();
    match all.len() {
        1 => format!("The festival on {palace} goes to {}: {}.", all.concat(), points(each.into())),
        _ => format!("{} share the festival on {palace}: {} each.", list_en(&all), points(each.into())),
    }
}

fn triggered(name: &str, reason: Ending) -> String {
    match reason {
        Ending::LastTile => {
            format!("The three-hex tiles are used up: final scoring for {name}, a last turn for the others.")
        }
        Ending::NoLand => {
            format!("A whole round without land: final scoring for {name}, a last turn for the others.")
        }
    }
}

fn scored(name: &str, seat: Seat, city: &City) -> String {
    let list = heights(&city.heights[seat]);
    let place = if city.prize_ranks[seat] == 1 { "first" } else { "second" };
    format!(
        "{name} is {place} in the city of {} with heights {list}: {}.",
        city.palace,
        points(city.prize(seat).into())
    )
}
