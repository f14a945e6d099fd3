//! The page of a new game.

use super::table::{computer_cs, level_cs, temper_cs};
use crate::lang::setup::{SetupSummary, SetupWords};
use crate::lang::{capital, count_cs, list_cs};
use crate::table::{Company, Controller, Temper};

fn colour_cs(colour: u8) -> &'static str {
    ["modrá", "oranžová", "zelená", "fialová", "okrová", "antracitová"][usize::from(colour.clamp(1, 6)) - 1]
}

pub fn words(it: &SetupWords<'_>) -> String {
    match it {
            SetupWords::Players => "Hráči v pořadí tahů".into(),
            SetupWords::WhoPlays => "Kdo hraje?".into(),
            SetupWords::Company(Company::Computers) => "Já proti počítačům".into(),
            SetupWords::Company(Company::People) => "Kolem tohoto zařízení".into(),
            SetupWords::Company(Company::Mixed) => "Lidé i počítače".into(),
            SetupWords::HowMany => "Kolik hráčů?".into(),
            SetupWords::HowStrong => "Jak silné počítače?".into(),
            SetupWords::Level(level) => capital(level_cs(*level)),
            SetupWords::You => "Vy".into(),
            SetupWords::Tempers => "Styl hry".into(),
            SetupWords::Temper(temper) => capital(temper_cs(*temper)),
            SetupWords::TemperHelp(Temper::Builder) => "Raději staví.".into(),
            SetupWords::TemperHelp(Temper::Raider) => "Raději se střetává a bere ostatním.".into(),
            SetupWords::TemperHelp(Temper::Miser) => "Raději šetří.".into(),
            SetupWords::TemperHelp(Temper::Gambler) => "Raději riskuje.".into(),
            SetupWords::DefaultRules => "Výchozí pravidla".into(),
            SetupWords::OtherRules(changes) => format!("Pravidla, {}", count_cs(*changes, "změna", "změny", "změn")),
            SetupWords::Change => "Změnit".into(),
            SetupWords::LastTable => "Minulá hra".into(),
            SetupWords::PlayAgain => "Hrát znovu".into(),
            SetupWords::FirstTime => "Naučit se to za 3 minuty?".into(),
            SetupWords::LearnHelp => "Zahrajete si první tahy a každý krok řekne, co udělat a proč.".into(),
            SetupWords::HowYouWin => "Jak se vyhrává".into(),
        SetupWords::WhatYouDo => "Co se dělá".into(),
        SetupWords::WhatHappens => "Co se může stát".into(),
        SetupWords::LearnYes => "Ano, ukázat".into(),
            SetupWords::LearnNo => "Teď ne".into(),
            SetupWords::LearnBegin => "Začít".into(),
            SetupWords::Done => "Hotovo".into(),
            SetupWords::Seat(n) => format!("Hráč {n}"),
            SetupWords::Name => "Jméno".into(),
            SetupWords::DefaultName(sign) => capital(sign),
            SetupWords::Sign => "Symbol".into(),
            SetupWords::WhoSits => "Kdo hraje".into(),
            SetupWords::Controller(Controller::Person) => "Člověk".into(),
            SetupWords::Controller(Controller::Computer(computer)) => capital(&computer_cs(*computer)),
            SetupWords::Colour(colour) => colour_cs(*colour).into(),
            SetupWords::Colours => "Barva".into(),
            SetupWords::Taken { label, owner } => format!("{label}: má {owner}, vyměnit"),
            SetupWords::Up => "Dřív v pořadí".into(),
            SetupWords::Down => "Později v pořadí".into(),
            SetupWords::Remove => "Odebrat".into(),
            SetupWords::Moved { name, place } => format!("{name}: nyní {place}.\u{a0}v\u{a0}pořadí."),
            SetupWords::Add => "Přidat hráče".into(),
            SetupWords::Shuffle => "Zamíchat pořadí".into(),
            SetupWords::Shuffled => "Pořadí je zamíchané.".into(),
            SetupWords::Preset => "Předvolba".into(),
            SetupWords::Default => "výchozí".into(),
            SetupWords::Takeback => "Povolit vracení tahů".into(),
            SetupWords::Hints => "Povolit rady".into(),
            SetupWords::HintsHelp => {
                "Hráč na tahu může požádat počítač o radu. Hraje-li jediný člověk, je to výchozí."
                    .into()
            }
            SetupWords::TakebackHelp => {
                "Když všichni souhlasí, hra se může vrátit k libovolnému řádku záznamu. V záznamu to bude uvedeno.".into()
            }
            SetupWords::Seed => "Semínko náhody".into(),
            SetupWords::SeedHelp => "Prázdné pole znamená náhodné. Se stejným semínkem dopadne náhoda stejně.".into(),
            SetupWords::Start => "Začít".into(),
            SetupWords::SameName(name) => format!("Dvě místa mají jméno {name}: jedno přejmenujte."),
            SetupWords::BadSeed => {
                "Semínko má nejvýš 16 znaků, a to číslice 0 až 9 a písmena a až f. Nebo pole nechte prázdné.".into()
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
        return format!("{seats}, výchozí pravidla");
    }
    format!("{seats}; {}", list_cs(&it.changed))
}
