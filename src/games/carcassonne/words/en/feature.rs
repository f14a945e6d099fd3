//! Reasons for a computer's move, in English, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "points" => "points at once",
        "cities" => "your share of cities",
        "roads" => "your share of roads",
        "monasteries" => "your monasteries",
        "fields" => "your share of fields",
        "followers at hand" => "meeples at hand",
        "followers gone to fields" => "fewer meeples on fields",
        "followers coming back" => "meeples that return soon",
        "followers in captivity" => "fewer meeples in captivity",
        "prisoners" => "prisoners",
        "tower pieces" => "tower pieces at hand",
        "followers in reach of towers" => "fewer meeples in reach of towers",
        "points in reach of towers" => "fewer points in reach of towers",
        _ => return None,
    })
}
