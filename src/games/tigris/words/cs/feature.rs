//! Reasons for a computer's move, in Czech, by the names of the features.

/// Returns the words of a feature; `None` for an unknown name.
pub fn feature(name: &str) -> Option<&'static str> {
    Some(match name {
        "weakest colour, early" | "weakest colour, late" => "body ve vaší nejslabší barvě",
        "points of all colours, early" => "body ve všech barvách",
        "second weakest colour, late" => "body v druhé nejslabší barvě",
        "third colour, late" => "body ve třetí barvě",
        "strongest colour, late" => "body v nejsilnější barvě",
        "leaders on the board" => "více vůdců na plánu",
        "leaders of needed colours" => "vůdci barev, které potřebujete",
        "tiles behind leaders" => "více kartiček v království s vašimi vůdci",
        "temples around leaders" => "více chrámů kolem vašich vůdců",
        "leaders open to revolt" => "vůdci lépe chránění před vzpourou",
        "wars to be won" => "vnější konflikty, které byste vyhráli",
        "wars to be lost" => "méně vnějších konfliktů, které byste prohráli",
        "monuments that pay" => "monumenty, které vynášejí",
        "treasures within reach" => "poklady na dosah",
        "temples in hand" => "chrámy za zástěnou",
        "tiles in hand that score" => "kartičky za zástěnou, které přinesou body",
        "catastrophes in hand" => "katastrofy, které si necháte",
        "king over colours without leader" => "král, který boduje i za jiné barvy",
        "actions left" => "zbývající akce",
        _ => return None,
    })
}
