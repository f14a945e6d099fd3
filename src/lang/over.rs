//! What is said when a game is over, while it is looked through again, and when its record is taken out.

use super::{Phrase, count_cs, count_en};
use crate::table::record::FaultKind;

/// The page after the last move.
#[derive(Clone, PartialEq, Debug)]
pub enum Over {
    /// Title of the window.
    Title,
    /// Caption of the breakdown.
    Breakdown,
    /// A place, from 1.
    Place(u8),
    /// Heading of the facts.
    Worth,
    Largest,
    LargestIs {
        name: String,
        points: i32,
        term: String,
        turn: usize,
    },
    LongestLead,
    LeadIs {
        name: String,
        from: usize,
        to: usize,
    },
    Length,
    Turns(usize),
    /// Label of the final board.
    Board,
    TouchNumber,
    /// The scoring at the end, step by step.
    Walk,
    WalkStep(usize, usize),
    WalkNext,
    WalkEnd,
    /// Label of the button that is a number of the table.
    SourcesOf {
        name: String,
        term: String,
        value: i32,
    },
    /// Heading of the list of where a number came from.
    SourcesTitle {
        name: String,
        term: String,
    },
    /// What came at the end: `2 treasures`.
    AtTheEnd(String),
    /// One line of that list: when it was.
    InTurn(usize),
    /// The points of one line of that list.
    Plus(i32),
    CloseSources,
    Seed(String),
    Replay,
    Export,
    ChangeSeats,
    Rematch,
    /// No room, or no storage at all.
    CannotSave,
    /// The label of its lower axis.
    TurnAxis,
    /// The picture in words: each name with its last value.
    ChartSays {
        turns: usize,
        ends: Vec<(String, i32)>,
    },
}

impl Phrase for Over {
    fn en(&self) -> String {
        match self {
            Over::Title => "Game over".into(),
            Over::Breakdown => "How the points are made up".into(),
            Over::Place(n) => format!("place {n}"),
            Over::Worth => "Worth telling".into(),
            Over::Largest => "Largest single score".into(),
            Over::LargestIs { name, points, term, turn } => format!("{name}: {points}, {term}, turn {turn}"),
            Over::LongestLead => "Longest lead".into(),
            Over::LeadIs { name, from, to } if from == to => format!("{name}, turn {from}"),
            Over::LeadIs { name, from, to } => format!("{name}, turns {from} to {to}"),
            Over::Length => "Length".into(),
            Over::Turns(n) => count_en(*n, "turn", "turns"),
            Over::Board => "The board at the end".into(),
            Over::TouchNumber => "Touch a number to see where it came from.".into(),
            Over::Walk => "Walk through the final scoring".into(),
            Over::WalkStep(at, of) => format!("{at} of {of}"),
            Over::WalkNext => "Next".into(),
            Over::WalkEnd => "End of the walk".into(),
            Over::SourcesOf { name, term, value } => format!("{name}, {term}: {value}. Where it came from"),
            Over::SourcesTitle { name, term } => format!("{term}, {name}"),
            Over::AtTheEnd(what) => format!("At the end: {what}"),
            Over::InTurn(n) => format!("Turn {n}"),
            Over::Plus(n) => format!("{n:+}"),
            Over::CloseSources => "Close the list".into(),
            Over::Seed(seed) => format!("Seed {seed}"),
            Over::Replay => "Replay".into(),
            Over::Export => "Export".into(),
            Over::ChangeSeats => "Change seats".into(),
            Over::Rematch => "Rematch".into(),
            Over::CannotSave => {
                "The new game could not be saved: this browser gives no room. Delete a saved game, then try again."
                    .into()
            }
            Over::TurnAxis => "turn".into(),
            Over::ChartSays { turns, ends } => {
                let ends: Vec<String> = ends.iter().map(|(name, value)| format!("{name} {value}")).collect();
                format!("A line for each seat over {}. At the end: {}.", count_en(*turns, "turn", "turns"), ends.join(", "))
            }
        }
    }

    fn cs(&self) -> String {
        match self {
            Over::Title => "Konec hry".into(),
            Over::Breakdown => "Z\u{a0}čeho se body skládají".into(),
            Over::Place(n) => format!("{n}.\u{a0}místo"),
            Over::Worth => "Stojí za\u{a0}zmínku".into(),
            Over::Largest => "Nejvíc bodů najednou".into(),
            Over::LargestIs { name, points, term, turn } => format!("{name}: {points}, {term}, {turn}.\u{a0}tah"),
            Over::LongestLead => "Nejdelší vedení".into(),
            Over::LeadIs { name, from, to } if from == to => format!("{name}, {from}.\u{a0}tah"),
            Over::LeadIs { name, from, to } => format!("{name}, {from}. až\u{a0}{to}.\u{a0}tah"),
            Over::Length => "Délka".into(),
            Over::Turns(n) => count_cs(*n, "tah", "tahy", "tahů"),
            Over::Board => "Hrací plán na\u{a0}konci".into(),
            Over::TouchNumber => "Klepnutím na\u{a0}číslo zjistíte, odkud se vzalo.".into(),
            Over::Walk => "Projít závěrečné hodnocení".into(),
            Over::WalkStep(at, of) => format!("{at} z\u{a0}{of}"),
            Over::WalkNext => "Další".into(),
            Over::WalkEnd => "Ukončit procházení".into(),
            Over::SourcesOf { name, term, value } => format!("{name}, {term}: {value}. Odkud se vzaly"),
            Over::SourcesTitle { name, term } => format!("{term}, {name}"),
            Over::AtTheEnd(what) => format!("Na\u{a0}konci: {what}"),
            Over::InTurn(n) => format!("{n}.\u{a0}tah"),
            Over::Plus(n) => format!("{n:+}"),
            Over::CloseSources => "Zavřít seznam".into(),
            Over::Seed(seed) => format!("Semínko {seed}"),
            Over::Replay => "Přehrát".into(),
            Over::Export => "Export".into(),
            Over::ChangeSeats => "Změnit hráče".into(),
            Over::Rematch => "Odveta".into(),
            Over::CannotSave => {
                "Novou hru se nepodařilo uložit: prohlížeč na\u{a0}ni nemá místo. Smažte některou z\u{a0}uložených her a\u{a0}zkuste to znovu."
                    .into()
            }
            Over::TurnAxis => "tah".into(),
            Over::ChartSays { turns, ends } => {
                let ends: Vec<String> = ends.iter().map(|(name, value)| format!("{name} {value}")).collect();
                let turns = count_cs(*turns, "tah", "tahy", "tahů");
                format!("Čára pro každého hráče, celkem {turns}. Na\u{a0}konci: {}.", ends.join(", "))
            }
        }
    }
}

/// Looking through a game.
#[derive(Clone, PartialEq, Debug)]
pub enum Replay {
    /// Title of the window and heading.
    Title,
    /// There is nothing at this address.
    Missing,
    /// The record cannot be opened at all.
    CannotOpen {
        line: usize,
        why: Box<Fault>,
    },
    /// It can be opened up to the entry that cannot be played.
    BrokenFrom {
        line: usize,
        why: Box<Fault>,
    },
    /// Heading of the technical reason.
    Details,
    ToSaves,
    ToResult,
    /// What is on screen: entry, entries, turn, turns.
    Moment {
        entry: usize,
        entries: usize,
        turn: usize,
    },
    Before,
    Scrubber,
    First,
    Last,
    Back,
    Forward,
    BackScore,
    ForwardScore,
    Play,
    Pause,
    Speed(u32),
    SpeedLabel,
    Eyes,
    Public,
    Open,
    /// Why hands stay hidden.
    OnlyPublic,
    Log,
    Position,
    Side,
    Board,
    /// What luck did, where no player is named.
    Chance,
    NoLine,
}

/// Why a record stops, in the words of the page.
#[derive(Clone, PartialEq, Debug)]
pub enum Fault {
    Kind(FaultKind),
    /// The sentence of the game for a refusal.
    Refused(String),
}

impl Phrase for Fault {
    fn en(&self) -> String {
        match self {
            Fault::Refused(why) => why.clone(),
            Fault::Kind(FaultKind::NotARecord) => "It is not a record of this app.".into(),
            Fault::Kind(FaultKind::Version(version)) => {
                format!("It was written by a later version of the app ({version}).")
            }
            Fault::Kind(FaultKind::Game(game)) => format!("This app has no game called {game}."),
            Fault::Kind(FaultKind::Syntax) => "This line cannot be read.".into(),
            Fault::Kind(FaultKind::Position) => "The position it begins from cannot be.".into(),
            Fault::Kind(FaultKind::Refused(code)) => format!("The rules refuse it ({code})."),
            Fault::Kind(FaultKind::Entry) => {
                "Somebody else is to decide here, or luck cannot bring this.".into()
            }
            Fault::Kind(FaultKind::Expectation) => "What the record expects does not hold.".into(),
        }
    }

    fn cs(&self) -> String {
        match self {
            Fault::Refused(why) => why.clone(),
            Fault::Kind(FaultKind::NotARecord) => "Není to záznam této aplikace.".into(),
            Fault::Kind(FaultKind::Version(version)) => {
                format!("Zapsala ho novější verze aplikace ({version}).")
            }
            Fault::Kind(FaultKind::Game(game)) => format!("Hru {game} tato aplikace nezná."),
            Fault::Kind(FaultKind::Syntax) => "Tento řádek nelze přečíst.".into(),
            Fault::Kind(FaultKind::Position) => "Pozice, kterou začíná, nemůže nastat.".into(),
            Fault::Kind(FaultKind::Refused(code)) => format!("Pravidla ho nedovolují ({code})."),
            Fault::Kind(FaultKind::Entry) => "Rozhoduje tu někdo jiný, nebo to náhoda nemůže přinést.".into(),
            Fault::Kind(FaultKind::Expectation) => "Co záznam očekává, neplatí.".into(),
        }
    }
}

impl Phrase for Replay {
    fn en(&self) -> String {
        match self {
            Replay::Title => "Replay".into(),
            Replay::Missing => "There is no saved game at this address. It may have been deleted.".into(),
            Replay::CannotOpen { line, why } => {
                format!("This record cannot be opened. Line {line}: {}", why.en())
            }
            Replay::BrokenFrom { line, why } => {
                format!("The record is shown up to line {line}, which cannot be played: {}", why.en())
            }
            Replay::Details => "Details".into(),
            Replay::ToSaves => "Saved games".into(),
            Replay::ToResult => "Result".into(),
            Replay::Moment { entry, entries, turn } => format!("Turn {turn}, step {entry} of {entries}"),
            Replay::Before => "Before the first turn".into(),
            Replay::Scrubber => "Step of the game".into(),
            Replay::First => "To the start".into(),
            Replay::Last => "To the end".into(),
            Replay::Back => "Step back".into(),
            Replay::Forward => "Step forward".into(),
            Replay::BackScore => "Previous score".into(),
            Replay::ForwardScore => "Next score".into(),
            Replay::Play => "Play".into(),
            Replay::Pause => "Pause".into(),
            Replay::Speed(n) => format!("{n}×"),
            Replay::SpeedLabel => "Speed".into(),
            Replay::Eyes => "Shown".into(),
            Replay::Public => "As the public saw it".into(),
            Replay::Open => "Open hands".into(),
            Replay::OnlyPublic => "Hands can be opened once the game is over.".into(),
            Replay::Log => "Log".into(),
            Replay::Position => "Position".into(),
            Replay::Side => "Beside the board".into(),
            Replay::Board => "The board at this moment".into(),
            Replay::Chance => "Luck".into(),
            Replay::NoLine => "Nothing the table could see.".into(),
        }
    }

    fn cs(&self) -> String {
        match self {
            Replay::Title => "Přehrávka".into(),
            Replay::Missing => "Na\u{a0}této adrese není žádná uložená hra. Možná byla smazána.".into(),
            Replay::CannotOpen { line, why } => {
                format!("Tento záznam nelze otevřít. Řádek {line}: {}", why.cs())
            }
            Replay::BrokenFrom { line, why } => {
                format!("Záznam je zobrazen po\u{a0}řádek {line}, který nelze zahrát: {}", why.cs())
            }
            Replay::Details => "Podrobnosti".into(),
            Replay::ToSaves => "Uložené hry".into(),
            Replay::ToResult => "Výsledek".into(),
            Replay::Moment { entry, entries, turn } => {
                format!("{turn}.\u{a0}tah, krok {entry} z\u{a0}{entries}")
            }
            Replay::Before => "Před prvním tahem".into(),
            Replay::Scrubber => "Krok hry".into(),
            Replay::First => "Na\u{a0}začátek".into(),
            Replay::Last => "Na\u{a0}konec".into(),
            Replay::Back => "Krok zpět".into(),
            Replay::Forward => "Krok vpřed".into(),
            Replay::BackScore => "Předchozí body".into(),
            Replay::ForwardScore => "Další body".into(),
            Replay::Play => "Přehrát".into(),
            Replay::Pause => "Pozastavit".into(),
            Replay::Speed(n) => format!("{n}×"),
            Replay::SpeedLabel => "Rychlost".into(),
            Replay::Eyes => "Zobrazit".into(),
            Replay::Public => "Jak to viděli všichni".into(),
            Replay::Open => "Odkryté ruce".into(),
            Replay::OnlyPublic => "Ruce lze odkrýt, až hra skončí.".into(),
            Replay::Log => "Záznam".into(),
            Replay::Position => "Pozice".into(),
            Replay::Side => "Vedle plánu".into(),
            Replay::Board => "Hrací plán v\u{a0}této chvíli".into(),
            Replay::Chance => "Náhoda".into(),
            Replay::NoLine => "Nic, co by stůl viděl.".into(),
        }
    }
}

/// Taking the record of a game out of the app.
#[derive(Clone, Copy, PartialEq, Debug)]
pub enum Export {
    Title,
    Explain,
    Field,
    Copy,
    Copied,
    CannotCopy,
    /// Instead of the text, while the game goes on.
    Secret,
    /// The text can be neither copied nor shown.
    TakeTheFile,
    Download,
}

impl Phrase for Export {
    fn en(&self) -> String {
        match self {
            Export::Title => "Export the game",
            Export::Explain => {
                "The whole game as text: players, rules and all moves. Keep it, or import it under Saved games on \
                 another device."
            }
            Export::Field => "Record of the game",
            Export::Copy => "Copy",
            Export::Copied => "Copied.",
            Export::CannotCopy => "The browser did not allow copying. The text is selected: copy it by hand.",
            Export::Secret => {
                "The game goes on, and its text tells what the players hide from each other. So it is not shown here."
            }
            Export::TakeTheFile => "The browser did not allow copying. Save it as a file instead.",
            Export::Download => "Save as a file",
        }
        .into()
    }

    fn cs(&self) -> String {
        match self {
            Export::Title => "Export hry",
            Export::Explain => {
                "Celá hra jako text: hráči, pravidla a\u{a0}všechny tahy. Uschovejte si ji, nebo ji na\u{a0}jiném zařízení \
                 načtěte v\u{a0}Uložených hrách."
            }
            Export::Field => "Záznam hry",
            Export::Copy => "Kopírovat",
            Export::Copied => "Zkopírováno.",
            Export::CannotCopy => "Prohlížeč kopírování nedovolil. Text je označený, zkopírujte ho sami.",
            Export::Secret => {
                "Hra ještě neskončila a\u{a0}její text prozrazuje, co hráči před sebou skrývají. Proto tu není vidět."
            }
            Export::TakeTheFile => "Prohlížeč kopírování nedovolil. Uložte hru jako soubor.",
            Export::Download => "Uložit jako soubor",
        }
        .into()
    }
}
