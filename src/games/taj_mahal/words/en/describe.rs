//! The whole position for linear reading.

use super::super::ground::{CityFacts, built, to_come};
use super::noun::{self, cards_count, goods, palaces, points, prizes};
use super::{ground, table};
use crate::games::taj_mahal::rules::{Good, Phase, Public, Special, Symbol, Symbols, View};
use crate::lang::Who;
use crate::lang::{capital, list_en, small};
use crate::table::Seat;

/// Headed lines.
pub(in super::super) fn describe(view: &View, who: &Who) -> Vec<(&'static str, Vec<String>)> {
    let public = &*view.public;
    let hand = view.mine().map(|hand| match hand.is_empty() {
        true => "No card.".to_string(),
        false => format!("{}.", capital(&noun::cards(&hand))),
    });
    let supply =
        if public.supply.is_empty() { "Empty".into() } else { capital(&noun::cards(&public.supply)) };
    let coming = to_come(view).iter().map(|land| format!("{}.", ground::province(land))).collect();
    let map =
        built(public).into_iter().map(|city| format!("{}.", ground::city(&CityFacts::of(view, city), who)));
    let mut groups = vec![("Now", now(public, who))];
    groups.extend(hand.map(|line| ("Your hand", vec![line])));
    groups.extend([
        ("At court", court(public)),
        ("Rows", public.all().map(|seat| row(public, seat, who)).chain(neutral(public)).collect()),
        (
            "Supply",
            vec![format!("{supply}."), format!("Draw pile: {}.", cards_count(view.pile_count.into()))],
        ),
        ("Players", public.all().map(|seat| player(view, seat, who)).collect()),
        ("Provinces now and to come", or(coming, "None.")),
        ("Cities with palaces and tiles", or(map.collect(), "None.")),
    ]);
    groups
}

fn or(lines: Vec<String>, none: &str) -> Vec<String> {
    if lines.is_empty() { vec![none.into()] } else { lines }
}

fn now(public: &Public, who: &Who) -> Vec<String> {
    let phase = table::phase(&public.phase);
    let turn = match public.turn().seat() {
        Some(seat) => format!("To move: {}, {}.", who.name(seat), small(phase)),
        None => format!("{phase}."),
    };
    if public.phase == Phase::Provinces {
        return vec![turn];
    }
    vec![format!("Visit {} of 12: {}.", public.visit, noun::province(public.province())), turn]
}

fn court(public: &Public) -> Vec<String> {
    let there = match public.prizes.is_empty() {
        true => "Nothing is left.".to_string(),
        false => format!("{}.", capital(&prizes(public.prizes))),
    };
    vec![there]
}

fn row(public: &Public, seat: Seat, who: &Who) -> String {
    let (name, row) = (who.name(seat), &public.rows[seat]);
    if public.withdrawn[seat] {
        return format!("{name}: has withdrawn.");
    }
    if row.is_empty() {
        return format!("{name}: nothing played.");
    }
    let shown = Symbol::ALL.into_iter().filter(|s| row.counts[s.index()] > 0);
    let shown: Vec<String> =
        shown.map(|s| format!("{} {}", noun::symbol(s), row.counts[s.index()])).collect();
    let bound = row.bound.map(|hue| format!(" in {}", noun::color(hue))).unwrap_or_default();
    let wins = public.wins(seat);
    let wins = if wins.is_empty() { "nothing".into() } else { prizes(wins) };
    format!("{name}{bound}: {}; withdrawing wins {wins}.", list_en(&shown))
}

fn neutral(public: &Public) -> Option<String> {
    (!public.dummy.is_empty()).then(|| format!("The neutral player: {}.", noun::cards(&public.dummy)))
}

fn player(view: &View, seat: Seat, who: &Who) -> String {
    let public = &*view.public;
    let mut all = vec![
        points(view.score(seat).into()),
        format!("{} in hand", cards_count(view.hand_size(seat) as usize)),
    ];
    let tokens: Symbols =
        Symbol::PERSONS.into_iter().filter(|p| public.tokens[seat][p.index()] > 0).collect();
    if !tokens.is_empty() {
        all.push(format!("tokens of {}", noun::symbols(tokens)));
    }
    let special: Vec<&str> = Special::ALL
        .into_iter()
        .filter(|which| public.special[which.index()] == Some(seat))
        .map(noun::special)
        .collect();
    if !special.is_empty() {
        all.push(format!("special cards {}", special.join("; ")));
    }
    let owned: Vec<Good> =
        Good::ALL.into_iter().filter(|good| public.goods[seat][good.index()] > 0).collect();
    if !owned.is_empty() {
        let counts =
            owned.iter().map(|good| format!("{} {}", goods(&[*good]), public.goods[seat][good.index()]));
        all.push(counts.collect::<Vec<_>>().join("; "));
    }
    all.push(format!("{} in supply", palaces(public.palaces[seat].into())));
    format!("{}: {}.", who.name(seat), all.join(", "))
}
