//! Reasons for a computer's move, in English, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "points" => "points at once",
        "palaces in sight" => "palaces you would win",
        "province tile in sight" => "the province tile you would win",
        "tokens in sight" => "influence tokens you would win",
        "cards" => "cards in hand",
        "white cards" => "white cards",
        "longest colour" => "many cards of one colour",
        "hand at the end" => "points for cards at the end",
        "tokens" => "influence tokens",
        "special cards" => "special cards",
        "goods that will count again" => "goods that will count again",
        "roads to provinces to come" => "roads to later provinces",
        "cards that fit the court" => "cards that fit this province",
        _ => return None,
    })
}
