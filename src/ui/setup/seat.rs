//! One seat of a new game.

use yew::prelude::*;

use crate::lang::Lang;
use crate::lang::setup::SetupWords;
use crate::lobby::{Form, SeatForm};
use crate::play::shown::sign_art;
use crate::table::{Info, Level, MAX_SEATS, Sits};
use crate::ui::kit::fields::{TextField, text_field};
use crate::ui::kit::{art, icon, icon_button, seal};

/// What can be done with a seat.
#[derive(Clone, PartialEq, Debug)]
pub enum Change {
    Name(String),
    Sign(u8),
    Colour(u8),
    Up,
    Down,
    Remove,
    /// A person or a computer is to sit here.
    Sits(Sits),
    /// The handle was taken.
    Drag,
}

impl Change {
    /// Changes the form.
    pub fn carry_out(&self, form: &mut Form, seat: usize) {
        match self {
            Change::Name(name) => form.seats[seat].name.clone_from(name),
            Change::Sign(sign) => form.set_sign(seat, *sign),
            Change::Colour(colour) => form.set_colour(seat, *colour),
            Change::Up => form.move_to(seat, seat.wrapping_sub(1)),
            Change::Down => form.move_to(seat, seat + 1),
            Change::Remove => form.remove(seat),
            Change::Sits(sits) => form.set_sits(seat, *sits),
            Change::Drag => {}
        }
    }
}

/// The seat whose row lies under the pointer.
pub fn under(event: &PointerEvent) -> Option<usize> {
    let document = web_sys::window()?.document()?;
    let element = document.element_from_point(event.client_x() as f32, event.client_y() as f32)?;
    element.closest("[data-seat]").ok()??.get_attribute("data-seat")?.parse().ok()
}

/// What [`seat_row`] shows.
pub struct SeatRow {
    pub lang: Lang,
    pub index: usize,
    pub seat: SeatForm,
    /// How many seats there are.
    pub seats: usize,
    pub info: &'static Info,
    /// The words of the signs; empty where the game has none.
    pub signs: Vec<String>,
    /// What is wrong with the name.
    pub problem: AttrValue,
    /// Whether computers play this game.
    pub minds: bool,
    pub removable: bool,
    pub dragged: bool,
    pub onchange: Callback<Change>,
}

/// The row: handle, seal, name, sign, colour, order.
pub fn seat_row(props: &SeatRow) -> Html {
    let SeatRow { lang, index, seat, info, onchange, .. } = props;
    let (lang, place) = (*lang, index + 1);
    let called = props
        .signs
        .get(usize::from(seat.sign))
        .cloned()
        .unwrap_or_else(|| lang.say(SetupWords::Colour(seat.colour)));
    let button = |name: &'static str, label: SetupWords, change: Change, disabled: bool| {
        let onclick = onchange.reform(move |_: MouseEvent| change.clone());
        icon_button(name, &lang.say(label), "quiet", disabled, onclick)
    };
    let radio = |group: &str, label: String, checked: bool, change: Change, face: Html| {
        let onchange = onchange.reform(move |_: Event| change.clone());
        html! {
            <label class="pick" title={label.clone()}>
                <input type="radio" name={format!("{group}-{}", seat.key)} aria-label={label} {checked} {onchange} />
                <span class="pick-face">{ face }</span>
            </label>
        }
    };
    let signs = props.signs.iter().enumerate().map(|(i, word)| {
        let sign = i as u8;
        radio(
            "sign",
            word.clone(),
            sign == seat.sign,
            Change::Sign(sign),
            seal(&sign_art(info, sign), seat.colour, 36),
        )
    });
    let colours = (1..=MAX_SEATS as u8).map(|colour| {
        let face = html! { <span class={format!("swatch seat-{colour}")}>{ art(&format!("sym-{colour}"), 18) }</span> };
        radio("colour", lang.say(SetupWords::Colour(colour)), colour == seat.colour, Change::Colour(colour), face)
    });
    let onpointerdown = onchange.reform(|event: PointerEvent| {
        event.prevent_default();
        Change::Drag
    });
    html! {
        <li key={seat.key} class={classes!("chair", format!("seat-{}", seat.colour), props.dragged.then_some("dragged"))} data-seat={index.to_string()}
            aria-label={lang.say(SetupWords::Seat(place))}>
            <span class="handle" title={lang.say(SetupWords::Drag(place))} {onpointerdown}>{ icon("drag", 24) }</span>
            { seal(&sign_art(info, seat.sign), seat.colour, 48) }
            { text_field(&TextField {
                id: format!("name-{}", seat.key).into(),
                label: lang.say(SetupWords::Name).into(),
                value: seat.name.clone().into(),
                placeholder: lang.say(SetupWords::NameHint(&called)).into(),
                problem: props.problem.clone(),
                maxlength: Some("40".into()),
                list: Some("names".into()),
                oninput: onchange.reform(Change::Name),
                ..Default::default()
            }) }
            if props.minds {
                { who(lang, &seat.key.to_string(), lang.say(SetupWords::WhoPlays), seat.sits, onchange.reform(Change::Sits)) }
            }
            if !props.signs.is_empty() {
                <fieldset class="picks"><legend>{ lang.say(SetupWords::Sign) }</legend>{ for signs }</fieldset>
            }
            <fieldset class="picks"><legend>{ lang.say(SetupWords::Colours) }</legend>{ for colours }</fieldset>
            <div class="row order">
                { button("up", SetupWords::Up(place), Change::Up, *index == 0) }
                { button("down", SetupWords::Down(place), Change::Down, place == props.seats) }
                { button("trash", SetupWords::Remove(place), Change::Remove, !props.removable) }
            </div>
        </li>
    }
}

/// A person, or a computer of a level: radio buttons in a row, with `name` to tell this group from others.
pub fn who(lang: Lang, name: &str, legend: String, sits: Sits, onchange: Callback<Sits>) -> Html {
    let choice = |one: Sits| {
        let (image, short) = match one {
            Sits::Person => ("people", SetupWords::Person),
            Sits::Computer(level) => ("mind", SetupWords::Level(level)),
        };
        let onchange = onchange.reform(move |_: Event| one);
        html! {
            <label class="choice" key={one.to_string()}>
                <input type="radio" name={format!("sits-{name}")} value={one.to_string()} checked={one == sits}
                    aria-label={lang.say(SetupWords::Sits(one))} {onchange} />
                <span class="choice-face">{ icon(image, 18) }{ lang.say(short) }</span>
            </label>
        }
    };
    let all = std::iter::once(Sits::Person).chain(Level::ALL.map(Sits::Computer));
    html! {
        <fieldset class="field sits"><legend>{ legend }</legend><div class="choices">{ for all.map(choice) }</div></fieldset>
    }
}
