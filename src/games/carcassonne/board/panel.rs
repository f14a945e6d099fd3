//! The choices of the moment as a list: figures on the tile just laid, towers, whom to capture, whom to pay; and the
//! fields in words.

use crate::games::carcassonne::art::Posture;
use crate::games::carcassonne::rules::{
    Action, Carcassonne, Cell, Feature, Phase, Pick, SegmentId, Stand, Target, What,
};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::{rules, words};
use crate::lang::capital;
use crate::scenes::parts::{Amount, Group, Heading, Part, Picture, Sign, State, Text, Thing};
use crate::scenes::{Deed, Look, Regions};
use crate::table::{Seat, Slots};

use super::field::farmed;
use super::figures::{posture, symbol};
use super::strip::prisoner;
use super::towers;
use super::tray::{self, pick_or_ask};

pub(super) fn panel(look: &Look<Carcassonne>) -> Vec<Part> {
    if look.regions == Regions::All {
        return vec![fields(look)];
    }
    look.selection.and_then(|_| choices(look)).into_iter().collect()
}

fn choices(look: &Look<Carcassonne>) -> Option<Part> {
    match look.view.public.phase {
        Phase::Place(_) | Phase::Action { .. } if look.has(Pick::What(What::Ransom)) => Some(ransoms(look)),
        Phase::Action { at } => Some(match which_towers(look) {
            Some(what) => choose_tower(look, what),
            None => figures(look, at),
        }),
        Phase::Capture { .. } => Some(captures(look)),
        Phase::Late => Some(ransoms(look)),
        _ => None,
    }
}

/// Which towers are chosen from, while it is towers.
pub(super) fn which_towers(look: &Look<Carcassonne>) -> Option<What> {
    let builds = look.has(Pick::What(What::Build)) || only_builds(look);
    if builds { Some(What::Build) } else { Some(What::Top).filter(|what| look.has(Pick::What(*what))) }
}

/// Whether a tower piece is all that can be put down, and nothing else was asked about.
fn only_builds(look: &Look<Carcassonne>) -> bool {
    let may = |what: What| look.legal().any(|action| action.what() == what);
    let asks = [What::Follower, What::Top].into_iter().any(|what| look.has(Pick::What(what)));
    !asks && may(What::Build) && !may(What::Follower)
}

/// A panel with its head.
fn asked(
    look: &Look<Carcassonne>,
    class: &'static str,
    symbol: &str,
    title: CarcassonneSays,
    help: &'static str,
    parts: impl IntoIterator<Item = Part>,
) -> Part {
    let picture = Some(Picture::symbol(symbol, 32));
    let head = Heading { picture, title: look.lang.say(title), help: help.into(), ..Heading::default() };
    Group::of(class, [Part::Head(head)].into_iter().chain(parts).collect()).into()
}

/// One choice: aims at it, and the command button then does it. What is not allowed says why.
pub(super) fn offer(look: &Look<Carcassonne>, action: Action, symbol: &str, text: String) -> Part {
    row(look, action, vec![Picture::symbol(symbol, 32)], (String::new(), text))
}

/// The same in two short lines.
pub(super) fn row(
    look: &Look<Carcassonne>,
    action: Action,
    pictures: Vec<Picture>,
    (head, text): (String, String),
) -> Part {
    let legal = look.allows(&action);
    let state = if legal { State::up(look.ready() == Some(&action)) } else { State::Closed };
    let deed = if legal { Deed::choose(action.picks()) } else { Deed::act(action) };
    Thing { pictures, head, text, state, ..Thing::new("menu-item", deed) }.into()
}

/// The sign of a seat in its colour.
pub(super) fn seal(look: &Look<Carcassonne>, seat: Seat) -> Picture {
    Picture { seal: true, ..Picture::symbol(symbol(look, seat), 18).of_seat(look.colour(seat)) }
}

/// The figure of a seat as it stands there.
pub(super) fn figure(look: &Look<Carcassonne>, owner: Seat, spot: Stand, size: u16) -> Picture {
    let posture = match spot {
        Stand::Segment(id) => posture(id),
        Stand::Top => Posture::Knight,
    };
    let (x, y, side) = posture.emblem();
    let sign = Some(Sign { symbol: symbol(look, owner), x, y, side });
    let art = format!("cc-{}", posture.word());
    Picture { sign, ..Picture::symbol(art, size).of_seat(look.colour(owner)) }
}

/// Every segment of the tile just laid, taken ones too, and "nothing".
fn figures(look: &Look<Carcassonne>, at: Cell) -> Part {
    let public = &look.view.public;
    let segments = public.tile_at(at).map_or(&[][..], |laid| laid.kind.tile().segments);
    let allowed = |id: &SegmentId| look.allows(&Action::Follower(None, *id));
    let on = |id: SegmentId| {
        let stand = Stand::Segment(id);
        let text = words::claimed(look.lang, look.view, at, id, look.names);
        let picture = match allowed(&id) {
            true => figure(look, public.active, stand, 36),
            false => Picture::symbol(format!("cc-i-{}", posture(id).word()), 36),
        };
        row(look, Action::Follower(None, id), vec![picture], text)
    };
    let (open, closed): (Vec<SegmentId>, Vec<SegmentId>) =
        segments.iter().map(|segment| segment.id).partition(allowed);
    let towers = [What::Build, What::Top].map(|what| instead(look, what));
    let towers = towers.into_iter().filter(|_| public.options.towers());
    // What is allowed comes first, what the tray has too comes last.
    let menu = open.into_iter().map(on).chain([nothing(look)]).chain(closed.into_iter().map(on));
    let menu = menu.chain(towers).collect();
    let parts = [Group::list("menu", menu).into()];
    // While nothing is picked all kinds are lit on the map.
    let all = public.options.towers() && !look.has(Pick::What(What::Follower));
    let title = if all { CarcassonneSays::WhatDown } else { CarcassonneSays::FollowerOnTile };
    asked(look, "asked acts", "cc-follower", title, "follower", parts)
}

fn nothing(look: &Look<Carcassonne>) -> Part {
    offer(look, Action::Pass, "i-close", look.lang.say(tray::nothing(look)))
}

/// What else the action could be: where the tray is not in sight the row of choices has it.
fn instead(look: &Look<Carcassonne>, what: What) -> Part {
    let (symbol, short, whole) = match what {
        What::Build => ("cc-piece", CarcassonneSays::TowerPiece, CarcassonneSays::TowerPiece),
        What::Top => ("cc-i-tower", CarcassonneSays::OnTower, CarcassonneSays::FollowerOnTower),
        _ => ("cc-follower", CarcassonneSays::OnTile, CarcassonneSays::FollowerOnTile),
    };
    let (open, deed) = pick_or_ask(look, what);
    let thing = Thing {
        key: Pick::What(what).to_string().into(),
        pictures: vec![Picture::symbol(symbol, 36)],
        head: look.lang.say(short),
        label: look.lang.say(whole),
        state: if open { State::up(look.has(Pick::What(what))) } else { State::Closed },
        ..Thing::new("menu-item cc-instead", deed)
    };
    thing.into()
}

/// Every foundation or tower that may be built on or stood on.
fn choose_tower(look: &Look<Carcassonne>, what: What) -> Part {
    let (title, symbol) = match what {
        What::Top => (CarcassonneSays::FollowerOnTower, "cc-i-knight"),
        _ => (CarcassonneSays::TowerPiece, "cc-piece"),
    };
    let others = [What::Follower, What::Build, What::Top].into_iter().filter(|other| *other != what);
    let others = others.map(|other| instead(look, other));
    let menu = towers::rows(look, what, symbol).into_iter().chain([nothing(look)]).chain(others).collect();
    let parts = [Group::list("menu", menu).into()];
    asked(look, "asked acts", symbol, title, "towers", parts)
}

/// Every figure in reach, and "nobody".
fn captures(look: &Look<Carcassonne>) -> Part {
    let public = &look.view.public;
    let from = match public.phase {
        Phase::Capture { tower, .. } => tower,
        _ => Cell::new(0, 0),
    };
    let captured = |action: &Action| match *action {
        Action::Capture(cell, spot) => {
            let target = Target { cell, spot, figure: public.figure_at(cell, spot)? };
            Some((target, public.effect(public.active, action).captured?.fate))
        }
        _ => None,
    };
    let menu = look.legal().copied().map(|action| match captured(&action) {
        Some((target, fate)) => {
            let picture = figure(look, target.figure.owner, target.spot, 36);
            let text = words::target_row(look.lang, look.view, from, &target, fate, look.names);
            row(look, action, vec![picture], text)
        }
        _ => offer(look, action, "i-close", look.lang.say(tray::nobody(&action))),
    });
    let menu = Group::list("menu", menu.collect()).into();
    asked(look, "asked", "cc-prisoner", CarcassonneSays::WhomToCapture, "tower-capture", [menu])
}

/// What the overlay of the fields shows, in words: field by field, then what all of them bring to each seat.
fn fields(look: &Look<Carcassonne>) -> Part {
    let public = &look.view.public;
    let seal = |seat: Seat| seal(look, seat);
    let fields = farmed(public);
    let row = |(name, field): &(String, Feature)| {
        let holders: Vec<String> = field.holders().into_iter().map(|seat| look.names.of(seat)).collect();
        let says = CarcassonneSays::Field { name, holders: &holders, cities: field.cities.len() };
        let mut parts: Vec<Part> = field.holders().into_iter().map(|seat| seal(seat).into()).collect();
        parts.push(Text::of("grow", look.lang.say(says)).into());
        parts.push(Text::strong("", field.points.to_string()).into());
        Group::inline("row", String::new(), parts).into()
    };
    let sum = |seat: Seat| {
        let held = fields.iter().filter(|(_, field)| field.holders().contains(&seat));
        let sum: u16 = held.map(|(_, field)| field.points).sum();
        let label = format!("{}: {}", look.names.of(seat), words::points(look.lang, sum.into()));
        Amount::of(seal(seat), format!("+{sum}"), label).into()
    };
    let sums = Group::of("cc-sums row", Seat::all(public.seats()).map(sum).collect()).into();
    let dead = public.dead_cells().len();
    let dead = (dead > 0).then(|| Text::of("soft", look.lang.say(CarcassonneSays::DeadPlaces(dead))).into());
    // What brings nothing is one line: its letters are on the map.
    let (paying, idle): (Vec<_>, Vec<_>) = fields.iter().partition(|(_, field)| field.points > 0);
    let names: Vec<String> = idle.iter().map(|(name, _)| name.clone()).collect();
    let idle = (!names.is_empty()).then(|| {
        let says = Text::of("grow", look.lang.say(CarcassonneSays::IdleFields(&names))).into();
        Group::inline("row", String::new(), vec![says, Text::strong("", "0").into()]).into()
    });
    let list = Group::list("", paying.into_iter().map(row).chain(idle).collect()).into();
    let none = Text::of("soft", look.lang.say(CarcassonneSays::NoFarmer)).into();
    let parts = if fields.is_empty() { vec![none] } else { vec![list, sums] };
    let parts = parts.into_iter().chain(dead);
    asked(look, "asked cc-fields", "cc-i-field", CarcassonneSays::Fields, "fields", parts)
}

/// What a laid tile belongs to: its cities, roads and monasteries, its fields with farmers, its tower.
pub(super) fn held(look: &Look<Carcassonne>, at: Cell) -> Option<(String, Vec<Part>)> {
    let public = &look.view.public;
    let laid = public.tile_at(at)?;
    let segments = laid.kind.tile().segments.iter().map(|segment| segment.id);
    let mut features: Vec<Feature> = Vec::new();
    for id in segments {
        if !features.iter().any(|known| known.has(at, id)) {
            features.extend(public.feature(at, id));
        }
    }
    features.retain(|feature| feature.part != rules::Part::Field || !feature.figures.is_empty());
    let told = features.iter().map(|feature| words::feature(look.lang, look.view, feature, look.names));
    let tower = public.tower_at(at).map(|tower| words::tower(look.lang, look.view, tower, look.names));
    let lines = told.chain(tower).map(|line| Text::of("", capital(&line)).into());
    Some((capital(&words::tile(look.lang, laid.kind, laid.rotation)), lines.collect()))
}

/// Whom to pay, and for which figure: where a ransom was picked, and at the last moment for it.
fn ransoms(look: &Look<Carcassonne>) -> Part {
    let public = &look.view.public;
    let one = |action: Action| {
        let Action::Ransom(captor, owner) = action else {
            return (action == Action::End)
                .then(|| offer(look, action, "i-close", look.lang.say(tray::nobody(&action))));
        };
        let picture = prisoner(look, owner.unwrap_or(public.active));
        let (from, to) = (public.points(public.active), public.after_ransom());
        let head = look.lang.say(CarcassonneSays::Ransom { captor: &look.names.of(captor) });
        let text = look.lang.say(CarcassonneSays::ComesBack { from, to });
        Some(row(look, action, vec![picture], (head, text)))
    };
    let keep = Thing {
        pictures: vec![Picture::symbol("i-close", 32)],
        text: look.lang.say(CarcassonneSays::KeepPoints),
        ..Thing::new("menu-item", Deed::Clear)
    };
    let keep = (public.phase != Phase::Late).then(|| keep.into());
    let menu = look.legal().copied().filter_map(one).chain(keep).collect();
    let menu = Group::list("menu", menu).into();
    asked(look, "asked", "cc-prisoner", CarcassonneSays::WhomToPay, "tower-ransom", [menu])
}
