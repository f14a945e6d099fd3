//! Previews of actions.

use super::super::preview::{PreviewFact, alike};
use super::noun::{cities, figure, floors, part, parts, points, posture, tiles};
use super::{award, name, names, owned};
use crate::games::carcassonne::rules::{Fate, Part};
use crate::lang::Who;
use crate::lang::{capital, list_en};

/// More figures in reach than this are counted, not named.
const NAMED: usize = 3;

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Completes { part: Part::Monastery, points, holders, .. } => {
            format!("Completes the monastery: {}.", award(*points, holders, who))
        }
        PreviewFact::Completes { part: done, tiles: count, points, holders } => {
            let award = award(*points, holders, who);
            format!("Completes the {} of {}: {award}.", part(*done), tiles(*count))
        }
        PreviewFact::Offers { part: done, tiles: count, points: worth } => {
            let what = match done {
                Part::Monastery => "the monastery".into(),
                done => format!("the {} of {}", part(*done), tiles(*count)),
            };
            let at = if *done == Part::Road { "on" } else { "in" };
            format!("Completes {what}: {} if you put a {} {at} it.", points((*worth).into()), posture(*done))
        }
        PreviewFact::Free(free) => {
            let free: Vec<String> = free
                .iter()
                .map(|(free, count)| match count {
                    1 => format!("1 {}", part(*free)),
                    _ => format!("{count} {}", parts(*free)),
                })
                .collect();
            format!("Free for a meeple: {}.", list_en(&free))
        }
        PreviewFact::CompletesMany { count, shares } => many(*count, shares, who),
        PreviewFact::Joins { part: joined, count, tiles: size, after, before } => {
            let old_place = match before.as_deref() {
                None => String::new(),
                Some([]) => " (before: nobody)".into(),
                Some(seats) => format!(" (before: {})", names(seats, who)),
            };
            format!(
                "Joins {count} {} ({}), majority: {}{old_place}.",
                parts(*joined),
                tiles(*size),
                names(after, who)
            )
        }
        PreviewFact::Grows { part: grown, count, inside } => {
            let inside = names(inside, who);
            match grown {
                Part::Monastery => format!("The monastery has {count} of 9 ({inside})."),
                Part::Field => format!("The field touches {} ({inside}).", cities(*count)),
                _ => format!("The {} grows to {} ({inside}).", part(*grown), tiles(*count)),
            }
        }
        PreviewFact::Quiet => "Changes nothing for the meeples on the map.".into(),
        PreviewFact::Unfinished { part: own, count, points: now } => {
            unfinished(*own, *count, points((*now).into()))
        }
        PreviewFact::Scores { part: own, points: now, .. } => {
            let figure = capital(posture(*own));
            format!("{figure}: {} at once, and returns.", points((*now).into()))
        }
        PreviewFact::LastFollower => "This is your last meeple.".into(),
        PreviewFact::Builds { height, reach, targets } => {
            let tower = format!("Tower of {}, {} in reach.", floors(*height), tiles(*reach));
            let who_is: Vec<String> = targets.iter().map(|(seat, s)| owned(*seat, figure(*s), who)).collect();
            match who_is.len() {
                0 => format!("{tower} Nobody to capture."),
                n if n > NAMED || alike(&who_is) => format!("{tower} You may capture one of {n} meeples."),
                _ => format!("{tower} You may capture: {}.", who_is.join(", ")),
            }
        }
        PreviewFact::LastPiece => "This is your last piece.".into(),
        PreviewFact::Closes { height } => {
            format!("Closes the tower of {}; your meeple stays on it.", floors(*height))
        }
        PreviewFact::Takes { owner, spot, fate } => {
            let taken = capital(&owned(*owner, figure(*spot), who));
            match fate {
                Fate::Freed => format!("{taken} returns to you."),
                Fate::Prisoner => format!("{taken} becomes your prisoner."),
                Fate::Exchanged => format!("{taken} goes back, and one of yours returns in exchange."),
            }
        }
        PreviewFact::Empties { part: left } => format!("Nobody is left in the {}.", part(*left)),
        PreviewFact::Turns { part: left, after, before } => {
            format!(
                "Majority in the {}: {} (before: {}).",
                part(*left),
                names(after, who),
                names(before, who)
            )
        }
        PreviewFact::Pays { captor, from, to } => {
            let captor = name(*captor, who);
            format!("You pay {captor} 3 points ({from} to {to}), and a meeple returns.")
        }
        PreviewFact::Passes => "You place nothing.".into(),
        PreviewFact::Spares => "You capture nobody.".into(),
        PreviewFact::EndsTurn => "Ends your turn without a ransom.".into(),
        PreviewFact::Luck => "Decided at random.".into(),
    }
}

fn many(count: usize, shares: &[(crate::table::Seat, u16)], who: &Who) -> String {
    let shares: Vec<String> =
        shares.iter().map(|(seat, n)| format!("{} to {}", points((*n).into()), name(*seat, who))).collect();
    if shares.is_empty() {
        return format!("Completes {count} cities, roads or monasteries: nobody scores.");
    }
    format!("Completes {count} cities, roads or monasteries: {}.", list_en(&shares))
}

fn unfinished(own: Part, count: usize, points: String) -> String {
    match own {
        Part::City => format!("Knight in a city of {}: {points} so far.", tiles(count)),
        Part::Road => format!("Highwayman on a road of {}: {points} so far.", tiles(count)),
        Part::Monastery => {
            format!("Monk in the monastery: {points} so far, {} to go.", 9usize.saturating_sub(count))
        }
        Part::Field => {
            format!("Farmer in a field with {}: {points} so far, stays to the end.", cities(count))
        }
    }
}
