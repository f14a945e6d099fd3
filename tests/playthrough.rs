//! One dumped game for each game of the family, in `tests/playthroughs`: a change of rules shows as a difference a
//! reviewer can read. `UPDATE_PLAYTHROUGHS=1 cargo test playthrough` updates the dumps.

use std::fmt::Write;
use std::fs;
use std::path::Path;

use deska::games::GameId;
use deska::table::options::OptionSheet;
use deska::table::{Dice, Game, Session, Turn};
use deska::with_game;

use crate::laws::head;

/// Entries between two position texts.
const EVERY: usize = 25;
/// The largest dump, in bytes.
const MAX_DUMP_BYTES: usize = 200_000;

/// A random action with many events: the best of a few candidates.
fn eventful<G: Game>(game: &G, dice: &mut Dice) -> Option<G::Action> {
    let told = |action: &G::Action| {
        let (mut next, mut events) = (game.clone(), Vec::new());
        next.apply(action, &mut events);
        events.len()
    };
    let candidates: Vec<G::Action> = (0..8).filter_map(|_| game.random(dice)).collect();
    candidates.into_iter().reduce(|best, other| if told(&other) > told(&best) { other } else { best })
}

fn dump<G: Game>(seed: u64) -> Result<String, std::fmt::Error> {
    let is_allowed = |seats: &usize| G::Options::default().fits(*seats).is_ok();
    let seats = (G::INFO.min_seats..=G::INFO.max_seats).find(is_allowed).unwrap_or(G::INFO.max_seats);
    let mut session = Session::<G>::new(head(G::Options::default(), seats, seed));
    let mut dice = Dice::new(seed);
    let mut text = String::new();
    writeln!(text, "{}, {seats} seats, seed {seed:x}", G::INFO.id)?;
    loop {
        let game = session.game();
        if session.len().is_multiple_of(EVERY) || game.turn() == Turn::Over {
            writeln!(text, "\nposition after {}\n{}", session.len(), game.write_position().trim_end())?;
        }
        let legal = game.legal().len();
        match game.turn() {
            Turn::Over => break,
            Turn::Chance => assert!(session.roll()),
            Turn::Seat(seat) => {
                let action = eventful(game, &mut dice).expect("a deciding seat can do something");
                assert_eq!(session.play(seat, action), Ok(()));
            }
        }
        let Some(step) = session.steps().last() else { break };
        let counted = if legal > 0 { format!("  (of {legal})") } else { String::new() };
        writeln!(text, "\n{} {} {}{counted}", session.len(), step.entry.actor, step.entry.action)?;
        for event in &step.events {
            writeln!(text, "    {event:?}")?;
        }
    }
    writeln!(text, "\nplaces {:?}", session.game().standing().ranks)?;
    Ok(text)
}

#[test]
fn playthroughs_match_their_dumps() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/playthroughs");
    for id in GameId::ALL {
        let text = with_game!(*id, G => dump::<G>(1)).expect("writing to a string cannot fail");
        assert!(text.len() < MAX_DUMP_BYTES, "{} bytes", text.len());
        let file = folder.join(format!("{}.txt", id.info().id));
        if std::env::var_os("UPDATE_PLAYTHROUGHS").is_some() {
            fs::create_dir_all(&folder).expect("the folder can be made");
            fs::write(&file, &text).expect("the dump can be written");
        }
        let kept = fs::read_to_string(&file).unwrap_or_default();
        let differs = text.lines().zip(kept.lines()).position(|(now, then)| now != then);
        assert!(
            text == kept,
            "{} differs from line {}; see tests/playthrough.rs",
            file.display(),
            differs.map_or(text.lines().count().min(kept.lines().count()), |line| line) + 1
        );
    }
}
