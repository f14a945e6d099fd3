//! The current choices as a list: figures on the tile just laid, towers, figures to capture, captors to pay; and
//! the field overlay in words.

use crate::games::carcassonne::art::Posture;
use crate::games::carcassonne::rules::{
    Action, ActionKind, Carcassonne, Cell, Effect, Feature, Phase, Pick, SegmentId, Stand, Target,
};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::{rules, words};
use crate::lang::capital;
use crate::scenes::parts::{Amount, Availability, Control, Group, Heading, Part, Picture, Sign, Text};
use crate::scenes::{Command, Regions, RenderContext};
use crate::table::{Seat, Slots};

use super::field::farmed;
use super::figures::{posture, symbol};
use super::strip::prisoner;
use super::towers;
use super::tray::{self, pick_or_ask};

pub(super) fn panel(ctx: &RenderContext<Carcassonne>) -> Vec<Part> {
    if ctx.regions == Regions::All {
        return vec![fields(ctx)];
    }
    ctx.selection.and_then(|_| choices(ctx)).into_iter().collect()
}

fn choices(ctx: &RenderContext<Carcassonne>) -> Option<Part> {
    match ctx.view.public.phase {
        Phase::Place(_) | Phase::Action { .. } if ctx.has(Pick::Kind(ActionKind::Ransom)) => {
            Some(ransoms(ctx))
        }
        Phase::Action { at } => Some(match which_towers(ctx) {
            Some(what) => choose_tower(ctx, what),
            None => figures(ctx, at),
        }),
        Phase::Capture { .. } => Some(captures(ctx)),
        Phase::Late => Some(ransoms(ctx)),
        _ => None,
    }
}

/// Returns the kind of towers to choose from, if the choice is a tower.
pub(super) fn which_towers(ctx: &RenderContext<Carcassonne>) -> Option<ActionKind> {
    let is_building = ctx.has(Pick::Kind(ActionKind::Build)) || only_builds(ctx);
    if is_building {
        Some(ActionKind::Build)
    } else {
        Some(ActionKind::Top).filter(|what| ctx.has(Pick::Kind(*what)))
    }
}

/// Returns whether a tower piece is the only thing that can be placed, and nothing else was picked.
fn only_builds(ctx: &RenderContext<Carcassonne>) -> bool {
    let has_action = |what: ActionKind| ctx.legal().any(|action| action.kind() == what);
    let can_place_figure =
        [ActionKind::Follower, ActionKind::Top].into_iter().any(|what| ctx.has(Pick::Kind(what)));
    !can_place_figure && has_action(ActionKind::Build) && !has_action(ActionKind::Follower)
}

/// Returns a panel with its heading.
fn asked(
    ctx: &RenderContext<Carcassonne>,
    class: &'static str,
    symbol: &str,
    title: CarcassonneSays,
    help: &'static str,
    parts: impl IntoIterator<Item = Part>,
) -> Part {
    let picture = Some(Picture::symbol(symbol, 32));
    let head = Heading { picture, title: ctx.lang.say(title), help: help.into(), ..Heading::default() };
    Group::of(class, [Part::Heading(head)].into_iter().chain(parts).collect()).into()
}

/// Returns one choice. It aims at the action; the commit button then performs it. An illegal one gives the reason.
pub(super) fn offer(ctx: &RenderContext<Carcassonne>, action: Action, symbol: &str, text: String) -> Part {
    row(ctx, action, vec![Picture::symbol(symbol, 32)], (String::new(), text))
}

/// Returns one choice in two short lines.
pub(super) fn row(
    ctx: &RenderContext<Carcassonne>,
    action: Action,
    pictures: Vec<Picture>,
    (head, text): (String, String),
) -> Part {
    let legal = ctx.allows(&action);
    let state =
        if legal { Availability::picked_if(ctx.ready() == Some(&action)) } else { Availability::Refused };
    let command = if legal { Command::choose(action.picks()) } else { Command::act(action) };
    Control { pictures, head, text, state, ..Control::new("menu-item", command) }.into()
}

/// Returns the sign of a seat in its colour.
pub(super) fn seal(ctx: &RenderContext<Carcassonne>, seat: Seat) -> Picture {
    Picture { seal: true, ..Picture::symbol(symbol(ctx, seat), 18).of_seat(ctx.colour(seat)) }
}

/// Returns the figure of a seat in the posture of its place.
pub(super) fn figure(ctx: &RenderContext<Carcassonne>, owner: Seat, spot: Stand, size: u16) -> Picture {
    let posture = match spot {
        Stand::Segment(id) => posture(id),
        Stand::Top => Posture::Knight,
    };
    let (x, y, side) = posture.emblem();
    let sign = Some(Sign { symbol: symbol(ctx, owner), x, y, side });
    let art = format!("cc-{}", posture.word());
    Picture { sign, ..Picture::symbol(art, size).of_seat(ctx.colour(owner)) }
}

/// Returns every segment of the tile just laid, including occupied ones, and "nothing".
fn figures(ctx: &RenderContext<Carcassonne>, at: Cell) -> Part {
    let public = &ctx.view.public;
    let segments = public.tile_at(at).map_or(&[][..], |laid| laid.kind.tile().segments);
    let allowed = |id: &SegmentId| ctx.allows(&Action::Follower(None, *id));
    let on = |id: SegmentId| {
        let stand = Stand::Segment(id);
        let text = words::claimed(ctx.lang, ctx.view, at, id, ctx.names);
        let picture = match allowed(&id) {
            true => figure(ctx, public.active, stand, 36),
            false => Picture::symbol(format!("cc-i-{}", posture(id).word()), 36),
        };
        row(ctx, Action::Follower(None, id), vec![picture], text)
    };
    let (open, closed): (Vec<SegmentId>, Vec<SegmentId>) =
        segments.iter().map(|segment| segment.id).partition(allowed);
    let towers = [ActionKind::Build, ActionKind::Top].map(|what| instead(ctx, what));
    let towers = towers.into_iter().filter(|_| public.options.towers());
    // Legal choices come first; choices that the tray also has come last.
    let menu = open.into_iter().map(on).chain([nothing(ctx)]).chain(closed.into_iter().map(on));
    let menu = menu.chain(towers).collect();
    let parts = [Group::list("menu", menu).into()];
    // While nothing is picked, all kinds are lit on the map.
    let all = public.options.towers() && !ctx.has(Pick::Kind(ActionKind::Follower));
    let title = if all { CarcassonneSays::WhatDown } else { CarcassonneSays::FollowerOnTile };
    asked(ctx, "asked acts", "cc-follower", title, "follower", parts)
}

/// Returns the choice of nothing, which stays in sight while the list scrolls.
fn nothing(ctx: &RenderContext<Carcassonne>) -> Part {
    match offer(ctx, Action::Pass, "i-close", ctx.lang.say(tray::nothing(ctx))) {
        Part::Control(nothing) => Control { class: "menu-item cc-nothing".into(), ..nothing }.into(),
        other => other,
    }
}

/// Returns the alternative kinds of action. The row of choices has them where the tray is not visible.
fn instead(ctx: &RenderContext<Carcassonne>, what: ActionKind) -> Part {
    let (symbol, short, whole) = match what {
        ActionKind::Build => ("cc-piece", CarcassonneSays::TowerPiece, CarcassonneSays::TowerPiece),
        ActionKind::Top => ("cc-i-tower", CarcassonneSays::OnTower, CarcassonneSays::FollowerOnTower),
        _ => ("cc-follower", CarcassonneSays::OnTile, CarcassonneSays::FollowerOnTile),
    };
    let (open, command) = pick_or_ask(ctx, what);
    let control = Control {
        key: Pick::Kind(what).to_string().into(),
        pictures: vec![Picture::symbol(symbol, 36)],
        head: ctx.lang.say(short),
        label: ctx.lang.say(whole),
        state: if open { Availability::picked_if(ctx.has(Pick::Kind(what))) } else { Availability::Refused },
        ..Control::new("menu-item cc-instead", command)
    };
    control.into()
}

/// Returns every foundation or tower for a piece or a follower.
fn choose_tower(ctx: &RenderContext<Carcassonne>, what: ActionKind) -> Part {
    let (title, symbol) = match what {
        ActionKind::Top => (CarcassonneSays::FollowerOnTower, "cc-i-knight"),
        _ => (CarcassonneSays::TowerPiece, "cc-piece"),
    };
    let others =
        [ActionKind::Follower, ActionKind::Build, ActionKind::Top].into_iter().filter(|other| *other != what);
    let others = others.map(|other| instead(ctx, other));
    let menu = towers::rows(ctx, what, symbol).into_iter().chain([nothing(ctx)]).chain(others).collect();
    let parts = [Group::list("menu", menu).into()];
    asked(ctx, "asked acts", symbol, title, "towers", parts)
}

/// Returns every figure in range, and "nobody".
fn captures(ctx: &RenderContext<Carcassonne>) -> Part {
    let public = &ctx.view.public;
    let from = match public.phase {
        Phase::Capture { tower, .. } => tower,
        _ => Cell::new(0, 0),
    };
    let captured = |action: &Action| match *action {
        Action::Capture(cell, spot) => {
            let target = Target { cell, spot, figure: public.figure_at(cell, spot)? };
            Some((target, Effect::of(ctx.view, action).captured?.fate))
        }
        _ => None,
    };
    let menu = ctx.legal().copied().map(|action| match captured(&action) {
        Some((target, fate)) => {
            let picture = figure(ctx, target.figure.owner, target.spot, 36);
            let text = words::target_row(ctx.lang, ctx.view, from, &target, fate, ctx.names);
            row(ctx, action, vec![picture], text)
        }
        _ => offer(ctx, action, "i-close", ctx.lang.say(tray::nobody(&action))),
    });
    let menu = Group::list("menu", menu.collect()).into();
    asked(ctx, "asked", "cc-prisoner", CarcassonneSays::WhomToCapture, "tower-capture", [menu])
}

/// Describes the field overlay in words: field by field, then the total for each seat.
fn fields(ctx: &RenderContext<Carcassonne>) -> Part {
    let public = &ctx.view.public;
    let seal = |seat: Seat| seal(ctx, seat);
    let fields = farmed(public);
    let row = |(name, field): &(String, Feature)| {
        let holders: Vec<String> = field.holders().into_iter().map(|seat| ctx.names.of(seat)).collect();
        let words = CarcassonneSays::Field { name, holders: &holders, cities: field.cities.len() };
        let mut parts: Vec<Part> = field.holders().into_iter().map(|seat| seal(seat).into()).collect();
        parts.push(Text::of("grow", ctx.lang.say(words)).into());
        parts.push(Text::strong("", field.points.to_string()).into());
        Group::inline("row", String::new(), parts).into()
    };
    let sum = |seat: Seat| {
        let held = fields.iter().filter(|(_, field)| field.holders().contains(&seat));
        let sum: u16 = held.map(|(_, field)| field.points).sum();
        let label = format!("{}: {}", ctx.names.of(seat), words::points(ctx.lang, sum.into()));
        Amount::of(seal(seat), format!("+{sum}"), label).into()
    };
    let sums = Group::of("cc-sums row", Seat::all(public.seats()).map(sum).collect()).into();
    let dead = public.dead_cells().len();
    let dead = (dead > 0).then(|| Text::of("soft", ctx.lang.say(CarcassonneSays::DeadPlaces(dead))).into());
    // Fields without points share one line: their letters are on the map.
    let (paying, idle): (Vec<_>, Vec<_>) = fields.iter().partition(|(_, field)| field.points > 0);
    let names: Vec<String> = idle.iter().map(|(name, _)| name.clone()).collect();
    let idle = (!names.is_empty()).then(|| {
        let line = Text::of("grow", ctx.lang.say(CarcassonneSays::IdleFields(&names))).into();
        Group::inline("row", String::new(), vec![line, Text::strong("", "0").into()]).into()
    });
    let list = Group::list("", paying.into_iter().map(row).chain(idle).collect()).into();
    let none = Text::of("soft", ctx.lang.say(CarcassonneSays::NoFarmer)).into();
    let parts = if fields.is_empty() { vec![none] } else { vec![list, sums] };
    let parts = parts.into_iter().chain(dead);
    asked(ctx, "asked cc-fields", "cc-i-field", CarcassonneSays::Fields, "fields", parts)
}

/// Returns the features of a laid tile: its cities, roads and monasteries, its fields with farmers, its tower.
pub(super) fn details(ctx: &RenderContext<Carcassonne>, at: Cell) -> Option<(String, Vec<Part>)> {
    let public = &ctx.view.public;
    let laid = public.tile_at(at)?;
    let segments = laid.kind.tile().segments.iter().map(|segment| segment.id);
    let mut features: Vec<Feature> = Vec::new();
    for id in segments {
        if !features.iter().any(|known| known.has(at, id)) {
            features.extend(public.feature(at, id));
        }
    }
    features.retain(|feature| feature.part != rules::Part::Field || !feature.figures.is_empty());
    let told = features.iter().map(|feature| words::feature(ctx.lang, ctx.view, feature, ctx.names));
    let tower = public.tower_at(at).map(|tower| words::tower(ctx.lang, ctx.view, tower, ctx.names));
    let lines = told.chain(tower).map(|line| Text::of("", capital(&line)).into());
    Some((capital(&words::tile(ctx.lang, laid.kind, laid.rotation)), lines.collect()))
}

/// Returns the captors to pay and the figures to buy back, if a ransom is picked or it is the last time for one.
fn ransoms(ctx: &RenderContext<Carcassonne>) -> Part {
    let public = &ctx.view.public;
    let one = |action: Action| {
        let Action::Ransom(captor, owner) = action else {
            return (action == Action::End)
                .then(|| offer(ctx, action, "i-close", ctx.lang.say(tray::nobody(&action))));
        };
        let picture = prisoner(ctx, owner.unwrap_or(public.active));
        let (from, to) = (public.points(public.active), public.points_after_ransom());
        let head = ctx.lang.say(CarcassonneSays::Ransom { captor: &ctx.names.of(captor) });
        let text = ctx.lang.say(CarcassonneSays::ComesBack { from, to });
        Some(row(ctx, action, vec![picture], (head, text)))
    };
    let keep = Control {
        pictures: vec![Picture::symbol("i-close", 32)],
        text: ctx.lang.say(CarcassonneSays::KeepPoints),
        ..Control::new("menu-item", Command::Clear)
    };
    let keep = (public.phase != Phase::Late).then(|| keep.into());
    let menu = ctx.legal().copied().filter_map(one).chain(keep).collect();
    let menu = Group::list("menu", menu).into();
    asked(ctx, "asked", "cc-prisoner", CarcassonneSays::WhomToPay, "tower-ransom", [menu])
}
