//! The last act before the device changes hands, or before the end of the game: it is shown on the table with all hands
//! closed, until its staging ends. Only then the curtain or the result takes the place of the table.

use std::rc::Rc;

use gloo_timers::callback::Interval;
use yew::prelude::*;

use super::super::settings::Home;
use super::super::{browser, director};
use super::TableState;
use crate::play::ScreenMode;
use crate::scenes::staging::{LAST_ACT, MAX_LENGTH};

/// The milliseconds between two checks of the staging.
const POLL_MS: u32 = 50;

/// A screen: its mode, its number of entries, and the entry whose result it shows to all.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct ScreenState {
    mode: ScreenMode,
    entries: usize,
    result: Option<usize>,
}

/// Returns the table that shows the last act while that is staged. A touch or key hurries the staging.
#[hook]
pub(super) fn use_last_act(table: &TableState, home: &Home) -> Option<Rc<TableState>> {
    let (mode, entries) = (table.mode, table.handle.summary().entries);
    let now = ScreenState { mode, entries, result: table.handle.result() };
    let (before, seen) = (use_mut_ref(|| now), use_state_eq(|| None::<ScreenState>));
    let act = use_memo(now, |now| last_act(table, home, before.replace(*now), now));
    let act = (*act).clone().filter(|_| *seen != Some(now));
    use_effect_with(act.is_some().then_some(now), move |waits| {
        let poll = waits.map(|now| {
            // The device changes hands soon; the end of the game waits until everything has landed.
            let longest = if now.mode == ScreenMode::Over { MAX_LENGTH } else { LAST_ACT };
            let until = browser::now() + f64::from(longest);
            Interval::new(POLL_MS, move || {
                if director::rest() <= 0.0 || browser::now() > until {
                    browser::paint_at_once();
                    seen.set(Some(now));
                }
            })
        });
        move || drop(poll)
    });
    act
}

/// Returns the table on the screen before, if something was done there that is now to be covered and that moves.
fn last_act(
    table: &TableState,
    home: &Home,
    before: ScreenState,
    now: &ScreenState,
) -> Option<Rc<TableState>> {
    let is_cover = |mode: ScreenMode| matches!(mode, ScreenMode::Curtain(_) | ScreenMode::Over);
    if is_cover(before.mode) || !is_cover(now.mode) || browser::calm() || browser::hidden() {
        return None;
    }
    let handle = table.handle.with_hands_closed(before.mode);
    let lines = handle.log(home.lang, before.result.unwrap_or(before.entries), now.entries);
    // Only the action of a seat is waited for, not a draw after it.
    let actions = lines.iter().filter(|line| line.actor.is_some());
    let staged = actions.into_iter().any(|line| handle.staging(home.lang, line.entry).length() > 0);
    staged.then(|| Rc::new(TableState { mode: handle.mode(), handle, ..table.clone() }))
}
