//! The tray: the drawn tile and its rotation, then the pieces for the map, and the viewer's supplies. Meanwhile, the
//! tile of the player who decides. Lists of choices are in the panel only.

use crate::games::carcassonne::rules::{Action, ActionKind, Carcassonne, Cell, Kind, Phase, Pick, Rotation};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::games::carcassonne::words::{points, tile};
use crate::lang::{capital, small};
use crate::scenes::held::HOLDS;
use crate::scenes::parts::{Amount, Availability, Control, Group, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::Seat;

use super::panel::seal;
use super::stage::{turned, ways_round};
use super::strip::stocks;
use super::{fits, loose};

pub(super) fn tray(ctx: &RenderContext<Carcassonne>) -> Vec<Part> {
    let colour = ctx.viewing_seat.map_or(1, |seat| ctx.colour(seat));
    let middle = match ctx.view.public.phase {
        Phase::Place(kind) if ctx.selection.is_some() => Some(drawn(ctx, kind)),
        Phase::Action { .. } if ctx.selection.is_some() => Some(controls(ctx)),
        _ => present(ctx),
    };
    let parts = middle.into_iter().chain(own(ctx)).collect();
    vec![Group::of(format!("cc-tray seat-{colour}"), parts).into()]
}

/// Returns the drawn tile: a tap picks it, a drag moves it onto the map, and it can be turned if several rotations fit.
fn drawn(ctx: &RenderContext<Carcassonne>, kind: Kind) -> Part {
    let aimed = matches!(ctx.ready(), Some(Action::Place(..)));
    let rotation = ctx.selection.map(turned).unwrap_or_default();
    let ways = ctx.selection.map(|selection| ways_round(ctx.view, selection)).unwrap_or_default();
    let shown = ways.iter().position(|way| *way == rotation).map_or(0, |n| n + 1);
    let way = ctx.lang.say(CarcassonneSays::Way { shown, of: ways.len() });
    let words = match (ways.len(), ctx.lang.say(CarcassonneSays::Turn)) {
        (2.., words) if aimed => format!("{words} ({})", small(&way)),
        (_, words) => words,
    };
    let turn = |back: bool| Control {
        label: if back { ctx.lang.say(CarcassonneSays::TurnBack) } else { words.clone() },
        state: if ways.len() < 2 { Availability::Disabled } else { Availability::Plain },
        ..Control::button(
            if back { "btn icon-only mirrored" } else { "btn icon-only" },
            Some(Picture::icon("rotate", 24)),
            String::new(),
            Command::Rotate { back },
        )
    };
    let hand = Control {
        pictures: vec![loose(ctx.view.public.tiles().len(), kind, rotation, 96)],
        label: ctx.lang.say(CarcassonneSays::Drawn(&tile(ctx.lang, kind, rotation))),
        drag: Some(Pick::Kind(ActionKind::Place).to_string()),
        ..Control::new("thing cc-hand turns", Command::Rotate { back: false })
    };
    // While nothing is aimed, the rotations of all places count.
    let one_each = |selection| fits(ctx.view, selection).iter().all(|(_, ways)| ways.len() == 1);
    let note = match ways.len() {
        _ if !aimed && ctx.selection.is_some_and(one_each) => ctx.lang.say(CarcassonneSays::OneWayEach),
        _ if !aimed => String::new(),
        0 | 1 => ctx.lang.say(CarcassonneSays::OneWay),
        _ => way,
    };
    let name = Text::strong("cc-name", capital(&tile(ctx.lang, kind, rotation)));
    let note = Group::of("cc-ways", vec![name.into(), Text::of("", note).into()]);
    let parts = vec![turn(true).into(), hand.into(), turn(false).into(), note.into()];
    Group::of("cc-drawn", parts).into()
}

/// Returns the tile of the current turn, drawn or just laid; it cannot be picked.
fn present(ctx: &RenderContext<Carcassonne>) -> Option<Part> {
    let public = &ctx.view.public;
    let laid = public.tiles();
    let last = || laid.last().map(|last| (laid.len() - 1, last.kind, last.rotation));
    let (nth, kind, rotation) =
        public.drawn().map(|kind| (laid.len(), kind, Rotation::default())).or_else(last)?;
    let name = Text::strong("cc-name", capital(&tile(ctx.lang, kind, rotation)));
    // When the turn has passed on, the tile is still that of the player before.
    let whose =
        (public.drawn().is_some() || matches!(public.phase, Phase::Action { .. })).then_some(public.active);
    let whose =
        whose.map(|seat| Text { picture: Some(seal(ctx, seat)), ..Text::of("", ctx.names.of(seat)) }.into());
    let group = Group::of("cc-ways", std::iter::once(name.into()).chain(whose).collect());
    Some(Group::of("cc-drawn cc-present", vec![loose(nth, kind, rotation, 96).into(), group.into()]).into())
}

/// Returns the controls of placeable pieces. Each lights its legal places, or gives the reason if there are none.
/// The places, and "nothing", are chosen in the panel.
fn controls(ctx: &RenderContext<Carcassonne>) -> Part {
    let control = |what: ActionKind, symbol: &str, words: CarcassonneSays| {
        let pick = Pick::Kind(what);
        let (open, command) = pick_or_ask(ctx, what);
        let piece = Control {
            key: pick.to_string().into(),
            pictures: vec![Picture::symbol(symbol, 48)],
            text: ctx.lang.say(words),
            drag: open.then(|| pick.to_string()),
            state: if open { Availability::picked_if(ctx.has(pick)) } else { Availability::Refused },
            ..Control::new("thing cc-thing", command)
        };
        Part::from(piece)
    };
    let mut all = vec![control(ActionKind::Follower, "cc-knight", CarcassonneSays::FollowerOnTile)];
    if ctx.view.public.options.towers() {
        all.push(control(ActionKind::Build, "cc-piece", CarcassonneSays::TowerPiece));
        all.push(control(ActionKind::Top, "cc-i-tower", CarcassonneSays::FollowerOnTower));
    }
    Group::named("cc-things", String::new(), all).into()
}

/// Returns the words for declining all offers.
pub(super) const fn nobody(action: &Action) -> CarcassonneSays<'static> {
    match action {
        Action::End => CarcassonneSays::KeepPoints,
        _ => CarcassonneSays::CaptureNobody,
    }
}

/// Returns the words for placing nothing. They omit the end of the turn if a late ransom may still follow.
pub(super) fn nothing(ctx: &RenderContext<Carcassonne>) -> CarcassonneSays<'static> {
    match ctx.view.public.is_late_ransom_possible() {
        true => CarcassonneSays::NothingShort,
        false => CarcassonneSays::Nothing,
    }
}

/// Picks the use of the action step. If no action of that kind is legal, asks for the reason with a sample.
pub(super) fn pick_or_ask(ctx: &RenderContext<Carcassonne>, what: ActionKind) -> (bool, Command) {
    let open = ctx.legal().any(|action| action.kind() == what);
    let public = &ctx.view.public;
    let here = public.placed().unwrap_or(Cell::new(0, 0));
    let segment = public.tile_at(here).and_then(|laid| laid.kind.tile().segments.first());
    let asked = match (what, segment) {
        (ActionKind::Build, _) => Some(Action::Build(here)),
        (ActionKind::Top, _) => Some(Action::Top(here)),
        (ActionKind::Follower, Some(segment)) => Some(Action::Follower(None, segment.id)),
        _ => None,
    };
    let pick = Command::pick(Pick::Kind(what));
    (open, asked.filter(|_| !open).map_or(pick, Command::ask))
}

/// Returns the scores and the viewer's supplies, where the seats are not visible. A phone of this seat alone also shows
/// whose it is.
fn own(ctx: &RenderContext<Carcassonne>) -> Option<Part> {
    let (me, public) = (ctx.viewing_seat?, &ctx.view.public);
    let score = |seat: Seat| {
        let total = public.points(seat);
        let label = format!("{}: {}", ctx.names.of(seat), points(ctx.lang, total.into()));
        let class = if seat == me { "cc-score mine" } else { "cc-score" };
        Amount { class: class.into(), ..Amount::of(seal(ctx, seat), total, label) }.into()
    };
    let scores = Group::of("cc-scores", Seat::all(public.seats()).map(score).collect()).into();
    let owner =
        Text { picture: Some(seal(ctx, me)), silent: true, ..Text::strong("cc-owner", ctx.names.of(me)) };
    let parts = [scores].into_iter().chain(stocks(ctx, me)).chain([owner.into()]).collect();
    Some(Group::of(format!("cc-own seat-{} {HOLDS}", ctx.colour(me)), parts).into())
}
