//! Sessions and records, tested with the template game.

use deska::table::record::{Record, RecordErrorKind, verify, write};
use deska::table::*;

use crate::laws::head;
use crate::toy::{Action, No, Options, Pebbles};

const RECORD: &str = "deska 1
game pebbles
title A short one
seats 2
player 0 0 1 Anna
player 1 3 4 Bedřich Černý
options open=on
seed 5f1c
--
# the deal
* draw 1r1b
* draw 2g
0 lay r   # her favourite
expect /row/0 [1,0,0]
refuse NotYourDecision 0 keep
* draw 1r
turn 1 lay
legal 1 lay g
illegal 1 lay r
legal-count 2
";

fn played(text: &str) -> record::Played<Pebbles> {
    verify(&Record::parse(text).unwrap()).unwrap()
}

#[test]
fn a_record_plays_and_its_expectations_hold() {
    let played = played(RECORD);
    assert_eq!((played.fulfilled, played.failed, played.broken), (6, vec![], None));
    assert_eq!(played.session.steps()[2].entry.note, "her favourite");
    assert_eq!(played.session.head.players[1].name, "Bedřich Černý");
    assert!(write(&played.session).contains("0 lay r  # her favourite"));
}

#[test]
fn a_wrong_expectation_is_named_with_its_line() {
    let played = played(&RECORD.replace("[1,0,0]", "[0,1,0]"));
    assert_eq!(played.failed.len(), 1);
    assert_eq!(
        played.failed[0].to_string(),
        "line 14, column 8: expected /row/0 to be [0,1,0], found [1,0,0]"
    );
}

#[test]
fn a_record_opens_up_to_the_entry_that_fails() {
    let played = played(&RECORD.replace("* draw 1r\n", "* draw 1r\n1 lay r\n1 keep\n"));
    let broken = played.broken.unwrap();
    assert_eq!((broken.kind, broken.line), (RecordErrorKind::Refused("NotInHand"), 17));
    assert_eq!(broken.entry, Some((5, "1 lay r".into())));
    assert_eq!(played.session.len(), 4);
}

#[test]
fn a_fault_names_only_the_line_of_the_entry() {
    let entry = |lines: &str| {
        let text = format!("deska 1\ngame pebbles\nseats 2\n--\n{lines}");
        played(&text).broken.unwrap().entry
    };
    assert_eq!(entry("* roll\n* roll\n* roll\n"), Some((3, "* roll".into())));
    assert_eq!(entry("* draw 2x  # a note\n"), Some((1, "* draw 2x".into())));
    let long = format!("* roll\n1 {}\n", "x".repeat(9000));
    assert_eq!(entry(&long), Some((2, format!("1 {}…", "x".repeat(58)))), "cut as in a reason");
    assert_eq!(entry("* roll\nhello\n"), None, "which is no entry");
}

#[test]
fn faults_have_a_kind_a_line_and_a_reason() {
    let check = |text: &str, kind: RecordErrorKind, line: usize| {
        let error = Record::parse(text).and_then(|r| {
            let played = verify::<Pebbles>(&r)?;
            Err(played.broken.or(played.failed.into_iter().next()).unwrap())
        });
        let error = error.map(|(): ()| ()).unwrap_err();
        assert_eq!((&error.kind, error.line), (&kind, line), "{error}");
        assert!(!error.reason.is_empty());
    };
    check("", RecordErrorKind::NotARecord, 1);
    check("<script>alert(1)</script>", RecordErrorKind::NotARecord, 1);
    check("deska 9\ngame pebbles\n--\n", RecordErrorKind::Version("9".into()), 1);
    check("deska 1\ngame pebbles\nseats 2\n", RecordErrorKind::Syntax, 3);
    check("deska 1\ngame pebbles\nseats 99\n--\n", RecordErrorKind::Syntax, 3);
    check("deska 1\ngame pebbles\nseats 2\nshoes 3\n--\n", RecordErrorKind::Syntax, 4);
    check("deska 1\ngame pebbles\nplayer 1 0 1 Eva\n--\n", RecordErrorKind::Syntax, 3);
    check("deska 1\ngame pebbles\nplayer 0 9 1 Eva\n--\n", RecordErrorKind::Syntax, 3);
    check("deska 1\ngame pebbles\nseats 2\nseed xyz\n--\n", RecordErrorKind::Syntax, 4);
    check("deska 1\ngame pebbles\nseats 2\noptions open=yes\n--\n", RecordErrorKind::Syntax, 4);
    check("deska 1\ngame pebbles\nseats 2\nposition\nseat 0\nkept x\n--\n", RecordErrorKind::Position, 6);
    check("deska 1\ngame pebbles\nseats 2\n--\n0 keep\n", RecordErrorKind::Entry, 5);
    check("deska 1\ngame pebbles\nseats 2\n--\n* draw 2x\n", RecordErrorKind::Syntax, 5);
    check("deska 1\ngame pebbles\nseats 2\n--\n* draw 9r\n", RecordErrorKind::Entry, 5);
    check("deska 1\ngame pebbles\nseats 2\n--\n* roll\n* roll\n* roll\n", RecordErrorKind::Entry, 7);
    check("deska 1\ngame pebbles\nseats 2\n--\nhello\n", RecordErrorKind::Syntax, 5);
    check(
        "deska 1\ngame pebbles\nseats 2\n--\n* roll\n* roll\n1 keep\n",
        RecordErrorKind::Refused("NotYourDecision"),
        7,
    );
    check("deska 1\ngame pebbles\nseats 2\n--\nexpect /nothing 1\n", RecordErrorKind::Expectation, 5);
}

#[test]
fn undo_stops_at_draws_and_at_handing_over_and_says_why() {
    let mut session = Session::<Pebbles>::new(head(Options::default(), 2, 4));
    let (anna, petr) = (Seat::new(0), Seat::new(1));
    assert_eq!(session.undo_lock(anna), Some(Lock::Start));
    session.roll_all();
    assert_eq!(session.undo_lock(anna), Some(Lock::Chance));
    session.play(anna, Action::Keep).unwrap();
    assert_eq!(session.seat_to_end_turn(), Some(anna));
    assert_eq!((session.undo_lock(anna), session.undo_lock(petr)), (None, Some(Lock::OtherSeat(anna))));
    assert!(session.undo(anna) && session.can_redo() && session.redo());
    session.seal();
    assert_eq!((session.seat_to_end_turn(), session.undo_lock(anna)), (None, Some(Lock::HandedOver)));
    assert_eq!(session.play(anna, Action::Keep), Err(No::NotYourDecision));
    session.play(petr, Action::Keep).unwrap();
    assert_eq!(session.game().turn(), Turn::Over);
    session.take_back(2);
    assert_eq!((session.len(), session.game().turn()), (2, Turn::Seat(anna)));
    assert!(session.steps()[1].entry.note.contains("taken back"));
    assert_eq!(session.turn_starts(), vec![2]);
}

#[test]
fn the_same_move_after_undo_gets_the_same_draw() {
    let mut session = Session::<Pebbles>::new(head(Options::default(), 2, 11));
    session.roll_all();
    let seat = session.game().turn().seat().unwrap();
    let lay = session.game().legal()[0];
    session.play(seat, lay).unwrap();
    let mut again = session.clone();
    session.roll_all();
    assert!(again.undo(seat));
    again.play(seat, lay).unwrap();
    again.roll_all();
    assert_eq!(again.game(), session.game());
}

/// The record of a session with the body formatted again, entry by entry.
fn formatted(session: &Session<Pebbles>) -> String {
    let text = write(session);
    let head = &text[..text.find("--\n").unwrap() + 3];
    session.steps().iter().fold(head.to_string(), |text, step| text + &format!("{}\n", step.entry))
}

/// The number of turns of a seat, by replaying the game.
fn turns(session: &Session<Pebbles>) -> Vec<usize> {
    let (mut whose, mut begun) = (None, Vec::new());
    for entries in 0..=session.len() {
        let now = session.at(entries).turn_of();
        if now.is_some() && now != whose {
            begun.push(entries);
        }
        whose = now.or(whose);
    }
    begun
}

#[test]
fn text_and_turns_are_kept_up_to_date_through_everything_that_changes_a_session() {
    let same = |session: &Session<Pebbles>| {
        assert_eq!(write(session), formatted(session));
        assert_eq!(session.turn_starts(), turns(session));
        assert_eq!(session.turns_begun(), turns(session).len());
        let after: Vec<usize> = session.steps().iter().map(|step| step.turns_begun()).collect();
        let expected = |entries| turns(&session.until(entries)).len();
        assert_eq!(after, (1..=session.len()).map(expected).collect::<Vec<_>>());
    };
    for seed in 0..20 {
        let mut session = Session::<Pebbles>::new(head(Options::default(), 3, seed));
        let mut dice = Dice::new(seed);
        while let Some(seat) = {
            session.roll_all();
            session.game().turn().seat()
        } {
            same(&session);
            let kept = session.clone();
            session.play(seat, session.game().random(&mut dice).unwrap()).unwrap();
            session.set_note("a remark");
            same(&session);
            assert!(
                !write(&kept).ends_with("a remark\n"),
                "a copy does not change with what it was copied from"
            );
            assert!(session.undo(seat));
            assert_eq!(write(&session), write(&kept));
            assert!(session.redo());
            assert!(write(&session).ends_with("  # a remark\n"), "a remark comes back with its entry");
            session.set_note("");
            same(&session);
        }
        same(&session.until(session.len() / 2));
        session.take_back(session.len() / 2);
        assert!(write(&session).contains("  # taken back by the table: "));
        same(&session);
        session.roll_all();
        same(&session);
    }
}

#[test]
fn names_keep_their_accents_and_turn_nothing_around() {
    for (typed, tidy) in [
        ("  Bedřich\tČerný\n", "Bedřich Černý"),
        ("Bedr\u{30c}ich", "Bedr\u{30c}ich"),
        ("Ê\u{301}va Nguye\u{302}\u{303}n", "Ê\u{301}va Nguye\u{302}\u{303}n"),
        ("\u{202e}evE\u{202c} \u{2067}x\u{2069}\u{200f}", "evE x"),
        ("\u{200b}\u{feff}\u{200d}", ""),
        ("\u{301}\u{302}Eva", "Eva"),
        ("👩\u{200d}🌾 2\u{fe0f}\u{20e3}", "👩\u{200d}🌾 2\u{fe0f}\u{20e3}"),
        ("דנה", "דנה"),
    ] {
        assert_eq!(session::tidy_name(typed), tidy, "{typed:?}");
        assert_eq!(session::tidy_name(tidy), tidy, "tidy once and for all");
    }
    let heap = format!("Z{}y", "\u{334}\u{fe0f}".repeat(200));
    assert_eq!(session::tidy_name(&heap), "Z\u{334}\u{fe0f}\u{334}y");
    assert_eq!(session::tidy_name(&"ř".repeat(99)), "ř".repeat(40));
    let text =
        "deska 1\ngame pebbles\ntitle \u{2066}A\u{7}long\u{301}\u{301}\u{301}\u{301} war\nseats 2\n--\n";
    assert_eq!(Record::parse(text).unwrap().title, "A long\u{301}\u{301}\u{301} war");
}

/// A copy has the same past but its own luck, even after going back into that past.
#[test]
fn another_seed_changes_chance_from_its_entry_on() {
    let text = write(&played(RECORD).session);
    let copy = record::with_fresh_luck(&text);
    assert!(
        copy.starts_with(text.trim_end())
            && copy.lines().last().is_some_and(|line| line.starts_with("seed "))
    );
    let read = |text: &str| record::play::<Pebbles>(&Record::parse(text).expect("a record")).expect("plays");
    let mut seen = Vec::new();
    for seed in ["1", "2", "3", "4", "5", "6", "7", "8"] {
        let mut copy = read(&format!("{text}seed {seed}\n")).session;
        assert_eq!(copy.steps(), read(&text).session.steps(), "the same past");
        assert_eq!(read(&write(&copy)).session, copy, "read back");
        copy.play(Seat::new(1), "lay g".parse().unwrap()).expect("legal");
        copy.roll_all();
        seen.push(copy.steps().last().map(|step| step.line().to_string()));
        // Rolls after going back belong to the copy, before and after it is stored.
        copy.take_back(copy.len() - 3);
        assert_eq!(read(&write(&copy)).session.seeds(), copy.seeds());
        assert_eq!(copy.seeds(), [(copy.len(), u64::from_str_radix(seed, 16).unwrap())]);
    }
    seen.dedup();
    assert!(seen.len() > 1, "{seen:?}");
    let wrong = read(&format!("{text}seed\n")).broken.expect("no seed");
    assert_eq!(wrong.reason, "nothing stands behind `seed`");
}
