//! Taking moves back by agreement, on the shared device and on phones: a line of the log is chosen, then every person
//! agrees, each where they play.

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::super::kit::{button, icon, seal};
use super::super::log::{LATEST, Log};
use super::super::phones::hosting::mark_at;
use super::super::settings::use_home;
use super::TableState;
use super::dialogs::{DialogsProps, TableSheet};
use super::log_room::latest;
use crate::lang::Lang;
use crate::lang::phones::PhoneWords;
use crate::lang::table::TableWords;
use crate::phones::takeback::{Takeback, TakebackAct, TakebackEnd, TakebackQuestion};
use crate::play::ScreenMode;
use crate::table::Seat;

/// The time for which the end of a question is shown, in milliseconds.
const ENDED: u32 = 8_000;

/// An act about taking moves back; by a seat, or by the person at the shared device. A phone always acts for its own
/// seat.
pub type TakebackSaid = (Option<Seat>, TakebackAct);

/// Closes the sheet once the question is settled.
#[hook]
pub(super) fn use_end_of_question(props: &DialogsProps) {
    let sheet = props.sheet.clone();
    let number = props.table.seats.takeback().question.as_ref().map(|question| question.number);
    use_effect_with(number, move |number| {
        if number.is_none() && *sheet == Some(TableSheet::TakeBack) {
            sheet.set(None);
        }
    });
}

/// Closes the sheet; a question that was asked in it is withdrawn.
pub(super) fn close_question(props: &DialogsProps) -> Callback<()> {
    let (sheet, on) = (props.sheet.clone(), props.on_takeback.clone());
    let asked = props.table.seats.takeback().question.as_ref().filter(|question| question.by.is_none());
    let number = asked.filter(|_| !props.table.guest).map(|question| question.number);
    Callback::from(move |()| {
        sheet.set(None);
        if let Some(number) = number {
            on.emit((None, TakebackAct::Refuse(number)));
        }
    })
}

/// Renders the sheet: a line is chosen, then every person at this device taps their own symbol. A phone closes it as
/// soon as it has asked.
pub(super) fn take_back(lang: Lang, props: &DialogsProps, count: &UseStateHandle<usize>) -> Html {
    let (table, on) = (&props.table, &props.on_takeback);
    match &table.seats.takeback().question {
        Some(question) if table.guest => return note_on_phone(lang, table, question, on),
        Some(question) => return question_here(lang, table, question, on),
        None => {}
    }
    let (mut lines, more) = latest(table, lang, **count);
    let (count, view) = (count.clone(), lines.len());
    // Going back to the last entry would change nothing.
    let entries = table.handle.summary().entries;
    lines.retain(|line| line.entry + 1 < entries);
    let earlier = more.then(|| Callback::from(move |()| count.set(view + LATEST)));
    let (on, sheet, guest) = (on.clone(), props.sheet.clone(), table.guest);
    let onpick = Callback::from(move |to: usize| {
        if guest {
            sheet.set(None);
        }
        on.emit((None, TakebackAct::Ask(to)));
    });
    html! {
        <>
            <p>{ lang.say(TableWords::TakeBackHelp) }</p>
            <Log lines={Rc::new(lines)} label={lang.say(TableWords::Log)} {earlier} {onpick} />
        </>
    }
}

/// Renders the question in the sheet of the shared device.
fn question_here(
    lang: Lang,
    table: &TableState,
    question: &TakebackQuestion,
    on: &Callback<TakebackSaid>,
) -> Html {
    let away = |seat: Seat| table.seats.get(seat).is_some();
    let here = question.people.iter().filter(|(seat, _)| !away(*seat));
    let elsewhere = question.missing().filter(|seat| away(*seat)).collect();
    html! {
        <div class="take-back">
            <p>{ lang.say(TableWords::TakeBackTo) }{ ": " }<b>{ line(lang, table, question.to) }</b></p>
            <p>{ lang.say(TableWords::AgreeEach) }</p>
            <div class="row">{ for here.map(|(seat, agreed)| agree(lang, table, question, (*seat, *agreed), on)) }</div>
            { waiting_line(lang, table, elsewhere) }
        </div>
    }
}

/// Renders the button with which a seat agrees at the shared device.
fn agree(
    lang: Lang,
    table: &TableState,
    question: &TakebackQuestion,
    (seat, agreed): (Seat, bool),
    on: &Callback<TakebackSaid>,
) -> Html {
    let (mark, number) = (mark_at(table, lang, seat), question.number);
    let onclick = on.reform(move |_: MouseEvent| (Some(seat), TakebackAct::Agree(number)));
    html! {
        <button key={seat.index()} type="button" class="btn agree" aria-pressed={agreed.to_string()} {onclick}>
            { seal(&mark.symbol, mark.colour, 38) }{ mark.name }
            if agreed { { icon("check", 20) }<span class="sr">{ lang.say(TableWords::Agreed) }</span> }
        </button>
    }
}

/// Renders whose phones have not answered yet.
fn waiting_line(lang: Lang, table: &TableState, seats: Vec<Seat>) -> Html {
    let names: Vec<String> = seats.into_iter().map(|seat| mark_at(table, lang, seat).name).collect();
    if names.is_empty() {
        return Html::default();
    }
    html! { <p role="status">{ lang.say(PhoneWords::WaitsForAgreement(&names.join(", "))) }</p> }
}

#[derive(Properties, PartialEq)]
pub struct TakebackNoteProps {
    pub table: Rc<TableState>,
    pub on: Callback<TakebackSaid>,
    /// Whether the question is in its sheet.
    pub open: bool,
}

/// The question, or the end of the last one, above the board: on a phone for its seat, on the shared device for
/// everybody else. Tables without phones need no more than the sheet.
#[component]
pub fn TakebackNote(props: &TakebackNoteProps) -> Html {
    let (lang, table, on) = (use_home().lang, &*props.table, &props.on);
    let takeback = table.seats.takeback();
    let read = use_read(takeback);
    if !table.guest && table.seats.is_empty() {
        return Html::default();
    }
    match (&takeback.question, takeback.ended) {
        (None, Some(_)) if read => Html::default(),
        (Some(_), _) if props.open => Html::default(),
        (Some(question), _) if table.guest => note_on_phone(lang, table, question, on),
        (Some(question), _) => note_on_tablet(lang, table, question, on),
        (None, Some(ended)) => {
            html! { <p class="notice" role="status">{ icon("undo", 20) }<span>{ how_it_ended(lang, table, ended) }</span></p> }
        }
        (None, None) => Html::default(),
    }
}

/// Returns whether the end of the last question was shown long enough.
#[hook]
fn use_read(takeback: &Takeback) -> bool {
    let read = use_state_eq(|| None::<Takeback>);
    use_effect_with(takeback.clone(), {
        let read = read.clone();
        move |takeback| {
            let ended = takeback.clone();
            let timer = takeback.ended.map(|_| Timeout::new(ENDED, move || read.set(Some(ended))));
            move || drop(timer)
        }
    });
    read.as_ref() == Some(takeback)
}

/// Renders the question for the seat of this phone, or the seats that it waits for.
fn note_on_phone(
    lang: Lang,
    table: &TableState,
    question: &TakebackQuestion,
    on: &Callback<TakebackSaid>,
) -> Html {
    let ScreenMode::Hand(own) = table.mode else { return Html::default() };
    let number = question.number;
    let onact = |act: TakebackAct| on.reform(move |_: MouseEvent| (None, act));
    let (agrees, refuses) = (onact(TakebackAct::Agree(number)), onact(TakebackAct::Refuse(number)));
    if question.missing().any(|seat| seat == own) {
        return html! {
            <div class="notice take-back-note" role="group" aria-label={lang.say(TableWords::TakeBack)}>
                <p role="alert">{ question_text(lang, table, question) }</p>
                <div class="take-back-answers">
                    { button("btn small main", None, lang.say(PhoneWords::Agree), agrees) }
                    { button("btn small", None, lang.say(PhoneWords::Disagree), refuses) }
                </div>
            </div>
        };
    }
    html! {
        <div class="notice take-back-note" role="group" aria-label={lang.say(TableWords::TakeBack)}>
            { waiting_line(lang, table, question.missing().collect()) }
            if question.by == Some(own) { { button("btn small", None, lang.say(PhoneWords::Withdraw), refuses) } }
        </div>
    }
}

/// Asks the people without phones at the shared device.
fn note_on_tablet(
    lang: Lang,
    table: &TableState,
    question: &TakebackQuestion,
    on: &Callback<TakebackSaid>,
) -> Html {
    let away = |seat: &Seat| table.seats.get(*seat).is_some();
    let (elsewhere, here): (Vec<Seat>, Vec<Seat>) = question.missing().partition(away);
    let number = question.number;
    let onrefuse = on.reform(move |_: MouseEvent| (None, TakebackAct::Refuse(number)));
    let refuse = if question.by.is_none() { PhoneWords::Withdraw } else { PhoneWords::Disagree };
    html! {
        <div class="notice take-back-note" role="group" aria-label={lang.say(TableWords::TakeBack)}>
            <p role="status">{ question_text(lang, table, question) }</p>
            if !here.is_empty() {
                <p>{ lang.say(TableWords::AgreeEach) }</p>
                <div class="row">{ for here.iter().map(|seat| agree(lang, table, question, (*seat, false), on)) }</div>
            }
            { waiting_line(lang, table, elsewhere) }
            if question.by.is_none() || !here.is_empty() { { button("btn small", None, lang.say(refuse), onrefuse) } }
        </div>
    }
}

/// Renders who asks for a takeback, and to which entry.
fn question_text(lang: Lang, table: &TableState, question: &TakebackQuestion) -> Html {
    let name = question.by.map(|seat| mark_at(table, lang, seat).name);
    let text = lang.say(PhoneWords::AsksTakeback(name.as_deref()));
    let to = line(lang, table, question.to);
    if to.is_empty() {
        return html! { text };
    }
    html! { <>{ text }{ " " }{ lang.say(TableWords::TakeBackTo) }{ ": " }<b>{ to }</b></> }
}

/// Returns the last line of the log, as far as the viewer may read it, that stays.
fn line(lang: Lang, table: &TableState, to: usize) -> String {
    let last = (0..to).rev().find_map(|entry| table.handle.log(lang, entry, entry + 1).pop());
    last.map(|line| line.shortened()).unwrap_or_default()
}

fn how_it_ended(lang: Lang, table: &TableState, ended: TakebackEnd) -> String {
    let name = |seat: Seat| mark_at(table, lang, seat).name;
    match ended {
        TakebackEnd::Agreed => lang.say(PhoneWords::AllAgreed),
        TakebackEnd::Refused(seat) => lang.say(PhoneWords::NotAgreed(seat.map(name).as_deref())),
        TakebackEnd::Withdrawn => lang.say(PhoneWords::TakebackWithdrawn),
        TakebackEnd::MovedOn => lang.say(PhoneWords::TakebackMovedOn),
        TakebackEnd::PhoneLost(seat) => lang.say(PhoneWords::TakebackPhoneLost(&name(seat))),
    }
}
