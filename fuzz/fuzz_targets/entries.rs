//! Arbitrary sequences of entries: each is applied or refused, and what follows stays sound. Never a panic.

#![no_main]

use deska::games::tigris::{Action, BOARD, Color, MONUMENTS, Options, STOCK, Tigris};
use deska::games::tigris::{Cell, Cells};
use deska::table::options::Sheet;
use deska::table::{Bag, Dice, Eyes, Game, Seat, Silent, Turn};
use libfuzzer_sys::fuzz_target;

// The first bytes choose the table; then four bytes make an entry.
fuzz_target!(|bytes: &[u8]| {
    let Some(([table, seed], rest)) = bytes.split_first_chunk() else { return };
    let mut options = Options::default();
    for field in 0..Options::FIELDS.len() {
        options.set(field, usize::from(table >> (2 + field) & 1));
    }
    let mut game = Tigris::start(&options, 2 + usize::from(table % 3));
    let mut dice = Dice::new((*seed).into());
    for entry in rest.chunks_exact(4) {
        one(&mut game, &mut dice, [entry[0], entry[1], entry[2], entry[3]]);
        sound(&game);
    }
});

/// Luck as it comes, an action of the legal list, or any action: allowed exactly when it is in the list.
fn one(game: &mut Tigris, dice: &mut Dice, [kind, a, b, c]: [u8; 4]) {
    let legal = game.legal();
    let foreign = any(kind % 16, [a, b, c]);
    let Turn::Seat(seat) = game.turn() else {
        assert!(legal.is_empty());
        if game.turn() == Turn::Chance {
            let result = if game.possible(&foreign) { foreign } else { game.roll(dice) };
            assert!(game.possible(&result));
            game.apply(&result, &mut Silent);
        }
        return;
    };
    assert!(!legal.is_empty() && legal.is_sorted_by(|a, b| a < b));
    let allowed = game.check(seat, &foreign).is_ok();
    assert_eq!(allowed, legal.binary_search(&foreign).is_ok(), "{foreign}");
    assert!(!allowed || game.causes(seat, &foreign).is_empty());
    assert!(game.check(seat.next(game.seats()), &foreign).is_err());
    let listed = legal[(usize::from(a) << 8 | usize::from(b)) % legal.len()];
    let action = if allowed && kind < 128 { foreign } else { listed };
    assert_eq!(game.check(seat, &action), Ok(()), "{action}");
    let mut told = *game;
    let mut events = Vec::new();
    told.apply(&action, &mut events);
    game.apply(&action, &mut Silent);
    assert!(told == *game && !events.is_empty(), "{action}");
}

/// Any action at all, also off the board and of chance.
fn any(kind: u8, [a, b, c]: [u8; 3]) -> Action {
    let cell = Cell { x: b % 18, y: c % 13 };
    let color = Color::ALL[usize::from(a % 4)];
    let tiles = Bag([a % 7, a / 7 % 7, b % 7, c % 7]);
    match kind {
        0..=3 => Action::Place(color, cell),
        4..=6 => Action::Position(color, cell),
        7 => Action::Withdraw(color),
        8 => Action::Catastrophe(cell),
        9 => Action::Swap(tiles),
        10 => Action::Support(a % 8),
        11 => Action::Conflict(color),
        12 => Action::Monument(MONUMENTS[usize::from(a) % MONUMENTS.len()], cell),
        13 => Action::Treasures([b, c].map(|at| usize::from(at) % 176).into_iter().collect::<Cells>().into()),
        14 => Action::Draw(Seat::new(usize::from(a % 4)), tiles),
        _ if a % 2 == 0 => Action::Decline,
        _ => Action::Pass,
    }
}

/// What holds after every entry (rules: tigris 13).
fn sound(game: &Tigris) {
    let (public, view) = (&game.public, game.view(Eyes::Open));
    let mut tiles = public.tiles_on_board();
    view.hands.0.iter().flatten().chain(&view.bag).chain(&view.discards).for_each(|more| tiles.put(more));
    assert_eq!(tiles, STOCK, "tiles are lost or made");
    let held: u32 = view.treasures.0.iter().flatten().map(|n| u32::from(*n)).sum();
    assert_eq!(public.treasures.count() + held, public.map().temples.count(), "treasures");
    assert!(((public.occupied() | public.catastrophes) - BOARD).is_empty());
    assert!((public.leader_cells() - public.temples().neighbours()).is_empty(), "a leader without a temple");
    let text = game.write_position();
    assert_eq!(Tigris::read_position(&public.options, game.seats(), &text).as_ref(), Ok(game), "{text}");
}
