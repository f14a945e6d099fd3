//! Refusals: what is wrong, and what would help.

use crate::games::taj_mahal::rules::Refusal;

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::AlreadyWithdrawn => "Z této provincie jste už odstoupili. Hrajete zase od příští etapy.",
        Refusal::NotYourTurn => "Na řadě je jiný hráč. Předejte zařízení tomu, čí jméno je nahoře.",
        Refusal::WrongPhase => "To teď nejde. Nahoře vidíte, o čem se rozhoduje.",
        Refusal::CardNotInHand => {
            "Tuto kartu v ruce nemáte, nebo ne tolikrát. Vyberte z ruky, zahrané karty zůstávají ležet."
        }
        Refusal::ColoredRequired => {
            "V tahu hrajete právě jednu barevnou kartu a tady žádná není. Přidejte ji, nebo odstupte."
        }
        Refusal::OneColoredOnly => {
            "V jednom tahu smíte zahrát jen jednu barevnou kartu. Ostatní si nechte na další tahy."
        }
        Refusal::OneExtraOnly => {
            "K barevné kartě smíte přidat jen jednu bílou nebo jednu speciální. Ostatní si nechte na další tahy."
        }
        Refusal::WrongColor => {
            "V této etapě hrajete jinou barvu. Zahrajte ji, nebo přidejte speciální kartu pro libovolnou barvu."
        }
        Refusal::SymbolNotPending => {
            "Tento palác už stojí, nebo vám nenáleží. Vyberte jeden z nabídnutých symbolů."
        }
        Refusal::CityNotInProvince => {
            "Stavět lze jen v aktuální provincii. Vyberte jedno z rozsvícených měst."
        }
        Refusal::CityOccupied => {
            "Město je již obsazené. Vyberte jiné, k paláci bez korunky smí přibýt jen palác s korunkou."
        }
        Refusal::CardNotInSupply => "Tato karta v nabídce není. Vyberte z odkrytých karet.",
        Refusal::WrongCount => {
            "Počet karet nesouhlasí. Vezměte dvě, nebo jednu, jste-li poslední či leží-li tam jediná."
        }
    }
}
