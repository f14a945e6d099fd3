//! The page of learning a game: the tutorial, and its puzzles as cards. The puzzles of a game are one file of the site,
//! fetched when this page or a puzzle opens.

mod table;

use std::cell::RefCell;
use std::rc::Rc;

use yew::prelude::*;

pub use table::OpenPuzzle;

use super::browser;
use super::kit::page::Page;
use super::kit::{button, icon, link};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local};
use crate::games;
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::puzzles::PuzzleWords;
use crate::lang::settings::SettingsWords;
use crate::lang::setup::SetupWords;
use crate::lang::tutorial::TutorialWords;
use crate::play::game_module::GameRef;
use crate::play::puzzle::{self, PuzzleText};

/// The puzzles of a game, in the order of the page.
type Puzzles = Rc<[Rc<PuzzleText>]>;

thread_local! {
    /// Puzzles that were fetched, by the id of the game.
    static FETCHED: RefCell<Vec<(String, Puzzles)>> = RefCell::default();
}

/// The state of the fetch.
#[derive(Clone, PartialEq)]
enum FetchedPuzzles {
    Waiting,
    Here(Puzzles),
    Failed,
}

/// Provides the puzzles of a game, and a callback to try again.
#[hook]
fn use_puzzles(game: &'static str) -> (FetchedPuzzles, Callback<MouseEvent>) {
    let fetched =
        move || FETCHED.with(|all| all.borrow().iter().find(|of| of.0 == game).map(|of| of.1.clone()));
    let state = use_state(|| fetched().map_or(FetchedPuzzles::Waiting, FetchedPuzzles::Here));
    let tries = use_state(|| 0u32);
    use_effect_with((game, *tries), {
        let state = state.clone();
        move |(game, _)| {
            let game = *game;
            if let Some(puzzles) = fetched() {
                return state.set(FetchedPuzzles::Here(puzzles));
            }
            state.set(FetchedPuzzles::Waiting);
            let (build, address) = (browser::build(), format!("puzzles/{game}.json"));
            let from = if build.is_empty() { address } else { format!("{address}?{build}") };
            browser::fetch(&from, move |text| match text.as_deref().and_then(puzzle::read) {
                Some(puzzles) => {
                    let puzzles: Puzzles = puzzles.into_iter().map(Rc::new).collect();
                    FETCHED.with(|all| all.borrow_mut().push((game.to_string(), puzzles.clone())));
                    state.set(FetchedPuzzles::Here(puzzles));
                }
                None => state.set(FetchedPuzzles::Failed),
            });
        }
    });
    let retry = Callback::from(move |_: MouseEvent| tries.set(*tries + 1));
    ((*state).clone(), retry)
}

/// Renders the replacement for missing puzzles: a waiting line, or the reason with a button to try again.
fn absent(lang: Lang, failed: bool, retry: Callback<MouseEvent>) -> Html {
    if !failed {
        return html! { <p class="soft" role="status">{ lang.say(CommonWords::Loading) }</p> };
    }
    html! {
        <div class="notice warn" role="alert">
            { icon("warning", 20) }<span>{ lang.say(SettingsWords::Unreachable) }</span>
            { button("btn", None, lang.say(CommonWords::Retry), retry) }
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct LearnPageProps {
    /// Id of the game, from the address.
    pub game: AttrValue,
}

/// The page, or a sentence when the address names no game.
#[component]
pub fn LearnPage(props: &LearnPageProps) -> Html {
    let lang = use_home().lang;
    let title = lang.say(TutorialWords::Learn);
    match games::game_module(&props.game) {
        Some(game) => {
            let title = format!("{title}: {}", game.titles()[lang as usize].name);
            html! {
                <Page {title} game={game.info().id} class="learning">
                    if game.course().is_some() {
                        { tutorial(lang, game) }
                    }
                    <PuzzleCards {game} />
                </Page>
            }
        }
        None => html! { <Page {title}><p>{ lang.say(SetupWords::NoSuchGame) }</p></Page> },
    }
}

/// Renders the way to the tutorial.
fn tutorial(lang: Lang, game: GameRef) -> Html {
    let to = Route::Learn { game: game.info().id.into() }.address();
    html! {
        <section class="panel tutorial">
            <div>
                <h2>{ lang.say(TutorialWords::Title) }</h2>
                <p class="soft">{ lang.say(PuzzleWords::TutorialHelp) }</p>
            </div>
            { link("btn main", Some(("play", 20)), lang.say(TutorialWords::PlayIt), to) }
        </section>
    }
}

#[derive(Properties, PartialEq)]
struct PuzzleCardsProps {
    game: GameRef,
}

/// The puzzles of a game as cards.
#[component]
fn PuzzleCards(props: &PuzzleCardsProps) -> Html {
    let (lang, id) = (use_home().lang, props.game.info().id);
    let (fetched, retry) = use_puzzles(id);
    let solved = use_memo((), |()| store::solved_puzzles(&Local, id));
    if matches!(&fetched, FetchedPuzzles::Here(puzzles) if puzzles.is_empty()) {
        return Html::default();
    }
    let body = match &fetched {
        FetchedPuzzles::Here(puzzles) => html! {
            <ol class="puzzles" role="list">
                { for puzzles.iter().enumerate().map(|(nth, puzzle)| card(lang, id, nth + 1, puzzle, solved.contains(&puzzle.id))) }
            </ol>
        },
        waits => absent(lang, *waits == FetchedPuzzles::Failed, retry),
    };
    let count = match &fetched {
        FetchedPuzzles::Here(puzzles) => {
            let done = puzzles.iter().filter(|puzzle| solved.contains(&puzzle.id)).count();
            lang.say(PuzzleWords::Progress(done, puzzles.len()))
        }
        _ => String::new(),
    };
    html! {
        <section class="puzzle-part" aria-labelledby="puzzles">
            <div class="puzzles-head"><h2 id="puzzles">{ lang.say(PuzzleWords::Title) }</h2><p class="soft">{ count }</p></div>
            <p class="soft">{ lang.say(PuzzleWords::Help) }</p>
            { body }
        </section>
    }
}

/// Renders a puzzle as a card, which is a link to it.
fn card(lang: Lang, game: &str, number: usize, puzzle: &PuzzleText, solved: bool) -> Html {
    let to = Route::Puzzle { game: game.into(), puzzle: puzzle.id.clone() }.address();
    html! {
        <li key={puzzle.id.clone()}>
            <a class={classes!("puzzle", solved.then_some("solved"))} href={to}>
                <span class="puzzle-number" aria-hidden="true">{ number }</span>
                <b>{ puzzle.title(lang) }</b>
                { dots(lang, puzzle.dots) }
                <span class="puzzle-done">
                    if solved {
                        { icon("check", 22) }<span class="sr">{ lang.say(PuzzleWords::Solved) }</span>
                    }
                </span>
            </a>
        </li>
    }
}

/// Renders a difficulty as three dots, some of them full.
fn dots(lang: Lang, full: u8) -> Html {
    html! {
        <span class="dots" role="img" aria-label={lang.say(PuzzleWords::Dots(full))}>
            { for (1..=3).map(|dot| html! { <i class={(dot <= full).then_some("full")} /> }) }
        </span>
    }
}
