//! The log: one line a step with the actor's sign, the notation, and what happened with its points.

use std::rc::Rc;

use yew::prelude::*;

use super::kit::{icon, seal};

/// A line of the log, ready to be shown to the present eyes.
#[derive(Clone, PartialEq, Debug)]
pub struct Line {
    /// Number of the entry, from 0.
    pub entry: usize,
    /// Symbol and colour of the actor; `None` for luck.
    pub actor: Option<(AttrValue, u8)>,
    /// As in records; empty where it would show a secret.
    pub notation: AttrValue,
    pub text: AttrValue,
}

/// Sentences as one text; many of them a line each, as those of the final scoring.
pub fn told(sentences: &[String]) -> String {
    sentences.join(if sentences.len() > 3 { "\n" } else { " " })
}

#[derive(Properties, PartialEq)]
pub struct LogProps {
    pub lines: Rc<Vec<Line>>,
    /// The entry that is shown on the board, when looking back.
    #[prop_or_default]
    pub at: Option<usize>,
    /// A line was chosen: show the board right after it.
    pub onpick: Callback<usize>,
    pub label: AttrValue,
}

/// Lines, latest first.
#[component]
pub fn Log(props: &LogProps) -> Html {
    html! {
        <ol class="log" aria-label={props.label.clone()} reversed=true>
            { for props.lines.iter().rev().map(|line| {
                let (entry, onpick) = (line.entry, props.onpick.clone());
                let chosen = props.at == Some(entry + 1);
                html! {
                    <li key={entry}>
                        <button type="button" class={classes!("log-line", chosen.then_some("chosen"))}
                            aria-current={chosen.then_some("true")} onclick={Callback::from(move |_| onpick.emit(entry + 1))}>
                            <span class="log-who">{ match &line.actor {
                                Some((symbol, colour)) => seal(symbol, *colour, 20),
                                None => icon("dice", 18),
                            } }</span>
                            <span class="log-text">{ &line.text }
                                if !line.notation.is_empty() { <code>{ &line.notation }</code> }
                            </span>
                        </button>
                    </li>
                }
            }) }
        </ol>
    }
}
