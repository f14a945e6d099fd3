//! The list of saved games.

use crate::lang::saves::{ErrorLocation, SavesWords, StatsWords};
use crate::lang::{count_cs, form_cs, of_cs};

pub fn words(it: &SavesWords<'_>) -> String {
    match it {
        SavesWords::Filter => "Zobrazit".into(),
        SavesWords::Filters(n) => ["Všechny", "Rozehrané", "Dohrané"][(*n).min(2)].into(),
        SavesWords::Sort => "Řazení".into(),
        SavesWords::Sorts(n) => ["Naposledy hrané", "Podle názvu"][(*n).min(1)].into(),
        SavesWords::Empty => "Zatím žádné uložené hry. Hry se ukládají samy po každém kroku.".into(),
        SavesWords::ToShelf => "Vybrat hru".into(),
        SavesWords::EmptyHere => "Taková hra v seznamu není.".into(),
        SavesWords::Continue => "Pokračovat".into(),
        SavesWords::ToResult => "Výsledek".into(),
        SavesWords::Duplicate => "Vytvořit kopii".into(),
        SavesWords::Rename => "Přejmenovat".into(),
        SavesWords::Export => "Exportovat".into(),
        SavesWords::Delete => "Smazat".into(),
        SavesWords::Import => "Importovat".into(),
        SavesWords::OpenPart => "Otevřít část před chybou".into(),
        SavesWords::Over => "Dohráno".into(),
        SavesWords::LastPlayed(when) => format!("Naposledy {when}"),
        SavesWords::Copy(title) => format!("{title} (kopie)"),
        SavesWords::Part(title) => format!("{title} (část)"),
        SavesWords::Title => "Název".into(),
        SavesWords::TitleHelp => "Když pole necháte prázdné, hra se jmenuje po hráčích.".into(),
        SavesWords::Save => "Uložit".into(),
        SavesWords::Deleted(1) => "Hra je smazaná.".into(),
        SavesWords::Deleted(n) => {
            format!(
                "{} {n} {}.",
                form_cs(*n, "Smazána", "Smazány", "Smazáno"),
                form_cs(*n, "hra", "hry", "her")
            )
        }
        SavesWords::ImportHelp => {
            "Vyberte soubor vyexportovaný z Desky, nebo vložte jeho text. Každý krok se ověří.".into()
        }
        SavesWords::File => "Vybrat soubor".into(),
        SavesWords::Paste => "Text".into(),
        SavesWords::PasteHelp => "Začíná řádkem „deska 1“.".into(),
        SavesWords::DoImport => "Importovat".into(),
        SavesWords::Open => "Otevřít".into(),
        SavesWords::Imported(game) => format!("Hra je importovaná: {game}."),
        SavesWords::Twin(title) => format!("Tuto hru už máte: {title}."),
        SavesWords::ImportedPart(game) => format!("{game}: hra je importovaná, ale záznam má chybu."),
        SavesWords::NotImported => "Nic se neimportovalo.".into(),
        SavesWords::NotText => {
            "Soubor není text v kódování UTF-8. Uložte ho v tomto kódování a zkuste to znovu.".into()
        }
        SavesWords::TooLong => "Na hru je text příliš dlouhý.".into(),
        SavesWords::FromLink => {
            "Tato hra přišla s odkazem. Když ji importujete, zůstane v tomto zařízení; každý krok se ověří."
                .into()
        }
        SavesWords::LinkError(n) => [
            "Tomuto odkazu chybí konec. Zkopírujte ho celý, nebo si řekněte o hru v souboru.",
            "Tento odkaz se cestou změnil. Řekněte si o něj znovu, nebo o hru v souboru.",
            "Tento odkaz vytvořila novější Deska. Otevřete ho po aktualizaci.",
            "Tento odkaz je na hru příliš dlouhý.",
            "Tento prohlížeč je na takový odkaz příliš starý. Řekněte si o hru v souboru.",
        ][(*n).min(4)]
        .into(),
        SavesWords::NotARecord => "Toto není hra z Desky: první řádek musí být „deska 1“.".into(),
        SavesWords::Version(version) => {
            format!("Tuto hru uložila novější Deska (formát {version}). Otevřete ji po aktualizaci.")
        }
        SavesWords::Game(game) => format!("Tato Deska hru „{game}“ nezná. Otevřete ji po aktualizaci."),
        SavesWords::Unreadable(error @ ErrorLocation { entry: 0, line, column, .. }, reason) => {
            let before = before(error);
            format!(
                "Záznam nelze přečíst: chyba je na řádku {line} ve sloupci {column}. Anglicky: {reason}.{before}"
            )
        }
        SavesWords::Unreadable(error, reason) => {
            format!("Nelze přečíst {}. Anglicky: {reason}.{}", step(error), before(error))
        }
        SavesWords::Refused(error, why) => {
            let gap = if why.is_empty() { "" } else { " " };
            format!("Pravidla nedovolují {}.{gap}{why}{}", step(error), before(error))
        }
    }
}

/// Returns the way on after the fault.
fn before(error: &ErrorLocation) -> &'static str {
    if error.opens { " Všechno předtím otevřít lze." } else { "" }
}

/// Returns the step that cannot be made, in the accusative.
fn step(ErrorLocation { entry, line, step, .. }: &ErrorLocation) -> String {
    match entry {
        0 => format!("krok na řádku {line}"),
        _ => format!("krok {entry} na řádku {line}, „{step}“"),
    }
}

pub fn stats_words(it: &StatsWords<'_>) -> String {
    match it {
        StatsWords::Title => "Statistika".into(),
        StatsWords::Empty => {
            "V tomto zařízení ještě nebyla dohrána žádná hra. Dohrané hry se počítají tady.".into()
        }
        StatsWords::Counted => {
            "Počítají se hry dohrané v tomto zařízení a importované dohrané hry, každá jednou. Hra, kterou \
             později smažete, zůstává započítaná. Nic z toho zařízení neopustí."
                .into()
        }
        StatsWords::Table(seats, games) => {
            format!(
                "{}: {}",
                count_cs(*seats, "hráč", "hráči", "hráčů"),
                count_cs(*games, "hra", "hry", "her")
            )
        }
        StatsWords::Last(when) => format!("Naposledy dohráno {when}"),
        StatsWords::Player => "Hráč".into(),
        StatsWords::Played => "Hry".into(),
        StatsWords::Wins => "Výhry".into(),
        StatsWords::Mean => "Průměr bodů".into(),
        StatsWords::Best => "Nejvíc bodů".into(),
        StatsWords::Tenths(n) => {
            format!(
                "{}{},{}",
                if *n < 0 { "\u{2212}" } else { "" },
                n.unsigned_abs() / 10,
                n.unsigned_abs() % 10
            )
        }
        StatsWords::Nameless => "Lidé bez jména".into(),
        StatsWords::Share(wins, games) => {
            let wins = match wins {
                1 => "výhra",
                2..=4 => "výhry",
                _ => "výher",
            };
            format!("{wins} {} {}", of_cs(*games), form_cs(*games, "hry", "her", "her"))
        }
        StatsWords::InARow(n) => match n {
            1 => "výhra v řadě".into(),
            2..=4 => "výhry v řadě".into(),
            _ => "výher v řadě".into(),
        },
        StatsWords::BestRow(n) => format!("nejvíc: {n}"),
        StatsWords::Since(day) => format!("od {day}"),
        StatsWords::Alone => "Vy".into(),
        StatsWords::ByGame => "Výhry podle her".into(),
        StatsWords::Of(wins, games) => format!("{wins} {}", of_cs(*games)),
        StatsWords::Rivals => "Vzájemné zápasy".into(),
        StatsWords::LastGames(n) => match n {
            1 => "Poslední hra".into(),
            2..=4 => format!("Poslední {n} hry"),
            _ => format!("Posledních {n} her"),
        },
        StatsWords::Placed(place, seats) => format!("{place}.\u{a0}místo {}", of_cs(*seats)),
        StatsWords::MostPoints => "Nejvíc bodů".into(),
        StatsWords::ClosestWin => "Nejtěsnější výhra".into(),
        StatsWords::LargestLead => "Největší náskok".into(),
        StatsWords::AllGames => "Všechny hry a hráči".into(),
        StatsWords::ForgetAll => "Vynulovat statistiku".into(),
        StatsWords::Sure => {
            "Počítání začne znovu od nuly. Uložené hry zůstanou, ale znovu se nezapočítají.".into()
        }
        StatsWords::Forget => "Vynulovat".into(),
        StatsWords::Keep => "Nechat".into(),
    }
}
