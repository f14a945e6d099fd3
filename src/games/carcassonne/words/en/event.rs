//! Sentences about events.

use super::ground::{place, summary, tile};
use super::noun::{figure, pieces, posture, tiles};
use super::{award, name};
use crate::games::carcassonne::rules::{Ending, Event, Part, Rotation, Stand};
use crate::lang::Who;
use crate::lang::capital;

/// Returns the short sentence, for viewers who see the place on the board; `None` if the full sentence names no
/// place.
pub(in super::super) fn glance(event: &Event, who: &Who) -> Option<String> {
    let name = |seat| name(seat, who);
    Some(match event {
        Event::Drew { seat, left, .. } => {
            format!("{} draws a tile, {} left.", name(*seat), tiles((*left).into()))
        }
        Event::TilePlaced { seat, .. } => format!("{} places the tile.", name(*seat)),
        Event::TowerBuilt { seat, height: 1, .. } => format!("{} begins a tower.", name(*seat)),
        Event::TowerBuilt { seat, height, .. } => {
            format!("{} raises a tower to {height} floors.", name(*seat))
        }
        Event::TowerTopped { seat, .. } => format!("{} closes a tower with a meeple.", name(*seat)),
        Event::Captured { seat, owner, spot, .. } if seat == owner => {
            format!("{} takes back their own {}.", name(*seat), figure(*spot))
        }
        Event::Captured { seat, owner, spot, .. } => {
            format!("{} captures {}'s {}.", name(*seat), name(*owner), figure(*spot))
        }
        _ => return None,
    })
}

/// The end of a turn has no sentence: the next turn says it.
pub(in super::super) fn event(event: &Event, who: &Who) -> Option<String> {
    let name = |seat| name(seat, who);
    Some(match event {
        Event::FirstPlayer { seat } => format!("{} begins.", name(*seat)),
        Event::Drew { seat, kind, left } => {
            let tile = tile(*kind, Rotation::default());
            format!("{} draws a tile: {tile}. {} left.", name(*seat), tiles((*left).into()))
        }
        Event::Discarded { .. } => "The tile fits nowhere and is set aside.".into(),
        Event::TilePlaced { seat, cell, .. } => format!("{} places the tile {}.", name(*seat), place(*cell)),
        Event::FollowerPlaced { seat, segment, .. } => {
            format!("{} places a {}.", name(*seat), posture(segment.part))
        }
        Event::TowerBuilt { seat, cell, height: 1, left } => {
            format!("{} begins a tower {}, {} left.", name(*seat), place(*cell), pieces(*left))
        }
        Event::TowerBuilt { seat, cell, height, left } => format!(
            "{} raises the tower {} to {height} floors, {} left.",
            name(*seat),
            place(*cell),
            pieces(*left)
        ),
        Event::TowerTopped { seat, cell, .. } => {
            format!("{} closes the tower {} with a meeple.", name(*seat), place(*cell))
        }
        Event::Passed { seat } => format!("{} places nothing.", name(*seat)),
        Event::Captured { seat, owner, cell, spot, .. } if seat == owner => {
            format!("{} takes back their own {} {}.", name(*seat), figure(*spot), beside(*spot, place(*cell)))
        }
        Event::Captured { seat, owner, cell, spot, .. } => {
            let (seat, owner) = (name(*seat), name(*owner));
            format!("{seat} captures {owner}'s {} {}.", figure(*spot), beside(*spot, place(*cell)))
        }
        Event::Declined { seat } => format!("{} captures nobody.", name(*seat)),
        Event::Exchanged { seat, other } => {
            format!("Exchange: {} and {} each get a meeple back.", name(*seat), name(*other))
        }
        Event::Ransomed { seat, captor, points } => {
            format!("{} pays {} {points} points and gets a meeple back.", name(*seat), name(*captor))
        }
        Event::Completed { feature } => {
            let award = award(feature.points, &feature.holders(), who);
            let feature_name =
                if feature.part == Part::Monastery { "monastery".into() } else { summary(feature) };
            format!("{} complete: {award}.", capital(&feature_name))
        }
        Event::TurnEnded { .. } => return None,
        Event::Counted { feature } => {
            let award = award(feature.points, &feature.holders(), who);
            let unfinished = if feature.part == Part::Field { "" } else { "unfinished " };
            format!("{}: {award}.", capital(&format!("{unfinished}{}", summary(feature))))
        }
        Event::GameOver { ending: Ending::LastTile } => "The game is over: the last tile is placed.".into(),
        Event::GameOver { ending: Ending::NothingFits } => {
            "The game is over: none of the tiles left fits anywhere.".into()
        }
    })
}

/// A tower is named by its place, so that "on a tower" and the place do not run together.
fn beside(spot: Stand, place: String) -> String {
    match spot {
        Stand::Top => format!("({place})"),
        Stand::Segment(_) => place,
    }
}
