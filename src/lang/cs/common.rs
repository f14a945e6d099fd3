//! Words that stand on more than one screen.

use crate::lang::common::{CommonWords, Games, Progress, Size};
use crate::lang::count_cs;
use crate::table::Count;

pub fn words(it: &CommonWords) -> String {
    match it {
            CommonWords::Close => "Zavřít",
            CommonWords::Home => "Domů",
            CommonWords::BackToTable => "Zpět do hry",
            CommonWords::MainMenu => "Hlavní nabídka",
            CommonWords::Help => "Nápověda",
            CommonWords::Undo => "Zpět",
            CommonWords::Retry => "Zkusit znovu",
            CommonWords::Loading => "Okamžik…",
            CommonWords::NewGame => "Nová hra",
            CommonWords::Rules => "Pravidla",
            CommonWords::Replay => "Přehrát",
            CommonWords::SavedGames => "Uložené hry",
            CommonWords::Settings => "Nastavení",
            CommonWords::HowTo => "Ovládání",
            CommonWords::About => "O aplikaci",
            CommonWords::Unreadable => "Nečitelná hra",
            CommonWords::StorageBlocked => {
                "Tento prohlížeč si pro tuto stránku nic neukládá, hry proto zmizí se zavřením karty. Hrát můžete. Hru, \
                 kterou si chcete nechat, vyexportujte."
            }
            CommonWords::StorageFull => {
                "Úložiště prohlížeče je plné. Hry, které si chcete nechat, vyexportujte a některé smažte."
            }
            CommonWords::Legal => "možné",
            CommonWords::Aimed => "vybráno, dalším stiskem potvrdíte",
        }
        .into()
}

pub fn progress(it: &Progress<'_>) -> String {
    let at = match it.at {
        Count::Turn(n) => format!("{n}.\u{a0}tah"),
        Count::Round(n) => format!("{n}.\u{a0}kolo"),
        Count::Visit(n) => format!("{n}.\u{a0}etapa"),
    };
    it.name.map_or(at.clone(), |name| format!("{at}, hraje {name}"))
}

pub fn size(it: &Size) -> String {
    super::super::en::common::size(it)
}

pub fn games(it: &Games) -> String {
    count_cs(it.0, "hra", "hry", "her")
}
