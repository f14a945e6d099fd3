//! Keys of the table. The board handles arrows itself.

use std::rc::Rc;

use gloo_events::{EventListener, EventListenerOptions, EventListenerPhase};
use gloo_timers::callback::Timeout;
use wasm_bindgen::JsCast;
use yew::prelude::*;

use super::super::browser;
use super::super::route::{Half, Route};
use super::computers::{ComputerControl, Computers};
use super::dialogs::TableSheet;
use crate::play::table_view::TableView;
use crate::scenes::{Command, Regions};

/// The first place that may be picked.
const LIT: &str = ".place.legal";
/// Like [`LIT`], unless the last key or pick was refused.
const FOLLOWS: &str = ".prompt:not(.refused, .locked) ~ .board-room .place.legal";
/// The first of those that scores something, if any.
const BRINGS: &str = ".prompt:not(.refused, .locked) ~ .board-room \
    .place.legal:not(.board-room:has(.place.legal:not(.quiet)) .quiet)";

/// The context of the key handlers.
#[derive(Clone)]
pub struct Keyboard {
    pub view: Rc<TableView>,
    pub act: Callback<Command>,
    pub sheet: UseStateHandle<Option<TableSheet>>,
    pub regions: UseStateHandle<Regions>,
    /// Whether seats have secrets.
    pub secrets: bool,
    /// Whether single-letter keys are on.
    pub letters: bool,
    pub computers: Computers,
    /// Whether nothing can be done.
    pub resting: bool,
}

/// Listens while the table is on the screen, before and after the board handles a key, always with the current
/// handler.
#[hook]
pub fn use_keys(desk: Keyboard) {
    let latest = use_mut_ref(|| desk.clone());
    *latest.borrow_mut() = desk;
    use_effect_with((), move |()| {
        let window = web_sys::window();
        let listen = |phase: EventListenerPhase,
                      handles: fn(&Keyboard, &Event, &web_sys::KeyboardEvent) -> bool| {
            let (options, latest) = (EventListenerOptions { phase, passive: false }, latest.clone());
            window.as_ref().map(|window| {
                EventListener::new_with_options(window, "keydown", options, move |event| {
                    let desk = latest.borrow().clone();
                    if event.dyn_ref::<web_sys::KeyboardEvent>().is_some_and(|key| handles(&desk, event, key))
                    {
                        event.prevent_default();
                        if phase == EventListenerPhase::Capture {
                            event.stop_propagation();
                        }
                    }
                })
            })
        };
        let listeners = [
            listen(EventListenerPhase::Capture, Keyboard::press_on_place),
            listen(EventListenerPhase::Bubble, Keyboard::handle),
        ];
        move || drop(listeners)
    });
}

impl Keyboard {
    /// Handles keys before the focused place. With no place to aim at, Enter performs the prepared action. On a
    /// place it does so only while a number is being entered, because places that may be aimed at need not be lit.
    /// `+` and `-` step through the allowed numbers. Running before the place ensures that one key does one thing.
    fn press_on_place(&self, event: &Event, key: &web_sys::KeyboardEvent) -> bool {
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

    /// Performs the action of a key; returns whether the browser's default is to be prevented.
    fn handle(&self, event: &Event, key: &web_sys::KeyboardEvent) -> bool {
        // In the list of keys, which `?` opens, `h` asks for a hint.
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
        // If nothing has the focus, the first arrow key moves it to the board.
        if name.starts_with("Arrow") && browser::has_focus("body, .strip .who") {
            browser::focus(".place[tabindex='0']");
            return true;
        }
        if name == "Escape" {
            let back = self.view.cursor.is_some();
            self.act.emit(if back { Command::GoTo(None) } else { Command::Clear });
            return false;
        }
        let is_handled = self.letters && self.press(&name, key.shift_key());
        if is_handled {
            browser::mark_page("keyed", true); // controls show their keys
        }
        is_handled
    }

    /// Returns whether the key belongs to the browser, a field, a sheet or the curtain.
    fn is_deaf(&self, event: &Event, key: &web_sys::KeyboardEvent) -> bool {
        let quiet = key.ctrl_key() || key.meta_key() || key.alt_key() || browser::typing(event);
        // A phone's table may be behind another page.
        let behind = Route::here().half() != Half::Table;
        quiet || behind || self.resting || self.sheet.is_some() || self.view.curtain.is_some()
    }

    /// Performs the action of a single key; `false` if it has none.
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
                    // The next step is on the board: once it is lit, the keyboard focus continues there from its
                    // current place.
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
