//! Form fields: a choice of a few, a switch, a line of text with its error.

use yew::prelude::*;

/// The data of [`segmented`].
#[derive(Default)]
pub struct Segmented {
    /// The label of the group.
    pub legend: AttrValue,
    pub help: AttrValue,
    /// A name that is unique on the page.
    pub name: AttrValue,
    pub choices: Vec<AttrValue>,
    pub chosen: usize,
    pub onchange: Callback<usize>,
    /// The default choice and the word that marks it.
    pub default: Option<(usize, AttrValue)>,
    /// Choices that are unavailable now.
    pub closed: Vec<usize>,
    /// Whether the whole group is disabled.
    pub disabled: bool,
}

/// Renders a choice of a few, all visible: radio buttons that look like one segmented button.
pub fn segmented(props: &Segmented) -> Html {
    let help = format!("{}-help", props.name);
    let choice = |(i, text): (usize, &AttrValue)| {
        let onchange = props.onchange.reform(move |_: Event| i);
        html! {
            <label class={classes!("choice", (props.closed.contains(&i) && props.chosen != i).then_some("closed"))} key={i}>
                <input type="radio" name={props.name.clone()} value={i.to_string()} checked={props.chosen == i}
                    disabled={props.closed.contains(&i)} {onchange} />
                <span class="choice-face">
                    { text }
                    if let Some((_, word)) = props.default.as_ref().filter(|(default, _)| *default == i) {
                        <span class="sr">{ ", " }</span><small class="default">{ word }</small>
                    }
                </span>
            </label>
        }
    };
    let changed = props.default.as_ref().is_some_and(|(default, _)| *default != props.chosen);
    html! {
        <fieldset key={props.name.to_string()} class={classes!("field", "one-of", props.disabled.then_some("off"), changed.then_some("changed"))} disabled={props.disabled} aria-describedby={(!props.help.is_empty()).then(|| help.clone())}>
            <legend>{ &props.legend }</legend>
            if !props.help.is_empty() {
                <p class="field-help" id={help}>{ &props.help }</p>
            }
            <div class="choices">{ for props.choices.iter().enumerate().map(choice) }</div>
        </fieldset>
    }
}

/// The data of [`switch`].
#[derive(Default)]
pub struct Switch {
    pub label: AttrValue,
    pub help: AttrValue,
    /// An id that is unique on the page.
    pub id: AttrValue,
    pub on: bool,
    pub onchange: Callback<bool>,
}

/// Renders an on/off switch.
pub fn switch(props: &Switch) -> Html {
    let help = format!("{}-help", props.id);
    let onchange = {
        let (onchange, on) = (props.onchange.clone(), props.on);
        Callback::from(move |_: Event| onchange.emit(!on))
    };
    html! {
        <label class="field switch-row" for={props.id.clone()}>
            <span class="switch-text">
                <span>{ &props.label }</span>
                if !props.help.is_empty() {
                    <small class="field-help" id={help.clone()}>{ &props.help }</small>
                }
            </span>
            <input type="checkbox" role="switch" class="switch" id={props.id.clone()} checked={props.on}
                aria-label={props.label.clone()} aria-describedby={(!props.help.is_empty()).then_some(help)} {onchange} />
        </label>
    }
}

/// The data of [`text_field`].
#[derive(Default)]
pub struct TextField {
    pub id: AttrValue,
    pub label: AttrValue,
    pub value: AttrValue,
    pub oninput: Callback<String>,
    pub placeholder: AttrValue,
    pub help: AttrValue,
    /// The error in the text; empty if there is none.
    pub problem: AttrValue,
    pub maxlength: Option<AttrValue>,
    /// Id of a list of suggestions.
    pub list: Option<AttrValue>,
}

/// Renders a line of text.
pub fn text_field(props: &TextField) -> Html {
    let note = format!("{}-note", props.id);
    let wrong = !props.problem.is_empty();
    let described = (wrong || !props.help.is_empty()).then(|| note.clone());
    let oninput = props.oninput.reform(|event: InputEvent| {
        event.target_dyn_into::<web_sys::HtmlInputElement>().map(|field| field.value()).unwrap_or_default()
    });
    html! {
        <div class={classes!("field", "text-field", wrong.then_some("wrong"))}>
            <label for={props.id.clone()}>{ &props.label }</label>
            <input type="text" id={props.id.clone()} value={props.value.clone()} placeholder={props.placeholder.clone()}
                maxlength={props.maxlength.clone()} list={props.list.clone()} autocomplete="off" spellcheck="false"
                aria-invalid={wrong.then_some("true")} aria-describedby={described} {oninput} />
            if wrong {
                <p class="problem" id={note}>{ super::icon("warning", 18) }<span>{ &props.problem }</span></p>
            } else if !props.help.is_empty() {
                <p class="field-help" id={note}>{ &props.help }</p>
            }
        </div>
    }
}
