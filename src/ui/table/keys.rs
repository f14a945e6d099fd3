//! Keys of the table. The board handles arrows itself.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::super::browser;
use super::computers::{ComputerControl, Computers};
use super::dialogs::TableSheet;
use crate::play::table_view::TableView;
use crate::scenes::{Command, Regions};

/// The first place that may be picked.
const LIT: &str = ".place.legal";
/// The same, unless the last key or pick came to nothing.
const FOLLOWS: &str = ".prompt:not(.refused, .locked) ~ .board-room .place.legal";
/// Of those the first that brings something, where one does.
const BRINGS: &str = ".prompt:not(.refused, .locked) ~ .board-room \
    .place.legal:not(.board-room:has(.place.legal:not(.quiet)) .quiet)";

/// What a key needs to know.
#[derive(Clone)]
pub struct Keyboard {
    pub view: Rc<TableView>,
    pub act: Callback<Command>,
    pub sheet: UseStateHandle<Option<TableSheet>>,
    pub regions: UseStateHandle<Regions>,
    /// Whether seats hold secrets.
    pub secrets: bool,
    /// Whether single letters count.
    pub letters: bool,
    pub computers: Computers,
}

/// Listens while the table is on the screen: before the board hears a key and after it, each time with the worker as it is then.
#[hook]
pub fn use_keys(desk: Keyboard) {
    let latest = use_mut_ref(|| desk.clone());
    *latest.borrow_mut() = desk;
    use_effect_with((), move |()| {
        let window = web_sys::window();
        let listen = |phase: EventListenerPhase,
                      hears: fn(&Keyboard, &Event, &web_sys::KeyboardEvent) -> bool| {
            let (options, latest) = (EventListenerOptions { phase, passive: false }, latest.clone());
            window.as_ref().map(|window| {
                EventListener::new_with_options(window, "keydown", options, move |event| {
                    let desk = latest.borrow().clone();
                    if event.dyn_ref::<web_sys::KeyboardEvent>().is_some_and(|key| hears(&desk, event, key)) {
                        event.prevent_default();
                        if phase == EventListenerPhase::Capture {
                            event.stop_propagation();
                        }
                    }
                })
            })
        };
        let listeners = [
            listen(EventListenerPhase::Capture, Keyboard::takes),
            listen(EventListenerPhase::Bubble, Keyboard::hears),
        ];
        move || drop(listeners)
    });
}

impl Keyboard {
    /// What counts before the place that has the focus: where there is no place to aim at, Enter does what is ready, on a
    /// place only while a number is asked for (what may be aimed at need not be lit), and `+` and `-` step through the
    /// numbers that are allowed. Heard before the place, so that one key does one thing.
    fn takes(&self, event: &Event, key: &web_sys::KeyboardEvent) -> bool {
        if self.is_deaf(event, key) || self.view.lit > 0 {
            return false;
        }
        let name = browser::key(key);
        let commits = name == "Enter" && self.view.bar.command == Some(Command::Commit);
        if commits && browser::has_focus("body, .strip .who, .table:has(.stepper):not(:has(.aimed)) .place") {
            self.act.emit(Command::Commit);
            return true;
        }
        let step = match name.as_str() {
            "+" => "last",
            "-" => "first",
            _ => return false,
        };
        let stepped = self.letters && browser::press(&format!(".stepper .btn:{step}-of-type"));
        if stepped {
            browser::mark_page("keyed", true);
        }
        stepped
    }

    /// Does what a key means; whether it meant something that the browser shall not do too.
    fn hears(&self, event: &Event, key: &web_sys::KeyboardEvent) -> bool {
        // On the page of keys, which `?` opens, `h` asks for advice.
        if *self.sheet == Some(TableSheet::Keys)
            && self.letters
            && browser::key(key) == "h"
            && self.view.hints
        {
            self.sheet.set(None);
            self.computers.control.emit(ComputerControl::Hint);
            return true;
        }
        if self.is_deaf(event, key) {
            return false;
        }
        let name = browser::key(key);
        // Where nothing has the focus, the first arrow goes to the board.
        if name.starts_with("Arrow") && browser::has_focus("body, .strip .who") {
            browser::focus(".place[tabindex='0']");
            return true;
        }
        if name == "Escape" {
            let back = self.view.cursor.is_some();
            self.act.emit(if back { Command::GoTo(None) } else { Command::Clear });
            return false;
        }
        let meant = self.letters && self.press(&name, key.shift_key());
        if meant {
            browser::mark_page("keyed", true); // controls show their keys
        }
        meant
    }

    /// Keys are for the browser, a field, a sheet or the curtain.
    fn is_deaf(&self, event: &Event, key: &web_sys::KeyboardEvent) -> bool {
        let quiet = key.ctrl_key() || key.meta_key() || key.alt_key() || browser::typing(event);
        quiet || self.sheet.is_some() || self.view.curtain.is_some()
    }

    /// Does what a single key means; `false` if it means nothing.
    fn press(&self, name: &str, shift: bool) -> bool {
        let open = |sheet: TableSheet| self.sheet.set(Some(sheet));
        match name.to_ascii_lowercase().as_str() {
            "z" if shift => self.act.emit(Command::ResetTurn),
            "z" => self.act.emit(Command::Undo),
            "y" => self.act.emit(Command::Redo),
            "r" => self.act.emit(Command::Rotate { back: shift }),
            "e" if self.view.thinks.is_some() => {
                let paused = self.computers.status.paused;
                self.computers.control.emit(if paused {
                    ComputerControl::Next
                } else {
                    ComputerControl::Now
                });
            }
            "e" => self.act.emit(Command::EndTurn),
            "h" if self.secrets => self.act.emit(Command::Hide(!self.view.hidden)),
            "k" | "f" => toggle(&self.regions),
            "l" => open(TableSheet::Log),
            "m" => open(TableSheet::Players),
            "t" => open(TableSheet::Text),
            "c" => open(TableSheet::Choices),
            "/" => open(TableSheet::Type),
            "?" => open(TableSheet::Keys),
            digit if digit.len() == 1 && ("1"..="9").contains(&digit) => {
                let n = usize::from(digit.as_bytes()[0] - b'1');
                if let Some(command) = self.view.keys.get(n) {
                    self.act.emit(command.clone());
                    // What may follow is on the board: once it is lit, the keys go on there, from where they are.
                    let follow = || {
                        if !browser::has_focus(FOLLOWS) {
                            browser::focus(BRINGS);
                        }
                    };
                    Timeout::new(0, follow).forget();
                }
            }
            "n" | "p" => browser::focus(LIT),
            _ => return false,
        }
        true
    }
}

/// Outlines all regions, or none.
pub fn toggle(regions: &UseStateHandle<Regions>) {
    regions.set(if **regions == Regions::All { Regions::None } else { Regions::All });
}
