//! Why an action is refused: what is wrong, because of what, what would help.

use crate::games::taj_mahal::rules::Refusal;

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::AlreadyWithdrawn => {
            "You have withdrawn from this province, and that stands. You are back in the next one."
        }
        Refusal::NotYourTurn => "It is another player's turn. Pass the device to the player named above.",
        Refusal::WrongPhase => "This does not fit this moment. The panel says what is to be decided now.",
        Refusal::CardNotInHand => {
            "You do not hold this card, or not as often. Choose from your hand; played cards stay in the row."
        }
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
            "This palace is placed already, or you did not win it. Choose one of the symbols on offer."
        }
        Refusal::CityNotInProvince => {
            "This city is not in the present province. Choose one of the cities that are lit."
        }
        Refusal::CityOccupied => {
            "A palace without a crown stands here already. Choose a city without one; only the crowned palace may join it."
        }
        Refusal::CardNotInSupply => "This card does not lie in the supply. Choose from the cards laid open.",
        Refusal::WrongCount => {
            "That is not the right number of cards. Take two, or one if you are the last or no more lie there."
        }
    }
}
