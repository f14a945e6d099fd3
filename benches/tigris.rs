//! Costs of the rules, the selection, the scene and the records of Tigris & Euphrates. `cargo xtask bench` prints
//! the table for docs/performance.md.

use std::hint::black_box;

use deska::games::tigris::{Action, Effect, Phase, Pick, Tigris};
use deska::lang::{Lang, Names, Words};
use deska::scenes::{Regions, RenderContext, Stage};
use deska::table::record::{self, Record};
use deska::table::{Dice, Game, Head, NoEvents, Player, Selection, Session, Slots, Turn, Viewer};
use divan::Bencher;
use divan::counter::ItemsCount;

fn main() {
    divan::main();
}

fn players(seats: usize) -> Vec<Player> {
    let player = |s: usize| Player::person(format!("Seat {s}"), s as u8, s as u8 + 1);
    (0..seats).map(player).collect()
}

/// A random game of three with at least `entries` entries, up to the next decision over an action.
fn session(entries: usize) -> Session<Tigris> {
    for seed in 0.. {
        let head = Head {
            title: String::new(),
            players: players(3),
            options: Default::default(),
            seed,
            takeback: false,
            hints: None,
        };
        let (mut session, mut dice) = (Session::<Tigris>::new(head), Dice::new(seed));
        loop {
            session.roll_all();
            let Turn::Seat(seat) = session.game().turn() else { break };
            if session.len() >= entries && session.game().public.phase == Phase::Action {
                return session;
            }
            let action = session.game().random(&mut dice).expect("a decision");
            session.play(seat, action).expect("legal");
        }
    }
    unreachable!("some game is long enough")
}

/// The middle of a game: kingdoms, monuments and a full hand.
fn middle() -> Tigris {
    *session(150).game()
}

/// A record of about 300 entries.
fn long_record() -> String {
    record::write(&session(300).until(300))
}

/// A whole random game; items are games.
#[divan::bench(args = [2, 3, 4])]
fn playout(bencher: Bencher, seats: usize) {
    let mut seed = 0;
    bencher.counter(ItemsCount::new(1usize)).bench_local(|| {
        seed += 1;
        let (mut game, mut dice) = (Tigris::start(&Default::default(), seats), Dice::new(seed));
        loop {
            let action = match game.turn() {
                Turn::Over => return game,
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(_) => game.random(&mut dice).expect("a decision"),
            };
            game.apply(&action, &mut NoEvents);
        }
    });
}

#[divan::bench]
fn copy_of_a_state(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| *black_box(&game));
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

/// Copy and apply, one random legal action after another.
#[divan::bench]
fn apply(bencher: Bencher) {
    let (game, mut dice) = (middle(), Dice::new(1));
    let actions: Vec<Action> = (0..1000).filter_map(|_| game.random(&mut dice)).collect();
    let mut next = actions.iter().cycle();
    bencher.bench_local(|| {
        let mut after = game;
        next.next().into_iter().for_each(|action| after.apply(action, &mut NoEvents));
        after
    });
}

#[divan::bench]
fn view_of_a_seat(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| black_box(&game).view(Viewer::Seat(game.public.active)));
}

/// A selection from the legal list, with what may be picked first.
#[divan::bench]
fn selection(bencher: Bencher) {
    let game = middle();
    bencher.bench_local(|| Selection::new(black_box(&game).legal()).available_picks());
}

/// Previews of every legal action: the most a preview can ask for.
#[divan::bench]
fn effects_of_all_legal_actions(bencher: Bencher) {
    let game = middle();
    let (legal, view) = (game.legal(), game.view(Viewer::Seat(game.public.active)));
    bencher.counter(ItemsCount::new(legal.len())).bench_local(|| {
        for action in &legal {
            black_box(Effect::of(&<Tigris as Game>::preview(&view, action)));
        }
    });
}

/// The board with nothing picked, and with a piece picked and all its cells lit.
#[divan::bench(args = [false, true])]
fn scene(bencher: Bencher, picked: bool) {
    let game = middle();
    let (view, players) = (game.view(Viewer::Seat(game.public.active)), players(3));
    let names = Names::new(Lang::En, Tigris::TITLES, &players);
    let mut selection = Selection::new(game.legal());
    let tile = selection.legal().find(|a| matches!(a, Action::Place(..))).map(Slots::picks);
    if let (true, Some([what, Pick::Where(_)])) = (picked, tile.as_deref()) {
        selection = selection.pick(*what);
    }
    let ctx = RenderContext {
        selection: Some(&selection),
        regions: Regions::All,
        show_legal: true,
        ..RenderContext::at(&view, Lang::En, &names, &players)
    };
    bencher.bench_local(|| Tigris::scene(black_box(&ctx)));
}

/// Parse and play a record of 300 entries, as opening a saved game does.
#[divan::bench]
fn replay_of_300_entries(bencher: Bencher) {
    let text = long_record();
    bencher.bench_local(|| {
        Record::parse(black_box(&text)).and_then(|record| record::play::<Tigris>(&record)).is_ok()
    });
}

#[divan::bench]
fn record_of_300_entries(bencher: Bencher) {
    let session = session(300).until(300);
    bencher.bench_local(|| record::write(black_box(&session)));
}
