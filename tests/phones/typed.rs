//! Moves typed on a phone, and input that gets lost.

use deska::games::GameId;
use deska::lang::Lang;
use deska::scenes::Command;
use deska::table::*;
use deska::with_game;

use super::table::{Game, begin};

/// Answers of a seat's phone to a typed text: nothing at first, then the host's.
fn typed(game: &mut Game, seat: Seat, lang: Lang, text: &str) -> Result<(), String> {
    let table = game.wire(seat).table().expect("a table");
    assert_eq!(table.check_typed(lang, text), None, "the host decides");
    assert_eq!(table.check_typed(lang, text), None);
    let asks = std::mem::take(&mut *game.wire(seat).asks.borrow_mut());
    assert_eq!(asks.len(), 1, "it is asked once");
    asks.iter().for_each(|ask| game.wire(seat).send(ask));
    game.settle();
    let table = game.wire(seat).table().expect("a table");
    table.check_typed(lang, text).expect("an answer")
}

#[test]
fn a_typed_move_is_checked_by_the_host() {
    let mut game = Game::new(with_game!(GameId::TajMahal, G => begin::<G>(3, 5)));
    Seat::all(3).for_each(|seat| game.connect(seat));
    game.settle();
    let turn = game.shared.summary().to_move.unwrap();
    let own = game.seats.get(turn).unwrap().clone();
    let legal = own.choices(Lang::En, "", 1).first.remove(0).notation;
    assert_eq!(typed(&mut game, turn, Lang::En, &legal), Ok(()));
    for text in ["nonsense", "", "withdraw now"] {
        let refusal = typed(&mut game, turn, Lang::En, text).expect_err("no move");
        assert_eq!(Some(Err(refusal)), own.check_typed(Lang::En, text), "{text}");
    }
    let other = turn.next(3);
    let refusal = typed(&mut game, other, Lang::En, &legal).expect_err("not its turn");
    assert!(!refusal.is_empty());
}

#[test]
fn a_phone_knows_whether_its_input_has_arrived() {
    let mut game = Game::new(with_game!(GameId::Tigris, G => begin::<G>(2, 5)));
    let (turn, mut dice) = (game.shared.summary().to_move.unwrap(), Dice::new(1));
    game.connect(turn);
    game.settle();
    for sent in 1..4 {
        game.guest_decides(turn, &mut dice);
        game.settle();
        assert_eq!(game.wire(turn).arrived, sent);
    }
    game.wire(turn).does(Command::Commit);
    assert_eq!(game.wire(turn).arrived, 3, "it is on its way");
    game.hear(turn);
    game.settle();
    assert_eq!(game.wire(turn).arrived, 4);
    game.wire(turn).does(Command::Commit);
    game.lose(turn);
    game.settle();
    assert_eq!(game.wire(turn).arrived, 0, "another connection knows nothing of it");
}
