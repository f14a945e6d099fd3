//! Sentences at the end of a game, in its replay, and for the export of its record.

use crate::lang::over::{ExportWords, FaultWords, OverWords, ReplayWords};
use crate::lang::{Lang, Phrase, count_cs, of_cs, signed};
use crate::table::Count;
use crate::table::record::RecordErrorKind;

pub fn words(it: &OverWords) -> String {
    match it {
            OverWords::Breakdown => "Rozpis bodů".into(),
            OverWords::Place(n) => format!("{n}.\u{a0}místo"),
            OverWords::Own { rank: 1, shared: false, .. } => "Vyhráli jste".into(),
            OverWords::Own { rank: 1, .. } => "Dělíte se o vítězství".into(),
            OverWords::Own { rank, of, shared: false } => format!("Máte {rank}.\u{a0}místo {}", of_cs(*of)),
            OverWords::Own { rank, of, .. } => format!("Dělíte se o {rank}.\u{a0}místo {}", of_cs(*of)),
            OverWords::RematchElsewhere => "Odveta začíná na tabletu. Připojíte se k ní, když zůstanete na této stránce.".into(),
            OverWords::Highlights => "Zajímavosti".into(),
            OverWords::Largest => "Nejvíc bodů najednou".into(),
            OverWords::LargestIs { name, points, term, at } => format!("{name}: {points}, {term}, {}", nth(at)),
            OverWords::LongestLead => "Nejdelší vedení".into(),
            OverWords::LeadIs { name, from, to } if from == to => format!("{name}, {}", nth(from)),
            OverWords::LeadIs { name, from, to } => format!("{name}, {}.\u{a0}až\u{a0}{}", counted(from).1, nth(to)),
            OverWords::Length => "Délka".into(),
            OverWords::Lasted(length) => lasted(length),
            OverWords::Board => "Hrací plán na konci".into(),
            OverWords::MarksKey { counts, decides } => match (counts, decides) {
                (true, true) => "Podbarvené se počítá. Zakroužkované rozhodlo při shodě.".into(),
                (true, false) => "Podbarvené se počítá.".into(),
                (false, true) => "Zakroužkované rozhodlo při shodě.".into(),
                (false, false) => String::new(),
            },
            OverWords::TouchNumber => "Vyberte číslo a uvidíte, odkud se vzalo.".into(),
            OverWords::Walk => "Projít hodnocení krok za krokem".into(),
            OverWords::WalkTitle => "Hodnocení".into(),
            OverWords::TheEnd => "Konec hry".into(),
            OverWords::WalkStep(at, of) => format!("Krok\u{a0}{at} {}", of_cs(*of)),
            OverWords::WalkEnd => "Přejít na výsledek".into(),
            OverWords::SourcesOf { name, term, value } => format!("{name}, {term}: {value}. Odkud se vzalo"),
            OverWords::SourcesTitle { name, term } => format!("{term}, {name}"),
            OverWords::AtTheEnd(what) => format!("Na konci: {what}"),
            OverWords::At(at) => nth(at),
            OverWords::Plus(n) => signed(*n),
            OverWords::CloseSources => "Zavřít seznam".into(),
            OverWords::Seed(seed) => format!("Semínko náhody: {seed}"),
            OverWords::Replay => "Přehrát".into(),
            OverWords::Export => "Export".into(),
            OverWords::Print => "Tisk".into(),
            OverWords::ChangeSeats => "Změnit hráče".into(),
            OverWords::Rematch => "Odveta".into(),
            OverWords::CannotSave => {
                "Novou hru se nepodařilo uložit: prohlížeč na ni nemá místo. Smažte některou z uložených her a zkuste to znovu."
                    .into()
            }
            OverWords::TurnAxis(of) => counted(of).0[0].into(),
            OverWords::ChartDescription { length, ends } => {
                let ends: Vec<String> = ends.iter().map(|(name, value)| format!("{name} {value}")).collect();
                let length = lasted(length);
                format!("Čára pro každého hráče. Délka hry: {length}. Na konci: {}.", ends.join(", "))
            }
        }
}

/// Forms of the counted noun for one, two and five, and the number.
fn counted(count: &Count) -> ([&'static str; 3], usize) {
    match *count {
        Count::Turn(n) => (["tah", "tahy", "tahů"], n),
        Count::Round(n) => (["kolo", "kola", "kol"], n),
        Count::Visit(n) => (["etapa", "etapy", "etap"], n),
    }
}

/// `3. kolo`.
fn nth(count: &Count) -> String {
    let (words, n) = counted(count);
    format!("{n}.\u{a0}{}", words[0])
}

fn lasted(count: &Count) -> String {
    let ([one, few, many], n) = counted(count);
    count_cs(n, one, few, many)
}

pub fn error_words(it: &FaultWords) -> String {
    match it {
        FaultWords::Refused(why) => why.clone(),
        FaultWords::Kind(RecordErrorKind::NotARecord) => "Není to záznam této aplikace.".into(),
        FaultWords::Kind(RecordErrorKind::Version(version)) => {
            format!("Zapsala ho novější verze aplikace ({version}).")
        }
        FaultWords::Kind(RecordErrorKind::Game(game)) => format!("Hru {game} tato aplikace nezná."),
        FaultWords::Kind(RecordErrorKind::Syntax) => "Tento řádek nelze přečíst.".into(),
        FaultWords::Kind(RecordErrorKind::Position) => "Jeho výchozí pozice nemůže nastat.".into(),
        FaultWords::Kind(RecordErrorKind::Refused(code)) => format!("Pravidla to nedovolují ({code})."),
        FaultWords::Kind(RecordErrorKind::Entry) => {
            "Tady rozhoduje jiný hráč, nebo tohle náhoda přinést nemůže.".into()
        }
        FaultWords::Kind(RecordErrorKind::Expectation) => "Záznam tu očekává něco jiného.".into(),
    }
}

pub fn replay_words(it: &ReplayWords) -> String {
    match it {
        ReplayWords::Title => "Přehrání hry".into(),
        ReplayWords::Missing => "Na této adrese není žádná uložená hra. Možná byla smazána.".into(),
        ReplayWords::CannotOpen { line, why } => {
            format!("Tento záznam nelze otevřít. Řádek {line}: {}", why.said(Lang::Cs))
        }
        ReplayWords::BrokenFrom { line, why } => {
            format!("Záznam je zobrazen po řádek {line}, který nelze provést: {}", why.said(Lang::Cs))
        }
        ReplayWords::Details => "Podrobnosti".into(),
        ReplayWords::ToSaves => "Uložené hry".into(),
        ReplayWords::ToResult => "Výsledek".into(),
        ReplayWords::Moment { entry, entries, turn } => {
            format!("{turn}.\u{a0}tah, krok {entry} {}", of_cs(*entries))
        }
        ReplayWords::Before => "Před prvním tahem".into(),
        ReplayWords::Scrubber => "Krok hry".into(),
        ReplayWords::First => "Na začátek".into(),
        ReplayWords::Last => "Na konec".into(),
        ReplayWords::Back => "Krok zpět".into(),
        ReplayWords::Forward => "Krok vpřed".into(),
        ReplayWords::BackTurn => "O tah zpět".into(),
        ReplayWords::ForwardTurn => "O tah vpřed".into(),
        ReplayWords::BackScore => "Předchozí body".into(),
        ReplayWords::ForwardScore => "Další body".into(),
        ReplayWords::Play => "Přehrát".into(),
        ReplayWords::Pause => "Pozastavit".into(),
        ReplayWords::ByScore => "Body".into(),
        ReplayWords::ByTurn => "Tah".into(),
        ReplayWords::ByStep => "Krok".into(),
        ReplayWords::ToStart => "Začátek".into(),
        ReplayWords::ToEnd => "Konec".into(),
        ReplayWords::Plays => "Přehrává se.".into(),
        ReplayWords::Paused => "Pozastaveno.".into(),
        ReplayWords::Speed(n) => format!("{n}×"),
        ReplayWords::SpeedLabel => "Rychlost".into(),
        ReplayWords::Shown => "Zobrazit".into(),
        ReplayWords::Public => "Jen veřejné".into(),
        ReplayWords::Open => "Všechno odkryté".into(),
        ReplayWords::OnlyPublic => "Co hráči skrývají, lze odkrýt, až hra skončí.".into(),
        ReplayWords::Log => "Záznam".into(),
        ReplayWords::Position => "Pozice".into(),
        ReplayWords::Analysis => "Rozbor".into(),
        ReplayWords::Side => "Vedle plánu".into(),
        ReplayWords::Board => "Hrací plán v této chvíli".into(),
        ReplayWords::NoLine => "Nic veřejného.".into(),
    }
}

pub fn export_words(it: &ExportWords) -> String {
    match it {
            ExportWords::Title => "Sdílet nebo uložit hru",
            ExportWords::Explain => {
                "Soubor je text, kterému rozumí i člověk: hráči, možnosti hry a všechny kroky. V Uložených hrách ho \
                 můžete importovat na kterémkoli zařízení."
            }
            ExportWords::Field => "Přečíst text",
            ExportWords::Copy => "Kopírovat text",
            ExportWords::Copied => "Zkopírováno.",
            ExportWords::Secret => {
                "Hra ještě neskončila a její text prozrazuje, co hráči před sebou skrývají, proto tu není vidět. \
                 Prozrazuje to i soubor, odkaz a QR kód: otevírejte je jen tam, kam žádný hráč nevidí."
            }
            ExportWords::TakeTheFile => "Prohlížeč kopírování nedovolil. Uložte hru jako soubor.",
            ExportWords::Download => "Uložit jako soubor",
            ExportWords::CopyLink => "Kopírovat odkaz",
            ExportWords::LinkCopied => "Odkaz je zkopírovaný.",
            ExportWords::LinkHelp => {
                "V odkazu i v QR kódu je celá hra. Kdo ho otevře, může ji importovat. Žádný server ji neuvidí."
            }
            ExportWords::NoLink => "Na odkaz je tato hra příliš dlouhá. Uložte ji jako soubor.",
            ExportWords::Qr => "QR kód",
            ExportWords::QrLabel => "QR kód s odkazem na tuto hru",
        }
        .into()
}
