//! The stage of Carcassonne: the layout of the view and the meaning of taps on the landscape.

use std::rc::Rc;

use super::{Mark, end, panel, picture, scene, staging, strip, tray};
use crate::games::carcassonne::rules::{
    Action, ActionKind, Carcassonne, Cell, Event, Phase, Pick, Rotation, SegmentId, Stand, Term, View,
};
use crate::games::carcassonne::words::say::CarcassonneSays;
use crate::lang::table::ToChoose;
use crate::lang::{Lang, Names};
use crate::scenes::parts::Part;
use crate::scenes::sound::Sound;
use crate::scenes::staging::Stager;
use crate::scenes::{
    Gain, Regions, RenderContext, Scene, ScoringStep, SeatList, Spot, Stage, StagedEntry, Tap,
};
use crate::story::TermLine;
use crate::table::{Seat, Selection, Standing};

impl Stage for Carcassonne {
    const SEAT_LIST: SeatList = SeatList::InOrder;
    const CHANCE_BEGINS: bool = true;
    const PHRASE: Sound = Sound::Dance;

    fn scene(ctx: &RenderContext<Self>) -> Scene {
        scene(ctx)
    }

    fn ground(_number: u8) -> String {
        String::new()
    }

    fn picture(number: u32) -> String {
        picture(number)
    }

    fn everywhere(view: &View, action: &Action) -> Vec<Action> {
        everywhere(view, action)
    }

    fn gains(ctx: &RenderContext<Self>) -> Vec<Gain> {
        super::figures::gains(ctx)
    }

    fn stage(entry: &StagedEntry<Self>, stager: &mut Stager) {
        staging::stage(entry, stager);
    }

    fn tap(view: &View, selection: &Selection<Action>, spot: Spot) -> Tap<Self> {
        let mark = Mark::at(spot);
        match view.public.phase {
            Phase::Place(_) => lay(view, selection, mark.cell()),
            Phase::Action { at } => act(view, selection, at, mark),
            Phase::Capture { .. } => capture(view, selection, mark),
            _ => Tap::Describe,
        }
    }

    fn drop(view: &View, selection: &Selection<Action>, thing: Pick, spot: Spot) -> Tap<Self> {
        let mark = Mark::at(spot);
        match (thing, view.public.phase) {
            (Pick::Kind(ActionKind::Place), Phase::Place(_)) => lay(view, selection, mark.cell()),
            (Pick::Kind(kind), Phase::Action { at }) => put(view, selection, at, kind, mark),
            _ => Tap::Describe,
        }
    }

    fn rotated(view: &View, selection: &Selection<Action>, back: bool) -> Option<Pick> {
        let (now, ways) = (turned(selection), ways_round(view, selection));
        let next = match ways.iter().position(|way| *way == now) {
            Some(at) if back => at + ways.len() - 1,
            at => at.map_or(0, |at| at + 1),
        };
        let next = *ways.get(next % ways.len().max(1))?;
        (next != now).then_some(Pick::Turn(next))
    }

    fn is_duplicate(view: &View, action: &Action) -> bool {
        let (Action::Place(_, way), Some(kind)) = (action, view.public.drawn()) else { return false };
        Rotation::ALL[..way.quarters()].iter().any(|known| kind.tile().same_turned(*known, *way))
    }

    fn at_once(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn is_quick_choice(action: &Action) -> bool {
        *action == Action::Pass
    }

    fn can_rotate(action: &Action) -> bool {
        matches!(action, Action::Place(..))
    }

    fn end_turn(view: &View) -> Option<Action> {
        (view.public.phase == Phase::Late).then_some(Action::End)
    }

    fn steps_left(_view: &View) -> usize {
        0
    }

    fn to_choose(view: &View, selection: &Selection<Action>) -> ToChoose {
        match view.public.phase {
            Phase::Capture { .. } => ToChoose::Follower,
            Phase::Action { .. } | Phase::Late if selection.has(Pick::Kind(ActionKind::Ransom)) => {
                ToChoose::Follower
            }
            Phase::Place(_) | Phase::Action { .. } => ToChoose::Place,
            _ => ToChoose::Any,
        }
    }

    fn number_key_picks(view: &View) -> Vec<Pick> {
        let whats: &[ActionKind] = match view.public.phase {
            Phase::Place(_) => &[ActionKind::Place],
            Phase::Action { .. } if view.public.options.towers() => {
                &[ActionKind::Follower, ActionKind::Build, ActionKind::Top, ActionKind::Pass]
            }
            Phase::Action { .. } => &[ActionKind::Follower, ActionKind::Pass],
            Phase::Capture { .. } => &[ActionKind::Decline],
            _ => &[],
        };
        whats.iter().copied().map(Pick::Kind).collect()
    }

    fn strip(ctx: &RenderContext<Self>) -> Vec<Part> {
        strip::strip(ctx)
    }

    fn tray(ctx: &RenderContext<Self>) -> Vec<Part> {
        tray::tray(ctx)
    }

    fn panel(ctx: &RenderContext<Self>) -> Vec<Part> {
        panel::panel(ctx)
    }

    fn question(ctx: &RenderContext<Self>) -> Option<String> {
        let ransom = ctx.has(Pick::Kind(ActionKind::Ransom)).then_some(CarcassonneSays::WhomToPay);
        let question = if ctx.regions == Regions::All { Some(CarcassonneSays::FieldsNow) } else { ransom };
        question.map(|question| ctx.lang.say(question))
    }

    fn seat(ctx: &RenderContext<Self>, seat: Seat) -> Vec<Part> {
        strip::seat(ctx, seat)
    }

    fn details(ctx: &RenderContext<Self>, spot: Spot) -> Option<(String, Vec<Part>)> {
        panel::details(ctx, Mark::at(spot).cell())
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

    fn scene_shows(event: &Event) -> bool {
        super::scored::feature(event).is_some()
    }

    fn is_final_scoring(event: &Event) -> bool {
        matches!(event, Event::Counted { .. })
    }

    fn withhold_end(view: &mut View, last: &[Event]) {
        let public = Rc::make_mut(&mut view.public);
        last.iter().for_each(|event| {
            if let Event::Counted { feature } = event {
                public.uncount(feature);
            }
        });
    }

    fn walk(lang: Lang, events: &[&Event], names: &Names) -> Vec<ScoringStep> {
        end::walk(lang, events, names)
    }

    fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
        end::highlights(lang, events, names)
    }
}

/// Returns the cell and rotation of the aimed tile.
fn aimed(selection: &Selection<Action>) -> Option<(Cell, Rotation)> {
    match selection.ready()? {
        Action::Place(cell, rotation) => Some((*cell, *rotation)),
        _ => None,
    }
}

/// Returns the cells where the drawn tile fits, each with its rotations. Of rotations that look the same it returns
/// one.
pub(crate) fn fits(view: &View, selection: &Selection<Action>) -> Vec<(Cell, Vec<Rotation>)> {
    let tile = view.public.drawn().map(|kind| kind.tile());
    let mut fits: Vec<(Cell, Vec<Rotation>)> = Vec::new();
    for action in selection.legal() {
        let Action::Place(cell, way) = *action else { continue };
        match fits.last_mut().filter(|(at, _)| *at == cell) {
            Some((_, ways)) => {
                if !ways.iter().any(|known| tile.is_some_and(|tile| tile.same_turned(*known, way))) {
                    ways.push(way);
                }
            }
            None => fits.push((cell, vec![way])),
        }
    }
    fits
}

/// Returns the rotations in which the drawn tile fits on a cell. Of rotations that look the same it returns one.
fn rotations(view: &View, selection: &Selection<Action>, at: Cell) -> Vec<Rotation> {
    let found = fits(view, selection).into_iter().find(|(cell, _)| *cell == at);
    found.map(|(_, ways)| ways).unwrap_or_default()
}

/// Returns the rotation of the drawn tile: as turned in the tray, or as aimed.
pub(super) fn turned(selection: &Selection<Action>) -> Rotation {
    let held = selection.taken().iter().find_map(|pick| match pick {
        Pick::Turn(rotation) => Some(*rotation),
        _ => None,
    });
    held.or_else(|| aimed(selection).map(|(_, rotation)| rotation)).unwrap_or_default()
}

/// Returns the rotations that turning cycles through: those that fit on the aimed cell, or in the tray those that
/// fit anywhere. Of rotations that look the same it returns one.
pub(super) fn ways_round(view: &View, selection: &Selection<Action>) -> Vec<Rotation> {
    let placed = selection.taken().iter().any(|pick| matches!(pick, Pick::Where(_)));
    match aimed(selection) {
        Some((cell, _)) if placed => rotations(view, selection, cell),
        _ => {
            let fits = fits(view, selection);
            let somewhere = |way: &Rotation| fits.iter().any(|(_, ways)| ways.contains(way));
            Rotation::ALL.into_iter().filter(somewhere).collect()
        }
    }
}

/// Aims the tile at a cell in its present rotation if it fits, else in the first fitting one. A second tap on the
/// same cell selects the next one; if there is no other, it plays the move.
fn lay(view: &View, selection: &Selection<Action>, cell: Cell) -> Tap<Carcassonne> {
    let ways = rotations(view, selection, cell);
    let now = turned(selection);
    match ways.first() {
        Some(_) if selection.has(Pick::Where(cell)) => {
            let next = Carcassonne::rotated(view, selection, false);
            Tap::Pick(next.map_or_else(|| selection.taken().to_vec(), |turn| vec![turn]))
        }
        Some(first) => {
            let turn = if ways.contains(&now) { now } else { *first };
            Tap::Pick(vec![Pick::Kind(ActionKind::Place), Pick::Where(cell), Pick::Turn(turn)])
        }
        // A tap on a laid tile describes it.
        None if view.public.tile_at(cell).is_some() => Tap::Describe,
        None => Tap::Try(Action::Place(cell, now)),
    }
}

/// Returns the kind of action picked in the tray, if any.
fn picked(selection: &Selection<Action>) -> Option<ActionKind> {
    selection.taken().iter().find_map(|pick| match pick {
        Pick::Kind(kind) => Some(*kind),
        _ => None,
    })
}

/// Acts on a tapped spot. Without a pick in the tray, a spot means a follower and a foundation means a piece.
fn act(view: &View, selection: &Selection<Action>, at: Cell, mark: Mark) -> Tap<Carcassonne> {
    let kind = match (mark, picked(selection)) {
        (Mark::Segment(..), _) => ActionKind::Follower,
        (Mark::Tower(_), Some(ActionKind::Top)) => ActionKind::Top,
        (Mark::Tower(_), _) => ActionKind::Build,
        (Mark::Cell(_), Some(kind @ (ActionKind::Build | ActionKind::Top | ActionKind::Follower))) => kind,
        (Mark::Cell(cell), _) if view.public.tower_at(cell).is_some() && cell != at => ActionKind::Build,
        (Mark::Cell(_), _) => return Tap::Describe,
    };
    put(view, selection, at, kind, mark)
}

/// Aims a follower or a piece there, or asks the rules why it is not allowed there.
fn put(
    view: &View,
    selection: &Selection<Action>,
    at: Cell,
    kind: ActionKind,
    mark: Mark,
) -> Tap<Carcassonne> {
    let action = match (kind, mark) {
        (ActionKind::Follower, Mark::Segment(cell, id)) => Action::Follower((cell != at).then_some(cell), id),
        (ActionKind::Follower, mark) => match only_segment(view, mark.cell()) {
            Some(id) => Action::Follower((mark.cell() != at).then_some(mark.cell()), id),
            None => return Tap::Describe,
        },
        (ActionKind::Build, mark) => Action::Build(mark.cell()),
        (ActionKind::Top, mark) => Action::Top(mark.cell()),
        _ => return Tap::Describe,
    };
    choose(selection, action)
}

/// Returns the only segment of a tile; with several, the player has to tap one.
fn only_segment(view: &View, cell: Cell) -> Option<SegmentId> {
    match view.public.tile_at(cell)?.kind.tile().segments {
        [one] => Some(one.id),
        _ => None,
    }
}

fn capture(view: &View, selection: &Selection<Action>, mark: Mark) -> Tap<Carcassonne> {
    let on_cell = |action: &&Action| matches!(action, Action::Capture(cell, _) if *cell == mark.cell());
    let action = match mark {
        Mark::Segment(cell, id) => Action::Capture(cell, Stand::Segment(id)),
        Mark::Tower(cell) => Action::Capture(cell, Stand::Top),
        Mark::Cell(cell) => match selection.legal().find(on_cell) {
            Some(action) => *action,
            None => {
                let standing = view.public.tile_at(cell).and_then(|laid| laid.figure());
                let Some((id, _)) = standing else { return Tap::Describe };
                Action::Capture(cell, Stand::Segment(id))
            }
        },
    };
    choose(selection, action)
}

fn choose(selection: &Selection<Action>, action: Action) -> Tap<Carcassonne> {
    use crate::table::Slots;
    if selection.legal().any(|legal| *legal == action) {
        Tap::Pick(action.picks().to_vec())
    } else {
        Tap::Try(action)
    }
}

/// Returns the same action on every part of the tile just laid, or on every tower.
fn everywhere(view: &View, action: &Action) -> Vec<Action> {
    let public = &view.public;
    let laid = public.placed().and_then(|at| public.tile_at(at));
    let segments = laid.map_or(&[][..], |laid| laid.kind.tile().segments);
    let towers = || public.towers().iter().map(|tower| tower.cell);
    let all: Vec<Action> = match action {
        Action::Follower(..) => segments.iter().map(|segment| Action::Follower(None, segment.id)).collect(),
        Action::Build(_) => towers().map(Action::Build).collect(),
        Action::Top(_) => towers().map(Action::Top).collect(),
        _ => Vec::new(),
    };
    if all.is_empty() { vec![*action] } else { all }
}
