//! Reasons for a computer's move, in Czech, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "points" => "body hned teď",
        "palaces in sight" => "paláce, které získáte",
        "province tile in sight" => "kartička provincie, kterou získáte",
        "tokens in sight" => "žetony vlivu, které získáte",
        "cards" => "karty v ruce",
        "white cards" => "bílé karty",
        "longest colour" => "hodně karet jedné barvy",
        "hand at the end" => "body za karty na konci hry",
        "tokens" => "žetony vlivu",
        "special cards" => "speciální karty",
        "goods that will count again" => "zboží, které se bude počítat znovu",
        "roads to provinces to come" => "cesty do provincií, které teprve přijdou",
        "cards that fit the court" => "karty, které se v této provincii hodí",
        _ => return None,
    })
}
