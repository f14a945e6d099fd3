//! Previews of actions.

use super::super::preview::PreviewFact;
use super::noun::{
    bonus, cards_acc, cards_count, cards_count_acc, city, good, palaces, points, prizes, prizes_acc,
    provinces, symbol,
};
use crate::games::taj_mahal::rules::{Award, Draw, Symbol};
use crate::lang::{capital, count_cs, list_cs};

pub(in super::super) fn preview(preview: &PreviewFact) -> String {
    match preview {
        PreviewFact::Shows { counts } => {
            let shown = Symbol::ALL.into_iter().filter(|s| counts[s.index()] > 0);
            let shown: Vec<String> = shown.map(|s| format!("{} {}", symbol(s), counts[s.index()])).collect();
            format!("Vyložíte celkem: {}.", list_cs(&shown))
        }
        PreviewFact::WouldWin { won } if won.is_empty() => "Převahu tím zatím nemáte v ničem.".into(),
        PreviewFact::WouldWin { won } => format!("Převaha vám pak přinese {}.", prizes_acc(*won)),
        PreviewFact::WithFree => "Vyložíte i kartu libovolné barvy.".into(),
        PreviewFact::Points { why } => award(*why),
        PreviewFact::Wins { won } => format!("Získáte {}.", prizes_acc(*won)),
        PreviewFact::WinsNothing => "V této provincii nezískáte nic.".into(),
        PreviewFact::Palaces { count } => format!("Postavíte {}.", palaces(*count as usize)),
        PreviewFact::NoPalace => "Nemáte již žádný palác, další se nestaví.".into(),
        PreviewFact::Tile { points: worth, more: false } => {
            format!("Kartička provincie pak přinese {}.", points((*worth).into()))
        }
        PreviewFact::Tile { points: worth, more: true } => {
            format!("Kartička provincie pak přinese nejméně {}.", points((*worth).into()))
        }
        PreviewFact::Builds { city: at, crowned: true } => format!("Palác s korunkou: {}.", city(*at)),
        PreviewFact::Builds { city: at, crowned: false } => format!("Palác: {}.", city(*at)),
        PreviewFact::Takes { bonus: tile } => format!("Bonusový žeton: {}.", bonus(*tile)),
        PreviewFact::Waits { bonus: tile } => {
            format!("Bonusový žeton ({}) tu počká na druhý palác.", bonus(*tile))
        }
        PreviewFact::Chain { provinces: all } => format!("Zatím propojeno: {}.", provinces(all)),
        PreviewFact::Draws { why: Draw::Tile } => "Líznete kartu, pak už se vrátit nelze.".into(),
        PreviewFact::Draws { why: Draw::Free } => {
            "Nic jste nezahráli, líznete tedy kartu a pak už se vrátit nelze.".into()
        }
        PreviewFact::NothingToDraw => "Oba balíčky jsou prázdné, karta se nelízne.".into(),
        PreviewFact::ThenTakes { count } => {
            format!("Pak si vezmete {} z nabídky.", cards_count_acc(*count as usize))
        }
        PreviewFact::Cards { cards: taken, ends } => {
            let taken = match taken.is_empty() {
                true => "Nevezmete si žádnou kartu".into(),
                false => format!("Vezmete si {}", cards_acc(taken)),
            };
            let end = if *ends { " a etapa skončí" } else { "" };
            format!("{taken}{end}.")
        }
        PreviewFact::EndsVisit => "Tím etapa skončí.".into(),
        PreviewFact::Withdraw { won, .. } if won.is_empty() => "Odstupte: žádnou převahu tu nemáte.".into(),
        PreviewFact::Withdraw { won, points: worth } => {
            format!("Odstupte: {}, celkem {}.", prizes(*won), points((*worth).into()))
        }
        PreviewFact::Risks { won } => format!("Dalším kolem riskujete {}.", prizes_acc(*won)),
        PreviewFact::Keeps { count } => format!("V ruce vám zbude {}.", cards_count(*count as usize)),
        PreviewFact::Play { cards } => format!("Zahrajte {}.", cards_acc(cards)),
        PreviewFact::Gains { won } => format!("Získáte tím převahu: {}.", prizes(*won)),
        PreviewFact::Levels { won } => format!("Vyrovnáte tím: {}.", prizes(*won)),
        PreviewFact::Luck => "Rozhodne los.".into(),
    }
}

/// Returns a line of points.
fn award(why: Award) -> String {
    let worth = points(why.points().into());
    match why {
        Award::Special => format!("Speciální karta: hned {worth}."),
        Award::BonusPoints => format!("Bonusový žeton: {worth}."),
        Award::Taj => format!("Taj Mahal: {worth}."),
        Award::BonusGood { good: which, owned: 0 } => format!("{}: {worth}.", capital(good(which))),
        Award::TileGood { good: which, owned: 0 } => format!("Kartička provincie, {}: {worth}.", good(which)),
        Award::BonusGood { good: which, owned } => {
            format!("{} (už máte {owned}): {worth}.", capital(good(which)))
        }
        Award::TileGood { good: which, owned } => {
            format!("Kartička provincie, {} (už máte {owned}): {worth}.", good(which))
        }
        Award::Palaces { provinces: 1 } => format!("Paláce, jen tato provincie: {worth}."),
        Award::Palaces { provinces } => {
            let all = count_cs(
                provinces.into(),
                "propojená provincie",
                "propojené provincie",
                "propojených provincií",
            );
            format!("Paláce, {all}: {worth}.")
        }
    }
}
