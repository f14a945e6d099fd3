//! Seats with phones on the public table: a plate, a small sign, and a note when a phone is lost.

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use crate::lang::phones::PhoneWords;
use crate::play::table_view::SeatMark;
use crate::ui::kit::{button, icon, seal};
use crate::ui::settings::use_home;

/// The time for which those who have left are named, in milliseconds.
const LEFT: u32 = 8_000;

#[derive(Properties, PartialEq)]
pub struct PhoneBadgeProps {
    /// Whether the phone no longer answers.
    pub lost: bool,
}

/// A small sign that a seat has a phone, with words for screen readers.
#[component]
pub fn PhoneBadge(props: &PhoneBadgeProps) -> Html {
    let lang = use_home().lang;
    let (shape, words) = match props.lost {
        true => ("phone-lost", PhoneWords::BadgeLost),
        false => ("phone", PhoneWords::BadgeConnected),
    };
    let label = lang.say(words);
    html! {
        <span class={classes!("phone-badge", props.lost.then_some("lost"))} title={label.clone()}>
            { icon(shape, 18) }<span class="sr">{ label }</span>
        </span>
    }
}

#[derive(Properties, PartialEq)]
pub struct LostNoteProps {
    /// The seat whose phone is lost.
    pub mark: SeatMark,
    /// Asks for a new code.
    pub on_code: Callback<()>,
    /// Asks to play the seat on the tablet.
    pub on_here: Callback<()>,
}

/// A note on the tablet: whose phone is lost, and the two ways on. Playing here is confirmed.
#[component]
pub fn LostNote(props: &LostNoteProps) -> Html {
    let lang = use_home().lang;
    let (mark, asking) = (&props.mark, use_state_eq(|| false));
    let ask = |on: bool| {
        let asking = asking.setter();
        Callback::from(move |_: MouseEvent| asking.set(on))
    };
    let words = match *asking {
        true => PhoneWords::TakesHand { name: &mark.name, lost: true },
        false => PhoneWords::Gone,
    };
    html! {
        <div class={format!("lost-note seat-{}", mark.colour)} role="group" aria-label={lang.say(PhoneWords::PhoneOf(&mark.name))}>
            <p class="lost-who" role="status">
                { seal(&mark.symbol, mark.colour, 36) }
                <b class="disp">{ &mark.name }</b>
                <span class="lost-says">{ icon("phone-lost", 24) }{ lang.say(words) }</span>
            </p>
            <div class="lost-ways">
                if *asking {
                    { button("btn", Some(("tablet", 20)), lang.say(PhoneWords::PlayHere), props.on_here.reform(|_: MouseEvent| ())) }
                    { button("btn main", None, lang.say(PhoneWords::Cancel), ask(false)) }
                } else {
                    { button("btn", Some(("qr", 20)), lang.say(PhoneWords::NewCode), props.on_code.reform(|_: MouseEvent| ())) }
                    { button("btn main", Some(("tablet", 20)), lang.say(PhoneWords::PlayHere), ask(true)) }
                }
            </div>
        </div>
    }
}

#[derive(Properties, PartialEq)]
pub struct LeftNotesProps {
    /// The names of the seats.
    pub names: Vec<String>,
}

/// Renders for a while which players have left their phones.
#[component]
pub fn LeftNotes(props: &LeftNotesProps) -> Html {
    let lang = use_home().lang;
    let read = use_state_eq(Vec::new);
    use_effect_with(props.names.clone(), {
        let read = read.clone();
        move |names| {
            let names = names.clone();
            let end = Timeout::new(LEFT, move || read.set(names));
            move || drop(end)
        }
    });
    if *read == props.names {
        return Html::default();
    }
    let note = |name: &String| html! { <p class="notice" role="status">{ icon("tablet", 20) }<span>{ lang.say(PhoneWords::Left(name)) }</span></p> };
    html! { <>{ for props.names.iter().map(note) }</> }
}

#[derive(Properties, PartialEq)]
pub struct SeatPlateProps {
    pub mark: SeatMark,
    /// Whether the seat decides now.
    pub deciding: bool,
    /// Activity of the seat, in a word or two.
    pub does: AttrValue,
    /// Whether its phone no longer answers; `None` for a seat without a phone.
    pub lost: Option<bool>,
    /// Whether the ways on are offered: on the tablet.
    #[prop_or(true)]
    pub ways: bool,
    /// Classes for what the children are.
    pub class: Classes,
    /// Asks for a new code.
    pub on_code: Callback<()>,
    /// Asks to play the seat on the tablet.
    pub on_here: Callback<()>,
    /// Public facts of the seat.
    pub children: Children,
}

/// A seat at the public table: its player, what they do, public facts about them, and two ways to continue if its phone
/// is lost.
#[component]
pub fn SeatPlate(props: &SeatPlateProps) -> Html {
    let SeatMark { seat, name, symbol, colour, .. } = &props.mark;
    let state = match (props.lost, props.deciding) {
        (Some(true), _) if props.ways => "lost",
        (_, true) => "deciding",
        (_, false) => "waiting",
    };
    let class = classes!("plate", state, format!("seat-{colour}"), props.class.clone());
    html! {
        <div {class} role="listitem" data-seat={seat.to_string()}>
            if state == "lost" {
                <LostNote mark={props.mark.clone()} on_code={props.on_code.clone()} on_here={props.on_here.clone()} />
            } else {
                { seal(symbol, *colour, 42) }
                <p class="plate-head">
                    <b class="plate-name disp">{ name }</b><span class="sr">{ ", " }</span><span class="plate-does">{ &props.does }</span>
                    if let Some(lost) = props.lost { <PhoneBadge {lost} /> }
                </p>
            }
            <div class="plate-parts">{ props.children.clone() }</div>
        </div>
    }
}
