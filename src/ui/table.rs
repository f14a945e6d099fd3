//! The playing screen: opens a saved game, keeps the one gate through which it changes, and frames the board.

mod bar;
pub mod computers;
mod dialogs;
pub mod frame;
mod keys;
mod log_room;
mod menu;
mod notices;
pub mod sorry;

use std::rc::Rc;

use gloo_events::EventListener;
use yew::prelude::*;

use super::settings::use_home;
use super::store::{self, Local, StoreFault};
use super::{browser, haste, replay, tabs};
use crate::games;
use crate::lang::Lang;
use crate::lang::table::TableWords;
use crate::play::Show;
use crate::play::rulebook::{Catalogued, Opened};
use crate::play::sitting::Seated;
use crate::scenes::{Deed, Spot};
use crate::table::record::{Fault, Record};

#[derive(Properties, PartialEq)]
pub struct OpenTableProps {
    /// Id of the saved game.
    pub id: AttrValue,
}

/// A saved game that was found: which one it is, and how far it plays.
pub type Found = Result<(Catalogued, Opened), Fault>;

/// Opens the text of a saved game.
///
/// # Errors
/// Why it cannot be opened at all.
pub fn found(text: &str) -> Found {
    let record = Record::parse(text)?;
    let game = games::of(&record)?;
    Ok((game, game.open(&record)?))
}

/// Opens the text of a saved game, in the hands of whoever had the device when it was left.
fn found_at(id: &str, text: &str) -> Found {
    let (game, opened) = found(text)?;
    Ok((game, Opened { seated: store::sit_down(&Local, id, opened.seated), ..opened }))
}

/// Loads a saved game and sits down at it; what cannot be opened says why.
#[component]
pub fn OpenTable(props: &OpenTableProps) -> Html {
    let lang = use_home().lang;
    let opened = use_memo(props.id.clone(), |id| {
        // Another tab may have gone on with what waits here.
        store::store_what_waits();
        store::text(&Local, id).map(|text| found_at(id, &text))
    });
    match &*opened {
        None => sorry::sorry(lang, lang.say(TableWords::NotFound), &props.id),
        Some(Err(fault)) => sorry::sorry(lang, replay::cannot_open(lang, fault), &props.id),
        Some(Ok((game, opened))) => {
            let broken =
                opened.broken.as_ref().map(|fault| AttrValue::from(replay::stops_at(lang, *game, fault)));
            html! { <AtTable id={props.id.clone()} game={*game} seated={opened.seated.clone()} {broken} /> }
        }
    }
}

/// The game on the screen and whether it may be changed here.
#[derive(Clone, PartialEq)]
pub struct Sat {
    pub game: Catalogued,
    pub seated: Seated,
    pub id: AttrValue,
    /// Grows with everything that happens, so that what is drawn can tell whether anything did.
    pub version: u32,
    pub show: Show,
    /// Whether this tab holds the game.
    pub ours: bool,
    /// Whether that is known for sure: no computer begins to think before.
    pub held: bool,
    /// The record does not play to its end: it is only looked at.
    pub broken: Option<AttrValue>,
    pub fault: Option<StoreFault>,
    /// What the storage has of the game, as far as this tab knows; `None` where no other tab can change it.
    pub stored: Option<Rc<str>>,
    /// Entries the last deed added begin here.
    pub told: usize,
    /// How many deeds of people did something, but for those that took something back.
    pub done: u32,
    /// How often what is aimed at was turned.
    pub turns: usize,
    /// Quick placement (a setting): see [`crate::play::Play::act_quickly`].
    pub quick: bool,
    /// What a lesson asks for.
    pub asks: Asks,
}

/// What a lesson asks for.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Asks {
    /// Something else than what the one button would do: it waits, and says so.
    pub barred: bool,
    /// A place, which is to be in sight.
    pub spot: Option<Spot>,
}

/// What happens to a table.
pub enum Happening {
    Do(Deed),
    /// The same right after another decision began: nothing is decided.
    Hasten(Deed),
    /// This tab got or lost the game; the language in which it is told what is wrong with it.
    Ours(bool, Lang),
    /// There may be room again for what waits in memory.
    Room,
    /// Another tab stored this text of the game.
    Stored(String),
}

impl Sat {
    /// A table in a tab that may play.
    pub fn at(game: Catalogued, seated: Seated, id: AttrValue) -> Self {
        Self {
            game,
            show: seated.show(),
            told: seated.brief().entries,
            seated,
            id,
            version: 0,
            ours: true,
            held: false,
            broken: None,
            fault: None,
            stored: None,
            done: 0,
            turns: 0,
            quick: false,
            asks: Asks::default(),
        }
    }

    /// Whether another tab has played on where nothing keeps it from that. Its game stays; here it is only looked at.
    fn is_stale(&self) -> bool {
        self.stored.as_deref().is_some_and(|known| store::text(&Local, &self.id).as_deref() != Some(known))
    }

    /// Notes what the storage has now, where another tab may change it.
    fn note_stored(&mut self) {
        let text = if tabs::guarded() { None } else { store::text(&Local, &self.id) };
        self.stored = text.map(Rc::from);
    }

    /// Another tab has the game.
    fn lost(mut self) -> Rc<Self> {
        (self.ours, self.held) = (false, false);
        self.version += 1;
        Rc::new(self)
    }
}

impl Reducible for Sat {
    type Action = Happening;

    /// The one gate: does the deed and saves before anything of it can be seen.
    fn reduce(self: Rc<Self>, happening: Happening) -> Rc<Self> {
        let mut sat = (*self).clone();
        sat.version += 1;
        match happening {
            Happening::Do(ref deed) | Happening::Hasten(ref deed) => {
                if !deed.only_looks() && (!sat.ours || sat.broken.is_some()) {
                    return self;
                }
                let hasty = matches!(happening, Happening::Hasten(_));
                let after = match (hasty, sat.quick) {
                    (true, _) => sat.seated.act_in_haste(deed),
                    (false, true) => Some(sat.seated.act_quickly(deed)),
                    (false, false) => Some(sat.seated.act(deed)),
                };
                let Some(after) = after else { return self };
                sat.turns += usize::from(matches!(deed, Deed::Rotate { .. }));
                sat.seated = after;
                let (before, after) = (self.seated.brief(), sat.seated.brief());
                // The steps of a computer's turn are told together.
                let goes_on = self.seated.thinks().is_some_and(|thinks| thinks.goes_on);
                if !(goes_on && matches!(deed, Deed::Aim(..) | Deed::Answer(..))) {
                    sat.told = before.entries;
                }
                if before.entries != after.entries
                    || before.sealed != after.sealed
                    || before.players != after.players
                {
                    if self.is_stale() {
                        return (*self).clone().lost();
                    }
                    let blocked = || store::blocked().then_some(StoreFault::Blocked);
                    let saved = store::save(&Local, &sat.id, &sat.seated, browser::now());
                    if saved.is_err() {
                        store::keep_in_memory(&sat.id, &sat.seated, browser::now());
                    }
                    sat.fault = saved.err().or_else(blocked);
                    sat.note_stored();
                    if after.over && !before.over {
                        store::remember_past(&Local, &sat.id, &sat.seated, browser::now());
                    }
                }
                let person = !matches!(deed, Deed::Answer(..) | Deed::Redo);
                sat.done += u32::from(person && after.entries > before.entries);
            }
            Happening::Ours(ours, lang) => {
                if ours && !sat.ours {
                    match store::text(&Local, &sat.id).map(|text| found_at(&sat.id, &text)) {
                        Some(Ok((game, opened))) => {
                            let stops = |fault: &Fault| replay::stops_at(lang, game, fault).into();
                            (sat.seated, sat.broken) = (opened.seated, opened.broken.as_ref().map(stops));
                        }
                        // What cannot be read is not overwritten.
                        Some(Err(fault)) => sat.broken = Some(replay::cannot_open(lang, &fault).into()),
                        None => {}
                    }
                }
                sat.note_stored();
                // Who has it goes on from what is stored.
                if !ours && store::waits(&sat.id) {
                    let stored = store::part_with(&sat.id);
                    sat.fault = sat.fault.filter(|_| !stored);
                }
                (sat.ours, sat.held) = (ours, ours);
            }
            Happening::Room => {
                if sat.fault != Some(StoreFault::Full) || !store::store_what_waits() {
                    return self;
                }
                sat.fault = None;
            }
            Happening::Stored(text) => {
                let Ok(record) = Record::parse(&text) else { return self };
                let titled = sat.seated.titled(&record.title);
                // A title alone is taken over.
                if sat.ours && !tabs::guarded() && titled.record() != text {
                    return sat.lost();
                }
                if sat.seated.brief().title == record.title {
                    return self;
                }
                sat.seated = titled;
                sat.note_stored();
            }
        }
        if sat.ours && (sat.seated.holder() != self.seated.holder() || sat.held != self.held) {
            store::keep_holder(&Local, &sat.id, &sat.seated);
        }
        sat.show = sat.seated.show();
        Rc::new(sat)
    }
}

#[derive(Properties, PartialEq)]
struct AtTableProps {
    id: AttrValue,
    game: Catalogued,
    seated: Seated,
    broken: Option<AttrValue>,
}

/// A game being played.
#[component]
fn AtTable(props: &AtTableProps) -> Html {
    let home = use_home();
    let sat = use_reducer(|| {
        let mut sat = Sat {
            broken: props.broken.clone(),
            fault: first_fault(&props.id),
            quick: home.settings.place_at_once,
            ..Sat::at(props.game, props.seated.clone(), props.id.clone())
        };
        sat.note_stored();
        sat
    });
    let act = {
        let sat = sat.dispatcher();
        use_callback((), move |deed: Deed, ()| {
            // Computers, timers and the page itself are not in haste.
            let happening = match haste::haste().filter(|_| !deed.is_free()) {
                Some(haste::Haste::Early) => return,
                Some(haste::Haste::Hasty) => Happening::Hasten(deed),
                None => Happening::Do(deed),
            };
            browser::paint_at_once();
            sat.dispatch(happening);
        })
    };
    // From before the table is drawn until some time after: on a slow page these are apart.
    let decision = sat.seated.decision();
    use_memo(decision, |_| haste::other_decision());
    use_effect_with(decision, |_| haste::other_decision());
    use_effect_with(sat.done, |done| {
        if *done > 0 {
            haste::done();
        }
    });
    let heard = {
        let (sat, lang) = (sat.dispatcher(), home.lang);
        Callback::from(move |ours: bool| sat.dispatch(Happening::Ours(ours, lang)))
    };
    let take_over = use_only_tab(&props.id, heard);
    use_effect_with((), |()| browser::ask_room_again());
    use_background(act.clone());
    use_other_tabs(&props.id, sat.dispatcher());
    use_effect_with(home.settings.awake, move |awake| {
        let guard = awake.then(browser::Awake::ask);
        move || drop(guard)
    });
    let computers = computers::use_computers(&sat, &act, home.settings.pace);
    if sat.show == Show::Over {
        let (id, game, seated) = (props.id.clone(), sat.game, sat.seated.clone());
        let fresh = props.seated.show() != Show::Over;
        return html! { <super::over::OverScreen {id} {game} {seated} {fresh} /> };
    }
    html! { <frame::Frame sat={Rc::new((*sat).clone())} {act} {take_over} {computers} around={home.settings.around} /> }
}

/// What is wrong with the storage as a game is opened.
fn first_fault(id: &str) -> Option<StoreFault> {
    if store::blocked() {
        return Some(StoreFault::Blocked);
    }
    (store::waits(id) && !store::store_what_waits()).then_some(StoreFault::Full)
}

/// Hears what other tabs do to the storage: there may be room again, another title, or another move where tabs
/// know nothing of each other.
#[hook]
fn use_other_tabs(id: &AttrValue, sat: UseReducerDispatcher<Sat>) {
    let key = format!("deska.game.{id}");
    use_effect_with((), move |()| {
        let stored = web_sys::window().map(|window| {
            EventListener::new(&window, "storage", move |event| {
                let text = |name: &str| browser::property(event, name).and_then(|value| value.as_string());
                let record = text("newValue").filter(|_| text("key").as_ref() == Some(&key));
                if let Some(record) = record {
                    sat.dispatch(Happening::Stored(record));
                }
                sat.dispatch(Happening::Room);
            })
        });
        move || {
            drop(stored);
            store::store_what_waits();
        }
    });
}

/// Holds the game for this tab while it is open; gives the way to take it over from another one.
#[hook]
fn use_only_tab(id: &AttrValue, heard: Callback<bool>) -> Callback<MouseEvent> {
    let guard = use_mut_ref(|| None::<tabs::Guard>);
    {
        let (guard, heard, id) = (guard.clone(), heard.clone(), id.clone());
        use_effect_with((), move |()| {
            *guard.borrow_mut() = Some(tabs::ask(&id, false, heard));
            move || drop(guard.borrow_mut().take())
        });
    }
    let id = id.clone();
    Callback::from(move |_| *guard.borrow_mut() = Some(tabs::ask(&id, true, heard.clone())))
}

/// Hides what is secret when the page goes to the background.
#[hook]
fn use_background(act: Callback<Deed>) {
    use_effect_with((), move |()| {
        let hide = web_sys::window().and_then(|w| w.document()).map(|document| {
            let watched = document.clone();
            EventListener::new(&document, "visibilitychange", move |_| {
                if watched.visibility_state() == web_sys::VisibilityState::Hidden {
                    act.emit(Deed::Background);
                }
            })
        });
        move || drop(hide)
    });
}
