//! A new game, on one page: who sits where, by which rules, from which seed.

mod seat;

use yew::prelude::*;

pub use seat::{Change, SeatRow, seat_row, who};

use super::browser;
use super::kit::fields::{Segmented, Switch, TextField, segmented, switch, text_field};
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

#[component]
fn Lobby(props: &LobbyProps) -> Html {
    let home = use_home();
    let (lang, game) = (home.lang, props.game);
    let options = game.options(lang);
    let form = use_state(|| first_form(game));
    let titles = game.titles()[lang as usize];
    let signs: Vec<String> = titles.signs.iter().map(|sign| (*sign).to_string()).collect();
    let names = use_memo((), |()| store::names(&Local));
    let said = use_state(String::new);
    let full = use_state(|| false);
    let problems = form.problems();

    let edit = {
        let form = form.clone();
        move |change: &dyn Fn(&mut Form)| {
            let mut new = (*form).clone();
            change(&mut new);
            new.settle(&|field, value, seats, people| game.fits(field, value, seats, people));
            form.set(new);
        }
    };
    let start = |unsaved: bool| {
        let (form, said, full) = (form.clone(), said.clone(), full.clone());
        Callback::from(move |_: MouseEvent| match begin(game, &form, unsaved) {
            Begun::Saved(id) => Route::Play { id }.go(),
            Begun::Full => full.set(true),
            Begun::No => {
                let problems = form.problems();
                said.set(lang.say(SetupWords::Missing(problems.len())));
                focus_on(&form, problems.first());
            }
        })
    };

    let drag = use_state(|| None::<u32>);
    let seat = |(index, seat): (usize, &crate::lobby::SeatForm)| {
        let dragged = *drag == Some(seat.key);
        let (edit, said, drag, key) = (edit.clone(), said.clone(), drag.clone(), seat.key);
        let name =
            if seat.name.is_empty() { lang.say(SetupWords::Seat(index + 1)) } else { seat.name.clone() };
        let onchange = Callback::from(move |change: Change| {
            let to = match change {
                Change::Up => index.saturating_sub(1),
                Change::Down => index + 1,
                Change::Drag => return drag.set(Some(key)),
                _ => index,
            };
            if to != index {
                said.set(lang.say(SetupWords::Moved { name: &name, place: to + 1 }));
            }
            edit(&|form| change.carry_out(form, index));
        });
        let taken = problems.iter().find_map(|problem| match problem {
            Problem::SameName { seat, name } if *seat == index => Some(lang.say(SetupWords::SameName(name))),
            _ => None,
        });
        seat_row(&SeatRow {
            lang,
            index,
            seat: seat.clone(),
            seats: form.seats.len(),
            info: game.info(),
            signs: signs.clone(),
            problem: taken.unwrap_or_default().into(),
            minds: bots::plays(game.info().id),
            taken: form.taken(index),
            removable: form.can_remove(),
            dragged,
            onchange,
        })
    };
    let ondrag = {
        let (form, drag) = (form.clone(), drag.clone());
        Callback::from(move |event: PointerEvent| {
            let from = drag.and_then(|key| form.seats.iter().position(|s| s.key == key));
            if let (Some(from), Some(to)) = (from, seat::under(&event))
                && from != to
            {
                let mut new = (*form).clone();
                new.move_to(from, to);
                form.set(new);
            }
        })
    };
    let ondrop = {
        let drag = drag.clone();
        Callback::from(move |_: PointerEvent| drag.set(None))
    };
    let add = {
        let edit = edit.clone();
        Callback::from(move |_: MouseEvent| edit(&Form::add))
    };
    let shuffle = {
        let (edit, said) = (edit.clone(), said.clone());
        Callback::from(move |_: MouseEvent| {
            edit(&Form::shuffle);
            said.set(lang.say(SetupWords::Shuffled));
        })
    };
    let presets = game.presets(lang);
    let preset = {
        let (edit, sheets) = (edit.clone(), presets.clone());
        let chosen = presets.iter().position(|preset| preset.options == form.options);
        let onchange =
            Callback::from(move |nth: usize| edit(&|form| form.options.clone_from(&sheets[nth].options)));
        segmented(&Segmented {
            name: "preset".into(),
            legend: lang.say(SetupWords::Preset).into(),
            help: chosen.map_or_else(AttrValue::default, |nth| presets[nth].help.clone().into()),
            choices: presets.iter().map(|preset| preset.name.clone().into()).collect(),
            chosen: chosen.unwrap_or(presets.len()),
            onchange,
            ..Default::default()
        })
    };
    let idle = game.idle(&form.options, form.seats.len());
    let option = |(field, text): (usize, &OptionText)| {
        let edit = edit.clone();
        let (seats, people) = (form.seats.len(), form.persons());
        let fits = |value: &usize| game.fits(field, *value, seats, people);
        let closed: Vec<usize> = (0..text.values.len()).filter(|value| !fits(value)).collect();
        let onchange = Callback::from(move |value: usize| edit(&|form| form.options[field] = value));
        let choices: Vec<AttrValue> = text.values.iter().cloned().map(AttrValue::from).collect();
        segmented(&Segmented {
            name: format!("option-{field}").into(),
            legend: text.label.clone().into(),
            help: text.help.clone().into(),
            choices,
            chosen: form.options[field],
            usual: Some((text.usual, lang.say(SetupWords::Usual).into())),
            closed,
            disabled: idle.contains(&field),
            onchange,
        })
    };
    let takeback = {
        let edit = edit.clone();
        Callback::from(move |on: bool| edit(&|form| form.takeback = Some(on)))
    };
    let hints = {
        let edit = edit.clone();
        Callback::from(move |on: bool| edit(&|form| form.hints = Some(on)))
    };
    let seed = {
        let edit = edit.clone();
        Callback::from(move |text: String| edit(&|form| form.seed = text.clone()))
    };
    let bad_seed = problems.contains(&Problem::Seed);
    let changed = form.changed(&idle);
    let changed = changed.iter().map(|(field, value)| {
        let option = &options[*field];
        format!("{}: {}", option.label, small(&option.values[*value]))
    });
    let summary = lang.say(SetupSummary { seats: form.seats.len(), changed: changed.collect() });
    let footer = html! {
        <>
            <p class="summary">{ summary }</p>
            if *full {
                <p class="problem" role="alert">
                    { icon("warning", 18) }<span>{ lang.say(CommonWords::StorageFull) }</span>
                    { button("btn", None, lang.say(SetupWords::PlayUnsaved), start(true)) }
                </p>
            }
            { button("btn main", None, lang.say(SetupWords::Start), start(false)) }
        </>
    };
    let title = lang.say(SetupWords::Title(format!("{} {}", titles.name, titles.with).trim_end()));
    html! {
        <Page {title} game={game.info().id} class="setup" {footer}>
            <p class="sr" role="status">{ &*said }</p>
            <datalist id="names">{ for names.iter().map(|name| html! { <option value={name.clone()} /> }) }</datalist>
            <section class="panel" aria-labelledby="players">
                <h2 id="players">{ lang.say(SetupWords::Players) }</h2>
                <ol class="chairs" onpointermove={ondrag} onpointerup={ondrop.clone()} onpointercancel={ondrop.clone()} onpointerleave={ondrop}>
                    { for form.seats.iter().enumerate().map(seat) }
                </ol>
                <div class="row wrap">
                    if form.can_add() {
                        { button("btn", Some(("plus", 20)), lang.say(SetupWords::Add), add) }
                    }
                    { button("btn", Some(("shuffle", 20)), lang.say(SetupWords::Shuffle), shuffle) }
                </div>
            </section>
            <section class="panel" aria-labelledby="options">
                <h2 id="options">{ lang.say(SetupWords::Options) }</h2>
                <div class="fields">
                    if !presets.is_empty() { { preset } }
                    { for options.iter().enumerate().map(option) }
                    { switch(&Switch {
                        id: "takeback".into(),
                        label: lang.say(SetupWords::Takeback).into(),
                        help: lang.say(SetupWords::TakebackHelp).into(),
                        on: form.takeback(),
                        onchange: takeback,
                    }) }
                    if bots::plays(game.info().id) {
                        { switch(&Switch {
                            id: "hints".into(),
                            label: lang.say(SetupWords::Hints).into(),
                            help: lang.say(SetupWords::HintsHelp).into(),
                            on: form.hints(),
                            onchange: hints,
                        }) }
                    }
                </div>
                <details class="advanced" open={bad_seed}>
                    <summary>{ lang.say(SetupWords::Advanced) }</summary>
                    { text_field(&TextField {
                        id: "seed".into(),
                        label: lang.say(SetupWords::Seed).into(),
                        help: lang.say(SetupWords::SeedHelp).into(),
                        value: form.seed.clone().into(),
                        maxlength: Some("18".into()),
                        problem: if bad_seed { lang.say(SetupWords::BadSeed).into() } else { AttrValue::default() },
                        oninput: seed,
                        ..Default::default()
                    }) }
                </details>
            </section>
        </Page>
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
