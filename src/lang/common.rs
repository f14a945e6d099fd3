//! Words that stand on more than one screen.

use super::{Phrase, count_cs, count_en};
use crate::lang::Lang;

#[derive(Clone, Copy)]
pub enum Common {
    Close,
    Cancel,
    Back,
    Home,
    Help,
    Undo,
    Retry,
    Loading,
    NewGame,
    Rules,
    Replay,
    SavedGames,
    Settings,
    HowTo,
    About,
    /// A saved text of which not even the game is known.
    Unreadable,
    /// Nothing is kept: the browser blocks storage.
    StorageBlocked,
    /// There is no room.
    StorageFull,
    /// Spoken behind a place that may be picked.
    Legal,
    /// Spoken behind the place that is aimed at.
    Aimed,
}

impl Phrase for Common {
    fn en(&self) -> String {
        match self {
            Common::Close => "Close",
            Common::Cancel => "Cancel",
            Common::Back => "Back",
            Common::Home => "Home",
            Common::Help => "Help",
            Common::Undo => "Undo",
            Common::Retry => "Try again",
            Common::Loading => "One moment…",
            Common::NewGame => "New game",
            Common::Rules => "Rules",
            Common::Replay => "Replay",
            Common::SavedGames => "Saved games",
            Common::Settings => "Settings",
            Common::HowTo => "How to use",
            Common::About => "About",
            Common::Unreadable => "Unreadable game",
            Common::StorageBlocked => {
                "This browser keeps nothing for this page, so games are lost when the tab is closed. You can play, \
                 and export a game to keep it."
            }
            Common::StorageFull => {
                "There is no room left on this device. Export games you want to keep and delete some."
            }
            Common::Legal => "legal",
            Common::Aimed => "chosen, press again to confirm",
        }
        .into()
    }
    fn cs(&self) -> String {
        match self {
            Common::Close => "Zavřít",
            Common::Cancel => "Zrušit",
            Common::Back => "Zpět",
            Common::Home => "Domů",
            Common::Help => "Nápověda",
            Common::Undo => "Vrátit zpět",
            Common::Retry => "Zkusit znovu",
            Common::Loading => "Okamžik…",
            Common::NewGame => "Nová hra",
            Common::Rules => "Pravidla",
            Common::Replay => "Přehrát",
            Common::SavedGames => "Uložené hry",
            Common::Settings => "Nastavení",
            Common::HowTo => "Jak se ovládá",
            Common::About => "O\u{a0}aplikaci",
            Common::Unreadable => "Nečitelná hra",
            Common::StorageBlocked => {
                "Tento prohlížeč si pro tuto stránku nic neukládá, hry proto zmizí se zavřením karty. Hrát můžete \
                 a\u{a0}hru si můžete vyexportovat."
            }
            Common::StorageFull => {
                "V\u{a0}zařízení už není místo. Hry, které si chcete nechat, vyexportujte a\u{a0}některé smažte."
            }
            Common::Legal => "možné",
            Common::Aimed => "vybráno, dalším stiskem potvrdíte",
        }
        .into()
    }
}

/// The name of a game of the family by its id; an id that is none is returned as it is.
pub struct GameName<'a>(pub &'a str);

impl Phrase for GameName<'_> {
    fn en(&self) -> String {
        match self.0 {
            "tigris" => "Tigris & Euphrates",
            "carcassonne" => "Carcassonne",
            "taj_mahal" => "Taj Mahal",
            "java" => "Java",
            "elementaris" => "Elementaris",
            other => other,
        }
        .into()
    }
    fn cs(&self) -> String {
        match self.0 {
            "tigris" => "Euphrat & Tigris".into(),
            _ => self.en(),
        }
    }
}

/// Where a game in progress stands: `Turn 14, Anna to move`.
pub struct Standing<'a> {
    pub turn: usize,
    /// `None` when nobody decides just now.
    pub name: Option<&'a str>,
}

impl Phrase for Standing<'_> {
    fn en(&self) -> String {
        match self.name {
            Some(name) => format!("Turn {}, {name} to move", self.turn),
            None => format!("Turn {}", self.turn),
        }
    }
    fn cs(&self) -> String {
        match self.name {
            Some(name) => format!("{}. tah, hraje {name}", self.turn),
            None => format!("{}. tah", self.turn),
        }
    }
}

/// A length of text in kilobytes, at least one.
pub struct Size(pub usize);

impl Phrase for Size {
    fn en(&self) -> String {
        format!("{}\u{a0}kB", self.0.div_ceil(1000).max(1))
    }
    fn cs(&self) -> String {
        self.en()
    }
}

/// `3 games`.
pub struct Games(pub usize);

impl Phrase for Games {
    fn en(&self) -> String {
        count_en(self.0, "game", "games")
    }
    fn cs(&self) -> String {
        count_cs(self.0, "hra", "hry", "her")
    }
}

/// A language in its own name, for choosing it.
pub fn own_name(lang: Lang) -> &'static str {
    match lang {
        Lang::En => "English",
        Lang::Cs => "Čeština",
    }
}
