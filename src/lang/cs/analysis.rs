//! The analysis of a finished game.

use crate::lang::analysis::{AnalysisWords, CoachWords};
use crate::lang::{count_cs, form_cs, of_cs};

pub fn words(it: &AnalysisWords<'_>) -> String {
    match *it {
        AnalysisWords::Title => "Rozbor".into(),
        AnalysisWords::About => {
            "Počítač projde celou hru: jak se vyvíjely šance a co by udělal pokaždé, když se rozhodoval člověk. \
             Vychází jen z toho, co ten hráč tehdy mohl vědět. Trvá to asi minutu."
                .into()
        }
        AnalysisWords::Begin => "Rozebrat hru".into(),
        AnalysisWords::LooksThrough => "Procházím hru".into(),
        AnalysisWords::Analysed(n, of) => {
            format!("Posouzeno {} {}", count_cs(n, "rozhodnutí", "rozhodnutí", "rozhodnutí"), of_cs(of))
        }
        AnalysisWords::Stop => "Zastavit".into(),
        AnalysisWords::Stopped => "Rozbor ještě není celý.".into(),
        AnalysisWords::GoOn => "Pokračovat v rozboru".into(),
        AnalysisWords::NoMind => "Rozbor se nepodařilo spustit.".into(),
        AnalysisWords::Again => "Zkusit znovu".into(),
        AnalysisWords::NotKept => "Na uložení rozboru není místo: zůstane tu, dokud stránku neopustíte.".into(),
        AnalysisWords::Chances => "Šance na výhru v procentech".into(),
        AnalysisWords::Counts => "Kvalita rozhodnutí".into(),
        AnalysisWords::Seat => "Hráč".into(),
        AnalysisWords::Best => "nejlepší".into(),
        AnalysisWords::Good => "dobré".into(),
        AnalysisWords::Dubious => "pochybné".into(),
        AnalysisWords::Mistake => "chyba".into(),
        AnalysisWords::Bests => "Nejlepší".into(),
        AnalysisWords::Goods => "Dobrá".into(),
        AnalysisWords::Dubiouses => "Pochybná".into(),
        AnalysisWords::Mistakes => "Chyby".into(),
        AnalysisWords::Costs(mille) => {
            let n = usize::from((mille + 5) / 10).max(1);
            format!("stojí asi {n} {} ze\u{a0}100 her", form_cs(n, "výhru", "výhry", "výher"))
        }
        AnalysisWords::CostsNothing => "nestojí nic".into(),
        AnalysisWords::Costliest => "Nejdražší rozhodnutí".into(),
        AnalysisWords::NothingCostly => "Žádné rozhodnutí nebylo pochybné ani chybné.".into(),
        AnalysisWords::NoDecision => "V této hře neměl nikdo z lidí na výběr.".into(),
        AnalysisWords::Some { analysed, of } => {
            let were = count_cs(of, "rozhodnutí", "rozhodnutí", "rozhodnutí");
            let are = form_cs(analysed, "posouzeno je", "posouzena jsou", "posouzeno je");
            format!("Padlo {were}; {are} {analysed} z nich, rovnoměrně z celé hry.")
        }
        AnalysisWords::OnTheBoard => "Všechna rozhodnutí na plánu".into(),
        AnalysisWords::ShownMove => "Na plánu je vidět".into(),
        AnalysisWords::Played => "Zahráno".into(),
        AnalysisWords::Other => "Počítač".into(),
        AnalysisWords::PlayedWas(words) => format!("Zahráno: {words}"),
        AnalysisWords::OtherWas(words) => format!("Krok počítače: {words}"),
        AnalysisWords::FurtherAhead => "Přínos se ukáže až později.".into(),
        AnalysisWords::Same => "Počítač by udělal totéž.".into(),
    }
}

pub fn coach(it: &CoachWords) -> String {
    match it {
        CoachWords::Title => "Trenér".into(),
        CoachWords::LastTurn(word) => format!("Trenér: poslední tah – {word}"),
        CoachWords::About => {
            "Váš poslední tah ve srovnání se silným počítačem, který věděl jen to, co jste mohli vědět vy."
                .into()
        }
        CoachWords::Waits => "Po každém svém tahu se tu dočtete, jak byl dobrý.".into(),
        CoachWords::Rates => "Váš poslední tah se posuzuje.".into(),
        CoachWords::Lost => "Váš poslední tah se nepodařilo posoudit.".into(),
        CoachWords::NoChoice => "V posledním tahu jste neměli na výběr.".into(),
        CoachWords::OnTheBoard => "Ukázat pozici".into(),
    }
}
