//! Taj Mahal's `Stage`: the parts of the screen, and the meaning of taps on the map.

use std::rc::Rc;

use super::{Mark, curtain, end, lights, panel, scene, shows_end_of_visit, staging, strip, tray};
use crate::games::taj_mahal::art::map::{Times, map};
use crate::games::taj_mahal::rules::{Action, City, Event, Phase, Pick, Symbol, TajMahal, Term, View};
use crate::games::taj_mahal::words::say::TajSays;
use crate::lang::table::ToChoose;
use crate::lang::{Lang, Names};
use crate::scenes::parts::Part;
use crate::scenes::sound::Sound;
use crate::scenes::staging::Stager;
use crate::scenes::{Gain, RenderContext, Scene, ScoringStep, Spot, Stage, StagedEntry, Tap};
use crate::story::TermLine;
use crate::table::{BySeat, Seat, Selection, Standing};

impl Stage for TajMahal {
    const PHRASE: Sound = Sound::Raga;
    const HINTS_AT_ONCE: bool = true;

    fn scene(ctx: &RenderContext<Self>) -> Scene {
        scene(ctx)
    }

    fn ground(_number: u8) -> String {
        String::new()
    }

    fn picture(number: u32) -> String {
        map(Times::of(number))
    }

    fn gains(ctx: &RenderContext<Self>) -> Vec<Gain> {
        super::gains(ctx)
    }

    fn stage(entry: &StagedEntry<Self>, stager: &mut Stager) {
        staging::stage(entry, stager);
    }

    fn tap(view: &View, selection: &Selection<Action>, spot: Spot) -> Tap<Self> {
        match Mark::at(spot) {
            Mark::City(city) if view.public.phase == Phase::Place => {
                let picked = selection.taken().iter().find_map(|pick| match pick {
                    Pick::Symbol(symbol) => Some(*symbol),
                    _ => None,
                });
                build(view, selection, lights::wanted(&view.public, picked, city), city)
            }
            _ => Tap::Describe,
        }
    }

    fn drop(view: &View, selection: &Selection<Action>, thing: Pick, spot: Spot) -> Tap<Self> {
        match (Mark::at(spot), thing, view.public.phase) {
            (Mark::City(city), Pick::Symbol(symbol), Phase::Place) => {
                build(view, selection, Some(symbol), city)
            }
            _ => Tap::Describe,
        }
    }

    /// Played cards cannot be taken back (R51), and the curtain shows the tallies.
    fn at_once(action: &Action) -> bool {
        matches!(action, Action::Play(_))
    }

    fn end_turn(_view: &View) -> Option<Action> {
        None
    }

    fn steps_left(_view: &View) -> usize {
        0
    }

    fn to_choose(view: &View, _selection: &Selection<Action>) -> ToChoose {
        match view.public.phase {
            Phase::Turn => ToChoose::Card,
            Phase::Place => ToChoose::City,
            Phase::Take => ToChoose::Cards,
            _ => ToChoose::Any,
        }
    }

    fn number_key_picks(view: &View) -> Vec<Pick> {
        let hand = view.mine().unwrap_or_default();
        match view.public.phase {
            Phase::Turn => tray::keys(&hand),
            Phase::Place => view.public.to_place().iter().map(Pick::Symbol).collect(),
            Phase::Take => view.public.supply.kinds().map(|card| Pick::Take(card, 0)).collect(),
            _ => Vec::new(),
        }
    }

    fn strip(ctx: &RenderContext<Self>) -> Vec<Part> {
        strip::strip(ctx)
    }

    fn tray_first(view: &View) -> bool {
        matches!(view.public.phase, Phase::Turn | Phase::Take)
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

    fn public_parts(ctx: &RenderContext<Self>) -> Vec<Part> {
        curtain::public_stage(ctx)
    }

    fn question(ctx: &RenderContext<Self>) -> Option<String> {
        let extra = ctx.selection?.taken().iter().any(|pick| matches!(pick, Pick::Extra(Some(_))));
        let ready = ctx.ready().is_some();
        if extra && !ready {
            return Some(ctx.lang.say(TajSays::NeedsColored));
        }
        let public = &ctx.view.public;
        let chosen = ctx.selection?.taken().len();
        (public.phase == Phase::Take && !ready)
            .then(|| ctx.lang.say(TajSays::Chosen(chosen, public.take_count())))
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

    fn aside(ctx: &RenderContext<Self>, event: &Event) -> Option<Seat> {
        match event {
            Event::Exchanged { seat, .. } if !shows_end_of_visit(ctx) => Some(*seat),
            _ => None,
        }
    }

    fn places(event: &Event) -> Vec<String> {
        end::places(event)
    }

    fn is_final_scoring(event: &Event) -> bool {
        matches!(event, Event::HandCounted { .. })
    }

    /// Hands stay closed, and the court stays open where it was.
    fn withhold_end(view: &mut View, last: &[Event]) {
        view.hands = BySeat::all(None);
        if !last.iter().any(|event| matches!(event, Event::PalacePlaced { .. })) {
            Rc::make_mut(&mut view.public).phase = Phase::Take;
        }
    }

    /// A hand has no place on the board, so each is scored in a step of its own.
    fn scene_shows(event: &Event) -> bool {
        matches!(event, Event::HandCounted { .. })
    }

    fn walk(lang: Lang, events: &[&Event], names: &Names) -> Vec<ScoringStep> {
        end::walk(lang, events, names)
    }

    fn highlights(lang: Lang, events: &[&Event], names: &Names) -> Vec<(String, String)> {
        end::highlights(lang, events, names)
    }
}

/// Aims a palace at a city, or asks the rules for the reason against it.
fn build(view: &View, selection: &Selection<Action>, symbol: Option<Symbol>, city: City) -> Tap<TajMahal> {
    let Some(symbol) = symbol else { return Tap::Describe };
    let action = Action::Place(symbol, city);
    // A tap on a city outside the province only shows it, unless nothing else is possible.
    if city.province() != view.public.province() && selection.taken().is_empty() {
        return Tap::Describe;
    }
    match selection.legal().any(|legal| *legal == action) {
        true => Tap::Pick(vec![Pick::Symbol(symbol), Pick::City(city)]),
        false => Tap::Try(action),
    }
}
