//! Tray, options, presets, phases, and what orbs do.

use crate::games::elementaris::rules::{Element, Phase, Preset};
use crate::table::OrNever;

pub(in super::super) fn tray() -> &'static str {
    "Vaše armády"
}

pub(in super::super) fn regions() -> &'static str {
    "Země"
}

/// Returns label and help of an option, in the order of the sheet.
pub(in super::super) fn option(field: usize) -> (&'static str, &'static str) {
    match field {
        0 => (
            "Pořadí živlů",
            "Text pravidel jmenuje dvě pořadí. Země první odpovídá všem ostatním větám, voda první bere jednu \
             větu doslova.",
        ),
        1 => (
            "První město",
            "Kdekoli na mapě, nebo jen ve vlastní zemi. Vlastní země je pro dva nebo čtyři hráče.",
        ),
        2 => (
            "Povolávání armád",
            "Jen armády, na které stačí výnosy a věž zdrojů, nebo jakékoli; nezaplacené se na žluté propustí.",
        ),
        3 => ("Cena lodi", "Kolik zdrojů loď stojí."),
        4 => (
            "Elementy za kolo",
            "Kolik zemských nebo vodních elementů smí přijít v jednom tahu: jeden, nebo všechny, které jsou doma.",
        ),
        5 => (
            "Oheň létá znovu",
            "Ohnivý element lze v každém kole jeho nadvlády poslat jinam. Vypnuto: jen ve věku ohně.",
        ),
        6 => (
            "Převaha",
            "Kdo má na žluté pozici hodin tolik měst, vítězí. Výchozí počet je při dvou hráčích 12, jinak 9.",
        ),
        7 => (
            "Omezení počtu kol",
            "Po tomto kole vítězí, kdo má nejvíc bodů. Bez omezení končí hra jen dohodou, nebo posledním vládcem.",
        ),
        8 => ("Návrat do hry", "Kdo přišel o všechna města i armády, smí začít znovu ve městě bez pána."),
        9 => ("Střídání prvního hráče", "Po každém kole začíná další hráč."),
        _ => (
            "Zdroj pro třetího",
            "Při třech hráčích si poslední vybírá město mezi oběma soupeři. Jeden zdroj na začátku to vyrovná.",
        ),
    }
}

pub(in super::super) fn option_value(field: usize, value: usize) -> &'static str {
    match (field, value) {
        (0, 0) => "Země, voda, oheň, vzduch",
        (0, _) => "Voda, země, oheň, vzduch",
        (1, 0) => "Libovolné",
        (1, _) => "Ve vlastní zemi",
        (2, 0) => "Kolik lze zaplatit",
        (2, _) => "Bez omezení",
        (3, 0) => "2 zdroje",
        (3, 1) => "1 zdroj",
        (3, 2) => "3 zdroje",
        (3, _) => "Zdarma",
        (4, 0) => "Jeden",
        (4, _) => "Všechny",
        (6, 0) => "Výchozí",
        (6, 1) => "Vypnuto",
        (6, _) => ["9 měst", "10 měst", "11 měst", "12 měst", "13 měst", "14 měst", "15 měst", "16 měst"]
            .get(value - 2)
            .copied()
            .or_never(""),
        (7, 0) => "33 kol",
        (7, 1) => "17 kol",
        (7, 2) => "49 kol",
        (7, _) => "Bez omezení",
        (_, 0) => "Vypnuto",
        _ => "Zapnuto",
    }
}

/// Returns the name of a preset and its sentence.
pub(in super::super) fn preset(preset: Preset) -> (&'static str, &'static str) {
    match preset {
        Preset::Short => ("Krátká", "Jedno otočení hodin: sedmnáct kol, pak vítězí, kdo má nejvíc bodů."),
        Preset::Standard => ("Obvyklá", "Dvě otočení hodin, nebo dokud někdo neovládne dost měst."),
        Preset::Author => {
            ("Podle autora", "Hra končí, když se všichni shodnou na vítězi, nebo když zbude jediný vládce.")
        }
    }
}

/// The second turn of a round is named by the element of the clock.
pub(in super::super) fn phase(phase: Phase, shows: Option<Element>) -> &'static str {
    match phase {
        Phase::Placement => "První město",
        Phase::Activation => "Armády táhnou",
        Phase::Disband => "Propouštění",
        Phase::Free if shows.is_none() => "Výnosy",
        Phase::Free => "Kouzla",
        Phase::Vote(_) => "Hlasování",
        Phase::Over(_) => "Konec hry",
    }
}

/// Returns the power of this number of orbs of an element.
pub(in super::super) fn power(element: Element, orbs: u32) -> &'static str {
    match (element, orbs) {
        (_, 0) => "Nic.",
        (Element::Earth, 1) => "Výnosy jsou dvojnásobné.",
        (Element::Water, 1) => "Napadené armády i města mají dvojnásobnou sílu.",
        (Element::Fire, 1) => "Útočící armády mají dvojnásobnou sílu.",
        (Element::Air, 1) => "Každá armáda má dva pohyby.",
        (Element::Earth, 2) => "Za nadvlády země vyšlete element na pole, které se dotýká hor.",
        (Element::Water, 2) => "Za nadvlády vody vyšlete element na pole, které se dotýká vody.",
        (Element::Fire, 2) => "Za nadvlády ohně vyšlete ohnivý element na kterékoli pole.",
        (Element::Air, 2) => "Za nadvlády vzduchu jednou za kolo přenesete kamkoli armádu nebo loď.",
        (Element::Earth, _) => "Za nadvlády země nastává její věk: hodiny stojí.",
        (Element::Water, _) => "Za nadvlády vody nastává její věk: hodiny stojí.",
        (Element::Fire, _) => "Za nadvlády ohně nastává jeho věk: hodiny stojí.",
        (Element::Air, _) => "Za nadvlády vzduchu nastává jeho věk: hodiny stojí.",
    }
}
