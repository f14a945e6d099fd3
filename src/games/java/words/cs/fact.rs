//! What speaks for a move, in Czech, by the names of the facts that computers judge by.

/// The words of a fact; `None` for a name that is none.
pub fn fact(name: &str) -> Option<&'static str> {
    Some(match name {
        "points" => "body hned teď",
        "cities led" => "města, ve kterých vedete",
        "places behind the leader" => "menší odstup od vedoucího",
        "palaces to build" => "paláce, které lze postavit",
        "palaces to expand" => "paláce, které lze zvýšit",
        "lakes to close" => "vodní nádrže, které lze uzavřít",
        "figures on the island" => "figurky na ostrově",
        "figures in settlements" => "figurky ve vesnicích a městech",
        "heights of figures" => "figurky ve větší výšce",
        "lead in height" => "náskok ve výšce",
        "festival cards" => "karty slavností",
        "festivals to win" => "slavnosti, které můžete vyhrát",
        "action tokens" => "akční žetony",
        "own tiles" => "vlastní dílky",
        "action points left" => "zbývající akční body",
        _ => return None,
    })
}
