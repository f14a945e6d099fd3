//! What the rules and the selection of Carcassonne cost. `cargo xtask bench` prints the table for
//! docs/performance.md.

use std::hint::black_box;

use deska::games::carcassonne::{Action, Carcassonne, Kind, Part, Phase};
use deska::table::playout::random_game;
use deska::table::{Dice, Eyes, Game, Selection, Silent, Turn};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A random game of three with 45 tiles on the map, a tile drawn.
fn middle() -> Carcassonne {
    let (mut game, mut dice) = (Carcassonne::start(&Default::default(), 3), Dice::new(7));
    while game.public.tiles().len() < 45 || !matches!(game.public.phase, Phase::Place(_)) {
        let action = match game.turn() {
            Turn::Chance => game.roll(&mut dice),
            _ => game.random(&mut dice).expect("a decision"),
        };
        game.apply(&action, &mut Silent);
    }
    game
}

/// A whole random game; items are games.
#[divan::bench(args = [2, 3, 4, 5, 6])]
fn playout(bencher: Bencher, seats: usize) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        seed += 1;
        random_game::<Carcassonne>(&Default::default(), seats, &mut Dice::new(seed))
    });
}

/// A whole random base game.
#[divan::bench]
fn playout_without_towers(bencher: Bencher) {
    let options = deska::table::options::read("tower=off").expect("a sheet");
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        seed += 1;
        random_game::<Carcassonne>(&options, 2, &mut Dice::new(seed))
    });
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).clone());
}

#[divan::bench]
fn legal_list(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).legal());
}

#[divan::bench]
fn random_action(bencher: Bencher) {
    let (game, mut dice) = (middle(), Dice::new(1));
    bencher.bench_local(|| black_box(&game).random(&mut dice));
}

/// Copy and lay the drawn tile, one legal placement after another.
#[divan::bench]
fn place(bencher: Bencher) {
    let game = middle();
    let actions: Vec<Action> = game.legal().into_iter().filter(|a| matches!(a, Action::Place(..))).collect();
    let mut next = actions.iter().cycle();
    bencher.bench_local(|| {
        let mut after = game.clone();
        next.next().into_iter().for_each(|action| after.apply(action, &mut Silent));
        after
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).view(Eyes::Public));
}

/// A selection from the legal list, with what may be picked first.
#[divan::bench]
fn selection(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| Selection::new(black_box(&game).legal()).open());
}

/// What every legal action would do: the most a preview can ask for.
#[divan::bench]
fn effects_of_all_legal_actions(bencher: Bencher) {
    let game = middle();
    let legal = game.legal();
    bencher.counter(ItemsCount::new(legal.len())).bench_local(|| {
        for action in &legal {
            black_box(game.public.effect(game.public.active, action));
        }
    });
}

/// The overlay of fields, and which cells are dead.
#[divan::bench]
fn fields_and_dead_cells(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| (black_box(&game).public.features(Part::Field), game.public.dead_cells()));
}

#[divan::bench]
fn fits_of_every_kind(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| Kind::all().filter(|kind| black_box(&game).public.fits_anywhere(*kind)).count());
}

#[divan::bench]
fn standing(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).standing());
}
