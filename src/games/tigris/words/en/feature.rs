//! Reasons for a computer's move, in English, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "weakest colour, early" | "weakest colour, late" => "points in your weakest colour",
        "points of all colours, early" => "points in all colours",
        "second weakest colour, late" => "points in your second weakest colour",
        "third colour, late" => "points in your third colour",
        "strongest colour, late" => "points in your strongest colour",
        "leaders on the board" => "more leaders on the board",
        "leaders of needed colours" => "leaders of the colours you need",
        "tiles behind leaders" => "more tiles in your leaders' kingdoms",
        "temples around leaders" => "more temples around your leaders",
        "leaders open to revolt" => "leaders safer from revolt",
        "wars to be won" => "wars you would win",
        "wars to be lost" => "fewer wars you would lose",
        "monuments that pay" => "monuments that pay",
        "treasures within reach" => "treasures within reach",
        "temples in hand" => "temples in hand",
        "tiles in hand that score" => "tiles in hand that will score",
        "catastrophes in hand" => "catastrophes kept in hand",
        "king over colours without leader" => "a king who also scores other colours",
        "actions left" => "actions left",
        _ => return None,
    })
}
