//! The log: one line per step with the actor's sign, the notation, and the events with their points.

use std::rc::Rc;

use yew::prelude::*;

use super::kit::{icon, seal};
use super::settings::use_home;
use crate::lang::table::TableWords;
use crate::play::table_view::LogLine;

/// The number of lines shown at first: a long list slows every touch of the page.
pub const LATEST: usize = 30;

#[derive(Properties, PartialEq)]
pub struct LogProps {
    pub lines: Rc<Vec<LogLine>>,
    /// The entry that is shown on the board, while browsing the history.
    #[prop_or_default]
    pub at: Option<usize>,
    /// Called with the chosen line: shows the board right after it.
    pub onpick: Callback<usize>,
    pub label: AttrValue,
    /// The first entry since the reader last decided: lines from it on are marked as new.
    #[prop_or_default]
    pub unseen: Option<usize>,
    /// Requests earlier lines, if there are any.
    #[prop_or_default]
    pub earlier: Option<Callback<()>>,
}

/// The lines, latest first.
#[component]
pub fn Log(props: &LogProps) -> Html {
    let home = use_home();
    let (lang, notation) = (home.lang, home.settings.notation);
    html! {
        // The lines take the focus: Firefox would stop at the list itself, since it scrolls.
        <ol class="log" tabindex="-1" aria-label={props.label.clone()} reversed=true>
            { for props.lines.iter().enumerate().rev().map(|(nth, line)| {
                // Lines of one turn are grouped.
                let goes_on = nth > 0 && props.lines[nth - 1].turn == line.turn;
                let (entry, onpick) = (line.entry, props.onpick.clone());
                let chosen = props.at == Some(entry + 1);
                let long = line.long().then_some("long");
                let new = props.unseen.is_some_and(|first| entry >= first);
                html! {
                    <li key={entry}>
                        <button type="button" class={classes!("log-line", chosen.then_some("chosen"), line.scores.then_some("scores"), long, goes_on.then_some("goes-on"), new.then_some("new"))}
                            aria-current={chosen.then_some("true")} onclick={Callback::from(move |_| onpick.emit(entry + 1))}>
                            <span class="log-who">{ match &line.actor {
                                Some((symbol, colour)) => seal(symbol, *colour, 20),
                                None => icon("dice", 18),
                            } }</span>
                            <span class="log-text">
                                if new { <span class="sr">{ lang.say(TableWords::NewLine) }</span> }
                                if line.full_text.is_empty() {
                                    { &line.text }
                                } else {
                                    <span aria-hidden="true">{ &line.text }</span><span class="sr">{ &line.full_text }</span>
                                }
                                if notation && !line.notation.is_empty() { <code>{ &line.notation }</code> }
                            </span>
                        </button>
                    </li>
                }
            }) }
            if let Some(earlier) = &props.earlier {
                <li key="earlier"><button type="button" class="log-line log-earlier" onclick={earlier.reform(|_: MouseEvent| ())}>
                    { lang.say(TableWords::Earlier) }</button></li>
            }
        </ol>
    }
}
