//! The whole position for linear reading.

use super::super::ground::{CityFacts, built, to_come};
use super::noun::{self, cards_count, palaces, points, prizes, prizes_acc};
use super::{ground, table};
use crate::games::taj_mahal::rules::{Good, Phase, Public, Special, Symbol, Symbols, View};
use crate::lang::Who;
use crate::lang::{capital, list_cs, of_cs, small};
use crate::table::Seat;

/// Headed lines.
pub(in super::super) fn describe(view: &View, who: &Who) -> Vec<(&'static str, Vec<String>)> {
    let public = &*view.public;
    let hand = view.mine().map(|hand| match hand.is_empty() {
        true => "Žádná karta.".to_string(),
        false => format!("{}.", capital(&noun::cards(&hand))),
    });
    let supply =
        if public.supply.is_empty() { "Prázdná".into() } else { capital(&noun::cards(&public.supply)) };
    let coming = to_come(view).iter().map(|land| format!("{}.", ground::province(land))).collect();
    let map =
        built(public).into_iter().map(|city| format!("{}.", ground::city(&CityFacts::of(view, city), who)));
    let pile = format!("Lízací balíček: {}.", cards_count(view.pile_count.into()));
    let mut groups = vec![("Nyní", now(public, who))];
    groups.extend(hand.map(|line| ("Karty v ruce", vec![line])));
    groups.extend([
        ("U dvora", court(public)),
        ("Vyložené karty", public.all().map(|seat| row(public, seat, who)).chain(neutral(public)).collect()),
        ("Nabídka", vec![format!("{supply}."), pile]),
        ("Hráči", public.all().map(|seat| player(view, seat, who)).collect()),
        ("Provincie nyní a příště", or(coming, "Žádná.")),
        ("Města s paláci a žetony", or(map.collect(), "Žádné.")),
    ]);
    groups
}

fn or(lines: Vec<String>, none: &str) -> Vec<String> {
    if lines.is_empty() { vec![none.into()] } else { lines }
}

fn now(public: &Public, who: &Who) -> Vec<String> {
    let phase = table::phase(&public.phase);
    let turn = match public.turn().seat() {
        Some(seat) => format!("Na řadě je {}, {}.", who.name(seat), small(phase)),
        None => format!("{phase}."),
    };
    if public.phase == Phase::Provinces {
        return vec![turn];
    }
    vec![format!("{}.\u{a0}etapa {}: {}.", public.visit, of_cs(12), noun::province(public.province())), turn]
}

fn court(public: &Public) -> Vec<String> {
    let there = match public.prizes.is_empty() {
        true => "Nezbylo nic.".to_string(),
        false => format!("{}.", capital(&prizes(public.prizes))),
    };
    vec![there]
}

fn row(public: &Public, seat: Seat, who: &Who) -> String {
    let (name, row) = (who.name(seat), &public.rows[seat]);
    if public.withdrawn[seat] {
        return format!("{name}: odstoupeno.");
    }
    if row.is_empty() {
        return format!("{name}: zatím bez karet.");
    }
    let shown = Symbol::ALL.into_iter().filter(|s| row.counts[s.index()] > 0);
    let shown: Vec<String> =
        shown.map(|s| format!("{} {}", noun::symbol(s), row.counts[s.index()])).collect();
    let bound = row.bound.map(|hue| format!(" ({} barva)", noun::color(hue))).unwrap_or_default();
    let wins = public.wins(seat);
    let wins = match wins.is_empty() {
        true => "nezíská nic".into(),
        false => format!("získá {}", prizes_acc(wins)),
    };
    format!("{name}{bound}: {}; odstoupením {wins}.", list_cs(&shown))
}

fn neutral(public: &Public) -> Option<String> {
    (!public.dummy.is_empty()).then(|| format!("Neutrální hráč: {}.", noun::cards(&public.dummy)))
}

fn player(view: &View, seat: Seat, who: &Who) -> String {
    let public = &*view.public;
    let mut all = vec![
        points(view.score(seat).into()),
        format!("{} v ruce", cards_count(view.hand_size(seat) as usize)),
    ];
    let tokens: Symbols =
        Symbol::PERSONS.into_iter().filter(|p| public.tokens[seat][p.index()] > 0).collect();
    if !tokens.is_empty() {
        all.push(format!("žetony vlivu: {}", noun::symbols(tokens)));
    }
    let special: Vec<&str> = Special::ALL
        .into_iter()
        .filter(|which| public.special[which.index()] == Some(seat))
        .map(noun::special)
        .collect();
    if !special.is_empty() {
        all.push(format!("speciální karty: {}", special.join("; ")));
    }
    let owned: Vec<String> = Good::ALL
        .into_iter()
        .filter(|good| public.goods[seat][good.index()] > 0)
        .map(|good| format!("{} {}", noun::good(good), public.goods[seat][good.index()]))
        .collect();
    if !owned.is_empty() {
        all.push(owned.join("; "));
    }
    all.push(format!("{} v zásobě", palaces(public.palaces[seat].into())));
    format!("{}: {}.", who.name(seat), all.join(", "))
}
