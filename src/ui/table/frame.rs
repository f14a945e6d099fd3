//! The frame around the board: strip, prompt, board, tray, seats, panel, log, bar. Draws what it is handed; knows no game and
//! changes nothing itself.

mod parts;

use std::rc::Rc;

use yew::prelude::*;

use self::parts::{curtain, table};
use super::super::around::{sits_far, use_far_side};
use super::super::browser;
use super::super::cues::{Heard, cue, sound, vibrate};
use super::super::log::LATEST;
use super::super::parts::{Brush, holding, use_brush};
use super::super::replay::steps::use_play;
use super::super::settings::{Home, use_home};
use super::Sat;
use super::computers::Computers;
use super::dialogs::TableSheet;
use super::keys::{Keyboard, use_keys};
use super::log_room::latest;
use super::notices::notices;
use crate::bots;
use crate::lang::table::TableWords;
use crate::play::Show;
use crate::play::shown::{LogLine, Prompt, Shown, Wish};
use crate::scenes::{Deed, Regions};

#[derive(Properties, PartialEq)]
pub struct FrameProps {
    pub sat: Rc<Sat>,
    pub act: Callback<Deed>,
    pub take_over: Callback<MouseEvent>,
    #[prop_or_default]
    pub computers: Computers,
    /// Whether the parts turn to the side where the one on the turn sits.
    #[prop_or_default]
    pub around: bool,
}

/// The parts of the phone's lower half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum LowerHalf {
    Panel,
    Hand,
    Players,
    Log,
}

/// Everything the parts of the frame are drawn from.
struct Setting {
    sat: Rc<Sat>,
    shown: Rc<Shown>,
    /// Markup of the ground picture.
    ground: AttrValue,
    brush: Brush,
    home: Home,
    computers: Computers,
    sheet: UseStateHandle<Option<TableSheet>>,
    /// The paragraph of the rules that is open.
    help: UseStateHandle<Option<String>>,
    /// What was chosen to be seen since the decision began; `None`: where it begins.
    half: UseStateHandle<Option<LowerHalf>>,
    regions: UseStateHandle<Regions>,
    /// Whether the sheet of the place that was held is open.
    held: UseStateHandle<bool>,
    /// Whether the steps that are looked back at go on by themselves.
    playing: UseStateHandle<bool>,
    /// What is said of the place that was looked at last.
    looked: UseStateHandle<String>,
    lines: Rc<Vec<LogLine>>,
    /// Whether there are earlier lines, and how many lines are wished.
    more: (bool, UseStateHandle<usize>),
}

impl Setting {
    fn say(&self, words: TableWords) -> String {
        self.home.lang.say(words)
    }

    fn does<E>(&self, deed: Deed) -> Callback<E> {
        self.brush.act.reform(move |_: E| deed.clone())
    }

    fn opens(&self, what: TableSheet) -> Callback<MouseEvent> {
        let sheet = self.sheet.clone();
        Callback::from(move |_| sheet.set(Some(what)))
    }

    /// Whether the holder may ask for advice: the table allows it, and a computer can think about this game.
    fn hints(&self) -> bool {
        self.shown.hints && self.sat.ours && bots::plays(self.sat.game.info().id)
    }

    /// Whether the panel has anything to show.
    fn has_panel(&self) -> bool {
        !self.shown.panel.is_empty() || self.shown.unseen.is_some()
    }
}

/// The table of one game, or its curtain.
#[component]
pub fn Frame(props: &FrameProps) -> Html {
    let home = use_home();
    let (lang, sat, act) = (home.lang, &props.sat, &props.act);
    let (sheet, regions) = (use_state_eq(|| None::<TableSheet>), use_state_eq(Regions::default));
    let held = use_state_eq(|| false);
    let (half, looked) = (use_state_eq(|| None::<LowerHalf>), use_state_eq(String::new));
    let playing = use_state_eq(|| false);
    let (help, count) = (use_state_eq(|| None::<String>), use_state_eq(|| LATEST));
    let (hints, aids) = (home.settings.hints, home.settings.aids);
    let wish = Wish { lang, regions: *regions, hints, aids, told: sat.told };
    let shown = use_memo((sat.version, wish), |(_, wish)| sat.seated.shown(wish));
    let log = use_memo((shown.entries, sat.show, shown.hidden, lang, *count), |(.., lang, count)| {
        let (lines, more) = latest(sat, *lang, *count);
        (Rc::new(lines), more)
    });
    let ground = use_memo(shown.scene.ground, |number| AttrValue::from(sat.game.ground(*number)));
    use_fresh_start(sat.show, &sheet, &help, &looked);
    use_side(props.around, &home, sat, &shown);
    use_new_question(&shown, &half);
    use_looking_back(&shown, &playing, act);
    use_cues(&home, sat, &shown);
    use_effect_with((shown.entries, shown.picked), {
        let (looked, regions) = (looked.clone(), regions.clone());
        move |_| {
            looked.set(String::new());
            if matches!(*regions, Regions::Around(_)) {
                regions.set(Regions::None);
            }
        }
    });
    let around_focus = browser::around_focus();
    use_effect(move || browser::keep_focus(&around_focus));
    let title =
        if sat.show == Show::Over { "Deska".into() } else { format!("{} · Deska", shown.holder.name) };
    use_effect_with(title, |title| browser::set_title(title));
    use_keys(Keyboard {
        shown: shown.clone(),
        act: act.clone(),
        sheet: sheet.clone(),
        regions: regions.clone(),
        secrets: sat.game.info().secrets,
        letters: home.settings.letter_keys,
        computers: props.computers.clone(),
    });
    let opener = {
        let help = help.clone();
        use_callback((), move |anchor: String, ()| help.set(Some(anchor)))
    };
    let brush = use_brush(sat.game, act.clone(), opener);
    let notices = notices(lang, sat, &props.take_over);
    let setting = Setting {
        sat: sat.clone(),
        shown: shown.clone(),
        ground: (*ground).clone(),
        brush,
        home,
        computers: props.computers.clone(),
        sheet,
        help,
        half,
        regions,
        held,
        playing,
        looked,
        lines: log.0.clone(),
        more: (log.1, count),
    };
    if shown.curtain.is_some() { curtain(&setting, notices) } else { table(&setting, notices) }
}

/// Turns the table to whoever is on the turn, where that is wished. While computers decide it stays as it was, and a page
/// that scrolls, as one with very large text does, is not turned.
#[hook]
fn use_side(around: bool, home: &Home, sat: &Sat, shown: &Shown) {
    let last = use_mut_ref(|| false);
    let far = sits_far(&sat.seated.brief().players, shown.holder.seat);
    let far = far.unwrap_or(*last.borrow());
    *last.borrow_mut() = far;
    let wide = || browser::media(&format!("(min-width: {}px)", 16 * u32::from(home.settings.text) / 5));
    use_far_side(around && far && wide(), home.settings.left_handed);
}

/// A new decision is seen from its beginning, whatever the last one left open or scrolled away.
#[hook]
fn use_new_question(shown: &Shown, half: &UseStateHandle<Option<LowerHalf>>) {
    let half = half.clone();
    use_effect_with((shown.show, shown.holder.seat, shown.phase.clone()), move |_| {
        half.set(None);
        [".tray", ".panel-room", ".seats"].into_iter().for_each(browser::to_top);
    });
    // So is what else comes into the panel.
    use_effect_with(holding(&shown.panel).to_string(), |_| browser::to_top(".panel-room"));
}

/// Steps that are looked back at follow each other, while that is wished, up to now.
#[hook]
fn use_looking_back(shown: &Shown, playing: &UseStateHandle<bool>, act: &Callback<Deed>) {
    let (at, entries) = (shown.cursor.unwrap_or(shown.entries), shown.entries);
    let go = act.reform(move |to: usize| Deed::GoTo((to < entries).then_some(to)));
    let stop = {
        let playing = playing.clone();
        Callback::from(move |on: bool| playing.set(on))
    };
    use_play(**playing && shown.cursor.is_some(), at, 1, go, stop);
    let (playing, back) = (playing.clone(), shown.cursor.is_some());
    use_effect_with(back, move |back| {
        if !back {
            playing.set(false);
        }
    });
}

/// What happened is heard and felt, where that is wished.
#[hook]
fn use_cues(home: &Home, sat: &Sat, shown: &Shown) {
    let refusals = match &shown.prompt {
        Prompt::Refused { number, .. } => *number,
        _ => 0,
    };
    let heard = Heard {
        show: sat.show,
        entries: shown.entries,
        gains: !shown.scene.gains.is_empty(),
        refusals,
        turns: sat.turns,
    };
    let before = use_mut_ref(|| heard);
    let (sounds, buzz) = (home.settings.sounds, home.settings.buzz);
    use_effect_with(heard, move |now| {
        let cue = cue(&before.replace(*now), now);
        cue.into_iter().filter(|_| sounds).for_each(sound);
        cue.into_iter().filter(|_| buzz).for_each(vibrate);
    });
}

/// A table that changed hands begins with everything closed.
#[hook]
fn use_fresh_start(
    show: Show,
    sheet: &UseStateHandle<Option<TableSheet>>,
    help: &UseStateHandle<Option<String>>,
    looked: &UseStateHandle<String>,
) {
    let (sheet, help, looked) = (sheet.clone(), help.clone(), looked.clone());
    use_effect_with(show, move |show| {
        if matches!(show, Show::Hand(_) | Show::Result(_)) {
            browser::focus(".strip .who");
        }
        sheet.set(None);
        help.set(None);
        looked.set(String::new());
    });
}
