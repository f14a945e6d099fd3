//! Refusals: what is wrong, and what would help.

use super::noun::hexes;
use crate::games::java::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourTurn => {
            "It is another player's decision now. Pass the device to the player named above."
        }
        Refusal::WrongPhase => "You can't do that now. See what is asked at the top.",
        Refusal::NoTile => "No such tile is left. Choose another kind of tile.",
        Refusal::OffMap => {
            "The tile's shape doesn't fit these hexes. Choose hexes on or right beside the board."
        }
        Refusal::CoversFigure => "The tile would cover a figure. Choose hexes without figures.",
        Refusal::CoversPalace => "A palace is never covered. Choose hexes without a palace.",
        Refusal::CoversWater => "Water is never covered. Choose hexes without water.",
        Refusal::Uneven => {
            "Part of the tile would hang in the air: its hexes differ in height. Choose hexes of one height."
        }
        Refusal::Outside => {
            "This is wholly outside the board. Land needs at least one hex inside, and water must be inside."
        }
        Refusal::ExactCover => {
            "The tile would exactly cover one of its own size. Turn it, move it, or choose another size."
        }
        Refusal::NeedsTwoTiles => {
            "Both hexes belong to one tile below. Move the tile so that it rests on at least two."
        }
        Refusal::JoinsCities => {
            "The village would connect two palaces. Put rice between the cities, or turn the tile."
        }
        Refusal::Edge => "Water can't go on an edge hex. Choose a hex farther inside.",
        Refusal::Water => "There is water here already. Choose a bare hex.",
        Refusal::NotBare => "Water goes on bare ground only, and there is land here. Choose a bare hex.",
        Refusal::NoFigure => "All twelve of your figures are on the board. Move one, or take one off first.",
        Refusal::NotYours => "You have no figure there. Choose one of your own.",
        Refusal::SameHex => "The figure is there already. Choose another hex.",
        Refusal::Occupied => "There is a figure there already. Choose a free hex.",
        Refusal::NoPath => {
            "You can't walk there: palaces, water and other figures block the way. New figures enter where land touches the border."
        }
        Refusal::NotVillage => "A palace is built on a village hex only. Choose a free village hex.",
        Refusal::HasPalace => "This settlement has a palace already. Expand that one instead.",
        Refusal::NoPalace => "There is no palace here. Choose a hex with a palace.",
        Refusal::AlreadyChanged => {
            "This palace was built or expanded in this turn. It can be expanded in a later turn."
        }
        Refusal::NotHigher => {
            "The new value isn't higher than the old one. Choose a higher value, if there is one."
        }
        Refusal::TooSmall => {
            "The settlement has fewer hexes than the palace is worth. Choose a lower value, or enlarge it first."
        }
        Refusal::NoPalaceTile => "No palace of this value is left. Choose another value.",
        Refusal::NotLeader => {
            "You don't have the highest figure here, and a tie isn't enough. Move a figure higher, or bring one in."
        }
        Refusal::CardLimit => "You have taken two cards in this turn. Take more in your next turn.",
        Refusal::NoCards => "The deck and the discard pile are empty. Wait for the next festival.",
        Refusal::NoToken => "You have no action token left. Make do with this turn's points.",
        Refusal::TokenUsed => "You can use one token a turn. Use the next one in another turn.",
        Refusal::TooLate => {
            "In this game a token must be used before any other action. Use it at the start of your next turn."
        }
        Refusal::LandFirst => {
            "Place at least one land tile first. Then you may hold a festival or end the turn."
        }
        Refusal::FestivalHeld => {
            "This palace has had its festival (lantern). Expand it, or choose one with a white number."
        }
        Refusal::NoFigureInCity => "You have no figure in this city. Choose a city with one of yours.",
        Refusal::NotInHand => "You don't have these cards. Choose from your own hand.",
        Refusal::CardMismatch => {
            "Play at least one card, each with a symbol of the face-up card. Choose others."
        }
        Refusal::NoAp => {
            "You don't have enough action points left. Choose something cheaper, or use a token."
        }
        Refusal::ReserveForLand => "After this you couldn't place land this turn. Place a land tile first.",
    }
}

/// Refusals of an action at every hex.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> String {
    let said = match (action, why) {
        (_, Refusal::NotYourTurn | Refusal::WrongPhase | Refusal::NoTile | Refusal::NoAp) => refusal(why),
        (Action::Land(..), _) => "This tile fits nowhere now. Choose another kind.",
        (Action::Water(_) | Action::Enter(_), Refusal::ReserveForLand) => refusal(why),
        (Action::Water(_), _) => "No bare hex is left for water.",
        (Action::Enter(_), Refusal::NoPath | Refusal::Occupied | Refusal::Outside) => {
            "No way in for a figure yet. Place land that touches the border."
        }
        (Action::Festival(..), Refusal::NoPalace) => {
            "No palace of yours to hold a festival in. Build one first."
        }
        (Action::Festival(..), Refusal::FestivalHeld) => {
            "Every palace has had its festival (lantern). Expand one, or build another."
        }
        (Action::Festival(..), Refusal::NoFigureInCity) => {
            "No palace of yours to hold a festival in. Bring a figure into a city with a white number."
        }
        (
            Action::Build(..),
            Refusal::NotVillage | Refusal::Occupied | Refusal::HasPalace | Refusal::NoPalace,
        ) => "No free village for a palace yet.",
        (Action::Build(..), Refusal::AlreadyChanged | Refusal::NotHigher) => {
            "No village or palace can take this value now. Choose another value."
        }
        (Action::Build(_, value), Refusal::TooSmall) => {
            return format!(
                "No village or city that could take it has {} yet.",
                hexes(value.points().into())
            );
        }
        (Action::Build(_, value), Refusal::NotLeader) => {
            return format!(
                "You lead no village or city of {}. You need the highest figure there, and a tie isn't enough.",
                hexes(value.points().into())
            );
        }
        _ => refusal(why),
    };
    said.into()
}
