//! The keys of a board: moving between places, tap, hold, zoom.

use gloo_timers::callback::Timeout;
use web_sys::Element;
use yew::prelude::*;

use super::camera::{BoardView, zoom};
use super::places::{Arrow, ends, further_legal, next_legal, step};
use super::{BoardProps, spot_of};
use crate::scenes::camera::square;
use crate::scenes::{Scene, Spot};
use crate::ui::browser;

/// Makes one place the tab stop of the board. Written after the frame: on a focused place that is being drawn, it
/// would force a second layout (15 to 20 ms of a tap, 4x throttled).
#[hook]
pub(super) fn use_tab_stop(node: &NodeRef, stop: Option<Spot>) {
    let node = node.clone();
    use_effect(move || {
        let later = Timeout::new(0, move || {
            let Some(board) = node.cast::<Element>() else { return };
            let find = |css: String| board.query_selector(&css).ok().flatten();
            let (had, wanted) = (
                find(".place[tabindex=\"0\"]".into()),
                stop.and_then(|stop| find(format!("[data-spot=\"{stop}\"]"))),
            );
            if had == wanted {
                return;
            }
            for (place, value) in [(had, "-1"), (wanted, "0")] {
                let _ = place.map(|place| place.set_attribute("tabindex", value)); // fails for bad names only
            }
        });
        move || drop(later)
    });
}

/// The meaning of a key on a place.
enum Meant {
    /// Not a key of the board.
    Nothing,
    Tap,
    Hold,
    /// Moves to a place, if there is one in that direction.
    Go(Option<Spot>),
}

fn meant(scene: &Scene, spot: Spot, event: &KeyboardEvent, picked: bool) -> Meant {
    Meant::Go(match browser::key(event).as_str() {
        "Enter" | " " => return Meant::Tap,
        "i" | "I" if !modified(event) => return Meant::Hold,
        "ArrowLeft" => step(scene, spot, Arrow::Left),
        "ArrowRight" => step(scene, spot, Arrow::Right),
        "ArrowUp" => step(scene, spot, Arrow::Up),
        "ArrowDown" => step(scene, spot, Arrow::Down),
        "Home" => ends(scene, spot, false),
        "End" => ends(scene, spot, true),
        "n" | "N" => next_legal(scene, spot, true),
        "p" | "P" => next_legal(scene, spot, false),
        "Tab" if picked => match further_legal(scene, spot, !event.shift_key()) {
            None => return Meant::Nothing,
            further => further,
        },
        _ => return Meant::Nothing,
    })
}

fn modified(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.meta_key() || event.alt_key()
}

/// Returns the factor by which a key zooms, if it does; an inner `None` fits the board.
fn zooms(key: &str) -> Option<Option<f32>> {
    match key {
        "+" => Some(Some(1.6)),
        "-" => Some(Some(1.0 / 1.6)),
        "0" => Some(None),
        _ => None,
    }
}

/// Handles a key press.
pub(super) fn on_key_down(
    view: &BoardView,
    focus: &UseStateHandle<Option<Spot>>,
    props: &BoardProps,
) -> Callback<KeyboardEvent> {
    let (view, focus, picked) = (view.clone(), focus.clone(), props.picked);
    let (ontap, ondescribe, onhold) = (props.ontap.clone(), props.ondescribe.clone(), props.onhold.clone());
    Callback::from(move |event: KeyboardEvent| {
        if let Some(factor) = zooms(&browser::key(&event)) {
            return zoom(&view, factor);
        }
        let Some(spot) = spot_of(event.target()) else { return };
        let to = match meant(&view.scene, spot, &event, picked) {
            Meant::Tap => {
                event.prevent_default();
                return ontap.emit(spot);
            }
            Meant::Hold => return onhold.emit(Some(spot)),
            Meant::Go(to) if !modified(&event) => to,
            Meant::Go(_) | Meant::Nothing => return,
        };
        event.prevent_default();
        event.stop_propagation();
        if let Some(to) = to {
            focus.set(Some(to));
            ondescribe.emit(to);
            let place = view.scene.places.iter().find(|place| place.spot == to);
            if let Some(place) = place {
                view.glide(|camera, scene| camera.reveal(scene, square(place)));
            }
            browser::focus(&format!("[data-spot=\"{to}\"]"));
        }
    })
}

/// Handles the release of a key: a key held on a place is a hold, too.
pub(super) fn on_key_up(onhold: &Callback<Option<Spot>>) -> Callback<KeyboardEvent> {
    let onhold = onhold.clone();
    Callback::from(move |event: KeyboardEvent| {
        if browser::key(&event).eq_ignore_ascii_case("i") {
            onhold.emit(None);
        }
    })
}
