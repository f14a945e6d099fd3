//! Reasons for a computer's move, in Czech, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "points" => "body hned teď",
        "cities" => "váš podíl na městech",
        "roads" => "váš podíl na cestách",
        "monasteries" => "vaše kláštery",
        "fields" => "váš podíl na loukách",
        "followers at hand" => "družiníci v zásobě",
        "followers gone to fields" => "méně družiníků na loukách",
        "followers coming back" => "družiníci, kteří se brzy vrátí",
        "followers in captivity" => "méně družiníků v zajetí",
        "prisoners" => "zajatci",
        "tower pieces" => "dílky věže v zásobě",
        "followers in reach of towers" => "méně družiníků v dosahu věží",
        "points in reach of towers" => "méně bodů v dosahu věží",
        _ => return None,
    })
}
