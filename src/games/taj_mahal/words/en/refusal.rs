//! Refusals: what is wrong, and what would help.

use crate::games::taj_mahal::rules::Refusal;

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::AlreadyWithdrawn => "You have withdrawn from this province. You are back in the next one.",
        Refusal::NotYourTurn => "It is another player's turn. Pass the device to the player named above.",
        Refusal::WrongPhase => "You can't do that now. See what is asked at the top.",
        Refusal::CardNotInHand => "You don't have this card, or not that many of it. Choose from your hand.",
        Refusal::ColoredRequired => {
            "A turn needs exactly one coloured card, and there is none. Add one, or withdraw."
        }
        Refusal::OneColoredOnly => {
            "Only one coloured card is played in a turn. Leave the others for later turns."
        }
        Refusal::OneExtraOnly => {
            "Only one white or special card goes with a coloured one. Leave the others for later turns."
        }
        Refusal::WrongColor => {
            "You play another colour in this province. Play that colour, or add the special card for any colour."
        }
        Refusal::SymbolNotPending => {
            "This palace is placed already, or you didn't win it. Choose one of the symbols on offer."
        }
        Refusal::CityNotInProvince => {
            "This city isn't in the current province. Choose one of the cities that are lit."
        }
        Refusal::CityOccupied => {
            "There is already a palace without a crown here. Choose a free city. Only the crowned palace may join it."
        }
        Refusal::CardNotInSupply => "This card isn't in the supply. Choose one of the face-up cards.",
        Refusal::WrongCount => {
            "That isn't the right number of cards. Take two, or one if you are last or only one is left."
        }
    }
}
