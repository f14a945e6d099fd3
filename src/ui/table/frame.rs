//! The frame around the board: strip, prompt, board, tray, seats, panel, log, bar. It renders its data, is independent
//! of the game and changes nothing itself.

mod parts;
mod public;

use std::rc::Rc;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use self::parts::{curtain, playing_screen};
use self::public::public_screen;
use super::super::around::{sits_far, use_far_side};
use super::super::browser;
use super::super::director;
use super::super::log::LATEST;
use super::super::parts::{Brush, holding, use_brush};
use super::super::phones::hosting::Phones;
use super::super::replay::steps::{Pauses, speed_for, use_play};
use super::super::route::{Half, Route};
use super::super::settings::{Home, use_home};
use super::TableState;
use super::coach::Coach;
use super::computers::Computers;
use super::dialogs::TableSheet;
use super::feedback::{Heard, feedback};
use super::held::use_held;
use super::keys::{Keyboard, use_keys};
use super::log_room::latest;
use super::notices::notices;
use super::staged::{Seen, Shown, Staged};
use super::takeback::{TakebackNote, TakebackSaid};
use crate::bots;
use crate::lang::table::TableWords;
use crate::play::ScreenMode;
use crate::play::table_view::{LogLine, Prompt, SeatMark, TableView, ViewOptions};
use crate::scenes::parts::Part;
use crate::scenes::staging::{FASTEST, LAST_ACT, Staging};
use crate::scenes::{Command, Regions, Turned};
use crate::table::Seat;

/// The time for which the line above the board shows why undo is locked, in milliseconds.
const LOCK_TOLD: u32 = 4_000;

#[derive(Properties, PartialEq)]
pub struct FrameProps {
    pub table: Rc<TableState>,
    pub act: Callback<Command>,
    pub take_over: Callback<MouseEvent>,
    /// Sends an act about taking moves back.
    #[prop_or_default]
    pub on_takeback: Callback<TakebackSaid>,
    #[prop_or_default]
    pub computers: Computers,
    #[prop_or_default]
    pub coach: Coach,
    /// Whether the parts turn to the side of the player to move.
    #[prop_or_default]
    pub around: bool,
    /// The phones of seats.
    #[prop_or_default]
    pub phones: Phones,
    /// Whether this only shows the last act, before the curtain or the result: nothing can be done.
    #[prop_or_default]
    pub resting: bool,
}

/// The parts of the phone's lower half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum PhoneTab {
    Panel,
    Hand,
    Players,
    Log,
}

/// Consequences of the last entry, which are not shown before the entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct NewQuestion {
    panel: bool,
    veil: bool,
}

/// The data of all parts of the frame.
struct FrameData {
    table: Rc<TableState>,
    view: Rc<TableView>,
    /// Markup of the ground picture.
    ground: AttrValue,
    brush: Brush,
    home: Home,
    computers: Computers,
    coach: Coach,
    phones: Phones,
    on_takeback: Callback<TakebackSaid>,
    /// Whether this is the public table.
    public: bool,
    /// Whether nothing can be done: see [`FrameProps::resting`].
    resting: bool,
    /// Whether each plate of the public table is turned to its owner.
    around: bool,
    sheet: UseStateHandle<Option<TableSheet>>,
    /// The rules paragraph that is open.
    help: UseStateHandle<Option<String>>,
    /// The part chosen since the decision began; `None` for the default.
    half: UseStateHandle<Option<PhoneTab>>,
    regions: UseStateHandle<Regions>,
    /// Whether the sheet of the held place is open.
    held: UseStateHandle<bool>,
    /// Whether the history is playing automatically.
    playing: UseStateHandle<bool>,
    /// The description of the place that was inspected last.
    described: UseStateHandle<String>,
    /// The number of touches of the public board that can have no effect; 0 once that was explained.
    vain: UseStateHandle<u32>,
    /// The number of the locked prompt that was read long enough.
    lock_told: Option<usize>,
    /// The seat that the strip named before the last entry, until that has been staged.
    named_before: Option<Rc<SeatMark>>,
    /// The number of the seat that decided before the last entry, if another one does since.
    decided_before: Option<Rc<Option<usize>>>,
    /// Whether the last entry has led to another question, or to a veil.
    new_question: NewQuestion,
    /// Whether the last entry is still being staged.
    staged: bool,
    lines: Rc<Vec<LogLine>>,
    /// Whether there are earlier lines, and the number of requested lines.
    more: (bool, UseStateHandle<usize>),
}

impl FrameData {
    fn say(&self, words: TableWords) -> String {
        self.home.lang.say(words)
    }

    /// Returns the note of the line above the board: for a while, why something has no effect.
    fn prompt(&self) -> &Prompt {
        match &self.view.prompt {
            Prompt::Locked { number, then, .. } if self.lock_told == Some(*number) => then,
            prompt => prompt,
        }
    }

    fn does<E>(&self, command: Command) -> Callback<E> {
        self.brush.act.reform(move |_: E| command.clone())
    }

    /// Returns whether the phone of a seat is lost; `None` for a seat without one, and on a phone for those that are there.
    fn phone_of(&self, seat: Seat) -> Option<bool> {
        self.phones.of(seat).or_else(|| self.table.seats.is_lost(seat).then_some(true))
    }

    /// Returns the classes of the table for what follows from the last entry, and must not be seen before it: that the
    /// decision passes on, another question, a veil.
    fn passes(&self) -> Classes {
        let passes = self.decided_before.is_some().then_some("passes");
        classes!(
            passes,
            self.new_question.panel.then_some("asks-again"),
            self.new_question.veil.then_some("veils")
        )
    }

    /// Returns the class of the seat that had the decision.
    fn decided(&self, seat: Seat) -> Option<&'static str> {
        self.decided_before.as_ref().is_some_and(|before| **before == Some(seat.index())).then_some("decided")
    }

    fn opens(&self, what: TableSheet) -> Callback<MouseEvent> {
        let sheet = self.sheet.clone();
        Callback::from(move |_| sheet.set(Some(what)))
    }

    /// Returns whether the holder may ask for a hint: the table allows it, and a computer can play this game.
    fn hints(&self) -> bool {
        self.view.hints && self.table.ours && bots::plays(self.table.game.info().id)
    }

    /// Returns whether the panel has content.
    fn has_panel(&self) -> bool {
        !self.view.panel.is_empty() || self.view.unseen.is_some()
    }
}

/// Returns whether this is the public table: a seat with a phone decides, or a computer at a table with phones, or this
/// is the screen of a watcher.
fn is_public(table: &TableState, phones: &Phones) -> bool {
    table.mode == ScreenMode::Public && (table.guest || !phones.seats.is_empty())
}

/// The table of one game, or its curtain.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let home = use_home();
    let (lang, table, act) = (home.lang, &props.table, &props.act);
    let (sheet, regions) = (use_state_eq(|| None::<TableSheet>), use_state_eq(Regions::default));
    let held = use_state_eq(|| false);
    let (half, described) = (use_state_eq(|| None::<PhoneTab>), use_state_eq(String::new));
    let (playing, vain) = (use_state_eq(|| false), use_state_eq(|| 0));
    let (help, count) = (use_state_eq(|| None::<String>), use_state_eq(|| LATEST));
    let (show_legal, aids) = (home.settings.show_legal, home.settings.aids);
    let view_options =
        ViewOptions { lang, regions: *regions, show_legal, aids, announced: table.entries_before };
    let view = use_memo((table.version, table.mode, view_options), |(.., view_options)| {
        table.handle.table_view(view_options)
    });
    let log = use_memo((view.entries, table.mode, view.hidden, lang, *count), |(.., lang, count)| {
        let (lines, more) = latest(table, *lang, *count);
        (Rc::new(lines), more)
    });
    let ground = use_memo(view.scene.ground, |number| AttrValue::from(table.game.ground(*number)));
    use_fresh_start((table.mode, props.resting), &sheet, &help, &described);
    let public = is_public(table, &props.phones);
    use_side(props.around && !public, &home, table, &view);
    use_new_question(&view, &half);
    use_looking_back(&home, table, &view, &playing, act);
    use_feedback(table, &view);
    let lock_told = use_lock_told(&view);
    let named_before = use_before(view.subject.clone(), &view);
    let decided_before = use_before(view.seats.iter().position(|card| card.deciding), &view);
    use_turning(&home, &view);
    use_staging(&home, table, &view, props.resting);
    let asked_before = use_before(question(&view.panel), &view);
    let veiled_before = use_before(view.scene.is_veiled(), &view);
    let (shown, staged) = use_held(&view, home.settings.motion);
    use_effect_with((view.entries, view.picked), {
        let (described, regions, vain) = (described.clone(), regions.clone(), vain.clone());
        move |_| {
            described.set(String::new());
            vain.set(0);
            if matches!(*regions, Regions::Around(_)) {
                regions.set(Regions::None);
            }
        }
    });
    let around_focus = browser::around_focus();
    use_effect(move || browser::keep_focus(&around_focus));
    let title = if table.mode == ScreenMode::Over {
        "Deska".into()
    } else {
        format!("{} · Deska", view.subject.name)
    };
    use_effect_with(title, |title| browser::set_title(title));
    use_keys(Keyboard {
        view: view.clone(),
        act: act.clone(),
        sheet: sheet.clone(),
        regions: regions.clone(),
        secrets: table.game.info().secrets,
        letters: home.settings.letter_keys,
        computers: props.computers.clone(),
        resting: props.resting,
    });
    let opener = {
        let help = help.clone();
        use_callback((), move |anchor: String, ()| help.set(Some(anchor)))
    };
    let brush = use_brush(table.game, act.clone(), opener);
    let open = *sheet == Some(TableSheet::TakeBack);
    let takeback = html! { <TakebackNote table={table.clone()} on={props.on_takeback.clone()} {open} /> };
    let notices = notices(&home, table, &props.take_over, takeback);
    let setting = FrameData {
        table: table.clone(),
        view: shown,
        ground: (*ground).clone(),
        brush,
        home,
        computers: props.computers.clone(),
        coach: props.coach.clone(),
        phones: props.phones.clone(),
        on_takeback: props.on_takeback.clone(),
        public,
        resting: props.resting,
        around: props.around,
        sheet,
        help,
        half,
        regions,
        held,
        playing,
        described,
        vain,
        lock_told,
        named_before,
        decided_before,
        new_question: NewQuestion {
            panel: asked_before.is_some(),
            veil: veiled_before == Some(Rc::new(false)),
        },
        staged,
        lines: log.0.clone(),
        more: (log.1, count),
    };
    match (view.curtain.is_some(), public) {
        (true, _) => curtain(&setting, notices),
        (false, true) => public_screen(&setting, notices),
        (false, false) => playing_screen(&setting, notices),
    }
}

/// Turns the table to face the player to move, if that is set. It stays while computers decide. A scrolling page,
/// as with very large text, is not turned.
#[hook]
fn use_side(around: bool, home: &Home, table: &TableState, view: &TableView) {
    let last = use_mut_ref(|| false);
    let seat_is_far = sits_far(&table.handle.summary().players, view.subject.seat);
    let seat_is_far = seat_is_far.unwrap_or(*last.borrow());
    *last.borrow_mut() = seat_is_far;
    let wide = || browser::media(&format!("(min-width: {}px)", 16 * u32::from(home.settings.text) / 5));
    use_far_side(around && seat_is_far && wide(), home.settings.left_handed);
}

/// Resets open parts and scroll positions for a new decision.
#[hook]
fn use_new_question(view: &TableView, half: &UseStateHandle<Option<PhoneTab>>) {
    let half = half.clone();
    use_effect_with((view.mode, view.subject.seat, view.phase.clone()), move |_| {
        half.set(None);
        [".tray", ".panel-room", ".seats"].into_iter().for_each(browser::to_top);
    });
    // New content in the panel is also shown from its start.
    use_effect_with(holding(&view.panel).to_string(), |_| browser::to_top(".panel-room"));
}

/// The most entries whose stagings are measured before they are played.
const MEASURED: usize = 16;

/// Plays the history step by step up to the present, while that is on: few entries are staged in eight seconds.
#[hook]
fn use_looking_back(
    home: &Home,
    table: &Rc<TableState>,
    view: &TableView,
    playing: &UseStateHandle<bool>,
    act: &Callback<Command>,
) {
    let (at, entries) = (view.cursor.unwrap_or(view.entries), view.entries);
    let (lang, on) = (home.lang, **playing);
    // It stays the same until the present is reached.
    let speed = use_memo(on, |on| {
        let left = at + 1..=entries;
        let measured = *on && left.clone().count() <= MEASURED;
        let left = left.filter(|_| measured);
        speed_for(&left.map(|to| table.handle.replay_staging(lang, false, to).length()).collect::<Vec<_>>())
    });
    let speed = *speed;
    {
        let (table, home, before) = (table.clone(), home.clone(), use_mut_ref(|| at));
        use_effect_with(at, move |at| {
            if *at == before.replace(*at) + 1 && on {
                let staging = table.handle.replay_staging(lang, false, *at);
                director::play(&staging, table.game, &home.settings, speed);
            }
        });
    }
    let go = act.reform(move |to: usize| Command::GoTo((to < entries).then_some(to)));
    let stop = {
        let playing = playing.clone();
        Callback::from(move |on: bool| playing.set(on))
    };
    use_play(on && view.cursor.is_some(), at, Pauses::Staged, go, stop);
    let (playing, back) = (playing.clone(), view.cursor.is_some());
    use_effect_with(back, move |back| {
        if !back {
            playing.set(false);
        }
    });
}

/// Returns the number of the locked prompt that was read for [`LOCK_TOLD`]: the line then shows the question again.
#[hook]
fn use_lock_told(view: &TableView) -> Option<usize> {
    let told = use_state_eq(|| None::<usize>);
    let number = match view.prompt {
        Prompt::Locked { number, .. } => Some(number),
        _ => None,
    };
    let told_so_far = *told;
    use_effect_with(number, move |number| {
        let number = *number;
        let end = number.map(|_| Timeout::new(LOCK_TOLD, move || told.set(number)));
        move || drop(end)
    });
    told_so_far
}

/// Returns the question of a panel: the kinds of its groups with their headings.
fn question(panel: &[Part]) -> String {
    let mut kinds = holding(panel).to_string();
    let groups = panel.iter().filter_map(|part| match part {
        Part::Group(group) => Some(&group.parts),
        _ => None,
    });
    for part in groups.flatten() {
        if let Part::Heading(head) = part {
            kinds += &head.title;
        }
    }
    kinds
}

/// Returns the state before the last entry, if another one is shown since.
#[hook]
fn use_before<T: PartialEq + 'static>(now: T, view: &TableView) -> Option<Rc<T>> {
    let shown = use_mut_ref(|| (None::<Rc<T>>, None::<(usize, Rc<T>)>));
    let mut shown = shown.borrow_mut();
    let (present, before) = &mut *shown;
    if present.as_deref() != Some(&now)
        && let Some(last) = present.replace(Rc::new(now))
    {
        // Behind the curtain nothing has been staged.
        *before = view.curtain.is_none().then_some((view.entries, last));
    }
    before.as_ref().filter(|(entries, _)| *entries == view.entries).map(|(_, last)| last.clone())
}

/// Plays sounds and vibrations for events.
#[hook]
fn use_feedback(table: &TableState, view: &TableView) {
    let refusals = match &view.prompt {
        Prompt::Refused { number, .. } => *number,
        _ => 0,
    };
    let heard = Heard {
        mode: table.mode,
        decides: view.owner_decides(),
        entries: view.entries,
        done: table.done,
        patches: view.scene.patches.len(),
        gains: !view.gains.is_empty(),
        refusals,
        turns: table.turns,
    };
    let before = use_mut_ref(|| heard);
    use_effect_with(heard, move |now| {
        if let Some(felt) = feedback(&before.replace(*now), now) {
            felt.play();
        }
    });
}

/// Stages new entries, and those that a seat missed when its hand opens. A placement that is undone runs backwards.
#[hook]
fn use_staging(home: &Home, table: &Rc<TableState>, view: &TableView, resting: bool) {
    let (entries, mode, back) = (view.entries, view.mode, view.cursor.is_some());
    let shown = Shown { entries, mode, back, result: table.handle.result() };
    let seen = use_mut_ref(|| (Seen::at(shown), None::<(usize, Staging)>));
    let (table, home) = (table.clone(), home.clone());
    use_effect_with((entries, mode, back), move |_| {
        let (seen, played) = &mut *seen.borrow_mut();
        let last = played.take();
        let staged = seen.next(shown, || table.handle.first_missed());
        // A phone's table may be behind another page.
        if Route::here().half() != Half::Table {
            return director::stop();
        }
        match staged {
            Staged::Stop => director::stop(),
            Staged::Undone(entry) => match last.filter(|(of, _)| *of == entry) {
                Some((_, staging)) => director::play_back(&staging, table.game, &home.settings),
                None => director::stop(),
            },
            Staged::Entries { entries, missed } => {
                let last = entries.end.saturating_sub(1);
                let single = entries.len() == 1;
                let all = entries.map(|entry| table.handle.staging(home.lang, entry)).collect();
                let staging = if missed { Staging::of_missed(all) } else { Staging::of_all(all) };
                if staging.length() > 0 {
                    // The curtain waits for it, but not long.
                    let is_hurried = resting && !table.handle.summary().over;
                    let speed =
                        if is_hurried { 1 + (staging.length() / LAST_ACT).min(FASTEST - 1) } else { 1 };
                    director::play(&staging, table.game, &home.settings, speed);
                    *played = single.then_some((last, staging));
                }
            }
        }
    });
    use_effect_with((), |()| director::stop);
}

/// Turns the aimed piece on the board when only its rotation changes.
#[hook]
fn use_turning(home: &Home, view: &TableView) {
    let before = use_mut_ref(|| None::<Turned>);
    let motion = home.settings.motion;
    use_effect_with(view.scene.turned, move |now| {
        let before = before.replace(*now);
        if let (Some(before), Some(now)) = (before, now)
            && let Some(degrees) = now.since(&before)
        {
            director::turn(now, degrees, motion);
        }
    });
}

/// Closes everything after the device has changed hands.
#[hook]
fn use_fresh_start(
    shown: (ScreenMode, bool),
    sheet: &UseStateHandle<Option<TableSheet>>,
    help: &UseStateHandle<Option<String>>,
    described: &UseStateHandle<String>,
) {
    let (sheet, help, described) = (sheet.clone(), help.clone(), described.clone());
    use_effect_with(shown, move |(mode, _)| {
        if matches!(mode, ScreenMode::Hand(_) | ScreenMode::Result(_)) {
            browser::focus(".strip .who");
        }
        sheet.set(None);
        help.set(None);
        described.set(String::new());
    });
}
