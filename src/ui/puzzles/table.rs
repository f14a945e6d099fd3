//! A puzzle at the table of a game: a strip with the goal above it, and nothing saved but that it is solved.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::{FetchedPuzzles, Puzzles, absent, dots, use_puzzles};
use crate::games;
use crate::lang::Lang;
use crate::lang::puzzles::PuzzleWords;
use crate::lang::table::TableWords;
use crate::play::game_module::GameRef;
use crate::play::puzzle::{Puzzle, PuzzleOutcome};
use crate::scenes::Command;
use crate::ui::kit::page::Page;
use crate::ui::kit::{button, icon, icon_button, link};
use crate::ui::route::Route;
use crate::ui::settings::use_home;
use crate::ui::store::{self, Local};
use crate::ui::table::frame::Frame;
use crate::ui::table::{TableState, TutorialRequest, sorry};
use crate::ui::{browser, haste};

#[derive(Properties, PartialEq)]
pub struct OpenPuzzleProps {
    /// Ids of the game and of the puzzle, from the address.
    pub game: AttrValue,
    pub puzzle: AttrValue,
}

/// Opens a puzzle, or returns why it cannot be opened.
#[component]
pub fn OpenPuzzle(props: &OpenPuzzleProps) -> Html {
    let lang = use_home().lang;
    match games::game_module(&props.game) {
        Some(game) => html! { <FetchPuzzle {game} puzzle={props.puzzle.clone()} /> },
        None => sorry::sorry(lang, lang.say(TableWords::NotFound), &props.game),
    }
}

#[derive(Properties, PartialEq)]
struct FetchPuzzleProps {
    game: GameRef,
    puzzle: AttrValue,
}

#[component]
fn FetchPuzzle(props: &FetchPuzzleProps) -> Html {
    let (lang, game) = (use_home().lang, props.game);
    let (fetched, retry) = use_puzzles(game.info().id);
    let FetchedPuzzles::Here(puzzles) = &fetched else {
        let title = lang.say(PuzzleWords::Title);
        return html! { <Page {title} game={game.info().id}>{ absent(lang, fetched == FetchedPuzzles::Failed, retry) }</Page> };
    };
    let nth = puzzles.iter().position(|puzzle| *puzzle.id == *props.puzzle);
    let opened = nth.and_then(|nth| Some((nth, Puzzle::open(game, puzzles[nth].clone())?)));
    match opened {
        Some((nth, puzzle)) => html! { <AtPuzzle {game} puzzles={puzzles.clone()} {nth} {puzzle} /> },
        None => sorry::sorry(lang, lang.say(PuzzleWords::NoSuchPuzzle), &props.puzzle),
    }
}

#[derive(Properties)]
struct AtPuzzleProps {
    game: GameRef,
    puzzles: Puzzles,
    nth: usize,
    /// At its beginning.
    puzzle: Puzzle,
}

// The puzzle at its beginning follows from its number.
impl PartialEq for AtPuzzleProps {
    fn eq(&self, other: &Self) -> bool {
        self.game == other.game && self.puzzles == other.puzzles && self.nth == other.nth
    }
}

/// The puzzle, and a number that grows with everything that happens.
struct Solving {
    puzzle: Puzzle,
    version: u32,
    /// The number of entries before the last command.
    entries_before: usize,
    /// Whether the solution is being shown. It does not count as solved.
    shown: bool,
}

enum SolvingAct {
    Do(Command, bool),
    Again,
    /// Plays the next move of the solution.
    ShowOn,
}

impl Reducible for Solving {
    type Action = SolvingAct;

    fn reduce(self: Rc<Self>, attempt: SolvingAct) -> Rc<Self> {
        let (puzzle, shown) = match attempt {
            SolvingAct::Do(command, quick) => (self.puzzle.act(&command, quick), self.shown),
            SolvingAct::Again => (self.puzzle.restarted(), false),
            SolvingAct::ShowOn => {
                (self.puzzle.play_solution_move().unwrap_or_else(|| self.puzzle.clone()), true)
            }
        };
        let entries = self.puzzle.handle().summary().entries.min(puzzle.handle().summary().entries);
        Rc::new(Self { puzzle, shown, version: self.version + 1, entries_before: entries })
    }
}

/// Milliseconds between two moves of the solution.
const SHOW_PACE: u32 = 2200;

#[component]
fn AtPuzzle(props: &AtPuzzleProps) -> Html {
    let (home, game, nth) = (use_home(), props.game, props.nth);
    let id = props.puzzles[nth].id.clone();
    let solving = use_reducer(|| Solving {
        puzzle: props.puzzle.clone(),
        version: 0,
        entries_before: props.puzzle.handle().summary().entries,
        shown: false,
    });
    let (outcome, shown) = (solving.puzzle.outcome(), solving.shown);
    let act = {
        let (solving, quick) = (solving.dispatcher(), home.settings.place_at_once);
        use_callback(
            (shown && outcome == PuzzleOutcome::Open, quick),
            move |command: Command, (watches, quick)| {
                if !*watches || command.is_view_only() {
                    browser::paint_at_once();
                    solving.dispatch(SolvingAct::Do(command, *quick));
                }
            },
        )
    };
    use_effect_with((solving.version, shown && outcome == PuzzleOutcome::Open), {
        let solving = solving.dispatcher();
        move |(_, goes_on)| {
            let next = goes_on.then(|| {
                Timeout::new(SHOW_PACE, move || {
                    browser::paint_at_once();
                    solving.dispatch(SolvingAct::ShowOn);
                })
            });
            move || drop(next)
        }
    });
    use_effect_with((id, outcome, shown), move |(id, outcome, shown)| {
        if *outcome == PuzzleOutcome::Solved && !shown {
            store::keep_solved_puzzle(&Local, game.info().id, id);
        }
        haste::done();
    });
    let onclick = |attempt: fn() -> SolvingAct| {
        let solving = solving.dispatcher();
        Callback::from(move |_: MouseEvent| {
            browser::paint_at_once();
            solving.dispatch(attempt());
        })
    };
    let handle = solving.puzzle.handle().clone();
    let table = TableState {
        version: solving.version,
        entries_before: solving.entries_before,
        quick: home.settings.place_at_once,
        request: TutorialRequest { barred: outcome != PuzzleOutcome::Open, spot: None },
        // Never held by another tab: a puzzle is not shared.
        ..TableState::at(game, handle, format!("puzzle-{}", game.info().id).into())
    };
    html! {
        <div class="at-puzzle">
            <PuzzleStrip {game} puzzles={props.puzzles.clone()} {nth} {outcome} {shown} again={onclick(|| SolvingAct::Again)} show={onclick(|| SolvingAct::ShowOn)} />
            <Frame table={Rc::new(table)} {act} take_over={Callback::noop()} />
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct PuzzleStripProps {
    game: GameRef,
    puzzles: Puzzles,
    nth: usize,
    outcome: PuzzleOutcome,
    shown: bool,
    again: Callback<MouseEvent>,
    show: Callback<MouseEvent>,
}

/// The goal, the outcome, and the ways to continue.
#[component]
fn PuzzleStrip(props: &PuzzleStripProps) -> Html {
    let (lang, id) = (use_home().lang, props.game.info().id);
    let puzzle = &props.puzzles[props.nth];
    let all = Route::Puzzles { game: id.into() }.address();
    let back = lang.say(PuzzleWords::All);
    html! {
        <section class={format!("puzzle-strip game-{id}")} aria-label={lang.say(PuzzleWords::Number(props.nth + 1))}>
            <a class="btn icon-only quiet" href={all} aria-label={back.clone()} title={back}>{ icon("list", 24) }</a>
            <div class="puzzle-goal">
                <h1><span class="puzzle-number" aria-hidden="true">{ props.nth + 1 }</span>{ puzzle.title(lang) }{ dots(lang, puzzle.dots) }</h1>
                <p>{ puzzle.goal(lang) }</p>
            </div>
            <p class="puzzle-outcome" role="status" aria-live="polite">{ outcome(lang, props) }</p>
            <div class="row">{ ways(lang, props) }</div>
        </section>
    }
}

/// Renders the outcome.
fn outcome(lang: Lang, props: &PuzzleStripProps) -> Html {
    let last = props.nth + 1 == props.puzzles.len();
    match props.outcome {
        PuzzleOutcome::Solved if props.shown => Html::default(),
        PuzzleOutcome::Solved => {
            let words = if last { PuzzleWords::AllSolved } else { PuzzleWords::Solved };
            html! { <b class="won">{ icon("crown", 22) }{ lang.say(words) }</b> }
        }
        PuzzleOutcome::Failed => html! { <b class="missed">{ lang.say(PuzzleWords::Failed) }</b> },
        PuzzleOutcome::Open => Html::default(),
    }
}

/// Renders the buttons: on to the next puzzle, or back to the beginning.
fn ways(lang: Lang, props: &PuzzleStripProps) -> Html {
    let next = props.puzzles.get(props.nth + 1);
    let next = next.map(|next| Route::Puzzle { game: props.game.info().id.into(), puzzle: next.id.clone() });
    let again = lang.say(PuzzleWords::TryAgain);
    match props.outcome {
        PuzzleOutcome::Solved => html! {
            <>
                { button("btn", None, again, props.again.clone()) }
                if let Some(next) = next {
                    { link("btn main", None, lang.say(PuzzleWords::Next), next.address()) }
                } else {
                    { link("btn main", None, lang.say(PuzzleWords::All), Route::Puzzles { game: props.game.info().id.into() }.address()) }
                }
            </>
        },
        PuzzleOutcome::Open if props.shown => button("btn", None, again, props.again.clone()),
        PuzzleOutcome::Open => html! {
            <>
                { icon_button("replay", &again, "quiet", false, props.again.clone()) }
                { button("btn quiet", None, lang.say(PuzzleWords::ShowMe), props.show.clone()) }
            </>
        },
        PuzzleOutcome::Failed => html! {
            <>
                { button("btn quiet", None, lang.say(PuzzleWords::ShowMe), props.show.clone()) }
                { button("btn main", None, again, props.again.clone()) }
            </>
        },
    }
}
