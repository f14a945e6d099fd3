//! The list of saved games.

use super::{Phrase, form_cs};

#[derive(Clone, Copy)]
pub enum Saves<'a> {
    Filter,
    Filters(usize),
    Sort,
    Sorts(usize),
    Empty,
    EmptyHere,
    Continue,
    Look,
    Duplicate,
    Rename,
    Export,
    Delete,
    Import,
    OpenPart,
    /// `More for the game of Anna and Eva`.
    More(&'a str),
    Over,
    LastPlayed(&'a str),
    Copy(&'a str),
    Part(&'a str),
    Title,
    TitleHelp,
    Save,
    Deleted(usize),
    ImportHelp,
    File,
    Paste,
    PasteHelp,
    DoImport,
    Imported,
    ImportedPart,
    NotImported,
    TooLong,
    /// Where a fault is.
    At {
        line: usize,
        column: usize,
    },
    // Why a game cannot be opened.
    NotARecord,
    Version(&'a str),
    Game(&'a str),
    Unreadable(&'a str),
    Refused {
        line: usize,
        why: &'a str,
    },
}

impl Phrase for Saves<'_> {
    fn en(&self) -> String {
        match self {
            Saves::Filter => "Show".into(),
            Saves::Filters(n) => ["All", "In progress", "Finished"][(*n).min(2)].into(),
            Saves::Sort => "Sort by".into(),
            Saves::Sorts(n) => ["Last played", "Name"][(*n).min(1)].into(),
            Saves::Empty => "No game has been saved yet. Games save themselves after every step.".into(),
            Saves::EmptyHere => "There is no such game in the list.".into(),
            Saves::Continue => "Continue".into(),
            Saves::Look => "Result".into(),
            Saves::Duplicate => "Duplicate".into(),
            Saves::Rename => "Rename".into(),
            Saves::Export => "Export".into(),
            Saves::Delete => "Delete".into(),
            Saves::Import => "Import".into(),
            Saves::OpenPart => "Open up to there".into(),
            Saves::More(title) => format!("More for {title}"),
            Saves::Over => "Finished".into(),
            Saves::LastPlayed(when) => format!("Last played {when}"),
            Saves::Copy(title) => format!("{title} (copy)"),
            Saves::Part(title) => format!("{title} (part)"),
            Saves::Title => "Title".into(),
            Saves::TitleHelp => "Empty means the names of the players.".into(),
            Saves::Save => "Save".into(),
            Saves::Deleted(1) => "The game was deleted.".into(),
            Saves::Deleted(n) => format!("{n} games were deleted."),
            Saves::ImportHelp => {
                "Choose a file that was exported from Deska, or paste its text. Every move is checked.".into()
            }
            Saves::File => "File".into(),
            Saves::Paste => "Text".into(),
            Saves::PasteHelp => "It begins with the line “deska 1”.".into(),
            Saves::DoImport => "Import".into(),
            Saves::Imported => "The game was imported.".into(),
            Saves::ImportedPart => "The game was imported, but it has a fault:".into(),
            Saves::NotImported => "Nothing was imported:".into(),
            Saves::TooLong => "the text is too long for a game.".into(),
            Saves::At { line, column } => format!("line {line}, column {column}"),
            Saves::NotARecord => "This is not a game of Deska: the first line must be “deska 1”.".into(),
            Saves::Version(version) => {
                format!("This game was saved by a newer Deska (format {version}). Update the app to open it.")
            }
            Saves::Game(game) => {
                format!("This Deska does not know the game “{game}”. Update the app to open it.")
            }
            Saves::Unreadable(reason) => format!("The record cannot be read: {reason}."),
            Saves::Refused { line, why } => {
                format!(
                    "The rules do not allow the move in line {line}. {why} Everything before it can be opened."
                )
            }
        }
    }
    fn cs(&self) -> String {
        match self {
            Saves::Filter => "Zobrazit".into(),
            Saves::Filters(n) => ["Všechny", "Rozehrané", "Dohrané"][(*n).min(2)].into(),
            Saves::Sort => "Řadit podle".into(),
            Saves::Sorts(n) => ["Poslední hry", "Názvu"][(*n).min(1)].into(),
            Saves::Empty => "Zatím není uložena žádná hra. Hry se ukládají samy po každém kroku.".into(),
            Saves::EmptyHere => "Taková hra v\u{a0}seznamu není.".into(),
            Saves::Continue => "Pokračovat".into(),
            Saves::Look => "Výsledek".into(),
            Saves::Duplicate => "Vytvořit kopii".into(),
            Saves::Rename => "Přejmenovat".into(),
            Saves::Export => "Exportovat".into(),
            Saves::Delete => "Smazat".into(),
            Saves::Import => "Importovat".into(),
            Saves::OpenPart => "Otevřít až sem".into(),
            Saves::More(title) => format!("Další možnosti: {title}"),
            Saves::Over => "Dohráno".into(),
            Saves::LastPlayed(when) => format!("Naposledy {when}"),
            Saves::Copy(title) => format!("{title} (kopie)"),
            Saves::Part(title) => format!("{title} (část)"),
            Saves::Title => "Název".into(),
            Saves::TitleHelp => "Prázdný název znamená jména hráčů.".into(),
            Saves::Save => "Uložit".into(),
            Saves::Deleted(1) => "Hra je smazaná.".into(),
            Saves::Deleted(n) => {
                format!(
                    "{} {n} {}.",
                    form_cs(*n, "Smazána", "Smazány", "Smazáno"),
                    form_cs(*n, "hra", "hry", "her")
                )
            }
            Saves::ImportHelp => {
                "Vyberte soubor vyexportovaný z\u{a0}Desky, nebo vložte jeho text. Každý tah se ověří.".into()
            }
            Saves::File => "Soubor".into(),
            Saves::Paste => "Text".into(),
            Saves::PasteHelp => "Začíná řádkem „deska 1“.".into(),
            Saves::DoImport => "Importovat".into(),
            Saves::Imported => "Hra je importovaná.".into(),
            Saves::ImportedPart => "Hra je importovaná, ale má chybu:".into(),
            Saves::NotImported => "Nic se neimportovalo:".into(),
            Saves::TooLong => "na hru je text příliš dlouhý.".into(),
            Saves::At { line, column } => format!("řádek {line}, sloupec {column}"),
            Saves::NotARecord => "Tohle není hra z\u{a0}Desky: první řádek musí být „deska 1“.".into(),
            Saves::Version(version) => {
                format!("Tuto hru uložila novější Deska (formát {version}). Otevřete ji po aktualizaci.")
            }
            Saves::Game(game) => format!("Tato Deska hru „{game}“ nezná. Otevřete ji po aktualizaci."),
            Saves::Unreadable(reason) => format!("Záznam nelze přečíst. Anglicky: {reason}."),
            Saves::Refused { line, why } => {
                format!("Pravidla nedovolují tah na řádku {line}. {why} Všechno před ním otevřít lze.")
            }
        }
    }
}
