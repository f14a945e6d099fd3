//! Reasons for a computer's move, in Czech, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "points" => "body hned teď",
        "cities led" => "města, ve kterých vedete",
        "places behind the leader" => "blíž k prvnímu místu",
        "palaces to build" => "paláce, které lze postavit",
        "palaces to expand" => "paláce, které lze rozšířit",
        "lakes to close" => "vodní nádrže, které lze obklopit",
        "figures on the island" => "figurky na ostrově",
        "figures in settlements" => "figurky ve vesnicích a městech",
        "heights of figures" => "figurky ve větší výšce",
        "lead in height" => "náskok ve výšce",
        "festival cards" => "slavnostní karty",
        "festivals to win" => "slavnosti, které můžete vyhrát",
        "action tokens" => "akční žetony",
        "own tiles" => "vlastní díly",
        "action points left" => "zbývající akční body",
        _ => return None,
    })
}
