//! Things, their numbers and their cases. Names of fields stay in the nominative behind `pole` or `město`; on buttons a
//! city stands in the accusative.

use crate::games::elementaris::rules::{Armies, Army, Element, FIELDS, Field};
use crate::lang::{count_cs, list_cs};

#[rustfmt::skip]
const NAMES: [&str; FIELDS] = [
    "Žárov", "Škvárová pláň", "Rudý průsmyk", "Sazovitá pole", "Rudohrad", "Popelavá stráň",
    "Dýmající břeh", "Sírnice", "Černé útesy", "Kovářov", "Studna tří pramenů", "Ostrov zelené hlubiny",
    "Jasanov", "Kapradinový úval", "Větrná lhota", "Javořina", "Doubrava", "Hluboký les", "Bukový břeh",
    "Mechov", "Zelený mys", "Lipohrad", "Ohnivý háj", "Ostrov tichých vod", "Brodec", "Zlatá niva",
    "Hlinitá brána", "Písčiny", "Perlovec", "Obilné lány", "Duny", "Mlžín", "Jižní břeh", "Vodohrad",
    "Pahorek větrů", "Ostrov doutnající", "Větrov", "Tundra", "Jezerní brána", "Ledová planina", "Orlov",
    "Bílé stráně", "Závěje", "Sněžín", "Vichrová pláň", "Bělohrad", "Kamenný kruh", "Ostrov oblaků",
    "Most kovářů", "Uhlířský most", "Dubový most", "Most poutníků", "Dlouhý most", "Rybářský most",
    "Ledový most", "Most strážců", "Severovýchodní Vroucí moře", "Popelavá úžina", "Sirná zátoka",
    "Jantarový záliv", "Jihovýchodní Vroucí moře", "Lesní úžina", "Mechová zátoka", "Smaragdový záliv",
    "Jihozápadní Vroucí moře", "Mlžná úžina", "Perlová zátoka", "Západní záliv", "Severozápadní Vroucí moře",
    "Ledová úžina", "Sněžná zátoka", "Severní záliv", "Žhavé štíty", "Troskový hřbet", "Medvědí hory",
    "Vlčí hřeben", "Sluneční skály", "Medové hory", "Orlí štíty", "Mrazivý hřbet", "Sopka",
];

/// `Hluboký les`.
pub(in super::super) fn name(field: Field) -> &'static str {
    NAMES[field.index() % FIELDS]
}

/// Accusative of a city: `Doubravu`; most are the same as in the nominative.
pub(super) fn city_acc(city: Field) -> &'static str {
    match name(city) {
        "Doubrava" => "Doubravu",
        "Sírnice" => "Sírnici",
        same => same,
    }
}

/// `Hluboký les (B6)`: where a place is told, so that it can be named in a typed move. The map shows no such word, and
/// every field has its own name.
pub(super) fn coded(at: Field) -> String {
    format!("{} ({at})", name(at))
}

/// Nominative: `armáda II`.
pub(in super::super) fn army(army: Army) -> String {
    format!("armáda {army}")
}

/// Accusative: `armádu II`.
pub(super) fn army_acc(army: Army) -> String {
    format!("armádu {army}")
}

/// Instrumental: `armádou II`.
pub(super) fn army_by(army: Army) -> String {
    format!("armádou {army}")
}

fn numbers(all: Armies) -> String {
    list_cs(&all.iter().map(|army| army.to_string()).collect::<Vec<_>>())
}

/// Nominative: `armáda II`, `armády II a III`.
pub(super) fn armies(all: Armies) -> String {
    format!("{} {}", if all.count() == 1 { "armáda" } else { "armády" }, numbers(all))
}

/// Nominative.
pub(in super::super) fn element(element: Element) -> &'static str {
    match element {
        Element::Earth => "země",
        Element::Water => "voda",
        Element::Fire => "oheň",
        Element::Air => "vzduch",
    }
}

/// Genitive: `země`, `vody`.
pub(super) fn element_of(element: Element) -> &'static str {
    match element {
        Element::Earth => "země",
        Element::Water => "vody",
        Element::Fire => "ohně",
        Element::Air => "vzduchu",
    }
}

/// Nominative and accusative: `orb země`.
pub(super) fn orb(of: Element) -> String {
    format!("orb {}", element_of(of))
}

/// Nominative and accusative: `zemský element`.
pub(super) fn elemental(of: Element) -> &'static str {
    match of {
        Element::Earth => "zemský element",
        Element::Water => "vodní element",
        Element::Fire => "ohnivý element",
        Element::Air => "vzdušný element",
    }
}

/// Instrumental: `zemským elementem`.
pub(super) fn elemental_by(of: Element) -> &'static str {
    match of {
        Element::Earth => "zemským elementem",
        Element::Water => "vodním elementem",
        Element::Fire => "ohnivým elementem",
        Element::Air => "vzdušným elementem",
    }
}

/// Nominative.
pub(super) fn armies_count(count: u32) -> String {
    count_cs(count as usize, "armáda", "armády", "armád")
}

/// Accusative.
pub(super) fn armies_acc(count: u32) -> String {
    count_cs(count as usize, "armádu", "armády", "armád")
}

/// Nominative and accusative.
pub(super) fn resources(count: u32) -> String {
    count_cs(count as usize, "zdroj", "zdroje", "zdrojů")
}

/// Nominative and accusative.
pub(super) fn cities(count: u32) -> String {
    count_cs(count as usize, "město", "města", "měst")
}

/// Nominative.
pub(super) fn orbs(count: u32) -> String {
    count_cs(count as usize, "orb", "orby", "orbů")
}

/// Nominative and accusative.
pub(super) fn moves(count: u8) -> String {
    count_cs(count.into(), "pohyb", "pohyby", "pohybů")
}

/// Nominative and accusative.
pub(super) fn points(count: i32) -> String {
    count_cs(count.unsigned_abs() as usize, "bod", "body", "bodů")
}

/// Accusative, after `za`.
pub(super) fn rounds(count: u8) -> String {
    count_cs(count.into(), "kolo", "kola", "kol")
}
