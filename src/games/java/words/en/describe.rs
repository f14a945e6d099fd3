//! The whole position for linear reading.

use super::super::ground::{PlayerFacts, SettlementLine, open_lakes, places, seated};
use super::noun::{action_points, card, card_count, cards, hexes, points};
use super::{cells, ground, heights, table};
use crate::games::java::rules::{Phase, Value, View};
use crate::lang::{Names, capital, count_en};

/// Headed groups of lines.
pub(in super::super) fn describe(view: &View, names: &Names) -> Vec<(String, Vec<String>)> {
    let public = &*view.public;
    let (cities, villages) = places(public);
    let mut groups = vec![("Now".to_string(), now(view, names))];
    if let Some(mine) = view.mine() {
        let line = if mine.is_empty() { "None.".into() } else { capital(&format!("{}.", cards(&mine))) };
        groups.push(("Your cards".into(), vec![line]));
    }
    groups.push(("Cities".into(), each(&cities, "None yet.", |place| settled(place, names))));
    groups.push(("Villages".into(), each(&villages, "None yet.", |place| settled(place, names))));
    groups.push((
        "Open lakes".into(),
        each(&open_lakes(public), "None.", |(lake, bare)| {
            format!("{}: {} of the shore bare.", cells(lake), hexes(*bare))
        }),
    ));
    groups.push(("Players".into(), each(&seated(view), "", |player| seat(player, names))));
    groups.push(("Supply".into(), supply(view)));
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
        _ => format!("{}'s turn, {} left.", names.of(public.current), action_points(public.ap.into())),
    };
    let bids = matches!(public.phase, Phase::Auction { .. });
    let decider = public
        .turn()
        .seat()
        .filter(|_| bids)
        .map(|seat| format!("{} decides in a festival.", names.of(seat)));
    let face_up = public.face_up.map(|open| format!("Face-up card: {}.", card(open)));
    let end_line = public.trigger.map(|(seat, _)| format!("{} triggered the end.", names.of(seat)));
    [turn].into_iter().chain(decider).chain(face_up).chain(end_line).collect()
}

fn settled(place: &SettlementLine, names: &Names) -> String {
    let side = if place.home.palace.is_none() {
        ""
    } else if place.festival_held {
        ", lantern"
    } else {
        ", white number"
    };
    let lists =
        place.figures.iter().map(|(seat, list)| format!("{}: heights {}", names.of(*seat), heights(list)));
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
        count_en(player.figures_left.into(), "figure left", "figures left"),
        count_en(own.two.into(), "two-hex tile", "two-hex tiles"),
        format!("{} rice and {} village of one hex", own.rice, own.village),
        count_en(own.tokens.into(), "token", "tokens"),
    ];
    let size = card_count(player.hand_size.into());
    let known = player.hand.filter(|hand| !hand.is_empty()).map(|hand| format!("{size}: {}", cards(&hand)));
    parts.push(known.unwrap_or(size));
    if !player.on_rice.is_empty() {
        parts.push(format!("on rice {}", cells(&player.on_rice)));
    }
    if player.scored {
        parts.push("final scoring done".into());
    }
    format!("{}: {}.", names.of(player.seat), parts.join("; "))
}

fn supply(view: &View) -> Vec<String> {
    let supply = &view.public.supply;
    let palaces = Value::ALL.map(|value| format!("{} of {value}", supply.palaces[value.index()]));
    vec![
        format!("Three-hex tiles: {}.", supply.three),
        format!("Water tiles: {}.", supply.water),
        format!("Palaces: {}.", palaces.join(", ")),
        format!("Deck: {}.", card_count(view.deck_count.into())),
        format!("Discard pile: {}.", card_count(view.public.discard.total() as usize)),
    ]
}
