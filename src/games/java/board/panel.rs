//! Beside the island: the choices for the picked item (a tile, a figure, a palace), the steps of the turn, the
//! remaining palaces; and the layers of a hex after a long press.

use crate::games::java::rules::{
    Action, ActionKind, Cell, Java, LaidTile, Phase, Pick, Public, Tile, Value, Way,
};
use crate::games::java::words;
use crate::games::java::words::say::JavaSays;
use crate::lang::capital;
use crate::scenes::parts::{Amount, Availability, Control, Group, Heading, Part, Picture, Text};
use crate::scenes::{Command, RenderContext};
use crate::table::Slots;

use super::{Aim, auction, cities, layer, loose, palace_art, stage, steps, tray, walk};

pub(super) fn panel(ctx: &RenderContext<Java>) -> Vec<Part> {
    if ctx.before.is_some() {
        return auction::result(ctx);
    }
    if matches!(ctx.view.public.phase, Phase::Auction { .. }) {
        return auction::panel(ctx);
    }
    if let Some(cities) = cities::panel(ctx) {
        return cities;
    }
    if let Some(walk) = walk::panel(ctx) {
        return walk;
    }
    let mut parts = Vec::new();
    if ctx.selection.is_some() {
        parts.extend(context(ctx, &Aim::seen(ctx)));
    }
    // Palaces are choices; the list of steps grows below them.
    parts.push(palaces(ctx));
    if ctx.selection.is_some() || ctx.awaits_end {
        let mut turn = steps::list(ctx);
        if !ctx.awaits_end {
            turn.push(steps::checks(ctx));
        }
        parts.push(Group::of("jv-turn", turn).into());
    }
    parts
}

/// Returns a panel with its head.
fn asked(picture: Picture, title: String, sub: String, help: &'static str, parts: Vec<Part>) -> Part {
    let head = Heading { picture: Some(picture), title, sub, help: help.into() };
    Group::of("asked", [Part::Heading(head)].into_iter().chain(parts).collect()).into()
}

/// Returns the choices for the picked item.
fn context(ctx: &RenderContext<Java>, aim: &Aim) -> Option<Part> {
    match (aim.kind?, aim.from, aim.at) {
        (ActionKind::Tile(_), ..) => aim.turned().map(|tile| wheel(ctx, aim, tile)),
        (ActionKind::Move, Some(from), _) | (ActionKind::Leave, _, Some(from)) => Some(figure(ctx, from)),
        (ActionKind::Build | ActionKind::Expand | ActionKind::Festival, _, Some(at)) => {
            Some(palace(ctx, aim, at))
        }
        _ => None,
    }
}

/// Returns one choice: a tap aims at it, and the commit button carries it out. An illegal one gives the reason.
fn offer(ctx: &RenderContext<Java>, action: Action, picture: Picture, text: String) -> Part {
    let legal = ctx.allows(&action);
    let state =
        if legal { Availability::picked_if(ctx.ready() == Some(&action)) } else { Availability::Refused };
    let command = if legal { Command::choose(action.picks()) } else { Command::act(action) };
    Control::offer(picture, text, command, state).into()
}

/// Returns the wheel of rotations with its heading. The number of the present one is below, so that nothing moves.
fn wheel(ctx: &RenderContext<Java>, aim: &Aim, tile: Tile) -> Part {
    let at = aim.at.filter(|_| aim.tile().is_some());
    let fits = ctx.selection.map(|selection| stage::ways(selection, tile, at)).unwrap_or_default();
    let shown = fits.iter().position(|way| *way == aim.turn).map_or(0, |nth| nth + 1);
    let sub = at.map(|_| ctx.lang.say(JavaSays::Turn { shown, of: fits.len() })).unwrap_or_default();
    let wheel = Group::of("jv-wheel", turns(ctx, aim, tile));
    let title = ctx.lang.say(JavaSays::TurnTile);
    asked(loose(Some(tile), aim.turn, 44), title, sub, "land", vec![wheel.into()])
}

/// Returns all six rotations of a tile: those that fit here can be chosen, the others give the reason.
pub(super) fn turns(ctx: &RenderContext<Java>, aim: &Aim, tile: Tile) -> Vec<Part> {
    let Some(selection) = ctx.selection else { return Vec::new() };
    let at = aim.at.filter(|_| aim.tile().is_some());
    let fits = stage::ways(selection, tile, at);
    let way = |way: Way| {
        let picks = [Pick::Kind(ActionKind::Tile(tile))]
            .into_iter()
            .chain(at.map(Pick::Where))
            .chain([Pick::Turn(way)]);
        let (state, command) = match (fits.contains(&way), at) {
            (true, _) => (Availability::picked_if(way == aim.turn), Command::choose(picks)),
            (false, Some(at)) => {
                (Availability::Refused, Command::act(Action::land(tile, tile.lying(at, way))))
            }
            (false, None) => (Availability::Disabled, Command::Clear),
        };
        let control = Control {
            key: way.name().into(),
            pictures: vec![loose(Some(tile), way, 52)],
            label: words::turned(ctx.lang, way),
            state,
            ..Control::new("thing jv-way", command)
        };
        Part::from(control)
    };
    Way::ALL.map(way).into()
}

/// Returns the picked figure: its settlement, and leaving the board.
fn figure(ctx: &RenderContext<Java>, from: Cell) -> Part {
    let public = &ctx.view.public;
    let colour = ctx.viewing_seat.map_or(0, |seat| ctx.colour(seat));
    let action = Action::Leave(from);
    let cost = public.cost(&action).unwrap_or(0);
    let text = ctx.lang.say(JavaSays::TakeOff(cost));
    let off = offer(ctx, action, Picture::icon("up", 24), text);
    let picture = Picture::symbol("jv-figure", 40).of_seat(colour);
    let home = from.index().filter(|at| public.built().has(*at));
    let sub = home.map(|at| capital(&words::settlement(ctx.lang, ctx.view, &public.settlement(at))));
    let title = ctx.lang.say(JavaSays::FigureOn(from));
    asked(picture, title, sub.unwrap_or_default(), "moves", vec![Group::list("menu", vec![off]).into()])
}

/// Returns the values that can be built or expanded to on a hex, and its festival.
fn palace(ctx: &RenderContext<Java>, aim: &Aim, at: Cell) -> Part {
    let public = &ctx.view.public;
    let mut menu: Vec<Part> = Vec::new();
    for action in ctx.legal() {
        let (value, says) = match *action {
            Action::Build(cell, value) if cell == at => (value, JavaSays::Build(value)),
            Action::Expand(cell, value) if cell == at => (value, JavaSays::Expand(value)),
            _ => continue,
        };
        menu.push(offer(ctx, *action, Picture::symbol(palace_art(value, false), 44), ctx.lang.say(says)));
    }
    let index = at.index();
    let value = index.and_then(|at| public.value_at(at));
    if value.is_some() {
        menu.push(festival(ctx, at));
    }
    let festival_held = index.is_some_and(|at| public.festival_held.has(at));
    let picture = value
        .map_or_else(|| layer(true, 1, 40), |value| Picture::symbol(palace_art(value, festival_held), 44));
    let home =
        index.map(|at| words::settlement(ctx.lang, ctx.view, &public.settlement(at))).unwrap_or_default();
    let mut parts = vec![Group::list("menu", menu).into()];
    if aim.kind == Some(ActionKind::Festival) {
        parts.extend(tray::bidding(ctx));
    }
    asked(picture, at.to_string(), capital(&home), "palaces", parts)
}

/// Returns the festival of a palace: picked here; its cards are raised in the tray.
fn festival(ctx: &RenderContext<Java>, at: Cell) -> Part {
    let legal = ctx.legal().any(|action| matches!(action, Action::Festival(palace, _) if *palace == at));
    let picks = [Pick::Kind(ActionKind::Festival), Pick::Where(at)];
    let (state, command) = match legal {
        true => (Availability::picked_if(ctx.has(picks[0])), Command::choose(picks)),
        false => (Availability::Refused, Command::act(Action::Festival(at, Default::default()))),
    };
    let art = ctx.view.public.face_up.and_then(|card| card.symbols().next());
    let picture = Picture::symbol(format!("jv-sign-{}", art.map_or("mask", |symbol| symbol.word())), 40);
    let theme = ctx.view.public.face_up.map(|card| ctx.lang.say(JavaSays::Demanded(card)));
    let offer = Control::offer(picture, theme.unwrap_or_default(), command, state);
    Control { head: ctx.lang.say(JavaSays::FestivalHere), ..offer }.into()
}

/// Returns the remaining palaces: a tap lights the hexes where one can be built.
fn palaces(ctx: &RenderContext<Java>) -> Part {
    let public = &ctx.view.public;
    let aim = Aim::seen(ctx);
    let palace = |value: Value| {
        let left = public.supply.palaces[value.index()];
        let label = ctx.lang.say(JavaSays::PalaceLeft(value, left));
        let picture = Picture::symbol(palace_art(value, false), 46);
        if ctx.selection.is_none() {
            return Amount::of(picture, left, label).into();
        }
        let kind = ctx.legal().find_map(|action| match action {
            Action::Build(_, worth) | Action::Expand(_, worth) if *worth == value => Some(action.kind()),
            _ => None,
        });
        let (state, command) = match kind {
            Some(kind) => {
                let up = aim.value == Some(value)
                    && matches!(aim.kind, Some(ActionKind::Build | ActionKind::Expand));
                (Availability::picked_if(up), Command::choose([Pick::Kind(kind), Pick::Value(value)]))
            }
            None => (Availability::Refused, Command::ask(Action::Build(Cell::at(0), value))),
        };
        let control = Control {
            key: format!("palace{value}").into(),
            pictures: vec![picture],
            text: left.to_string(),
            label,
            state,
            ..Control::new("thing jv-palace", command)
        };
        control.into()
    };
    let words = if ctx.selection.is_some() { JavaSays::BuildPalace } else { JavaSays::PalacesLeft };
    let heading = ctx.lang.say(words);
    let title = Text::strong("jv-title", heading.clone()).into();
    let row = Group::named("jv-palaces", heading, Value::ALL.map(palace).into());
    Group::of("jv-left", vec![title, row.into()]).into()
}

/// Returns the layers of a hex from the top to the ground, with their tiles. Bare ground has none.
pub(super) fn layers(ctx: &RenderContext<Java>, cell: Cell) -> Option<(String, Vec<Part>)> {
    let public = &ctx.view.public;
    let at = cell.index().filter(|at| public.heights[*at] > 0 || public.water.has(*at))?;
    let mut rows: Vec<Part> = Vec::new();
    for level in (1..=public.heights[at]).rev() {
        let here = |piece: &&LaidTile| piece.level == level && piece.cells().any(|other| other == at);
        rows.push(row(ctx, public, at, level, public.pieces.all().iter().find(here)));
    }
    if !public.water.has(at) {
        let ground = vec![
            Text::strong("jv-level", "0").into(),
            layer(false, 0, 56).into(),
            Text::strong("grow", ctx.lang.say(JavaSays::BareGround)).into(),
        ];
        rows.push(Group::inline("jv-layer", String::new(), ground).into());
    }
    let told = Text::of("note", capital(&words::cell(ctx.lang, ctx.view, cell, ctx.names)));
    let parts = vec![told.into(), Group::list("jv-layers", rows).into()];
    Some((ctx.lang.say(JavaSays::LayersOf(cell)), parts))
}

fn row(ctx: &RenderContext<Java>, public: &Public, at: usize, level: u8, piece: Option<&LaidTile>) -> Part {
    let first = piece.and_then(|piece| piece.cells().next());
    let village = match piece {
        Some(piece) => piece.tile.has_village() && first == Some(at),
        None => public.built().has(at),
    };
    let terrain = ctx.lang.say(if village { JavaSays::Village } else { JavaSays::Rice });
    let told = match piece {
        Some(piece) => {
            let others: Vec<Cell> = piece.cells().filter(|other| *other != at).map(Cell::at).collect();
            ctx.lang.say(JavaSays::Layer { tile: piece.tile, others: &others })
        }
        None => ctx.lang.say(JavaSays::Unknown),
    };
    let turn = piece.and_then(|piece| {
        let mut cells = [Cell::NOWHERE; 3];
        cells.iter_mut().zip(piece.cells()).for_each(|(to, cell)| *to = Cell::at(cell));
        piece.tile.turn(&cells)
    });
    let said = Group::of("grow", vec![Text::strong("", terrain).into(), Text::of("soft", told).into()]);
    let mut parts = vec![
        Text::strong("jv-level", level.to_string()).into(),
        layer(village, level, 56).into(),
        said.into(),
    ];
    parts.extend(piece.map(|piece| Part::from(loose(Some(piece.tile), turn.unwrap_or(Way::East), 52))));
    Group::inline("jv-layer", String::new(), parts).into()
}
