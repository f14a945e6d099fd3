//! Refusals: what is wrong, and what would help.

use crate::games::carcassonne::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "The game is over. Look at the result, or start a new game.",
        Refusal::NotYourTurn => "It is another player's turn. Wait until your name is at the top.",
        Refusal::WrongPhase => "You can't do that now. See what is asked at the top.",
        Refusal::Occupied => "There is a tile here already. Choose a lit place at the edge of the map.",
        Refusal::NoNeighbour => "No tile is beside this place. A tile must share a side with the map.",
        Refusal::EdgeMismatch => {
            "The edges don't match what is outlined beside this place. Choose a lit place: there the tile turns to fit."
        }
        Refusal::NoFollower => {
            "You have no meeple left. Complete something, buy one back, or place a tower piece."
        }
        Refusal::NotThisTile => "A meeple goes on the tile just placed. Choose a spot on that tile.",
        Refusal::NoSuchSegment => "The tile has no such part. Choose one of the spots marked on it.",
        Refusal::FarmersOff => "You play without farmers. Choose a city, a road or a monastery.",
        Refusal::FeatureOccupied => {
            "A meeple is already there, on an outlined tile. Claim another part of this tile."
        }
        Refusal::TowerOff => "You play without towers. Place a meeple, or nothing.",
        Refusal::NoTowerPieces => "You have no tower piece left. Place a meeple, or nothing.",
        Refusal::NoFoundation => {
            "There is no foundation here. Choose a lit one; if none is lit, another tile will have to bring it."
        }
        Refusal::TowerEmpty => "A meeple can't go on a bare foundation. Build a piece on it first.",
        Refusal::TowerClosed => {
            "A meeple closes this tower. Choose an open one, or capture that meeple first."
        }
        Refusal::NotOnBoard => "No meeple is there. Choose one of those marked, or nobody.",
        Refusal::OutOfRange => {
            "The tower doesn't reach that far. Choose a meeple within its reach, or nobody."
        }
        Refusal::RansomOff => "You play without ransom. Capture one of theirs to swap prisoners.",
        Refusal::RansomWindowClosed => "Ransom has to wait. First decide whether to capture, and whom.",
        Refusal::RansomUsed => {
            "You have paid a ransom this turn already. The next is possible in your next turn."
        }
        Refusal::NotYourFigure => "You can buy back only your own meeples. Choose one of yours.",
        Refusal::NotAPrisoner => "This player has none of your meeples. Choose one who does.",
        Refusal::NotEnoughPoints => "A ransom costs 3 points, and you have fewer. Score first, then pay.",
    }
}

/// Refusals of an action at every place.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> &'static str {
    match (action, why) {
        (Action::Follower(..), Refusal::FeatureOccupied) => {
            "A meeple is already in every part of this tile. Place something else, or nothing."
        }
        (Action::Follower(..), Refusal::FarmersOff) => {
            "You play without farmers, and this tile has nothing else to claim."
        }
        (Action::Build(_), Refusal::NoFoundation) => "No tower foundation is on the map yet.",
        (Action::Build(_), Refusal::TowerClosed) => {
            "A meeple closes every tower. Capture one of them first, or wait for another foundation."
        }
        (Action::Top(_), Refusal::NoFoundation | Refusal::TowerEmpty) => {
            "No tower to stand on yet. Build a tower piece first."
        }
        (Action::Top(_), Refusal::TowerClosed) => "No open tower to stand on: each has its meeple already.",
        _ => refusal(why),
    }
}
