//! By which rules: presets, the options of the game, those of the table, and the seed.

use yew::prelude::*;

use super::Setup;
use crate::bots;
use crate::lang::setup::SetupWords;
use crate::lang::small;
use crate::play::game_module::{OptionText, PresetText};
use crate::ui::kit::fields::{Segmented, Switch, TextField, segmented, switch, text_field};
use crate::ui::kit::icon;

/// Renders one line with the options that differ from the defaults; opened, all options.
pub(super) fn rules(setup: &Setup, bad_seed: bool) -> Html {
    let (lang, game, form) = (setup.lang, setup.game, &setup.form);
    let options = game.options(lang);
    let sheets = game.presets(lang);
    let idle = game.idle(&form.options, form.seats.len());
    let changed = form.changed(&idle);
    let facts = changed.iter().map(|(field, value)| {
        let option = &options[*field];
        format!("{}: {}", option.label, small(&option.values[*value]))
    });
    let facts = facts.collect::<Vec<_>>().join("; ");
    let words =
        if changed.is_empty() { SetupWords::DefaultRules } else { SetupWords::OtherRules(changed.len()) };
    let ontoggle = {
        let ruling = setup.ruling.clone();
        Callback::from(move |event: Event| {
            let details = event.target_dyn_into::<web_sys::Element>();
            ruling.set(details.is_some_and(|details| details.has_attribute("open")));
        })
    };
    html! {
        <details class="panel rules-line" open={bad_seed} {ontoggle}>
            <summary>
                { icon(if changed.is_empty() { "check" } else { "edit" }, 20) }
                <b>{ lang.say(words) }</b>
                <small class="grow">{ facts }</small>
                <span class="change">{ lang.say(SetupWords::Change) }</span>
                { icon("down", 20) }
            </summary>
            <div class="fields">
                if !sheets.is_empty() { { presets(setup, sheets) } }
                { for options.iter().enumerate().map(|(field, text)| option(setup, field, text, idle.contains(&field))) }
                { takeback(setup) }
                if bots::plays(game.info().id) {
                    { hints(setup) }
                }
            </div>
            { seed(setup, bad_seed) }
        </details>
    }
}

/// Sheets of options that have a name.
fn presets(setup: &Setup, sheets: Vec<PresetText>) -> Html {
    let chosen = sheets.iter().position(|sheet| sheet.options == setup.form.options);
    let help = chosen.map_or_else(AttrValue::default, |nth| sheets[nth].help.clone().into());
    let choices: Vec<AttrValue> = sheets.iter().map(|sheet| sheet.name.clone().into()).collect();
    let number = sheets.len();
    let onchange = {
        let setup = setup.clone();
        Callback::from(move |nth: usize| setup.edit(&|form| form.options.clone_from(&sheets[nth].options)))
    };
    segmented(&Segmented {
        name: "preset".into(),
        legend: setup.lang.say(SetupWords::Preset).into(),
        help,
        choices,
        chosen: chosen.unwrap_or(number),
        onchange,
        ..Default::default()
    })
}

/// Renders one option of the game; an idle one means nothing beside the others.
fn option(setup: &Setup, field: usize, text: &OptionText, idle: bool) -> Html {
    let (seats, people) = (setup.form.seats.len(), setup.form.persons());
    let fits = |value: &usize| setup.game.fits(field, *value, seats, people);
    let closed: Vec<usize> = (0..text.values.len()).filter(|value| !fits(value)).collect();
    let onchange = {
        let setup = setup.clone();
        Callback::from(move |value: usize| setup.edit(&|form| form.options[field] = value))
    };
    let choices: Vec<AttrValue> = text.values.iter().cloned().map(AttrValue::from).collect();
    segmented(&Segmented {
        name: format!("option-{field}").into(),
        legend: text.label.clone().into(),
        help: text.help.clone().into(),
        choices,
        chosen: setup.form.options[field],
        default: Some((text.default, setup.lang.say(SetupWords::Default).into())),
        closed,
        disabled: idle,
        onchange,
    })
}

/// Renders the choice whether moves may be taken back by consent.
fn takeback(setup: &Setup) -> Html {
    let lang = setup.lang;
    let onchange = {
        let setup = setup.clone();
        Callback::from(move |on: bool| setup.edit(&|form| form.takeback = Some(on)))
    };
    switch(&Switch {
        id: "takeback".into(),
        label: lang.say(SetupWords::Takeback).into(),
        help: lang.say(SetupWords::TakebackHelp).into(),
        on: setup.form.takeback(),
        onchange,
    })
}

/// Renders the choice whether hints are allowed.
fn hints(setup: &Setup) -> Html {
    let lang = setup.lang;
    let onchange = {
        let setup = setup.clone();
        Callback::from(move |on: bool| setup.edit(&|form| form.hints = Some(on)))
    };
    switch(&Switch {
        id: "hints".into(),
        label: lang.say(SetupWords::Hints).into(),
        help: lang.say(SetupWords::HintsHelp).into(),
        on: setup.form.hints(),
        onchange,
    })
}

/// Source of chance.
fn seed(setup: &Setup, bad: bool) -> Html {
    let lang = setup.lang;
    let oninput = {
        let setup = setup.clone();
        Callback::from(move |text: String| setup.edit(&|form| form.seed.clone_from(&text)))
    };
    text_field(&TextField {
        id: "seed".into(),
        label: lang.say(SetupWords::Seed).into(),
        help: lang.say(SetupWords::SeedHelp).into(),
        value: setup.form.seed.clone().into(),
        maxlength: Some("18".into()),
        problem: if bad { lang.say(SetupWords::BadSeed).into() } else { AttrValue::default() },
        oninput,
        ..Default::default()
    })
}
