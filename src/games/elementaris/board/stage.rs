//! Elementaris' `Stage`: the parts of the screen, and the meaning of taps on the map.

use super::{Aim, end, offers, panel, picture, scene, seals, seats, staging, strip, tray, warning};
use crate::games::elementaris::art::ground::ground;
use crate::games::elementaris::rules::{
    Action, ActionKind, Army, CITY_FIELDS, Elementaris, Event, Field, Options, Phase, Pick, Preset, Term,
    View,
};
use crate::games::elementaris::words;
use crate::games::elementaris::words::say::ElementarisSays;
use crate::lang::table::ToChoose;
use crate::lang::{Lang, Names};
use crate::scenes::parts::{Group, Part, Text};
use crate::scenes::sound::Sound;
use crate::scenes::staging::Stager;
use crate::scenes::{Gain, RenderContext, Scene, SeatList, Spot, Stage, StagedEntry, Tap};
use crate::story::TermLine;
use crate::table::{Seat, Selection, Standing};

impl Stage for Elementaris {
    const SEAT_LIST: SeatList = SeatList::OwnFirst;
    const PHRASE: Sound = Sound::Choir;
    const PANEL_HAS_RESULT: bool = true;

    fn scene(ctx: &RenderContext<Self>) -> Scene {
        scene(ctx)
    }

    fn ground(_number: u8) -> String {
        ground()
    }

    fn picture(number: u32) -> String {
        picture(number)
    }

    fn presets(lang: Lang) -> Vec<(String, String, Options)> {
        let text = |preset: Preset| {
            let (name, help) = words::preset(lang, preset);
            (name, help, preset.options())
        };
        Preset::ALL.map(text).into()
    }

    fn everywhere(_view: &View, action: &Action) -> Vec<Action> {
        everywhere(action)
    }

    fn gains(ctx: &RenderContext<Self>) -> Vec<Gain> {
        end::gains(ctx)
    }

    fn stage(entry: &StagedEntry<Self>, stager: &mut Stager) {
        staging::stage(entry, stager);
    }

    fn tap(view: &View, selection: &Selection<Action>, spot: Spot) -> Tap<Self> {
        match seals::field(spot) {
            Some(field) => offers::tap(view, selection, field),
            None => seals::tap(selection),
        }
    }

    /// A shield dragged from the palace onto a city acts like a tap on the city with the army picked.
    fn drop(view: &View, selection: &Selection<Action>, thing: Pick, spot: Spot) -> Tap<Self> {
        let Some(at) = seals::field(spot) else { return Tap::Describe };
        match (thing, view.game.phase) {
            (Pick::Army(_), Phase::Placement | Phase::Activation) => {
                offers::tap(view, &selection.pick(thing), at)
            }
            _ => Tap::Describe,
        }
    }

    fn is_step_towards(_view: &View, action: &Action, spot: Spot) -> bool {
        let to = offers::destination(action);
        seals::field(spot).is_some_and(|field| to.is_some_and(|to| to != field))
    }

    /// Ending a turn, proposals and losses are never automatic.
    fn nothing_left_to_do(view: &View, selection: &Selection<Action>) -> bool {
        let by_the_way = |action: &Action| {
            matches!(action, Action::Done | Action::Propose(_) | Action::Resign | Action::GiveUp(_))
        };
        view.game.phase == Phase::Free && selection.legal().all(by_the_way)
    }

    /// Passes and votes have no result to show.
    fn at_once(action: &Action) -> bool {
        matches!(action, Action::Pass | Action::Vote(_))
    }

    /// Battles and spells.
    fn needs_confirmation(action: &Action) -> bool {
        use Action as A;
        matches!(
            action,
            A::Attack(..) | A::SeaAttack(..) | A::Sortie(_) | A::Assault(_) | A::Cast(..) | A::Transfer(..)
        ) || matches!(action, A::TransferShip(..))
    }

    fn is_costly(action: &Action) -> bool {
        matches!(action, Action::GiveUp(_) | Action::Resign)
    }

    fn end_turn_caption(lang: Lang, action: &Action) -> Option<String> {
        action.army().map(|army| lang.say(ElementarisSays::Done(army)))
    }

    /// Waiting has its own button, beside the army's other actions.
    fn end_turn(view: &View) -> Option<Action> {
        (view.game.phase == Phase::Free).then_some(Action::Done)
    }

    fn steps_left(_view: &View) -> usize {
        0
    }

    fn to_choose(view: &View, selection: &Selection<Action>) -> ToChoose {
        let (game, aim) = (&view.game, Aim::of(selection));
        match (game.phase, aim.kind) {
            (Phase::Placement, _) | (_, Some(ActionKind::Buy)) => ToChoose::City,
            (Phase::Activation, _) if game.spot(game.active, game.call).is_none() => ToChoose::City,
            (Phase::Activation, _) => ToChoose::Move,
            (Phase::Disband, _) => ToChoose::Army,
            (Phase::Free, Some(ActionKind::Propose)) => ToChoose::Winners,
            (Phase::Free, Some(ActionKind::Transfer)) if aim.unit.is_none() => ToChoose::Army,
            (Phase::Free, _) => ToChoose::Field,
            (Phase::Vote(_), _) => ToChoose::Answer,
            (Phase::Over(_), _) => ToChoose::Any,
        }
    }

    fn number_key_picks(view: &View) -> Vec<Pick> {
        use ActionKind::{
            Assault, Board, Buy, Cast, GiveUp, Occupy, Pass, Propose, Sink, Sortie, Stance, Take, Transfer,
        };
        match view.game.phase {
            Phase::Placement | Phase::Disband => Army::all().map(Pick::Army).collect(),
            Phase::Activation => {
                [Occupy, Assault, Take, Sortie, Board, Sink, Stance, Pass].map(Pick::Kind).into()
            }
            Phase::Free => [Cast, Transfer, Buy, GiveUp, Propose].map(Pick::Kind).into(),
            Phase::Vote(_) => [ActionKind::Agree, ActionKind::Refuse].map(Pick::Kind).into(),
            Phase::Over(_) => Vec::new(),
        }
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

    fn warning(ctx: &RenderContext<Self>) -> Vec<Part> {
        warning::warning(ctx)
    }

    fn seat(ctx: &RenderContext<Self>, seat: Seat) -> Vec<Part> {
        seats::seat(ctx, seat)
    }

    /// Returns the shields there, large, then everything in words.
    fn details(ctx: &RenderContext<Self>, spot: Spot) -> Option<(String, Vec<Part>)> {
        let field = seals::field(spot)?;
        let shields = panel::standing(ctx, field);
        let told = Text::of("", words::field(ctx.lang, ctx.view, field, ctx.names)).into();
        let parts = [Group::of("el-here", shields).into(), told];
        Some((words::field_name(ctx.lang, field), parts.into()))
    }

    fn question(ctx: &RenderContext<Self>) -> Option<String> {
        let aim = Aim::seen(ctx);
        let words = match aim.kind? {
            _ if aim.ready.is_some() => return None,
            ActionKind::Cast => ElementarisSays::WhichField,
            ActionKind::Buy => ElementarisSays::WhichCity,
            ActionKind::Transfer | ActionKind::TransferShip if aim.unit.is_none() && aim.ship.is_none() => {
                ElementarisSays::WhichUnit
            }
            ActionKind::Transfer | ActionKind::TransferShip => ElementarisSays::WhereTo,
            ActionKind::Propose => ElementarisSays::ProposesWho,
            _ => return None,
        };
        Some(ctx.lang.say(words))
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

    fn aside(_ctx: &RenderContext<Self>, event: &Event) -> Option<Seat> {
        match event {
            Event::Voted { seat, yes: false } | Event::Eliminated { seat } | Event::Resigned { seat } => {
                Some(*seat)
            }
            _ => None,
        }
    }

    fn places(event: &Event) -> Vec<String> {
        end::places(event)
    }

    fn counted_places(view: &View, seat: Seat, term: Term) -> Vec<String> {
        end::counted(view, seat, term)
    }

    fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
        end::highlights(lang, events, names)
    }
}

/// Returns the same action at every city, or at every mooring of one.
fn everywhere(action: &Action) -> Vec<Action> {
    match *action {
        Action::Recruit(army, _) => CITY_FIELDS.iter().map(|city| Action::Recruit(army, city)).collect(),
        Action::Buy(..) => {
            let moorings = |city: Field| city.shore().iter().map(move |sea| Action::Buy(city, sea));
            CITY_FIELDS.iter().flat_map(moorings).collect()
        }
        _ => vec![*action],
    }
}
