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
pub enum SeatChange {
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

impl SeatChange {
    /// Changes the form.
    pub fn carry_out(&self, form: &mut Form, seat: usize) {
        match self {
            SeatChange::Name(name) => form.seats[seat].name.clone_from(name),
            SeatChange::Sign(sign) => form.set_sign(seat, *sign),
            SeatChange::Colour(colour) => form.set_colour(seat, *colour),
            SeatChange::Up => form.move_to(seat, seat.wrapping_sub(1)),
            SeatChange::Down => form.move_to(seat, seat + 1),
            SeatChange::Remove => form.remove(seat),
            SeatChange::Sits(sits) => form.set_sits(seat, *sits),
            SeatChange::Drag => {}
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
    /// Signs and colours of the other seats: choosing one swaps.
    pub taken: (Vec<u8>, Vec<u8>),
    pub removable: bool,
    pub dragged: bool,
    pub onchange: Callback<SeatChange>,
}

/// The row: handle, name, who plays, sign, colour, order.
pub fn seat_row(props: &SeatRow) -> Html {
    let SeatRow { lang, index, seat, onchange, .. } = props;
    let (lang, place) = (*lang, index + 1);
    let called = props
        .signs
        .get(usize::from(seat.sign))
        .cloned()
        .unwrap_or_else(|| lang.say(SetupWords::Colour(seat.colour)));
    let button = |name: &'static str, label: SetupWords, change: SeatChange, disabled: bool| {
        let onclick = onchange.reform(move |_: MouseEvent| change.clone());
        icon_button(name, &lang.say(label), "quiet", disabled, onclick)
    };
    let onpointerdown = onchange.reform(|event: PointerEvent| {
        event.prevent_default();
        SeatChange::Drag
    });
    html! {
        <li key={seat.key} class={classes!("chair", format!("seat-{}", seat.colour), props.dragged.then_some("dragged"))} data-seat={index.to_string()}
            aria-label={lang.say(SetupWords::Seat(place))}>
            <span class="handle" title={lang.say(SetupWords::Drag(place))} {onpointerdown}>{ icon("drag", 24) }</span>
            { text_field(&TextField {
                id: format!("name-{}", seat.key).into(),
                label: lang.say(SetupWords::Name).into(),
                value: seat.name.clone().into(),
                placeholder: lang.say(SetupWords::NameHint(&called)).into(),
                problem: props.problem.clone(),
                maxlength: Some("40".into()),
                list: Some("names".into()),
                oninput: onchange.reform(SeatChange::Name),
                ..Default::default()
            }) }
            if props.minds {
                { who(lang, seat.key, lang.say(SetupWords::WhoPlays), seat.sits, false, onchange.reform(SeatChange::Sits)) }
            }
            if !props.signs.is_empty() {
                { signs(props) }
            }
            { colours(props) }
            <div class="row order">
                { button("up", SetupWords::Up(place), SeatChange::Up, *index == 0) }
                { button("down", SetupWords::Down(place), SeatChange::Down, place == props.seats) }
                { button("trash", SetupWords::Remove(place), SeatChange::Remove, !props.removable) }
            </div>
        </li>
    }
}

/// The signs to choose from.
fn signs(props: &SeatRow) -> Html {
    let signs = props.signs.iter().enumerate().map(|(i, word)| {
        let sign = i as u8;
        let state = (sign == props.seat.sign, props.taken.0.contains(&sign));
        let face = seal(&sign_art(props.info, sign), props.seat.colour, 36);
        radio(props, "sign", word.clone(), state, SeatChange::Sign(sign), face)
    });
    html! { <fieldset class="picks"><legend>{ props.lang.say(SetupWords::Sign) }</legend>{ for signs }</fieldset> }
}

/// The colours to choose from.
fn colours(props: &SeatRow) -> Html {
    let lang = props.lang;
    let colours = (1..=MAX_SEATS as u8).map(|colour| {
        let state = (colour == props.seat.colour, props.taken.1.contains(&colour));
        let face = html! { <span class={format!("swatch seat-{colour}")}>{ art(&format!("sym-{colour}"), 18) }</span> };
        radio(props, "colour", lang.say(SetupWords::Colour(colour)), state, SeatChange::Colour(colour), face)
    });
    html! { <fieldset class="picks"><legend>{ lang.say(SetupWords::Colours) }</legend>{ for colours }</fieldset> }
}

/// One of them: whether it is this seat's, or another's, with which it would be swapped.
fn radio(
    props: &SeatRow,
    group: &str,
    label: String,
    (checked, taken): (bool, bool),
    change: SeatChange,
    face: Html,
) -> Html {
    let onchange = props.onchange.reform(move |_: Event| change.clone());
    html! {
        <label class={classes!("pick", taken.then_some("taken"))} title={label.clone()}>
            <input type="radio" name={format!("{group}-{}", props.seat.key)} aria-label={label} {checked} {onchange} />
            <span class="pick-face">{ face }</span>
        </label>
    }
}

/// A person, or a computer of a level: one of a list, with `key` to tell it from others.
pub fn who(lang: Lang, key: u32, label: String, sits: Sits, fixed: bool, onchange: Callback<Sits>) -> Html {
    let all: Vec<Sits> = std::iter::once(Sits::Person).chain(Level::ALL.map(Sits::Computer)).collect();
    let option = |one: &Sits| {
        html! { <option key={one.to_string()} selected={*one == sits}>{ lang.say(SetupWords::Sits(*one)) }</option> }
    };
    let options: Html = all.iter().map(option).collect();
    let onchange = onchange.reform(move |event: Event| {
        let list = event.target_dyn_into::<web_sys::HtmlSelectElement>();
        list.and_then(|list| all.get(list.selected_index() as usize).copied()).unwrap_or(sits)
    });
    let id = format!("sits-{key}");
    html! {
        <div class="field sits">
            <label for={id.clone()}>{ label }</label>
            <select {id} {onchange} disabled={fixed}>{ options }</select>
        </div>
    }
}
