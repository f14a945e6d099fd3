//! Holds what is shown beside the board, and the camera, until the last entry has been staged.

use std::rc::Rc;

use yew::prelude::*;

use super::super::settings::Motion;
use super::super::{browser, director};
use crate::play::ScreenMode;
use crate::play::table_view::TableView;

/// A view, and whether its last entry is still being staged.
pub(super) type HeldView = (Rc<TableView>, bool);

/// Returns the view with what was beside the board before the last entry, until that has been staged. Stagings must
/// begin in effects before the one of this hook.
#[hook]
pub(super) fn use_held(view: &Rc<TableView>, motion: Motion) -> HeldView {
    let at = view.progress();
    let views = use_mut_ref(|| [view.clone(), view.clone()]);
    let (seen, update) = (use_mut_ref(|| at), use_force_update());
    let [before, last] = &mut *views.borrow_mut();
    if last.progress() != at {
        before.clone_from(last);
    }
    last.clone_from(view);
    let moves = motion != Motion::None && !browser::calm();
    let staged = moves && *seen.borrow() != at && before.progress() < at;
    use_effect_with((at, view.mode), move |(at, _)| {
        let at = *at;
        director::when_over(move || {
            if seen.replace(at) != at && staged {
                update.force_update();
            }
        });
    });
    // Another seat must not see what this one knew.
    let same = before.mode == view.mode || matches!(before.mode, ScreenMode::Result(_));
    let held = staged && same && before.hidden == view.hidden;
    (if held { Rc::new(view.held(before)) } else { view.clone() }, staged)
}
