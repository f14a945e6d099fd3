//! The command bar: undo, redo, and the one button that commits; what it says and does at each moment.

use super::prompt::why_locked;
use super::table_view::CommandBar;
use super::{Play, Show};
use crate::lang::table::TableWords;
use crate::lang::{Caption, Lang, Names, Words};
use crate::scenes::{Command, Stage};
use crate::table::Seat;

/// The command bar; where all look at a result, one button goes on.
pub(super) fn command_bar<G: Stage>(play: &Play<G>, lang: Lang, names: &Names, view: &G::View) -> CommandBar {
    if play.result().is_none() {
        return bar(lang, bar_state(play, lang, names, view));
    }
    // Where one person plays the device goes nowhere.
    let next =
        play.next().filter(|seat| play.alone().is_none() && play.session.controller(*seat).is_person());
    let goes_to = |seat: Seat| lang.say(TableWords::ThenTo(&names.of(seat)));
    CommandBar {
        undo: String::new(),
        locked: true,
        can_redo: false,
        text: lang.say(TableWords::Continue),
        sub: next.map(goes_to).unwrap_or_default(),
        command: Some(Command::EndTurn),
        main: true,
    }
}

/// What the command bar is made from.
struct BarState {
    /// What undo says, and whether it is locked.
    undo: String,
    locked: bool,
    can_redo: bool,
    awaits_end: bool,
    /// Who is next when the turn is ended, where the device goes to another: in words.
    then: String,
    /// The computer that decides now, by name.
    thinks: Option<String>,
    /// What the one button says of the action that is ready, and whether that action cannot be undone.
    ready: Option<(Caption, bool)>,
    /// Whether the action that is ready gives up what one has.
    grave: bool,
    /// What the button says that ends the turn.
    done: String,
    /// With nothing picked the turn may be ended: how many steps would be left, in words.
    may_end: Option<String>,
    /// The question "end the turn with steps left?" was asked.
    asked: bool,
    /// Nothing is left but to end the turn.
    idle: bool,
}

fn bar_state<G: Stage>(play: &Play<G>, lang: Lang, names: &Names, view: &G::View) -> BarState {
    let (lock, last) = (play.lock(), play.session.steps().last());
    let idle = play.may_act() && play.selection.is_empty();
    let back = lock.is_some() && play.back_to_own().is_some();
    let undo = match lock {
        None => lang.say(TableWords::Undo),
        Some(_) if back => lang.say(TableWords::BackToOwn),
        Some(lock) => why_locked(lang, lock, names),
    };
    BarState {
        // Who only looks on has nothing to undo.
        undo: if play.show == Show::Watch { String::new() } else { undo },
        locked: lock.is_some() && !back,
        can_redo: play.session.can_redo(),
        awaits_end: play.awaits_end(),
        then: play
            .session
            .game()
            .turn()
            .seat()
            .filter(|next| play.alone().is_none() && play.viewing_seat() != Some(*next))
            .filter(|next| play.session.controller(*next).is_person())
            .map(|next| lang.say(TableWords::ThenTo(&names.of(next))))
            .unwrap_or_default(),
        thinks: play.thinks().map(|thinks| names.of(thinks.seat)),
        ready: play.ready().map(|action| (G::commit(lang, view, action), play.locks(action))),
        grave: play.ready().is_some_and(G::grave),
        done: last
            .and_then(|step| G::done(lang, &step.entry.action))
            .unwrap_or_else(|| lang.say(TableWords::EndTurn)),
        may_end: (idle && G::end_turn(view).is_some())
            .then(|| <G as Words>::steps_left_text(lang, G::steps_left(view))),
        asked: play.asked,
        idle: idle && G::idle(view, &play.selection),
    }
}

fn bar(lang: Lang, command: BarState) -> CommandBar {
    let say = |words: TableWords| lang.say(words);
    let BarState {
        undo,
        locked,
        can_redo,
        awaits_end,
        then,
        thinks,
        ready,
        grave,
        done,
        may_end,
        asked,
        idle,
    } = command;
    let (Caption { text, sub }, command) = match (ready, may_end) {
        _ if awaits_end => (Caption { text: done, sub: then }, Some(Command::EndTurn)),
        (Some((Caption { text, .. }, true)), _) => {
            (Caption { text, sub: say(TableWords::CannotUndo) }, Some(Command::Commit))
        }
        (Some((caption, false)), _) => (caption, Some(Command::Commit)),
        (None, Some(left)) => {
            let text = say(if asked { TableWords::EndAnyway } else { TableWords::EndTurn });
            (Caption { text, sub: left }, Some(Command::EndTurn))
        }
        (None, None) if thinks.is_some() => {
            (Caption { text: thinks.unwrap_or_default(), sub: say(TableWords::ToMove) }, None)
        }
        (None, None) => (Caption { text: say(TableWords::Choose), sub: String::new() }, None),
    };
    CommandBar {
        undo,
        locked,
        can_redo,
        main: (command == Some(Command::Commit) && !grave) || awaits_end || asked || idle,
        text,
        sub,
        command,
    }
}
