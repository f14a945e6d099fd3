//! A new game, on one page: who sits where, by which rules, from which seed.

mod players;
mod rules;
mod seat;

use yew::prelude::*;

use self::players::players;
use self::rules::rules;
pub use seat::{SeatChange, SeatRow, seat_row, who};

use super::browser;
use super::kit::page::Page;
use super::kit::{button, icon};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local, Meta};
use crate::bots;
use crate::games::{rulebook, shelf_box};
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::setup::{SetupSummary, SetupWords};
use crate::lang::small;
use crate::lobby::{Form, PLAIN, Problem};
use crate::play::rulebook::{Catalogued, OptionText};
use crate::table::Sits;

#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    /// Id of the game, from the address.
    pub game: String,
}

/// The page, or a sentence when the address names no game.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let home = use_home();
    match rulebook(&props.game) {
        Some(game) => html! { <Lobby {game} /> },
        None => html! {
            <Page title={home.lang.say(CommonWords::NewGame)}><p>{ home.lang.say(SetupWords::NoSuchGame) }</p></Page>
        },
    }
}

/// The form as the last game of this kind was played.
fn first_form(game: Catalogued) -> Form {
    let id = game.info().id;
    let colours = shelf_box(id).map_or(PLAIN, |shelf| shelf.colours);
    let last = store::list(&Local).into_iter().find(|m: &Meta| m.game == id && m.opens());
    let mut players = last.map(|m| m.seated()).unwrap_or_default();
    if !bots::plays(id) {
        players = players.into_iter().map(|player| player.sits(Sits::Person)).collect();
    }
    let usual = game.options(Lang::default()).iter().map(|option| option.usual).collect();
    Form::new(game.info(), usual, colours, &players, &|field, value, seats, people| {
        game.fits(field, value, seats, people)
    })
}

/// Where the game went.
enum Begun {
    /// Saved under this id.
    Saved(String),
    /// There is no room.
    Full,
    /// The form has problems.
    No,
}

fn begin(game: Catalogued, form: &Form, unsaved: bool) -> Begun {
    let Some(seated) = game.begin(form) else { return Begun::No };
    let id = store::fresh_id(&Local);
    if unsaved {
        store::keep_in_memory(&id, &seated, browser::now());
    } else if store::save(&Local, &id, &seated, browser::now()).is_err() {
        return Begun::Full;
    }
    let people = form.players().into_iter().filter(|player| player.sits.is_person());
    let names: Vec<String> = people.map(|player| player.name).collect();
    store::remember_names(&Local, &names);
    browser::persist(true, |_| ()); // Settings show the answer
    Begun::Saved(id)
}

#[derive(Properties, PartialEq)]
struct LobbyProps {
    game: Catalogued,
}

/// The form on the page, with all that its parts show and change.
#[derive(Clone)]
struct Setup {
    lang: Lang,
    game: Catalogued,
    form: UseStateHandle<Form>,
    /// What screen readers hear.
    said: UseStateHandle<String>,
    /// There was no room for the game.
    full: UseStateHandle<bool>,
}

impl Setup {
    /// Changes the form; options that fit no more give way.
    fn edit(&self, change: &dyn Fn(&mut Form)) {
        let (mut new, game) = ((*self.form).clone(), self.game);
        change(&mut new);
        new.settle(&|field, value, seats, people| game.fits(field, value, seats, people));
        self.form.set(new);
    }

    /// Begins the game and goes to it, or says what keeps it from starting.
    fn start(&self, unsaved: bool) {
        match begin(self.game, &self.form, unsaved) {
            Begun::Saved(id) => Route::Play { id }.go(),
            Begun::Full => self.full.set(true),
            Begun::No => {
                let problems = self.form.problems();
                self.said.set(self.lang.say(SetupWords::Missing(problems.len())));
                focus_on(&self.form, problems.first());
            }
        }
    }
}

/// The page: seats, rules, and what comes of them.
#[component]
fn Lobby(props: &LobbyProps) -> Html {
    let home = use_home();
    let (lang, game) = (home.lang, props.game);
    let form = use_state(|| first_form(game));
    let names = use_memo((), |()| store::names(&Local));
    let (said, full) = (use_state(String::new), use_state(|| false));
    let dragged = use_state(|| None::<u32>);
    let setup = Setup { lang, game, form, said, full };
    let (options, problems) = (game.options(lang), setup.form.problems());
    let titles = game.titles()[lang as usize];
    let title = lang.say(SetupWords::Title(format!("{} {}", titles.name, titles.with).trim_end()));
    html! {
        <Page {title} game={game.info().id} class="setup" footer={foot(&setup, &options)}>
            <p class="sr" role="status">{ &*setup.said }</p>
            <datalist id="names">{ for names.iter().map(|name| html! { <option value={name.clone()} /> }) }</datalist>
            { players(&setup, &problems, &dragged) }
            { rules(&setup, &options, problems.contains(&Problem::Seed)) }
        </Page>
    }
}

/// What was changed, and the button that starts.
fn foot(setup: &Setup, options: &[OptionText]) -> Html {
    let (lang, form) = (setup.lang, &setup.form);
    let changed = form.changed(&setup.game.idle(&form.options, form.seats.len()));
    let changed = changed.iter().map(|(field, value)| {
        let option = &options[*field];
        format!("{}: {}", option.label, small(&option.values[*value]))
    });
    let summary = lang.say(SetupSummary { seats: form.seats.len(), changed: changed.collect() });
    let start = |unsaved: bool| {
        let setup = setup.clone();
        Callback::from(move |_: MouseEvent| setup.start(unsaved))
    };
    html! {
        <>
            <p class="summary">{ summary }</p>
            if *setup.full {
                <p class="problem" role="alert">
                    { icon("warning", 18) }<span>{ lang.say(CommonWords::StorageFull) }</span>
                    { button("btn", None, lang.say(SetupWords::PlayUnsaved), start(true)) }
                </p>
            }
            { button("btn main", None, lang.say(SetupWords::Start), start(false)) }
        </>
    }
}

/// Moves the focus to the field a problem is about.
fn focus_on(form: &Form, problem: Option<&Problem>) {
    match problem {
        Some(Problem::SameName { seat, .. }) => {
            if let Some(seat) = form.seats.get(*seat) {
                browser::focus(&format!("#name-{}", seat.key));
            }
        }
        Some(Problem::Seed) => browser::focus("#seed"),
        None => {}
    }
}
