//! Refusals: what is wrong, and what would help.

use crate::games::tigris::rules::Refusal;

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "The game is over. Look at the result, or start a new game.",
        Refusal::NotYourDecision => {
            "It is another player's decision now. Pass the device to the player named above."
        }
        Refusal::WrongPhase => "You can't do that now. See what is asked at the top.",
        Refusal::OutOfBoard => "That cell is off the board: columns are A to P, rows 1 to 11.",
        Refusal::SameCell => "The leader is already here. Choose another cell.",
        Refusal::CellOccupied => "Something is on this cell already. Choose an empty one.",
        Refusal::RiverCell => "Leaders can't go on the river. Choose a land cell beside a temple.",
        Refusal::NoAdjacentTemple => {
            "No temple shares a side with this cell. Choose a cell beside a temple, or place one first."
        }
        Refusal::LeaderJoinsKingdoms => {
            "A leader may not join kingdoms, and this cell touches several. Choose one that touches at most one."
        }
        Refusal::LeaderNotOnBoard => {
            "This leader is off the board already, so there is nothing to withdraw. Place it instead."
        }
        Refusal::TileNotInHand => {
            "You don't have these tiles. Pick from your hand, or swap some tiles for new ones."
        }
        Refusal::FarmNeedsRiver => "Farms go on the river only, and this is land. Choose a river cell.",
        Refusal::OnlyFarmsOnRiver => "Only farms go on the river. Choose a land cell for this tile.",
        Refusal::JoinsThreeKingdoms => {
            "A tile may join two kingdoms at most, and more meet here. Choose another cell."
        }
        Refusal::NoCatastropheLeft => "You have played both your catastrophes. Choose another action.",
        Refusal::CatastropheOnLeader => {
            "A catastrophe can't hit a leader. Aim at a temple beside it, another tile or an empty cell."
        }
        Refusal::CatastropheOnCatastrophe => "This cell is scorched already. Aim at an empty cell or a tile.",
        Refusal::CatastropheOnMonument => "A catastrophe can't destroy a monument. Aim at another tile.",
        Refusal::CatastropheOnTreasure => {
            "The treasure protects this tile until it is taken. Aim at another tile."
        }
        Refusal::SwapNothing => "You have chosen no tile to swap. Choose one to six, or end your turn.",
        Refusal::NotEnoughTiles => {
            "You don't have that many matching tiles. Choose fewer. Zero is always allowed."
        }
        Refusal::EnglishAttackerMustExceed => {
            "English variant: the attacker may add only to get ahead of the defender. Add more, or none."
        }
        Refusal::EnglishDefenderMustTieExactly => {
            "English variant: the defender may only add exactly enough to tie. Add that many, or none."
        }
        Refusal::NoSuchConflict => {
            "No two leaders of this colour are in conflict now. Choose one of the colours offered."
        }
        Refusal::NotASquare => {
            "A square is four face-up tiles of one colour, the new one among them. Choose a square on offer."
        }
        Refusal::NoSuchMonument => {
            "No monument has these colours: every one has two different ones. Choose one of the six."
        }
        Refusal::MonumentTaken => "This monument is built already. Choose a free one, or decline.",
        Refusal::MonumentColourMismatch => {
            "This monument lacks the colour of the four tiles. Choose one that has it."
        }
        Refusal::NotATreasureHere => {
            "That isn't one of the treasures to choose from. Choose from the marked cells."
        }
        Refusal::WrongTreasureCount => "You must take all treasures but one. Mark exactly that many.",
        Refusal::CornerTreasureFirst => {
            "Corner treasures are taken first. Leave one that isn't a corner treasure."
        }
    }
}
