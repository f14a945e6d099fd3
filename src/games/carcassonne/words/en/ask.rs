//! Questions to the players.

use super::noun::{floors, followers};
use crate::lang::count_en;

use super::super::ask::{Ask, Ransom};

/// Returns the prompt for the deciding seat.
pub(in super::super) fn prompt(ask: &Ask) -> String {
    match ask {
        Ask::First => "The first player is drawn.".into(),
        Ask::Draw => "A tile is drawn.".into(),
        Ask::Place { places, ransom } => {
            format!("Your tile fits in {}.{}", count_en(*places, "place", "places"), paid(*ransom))
        }
        Ask::Act { follower, build, top, ransom } => {
            let choices = [(*follower, "a meeple"), (*build, "a tower piece"), (*top, "a meeple on a tower")];
            let choices: Vec<&str> = choices.iter().filter(|(can, _)| *can).map(|(_, what)| *what).collect();
            let ransom = paid(*ransom);
            match choices[..] {
                [] => format!("You have nothing to place now.{ransom}"),
                _ => format!("Place {}, or nothing.{ransom}", choices.join(", ")),
            }
        }
        Ask::Capture { height, targets: 1 } => {
            format!("The tower has {}. Capture the meeple in reach, or leave it alone.", floors(*height))
        }
        Ask::Capture { height, targets } => {
            format!(
                "The tower has {}, with {targets} meeples in reach. Capture one, or none.",
                floors(*height)
            )
        }
        Ask::Late { captives } => {
            let held = followers(*captives);
            format!("Prisoners: {held} of yours. Buy one back for 3 points, or end the turn.")
        }
        Ask::Over => "The game is over.".into(),
    }
}

fn paid(ransom: Ransom) -> &'static str {
    match ransom {
        Ransom::None => "",
        Ransom::May => " You may first pay a ransom.",
        Ransom::Paid => " The ransom is paid, your meeple is back.",
    }
}

/// Returns the line of the turn banner, without a full stop.
pub(in super::super) fn task(ask: &Ask) -> String {
    match ask {
        Ask::First => "The first player is drawn",
        Ask::Draw => "A tile is drawn",
        Ask::Place { .. } => "Place the tile",
        Ask::Act { build: false, top: false, follower: true, .. } => "Place a meeple?",
        Ask::Act { build: false, top: false, follower: false, .. } => "There is nothing to place",
        Ask::Act { .. } => "Meeple, tower or nothing?",
        Ask::Capture { .. } => "Whom do you capture?",
        Ask::Late { .. } => "Ransom, or end the turn?",
        Ask::Over => "The game is over",
    }
    .into()
}

/// Activity of the active seat, in a few words.
pub(in super::super) fn doing(ask: &Ask) -> String {
    match ask {
        Ask::First | Ask::Draw | Ask::Over => "",
        Ask::Place { .. } => "places the tile",
        Ask::Act { build: false, top: false, follower: true, .. } => "Place a meeple?",
        Ask::Act { .. } => "Meeple or tower?",
        Ask::Capture { .. } => "takes a prisoner",
        Ask::Late { .. } => "Pay a ransom?",
    }
    .into()
}
