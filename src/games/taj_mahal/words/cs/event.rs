//! Sentences about events.

use super::noun::{
    bonus, card_acc, cards, cards_acc, cards_count, cards_count_acc, city, good_acc, goods, person, points,
    prizes_acc, province, special, symbol_acc,
};
use crate::games::taj_mahal::rules::{Award, Draw, Event, Symbol, tile_goods};
use crate::lang::Who;
use crate::lang::{form_cs, in_cs};
use crate::table::Seat;

/// The end of a visit has no sentence: the next event says it.
pub(in super::super) fn event(event: &Event, who: &Who) -> Option<String> {
    let name = |seat: &Seat| who.name(*seat);
    Some(match event {
        Event::ProvincesLaid { order } => {
            let all: Vec<&str> = order.iter().map(|one| province(*one)).collect();
            format!("Pořadí provincií: {}.", all.join(", "))
        }
        Event::BonusLaid { .. } => "Na každé pevnosti leží bonusový žeton.".into(),
        Event::Dealt { seat, count, cards: None } => {
            format!("{} dostává {}.", name(seat), cards_count_acc((*count).into()))
        }
        Event::Dealt { seat, cards: Some(hand), .. } => {
            format!("{} dostává {}.", name(seat), cards_acc(hand))
        }
        Event::FirstPlayer { .. } => "O začínajícím hráči rozhodl los.".into(),
        Event::VisitBegan { visit, province: at, start } => {
            let goods = goods(tile_goods(*visit));
            format!("{visit}.\u{a0}etapa: {}, na kartičce {goods}. Začíná {}.", province(*at), name(start))
        }
        Event::SupplyLaid { cards: laid } => format!("Nabídka: {}.", cards(laid)),
        Event::NoSupply => "Na nabídku už nezbyla žádná karta.".into(),
        Event::DummyLaid { cards: laid } => format!("Neutrální hráč vykládá {}.", cards_acc(laid)),
        Event::Reshuffled { count } => {
            let n = usize::from(*count);
            let verb = form_cs(n, "míchá se", "míchají se", "míchá se");
            format!("Lízací balíček došel, {verb} {} z odkládacího.", cards_count(n))
        }
        Event::Played { seat, colored, extra: None } => {
            format!("{} hraje {}.", name(seat), card_acc(*colored))
        }
        Event::Played { seat, colored, extra: Some(extra) } => {
            format!("{} hraje {} a {}.", name(seat), card_acc(*colored), card_acc(*extra))
        }
        Event::Scored { seat, points: worth, why } => scored(&name(seat), (*worth).into(), *why),
        Event::Withdrew { seat, played: false, .. } => format!("{} odstupuje bez jediné karty.", name(seat)),
        Event::Withdrew { seat, won, .. } if won.is_empty() => {
            format!("{} odstupuje a nezískává nic.", name(seat))
        }
        Event::Withdrew { seat, won, .. } => {
            format!("{} odstupuje a získává {}.", name(seat), prizes_acc(*won))
        }
        Event::PalacePlaced { seat, symbol: won, city: at, alone } => {
            let palace = match won {
                Symbol::Mogul => "palác s korunkou".to_string(),
                other => format!("palác za {}", symbol_acc(*other)),
            };
            let only = if *alone { ", jediné volné místo" } else { "" };
            format!("{} staví {palace}: {}{only}.", name(seat), city(*at))
        }
        Event::NoPalaceLeft { seat, .. } => format!("{} nemá již žádný palác, další se nestaví.", name(seat)),
        Event::NoCityLeft { seat, .. } => {
            format!("Volné město tu už není, {} další palác nestaví.", name(seat))
        }
        Event::BonusTaken { seat, city: at, bonus: tile } => {
            format!("{} bere bonusový žeton: {}, {}.", name(seat), city(*at), bonus(*tile))
        }
        Event::Drew { seat, card: drawn, why } => {
            let why = if *why == Draw::Tile { "za žeton" } else { "za okamžité odstoupení" };
            match drawn {
                None => format!("{} si {why} lízne kartu.", name(seat)),
                Some(drawn) => format!("{} si {why} lízne {}.", name(seat), card_acc(*drawn)),
            }
        }
        Event::NothingToDraw { seat, .. } => {
            format!("Oba balíčky jsou prázdné: {} si kartu nelízne.", name(seat))
        }
        Event::Took { seat, cards: taken } => {
            format!("{} si z nabídky bere {}.", name(seat), cards_acc(taken))
        }
        Event::VisitEnded { .. } => return None,
        Event::TileRemoved { tile } => {
            format!("Slony nezískal nikdo, kartička provincie {tile} je ze hry venku.")
        }
        Event::Exchanged { seat, special: which, from } => {
            let tokens = format!("{} vrací dva žetony {}", name(seat), person(which.person()).of);
            match from {
                Some(owner) if owner == seat => {
                    format!("{tokens}, speciální karta ({}) zůstává.", special(*which))
                }
                Some(owner) => format!(
                    "{tokens} a získává speciální kartu ({}), kterou předává {}.",
                    special(*which),
                    name(owner)
                ),
                None => format!("{tokens} a získává speciální kartu ({}).", special(*which)),
            }
        }
        Event::HandCounted { seat, worth } if worth.total() == 0 => {
            format!("{} už nemá žádnou kartu.", name(seat))
        }
        Event::HandCounted { seat, worth } => {
            let all = points(worth.total().into());
            let from = hand([worth.special, worth.white, worth.color]);
            format!("{} získává {all} za ruku: {from}.", name(seat))
        }
        Event::GameOver => "Hra skončila, všech dvanáct provincií je navštíveno.".into(),
    })
}

/// Leaves out what the table shows: the city, and the reason for a palace.
pub(in super::super) fn glance(event: &Event, who: &Who) -> Option<String> {
    Some(match event {
        Event::Scored { points: worth, why, .. } => format!("+{worth} za {}.", reason(*why)),
        Event::PalacePlaced { seat, symbol: Symbol::Mogul, .. } => {
            format!("{} staví palác s korunkou.", who.name(*seat))
        }
        Event::PalacePlaced { seat, .. } => format!("{} staví palác.", who.name(*seat)),
        Event::BonusTaken { bonus: tile, .. } => format!("Bonusový žeton: {}.", bonus(*tile)),
        _ => return None,
    })
}

/// Returns the cards that count at the end: special ones, white ones, and those of one colour.
fn hand(counts: [u16; 3]) -> String {
    let kinds = ["speciální", "bílé", "nejpočetnější barva"];
    let shown = counts.iter().zip(kinds).filter(|(count, _)| **count > 0);
    shown.map(|(count, kind)| format!("{kind} {count}")).collect::<Vec<_>>().join(", ")
}

/// Returns the reason for points in a word or two, in the accusative.
fn reason(why: Award) -> &'static str {
    match why {
        Award::Special => "speciální kartu",
        Award::BonusPoints => "bonusový žeton",
        Award::Taj => "Taj Mahal",
        Award::BonusGood { good: which, .. } | Award::TileGood { good: which, .. } => good_acc(which),
        Award::Palaces { .. } => "paláce",
    }
}

fn scored(name: &str, worth: usize, why: Award) -> String {
    let worth = points(worth);
    let why = match why {
        Award::Special => "za speciální kartu".to_string(),
        Award::BonusPoints => "za bonusový žeton".into(),
        Award::Taj => "za Taj Mahal".into(),
        Award::BonusGood { good: which, owned: 0 } => format!("za {}", good_acc(which)),
        Award::BonusGood { good: which, owned } => format!("za {} (dřív získáno {owned})", good_acc(which)),
        Award::TileGood { good: which, owned: 0 } => format!("za {} na kartičce provincie", good_acc(which)),
        Award::TileGood { good: which, owned } => {
            format!("za {} na kartičce provincie (dřív získáno {owned})", good_acc(which))
        }
        Award::Palaces { provinces: 1 } => "za paláce v této provincii".into(),
        Award::Palaces { provinces } => {
            format!("za paláce {} propojených provinciích", in_cs(provinces.into()))
        }
    };
    format!("{name} získává {worth} {why}.")
}
