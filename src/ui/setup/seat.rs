//! The sheet of one seat: name, who plays, sign, colour, place in the order.

use yew::prelude::*;

use super::Setup;
use super::seats::shown_name;
use crate::bots;
use crate::lang::Lang;
use crate::lang::setup::SetupWords;
use crate::lobby::{Form, Problem};
use crate::play::table_view::sign_art;
use crate::table::{Controller, Level, MAX_SEATS, Temper};
use crate::ui::kit::fields::{Segmented, TextField, segmented, text_field};
use crate::ui::kit::{Dialog, art, button, icon_button, seal};

#[derive(Properties, PartialEq)]
pub(super) struct SeatSheetProps {
    pub setup: Setup,
    /// Number of the seat, from 0.
    pub index: usize,
}

/// The sheet; every change applies at once.
#[component]
pub(super) fn SeatSheet(props: &SeatSheetProps) -> Html {
    let (setup, index) = (&props.setup, props.index);
    let Some(seat) = setup.form.seats.get(index) else { return Html::default() };
    let (lang, key) = (setup.lang, seat.key);
    let close = {
        let open = setup.open.clone();
        Callback::from(move |()| open.set(None))
    };
    let title = lang.say(SetupWords::Seat(index + 1));
    let name = shown_name(setup, seat);
    let problem = setup.form.problems().into_iter().find_map(|problem| match problem {
        Problem::SameName { seat, name } if seat == index => Some(lang.say(SetupWords::SameName(&name))),
        _ => None,
    });
    let edit = |change: fn(&mut Form, usize, u8)| {
        let setup = setup.clone();
        Callback::from(move |value: u8| setup.edit(&|form| change(form, index, value)))
    };
    let rename = {
        let setup = setup.clone();
        Callback::from(move |name: String| setup.edit(&|form| form.seats[index].name.clone_from(&name)))
    };
    let sit = {
        let setup = setup.clone();
        Callback::from(move |controller: Controller| {
            setup.edit(&|form| form.set_controller(index, controller));
        })
    };
    let remove = {
        let (setup, close) = (setup.clone(), close.clone());
        Callback::from(move |_: MouseEvent| {
            close.emit(());
            setup.edit(&|form| form.remove(index));
        })
    };
    html! {
        <Dialog {title} onclose={close.clone()} class="seat-sheet">
            { text_field(&TextField {
                id: "name".into(),
                label: lang.say(SetupWords::Name).into(),
                value: seat.name.clone().into(),
                placeholder: name.into(),
                problem: problem.unwrap_or_default().into(),
                maxlength: Some("40".into()),
                list: Some("names".into()),
                oninput: rename,
                ..Default::default()
            }) }
            if bots::plays(setup.game.info().id) {
                { controller_choices(lang, key, lang.say(SetupWords::WhoSits), seat.controller, false, sit) }
            }
            if let Some(chosen) = seat.controller.temper() { { temper(setup, index, chosen) } }
            { signs(setup, index, &edit(Form::set_sign)) }
            { colours(setup, index, &edit(Form::set_colour)) }
            <div class="row wrap">
                { order(setup, index) }
                if setup.form.can_remove() {
                    { button("btn", Some(("trash", 20)), lang.say(SetupWords::Remove), remove) }
                }
                <span class="grow"></span>
                { button("btn main", None, lang.say(SetupWords::Done), close.reform(|_: MouseEvent| ())) }
            </div>
        </Dialog>
    }
}

/// Renders the temper of a computer, with its preferences.
fn temper(setup: &Setup, index: usize, chosen: Temper) -> Html {
    let lang = setup.lang;
    let onchange = {
        let setup = setup.clone();
        Callback::from(move |nth: usize| setup.edit(&|form| form.set_temper(index, Temper::ALL[nth])))
    };
    segmented(&Segmented {
        name: "temper".into(),
        legend: lang.say(SetupWords::Tempers).into(),
        help: lang.say(SetupWords::TemperHelp(chosen)).into(),
        choices: Temper::ALL.map(|temper| lang.say(SetupWords::Temper(temper)).into()).into(),
        chosen: chosen as usize,
        onchange,
        ..Default::default()
    })
}

/// Moves the seat earlier or later in the order, and announces its new place.
fn order(setup: &Setup, index: usize) -> Html {
    let (lang, last) = (setup.lang, setup.form.seats.len() - 1);
    let step = |to: usize, shape: &'static str, words: SetupWords, disabled: bool| {
        let setup = setup.clone();
        let onclick = Callback::from(move |_: MouseEvent| {
            let name = shown_name(&setup, &setup.form.seats[index]);
            setup.announcement.set(lang.say(SetupWords::Moved { name: &name, place: to + 1 }));
            setup.edit(&|form| form.move_to(index, to));
        });
        icon_button(shape, &lang.say(words), "", disabled, onclick)
    };
    html! {
        <>
            { step(index.saturating_sub(1), "up", SetupWords::Up, index == 0) }
            { step(index + 1, "down", SetupWords::Down, index == last) }
        </>
    }
}

/// Renders the signs to choose from, where the game has its own.
fn signs(setup: &Setup, index: usize, onpick: &Callback<u8>) -> Html {
    let (info, seat) = (setup.game.info(), &setup.form.seats[index]);
    let words = setup.game.titles()[setup.lang as usize].signs;
    if words.is_empty() {
        return Html::default();
    }
    let signs = words.iter().enumerate().map(|(i, word)| {
        let sign = i as u8;
        let owner = setup.form.seats.iter().find(|other| other.sign == sign && other.key != seat.key);
        let face = seal(&sign_art(info, sign), seat.colour, 56);
        let pick =
            Radio { group: "sign", value: sign, label: (*word).to_string(), chosen: sign == seat.sign };
        radio(setup, pick, owner.map(|owner| shown_name(setup, owner)), face, onpick)
    });
    html! { <fieldset class="picks"><legend>{ setup.lang.say(SetupWords::Sign) }</legend>{ for signs }</fieldset> }
}

/// Renders the colours to choose from.
fn colours(setup: &Setup, index: usize, onpick: &Callback<u8>) -> Html {
    let (lang, seat) = (setup.lang, &setup.form.seats[index]);
    let colours = (1..=MAX_SEATS as u8).map(|colour| {
        let owner = setup.form.seats.iter().find(|other| other.colour == colour && other.key != seat.key);
        let face = html! { <span class={format!("swatch seat-{colour}")}>{ art(&format!("sym-{colour}"), 26) }</span> };
        let label = lang.say(SetupWords::Colour(colour));
        let pick = Radio { group: "colour", value: colour, label, chosen: colour == seat.colour };
        radio(setup, pick, owner.map(|owner| shown_name(setup, owner)), face, onpick)
    });
    html! { <fieldset class="picks"><legend>{ lang.say(SetupWords::Colours) }</legend>{ for colours }</fieldset> }
}

/// One value of a group.
struct Radio {
    group: &'static str,
    value: u8,
    label: String,
    chosen: bool,
}

/// Renders one choice of a sign or colour. Another seat may have it, and would exchange it.
fn radio(setup: &Setup, pick: Radio, owner: Option<String>, face: Html, onpick: &Callback<u8>) -> Html {
    let Radio { group, value, label, chosen } = pick;
    let onchange = onpick.reform(move |_: Event| value);
    let said = match &owner {
        Some(owner) => setup.lang.say(SetupWords::Taken { label: &label, owner }),
        None => label,
    };
    html! {
        <label key={value} class={classes!("pick", owner.is_some().then_some("taken"))} title={said.clone()}>
            <input type="radio" name={group} aria-label={said} checked={chosen} {onchange} />
            <span class="pick-face">{ face }</span>
            if let Some(owner) = owner { <small aria-hidden="true">{ owner }</small> }
        </label>
    }
}

/// A person, or a computer of a level: one of a list, with `key` to tell it from others.
pub fn controller_choices(
    lang: Lang,
    key: u32,
    label: String,
    controller: Controller,
    fixed: bool,
    onchange: Callback<Controller>,
) -> Html {
    let all: Vec<Controller> = std::iter::once(Controller::Person)
        .chain(Level::ALL.map(|level| Controller::Computer(level.into())))
        .collect();
    let option = |one: &Controller| {
        html! { <option key={one.to_string()} selected={one.level() == controller.level()}>{ lang.say(SetupWords::Controller(*one)) }</option> }
    };
    let options: Html = all.iter().map(option).collect();
    let onchange = onchange.reform(move |event: Event| chosen(&event, &all).unwrap_or(controller));
    list(format!("sits-{key}"), label, fixed, options, onchange)
}

/// Renders the styles of a computer, with `key` to tell its list from others.
pub fn styles(lang: Lang, key: u32, label: String, temper: Temper, onchange: &Callback<Temper>) -> Html {
    let option = |one: Temper| {
        html! { <option key={one.word()} selected={one == temper}>{ lang.say(SetupWords::Temper(one)) }</option> }
    };
    let options: Html = Temper::ALL.into_iter().map(option).collect();
    let onchange = onchange.reform(move |event: Event| chosen(&event, &Temper::ALL).unwrap_or(temper));
    list(format!("style-{key}"), label, false, options, onchange)
}

/// Returns the chosen value of a list with an option for each of `all`.
fn chosen<T: Copy>(event: &Event, all: &[T]) -> Option<T> {
    let list = event.target_dyn_into::<web_sys::HtmlSelectElement>()?;
    all.get(list.selected_index() as usize).copied()
}

fn list(id: String, label: String, fixed: bool, options: Html, onchange: Callback<Event>) -> Html {
    html! {
        <div class="field sits">
            <label for={id.clone()}>{ label }</label>
            <select {id} {onchange} disabled={fixed}>{ options }</select>
        </div>
    }
}
