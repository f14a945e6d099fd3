//! Fields of forms: a choice of a few, a switch, a line of text with its problem.

use yew::prelude::*;

/// What [`segmented`] shows.
#[derive(Default)]
pub struct Segmented {
    /// What is chosen here.
    pub legend: AttrValue,
    pub help: AttrValue,
    /// A name no other group on the page has.
    pub name: AttrValue,
    pub choices: Vec<AttrValue>,
    pub chosen: usize,
    pub onchange: Callback<usize>,
    /// Marks one choice as the default one, with this word.
    pub usual: Option<(usize, AttrValue)>,
    /// Choices that cannot be made now.
    pub closed: Vec<usize>,
    /// The whole choice means nothing now: shown, but not to be made.
    pub disabled: bool,
}

/// One of a few, all in view: radio buttons that look like one button with parts.
pub fn segmented(props: &Segmented) -> Html {
    let help = format!("{}-help", props.name);
    let choice = |(i, text): (usize, &AttrValue)| {
        let onchange = props.onchange.reform(move |_: Event| i);
        html! {
            <label class="choice" key={i}>
                <input type="radio" name={props.name.clone()} value={i.to_string()} checked={props.chosen == i}
                    disabled={props.closed.contains(&i)} {onchange} />
                <span class="choice-face">
                    { text }
                    if let Some((_, word)) = props.usual.as_ref().filter(|(usual, _)| *usual == i) {
                        <small class="usual">{ word }</small>
                    }
                </span>
            </label>
        }
    };
    let changed = props.usual.as_ref().is_some_and(|(usual, _)| *usual != props.chosen);
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

/// What [`switch`] shows.
#[derive(Default)]
pub struct Switch {
    pub label: AttrValue,
    pub help: AttrValue,
    /// An id no other switch on the page has.
    pub id: AttrValue,
    pub on: bool,
    pub onchange: Callback<bool>,
}

/// On or off.
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

/// What [`text_field`] shows.
#[derive(Default)]
pub struct TextField {
    pub id: AttrValue,
    pub label: AttrValue,
    pub value: AttrValue,
    pub oninput: Callback<String>,
    pub placeholder: AttrValue,
    pub help: AttrValue,
    /// What is wrong with the text; empty when nothing is.
    pub problem: AttrValue,
    pub maxlength: Option<AttrValue>,
    /// Id of a list of suggestions.
    pub list: Option<AttrValue>,
}

/// A line of text.
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
