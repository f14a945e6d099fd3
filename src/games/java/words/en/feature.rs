//! Reasons for a computer's move, in English, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "points" => "points at once",
        "cities led" => "cities where you lead",
        "places behind the leader" => "closer to first place",
        "palaces to build" => "palaces to build",
        "palaces to expand" => "palaces to expand",
        "lakes to close" => "lakes to enclose",
        "figures on the island" => "figures on the island",
        "figures in settlements" => "figures in villages and cities",
        "heights of figures" => "figures on higher ground",
        "lead in height" => "a lead in height",
        "festival cards" => "festival cards",
        "festivals to win" => "festivals you could win",
        "action tokens" => "action tokens",
        "own tiles" => "own tiles",
        "action points left" => "action points left",
        _ => return None,
    })
}
