//! Who sits where: the seats in their order, which can be dragged, added and shuffled.

use yew::prelude::*;

use super::Setup;
use super::seat::{SeatChange, SeatRow, seat_row, under};
use crate::bots;
use crate::lang::setup::SetupWords;
use crate::lobby::{Form, Problem, SeatForm};
use crate::ui::kit::button;

/// The key of the seat that is dragged.
type Dragged = UseStateHandle<Option<u32>>;

/// The seats and what changes all of them.
pub(super) fn players(setup: &Setup, problems: &[Problem], dragged: &Dragged) -> Html {
    let (lang, form) = (setup.lang, &setup.form);
    let signs = setup.game.titles()[lang as usize].signs;
    let signs: Vec<String> = signs.iter().map(|sign| (*sign).to_string()).collect();
    let row = |(index, seat): (usize, &SeatForm)| {
        seat_row(&SeatRow {
            lang,
            index,
            seat: seat.clone(),
            seats: form.seats.len(),
            info: setup.game.info(),
            signs: signs.clone(),
            problem: same_name(setup, problems, index).into(),
            minds: bots::plays(setup.game.info().id),
            taken: form.taken(index),
            removable: form.can_remove(),
            dragged: **dragged == Some(seat.key),
            onchange: on_change(setup, dragged, index),
        })
    };
    let ondrop = {
        let dragged = dragged.clone();
        Callback::from(move |_: PointerEvent| dragged.set(None))
    };
    let add = {
        let setup = setup.clone();
        Callback::from(move |_: MouseEvent| setup.edit(&Form::add))
    };
    let shuffle = {
        let setup = setup.clone();
        Callback::from(move |_: MouseEvent| {
            setup.edit(&Form::shuffle);
            setup.said.set(lang.say(SetupWords::Shuffled));
        })
    };
    html! {
        <section class="panel" aria-labelledby="players">
            <h2 id="players">{ lang.say(SetupWords::Players) }</h2>
            <ol class="chairs" onpointermove={on_drag(setup, dragged)} onpointerup={ondrop.clone()} onpointercancel={ondrop.clone()} onpointerleave={ondrop}>
                { for form.seats.iter().enumerate().map(row) }
            </ol>
            <div class="row wrap">
                if form.can_add() {
                    { button("btn", Some(("plus", 20)), lang.say(SetupWords::Add), add) }
                }
                { button("btn", Some(("shuffle", 20)), lang.say(SetupWords::Shuffle), shuffle) }
            </div>
        </section>
    }
}

/// That an earlier seat has the name of this one; empty where none has.
fn same_name(setup: &Setup, problems: &[Problem], index: usize) -> String {
    let same = problems.iter().find_map(|problem| match problem {
        Problem::SameName { seat, name } if *seat == index => {
            Some(setup.lang.say(SetupWords::SameName(name)))
        }
        _ => None,
    });
    same.unwrap_or_default()
}

/// What is done with one seat; where it moved to is said.
fn on_change(setup: &Setup, dragged: &Dragged, index: usize) -> Callback<SeatChange> {
    let (setup, dragged) = (setup.clone(), dragged.clone());
    Callback::from(move |change: SeatChange| {
        let seat = &setup.form.seats[index];
        let to = match change {
            SeatChange::Up => index.saturating_sub(1),
            SeatChange::Down => index + 1,
            SeatChange::Drag => return dragged.set(Some(seat.key)),
            _ => index,
        };
        if to != index {
            let lang = setup.lang;
            let name = &seat.name;
            let name = if name.is_empty() { lang.say(SetupWords::Seat(index + 1)) } else { name.clone() };
            setup.said.set(lang.say(SetupWords::Moved { name: &name, place: to + 1 }));
        }
        setup.edit(&|form| change.carry_out(form, index));
    })
}

/// The dragged seat goes where the pointer is.
fn on_drag(setup: &Setup, dragged: &Dragged) -> Callback<PointerEvent> {
    let (form, dragged) = (setup.form.clone(), dragged.clone());
    Callback::from(move |event: PointerEvent| {
        let from = dragged.and_then(|key| form.seats.iter().position(|s| s.key == key));
        if let (Some(from), Some(to)) = (from, under(&event))
            && from != to
        {
            let mut new = (*form).clone();
            new.move_to(from, to);
            form.set(new);
        }
    })
}
