//! Refusals: what is wrong, and what would help.

use crate::games::carcassonne::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => "Hra už skončila. Podívejte se na výsledek, nebo začněte novou hru.",
        Refusal::NotYourTurn => "Na tahu je jiný hráč. Počkejte, až bude nahoře vaše jméno.",
        Refusal::WrongPhase => "To teď nejde. Nahoře vidíte, na co se hra ptá.",
        Refusal::Occupied => "Na tomto místě už leží kartička. Vyberte rozsvícené místo u okraje.",
        Refusal::NoNeighbour => {
            "Vedle tohoto místa žádná kartička neleží. Přiložte ji stranou k některé z nich."
        }
        Refusal::EdgeMismatch => {
            "Okraje nenavazují na to, co je vedle vyznačeno. Vyberte rozsvícené místo: tam se kartička sama natočí."
        }
        Refusal::NoFollower => {
            "Nemáte volného družiníka. Něco dokončete, některého vykupte, nebo umístěte dílek věže."
        }
        Refusal::NotThisTile => "Družiník smí jen na právě přiloženou kartičku. Vyberte místo na ní.",
        Refusal::NoSuchSegment => "Takovou část tato kartička nemá. Vyberte některé z rozsvícených míst.",
        Refusal::FarmersOff => {
            "Hrajete bez sedláků, na louku nikdo nesmí. Vyberte město, cestu nebo klášter."
        }
        Refusal::FeatureOccupied => {
            "V této části krajiny už někdo stojí, viz vyznačenou kartičku. Zaberte jinou část právě přiložené."
        }
        Refusal::TowerOff => {
            "V této hře se věže nestavějí. Postavte družiníka na kartičku, nebo neumisťujte nic."
        }
        Refusal::NoTowerPieces => "Nemáte už žádný dílek věže. Postavte družiníka, nebo neumisťujte nic.",
        Refusal::NoFoundation => {
            "Tady není staveniště věže. Vyberte rozsvícené; jestli žádné není, přijde s některou další kartičkou."
        }
        Refusal::TowerEmpty => "Na prázdné staveniště družiník nesmí. Nejdřív na něj přidejte dílek věže.",
        Refusal::TowerClosed => {
            "Tuto věž uzavírá družiník. Vyberte neuzavřenou, nebo ho nejdřív zajměte jinou věží."
        }
        Refusal::NotOnBoard => {
            "Tady žádný družiník nestojí. Vyberte některého, který svítí, nebo nechte všechny být."
        }
        Refusal::OutOfRange => {
            "Tak daleko věž nedosáhne. Vyberte družiníka v jejím dosahu, nebo nechte všechny být."
        }
        Refusal::RansomOff => {
            "Výkup je v této hře vypnutý. Zajměte družiníka tomu, kdo drží vašeho: vymění se."
        }
        Refusal::RansomWindowClosed => "S výkupem počkejte. Nejdřív rozhodněte, zda a koho zajmete.",
        Refusal::RansomUsed => "V tomto tahu jste už vykupovali. Další výkup je možný v příštím tahu.",
        Refusal::NotYourFigure => "Vykoupit můžete jen svého družiníka. Vyberte některého vlastního.",
        Refusal::NotAPrisoner => {
            "Tento hráč žádného vašeho družiníka nedrží. Vyberte toho, kdo některého má."
        }
        Refusal::NotEnoughPoints => {
            "K výkupu jsou třeba 3 body a tolik nemáte. Nejdřív něco získejte, pak plaťte."
        }
    }
}

/// Refusals of an action at every place.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> &'static str {
    match (action, why) {
        (Action::Follower(..), Refusal::FeatureOccupied) => {
            "Ve všech částech krajiny na této kartičce už někdo stojí. Umístěte něco jiného, nebo nic."
        }
        (Action::Follower(..), Refusal::FarmersOff) => {
            "Hrajete bez sedláků a nic jiného na této kartičce zabrat nejde."
        }
        (Action::Build(_), Refusal::NoFoundation) => "Na žádné kartičce zatím není staveniště věže.",
        (Action::Build(_), Refusal::TowerClosed) => {
            "Všechny věže uzavírají družiníci. Některého nejdřív zajměte, nebo počkejte na další staveniště."
        }
        (Action::Top(_), Refusal::NoFoundation | Refusal::TowerEmpty) => {
            "Zatím není věž, na které by družiník mohl stát. Nejdřív umístěte dílek věže."
        }
        (Action::Top(_), Refusal::TowerClosed) => "Na každé věži už družiník stojí, volná není žádná.",
        _ => refusal(why),
    }
}
