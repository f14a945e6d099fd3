//! The command bar: undo, redo and the commit button, with their captions and commands.

use super::prompt::lock_reason;
use super::table_view::CommandBar;
use super::{Play, ScreenMode};
use crate::lang::table::{TableWords, ToChoose};
use crate::lang::{Caption, Lang, Names, Words};
use crate::scenes::{Command, Stage};
use crate::table::Seat;

/// Builds the command bar; while a result is shown to all, it has one button to continue.
pub(super) fn command_bar<G: Stage>(play: &Play<G>, lang: Lang, names: &Names, view: &G::View) -> CommandBar {
    if play.result().is_none() {
        return bar(lang, bar_state(play, lang, names, view));
    }
    // With one person at the table the device is not handed over.
    let next = play
        .next_to_act()
        .filter(|seat| play.only_person().is_none() && play.session.controller(*seat).is_person());
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

/// Input for building the command bar.
struct BarState {
    /// Caption of undo, and whether it is locked.
    undo: String,
    locked: bool,
    can_redo: bool,
    awaits_end: bool,
    /// The next seat in words, if ending the turn hands the device over.
    then: String,
    /// Name of the computer that decides now, or of the person who decides on another device.
    waits_for: Option<String>,
    /// Caption of the commit button for the ready action, and whether that action cannot be undone.
    ready: Option<(Caption, bool)>,
    /// Whether the ready action gives up something the player has.
    is_costly: bool,
    /// Caption of the button that ends the turn.
    done: String,
    /// Number of steps left, in words, if the turn may be ended with nothing picked.
    may_end: Option<String>,
    /// Whether the question "end the turn with steps left?" was asked.
    end_asked: bool,
    /// Whether the turn has only to be ended.
    end_is_next: bool,
    /// The choice that is missing.
    to_choose: ToChoose,
}

fn bar_state<G: Stage>(play: &Play<G>, lang: Lang, names: &Names, view: &G::View) -> BarState {
    let (lock, last) = (play.undo_lock(), play.session.steps().last());
    let idle = play.may_act() && play.selection.is_empty();
    let back = lock.is_some() && play.back_to_own().is_some();
    let undo = match lock {
        None => lang.say(TableWords::Undo),
        Some(_) if back => lang.say(TableWords::BackToOwn),
        Some(lock) => lock_reason(lang, lock, names),
    };
    BarState {
        // Spectators cannot undo.
        undo: if play.mode == ScreenMode::Public { String::new() } else { undo },
        locked: lock.is_some() && !back,
        can_redo: play.may_redo(),
        awaits_end: play.awaits_end(),
        then: play
            .session
            .game()
            .turn()
            .seat()
            .filter(|next| play.only_person().is_none() && play.viewing_seat() != Some(*next))
            .filter(|next| play.device.serves(*next))
            .filter(|next| play.session.controller(*next).is_person())
            .map(|next| lang.say(TableWords::ThenTo(&names.of(next))))
            .unwrap_or_default(),
        waits_for: waits_for(play).map(|seat| names.of(seat)),
        ready: play.ready().map(|action| (G::commit(lang, view, action), play.is_final(action))),
        is_costly: play.ready().is_some_and(G::is_costly),
        done: last
            .and_then(|step| G::end_turn_caption(lang, &step.entry.action))
            .unwrap_or_else(|| lang.say(TableWords::EndTurn)),
        may_end: (idle && G::end_turn(view).is_some())
            .then(|| <G as Words>::steps_left_text(lang, G::steps_left(view))),
        end_asked: play.end_asked,
        end_is_next: idle && (G::nothing_left_to_do(view, &play.selection) || G::steps_are_spent(view)),
        to_choose: match play.may_act() {
            true => G::to_choose(view, &play.selection),
            false => ToChoose::Any,
        },
    }
}

/// Returns the computer that decides now, or the person who decides on another device.
fn waits_for<G: Stage>(play: &Play<G>) -> Option<Seat> {
    play.computer_to_act().map(|thinks| thinks.seat).or(play.decides_elsewhere())
}

fn bar(lang: Lang, state: BarState) -> CommandBar {
    let say = |words: TableWords| lang.say(words);
    let BarState {
        undo,
        locked,
        can_redo,
        awaits_end,
        then,
        waits_for,
        ready,
        is_costly,
        done,
        may_end,
        end_asked,
        end_is_next,
        to_choose,
    } = state;
    let (Caption { text, sub }, command) = match (ready, may_end) {
        _ if awaits_end => (Caption { text: done, sub: then }, Some(Command::EndTurn)),
        (Some((Caption { text, .. }, true)), _) => {
            (Caption { text, sub: say(TableWords::CannotUndo) }, Some(Command::Commit))
        }
        (Some((caption, false)), _) => (caption, Some(Command::Commit)),
        (None, Some(left)) => {
            let text = say(if end_asked { TableWords::EndAnyway } else { TableWords::EndTurn });
            (Caption { text, sub: left }, Some(Command::EndTurn))
        }
        (None, None) if waits_for.is_some() => {
            (Caption { text: waits_for.unwrap_or_default(), sub: say(TableWords::ToMove) }, None)
        }
        (None, None) => (Caption { text: say(TableWords::Choose(to_choose)), sub: String::new() }, None),
    };
    CommandBar {
        undo,
        locked,
        can_redo,
        main: (command == Some(Command::Commit) && !is_costly) || awaits_end || end_asked || end_is_next,
        text,
        sub,
        command,
    }
}
