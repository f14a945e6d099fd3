//! Navigation in a replay: by keys, and by autoplay.

use std::cell::RefCell;
use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use crate::scenes::staging::MISSED;
use crate::ui::settings::use_home;
use crate::ui::{browser, director};

/// The duration of a step at single speed, in milliseconds.
const PACE: u32 = 1_200;
/// The speed of a step's staging at single speed, in percent.
const BRISK: u32 = 182;

/// Returns the speed at which stagings of these lengths, in milliseconds, take at most [`MISSED`] as steps of a replay.
pub fn speed_for(lengths: &[u32]) -> u32 {
    let steps = lengths.iter().map(|length| PACE.max(length * 100 / BRISK));
    steps.sum::<u32>().div_ceil(MISSED).max(1)
}

/// The meaning of a key in the replay.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReplayKey {
    /// Goes to the moment after this many entries.
    To(usize),
    /// Starts or stops autoplay.
    Play,
}

/// Returns the start of the last turn that begins before `at` entries; 0 if there is none.
pub fn turn_before(turns: &[usize], at: usize) -> Option<usize> {
    (at > 0).then(|| turns.iter().rev().find(|turn| **turn < at).copied().unwrap_or(0))
}

/// Returns the start of the next turn; the end after the last one.
pub fn turn_after(turns: &[usize], at: usize, entries: usize) -> Option<usize> {
    (at < entries).then(|| turns.iter().find(|turn| **turn > at).copied().unwrap_or(entries))
}

/// Returns the meaning of a key after `at` of the entries; `None` for other keys. Left and right step; up and down
/// (or the page keys, or Shift) go from turn to turn. Home and End go to the ends, Space plays.
pub fn step(key: &str, shift: bool, at: usize, entries: usize, turns: &[usize]) -> Option<ReplayKey> {
    let to = match (key, shift) {
        (" ", false) => return Some(ReplayKey::Play),
        ("ArrowLeft", false) => at.saturating_sub(1),
        ("ArrowRight", false) => at + 1,
        ("ArrowLeft", true) | ("ArrowUp" | "PageUp", _) => turn_before(turns, at).unwrap_or(0),
        ("ArrowRight", true) | ("ArrowDown" | "PageDown", _) => {
            turn_after(turns, at, entries).unwrap_or(entries)
        }
        ("Home", _) => 0,
        ("End", _) => entries,
        _ => return None,
    };
    Some(ReplayKey::To(to.min(entries)))
}

/// The state of a replay's navigation.
pub struct Going {
    /// The number of entries that are shown.
    pub at: usize,
    pub playing: bool,
    /// The speed of autoplay, as a factor.
    pub speed: u32,
    /// Called when the user jumps to a moment, which stops autoplay.
    pub onpick: Callback<usize>,
    pub onplay: Callback<bool>,
    pub onspeed: Callback<u32>,
}

/// Provides navigation through the entries from `start`: by autoplay, by keys and by picking.
#[hook]
pub fn use_going(start: usize, entries: usize, turns: &[usize]) -> Going {
    let at = use_state(|| start);
    let (playing, speed) = (use_state(|| false), use_state(|| 1u32));
    let go = {
        let (at, playing) = (at.clone(), playing.clone());
        Callback::from(move |to: usize| {
            if to >= entries {
                playing.set(false);
            }
            at.set(to.min(entries));
        })
    };
    let onplay = {
        let (at, playing) = (at.clone(), playing.clone());
        Callback::from(move |on: bool| {
            if on && *at >= entries {
                at.set(0);
            }
            playing.set(on);
        })
    };
    let onpick = {
        let (go, playing) = (go.clone(), playing.clone());
        Callback::from(move |to: usize| {
            browser::paint_at_once();
            playing.set(false);
            go.emit(to);
        })
    };
    let onstep = {
        let (onpick, onplay, playing) = (onpick.clone(), onplay.clone(), *playing);
        Callback::from(move |step| match step {
            ReplayKey::To(to) => onpick.emit(to),
            ReplayKey::Play => onplay.emit(!playing && entries > 0),
        })
    };
    use_play(*playing, *at, Pauses::Even { speed: *speed }, go, onplay.clone());
    use_keys(*at, entries, turns.to_vec(), onstep);
    let onspeed = {
        let speed = speed.setter();
        Callback::from(move |new| speed.set(new))
    };
    Going { at: *at, playing: *playing, speed: *speed, onpick, onplay, onspeed }
}

/// Listens for the keys of the replay. Elements with keys of their own keep them: a button its Space, a scrolling
/// list all. The slider has the same keys as the page.
#[hook]
fn use_keys(at: usize, entries: usize, turns: Vec<usize>, onstep: Callback<ReplayKey>) {
    let latest = use_mut_ref(|| (at, turns.clone(), onstep.clone()));
    *latest.borrow_mut() = (at, turns, onstep);
    use_effect_with(entries, move |entries| {
        let entries = *entries;
        let options = EventListenerOptions::enable_prevent_default();
        let listener = web_sys::window().map(|window| {
            EventListener::new_with_options(&window, "keydown", options, move |event| {
                let Some(key) = event.dyn_ref::<web_sys::KeyboardEvent>() else { return };
                let name = browser::key(key);
                let own = if name == " " { "a, button, summary" } else { ".replay-position" };
                let field = browser::typing(event) && !browser::within(event, "input[type=range]");
                let modified = key.ctrl_key() || key.alt_key() || key.meta_key();
                if field || modified || browser::within(event, own) {
                    return;
                }
                let (at, turns, onstep) = latest.borrow().clone();
                if let Some(step) = step(&name, key.shift_key(), at, entries, &turns) {
                    event.prevent_default();
                    onstep.emit(step);
                }
            })
        });
        move || drop(listener)
    });
}

/// Calls back after these milliseconds, or when the running staging ends. What follows is painted at once, so that the
/// state after a step is never seen before its staging.
pub fn later(timer: &Rc<RefCell<Option<Timeout>>>, ms: u32, go: Callback<()>) {
    let next = timer.clone();
    let timeout = Timeout::new(ms, move || match director::rest() {
        rest if rest > 0.0 => later(&next, rest as u32 + 50, go),
        _ => {
            browser::paint_at_once();
            go.emit(());
        }
    });
    timer.replace(Some(timeout));
}

/// The pauses of autoplay, in milliseconds.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Pauses {
    /// A step takes the same time, whether something moves or not, at this many times the single speed.
    Even { speed: u32 },
    /// The first step begins soon; the others when the staging before has ended and could be looked at.
    Staged,
}

/// The pause before the first step, and the one after a staging, of [`Pauses::Staged`].
const SOON: u32 = 150;
const LOOKED_AT: u32 = 400;

impl Pauses {
    /// Returns the pause before a step. `even` is the duration of a step at the present tempo, `staging` the rest of
    /// what is being staged.
    fn before_step(self, is_first: bool, even: u32, staging: u32) -> u32 {
        match self {
            Self::Even { speed } => even / speed.max(1),
            Self::Staged if is_first => SOON,
            // Without motion there is nothing but the state to look at.
            Self::Staged if staging == 0 => even,
            Self::Staged => staging + LOOKED_AT,
        }
    }
}

/// Advances after a while, as long as autoplay is on and the page is visible. How pieces move is up to the style
/// sheet, which follows the preference for less motion.
#[hook]
pub fn use_play(playing: bool, at: usize, pauses: Pauses, go: Callback<usize>, onplay: Callback<bool>) {
    let even = use_home().settings.motion.pause(PACE);
    let was_playing = use_mut_ref(|| false);
    use_effect_with((playing, at, even, pauses), move |(playing, at, even, pauses)| {
        let next = at + 1;
        let is_first = !was_playing.replace(*playing);
        let timer = Rc::new(RefCell::new(None));
        if *playing {
            let pause = pauses.before_step(is_first, *even, director::rest() as u32);
            later(&timer, pause, go.reform(move |()| next));
        }
        move || drop(timer.take())
    });
    use_effect_with(playing, move |playing| {
        let document = web_sys::window().and_then(|window| window.document()).filter(|_| *playing);
        let listener = document.map(|document| {
            EventListener::new(&document, "visibilitychange", move |_| {
                if browser::hidden() {
                    onplay.emit(false);
                }
            })
        });
        move || drop(listener)
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    const TURNS: [usize; 3] = [1, 4, 8];

    fn to(key: &str, shift: bool, at: usize) -> usize {
        match step(key, shift, at, 12, &TURNS) {
            Some(ReplayKey::To(to)) => to,
            other => panic!("{key}: {other:?}"),
        }
    }

    #[test]
    fn a_staged_step_follows_when_the_one_before_was_seen() {
        let pause = |is_first, staging| Pauses::Staged.before_step(is_first, 1200, staging);
        assert_eq!([pause(true, 0), pause(false, 900), pause(false, 0)], [150, 1300, 1200]);
        assert_eq!(Pauses::Even { speed: 4 }.before_step(true, 1200, 900), 300);
    }

    #[test]
    fn keys_move_by_steps_by_turns_and_to_the_ends() {
        assert_eq!([to("ArrowLeft", false, 5), to("ArrowRight", false, 5)], [4, 6]);
        assert_eq!([to("ArrowLeft", false, 0), to("ArrowRight", false, 12)], [0, 12]);
        for (back, on) in [("ArrowUp", "ArrowDown"), ("PageUp", "PageDown")] {
            assert_eq!([to(back, false, 5), to(back, false, 4), to(back, false, 1)], [4, 1, 0]);
            assert_eq!([to(on, false, 0), to(on, false, 4), to(on, false, 9)], [1, 8, 12]);
        }
        assert_eq!([to("ArrowLeft", true, 5), to("ArrowRight", true, 5)], [4, 8]);
        assert_eq!([to("Home", false, 5), to("End", false, 5)], [0, 12]);
        assert_eq!(step(" ", false, 5, 12, &TURNS), Some(ReplayKey::Play));
        assert_eq!(step("a", false, 5, 12, &TURNS), None);
    }

    #[test]
    fn a_recap_takes_eight_seconds_at_most() {
        assert_eq!([speed_for(&[]), speed_for(&[0; 6]), speed_for(&[900, 2_000])], [1, 1, 1]);
        for lengths in [vec![0; 16], vec![6_500; 4], vec![900, 6_500, 1_200, 13_000]] {
            let speed = speed_for(&lengths);
            let real = lengths.iter().map(|length| PACE.max(length * 100 / BRISK) / speed);
            assert!(speed > 1 && real.sum::<u32>() <= MISSED, "{lengths:?} at {speed}");
        }
    }

    #[test]
    fn at_the_ends_there_is_no_further_turn() {
        assert_eq!((turn_before(&TURNS, 0), turn_after(&TURNS, 12, 12)), (None, None));
        assert_eq!((turn_before(&[], 3), turn_after(&[], 3, 5)), (Some(0), Some(5)));
    }
}
