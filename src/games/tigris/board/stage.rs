//! The stage of Tigris & Euphrates: the layout of the view and the meaning of taps on the board.

use super::{end, lights, panel, result, scene, scenery, staging, strip, tray};
use crate::games::tigris::art::ground::ground;
use crate::games::tigris::rules::{
    self, Action, ActionKind, Board, Cell, Cells, Color, Event, Phase, Pick, Term, Tigris, View,
};
use crate::games::tigris::words::say::TigrisSays;
use crate::lang::table::ToChoose;
use crate::lang::{Lang, Names};
use crate::scenes::parts::Part;
use crate::scenes::sound::Sound;
use crate::scenes::staging::Stager;
use crate::scenes::{Gain, RenderContext, Scene, Spot, Stage, StagedEntry, Tap};
use crate::story::{Emphasis, TermLine};
use crate::table::{BySeat, Seat, Selection, Standing, Viewer};

impl Stage for Tigris {
    const PHRASE: Sound = Sound::Fanfare;
    fn scene(ctx: &RenderContext<Self>) -> Scene {
        scene(ctx)
    }

    fn ground(number: u8) -> String {
        ground(&scenery(if number == 0 { Board::Standard } else { Board::Advanced }))
    }

    fn tap(view: &View, selection: &Selection<Action>, spot: Spot) -> Tap<Self> {
        let at = spot as usize;
        let cell = Cell::at(at);
        let kind = selection.taken().iter().find_map(|pick| match pick {
            Pick::Kind(what) => Some(*what),
            _ => None,
        });
        match view.public.phase {
            Phase::Treasure(_) => treasure(view, selection, at),
            Phase::Monument { .. } => monument_square(view, at),
            Phase::Action => match (own_leader(view, at), kind) {
                (Some(color), Some(ActionKind::Leader(same))) if color == same => {
                    Tap::Try(Action::Position(color, cell))
                }
                (Some(color), Some(ActionKind::Leader(_) | ActionKind::Tile(_)) | None) => {
                    Tap::Pick(vec![Pick::Kind(ActionKind::Leader(color))])
                }
                (_, Some(kind)) => aim(selection, kind, cell),
                (None, None) => Tap::Describe,
            },
            _ => Tap::Describe,
        }
    }

    fn drop(_view: &View, selection: &Selection<Action>, thing: Pick, spot: Spot) -> Tap<Self> {
        match thing {
            Pick::Kind(what) => aim(selection, what, Cell::at(spot as usize)),
            _ => Tap::Describe,
        }
    }

    fn opening(view: &View) -> Vec<Pick> {
        match view.public.phase {
            Phase::Attack(_) | Phase::Defend { .. } => vec![Pick::Kind(ActionKind::Support), Pick::Number(0)],
            _ => Vec::new(),
        }
    }

    fn end_turn(view: &View) -> Option<Action> {
        (view.public.phase == Phase::Action).then_some(Action::Pass)
    }

    fn steps_left(view: &View) -> usize {
        view.public.actions.into()
    }

    fn to_choose(view: &View, selection: &Selection<Action>) -> ToChoose {
        match view.public.phase {
            Phase::Action if selection.has(Pick::Kind(ActionKind::Swap)) => ToChoose::Tiles,
            Phase::Action => ToChoose::Place,
            Phase::ChooseConflict { .. } => ToChoose::War,
            Phase::Monument { .. } => ToChoose::Monument,
            Phase::Treasure(_) => ToChoose::Treasure,
            _ => ToChoose::Any,
        }
    }

    fn number_key_picks(view: &View) -> Vec<Pick> {
        if view.mine().is_none() {
            return Vec::new();
        }
        // A digit answers how many tiles to commit.
        if matches!(view.public.phase, Phase::Attack(_) | Phase::Defend { .. }) {
            return (1..=9).map(Pick::Number).collect();
        }
        // A key has the same meaning for every hand: 1 to 4 tiles, 5 to 8 leaders, 9 a catastrophe.
        let tiles = Color::ALL.into_iter().map(ActionKind::Tile);
        let leaders = Color::ALL.into_iter().map(ActionKind::Leader);
        tiles.chain(leaders).chain([ActionKind::Catastrophe]).map(Pick::Kind).collect()
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

    fn seat(ctx: &RenderContext<Self>, seat: Seat) -> Vec<Part> {
        strip::seat(ctx, seat)
    }

    fn question(ctx: &RenderContext<Self>) -> Option<String> {
        if ctx.before.is_some() {
            return Some(result::result_text(ctx));
        }
        if ctx.has(Pick::Kind(ActionKind::Swap)) && ctx.ready().is_none() {
            return Some(ctx.lang.say(TigrisSays::SwapWhich));
        }
        if ctx.has(Pick::Kind(ActionKind::Catastrophe)) {
            return Some(ctx.lang.say(TigrisSays::StrikeWhere));
        }
        Some(ctx.lang.say(TigrisSays::Lit(lights::legend(ctx)?)))
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

    fn is_shown_to_all(events: &[Event]) -> bool {
        events.iter().any(|event| matches!(event, Event::ConflictWon { .. }))
    }

    fn breakdown(standing: &Standing<Term>) -> Vec<TermLine<Term>> {
        end::lines(standing)
    }

    fn label(lang: Lang, term: Term) -> String {
        end::label(lang, term)
    }

    fn term_art(term: Term) -> Option<String> {
        end::term_art(term)
    }

    fn extra_art() -> Option<&'static str> {
        Some("treasure")
    }

    fn extra(lang: Lang, count: u8) -> String {
        end::extra(lang, count)
    }

    fn mark(lang: Lang, mark: Emphasis) -> String {
        end::mark(lang, mark)
    }

    fn points_of(event: &Event) -> Vec<(Seat, Term, i32)> {
        end::source(event)
    }

    fn places(event: &Event) -> Vec<String> {
        end::places(event)
    }

    /// Hands and points stay behind the screens: the ceremony shows what they are.
    fn withhold_end(view: &mut View, _last: &[Event]) {
        view.hands = BySeat::all(None);
        if !view.public.options.open_scores {
            (view.points, view.treasures) = (BySeat::all(None), BySeat::all(None));
        }
    }

    fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
        end::highlights(lang, events, names)
    }
}

/// Returns the colour of the viewer's leader on this cell.
pub(super) fn own_leader(view: &View, at: usize) -> Option<Color> {
    view.public.leader_at(at).filter(|(seat, _)| view.viewer == Viewer::Seat(*seat)).map(|(_, color)| color)
}

/// Aims the picked item at a cell, or asks the rules why it is not allowed there.
fn aim(selection: &Selection<Action>, what: ActionKind, cell: Cell) -> Tap<Tigris> {
    let action = match what {
        ActionKind::Leader(color) => Action::Position(color, cell),
        ActionKind::Tile(color) => Action::Place(color, cell),
        ActionKind::Catastrophe => Action::Catastrophe(cell),
        _ => return Tap::Describe,
    };
    let legal = selection.legal().any(|a| *a == action);
    if legal { Tap::Pick(vec![Pick::Kind(what), Pick::Where(cell)]) } else { Tap::Try(action) }
}

/// Takes all treasures but one: of two, the tapped one is taken; of more, all but the tapped one are taken.
fn treasure(view: &View, selection: &Selection<Action>, at: usize) -> Tap<Tigris> {
    let choices = view.public.choices();
    let taken =
        if choices.count() == 2 || !choices.has(at) { Cells::only(at) } else { choices - Cells::only(at) };
    let action = Action::Treasures(taken.into());
    if selection.legal().any(|a| *a == action) {
        Tap::Pick(vec![Pick::Kind(ActionKind::Treasures), Pick::Take(taken)])
    } else {
        Tap::Try(action)
    }
}

/// Chooses the offered square that contains the tapped cell.
fn monument_square(view: &View, at: usize) -> Tap<Tigris> {
    let offered = view.public.squares_offered();
    match offered.iter().find(|corner| rules::square(*corner).has(at)) {
        Some(corner) => Tap::Pick(vec![Pick::Where(Cell::at(corner))]),
        None => Tap::Describe,
    }
}
