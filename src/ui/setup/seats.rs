//! The seats as cards, in playing order. A card opens the sheet of its seat.

use yew::prelude::*;

use super::Setup;
use super::seat::SeatSheet;
use crate::lang::setup::SetupWords;
use crate::lobby::{Form, Problem, SeatForm};
use crate::play::table_view::sign_art;
use crate::table::{Company, Computer};
use crate::ui::kit::{art, button, computer_icon, icon, seal};

/// Renders the cards, and the sheet of the one that is open.
pub(super) fn seats(setup: &Setup, problems: &[Problem]) -> Html {
    let (lang, form) = (setup.lang, &setup.form);
    let add = {
        let setup = setup.clone();
        Callback::from(move |_: MouseEvent| setup.edit(&Form::add))
    };
    let mix = {
        let setup = setup.clone();
        Callback::from(move |_: MouseEvent| {
            setup.edit(&Form::shuffle);
            setup.announcement.set(lang.say(SetupWords::Shuffled));
        })
    };
    let open = form.seats.iter().position(|seat| Some(seat.key) == *setup.open);
    html! {
        <section class="seat-cards" aria-labelledby="players">
            <div class="row">
                <h2 id="players" class="grow">{ lang.say(SetupWords::Players) }</h2>
                { button("btn quiet", Some(("shuffle", 20)), lang.say(SetupWords::Shuffle), mix) }
            </div>
            <ol class={format!("cards of-{}", form.seats.len())}>
                { for form.seats.iter().enumerate().map(|(index, seat)| card(setup, problems, index, seat)) }
                if form.can_add() {
                    <li class="add-card">
                        <button type="button" class="card add" onclick={add}>{ icon("plus", 24) }<span>{ lang.say(SetupWords::Add) }</span></button>
                    </li>
                }
            </ol>
            { for problems.iter().filter_map(|problem| same_name(setup, problem)) }
            if let Some(index) = open {
                <SeatSheet setup={setup.clone()} {index} />
            }
        </section>
    }
}

/// Returns the name of the seat: as typed, else by its sign or colour.
pub(super) fn shown_name(setup: &Setup, seat: &SeatForm) -> String {
    let signs = setup.game.titles()[setup.lang as usize].signs;
    let sign = signs.get(usize::from(seat.sign)).map(|sign| (*sign).to_string());
    let hint = sign.unwrap_or_else(|| setup.lang.say(SetupWords::Colour(seat.colour)));
    if seat.name.trim().is_empty() {
        setup.lang.say(SetupWords::DefaultName(&hint))
    } else {
        seat.name.clone()
    }
}

/// Sign, name, and who plays.
fn card(setup: &Setup, problems: &[Problem], index: usize, seat: &SeatForm) -> Html {
    let (lang, form) = (setup.lang, &setup.form);
    let name = shown_name(setup, seat);
    let (picture, who) = match seat.controller.computer() {
        None if form.company() == Company::Computers => ("people", lang.say(SetupWords::You)),
        None => ("people", lang.say(SetupWords::Controller(seat.controller))),
        Some(computer @ Computer { temper: Some(temper), .. }) if form.level().is_some() => {
            (computer_icon(computer), lang.say(SetupWords::Temper(temper)))
        }
        Some(computer) => (computer_icon(computer), lang.say(SetupWords::Controller(seat.controller))),
    };
    let wrong =
        problems.iter().any(|problem| matches!(problem, Problem::SameName { seat, .. } if *seat == index));
    let onclick = {
        let (open, key) = (setup.open.clone(), seat.key);
        Callback::from(move |_: MouseEvent| open.set(Some(key)))
    };
    html! {
        <li key={seat.key} class={classes!(format!("seat-{}", seat.colour), wrong.then_some("wrong"))}>
            <button type="button" class="card" id={format!("seat-{}", seat.key)} aria-haspopup="dialog" {onclick}>
                <span class="sr">{ lang.say(SetupWords::Seat(index + 1)) }</span>
                <span class="card-head">
                    { seal(&sign_art(setup.game.info(), seat.sign), seat.colour, 64) }
                    <span class="swatch">{ art(&format!("sym-{}", seat.colour), 18) }</span>
                </span>
                <b>{ name }</b>
                <small>{ icon(picture, 18) }<span>{ who }</span></small>
            </button>
        </li>
    }
}

/// Renders the note that two seats have the same name.
fn same_name(setup: &Setup, problem: &Problem) -> Option<Html> {
    let Problem::SameName { name, .. } = problem else { return None };
    let said = setup.lang.say(SetupWords::SameName(name));
    Some(html! { <p class="problem">{ icon("warning", 18) }<span>{ said }</span></p> })
}
