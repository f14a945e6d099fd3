//! Sentences about events.

use super::noun::{action_points, card, cards, cards_acc, of_hexes, points, symbols, tile_acc};
use super::{cells, heights};
use crate::games::java::rules::{City, Ending, Event, Lake, Tile};
use crate::lang::{Names, list_cs};
use crate::table::Seat;

/// The end of a turn and a draw have no sentence: the next event says them.
pub(in super::super) fn event(event: &Event, names: &Names) -> Option<String> {
    let name = |seat: &Seat| names.of(*seat);
    Some(match event {
        Event::Drew { seat, count, cards: drawn, first } => {
            let known = drawn.as_ref().map(|drawn| format!(": {}", cards(drawn))).unwrap_or_default();
            let begin = if *first { "na začátek " } else { "" };
            format!("{} bere {begin}{}{known}.", name(seat), cards_acc(usize::from(*count)))
        }
        Event::Opened { card: next } => format!("Nově odkrytá karta: {}.", card(*next)),
        Event::Reshuffled { count } => format!(
            "Odkládací balíček ({}) se zamíchá a je z něj nový dobírací balík.",
            super::noun::card_count(usize::from(*count))
        ),
        Event::FirstPlayer { .. } => "O začínajícím hráči rozhodl los.".into(),
        Event::TurnBegan { seat, last: false } => format!("Na tahu: {}.", name(seat)),
        Event::TurnBegan { seat, last: true } => format!("Poslední tah: {}.", name(seat)),
        Event::LandLaid { seat, tile: Tile::Rice, cells: [at, ..], level, .. } => {
            format!("{} pokládá rýžové políčko na {at} (patro {level}).", name(seat))
        }
        Event::LandLaid { seat, tile: Tile::Village, cells: [at, ..], level, .. } => {
            format!("{} pokládá vesnici na {at} (patro {level}).", name(seat))
        }
        Event::LandLaid { seat, tile: kind, cells: [at, rice @ ..], level, .. } => {
            let rice = cells(&rice[..kind.size() - 1]);
            let kind = tile_acc(*kind);
            format!("{} pokládá {kind}: vesnice na {at}, rýže na {rice} (patro {level}).", name(seat))
        }
        Event::WaterLaid { seat, cell } => format!("{} zakládá vodní nádrž na {cell}.", name(seat)),
        Event::LakeEnclosed { lake } => enclosed(lake, names),
        Event::FigureEntered { seat, to, cost } => {
            format!("{} nasazuje figurku na {to} za {}.", name(seat), action_points(usize::from(*cost)))
        }
        Event::FigureMoved { seat, from, to, cost: 0 } => format!("{} jde z {from} na {to}.", name(seat)),
        Event::FigureMoved { seat, from, to, cost } => {
            format!("{} jde z {from} na {to} za {}.", name(seat), action_points(usize::from(*cost)))
        }
        Event::FigureLeft { seat, from, cost } => {
            format!("{} stahuje figurku z {from} za {}.", name(seat), action_points(usize::from(*cost)))
        }
        Event::PalaceBuilt { seat, cell, value } => {
            format!("{} staví palác {value} na {cell} a získává {}.", name(seat), points(value.half().into()))
        }
        Event::PalaceExpanded { seat, cell, old, value } => format!(
            "{} rozšiřuje palác na {cell} ({old} → {value}) a získává {}.",
            name(seat),
            points(value.half().into())
        ),
        Event::CardTaken { seat, card: taken } => {
            format!("{} bere odkrytou kartu: {}.", name(seat), card(*taken))
        }
        Event::DeckDrawn { .. } | Event::TurnEnded { .. } => return None,
        Event::TokenUsed { seat } => format!("{} používá akční žeton.", name(seat)),
        Event::FestivalAnnounced { seat, palace, cards: laid } => {
            format!("{} pořádá slavnost na {palace} a vykládá: {}.", name(seat), cards(laid))
        }
        Event::CardsLaid { seat, cards: laid, total } => {
            format!("{} vykládá: {}. Celkem má {}.", name(seat), cards(laid), symbols(usize::from(*total)))
        }
        Event::Passed { seat, forced: false } => format!("{} pasuje.", name(seat)),
        Event::Passed { seat, forced: true } => format!("{} nemá žádnou kartu, a tak pasuje.", name(seat)),
        Event::FestivalHeld { palace, winners, points: n } => {
            festival_held(&palace.to_string(), &winners.0, *n, names)
        }
        Event::EndTriggered { seat, reason } => triggered(&name(seat), *reason),
        Event::CityScored { seat, city } => scored(&name(seat), *seat, city),
        Event::FinallyScored { seat, points: n } => {
            format!("{} získává v závěrečném bodování {}.", name(seat), points(usize::from(*n)))
        }
        Event::GameOver { .. } => "Hra končí: závěrečné bodování mají všichni za sebou.".into(),
    })
}

fn enclosed(lake: &Lake, names: &Names) -> String {
    let size = of_hexes(lake.cells.count() as usize);
    match lake.leader {
        Some(seat) => {
            format!(
                "Nádrž {size} je obklopená krajinou: {} získává {}.",
                names.of(seat),
                points(lake.points.into())
            )
        }
        None => format!("Nádrž {size} je obklopená krajinou a nikdo neboduje."),
    }
}

fn festival_held(palace: &str, winners: &[bool], each: u8, names: &Names) -> String {
    let all: Vec<String> =
        winners.iter().enumerate().filter(|(_, wins)| **wins).map(|(s, _)| names.of(Seat::new(s))).collect();
    match all.len() {
        1 => format!("Slavnost na {palace} vyhrává {} a získává {}.", all.concat(), points(each.into())),
        _ => format!(
            "O slavnost na {palace} se dělí {}: každý získává {}.",
            list_cs(&all),
            points(each.into())
        ),
    }
}

fn triggered(name: &str, reason: Ending) -> String {
    let why = match reason {
        Ending::LastTile => "Trojdílná území došla",
        Ending::NoLand => "Celé kolo nikdo nepoložil díl krajiny",
    };
    format!("{why}: závěrečné bodování má {name}, ostatní mají poslední tah.")
}

fn scored(name: &str, seat: Seat, city: &City) -> String {
    let list = heights(&city.heights[seat]);
    let prize = if city.prize_ranks[seat] == 1 { "první cena" } else { "druhá cena" };
    format!(
        "Město s palácem na {}, ve výšce {list}: {prize}, {name} získává {}.",
        city.palace,
        points(city.prize(seat).into())
    )
}
