//! The shell's handling of passing the device, undo and refusals, on Tigris & Euphrates, without a screen.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use deska::games::carcassonne::board::Mark;
use deska::games::carcassonne::{self, Carcassonne};
use deska::games::elementaris::{self, Army, Elementaris, Field};
use deska::games::java::{self, Java};
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Cell;
use deska::games::tigris::{Action, ActionKind, Color, Options, Phase, Pick, Refusal, Tigris};
use deska::lang::table::{MissedKey, TableWords, ToChoose};
use deska::lang::{Lang, Words};
use deska::play::running_game::RunningGame;
use deska::play::table_view::{self, Prompt, ViewOptions};
use deska::play::{Play, ScreenMode};
use deska::scenes::staging::Staging;
use deska::scenes::{Command, Spot, Stage};
use deska::table::record::{self, Item, Record};
use deska::table::*;

use crate::laws::head;

const ANNA: Seat = Seat::new(0);
const PETR: Seat = Seat::new(1);
const EVA: Seat = Seat::new(2);

fn record(name: &str) -> Record {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/records/tigris/{name}.deska"));
    Record::parse(&fs::read_to_string(file).expect(name)).expect(name)
}

/// The table at the beginning of a record, behind the first curtain.
fn table(name: &str) -> Play<Tigris> {
    Play::new(record::begin(&record(name)).expect(name))
}

/// The same with the hand open.
fn open(name: &str) -> Play<Tigris> {
    table(name).act(Command::Reveal)
}

fn action(text: &str) -> Action {
    text.parse().expect(text)
}

fn spot(text: &str) -> Spot {
    text.parse::<Cell>().expect(text).index() as Spot
}

/// Performs these actions in order.
fn done(play: &Play<Tigris>, actions: &[&str]) -> Play<Tigris> {
    actions.iter().fold(play.clone(), |play, text| {
        let next = play.act(Command::act(action(text)));
        assert_eq!(next.refused, None, "{text}");
        next
    })
}

/// Only the holder of the device sees the hand and the points of their seat; the curtain hides all of them.
fn nothing_leaks(play: &Play<Tigris>) {
    if play.mode == ScreenMode::Over {
        return;
    }
    let (view, open) = (play.view(), play.session.head.options.open_scores);
    for seat in Seat::all(play.session.game().seats()) {
        let own = play.viewing_seat() == Some(seat) && !play.hidden;
        assert_eq!(view.hands[seat].is_some(), own, "the hand of {seat} in {:?}", play.mode);
        assert_eq!(view.points[seat].is_some(), own || open, "the points of {seat}");
        assert_eq!(view.treasures[seat].is_some(), own || open, "the treasures of {seat}");
    }
    assert!(view.bag.is_none() && view.discards.is_none());
    let curtain = matches!(play.mode, ScreenMode::Curtain(_));
    assert!(!curtain || play.selection.legal().len() == 0, "the legal list stays behind the curtain");
    assert!(!curtain || play.ready().is_none() && play.refused.is_none());
}

#[test]
fn the_curtain_comes_first_and_hides_everything() {
    let play = table("w11-revolt-won");
    assert_eq!(
        (play.mode, play.viewing_seat(), play.viewer()),
        (ScreenMode::Curtain(ANNA), None, Viewer::Spectator)
    );
    nothing_leaks(&play);
    let commands = [
        Command::Tap(spot("H5")),
        Command::pick(Pick::Kind(ActionKind::Pass)),
        Command::choose([Pick::Kind(ActionKind::Pass)]),
        Command::Commit,
        Command::act(Action::Pass),
        Command::Undo,
        Command::Redo,
        Command::ResetTurn,
        Command::EndTurn,
        Command::Clear,
        Command::Hide(true),
        Command::Background,
        Command::GoTo(None),
    ];
    for command in commands {
        let after = play.act(command.clone());
        assert_eq!(after, play, "{command:?} behind the curtain");
        nothing_leaks(&after);
    }
    let open = play.act(Command::Reveal);
    assert_eq!((open.mode, open.viewer()), (ScreenMode::Hand(ANNA), Viewer::Seat(ANNA)));
    assert_eq!(open.act(Command::Reveal), open.act(Command::Point(Vec::new())), "nothing is left to reveal");
    nothing_leaks(&open);
    let hidden = open.act(Command::Hide(true));
    nothing_leaks(&hidden);
    assert!(!hidden.may_act() && open.may_act());
    for lang in Lang::ALL {
        let shown = table_view::table_view(&hidden, &ViewOptions { lang, ..ViewOptions::default() });
        let text = lang.say(TableWords::HandHidden);
        assert_eq!(shown.prompt, Prompt::Asked { text, may_act: false, free: true });
    }
    assert_eq!(hidden.act(Command::Tap(spot("N6"))).selection.taken(), []);
    assert_eq!(hidden.act(Command::act(Action::Pass)).session.len(), 0);
    assert!(hidden.act(Command::Hide(false)).may_act());
}

#[test]
fn taps_pick_aim_and_commit() {
    let play = open("w11-revolt-won");
    let picked = play.act(Command::Tap(spot("N6")));
    assert_eq!(picked.selection.taken(), [Pick::Kind(ActionKind::Leader(Color::Green))]);
    let aimed = picked.act(Command::Tap(spot("H5")));
    assert_eq!((aimed.ready(), aimed.session.len()), (Some(&action("trader H5")), 0));
    let elsewhere = aimed.act(Command::Tap(spot("K2")));
    assert_eq!(elsewhere.ready(), Some(&action("trader K2")));
    assert_eq!(aimed.act(Command::Clear).selection.taken(), []);
    let tile = aimed.act(Command::pick(Pick::Kind(ActionKind::Tile(Color::Red))));
    assert_eq!(tile.ready(), Some(&action("temple H5")), "another thing goes to the same cell");
    assert_eq!(play.act(Command::pick(Pick::Kind(ActionKind::Pass))).ready(), Some(&Action::Pass));
    let back = Command::pick(Pick::Kind(ActionKind::Leader(Color::Green)));
    assert!(picked.act(back).selection.is_empty(), "picked again, it is put back");
    let fought = aimed.act(Command::Tap(spot("H5")));
    assert_eq!((fought.session.len(), fought.mode), (1, ScreenMode::Hand(ANNA)));
    assert_eq!(fought.ready(), Some(&Action::Support(0)), "a conflict opens at nothing");
    let committed = aimed.act(Command::Commit);
    assert_eq!((committed.session, committed.mode), (fought.session.clone(), fought.mode));
    let dropped =
        play.act(Command::Drop(Pick::Kind(ActionKind::Leader(Color::Green)).to_string(), spot("H5")));
    assert_eq!(dropped, aimed);
}

/// A key means a colour even if the hand has none of it.
#[test]
fn a_key_for_a_missing_control_is_refused_and_picks_nothing() {
    let play = open("w11-revolt-won");
    let hand = play.view().mine().expect("the own hand");
    let missing = Color::ALL.into_iter().find(|color| hand.0[color.index()] == 0).expect("not all four");
    let pressed = play.act(Command::pick(Pick::Kind(ActionKind::Tile(missing))));
    assert!(pressed.missed_key == Some(MissedKey::Control) && pressed.selection.is_empty());
    assert_eq!((pressed.session.len(), pressed.announcements()), (0, play.announcements() + 1));
    for lang in Lang::ALL {
        let options = ViewOptions { lang, show_legal: true, ..ViewOptions::default() };
        let why = lang.say(TableWords::Missing(MissedKey::Control));
        let then = Box::new(table_view::table_view(&play, &options).prompt);
        let shown = table_view::table_view(&pressed, &options);
        assert_eq!(shown.prompt, Prompt::Locked { why, number: pressed.announcements(), then });
    }
    let picked = pressed.act(Command::pick(Pick::Kind(ActionKind::Leader(Color::Green))));
    assert!(picked.missed_key.is_none() && !picked.selection.is_empty());
}

#[test]
fn a_refusal_has_a_reason_causes_and_a_number() {
    let play = open("w16-catastrophe");
    let refused = play.act(Command::act(action("catastrophe G4")));
    let first = refused.refused.clone().expect("refused");
    assert_eq!((first.why, first.causes, first.number), (Refusal::CatastropheOnLeader, vec!["G4".into()], 1));
    for lang in Lang::ALL {
        assert!(Tigris::refusal(lang, first.why).ends_with('.'));
    }
    assert_eq!(refused.session, play.session);
    let again = refused.act(Command::act(action("catastrophe G4")));
    assert_eq!(again.refused.map(|r| r.number), Some(2));
    assert_eq!(refused.act(Command::Clear).refused, None);
    let picked = play.act(Command::pick(Pick::Kind(ActionKind::Catastrophe)));
    let tapped = picked.act(Command::Tap(spot("F3")));
    assert_eq!(tapped.refused.as_ref().map(|r| r.why), Some(Refusal::CatastropheOnTreasure));
    assert_eq!(tapped.selection, picked.selection, "what was picked stays picked");
    assert_eq!(play.act(Command::act(action("support 1"))).refused.map(|r| r.why), Some(Refusal::WrongPhase));
}

#[test]
fn undo_is_free_until_the_turn_is_handed_over() {
    let play = open("w11-revolt-won");
    assert_eq!(play.undo_lock(), Some(Lock::Start));
    let ended = done(&play, &["king K2", "priest A2"]);
    assert!(ended.awaits_end() && !ended.may_act());
    assert_eq!((ended.mode, ended.undo_lock()), (ScreenMode::Hand(ANNA), None));
    assert_eq!(
        ended.act(Command::act(Action::Pass)),
        ended.act(Command::Point(Vec::new())),
        "the turn is over"
    );
    let undone = ended.act(Command::Undo);
    assert!(undone.may_act() && !undone.awaits_end() && undone.session.len() == 1);
    assert_eq!(undone.act(Command::Redo).session, ended.session);
    let reset = ended.act(Command::ResetTurn);
    assert_eq!((reset.session.len(), reset.undo_lock()), (0, Some(Lock::Start)));
    assert_eq!(reset.act(Command::Redo).act(Command::Redo).session, ended.session);
    let looked = ended.act(Command::GoTo(Some(1)));
    assert!(!looked.awaits_end());
    assert_eq!(looked.act(Command::EndTurn).session, ended.session, "nobody ends a turn while looking back");
    assert_eq!(looked.act(Command::Undo).cursor, None);
    let handed = ended.act(Command::EndTurn);
    assert_eq!(handed.mode, ScreenMode::Curtain(PETR));
    let petr = handed.act(Command::Reveal);
    assert_eq!((petr.undo_lock(), petr.unseen), (Some(Lock::OtherSeat(ANNA)), Some(0)));
    assert_eq!(petr.act(Command::Undo).session, petr.session);
    let pass = Pick::Kind(ActionKind::Pass);
    for chosen in [Command::pick(pass), Command::choose([pass])] {
        assert_eq!(petr.act(chosen).unseen, None, "whoever chooses has seen what happened meanwhile");
    }
}

/// Java: a turn cannot end before a land tile is placed; trying gives the reason at once.
#[test]
fn the_end_of_a_turn_that_is_refused_is_not_asked_first() {
    let mut session = Session::<Java>::new(head(Default::default(), 2, 7));
    session.roll_all();
    let play = Play::new(session).act(Command::Reveal);
    let told = play.act(Command::EndTurn);
    assert!(!told.end_asked && told.refused.is_some() && told.session == play.session);
}

#[test]
fn the_end_of_a_turn_asks_once_when_steps_are_left() {
    let play = open("w11-revolt-won");
    let asked = play.act(Command::EndTurn);
    assert!(asked.end_asked && asked.session.is_empty());
    assert!(!asked.act(Command::Clear).end_asked);
    assert!(!asked.act(Command::Tap(spot("A1"))).end_asked, "any other command is a no");
    let ended = asked.act(Command::EndTurn);
    assert_eq!((ended.mode, ended.end_asked), (ScreenMode::Curtain(PETR), false));
    assert_eq!(ended.session.steps()[0].entry.action, Action::Pass);
    let passed = play.act(Command::act(Action::Pass));
    assert!(passed.awaits_end(), "a pass that was picked can still be undone");
}

/// A double click: the second click comes after the first one has changed the decision.
#[test]
fn input_for_one_decision_does_nothing_in_the_next() {
    let play = open("w11-revolt-won");
    let asked = play.act(Command::EndTurn);
    assert_ne!(asked.decision(), play.decision(), "the question is a decision of its own");
    assert!(asked.act_in_haste(Command::EndTurn).is_none());
    // Picking and aiming are not delayed; commits are.
    let picked = play.act_in_haste(Command::Tap(spot("N6"))).expect("a pick");
    let aimed = picked.act_in_haste(Command::Tap(spot("H5"))).expect("an aim");
    assert!(aimed.ready().is_some() && aimed.decision() == play.decision());
    for command in [Command::Tap(spot("H5")), Command::Commit, Command::act(Action::Pass)] {
        assert!(aimed.act_in_haste(command.clone()).is_none(), "{command:?}");
    }
    // Between two actions of a turn the decision does not change; at the end of the turn it does.
    let (once, ended) = (done(&play, &["king K2"]), done(&play, &["king K2", "priest A2"]));
    assert_eq!(once.decision(), play.decision());
    assert!(ended.awaits_end() && ended.act_in_haste(Command::EndTurn).is_none());
    assert!(ended.act_in_haste(Command::Undo).is_some_and(|undone| undone.session.len() == 1));
    let handed = ended.act(Command::EndTurn);
    assert_ne!(handed.decision(), handed.act(Command::Reveal).decision());
}

/// Elementaris, without a curtain: the second turn of the next player.
#[test]
fn a_double_click_ends_the_turn_of_nobody_else() {
    let mut session = Session::<Elementaris>::new(head(Default::default(), 3, 7));
    session.roll_all();
    let mut play = Play::new(session);
    let mut turns = 0;
    for _ in 0..60 {
        let action = || play.session.game().legal().pop().expect("something is legal");
        let next =
            if play.awaits_end() { play.act(Command::EndTurn) } else { play.act(Command::act(action())) };
        if next.mode != play.mode {
            turns += 1;
            assert_ne!(next.decision(), play.decision());
            let again = next.act_in_haste(Command::EndTurn);
            assert!(again.is_none_or(|again| again.session == next.session && !again.end_asked));
        }
        play = next;
    }
    assert!(turns > 5, "{turns}");
}

#[test]
fn a_swap_in_mid_turn_draws_at_once() {
    let play = open("w11-revolt-won");
    let swap = action("swap 2b");
    assert!(
        play.locks_undo(&swap) && !play.locks_undo(&action("king K2")) && !play.locks_undo(&Action::Pass)
    );
    let picks = swap.picks();
    let swapped = play.act(Command::choose(picks)).act(Command::Commit);
    assert_eq!((swapped.session.len(), swapped.mode), (2, ScreenMode::Hand(ANNA)));
    assert_eq!(swapped.undo_lock(), Some(Lock::Chance));
    assert!(swapped.may_act() && swapped.session.game().public.actions == 1);
    assert_eq!(swapped.act(Command::Undo).session, swapped.session);
    let next = done(&swapped, &["king K2"]).act(Command::Undo);
    assert_eq!((next.session.len(), next.undo_lock()), (2, Some(Lock::Chance)), "undo stops at the draw");
}

#[test]
fn a_war_hands_the_device_round_and_back() {
    let play = done(&open("w02-war-two-colours"), &["market H5", "conflict green"]);
    assert_eq!(play.mode, ScreenMode::Hand(ANNA));
    assert!(play.locks_undo(&action("support 4")));
    let defend = done(&play, &["support 4"]);
    assert_eq!(defend.mode, ScreenMode::Curtain(EVA));
    nothing_leaks(&defend);
    let eva = defend.act(Command::Reveal);
    assert_eq!((eva.mode, eva.ready()), (ScreenMode::Hand(EVA), Some(&Action::Support(0))));
    nothing_leaks(&eva);
    let looked = eva.act(Command::GoTo(Some(1))).act(Command::GoTo(None));
    assert_eq!(looked.ready(), Some(&Action::Support(0)), "looking back forgets nothing");
    let more = eva.act(Command::choose(action("support 1").picks()));
    let again = more.act(Command::pick(Pick::Number(1)));
    assert_eq!(again.ready(), Some(&Action::Support(1)), "a number that is chosen again stays");
    assert_eq!(more.act(Command::Clear).ready(), Some(&Action::Support(0)));
    let told = more.act(Command::Commit);
    assert_eq!(
        (told.mode, told.viewer(), told.viewing_seat()),
        (ScreenMode::Result(EVA), Viewer::Spectator, None)
    );
    nothing_leaks(&told);
    assert_eq!(told.act(Command::GoTo(Some(0))).act(Command::GoTo(None)).result(), told.result());
    let over = told.act(Command::EndTurn);
    assert_eq!(over.mode, ScreenMode::Curtain(ANNA));
    let anna = over.act(Command::Reveal);
    assert_eq!(anna.unseen, None, "she saw the result with all others");
    assert!(anna.may_act() && anna.undo_lock() == Some(Lock::OtherSeat(EVA)));
}

/// Between a decision and the curtain or the end that follows, its staging is seen by everybody, and nobody acts.
#[test]
fn the_last_act_is_shown_with_all_hands_closed() {
    let closed = |before: &Play<Tigris>, after: &Play<Tigris>, holder: Seat| {
        let closed = after.with_hands_closed(before.mode);
        assert_eq!((closed.mode, closed.viewer()), (ScreenMode::Hand(holder), Viewer::Spectator));
        // The rules reveal all hands at the end.
        if after.mode != ScreenMode::Over {
            nothing_leaks(&closed);
        }
        let view = table_view::table_view(&closed, &ViewOptions { show_legal: true, ..Default::default() });
        assert!(view.tray.is_empty() && view.lit == 0 && view.bar.command.is_none(), "{:?}", view.bar);
        assert!(!closed.may_act() && closed.selection.legal().len() == 0);
        closed
    };
    let play = done(&open("w02-war-two-colours"), &["market H5", "conflict green"]);
    let support = done(&play, &["support 4"]);
    assert_eq!(support.mode, ScreenMode::Curtain(EVA));
    closed(&play, &support, ANNA);
    let told = done(&support.act(Command::Reveal), &["support 1"]);
    let (entry, after) = (told.result().expect("a result"), told.act(Command::EndTurn));
    assert_eq!(RunningGame::staging(&after, Lang::En, entry), Staging::default(), "behind the curtain");
    let seen = closed(&told, &after, EVA);
    assert!(RunningGame::staging(&seen, Lang::En, entry).length() > 0);
    let play = done(&open("w17-swap-empties-bag"), &["swap 3r"]);
    closed(&play, &done(&play, &["swap 1r"]), play.viewing_seat().expect("a hand"));
}

#[test]
fn a_turn_is_not_ended_while_something_is_to_be_decided() {
    let play = done(&open("w02-war-two-colours"), &["market H5", "conflict green"]);
    let pressed = play.act(Command::EndTurn);
    assert_eq!((pressed.session.len(), pressed.missed_key), (play.session.len(), Some(MissedKey::End)));
    for lang in Lang::ALL {
        let prompt = |play| {
            let options = ViewOptions { lang, ..ViewOptions::default() };
            table_view::table_view(play, &options).prompt
        };
        let (why, then) = (lang.say(TableWords::Missing(MissedKey::End)), Box::new(prompt(&play)));
        assert_eq!(prompt(&pressed), Prompt::Locked { why, number: play.announcements() + 1, then });
    }
}

#[test]
fn an_answer_that_ends_the_turn_leaves_nobody_waiting() {
    let play = done(&open("w11-revolt-won"), &["king K2", "trader H5", "support 0"]).act(Command::Reveal);
    assert_eq!(
        (play.mode, play.session.game().public.phase.name()),
        (ScreenMode::Hand(PETR), "revolt_defender")
    );
    let told = done(&play, &["support 0"]);
    assert_eq!(told.mode, ScreenMode::Result(PETR));
    let next = told.act(Command::EndTurn).act(Command::Reveal);
    assert_eq!(
        next.session.game().turn(),
        Turn::Seat(PETR),
        "nothing was drawn: it is the turn of the defender"
    );
    assert!(next.may_act() && !next.awaits_end());
    assert_eq!(next.undo_lock(), Some(Lock::HandedOver));
    assert!(next.selection.legal().len() > 0);
}

/// The seats of every record hold the device in the order of its entries, except across chance events.
#[test]
fn the_device_is_handed_to_the_deciding_player() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records/tigris");
    let mut entries = 0;
    for file in fs::read_dir(folder).expect("records") {
        let name = file.expect("a file").file_name().to_string_lossy().replace(".deska", "");
        let record = record(&name);
        let mut session = record::begin::<Tigris>(&record).expect(&name);
        if session.game().turn() == Turn::Chance {
            continue;
        }
        let mut play = Play::new(session.clone());
        for line in &record.items {
            let Item::Entry { actor, action: text, .. } = &line.item else { continue };
            let Actor::Seat(seat) = actor else { break };
            if play.awaits_end() || play.result().is_some() {
                play = play.act(Command::EndTurn);
            }
            nothing_leaks(&play);
            if play.mode != ScreenMode::Hand(*seat) {
                assert_eq!(play.mode, ScreenMode::Curtain(*seat), "{name}: {text}");
                play = play.act(Command::Reveal);
            }
            nothing_leaks(&play);
            session.play(*seat, action(text)).expect(&name);
            play = done(&play, &[text]);
            if session.game().turn() == Turn::Chance {
                break;
            }
            assert_eq!(play.session.game(), session.game(), "{name}: {text}");
            entries += 1;
        }
    }
    assert!(entries > 60, "{entries}");
}

#[test]
fn the_background_draws_the_curtain_again() {
    let play =
        done(&open("w11-revolt-won"), &["king K2"]).act(Command::Tap(spot("N6"))).act(Command::GoTo(Some(0)));
    let away = play.act(Command::Background);
    assert_eq!((away.mode, away.cursor), (ScreenMode::Curtain(ANNA), None));
    nothing_leaks(&away);
    let back = away.act(Command::Reveal);
    assert_eq!((back.session.clone(), back.mode), (play.session, ScreenMode::Hand(ANNA)));
    assert!(back.may_act() && back.undo_lock().is_none() && back.selection.is_empty());
    let waiting = done(&back, &["priest A2"]).act(Command::Background).act(Command::Reveal);
    assert!(waiting.awaits_end() && waiting.undo_lock().is_none());
}

#[test]
fn looking_back_changes_nothing() {
    let play = done(&open("w02-war-two-colours"), &["market H5", "conflict green"]);
    let commands =
        [Command::Tap(spot("N6")), Command::act(action("support 0")), Command::Commit, Command::EndTurn];
    for entries in [0, 1] {
        let back = play.act(Command::GoTo(Some(entries)));
        assert_eq!(back.session, play.session);
        assert_eq!(back.view(), play.session.at(entries).view(Viewer::Seat(ANNA)));
        assert_ne!(back.view(), play.view());
        assert_eq!((back.shown_entries(), back.may_act(), back.ready()), (entries, false, None));
        for command in &commands {
            let after = back.act(command.clone());
            assert_eq!((&after.session, after.cursor), (&play.session, Some(entries)), "{command:?}");
        }
        assert!(back.act(Command::GoTo(None)).may_act());
    }
    for entries in [2, 99] {
        let now = play.act(Command::GoTo(Some(entries)));
        assert_eq!((now.cursor, now.shown_entries(), now.may_act()), (None, 2, true), "that is the present");
        assert_eq!(now.view(), play.view());
        assert_eq!(now.act(Command::act(action("support 0"))).session.len(), 3);
    }
    let play = done(&open("w11-revolt-won"), &["king K2"]);
    let pointed = play.act(Command::Point(vec!["K2".into()]));
    assert_eq!(pointed.act(Command::GoTo(Some(0))).pointed, ["K2"]);
    assert!(pointed.act(Command::Clear).pointed.is_empty());
}

#[test]
fn moves_are_taken_back_only_where_that_was_agreed() {
    let strict = done(&open("w02-war-two-colours"), &["market H5", "conflict green", "support 4"]);
    assert_eq!(strict.act(Command::TakeBack(1)).session, strict.session);
    let mut kind = strict;
    std::rc::Rc::make_mut(&mut kind.session).head.takeback = true;
    let back = kind.act(Command::TakeBack(1));
    assert_eq!((back.session.len(), back.mode), (1, ScreenMode::Curtain(ANNA)));
    assert!(back.session.steps()[0].entry.note.contains("taken back"));
    let anna = back.act(Command::Reveal);
    assert_eq!((anna.undo_lock(), anna.may_act()), (Some(Lock::HandedOver), true));
    nothing_leaks(&back);
}

/// The end reveals all hands, so the action that ended the game cannot be undone.
#[test]
fn the_end_of_the_game_cannot_be_undone() {
    let play = done(&open("w17-swap-empties-bag"), &["swap 3r"]);
    let last = action("swap 1r");
    assert!(play.locks_undo(&last), "the button says that there is no way back");
    let over = play.act(Command::act(last));
    assert_eq!((over.mode, over.session.game().turn()), (ScreenMode::Over, Turn::Over));
    assert_eq!(over.act(Command::Undo).session, over.session);
    let text = record::write(&over.session).replace("sealed", "# sealed");
    let record = Record::parse(&text).expect("a record");
    let loaded = record::play::<Tigris>(&record).expect("plays").session;
    assert_eq!(loaded.sealed(), 0);
    assert_eq!(Play::new(loaded).mode, ScreenMode::Over);
}

/// Whole random games by player commands only: picks, taps, confirmations.
#[test]
fn random_games_are_played_to_the_end() {
    for seats in 2..=4 {
        let options = Options { english: seats == 3, ..Options::default() };
        let mut play = Play::<Tigris>::new(Session::new(head(options, seats, 40 + seats as u64)));
        let mut dice = Dice::new(seats as u64);
        while play.mode != ScreenMode::Over {
            nothing_leaks(&play);
            play = step(&play, &mut dice);
            assert!(play.session.len() < 4000, "the game does not end");
        }
        assert_eq!(play.session.game().turn(), Turn::Over);
        assert_eq!(play.view().viewer, Viewer::All);
        let text = record::write(&play.session);
        let again = record::play::<Tigris>(&Record::parse(&text).expect("written")).expect("plays");
        assert!(again.broken.is_none());
        assert_eq!(again.session.game(), play.session.game());
        assert_eq!(record::write(&again.session), text);
    }
}

/// The next command of a player.
fn step(play: &Play<Tigris>, dice: &mut Dice) -> Play<Tigris> {
    if let ScreenMode::Curtain(seat) = play.mode {
        let open = play.act(Command::Reveal);
        assert_eq!(open.mode, ScreenMode::Hand(seat));
        return open;
    }
    if let ScreenMode::Result(_) = play.mode {
        return play.act(Command::EndTurn);
    }
    if play.awaits_end() {
        assert!(!play.may_act() && play.undo_lock().is_none());
        return play.act(Command::EndTurn);
    }
    assert!(play.may_act());
    let action = play.session.game().random(dice).expect("a decision");
    if action == Action::Pass {
        return play.act(Command::EndTurn).act(Command::EndTurn);
    }
    let after = match aimed(&action) {
        Some((what, at)) if dice.below(2) == 0 => by_taps(play, what, at),
        _ => play.act(Command::choose(action.picks())).act(Command::Commit),
    };
    let entry = after.session.steps()[play.session.len()].entry.clone();
    assert_eq!((entry.actor, entry.action), (play.viewing_seat().map_or(Actor::Chance, Actor::Seat), action));
    after
}

/// The piece and the place of an action done by taps.
fn aimed(action: &Action) -> Option<(ActionKind, Cell)> {
    match *action {
        Action::Position(color, to) => Some((ActionKind::Leader(color), to)),
        Action::Place(color, at) => Some((ActionKind::Tile(color), at)),
        Action::Catastrophe(at) => Some((ActionKind::Catastrophe, at)),
        _ => None,
    }
}

fn by_taps(play: &Play<Tigris>, what: ActionKind, at: Cell) -> Play<Tigris> {
    assert_eq!(play.session.game().public.phase, Phase::Action);
    let picked = play.act(Command::Clear).act(Command::pick(Pick::Kind(what)));
    let there = picked.act(Command::Tap(at.index() as Spot));
    assert_eq!(there.session.len(), play.session.len(), "the first tap only aims");
    there.act(Command::Tap(at.index() as Spot))
}

/// A game of two people as it begins, with the first hand open.
fn begun<G: Stage>(seed: u64) -> Play<G> {
    let mut session = Session::<G>::new(head(Default::default(), 2, seed));
    session.roll_all();
    Play::new(session).act(Command::Reveal)
}

/// Plays a game at random and compares what the table says of its moves with the true game, hidden hands included.
fn says_of_moves_what_is_true<G: Stage>(seed: u64, met: &mut BTreeSet<bool>) {
    let (mut play, mut dice) = (begun::<G>(seed), Dice::new(seed));
    for _ in 0..300 {
        let Some(seat) = play.viewing_seat().filter(|_| play.may_act()) else {
            let Some(_) = play.next_to_act() else { return };
            let on =
                if matches!(play.mode, ScreenMode::Curtain(_)) { Command::Reveal } else { Command::EndTurn };
            play = play.act(on);
            continue;
        };
        let game = play.session.game();
        let legal = game.legal();
        for _ in 0..4 {
            let action = dice.pick(&legal).expect("a seat that decides can act");
            let mut after = game.clone();
            after.apply(action, &mut NoEvents);
            let ends_turn = game.turn_of() == Some(seat) && after.turn_of() != Some(seat);
            let locks = G::is_irrevocable(action)
                || after.turn() == Turn::Over
                || (after.turn() != Turn::Seat(seat) && !ends_turn);
            assert_eq!(play.locks_undo(action), locks, "{action}");
            assert_eq!(play.is_final(action), locks, "two people at the table: {action}");
            met.insert(locks);
        }
        let action = game.random(&mut dice).expect("a seat that decides can act");
        play = play.act(Command::act(action));
    }
}

#[test]
fn facts_about_moves_match_their_effects_without_hidden_hands() {
    let mut met = BTreeSet::new();
    for seed in 1..4 {
        says_of_moves_what_is_true::<Tigris>(seed, &mut met);
        says_of_moves_what_is_true::<Carcassonne>(seed, &mut met);
        says_of_moves_what_is_true::<TajMahal>(seed, &mut met);
        says_of_moves_what_is_true::<Java>(seed, &mut met);
        says_of_moves_what_is_true::<Elementaris>(seed, &mut met);
    }
    assert_eq!(met.len(), 2, "moves that can be undone and moves that cannot");
}

#[test]
fn quick_placement_commits_what_can_be_undone() {
    let king = open("w11-revolt-won").act(Command::Tap(spot("N6")));
    let trader = Pick::Kind(ActionKind::Leader(Color::Green)).to_string();
    let mut met = BTreeSet::new();
    for cell in (0..16 * 11).map(Cell::at) {
        let at = cell.index() as Spot;
        let aimed = king.act(Command::Tap(at));
        let Some(ready) = aimed.ready() else { continue };
        let free = !aimed.locks_undo(ready);
        met.insert(free);
        for command in [Command::Tap(at), Command::Drop(trader.clone(), at)] {
            let after = king.act_quickly(command);
            assert_eq!(after.session.len(), usize::from(free), "{ready}");
            assert_eq!(after.act(Command::Undo).session.len(), 0, "{ready}");
        }
    }
    assert!(met.contains(&true));
    let held = king.act_quickly(Command::Hover(trader.clone(), Some(spot("K2"))));
    assert!(held.session.is_empty() && held.ready().is_some(), "what is held is not let go yet");
}

#[test]
fn quick_placement_waits_if_the_tile_can_be_turned() {
    let begun = begun::<Carcassonne>(7);
    let rotations = |at: Spot| {
        let aimed = begun.act(Command::Tap(at));
        let ways = (0..4).scan(aimed, |aimed, _| {
            *aimed = aimed.act(Command::Rotate { back: false });
            aimed.ready().map(ToString::to_string)
        });
        ways.collect::<BTreeSet<_>>().len()
    };
    let places = begun.selection.legal().filter_map(|action| match action {
        carcassonne::Action::Place(cell, _) => Some(Mark::Cell(*cell).spot()),
        _ => None,
    });
    let places: BTreeSet<Spot> = places.collect();
    let (one, several): (Vec<Spot>, Vec<Spot>) = places.into_iter().partition(|at| rotations(*at) == 1);
    assert!(!several.is_empty(), "a first tile fits in several ways somewhere");
    for at in one {
        let aimed = begun.act_quickly(Command::Tap(at));
        assert_eq!(aimed.session.len(), begun.session.len(), "the first tap shows what comes of it");
        assert_eq!(aimed.act_quickly(Command::Tap(at)).session.len(), begun.session.len() + 1);
    }
    for at in several {
        let aimed = begun.act_quickly(Command::Tap(at));
        assert_eq!(aimed.session.len(), begun.session.len(), "it may be turned first");
        assert_eq!(aimed.act_quickly(Command::Tap(at)).session.len(), begun.session.len(), "a tap turns it");
        // A tile that was turned in the tray is dropped as it was held.
        let tile = carcassonne::Pick::Kind(carcassonne::ActionKind::Place).to_string();
        let turned = (0..4).scan(begun.clone(), |play, _| {
            *play = play.act(Command::Rotate { back: false });
            Some(play.act_quickly(Command::Drop(tile.clone(), at)).session.len() > begun.session.len())
        });
        assert!(turned.into_iter().any(|placed| placed));
    }
}

#[test]
fn quick_placement_places_nothing_at_once_and_waits() {
    let placed = |play: &Play<Carcassonne>| {
        matches!(play.session.game().public.phase, carcassonne::Phase::Action { .. })
    };
    let mut play = begun::<Carcassonne>(7);
    while !placed(&play) {
        let first = play.selection.legal().next().expect("a place").to_string();
        play = play.act(Command::Do(first));
    }
    let nothing = Command::choose(carcassonne::Action::Pass.picks());
    let (aimed, done) = (play.act(nothing.clone()), play.act_quickly(nothing));
    assert_eq!((aimed.session.len(), done.session.len()), (play.session.len(), play.session.len() + 1));
    assert!(done.awaits_end() && done.undo_lock().is_none());
}

/// Two people play Elementaris; Anna's first army is called, or it is her second turn.
fn elementaris(lines: &str) -> Play<Elementaris> {
    let text = format!(
        "deska 1\ngame elementaris\nseats 2\nplayer 0 0 1 Anna\nplayer 1 1 2 Petr\noptions round_limit=33\nseed 3\n\
         position\nround 6\nclock 1\narmies 0 I@A1\narmies 1 I@B1c\ncities 0 B5\ncities 1 B1\n{lines}--\n"
    );
    Play::new(record::begin(&Record::parse(&text).expect("a record")).expect("a position"))
}

#[test]
fn quick_placement_asks_before_a_battle_or_a_spell() {
    let opened = |lines: &str| -> Play<Elementaris> {
        let text = format!(
            "deska 1\ngame elementaris\nseats 2\nposition\nround 2\nclock 1\ncities 1 D5\n{lines}--\n"
        );
        Play::new(record::begin(&Record::parse(&text).expect("a record")).expect("a position"))
    };
    let field = |name: &str| name.parse::<Field>().expect("a field").index() as Spot;
    let shown = |play: &Play<Elementaris>| table_view::table_view(play, &ViewOptions::default());
    let battle = (opened("cities 0 B5\narmies 0 I@B5c\narmies 1 I@B6\n"), field("B6"));
    let spell = (opened("cities 0 B5\nphase free 0\norbs 0 C3 D11\n"), field("A2"));
    for (play, at) in [battle, spell] {
        let aimed = play.act_quickly(Command::Tap(at));
        assert_eq!(aimed.session.len(), 0, "the preview is read first");
        assert!(aimed.ready().is_some());
        let done = aimed.act_quickly(Command::Commit);
        assert_eq!(done.session.len(), 1);
        assert!(shown(&done).reads && !shown(&play).reads, "and the result after it");
    }
}

#[test]
fn a_tap_on_a_field_two_moves_away_plans_both() {
    let play = elementaris("orbs 0 A3 C11\n"); // with air, two moves
    let army_field = |play: &Play<Elementaris>| play.session.game().spot(ANNA, Army::at(0));
    let mut led = 0;
    for field in Field::all() {
        let at = field.index() as Spot;
        let aimed = play.act(Command::Tap(at));
        let Some(first) = aimed.ready().copied() else { continue };
        let both = play.act_quickly(Command::Tap(at));
        if both.session.len() != 2 {
            continue;
        }
        led += 1;
        assert_eq!(army_field(&both), Some(field), "{first}");
        let step = aimed.act(Command::Commit);
        assert_eq!(step.session.len(), 1);
        assert!(step.ready().is_some(), "the second move is aimed after {first}");
        assert_eq!(army_field(&step.act(Command::Commit)), Some(field));
        // Another choice meanwhile cancels the automatic step.
        let elsewhere = aimed
            .act(Command::Clear)
            .act(Command::Choose(first.picks().iter().map(ToString::to_string).collect()));
        assert_eq!(elsewhere.act(Command::Commit).ready(), None);
    }
    assert!(led > 2, "{led}");
}

#[test]
fn a_second_turn_with_nothing_to_do_is_idle() {
    let idle = |lines: &str| {
        let play = elementaris(lines);
        table_view::table_view(&play, &ViewOptions::default()).idle
    };
    assert!(!idle(""), "an army is called");
    assert!(idle("phase free 0\n"));
    assert!(!idle("phase free 0\ntreasury 0 9\n"), "a ship can be bought");
    assert!(!idle("phase free 0\norbs 0 C3 D11 A3\n"), "a spell can be cast");
}

/// A piece on the board is dragged to another place, like the same pick from the tray.
#[test]
fn pieces_on_the_board_are_dragged() {
    let placed = done(&open("w11-revolt-won"), &["king K2"]);
    let scene = table_view::table_view(&placed, &ViewOptions::default()).scene;
    let king = Pick::Kind(ActionKind::Leader(Color::Black)).to_string();
    assert!(scene.grabs.contains(&(spot("K2"), king.clone())), "{:?}", scene.grabs);
    let legal = |play: &Play<Tigris>, to: &str| {
        let aimed = play.act(Command::Hover(king.clone(), Some(spot(to))));
        aimed.ready().map(ToString::to_string)
    };
    let to = placed.selection.legal().find_map(|action| match action {
        Action::Position(Color::Black, cell) => Some(cell.to_string()),
        _ => None,
    });
    let to = to.expect("the king may go elsewhere");
    assert_eq!(legal(&placed, &to), Some(format!("king {to}")));
    let behind = table_view::table_view(&placed.act(Command::Hide(true)), &ViewOptions::default()).scene;
    assert!(behind.grabs.is_empty(), "nobody acts with a hidden hand");
}

/// The same in Java: a figure is dragged from hex to hex.
#[test]
fn a_figure_is_dragged_over_the_island() {
    let mut play = begun::<Java>(7);
    let moves = |play: &Play<Java>| -> Option<(java::Cell, java::Cell)> {
        play.selection.legal().find_map(|action| match action {
            java::Action::Move(from, to) => Some((*from, *to)),
            _ => None,
        })
    };
    // A figure enters, then it may walk.
    while moves(&play).is_none() {
        let enters = |action: &&java::Action| matches!(action, java::Action::Enter(_));
        let lays = |action: &&java::Action| matches!(action, java::Action::Land(..));
        let action = play.selection.legal().find(enters).or(play.selection.legal().find(lays)).copied();
        let next = play.act(Command::act(action.expect("a figure enters, or land is laid")));
        assert_eq!(next.refused, None);
        play = if next.awaits_end() { next.act(Command::EndTurn).act(Command::Reveal) } else { next };
    }
    let (from, to) = moves(&play).expect("a way");
    let spot = |cell: java::Cell| cell.index().expect("a hex of the island") as Spot;
    let word = java::Pick::From(from).to_string();
    assert!(
        table_view::table_view(&play, &ViewOptions::default())
            .scene
            .grabs
            .contains(&(spot(from), word.clone()))
    );
    let held = play.act(Command::Hover(word.clone(), Some(spot(to))));
    assert_eq!(held.ready(), Some(&java::Action::Move(from, to)));
    assert_eq!(play.act(Command::Hover(word, Some(spot(from)))).ready(), None, "not where it stands");
}

#[test]
fn the_button_names_the_next_choice() {
    let bar = |lines: &str, what: Option<elementaris::ActionKind>| {
        let play = elementaris(lines);
        let play = match what {
            Some(what) => play.act(Command::pick(elementaris::Pick::Kind(what))),
            None => play,
        };
        table_view::table_view(&play, &ViewOptions::default()).bar
    };
    for (lines, what, says) in [
        ("", None, "Choose a move"),
        ("phase free 0\norbs 0 C3 D11 A3\n", Some(elementaris::ActionKind::Cast), "Choose a field"),
    ] {
        let bar = bar(lines, what);
        assert_eq!((bar.text.as_str(), bar.command), (says, None), "{lines}");
    }
}

#[test]
fn every_choice_has_a_name_of_its_own_on_the_button() {
    for lang in Lang::ALL {
        let all = ToChoose::ALL.map(|what| lang.say(TableWords::Choose(what)));
        for (at, text) in all.iter().enumerate() {
            assert!(text.split(' ').count() <= 3, "{text}");
            assert!(!all[..at].contains(text), "{text}");
        }
    }
}
