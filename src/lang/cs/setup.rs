//! The page of a new game.

use super::table::level_cs;
use crate::lang::setup::{SetupSummary, SetupWords};
use crate::lang::{capital, count_cs, list_cs};
use crate::table::Sits;

fn colour_cs(colour: u8) -> &'static str {
    ["modrá", "oranžová", "zelená", "fialová", "okrová", "antracitová"][usize::from(colour.clamp(1, 6)) - 1]
}

pub fn words(it: &SetupWords<'_>) -> String {
    match it {
            SetupWords::Title(game) => format!("Nová hra: {game}"),
            SetupWords::Players => "Hráči v\u{a0}pořadí tahů".into(),
            SetupWords::Options => "Pravidla této hry".into(),
            SetupWords::Advanced => "Pro pokročilé".into(),
            SetupWords::Seat(n) => format!("{n}. místo"),
            SetupWords::Name => "Jméno".into(),
            SetupWords::NameHint(sign) => capital(sign),
            SetupWords::Sign => "Symbol".into(),
            SetupWords::WhoPlays => "Člověk, nebo počítač".into(),
            SetupWords::Sits(Sits::Person) => "Člověk".into(),
            SetupWords::Sits(Sits::Computer(level)) => format!("Počítač, {}", level_cs(*level)),
            SetupWords::Colour(colour) => colour_cs(*colour).into(),
            SetupWords::Colours => "Barva".into(),
            SetupWords::Up(n) => format!("Posunout {n}. místo výš"),
            SetupWords::Down(n) => format!("Posunout {n}. místo níž"),
            SetupWords::Drag(n) => format!("Přetáhnout {n}. místo jinam"),
            SetupWords::Remove(n) => format!("Odebrat {n}. místo"),
            SetupWords::Moved { name, place } => format!("{name}: nyní {place}. v\u{a0}pořadí."),
            SetupWords::Add => "Přidat hráče".into(),
            SetupWords::Shuffle => "Zamíchat pořadí".into(),
            SetupWords::Shuffled => "Pořadí je zamíchané.".into(),
            SetupWords::Preset => "Druh hry".into(),
            SetupWords::Usual => "obvyklé".into(),
            SetupWords::Takeback => "Tahy lze po dohodě vracet".into(),
            SetupWords::Hints => "Lze žádat o\u{a0}radu".into(),
            SetupWords::HintsHelp => {
                "Kdo se rozhoduje, může se počítače zeptat, kam se podívat, co udělat a\u{a0}proč. Obvyklé, když hraje jeden člověk."
                    .into()
            }
            SetupWords::TakebackHelp => {
                "Když všichni souhlasí, hra se vrátí k\u{a0}libovolnému řádku záznamu a\u{a0}záznam to otevřeně uvede.".into()
            }
            SetupWords::Seed => "Semínko náhody".into(),
            SetupWords::SeedHelp => "Prázdné pole znamená náhodné. Stejné semínko rozdá stejné kartičky.".into(),
            SetupWords::Start => "Začít hru".into(),
            SetupWords::SameName(name) => format!("Dvě místa mají jméno {name}: jedno přejmenujte."),
            SetupWords::BadSeed => {
                "Semínko má nejvýš 16 znaků, a\u{a0}to číslice 0 až 9 a\u{a0}písmena a\u{a0}až f. Nebo pole nechte prázdné.".into()
            }
            SetupWords::Missing(n) => {
                format!("Před začátkem zbývá opravit: {n}")
            }
            SetupWords::NoSuchGame => "Taková hra na poličce není.".into(),
            SetupWords::PlayUnsaved => "Hrát bez ukládání".into(),
        }
}

pub fn setup_summary(it: &SetupSummary) -> String {
    let seats = count_cs(it.seats, "hráč", "hráči", "hráčů");
    if it.changed.is_empty() {
        return format!("{seats}, obvyklá pravidla");
    }
    format!("{seats}; {}", list_cs(&it.changed))
}
