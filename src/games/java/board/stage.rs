//! Java's `Stage`: the parts of the screen, and the meaning of taps on the island.

use std::rc::Rc;

use super::{Aim, auction, cities, end, panel, picture, scene, staging, strip, tray, walk};
use crate::games::java::art::ground::ground;
use crate::games::java::rules::{
    Action, ActionKind, CELLS, Cell, Event, Java, Phase, Pick, Term, Tile, Value, View, Way,
};
use crate::games::java::words::say::JavaSays;
use crate::lang::table::ToChoose;
use crate::lang::{Lang, Names};
use crate::scenes::parts::Part;
use crate::scenes::sound::Sound;
use crate::scenes::staging::Stager;
use crate::scenes::{Gain, Regions, RenderContext, Scene, ScoringStep, Spot, Stage, StagedEntry, Tap};
use crate::story::TermLine;
use crate::table::{Seat, Selection, Slots, Standing};

impl Stage for Java {
    const PHRASE: Sound = Sound::Gongs;
    fn scene(ctx: &RenderContext<Self>) -> Scene {
        scene(ctx)
    }

    fn ground(_number: u8) -> String {
        ground()
    }

    fn picture(number: u32) -> String {
        picture(number)
    }

    fn everywhere(_view: &View, action: &Action) -> Vec<Action> {
        everywhere(action)
    }

    fn gains(ctx: &RenderContext<Self>) -> Vec<Gain> {
        super::pieces::gains(ctx)
    }

    fn stage(entry: &StagedEntry<Self>, stager: &mut Stager) {
        staging::stage(entry, stager);
    }

    fn stage_result(entry: &StagedEntry<Self>, stager: &mut Stager) {
        staging::stage_result(entry, stager);
    }

    fn tap(view: &View, selection: &Selection<Action>, spot: Spot) -> Tap<Self> {
        if view.public.phase != Phase::Main {
            return Tap::Describe;
        }
        let cell = Cell::at(spot as usize);
        let aim = Aim::of(selection.taken(), selection.ready());
        match aim.kind {
            Some(ActionKind::Tile(tile)) => lay(view, selection, tile, cell),
            Some(ActionKind::Water) => choose(selection, Action::Water(cell)),
            Some(ActionKind::Move | ActionKind::Leave | ActionKind::Enter) => {
                walk_to(view, selection, &aim, cell)
            }
            Some(ActionKind::Build | ActionKind::Expand) => palace(selection, aim.value, cell, view),
            Some(ActionKind::Festival) => festival(selection, cell),
            _ => look_at(view, selection, cell),
        }
    }

    fn drop(view: &View, selection: &Selection<Action>, thing: Pick, spot: Spot) -> Tap<Self> {
        let cell = Cell::at(spot as usize);
        match thing {
            Pick::Kind(ActionKind::Tile(tile)) => lay(view, selection, tile, cell),
            Pick::Kind(ActionKind::Water) => choose(selection, Action::Water(cell)),
            Pick::Kind(ActionKind::Enter) => choose(selection, Action::Enter(cell)),
            Pick::From(from) if from != cell => choose(selection, Action::Move(from, cell)),
            _ => Tap::Describe,
        }
    }

    fn rotated(_view: &View, selection: &Selection<Action>, back: bool) -> Option<Pick> {
        let aim = Aim::of(selection.taken(), selection.ready());
        let Some(ActionKind::Tile(tile)) = aim.kind else { return None };
        let ways = ways(selection, tile, aim.at);
        let at = ways.iter().position(|way| *way == aim.turn);
        let next = match (at, back) {
            (Some(at), true) => at + ways.len() - 1,
            (Some(at), false) => at + 1,
            (None, _) => 0,
        };
        let next = *ways.get(next % ways.len().max(1))?;
        (next != aim.turn).then_some(Pick::Turn(next))
    }

    fn can_rotate(action: &Action) -> bool {
        matches!(action, Action::Land(tile, _) if tile.size() > 1)
    }

    fn end_turn(view: &View) -> Option<Action> {
        (view.public.phase == Phase::Main).then_some(Action::End)
    }

    fn steps_are_spent(view: &View) -> bool {
        view.public.phase == Phase::Main && view.public.ap == 0 && !view.public.must_place_land()
    }

    fn steps_left(view: &View) -> usize {
        view.public.ap.into()
    }

    fn to_choose(view: &View, _selection: &Selection<Action>) -> ToChoose {
        match view.public.phase {
            Phase::Main => ToChoose::Place,
            Phase::Auction { .. } => ToChoose::Cards,
            _ => ToChoose::Any,
        }
    }

    fn number_key_picks(view: &View) -> Vec<Pick> {
        if view.public.phase != Phase::Main {
            return Vec::new();
        }
        let tiles = Tile::ALL.map(ActionKind::Tile);
        let more = [
            ActionKind::Water,
            ActionKind::Enter,
            ActionKind::Token,
            ActionKind::TakeOpen,
            ActionKind::TakeDeck,
        ];
        tiles.into_iter().chain(more).map(Pick::Kind).collect()
    }

    fn strip(ctx: &RenderContext<Self>) -> Vec<Part> {
        strip::strip(ctx)
    }

    fn tray_first(view: &View) -> bool {
        view.public.phase == Phase::Main
    }

    fn tray(ctx: &RenderContext<Self>) -> Vec<Part> {
        tray::tray(ctx)
    }

    fn panel(ctx: &RenderContext<Self>) -> Vec<Part> {
        panel::panel(ctx)
    }

    fn seat(ctx: &RenderContext<Self>, seat: Seat) -> Vec<Part> {
        strip::seat(ctx, seat)
    }

    fn details(ctx: &RenderContext<Self>, spot: Spot) -> Option<(String, Vec<Part>)> {
        panel::layers(ctx, Cell::at(spot as usize))
    }

    fn public_parts(ctx: &RenderContext<Self>) -> Vec<Part> {
        auction::stage(ctx)
    }

    fn question(ctx: &RenderContext<Self>) -> Option<String> {
        if ctx.before.is_some() {
            return Some(auction::result_text(ctx));
        }
        if ctx.regions == Regions::All {
            let none = ctx.view.public.all_palaces().is_empty();
            return Some(if none { cities::missing(ctx) } else { ctx.lang.say(JavaSays::FilledBy) });
        }
        let aim = Aim::seen(ctx);
        let cards = aim.kind == Some(ActionKind::Festival) && aim.at.is_some() && aim.ready.is_none();
        ctx.view.public.face_up.filter(|_| cards).map(|card| ctx.lang.say(JavaSays::WhichCards(card)))
    }

    fn is_shown_to_all(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::FestivalHeld { .. }))
    }

    fn breakdown(standing: &Standing<Term>) -> Vec<TermLine<Term>> {
        end::lines(standing)
    }

    fn term_art(term: Term) -> Option<String> {
        end::term_art(term)
    }

    fn points_of(event: &Event) -> Vec<(Seat, Term, i32)> {
        end::source(event)
    }

    fn places(event: &Event) -> Vec<String> {
        end::places(event)
    }

    fn is_final_scoring(event: &Event) -> bool {
        matches!(event, Event::CityScored { .. } | Event::FinallyScored { .. })
    }

    fn withhold_end(view: &mut View, last: &[Event]) {
        let public = Rc::make_mut(&mut view.public);
        for event in last {
            if let Event::CityScored { seat, city } = event {
                public.unscore(*seat, city);
            }
        }
    }

    fn walk(lang: Lang, events: &[&Event], names: &Names) -> Vec<ScoringStep> {
        walk::whole(lang, events, names)
    }

    fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
        end::highlights(lang, events, names)
    }
}

/// Returns the rotations in which a tile fits with its village on a hex, or anywhere; sorted, without duplicates.
pub(super) fn ways(selection: &Selection<Action>, tile: Tile, at: Option<Cell>) -> Vec<Way> {
    let mut fits = [false; 6];
    for action in selection.legal() {
        if let Action::Land(kind, cells) = action
            && *kind == tile
            && at.is_none_or(|at| at == cells[0])
            && let Some(way) = tile.turn(cells)
        {
            fits[way.index()] = true;
        }
    }
    Way::ALL.into_iter().filter(|way| fits[way.index()]).collect()
}

/// Returns the tile in its present rotation, or in the first that fits; a tap on the ghost selects the next one, or
/// plays the move if there is no other.
fn lay(view: &View, selection: &Selection<Action>, tile: Tile, cell: Cell) -> Tap<Java> {
    let aim = Aim::of(selection.taken(), selection.ready());
    let ghost = aim.tile().is_some_and(|(kind, cells)| kind == tile && cells[..tile.size()].contains(&cell));
    if ghost && tile.size() > 1 {
        let next = Java::rotated(view, selection, false);
        return Tap::Pick(next.map_or_else(|| selection.taken().to_vec(), |turn| vec![turn]));
    }
    let now = Action::land(tile, tile.lying(cell, aim.turn));
    if tile.size() == 1 || selection.legal().any(|action| *action == now) {
        return choose(selection, now);
    }
    match ways(selection, tile, Some(cell)).first() {
        Some(way) => choose(selection, Action::land(tile, tile.lying(cell, *way))),
        None => Tap::Try(now),
    }
}

/// Moves or enters a figure; a tap on another own figure selects that one instead.
fn walk_to(view: &View, selection: &Selection<Action>, aim: &Aim, cell: Cell) -> Tap<Java> {
    if own_figure(view, cell) && aim.from != Some(cell) {
        return take_up(selection, cell);
    }
    match (aim.kind, aim.from) {
        (Some(ActionKind::Enter), _) => choose(selection, Action::Enter(cell)),
        (Some(ActionKind::Move), Some(from)) if from != cell => choose(selection, Action::Move(from, cell)),
        _ => Tap::Describe,
    }
}

pub(super) fn own_figure(view: &View, cell: Cell) -> bool {
    let figure = cell.index().and_then(|at| view.public.figure_at(at));
    figure.is_some_and(|seat| view.viewer == crate::table::Viewer::Seat(seat))
}

/// Returns a figure of the viewer that can move.
fn take_up(selection: &Selection<Action>, cell: Cell) -> Tap<Java> {
    let starts_here = |action: &Action| match action {
        Action::Move(from, _) | Action::Leave(from) => *from == cell,
        _ => false,
    };
    if selection.legal().any(starts_here) {
        Tap::Pick(vec![Pick::Kind(ActionKind::Move), Pick::From(cell)])
    } else {
        Tap::Describe
    }
}

/// Returns the palace that can be built or expanded on a hex: of the picked value, otherwise the largest one.
fn palace(selection: &Selection<Action>, value: Option<Value>, cell: Cell, view: &View) -> Tap<Java> {
    let here = |action: &&Action| match action {
        Action::Build(at, worth) | Action::Expand(at, worth) => {
            *at == cell && value.is_none_or(|value| value == *worth)
        }
        _ => false,
    };
    let has_palace = cell.index().is_some_and(|at| view.public.value_at(at).is_some());
    let asked = value.unwrap_or(Value::Two);
    match selection.legal().filter(here).max() {
        Some(action) => Tap::Pick(action.picks().to_vec()),
        None if has_palace => Tap::Try(Action::Expand(cell, asked)),
        None => Tap::Try(Action::Build(cell, asked)),
    }
}

fn festival(selection: &Selection<Action>, cell: Cell) -> Tap<Java> {
    let here = |action: &Action| matches!(action, Action::Festival(at, _) if *at == cell);
    if selection.legal().any(here) {
        Tap::Pick(vec![Pick::Kind(ActionKind::Festival), Pick::Where(cell)])
    } else {
        Tap::Try(Action::Festival(cell, Default::default()))
    }
}

/// Without picks, a tap selects a figure of the viewer, builds or expands a palace, or starts a festival.
fn look_at(view: &View, selection: &Selection<Action>, cell: Cell) -> Tap<Java> {
    if own_figure(view, cell) {
        return take_up(selection, cell);
    }
    for tap in [palace(selection, None, cell, view), festival(selection, cell)] {
        if let Tap::Pick(_) = tap {
            return tap;
        }
    }
    Tap::Describe
}

/// Picks a legal action, or asks the rules for the reason against it.
fn choose(selection: &Selection<Action>, action: Action) -> Tap<Java> {
    if selection.legal().any(|legal| *legal == action) {
        Tap::Pick(action.picks().to_vec())
    } else {
        Tap::Try(action)
    }
}

/// Returns the same action at every hex; a tile in every rotation, and a palace both built and expanded.
fn everywhere(action: &Action) -> Vec<Action> {
    let cells = (0..CELLS).map(Cell::at);
    match *action {
        Action::Land(tile, _) => {
            let ways = if tile.size() == 1 { &Way::ALL[..1] } else { &Way::ALL[..] };
            cells
                .flat_map(|at| ways.iter().map(move |way| Action::land(tile, tile.lying(at, *way))))
                .collect()
        }
        Action::Water(_) => cells.map(Action::Water).collect(),
        Action::Enter(_) => cells.map(Action::Enter).collect(),
        Action::Festival(_, cards) => cells.map(|at| Action::Festival(at, cards)).collect(),
        Action::Build(_, value) | Action::Expand(_, value) => {
            cells.flat_map(|at| [Action::Build(at, value), Action::Expand(at, value)]).collect()
        }
        _ => vec![*action],
    }
}
