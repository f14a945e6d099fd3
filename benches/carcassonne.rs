//! Costs of the rules, the selection, the scene and the records of Carcassonne. `cargo xtask bench` prints the table
//! for docs/performance.md.

use std::hint::black_box;

use deska::games::carcassonne::{Action, Carcassonne, Effect, Kind, Part, Phase};
use deska::lang::{Lang, Names, Words};
use deska::scenes::{Regions, RenderContext, Scene, Stage};
use deska::table::playout::random_game;
use deska::table::record::{self, Record};
use deska::table::{Dice, Game, Head, NoEvents, Player, Selection, Session, Turn, Viewer};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

/// A random game of three with 45 tiles on the map, a tile drawn.
fn middle() -> Carcassonne {
    with_tiles(45)
}

/// A random game of three with this number of tiles on the map, a tile drawn.
fn with_tiles(tiles: usize) -> Carcassonne {
    let (mut game, mut dice) = (Carcassonne::start(&Default::default(), 3), Dice::new(7));
    while game.public.tiles().len() < tiles || !matches!(game.public.phase, Phase::Place(_)) {
        let action = match game.turn() {
            Turn::Chance => game.roll(&mut dice),
            _ => game.random(&mut dice).expect("a decision"),
        };
        game.apply(&action, &mut NoEvents);
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

/// The same in no order, into a list that is kept.
#[divan::bench]
fn legal_list_for_minds(bencher: Bencher) {
    let (game, mut list) = (middle(), Vec::new());
    bencher.bench_local(|| {
        list.clear();
        black_box(&game).legal_into(&mut list);
        list.len()
    });
}

/// Copy and lay the drawn tile, one legal placement after another.
#[divan::bench]
fn place(bencher: Bencher) {
    let game = middle();
    let actions: Vec<Action> = game.legal().into_iter().filter(|a| matches!(a, Action::Place(..))).collect();
    let mut next = actions.iter().cycle();
    bencher.bench_local(|| {
        let mut after = game.clone();
        next.next().into_iter().for_each(|action| after.apply(action, &mut NoEvents));
        after
    });
}

#[divan::bench]
fn view(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).view(Viewer::Spectator));
}

/// A selection from the legal list, with what may be picked first.
#[divan::bench]
fn selection(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| Selection::new(black_box(&game).legal()).available_picks());
}

/// Previews of every legal action: the most a preview can ask for.
#[divan::bench(args = [10, 45, 85])]
fn effects_of_all_legal_actions(bencher: Bencher, tiles: usize) {
    let game = with_tiles(tiles);
    let (legal, view) = (game.legal(), game.view(Viewer::Spectator));
    bencher.counter(ItemsCount::new(legal.len())).bench_local(|| {
        for action in &legal {
            black_box(Effect::of(&view, action));
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

fn players(seats: usize) -> Vec<Player> {
    let player = |s: usize| Player::person(format!("Seat {s}"), s as u8, s as u8 + 1);
    (0..seats).map(player).collect()
}

/// A random game of three with at least `tiles` tiles laid, up to the next tile that is to be laid.
fn session(tiles: usize) -> Session<Carcassonne> {
    let head = Head {
        title: String::new(),
        players: players(3),
        options: Default::default(),
        seed: 1,
        takeback: false,
        hints: None,
    };
    let (mut session, mut dice) = (Session::<Carcassonne>::new(head), Dice::new(1));
    loop {
        session.roll_all();
        let public = &session.game().public;
        let laid = public.tiles().len() >= tiles && matches!(public.phase, Phase::Place(_));
        let Turn::Seat(seat) = session.game().turn() else { return session };
        if laid {
            return session;
        }
        let action = session.game().random(&mut dice).expect("a decision");
        session.play(seat, action).expect("legal");
    }
}

/// The map with everything lit, and with the fields outlined.
#[divan::bench(args = [Regions::None, Regions::All])]
fn scene(bencher: Bencher, regions: Regions) {
    let game = session(80).game().clone();
    let (view, players) = (game.view(Viewer::Seat(game.public.active)), players(3));
    let names = Names::new(Lang::En, Carcassonne::TITLES, &players);
    let selection = Selection::new(game.legal());
    let ctx = RenderContext {
        selection: Some(&selection),
        regions,
        show_legal: true,
        ..RenderContext::at(&view, Lang::En, &names, &players)
    };
    bencher.bench_local(|| Carcassonne::scene(black_box(&ctx)));
}

/// All pictures of a map of 80 tiles, as opening a saved game draws them once.
#[divan::bench]
fn pictures_of_80_tiles(bencher: Bencher) {
    let game = session(80).game().clone();
    let (view, players) = (game.view(Viewer::All), players(3));
    let names = Names::new(Lang::En, Carcassonne::TITLES, &players);
    let ctx = RenderContext { show_legal: true, ..RenderContext::at(&view, Lang::En, &names, &players) };
    let scene: Scene = Carcassonne::scene(&ctx);
    bencher.bench_local(|| {
        scene.patches.iter().map(|patch| Carcassonne::picture(patch.picture).len()).sum::<usize>()
    });
}

/// Parse and play the record of a whole game, as opening a finished game does.
#[divan::bench]
fn replay_of_a_whole_game(bencher: Bencher) {
    let text = record::write(&session(90));
    bencher.bench_local(|| {
        Record::parse(black_box(&text)).and_then(|record| record::play::<Carcassonne>(&record)).is_ok()
    });
}
