//! The log beside the board: its last lines, and more on request.

use std::rc::Rc;

use yew::prelude::*;

use super::super::log::{LATEST, Log};
use super::super::settings::use_home;
use super::TableState;
use crate::lang::table::TableWords;
use crate::play::table_view::LogLine;
use crate::scenes::Command;

#[derive(Properties, PartialEq)]
pub struct LogRoomProps {
    pub lines: Rc<Vec<LogLine>>,
    pub cursor: Option<usize>,
    /// Number of entries.
    pub entries: usize,
    /// The first entry that is marked as new.
    #[prop_or_default]
    pub unseen: Option<usize>,
    pub act: Callback<Command>,
    /// The number of lines shown, and the callback for more.
    pub onmore: Callback<usize>,
    pub more: bool,
    /// Called when a line is chosen.
    #[prop_or_default]
    pub onchosen: Callback<()>,
}

/// The lines of the log; a tap shows the board right after one.
#[component]
pub fn LogRoom(props: &LogRoomProps) -> Html {
    let lang = use_home().lang;
    let onpick = {
        let (act, entries, onchosen) = (props.act.clone(), props.entries, props.onchosen.clone());
        Callback::from(move |n: usize| {
            onchosen.emit(());
            act.emit(Command::GoTo((n < entries).then_some(n)));
        })
    };
    let view = props.lines.len();
    html! {
        <Log lines={props.lines.clone()} at={props.cursor} unseen={props.unseen} label={lang.say(TableWords::Log)} {onpick}
            earlier={props.more.then(|| props.onmore.reform(move |()| view + LATEST))} />
    }
}

/// Returns the last `count` lines of the log, and whether there are more. Only the needed entries are put into
/// words.
pub fn latest(table: &TableState, lang: crate::lang::Lang, count: usize) -> (Vec<LogLine>, bool) {
    let entries = table.handle.summary().entries;
    let mut from = entries;
    let mut lines: Vec<LogLine> = Vec::new();
    while from > 0 && lines.len() < count {
        let until = from;
        from = from.saturating_sub(count);
        let mut earlier = table.handle.log(lang, from, until);
        earlier.append(&mut lines);
        lines = earlier;
    }
    (lines, from > 0)
}
