//! The whole position for linear reading.

use super::super::ground::{PlayerFacts, SettlementLine, open_lakes, places, seated};
use super::noun::{action_points, card, card_count, cards, hexes, points};
use super::{cells, ground, heights, table};
use crate::games::java::rules::{Phase, Value, View};
use crate::lang::{Names, capital, count_cs, form_cs};

/// Headed groups of lines.
pub(in super::super) fn describe(view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
    let public = &*view.public;
    let (cities, villages) = places(public);
    let mut groups = vec![("Teď".to_string(), now(view, names))];
    if let Some(mine) = view.mine() {
        let line = if mine.is_empty() { "Žádné.".into() } else { capital(&format!("{}.", cards(&mine))) };
        groups.push(("Vaše karty".into(), vec![line]));
    }
    groups.push(("Města".into(), each(&cities, "Zatím žádné.", |place| settled(place, names))));
    groups.push(("Vesnice".into(), each(&villages, "Zatím žádná.", |place| settled(place, names))));
    groups.push((
        "Neobklopené nádrže".into(),
        each(&open_lakes(public), "Žádná.", |(lake, bare)| {
            let verb = form_cs(*bare, "chybí", "chybějí", "chybí");
            format!("{}: na břehu {verb} zakrýt {}.", cells(lake), hexes(*bare))
        }),
    ));
    groups.push(("Hráči".into(), each(&seated(view), "", |player| seat(player, names))));
    groups.push(("Společná zásoba".into(), supply(view)));
    groups
}

fn each<T>(items: &[T], none: &str, line: impl Fn(&T) -> String) -> Vec<String> {
    if items.is_empty() { vec![none.into()] } else { items.iter().map(line).collect() }
}

fn now(view: &View, names: &Names) -> Vec<String> {
    let public = &view.public;
    let turn = match public.phase {
        Phase::Deal(_) | Phase::FirstOpen | Phase::First | Phase::Over => {
            format!("{}.", table::phase(&public.phase))
        }
        _ => {
            let left = form_cs(public.ap.into(), "zbývá", "zbývají", "zbývá");
            format!("Na tahu: {}, {left} {}.", names.of(public.current), action_points(public.ap.into()))
        }
    };
    let bids = matches!(public.phase, Phase::Auction { .. });
    let decider =
        public.turn().seat().filter(|_| bids).map(|seat| format!("V dražbě rozhoduje {}.", names.of(seat)));
    let face_up = public.face_up.map(|open| format!("Odkrytá karta: {}.", card(open)));
    let end_line = public.trigger.map(|(seat, _)| format!("Závěr hry spustil tah: {}.", names.of(seat)));
    [turn].into_iter().chain(decider).chain(face_up).chain(end_line).collect()
}

fn settled(place: &SettlementLine, names: &Names) -> String {
    let side = if place.home.palace.is_none() {
        ""
    } else if place.festival_held {
        ", lampion"
    } else {
        ", bílé číslo"
    };
    let lists =
        place.figures.iter().map(|(seat, list)| format!("{} ve výšce {}", names.of(*seat), heights(list)));
    let parts: Vec<String> = [format!("{}, {}{side}", place.at, ground::settlement(&place.home))]
        .into_iter()
        .chain(lists)
        .collect();
    format!("{}.", parts.join("; "))
}

fn seat(player: &PlayerFacts, names: &Names) -> String {
    let own = &player.own;
    let mut parts = vec![
        points(player.points.into()),
        count_cs(player.figures_left.into(), "figurka v zásobě", "figurky v zásobě", "figurek v zásobě"),
        count_cs(own.two.into(), "dvojdílné území", "dvojdílná území", "dvojdílných území"),
        count_cs(own.rice.into(), "rýžové políčko", "rýžová políčka", "rýžových políček"),
        count_cs(own.village.into(), "jednodílná vesnice", "jednodílné vesnice", "jednodílných vesnic"),
        count_cs(own.tokens.into(), "akční žeton", "akční žetony", "akčních žetonů"),
    ];
    let size = card_count(player.hand_size.into());
    let known = player.hand.filter(|hand| !hand.is_empty()).map(|hand| format!("{size}: {}", cards(&hand)));
    parts.push(known.unwrap_or(size));
    if !player.on_rice.is_empty() {
        parts.push(format!("na rýži {}", cells(&player.on_rice)));
    }
    if player.scored {
        parts.push("závěrečné bodování má za sebou".into());
    }
    format!("{}: {}.", names.of(player.seat), parts.join("; "))
}

fn supply(view: &View) -> Vec<String> {
    let supply = &view.public.supply;
    let palaces = Value::ALL.map(|value| format!("{}× {value}", supply.palaces[value.index()]));
    vec![
        format!("Trojdílná území: {}.", supply.three),
        format!("Dílky vodních nádrží: {}.", supply.water),
        format!("Paláce: {}.", palaces.join(", ")),
        format!("Dobírací balík: {}.", card_count(view.deck_count.into())),
        format!("Odkládací balíček: {}.", card_count(view.public.discard.total() as usize)),
    ]
}
