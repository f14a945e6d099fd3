//! Hints on phones: one question a seat at a time, and nobody else is told anything.

use deska::games::GameId;
use deska::lang::Lang;
use deska::phones::protocol::Rejection;
use deska::phones::seats::HintState;
use deska::scenes::Advice;
use deska::table::*;
use deska::with_game;

use super::table::{Game, begin};

/// A game with a phone a seat, the seat to move, and another one.
fn at_table() -> (Game, Seat, Seat) {
    let mut game = Game::new(with_game!(GameId::TajMahal, G => begin::<G>(3, 5)));
    Seat::all(3).for_each(|seat| game.connect(seat));
    game.settle();
    let turn = game.shared.summary().to_move.expect("somebody decides");
    (game, turn, turn.next(3))
}

/// A move that the seat may make.
fn legal(game: &Game, seat: Seat) -> String {
    game.seats.get(seat).unwrap().choices(Lang::En, "", 1).first.remove(0).notation
}

fn state(game: &mut Game, seat: Seat) -> HintState {
    game.wire(seat).guest.beside().hint
}

#[test]
fn a_hint_is_shown_to_the_seat_that_asks() {
    let (mut game, turn, other) = at_table();
    game.wire(turn).asks_hint();
    game.wire(turn).asks_hint();
    game.settle();
    assert_eq!(game.seats.hint_sought(), Some(turn));
    assert_eq!((state(&mut game, turn), state(&mut game, other)), (HintState::Sought, HintState::Idle));
    let (hint, before) = (legal(&game, turn), game.wire(other).guest.screen().cloned());
    for advice in [Advice::First, Advice::Why(Vec::new())] {
        game.seats.advise(turn, Some((hint.clone(), advice)));
        game.update();
        assert!(game.wire(other).to_guest.is_empty(), "nobody else is sent anything");
        game.settle();
        assert_eq!(state(&mut game, turn), HintState::Idle);
        assert!(game.wire(turn).guest.screen().unwrap().view.advised);
        game.check_screens();
        game.wire(turn).asks_hint();
        game.settle();
    }
    assert_eq!(game.wire(other).guest.screen().cloned(), before);
    assert!(game.shared.picked().is_empty(), "the hint is shown on the phone alone");
}

#[test]
fn only_the_deciding_seat_may_ask() {
    let (mut game, turn, other) = at_table();
    game.wire(other).asks_hint();
    game.settle();
    assert_eq!(game.wire(other).refused.pop(), Some(Rejection::Forbidden));
    assert_eq!(game.seats.hint_sought(), None);
    let decision = game.seats.get(other).unwrap().decision();
    game.give_back(turn);
    assert_eq!(game.seats.ask_hint(turn, decision), Err(Rejection::Forbidden), "it has no phone");
}

#[test]
fn a_hint_for_an_earlier_decision_is_dropped() {
    let (mut game, turn, _) = at_table();
    game.wire(turn).asks_hint();
    game.settle();
    let hint = legal(&game, turn);
    let entries = game.shared.summary().entries;
    let mut dice = Dice::new(2);
    while game.shared.summary().entries == entries {
        game.guest_decides(turn, &mut dice);
        game.settle();
    }
    assert_eq!((game.seats.hint_sought(), state(&mut game, turn)), (None, HintState::Idle));
    let screen = game.wire(turn).guest.screen().cloned();
    game.seats.advise(turn, Some((hint, Advice::First)));
    game.update();
    game.settle();
    assert_eq!(game.wire(turn).guest.screen().cloned(), screen);
}

#[test]
fn a_table_without_computers_says_so() {
    let (mut game, turn, _) = at_table();
    game.wire(turn).asks_hint();
    game.settle();
    game.seats.advise(turn, None);
    game.update();
    game.settle();
    assert_eq!(state(&mut game, turn), HintState::Missing);
    game.wire(turn).asks_hint();
    game.settle();
    assert_eq!(state(&mut game, turn), HintState::Sought, "it may be tried again");
}
