//! A new game, on one page: who plays, how many, how strong, who sits where, and by which rules. All of it is answered
//! when the page opens, as the last game was played.

mod again;
mod company;
pub mod learn;
pub mod picture;
mod rules;
mod seat;
mod seats;

use yew::prelude::*;

use self::again::LastTable;
use self::company::answers;
use self::learn::FirstTime;
use self::rules::rules;
pub use self::seat::{controller_choices, styles};
use self::seats::seats;

use super::browser;
use super::kit::fields::{Switch, switch};
use super::kit::page::Page;
use super::kit::{button, icon, link};
use super::phones::drawings::hands;
use super::phones::hosting::open_with_next_table;
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local, SaveSummary};
use crate::bots;
use crate::games::{game_card, game_module};
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::phones::PhoneWords;
use crate::lang::setup::SetupWords;
use crate::lang::tutorial::TutorialWords;
use crate::lobby::{Form, PLAIN, Problem};
use crate::play::game_module::GameRef;
use crate::table::{Company, Controller};

#[derive(Properties, PartialEq)]
pub struct NewGameProps {
    /// Id of the game, from the address.
    pub game: String,
}

/// The page, or a sentence when the address names no game.
#[component]
pub fn NewGame(props: &NewGameProps) -> Html {
    let home = use_home();
    match game_module(&props.game) {
        Some(game) => html! { <Lobby {game} /> },
        None => html! {
            <Page title={home.lang.say(CommonWords::NewGame)}><p>{ home.lang.say(SetupWords::NoSuchGame) }</p></Page>
        },
    }
}

/// Returns the last game of this kind in which a person played.
fn last_table(id: &str) -> Option<SaveSummary> {
    let has_person = |save: &SaveSummary| save.seats().iter().any(|player| player.controller.is_person());
    store::list(&Local).into_iter().find(|save| save.game == id && save.opens() && has_person(save))
}

/// Number of players at first, where the game allows it.
const FIRST_SEATS: usize = 3;

/// Returns the form as the last game of this kind was played; at first one person plays against computers.
fn first_form(game: GameRef) -> Form {
    let id = game.info().id;
    let colours = game_card(id).map_or(PLAIN, |shelf| shelf.colours);
    let last = last_table(id);
    let fresh = last.is_none() && bots::plays(id);
    let mut players = last.map(|m| m.seats()).unwrap_or_default();
    if !bots::plays(id) {
        players = players.into_iter().map(|player| player.with_controller(Controller::Person)).collect();
    }
    let defaults = game.options(Lang::default()).iter().map(|option| option.default).collect();
    let is_allowed =
        |field: usize, value: usize, seats: usize, people: usize| game.fits(field, value, seats, people);
    let mut form = Form::new(game.info(), defaults, colours, &players, &is_allowed);
    if fresh {
        form.set_seats(FIRST_SEATS);
        form.seat_company(Company::Computers);
        form.settle(&is_allowed);
    }
    form
}

/// Outcome of creating the game.
enum Begun {
    /// Saved under this id.
    Saved(String),
    /// There is no room.
    Full,
    /// The form has problems.
    No,
}

fn begin(game: GameRef, form: &Form, unsaved: bool) -> Begun {
    let Some(handle) = game.begin(form) else { return Begun::No };
    let id = store::fresh_id(&Local);
    if unsaved {
        store::keep_in_memory(&id, &handle, browser::now());
    } else if store::save(&Local, &id, &handle, browser::now()).is_err() {
        return Begun::Full;
    }
    let people = form.players().into_iter().filter(|player| player.controller.is_person());
    let names: Vec<String> = people.map(|player| player.name).collect();
    store::remember_names(&Local, &names);
    browser::persist(true, |_| ()); // Settings show the answer
    Begun::Saved(id)
}

#[derive(Properties, PartialEq)]
struct LobbyProps {
    game: GameRef,
}

/// The form on the page, with all that its parts show and change.
#[derive(Clone, PartialEq)]
struct Setup {
    lang: Lang,
    game: GameRef,
    form: UseStateHandle<Form>,
    /// The key of the seat whose sheet is open.
    open: UseStateHandle<Option<u32>>,
    /// Text for screen readers.
    announcement: UseStateHandle<String>,
    /// There was no room for the game.
    full: UseStateHandle<bool>,
    /// The rules are open: the answers above them take less room.
    ruling: UseStateHandle<bool>,
    /// Hands are on phones, where several people play.
    phones: UseStateHandle<bool>,
}

impl Setup {
    /// Changes the form; options that no longer fit are reset.
    fn edit(&self, change: &dyn Fn(&mut Form)) {
        let (mut new, game) = ((*self.form).clone(), self.game);
        change(&mut new);
        new.settle(&|field, value, seats, people| game.fits(field, value, seats, people));
        self.form.set(new);
    }

    /// Begins the game and opens it, or shows what keeps it from starting.
    fn start(&self, unsaved: bool) {
        match begin(self.game, &self.form, unsaved) {
            Begun::Saved(id) => {
                let phones = self.form.persons() > 1 && *self.phones;
                if self.form.persons() > 1 {
                    store::keep_phones(&Local, self.game.info().id, phones);
                }
                if phones {
                    open_with_next_table();
                }
                Route::Play { id }.go();
            }
            Begun::Full => self.full.set(true),
            Begun::No => {
                let problems = self.form.problems();
                self.announcement.set(self.lang.say(SetupWords::Missing(problems.len())));
                match problems.first() {
                    Some(Problem::SameName { seat, .. }) => self.open.set(Some(self.form.seats[*seat].key)),
                    Some(Problem::Seed) => browser::focus("#seed"),
                    None => {}
                }
            }
        }
    }
}

/// The page: the game at the side, the answers, and the button that starts.
#[component]
fn Lobby(props: &LobbyProps) -> Html {
    let home = use_home();
    let (lang, game) = (home.lang, props.game);
    let form = use_state(|| first_form(game));
    let names = use_memo((), |()| store::names(&Local));
    let (open, announcement, full) = (use_state(|| None), use_state(String::new), use_state(|| false));
    let ruling = use_state_eq(|| false);
    let phones = use_state_eq(|| store::begins_with_phones(&Local, game.info().id));
    let setup = Setup { lang, game, form, open, announcement, full, ruling, phones };
    let again = use_memo((), |()| last_table(game.info().id).is_some());
    let class = classes!("setup", setup.ruling.then_some("ruling"), again.then_some("again"));
    let problems = setup.form.problems();
    let titles = game.titles()[lang as usize];
    let title = format!("{} {}", titles.name, titles.with);
    html! {
        <Page title={title.trim_end().to_string()} game={game.info().id} {class} actions={about(lang, game)} footer={foot(&setup)}>
            <p class="sr" role="status">{ &*setup.announcement }</p>
            <datalist id="names">{ for names.iter().map(|name| html! { <option value={name.clone()} /> }) }</datalist>
            { answers(&setup) }
            { seats(&setup, &problems) }
            { rules(&setup, problems.contains(&Problem::Seed)) }
            <FirstTime {game} />
        </Page>
    }
}

/// Renders the game: its picture, the table of last time, the ways to learn it.
fn about(lang: Lang, game: GameRef) -> Html {
    let id = game.info().id;
    let picture = |theme: &str| {
        let src = format!("emblems/{id}-{theme}.svg");
        html! { <img class={format!("emblem for-{theme}")} {src} alt="" width="176" height="200" /> }
    };
    html! {
        <>
            { picture("light") }{ picture("dark") }
            <p class="mood">{ game.titles()[lang as usize].mood }</p>
            <LastTable {game} />
            <div class="row ways-in">
                if game.course().is_some() {
                    { link("btn", Some(("learn", 20)), lang.say(TutorialWords::Learn), Route::Puzzles { game: id.into() }.address()) }
                }
                { link("btn", Some(("help", 20)), lang.say(CommonWords::Rules), Route::Rules { game: id.into() }.address()) }
            </div>
        </>
    }
}

/// Renders the switch for hands on phones.
fn phones(setup: &Setup) -> Html {
    let (lang, on) = (setup.lang, setup.phones.clone());
    html! {
        <div class="on-phones">
            { hands() }
            { switch(&Switch {
                label: lang.say(PhoneWords::InForm).into(),
                help: lang.say(PhoneWords::InFormHelp).into(),
                id: "on-phones".into(),
                on: *setup.phones,
                onchange: Callback::from(move |phones: bool| on.set(phones)),
            }) }
        </div>
    }
}

/// Renders the button that starts, or why it cannot.
fn foot(setup: &Setup) -> Html {
    let lang = setup.lang;
    let start = |unsaved: bool| {
        let setup = setup.clone();
        Callback::from(move |_: MouseEvent| setup.start(unsaved))
    };
    html! {
        <>
            if *setup.full {
                <p class="problem" role="alert">
                    { icon("warning", 18) }<span>{ lang.say(CommonWords::StorageFull) }</span>
                    { button("btn", None, lang.say(SetupWords::PlayUnsaved), start(true)) }
                </p>
            }
            if setup.form.persons() > 1 { { phones(setup) } }
            { button("btn main", None, lang.say(SetupWords::Start), start(false)) }
        </>
    }
}
