//! Short texts around the board: tray, strip, seat cards, the stage of a conflict, monuments, treasures.

use super::event::conflict;
use super::noun::{leaders, tiles};
use crate::games::tigris::rules::ConflictKind;
use crate::games::tigris::words::say::{Owner, TigrisSays, names};
use crate::lang::{capital, count_en, list_en};

const COLORS_EN: [&str; 4] = ["black", "red", "blue", "green"];

const LEADERS_EN: [&str; 4] = ["king", "priest", "farmer", "trader"];

pub fn words(it: &TigrisSays<'_>) -> String {
    match *it {
        TigrisSays::ActionsLeft(n) => format!("{} left", count_en(n, "action", "actions")),
        TigrisSays::Bag(n) => format!("Bag {n}"),
        TigrisSays::SeatTiles(n) => count_en(n, "tile", "tiles"),
        TigrisSays::SeatSupply([]) => "all leaders on the board".into(),
        TigrisSays::SeatSupply(supply) => {
            let names: Vec<&str> = supply.iter().map(|c| LEADERS_EN[c.index()]).collect();
            format!("in supply: {}", names.join(", "))
        }
        TigrisSays::YourHand => "Your hand".into(),
        TigrisSays::Leaders => "Leaders".into(),
        TigrisSays::Catastrophes => "Catastrophes".into(),
        TigrisSays::CatastrophesHeld(n) => format!("{} left", count_en(n, "catastrophe", "catastrophes")),
        TigrisSays::YourPoints => "Your points".into(),
        TigrisSays::YourPointsHidden => "Your points, hidden from others".into(),
        TigrisSays::Treasures(n) => count_en(n, "treasure", "treasures"),
        TigrisSays::Swap => "Swap".into(),
        TigrisSays::StrikeWhere => {
            "Choose the tile to destroy, or an empty cell. Nothing can be placed there again.".into()
        }
        TigrisSays::SwapWhich => "Mark the tiles to swap: it takes one action.".into(),
        TigrisSays::SwapAll => "All".into(),
        TigrisSays::SwapNone => "Keep all".into(),
        TigrisSays::Lit(signs) => {
            let hints = [
                (signs.point, "Dark +1: yours. Light +1: an opponent's."),
                (signs.union, "Links: kingdoms join."),
                (signs.war, "Crossed swords: war."),
                (signs.square, "Four squares: a monument."),
                (signs.revolt, "Lightning: a revolt, your strength to theirs."),
            ];
            let hints = hints.into_iter().filter(|(seen, _)| *seen).map(|(_, words)| words);
            ["Choose a lit place."].into_iter().chain(hints).collect::<Vec<_>>().join(" ")
        }
        TigrisSays::LeaderAt(leader, at) => format!("{leader}, on {at}: move or withdraw"),
        TigrisSays::LeaderInSupply(leader) => format!("{leader}, in supply"),
        TigrisSays::Withdraw => "Withdraw".into(),
        TigrisSays::ConflictOver(c) => conflict(c.kind, c.color),
        TigrisSays::ConflictWhere(c) => match c.kind {
            ConflictKind::Revolt => "Temples decide. The defender wins ties.".into(),
            ConflictKind::War { at } => format!("Joined at {at}. The defender wins ties."),
        },
        TigrisSays::Attacks(name) => format!("{name} attacks"),
        TigrisSays::Defends(name) => format!("{name} defends"),
        TigrisSays::YouAttack => "You attack".into(),
        TigrisSays::YouDefend => "You defend".into(),
        TigrisSays::SideLeader { color, at } => format!("{} at {at}", LEADERS_EN[color.index()]),
        TigrisSays::Wins(name) => format!("{name} wins"),
        TigrisSays::Gives { leader, tiles: color, board, hand } => {
            let leader = leader.map(|color| format!("the {}", LEADERS_EN[color.index()]));
            let board = (board > 0).then(|| format!("{} on the board", tiles(color, board)));
            let hand = (hand > 0).then(|| format!("{} from the hand", tiles(color, hand)));
            let given: Vec<String> = [leader, board, hand].into_iter().flatten().collect();
            if given.is_empty() { "Loses nothing.".into() } else { format!("Loses {}.", list_en(&given)) }
        }
        TigrisSays::Stays { cells, by_treasure } => {
            let stay = if cells.count() == 1 { "stays" } else { "stay" };
            let why = if by_treasure { "with the treasure" } else { "beside a leader" };
            format!("{} {stay} {why}.", list_en(&names(cells)))
        }
        TigrisSays::StaysPill => "stays".into(),
        TigrisSays::TakenPill => "taken".into(),
        TigrisSays::TakePill => "take?".into(),
        TigrisSays::StayPill => "stays?".into(),
        TigrisSays::TurnOf(name) => format!("{name}'s turn"),
        TigrisSays::Brings(color, to) => {
            let color = COLORS_EN[color.index()];
            match to {
                Owner::You => format!("After each of your turns: 1 {color} point."),
                Owner::Other(name) => format!("After each of {name}'s turns: 1 {color} point."),
                Owner::Nobody => format!("No {color} point until a {color} leader is here."),
                Owner::Leaves => format!("No {color} point: the leader has to leave."),
            }
        }
        TigrisSays::BackTo(name) => format!("Back to {name}"),
        TigrisSays::Gets(name) => format!("{name} gets"),
        TigrisSays::OnBoard(n) => format!("{n} on the board"),
        TigrisSays::FromHand(n) => format!("+ {n} from the hand"),
        TigrisSays::Hidden => "hidden".into(),
        TigrisSays::HowMany => "How many tiles do you add?".into(),
        TigrisSays::Fewer => "One fewer".into(),
        TigrisSays::More => "One more".into(),
        TigrisSays::FromYourHand(0) => "none in your hand".into(),
        TigrisSays::FromYourHand(held) => format!("of {held} in your hand"),
        TigrisSays::NoPart => "You are not involved.".into(),
        TigrisSays::CanAdd(_, 0) => "You have nothing to add.".into(),
        TigrisSays::CanAdd(color, count) => format!("You can add {}.", tiles(color, count)),
        TigrisSays::WarOf(color) => format!("War of the {}", leaders(color)),
        TigrisSays::MonumentAt { top, base, at } => {
            let place = at.map(|at| format!(", upper left {at}")).unwrap_or_default();
            format!("{} and {}{place}", capital(COLORS_EN[top.index()]), COLORS_EN[base.index()])
        }
        TigrisSays::WhichNext => "Which war is fought now?".into(),
        TigrisSays::BuildWhich => "Build a monument?".into(),
        TigrisSays::EachTurn => "The points come at the end of each turn of the leader's owner.".into(),
        TigrisSays::NoMonument => "No monument".into(),
        TigrisSays::WhichTreasures(2) => "Which treasure do you take?".into(),
        TigrisSays::WhichTreasures(_) => "Which treasure stays?".into(),
        TigrisSays::TreasuresAfter(n) => {
            let held = count_en(n, "treasure", "treasures");
            format!("You will have {held}: each is a point of any colour at the end.")
        }
        TigrisSays::Take { cells, stays } if cells.count() == 1 => {
            format!("You take {}, {} stays", list_en(&names(cells)), list_en(&names(stays)))
        }
        TigrisSays::Take { cells, stays } => {
            format!("{} stays, you take {}", list_en(&names(stays)), list_en(&names(cells)))
        }
    }
}
