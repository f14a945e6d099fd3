//! Moves taken back by agreement, at a table with and without phones.

use deska::games::GameId;
use deska::phones::protocol::{GuestMessage, Rejection};
use deska::phones::takeback::{TakebackAct, TakebackEnd};
use deska::scenes::Command;
use deska::table::*;
use deska::with_game;

use super::table::{Game, begin};

/// A game of three with phones for the first two seats, after some entries.
fn at_table() -> Game {
    let mut game = Game::new(with_game!(GameId::TajMahal, G => begin::<G>(3, 5)));
    Seat::all(2).for_each(|seat| game.connect(seat));
    game.settle();
    let mut dice = Dice::new(3);
    while game.shared.summary().entries < 12 {
        play_on(&mut game, &mut dice);
    }
    game
}

/// Lets whoever is to move do something, until there is another entry.
fn play_on(game: &mut Game, dice: &mut Dice) {
    let entries = game.shared.summary().entries;
    while game.shared.summary().entries == entries {
        match game.shared.summary().to_move.filter(|seat| game.seats.away()[*seat]) {
            Some(seat) => game.guest_decides(seat, dice),
            None => game.shared_decides(dice),
        }
        game.settle();
    }
}

fn number(game: &Game) -> u32 {
    game.seats.takeback().question.as_ref().expect("a question").number
}

const PHONES: [Seat; 2] = [Seat::new(0), Seat::new(1)];
const TABLET: Seat = Seat::new(2);

#[test]
fn everybody_is_asked_where_they_play() {
    let mut game = at_table();
    let record = game.shared.record();
    game.wire(PHONES[0]).takes_back(TakebackAct::Ask(8));
    game.settle();
    let question =
        game.sent_takeback(PHONES[1]).question.clone().expect("the question is on the other phone");
    assert_eq!((question.by, question.to), (Some(PHONES[0]), 8));
    assert_eq!(question.missing().collect::<Vec<_>>(), [PHONES[1], TABLET], "who asks agrees");
    game.wire(PHONES[1]).takes_back(TakebackAct::Agree(question.number));
    game.settle();
    assert_eq!(game.shared.record(), record, "the seat without a phone has not agreed");
    assert_eq!(game.takes_back(Some(TABLET), TakebackAct::Agree(question.number)), Ok(()));
    game.settle();
    assert_eq!(game.shared.summary().entries, 8);
    game.check_screens();
    for seat in PHONES {
        assert_eq!(game.sent_takeback(seat).ended, Some(TakebackEnd::Agreed));
    }
    assert!(!game.shared.record().is_empty() && game.shared.record() != record);
}

#[test]
fn a_question_of_the_shared_device_is_asked_on_phones() {
    let mut game = at_table();
    assert_eq!(game.takes_back(None, TakebackAct::Ask(6)), Ok(()));
    game.settle();
    let number = number(&game);
    for seat in PHONES {
        let here = game.takes_back(Some(seat), TakebackAct::Agree(number));
        assert_eq!(here, Err(Rejection::Forbidden), "nobody answers for a phone");
        game.wire(seat).takes_back(TakebackAct::Agree(number));
        game.settle();
        assert!(game.shared.summary().entries > 6);
    }
    assert_eq!(game.takes_back(Some(TABLET), TakebackAct::Agree(number)), Ok(()));
    let entries = game.shared.summary().entries;
    assert!((6..8).contains(&entries), "a card is drawn again where one was drawn: {entries}");
}

#[test]
fn one_refusal_is_enough() {
    let mut game = at_table();
    let record = game.shared.record();
    for (refuses, ended) in [
        (Some(PHONES[1]), TakebackEnd::Refused(Some(PHONES[1]))),
        (Some(PHONES[0]), TakebackEnd::Withdrawn),
        (None, TakebackEnd::Refused(None)),
    ] {
        game.wire(PHONES[0]).takes_back(TakebackAct::Ask(8));
        game.settle();
        let number = number(&game);
        match refuses {
            Some(seat) => game.wire(seat).takes_back(TakebackAct::Refuse(number)),
            None => assert_eq!(game.takes_back(None, TakebackAct::Refuse(number)), Ok(())),
        }
        game.settle();
        assert_eq!(game.sent_takeback(PHONES[1]).ended, Some(ended));
        game.wire(PHONES[1]).takes_back(TakebackAct::Agree(number));
        game.settle();
        assert_eq!(
            game.wire(PHONES[1]).refused.pop(),
            Some(Rejection::Late),
            "an answer to an earlier question"
        );
        assert_eq!(game.shared.record(), record);
    }
}

#[test]
fn a_new_entry_ends_the_question() {
    let mut game = at_table();
    game.wire(PHONES[0]).takes_back(TakebackAct::Ask(8));
    game.settle();
    let mut dice = Dice::new(4);
    play_on(&mut game, &mut dice);
    assert_eq!(game.sent_takeback(PHONES[1]).question, None);
    assert_eq!(game.sent_takeback(PHONES[1]).ended, Some(TakebackEnd::MovedOn));
    play_on(&mut game, &mut dice);
    assert_eq!(game.sent_takeback(PHONES[1]).ended, None, "the game has gone on");
}

#[test]
fn other_phones_are_told_which_phone_is_lost() {
    let mut game = at_table();
    game.silence(PHONES[1], true);
    game.settle();
    let lost =
        |game: &Game| game.wires[PHONES[0].index()].as_ref().expect("a phone").guest.beside().lost.clone();
    assert_eq!(lost(&game), [PHONES[1]]);
    game.silence(PHONES[1], false);
    game.settle();
    assert!(lost(&game).is_empty());
    game.silence(PHONES[1], true);
    game.give_back(PHONES[1]);
    game.update();
    game.settle();
    assert!(lost(&game).is_empty(), "its seat plays on the tablet");
}

#[test]
fn a_phone_that_leaves_gives_its_seat_back() {
    let mut game = at_table();
    let left =
        |game: &Game| game.wires[PHONES[0].index()].as_ref().expect("a phone").guest.beside().left.clone();
    game.wire(PHONES[1]).send(&GuestMessage::Leave);
    game.settle();
    assert!(game.seats.get(PHONES[1]).is_none(), "its seat plays on the tablet");
    assert_eq!(left(&game), [PHONES[1]]);
    game.connect(PHONES[1]);
    game.settle();
    assert!(left(&game).is_empty(), "it is back");
    game.wire(PHONES[1]).send(&GuestMessage::Leave);
    game.settle();
    play_on(&mut game, &mut Dice::new(4));
    assert!(left(&game).is_empty(), "the game has gone on");
}

#[test]
fn a_lost_phone_ends_the_question() {
    let mut game = at_table();
    game.wire(PHONES[0]).takes_back(TakebackAct::Ask(8));
    game.settle();
    game.silence(PHONES[1], true);
    game.settle();
    let lost = Some(TakebackEnd::PhoneLost(PHONES[1]));
    assert_eq!(game.sent_takeback(PHONES[0]).ended, lost);
    game.wire(PHONES[0]).takes_back(TakebackAct::Ask(8));
    game.settle();
    assert_eq!((&game.sent_takeback(PHONES[0]).question, game.sent_takeback(PHONES[0]).ended), (&None, lost));
    game.silence(PHONES[1], false);
    game.wire(PHONES[0]).takes_back(TakebackAct::Ask(8));
    game.settle();
    assert!(game.sent_takeback(PHONES[1]).question.is_some(), "it is back");
    game.give_back(PHONES[1]);
    assert_eq!(
        game.takes_back(Some(PHONES[1]), TakebackAct::Agree(number(&game))),
        Ok(()),
        "on the tablet now"
    );
}

#[test]
fn a_takeback_against_computers_needs_no_consent() {
    let mut game = at_table();
    for seat in [PHONES[1], TABLET] {
        game.act(&Command::SetController(seat, Controller::Computer(Level::Easy.into())));
    }
    game.settle();
    game.wire(PHONES[0]).takes_back(TakebackAct::Ask(7));
    game.settle();
    assert_eq!(game.shared.summary().entries, 7);
}

#[test]
fn an_impossible_takeback_is_not_asked() {
    let mut game = at_table();
    for (act, why) in [
        (TakebackAct::Ask(12), Rejection::Late),
        (TakebackAct::Ask(usize::MAX), Rejection::Late),
        (TakebackAct::Agree(0), Rejection::Late),
        (TakebackAct::Refuse(1), Rejection::Late),
    ] {
        game.wire(PHONES[0]).takes_back(act);
        game.settle();
        assert_eq!(game.wire(PHONES[0]).refused.pop(), Some(why), "{act:?}");
    }
    game.act(&Command::SetController(PHONES[1], Controller::Computer(Level::Easy.into())));
    game.settle();
    game.wire(PHONES[1]).takes_back(TakebackAct::Ask(3));
    game.settle();
    assert_eq!(game.wire(PHONES[1]).refused.pop(), Some(Rejection::Forbidden), "a computer asks nothing");
    assert_eq!(game.takes_back(None, TakebackAct::Ask(3)), Ok(()));
    game.wire(PHONES[0]).takes_back(TakebackAct::Ask(2));
    game.settle();
    assert_eq!(game.wire(PHONES[0]).refused.pop(), Some(Rejection::Late), "one question at a time");
}
