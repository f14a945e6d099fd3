//! Refusal codes of the rule file (rules: taj-mahal 6), in its order.

use crate::table::refusals;

refusals! {
    AlreadyWithdrawn "ALREADY_WITHDRAWN",
    NotYourTurn "NOT_YOUR_TURN",
    WrongPhase "WRONG_PHASE",
    CardNotInHand "CARD_NOT_IN_HAND",
    ColoredRequired "COLORED_REQUIRED",
    OneColoredOnly "ONE_COLORED_ONLY",
    OneExtraOnly "ONE_EXTRA_ONLY",
    WrongColor "WRONG_COLOR",
    SymbolNotPending "SYMBOL_NOT_PENDING",
    CityNotInProvince "CITY_NOT_IN_PROVINCE",
    CityOccupied "CITY_OCCUPIED",
    CardNotInSupply "CARD_NOT_IN_SUPPLY",
    WrongCount "WRONG_COUNT",
}
