//! A finished game being judged.

use crate::lang::judge::JudgeWords;
use crate::lang::{count_cs, form_cs, of_cs};

pub fn words(it: &JudgeWords<'_>) -> String {
    match *it {
        JudgeWords::Title => "Rozbor".into(),
        JudgeWords::About => {
            "Počítač projde celou hru: jak se vyvíjely šance a\u{a0}co by udělal pokaždé, když se rozhodoval člověk. \
             Vychází jen z\u{a0}toho, co ten hráč tehdy mohl vědět. Trvá to asi minutu."
                .into()
        }
        JudgeWords::Begin => "Rozebrat hru".into(),
        JudgeWords::LooksThrough => "Procházím hru".into(),
        JudgeWords::Judged(n, of) => {
            format!("Posouzeno {} {}", count_cs(n, "rozhodnutí", "rozhodnutí", "rozhodnutí"), of_cs(of))
        }
        JudgeWords::Stop => "Zastavit".into(),
        JudgeWords::Stopped => "Rozbor ještě není celý.".into(),
        JudgeWords::GoOn => "Pokračovat v\u{a0}rozboru".into(),
        JudgeWords::NoMind => "Rozbor se nepodařilo spustit.".into(),
        JudgeWords::Again => "Zkusit znovu".into(),
        JudgeWords::NotKept => "Na\u{a0}uložení rozboru není místo: zůstane tu, dokud stránku neopustíte.".into(),
        JudgeWords::Chances => "Šance na\u{a0}výhru v\u{a0}procentech".into(),
        JudgeWords::Counts => "Kvalita rozhodnutí".into(),
        JudgeWords::Seat => "Hráč".into(),
        JudgeWords::Best => "nejlepší".into(),
        JudgeWords::Good => "dobré".into(),
        JudgeWords::Doubtful => "pochybné".into(),
        JudgeWords::Mistake => "chyba".into(),
        JudgeWords::Bests => "Nejlepší".into(),
        JudgeWords::Goods => "Dobrá".into(),
        JudgeWords::Doubtfuls => "Pochybná".into(),
        JudgeWords::Mistakes => "Chyby".into(),
        JudgeWords::Costs(mille) => {
            let n = usize::from((mille + 5) / 10).max(1);
            format!("stojí asi {n} {} ze\u{a0}100 her", form_cs(n, "výhru", "výhry", "výher"))
        }
        JudgeWords::CostsNothing => "nestojí nic".into(),
        JudgeWords::Costliest => "Nejdražší rozhodnutí".into(),
        JudgeWords::NothingCostly => "Žádné rozhodnutí nebylo pochybné ani chybné.".into(),
        JudgeWords::NoDecision => "V\u{a0}této hře neměl nikdo z\u{a0}lidí na výběr.".into(),
        JudgeWords::Some { judged, of } => {
            let were = count_cs(of, "rozhodnutí", "rozhodnutí", "rozhodnutí");
            let are = form_cs(judged, "posouzeno je", "posouzena jsou", "posouzeno je");
            format!("Padlo {were}; {are} {judged} z\u{a0}nich, rovnoměrně z\u{a0}celé hry.")
        }
        JudgeWords::OnTheBoard => "Všechna rozhodnutí na\u{a0}plánu".into(),
        JudgeWords::TableView => "Na\u{a0}plánu je vidět".into(),
        JudgeWords::Played => "Zahráno".into(),
        JudgeWords::Other => "Počítač".into(),
        JudgeWords::PlayedWas(words) => format!("Zahráno: {words}"),
        JudgeWords::OtherWas(words) => format!("Krok počítače: {words}"),
        JudgeWords::FurtherAhead => "Přínos se ukáže až později.".into(),
        JudgeWords::Same => "Počítač by udělal totéž.".into(),
    }
}
