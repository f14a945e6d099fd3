//! Why an action is refused: what is wrong, because of what, what would help.

use crate::games::java::rules::Refusal;

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourTurn => {
            "It is another player's decision now. Pass the device to the player named above."
        }
        Refusal::WrongPhase => {
            "This action does not fit this moment. The panel says what is to be decided now."
        }
        Refusal::NoTile => "There is no such tile left. Choose another kind of tile.",
        Refusal::OffMap => {
            "The tile does not lie on hexes of the map in its own shape. Choose hexes on or right beside the board."
        }
        Refusal::CoversFigure => "A figure stands under the tile. Choose hexes without figures.",
        Refusal::CoversPalace => "A palace is never covered. Choose hexes without a palace.",
        Refusal::CoversWater => "Water is never covered. Choose hexes without water.",
        Refusal::Uneven => {
            "Part of the tile would hang in the air: its hexes differ in height. Choose hexes of one height."
        }
        Refusal::Outside => {
            "This lies wholly outside the board. Land needs one hex inside, water lies inside only."
        }
        Refusal::ExactCover => {
            "The tile would exactly cover one of its own size. Turn it, move it, or take another size."
        }
        Refusal::NeedsTwoTiles => {
            "Both hexes belong to one tile below. Move the tile so that it rests on at least two."
        }
        Refusal::JoinsCities => {
            "The village would connect two palaces. Put rice between the cities, or turn the tile."
        }
        Refusal::Edge => "Water does not come to an edge hex. Choose a hex farther inside.",
        Refusal::Water => "Water lies here already. Choose a bare hex.",
        Refusal::NotBare => "Water goes on bare ground only, and land lies here. Choose a bare hex.",
        Refusal::NoFigure => "All your twelve figures are on the board. Move one, or take one off first.",
        Refusal::NotYours => "No figure of yours stands there. Choose one of your own.",
        Refusal::SameHex => "The figure stands there already. Choose another hex.",
        Refusal::Occupied => "A figure stands there already. Choose a free hex.",
        Refusal::NoPath => {
            "No way over land leads there: palaces, water and others' figures stop you. New figures come in where land touches the border."
        }
        Refusal::NotVillage => "A palace is built on a village hex only. Choose a free village hex.",
        Refusal::HasPalace => "This settlement has a palace already. Expand that one instead.",
        Refusal::NoPalace => "There is no palace here. Choose a hex with a palace.",
        Refusal::AlreadyChanged => {
            "This palace was built or expanded in this turn. It can be expanded in a later turn."
        }
        Refusal::NotHigher => {
            "The new value is not higher than the old one. Choose a higher value, if there is one."
        }
        Refusal::TooSmall => {
            "The settlement has fewer hexes than the palace is worth. Choose a lower value, or enlarge it first."
        }
        Refusal::NoPalaceTile => "No palace of this value is left. Choose another value.",
        Refusal::NotLeader => {
            "You do not stand highest here, and a tie is not enough. Bring a figure higher up, or another one in."
        }
        Refusal::CardLimit => "You have taken two cards in this turn. Take more in your next one.",
        Refusal::NoCards => {
            "The deck is empty, and nothing lies in the discard pile. Wait for the next festival."
        }
        Refusal::NoToken => "You have no action token left. Do with the points of the turn.",
        Refusal::TokenUsed => "One token a turn is allowed. Use the next one in another turn.",
        Refusal::TooLate => {
            "At this table a token is used before any other action. Use it at the start of your next turn."
        }
        Refusal::LandFirst => {
            "Place at least one land tile first. Then you may hold a festival or end the turn."
        }
        Refusal::FestivalHeld => {
            "The festival of this palace was held: it has a lantern. Expand it, or choose one with a white number."
        }
        Refusal::NoFigureInCity => {
            "You have no figure in this city. Choose a city where one of yours stands."
        }
        Refusal::NotInHand => "You do not hold such cards. Choose from your own hand.",
        Refusal::CardMismatch => {
            "Every card you lay shows a symbol of the face-up card, and at least one is laid. Choose others."
        }
        Refusal::NoAp => {
            "You do not have enough action points left. Choose something cheaper, or use a token."
        }
        Refusal::ReserveForLand => {
            "After this you could not place land any more in this turn. Place a land tile first."
        }
    }
}
