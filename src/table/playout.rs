//! Random games without a log, which searches, benchmarks and counts run by the thousand.

use super::dice::Dice;
use super::event_sink::NoEvents;
use super::game::Game;
use super::turn::Turn;

/// Plays one random game to its end. Returns the final state and the number of entries.
pub fn random_game<G: Game>(options: &G::Options, seats: usize, dice: &mut Dice) -> (G, u64) {
    game_by::<G>(options, seats, dice, G::random)
}

/// Plays one game to its end with `choose` for every decision. Returns the final state and the number of entries.
pub fn game_by<G: Game>(
    options: &G::Options,
    seats: usize,
    dice: &mut Dice,
    mut choose: impl FnMut(&G, &mut Dice) -> Option<G::Action>,
) -> (G, u64) {
    let (mut game, mut entries) = (G::start(options, seats), 0);
    loop {
        let action = match game.turn() {
            Turn::Over => return (game, entries),
            Turn::Chance => game.roll(dice),
            Turn::Seat(_) => match choose(&game, dice) {
                Some(action) => action,
                None => return (game, entries), // no game leaves a seat without a move: see the laws
            },
        };
        game.apply(&action, &mut NoEvents);
        entries += 1;
    }
}
