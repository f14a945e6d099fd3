//! Random games without a log, which benchmarks and counts run by the thousand.

use super::dice::Dice;
use super::event_sink::NoEvents;
use super::game::Game;
use super::turn::Turn;

/// Plays one random game to its end. Returns the final state and the number of entries.
pub fn random_game<G: Game>(options: &G::Options, seats: usize, dice: &mut Dice) -> (G, u64) {
    let (mut game, mut entries) = (G::start(options, seats), 0);
    loop {
        let action = match game.turn() {
            Turn::Over => return (game, entries),
            Turn::Chance => game.roll(dice),
            Turn::Seat(_) => match game.random(dice) {
                Some(action) => action,
                None => return (game, entries), // no game leaves a seat without a move: see the property tests
            },
        };
        game.apply(&action, &mut NoEvents);
        entries += 1;
    }
}
