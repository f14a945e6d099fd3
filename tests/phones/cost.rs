//! The work for guests after an entry, late in a long game.

use std::time::Instant;

use deska::games::GameId;
use deska::lang::Lang;
use deska::phones::feed::SeatFeed;
use deska::phones::guest::Guest;
use deska::phones::protocol::write;
use deska::play::running_game::GameHandle;
use deska::scenes::Stage;
use deska::table::*;
use deska::with_game;

use super::table::view_options;
use crate::laws::head;

/// Returns a game with about this number of entries: the seeds are tried until one is long enough, or the longest one
/// is returned.
fn long_game<G: Stage>(seats: usize, entries: usize) -> Session<G> {
    let play = |seed: u64| {
        let mut session = Session::<G>::new(head(G::Options::default(), seats, seed));
        let mut dice = Dice::new(seed);
        while session.len() < entries {
            match session.game().turn() {
                Turn::Over => break,
                Turn::Chance => assert!(session.roll()),
                Turn::Seat(seat) => {
                    let legal = session.game().legal();
                    let goes_on = |action: &G::Action| {
                        let mut after = session.game().clone();
                        after.apply(action, &mut NoEvents);
                        after.turn() != Turn::Over
                    };
                    let lasting: Vec<G::Action> = legal.iter().filter(|a| goes_on(a)).cloned().collect();
                    let Some(action) = dice.pick(&lasting).cloned() else { break };
                    session.play(seat, action).expect("a legal action");
                }
            }
        }
        session
    };
    (0..3).map(play).max_by_key(Session::len).expect("a game")
}

/// Measures the work after each of the last entries: milliseconds for the table, and for what is sent; bytes.
fn measure<G: Stage>(seats: usize) -> (usize, f64, f64, usize) {
    const LAST: usize = 20;
    let long = long_game::<G>(seats, 600);
    let entries = long.len();
    let at = |entries: usize| GameHandle::at(long.until(entries));
    let mut guests: Vec<(GameHandle, SeatFeed)> = Seat::all(seats)
        .map(|seat| {
            let table = at(entries - LAST).on_own_device(seat);
            let mut feed = SeatFeed::new("r".into());
            feed.hear(&write(&Guest::hello("r".into(), view_options())), &table);
            feed.update(&table);
            (table, feed)
        })
        .collect();
    let (mut follow, mut send, mut bytes) = (0.0, 0.0, 0);
    for last in entries - LAST + 1..=entries {
        let shared = at(last);
        for (table, feed) in &mut guests {
            let begun = Instant::now();
            *table = table.follow(&shared).expect("the same game");
            follow += begun.elapsed().as_secs_f64();
            let begun = Instant::now();
            bytes += feed.update(table).iter().map(String::len).sum::<usize>();
            send += begun.elapsed().as_secs_f64();
        }
    }
    let per_entry = 1_000.0 / LAST as f64;
    (entries, follow * per_entry, send * per_entry, bytes / LAST)
}

#[test]
#[ignore = "measures; run alone"]
fn work_for_guests_late_in_a_game() {
    for game in GameId::ALL {
        let seats = game.info().max_seats.min(5);
        let (entries, follow, send, bytes) = with_game!(*game, G => measure::<G>(seats));
        println!(
            "{:12} {seats} guests, {entries} entries: follow {follow:.2} ms, send {send:.2} ms, {bytes} bytes an entry",
            game.info().id
        );
        let log = with_game!(*game, G => {
            let table = GameHandle::at(long_game::<G>(seats, 600)).on_own_device(Seat::new(0));
            let begun = Instant::now();
            let lines = table.log(Lang::En, 0, usize::MAX).len();
            let log = begun.elapsed().as_secs_f64() * 1_000.0;
            let begun = Instant::now();
            let _ = table.table_view(&view_options());
            (lines, log, begun.elapsed().as_secs_f64() * 1_000.0)
        });
        println!("{:12} a log of {} lines {:.2} ms, a view {:.2} ms", "", log.0, log.1, log.2);
    }
}
