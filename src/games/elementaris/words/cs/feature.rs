//! Reasons for a computer's move, in Czech, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "cities" => "města",
        "orbs" => "orby",
        "armies" => "armády",
        "orb of earth" => "orb země",
        "orb of fire" => "orb ohně",
        "orb of air" => "orb vzduchu",
        "orb of water" => "orb vody",
        "two orbs of a colour" => "dva orby jednoho živlu",
        "age of a colour" => "věk vašeho živlu",
        "treasury" => "věž zdrojů",
        "free cities near" => "volná města nablízku",
        "orbs near" => "orby nablízku",
        "cities of others near" => "cizí města nablízku",
        "own cities threatened" => "méně ohrožených vlastních měst",
        "own cities watched" => "méně vlastních měst v dosahu soupeře",
        "armies that may be lost" => "méně armád, o které můžete přijít",
        "cities for domination" => "města k převaze",
        "out of the game" => "setrvání ve hře",
        "spell at hand" => "kouzlo, které zasáhne víc armád",
        "spell feared" => "méně armád, které zasáhne kouzlo",
        "armies together" => "armády dál od sebe",
        "own orbs unguarded" => "méně vlastních orbů bez stráže",
        _ => return None,
    })
}
