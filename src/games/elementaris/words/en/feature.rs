//! Reasons for a computer's move, in English, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "cities" => "cities",
        "orbs" => "orbs",
        "armies" => "armies",
        "orb of earth" => "an orb of earth",
        "orb of fire" => "an orb of fire",
        "orb of air" => "an orb of air",
        "orb of water" => "an orb of water",
        "two orbs of a colour" => "two orbs of one element",
        "age of a colour" => "an age of your element",
        "treasury" => "the treasury",
        "free cities near" => "free cities nearby",
        "orbs near" => "orbs nearby",
        "cities of others near" => "opponents' cities nearby",
        "own cities threatened" => "fewer of your cities threatened",
        "own cities watched" => "fewer of your cities in an opponent's reach",
        "armies that may be lost" => "fewer armies you may lose",
        "cities for domination" => "cities that lead to domination",
        "out of the game" => "staying in the game",
        "spell at hand" => "a spell that hits more armies",
        "spell feared" => "fewer armies a spell can hit",
        "armies together" => "armies that stand apart",
        "own orbs unguarded" => "fewer of your orbs unguarded",
        _ => return None,
    })
}
