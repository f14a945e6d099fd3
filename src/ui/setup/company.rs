//! The three answers of a new game: who plays, how many, and how strong the computers are.

use yew::prelude::*;

use super::Setup;
use super::picture::around_tablet;
use crate::bots;
use crate::lang::setup::SetupWords;
use crate::table::{Company, Level};
use crate::ui::kit::fields::{Segmented, segmented};
use crate::ui::kit::icon;

/// Renders the three answers; without computers, how many is the only one.
pub(super) fn answers(setup: &Setup) -> Html {
    let minds = bots::plays(setup.game.info().id);
    html! {
        <section class="answers">
            if minds { { company_cards(setup) } }
            { how_many(setup) }
            if minds && setup.form.persons() < setup.form.seats.len() { { how_strong(setup) } }
        </section>
    }
}

/// Three cards with a picture.
fn company_cards(setup: &Setup) -> Html {
    let (lang, form) = (setup.lang, &setup.form);
    let card = |company: Company| {
        let setup = setup.clone();
        let onchange = Callback::from(move |_: Event| setup.edit(&|form| form.seat_company(company)));
        html! {
            <label class="answer">
                <input type="radio" name="company" checked={form.company() == company} disabled={!form.can_seat(company)} {onchange} />
                <span class="answer-face">
                    { around_tablet(company) }
                    <span class="answer-text">{ lang.say(SetupWords::Company(company)) }</span>
                    <span class="tick">{ icon("check", 18) }</span>
                </span>
            </label>
        }
    };
    html! {
        <fieldset class="who">
            <legend>{ lang.say(SetupWords::WhoPlays) }</legend>
            <div class="answer-row">{ for Company::ALL.into_iter().map(card) }</div>
        </fieldset>
    }
}

fn how_many(setup: &Setup) -> Html {
    let info = setup.game.info();
    let onchange = {
        let setup = setup.clone();
        Callback::from(move |nth: usize| setup.edit(&|form| form.set_seats(info.min_seats + nth)))
    };
    let choices = (info.min_seats..=info.max_seats).map(|seats| seats.to_string().into()).collect();
    html! { <div class="how-many">{ segmented(&Segmented {
        name: "seats".into(),
        legend: setup.lang.say(SetupWords::HowMany).into(),
        choices,
        chosen: setup.form.seats.len() - info.min_seats,
        onchange,
        ..Default::default()
    }) }</div> }
}

/// Renders one level for all computers; where they differ none is chosen.
fn how_strong(setup: &Setup) -> Html {
    let lang = setup.lang;
    let chosen = setup.form.level().and_then(|level| Level::ALL.iter().position(|one| *one == level));
    let onchange = {
        let setup = setup.clone();
        Callback::from(move |nth: usize| setup.edit(&|form| form.set_level(Level::ALL[nth])))
    };
    html! { <div class="how-strong">{ segmented(&Segmented {
        name: "level".into(),
        legend: lang.say(SetupWords::HowStrong).into(),
        choices: Level::ALL.map(|level| lang.say(SetupWords::Level(level)).into()).into(),
        chosen: chosen.unwrap_or(Level::ALL.len()),
        onchange,
        ..Default::default()
    }) }</div> }
}
