//! Refusals: what is wrong, and what would help.

use super::noun::hexes;
use crate::games::java::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::NotYourTurn => "Teď rozhoduje jiný hráč. Předejte zařízení tomu, čí jméno je nahoře.",
        Refusal::WrongPhase => "To teď nejde. Nahoře vidíte, o čem se rozhoduje.",
        Refusal::NoTile => "Takový díl už nezbývá. Vyberte jiný druh.",
        Refusal::OffMap => "Tvar dílu se na tato pole nehodí. Vyberte pole na plánu nebo těsně vedle něj.",
        Refusal::CoversFigure => "Pod dílem by zůstala figurka. Vyberte pole bez figurek.",
        Refusal::CoversPalace => "Palác se nesmí zakrýt. Vyberte pole bez paláce.",
        Refusal::CoversWater => "Vodní nádrž se nesmí zakrýt. Vyberte pole bez vody.",
        Refusal::Uneven => {
            "Část dílu by visela ve vzduchu, pole pod ním nejsou stejně vysoká. Vyberte pole v jednom patře."
        }
        Refusal::Outside => {
            "To leží celé mimo hrací plán. Díl krajiny potřebuje aspoň jedno pole uvnitř, voda je jen uvnitř."
        }
        Refusal::ExactCover => {
            "Díl by přesně zakryl jiný stejně velký. Otočte ho, posuňte, nebo vezměte jinou velikost."
        }
        Refusal::NeedsTwoTiles => {
            "Obě pole patří jedinému dílu pod ním. Posuňte díl tak, aby ležel aspoň na dvou jiných."
        }
        Refusal::JoinsCities => {
            "Vesnice by spojila dvě města, a na osídleném území smí stát jen jeden palác. Otočte díl, nebo dejte mezi města rýži."
        }
        Refusal::Edge => "Na okrajové pole voda nesmí. Vyberte pole dál od okraje.",
        Refusal::Water => "Voda už tu je. Vyberte holé pole.",
        Refusal::NotBare => "Voda se pokládá přímo na plán a tady už leží krajina. Vyberte holé pole.",
        Refusal::NoFigure => {
            "Všech dvanáct figurek už máte na plánu. Přesuňte některou, nebo ji nejdřív stáhněte."
        }
        Refusal::NotYours => "Vaše figurka tam nestojí. Vyberte některou ze svých.",
        Refusal::SameHex => "Figurka už tam stojí. Vyberte jiné pole.",
        Refusal::Occupied => "Na poli už stojí figurka. Vyberte volné pole.",
        Refusal::NoPath => {
            "Tam figurka nedojde: brání jí paláce, voda a cizí figurky. Nové figurky přicházejí tam, kde se krajina dotýká okraje."
        }
        Refusal::NotVillage => "Palác se staví jen na pole vesnice. Vyberte volné pole vesnice.",
        Refusal::HasPalace => "V tomto osídleném území už palác stojí. Rozšiřte ten.",
        Refusal::NoPalace => "Tady žádný palác nestojí. Vyberte pole s palácem.",
        Refusal::AlreadyChanged => {
            "Tento palác se v tomto tahu už stavěl nebo rozšiřoval. Rozšířit ho půjde v některém dalším."
        }
        Refusal::NotHigher => "Nová hodnota není vyšší než ta stará. Vyberte vyšší, pokud nějaká je.",
        Refusal::TooSmall => {
            "Osídlené území má méně polí, než je hodnota paláce. Vyberte nižší hodnotu, nebo území nejdřív zvětšete."
        }
        Refusal::NoPalaceTile => "Palác této hodnoty už nezbývá. Vyberte jinou hodnotu.",
        Refusal::NotLeader => {
            "Nejvýš tu nestojíte jen vy, a rovnost nestačí. Dostaňte figurku výš, nebo přiveďte další."
        }
        Refusal::CardLimit => "V tomto tahu jste už vzali dvě karty. Další můžete vzít příště.",
        Refusal::NoCards => "Dobírací balík je prázdný a odkládací také. Počkejte na příští slavnost.",
        Refusal::NoToken => "Akční žeton už nemáte. Vystačte s body tohoto tahu.",
        Refusal::TokenUsed => "Za tah smíte použít jen jeden žeton. Další si nechte na jiný tah.",
        Refusal::TooLate => {
            "U tohoto stolu se žeton používá před všemi ostatními akcemi. Použijte ho na začátku příštího tahu."
        }
        Refusal::LandFirst => {
            "Nejdřív musíte položit aspoň jeden díl krajiny. Potom smíte uspořádat slavnost nebo ukončit tah."
        }
        Refusal::FestivalHeld => {
            "V tomto paláci už slavnost byla, má lampion. Rozšiřte ho, nebo vyberte palác s bílým číslem."
        }
        Refusal::NoFigureInCity => "V tomto městě nemáte žádnou figurku. Vyberte město, kde některá stojí.",
        Refusal::NotInHand => "Takové karty v ruce nemáte. Vyberte ze svých.",
        Refusal::CardMismatch => {
            "Každá vyložená karta musí mít symbol odkryté karty a aspoň jedna se vykládá. Vyberte jiné."
        }
        Refusal::NoAp => "Na to vám akční body nestačí. Vyberte něco levnějšího, nebo použijte žeton.",
        Refusal::ReserveForLand => {
            "Potom byste v tomto tahu už nemohli položit díl krajiny. Nejdřív nějaký položte."
        }
    }
}

/// Refusals of an action at every hex.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> String {
    let said = match (action, why) {
        (_, Refusal::NotYourTurn | Refusal::WrongPhase | Refusal::NoTile | Refusal::NoAp) => refusal(why),
        (Action::Land(..), _) => "Tento díl se teď nikam nevejde. Vyberte jiný druh.",
        (Action::Water(_) | Action::Enter(_), Refusal::ReserveForLand) => refusal(why),
        (Action::Water(_), _) => "Pro vodu už nezbývá žádné holé pole.",
        (Action::Enter(_), Refusal::NoPath | Refusal::Occupied | Refusal::Outside) => {
            "Figurka zatím nemá kudy přijít. Položte krajinu, která se dotýká okraje."
        }
        (Action::Festival(..), Refusal::NoPalace) => {
            "Nemáte palác, kde by mohla být slavnost. Nejdřív nějaký postavte."
        }
        (Action::Festival(..), Refusal::FestivalHeld) => {
            "Ve všech palácích už slavnost byla, mají lampion. Některý rozšiřte, nebo postavte nový."
        }
        (Action::Festival(..), Refusal::NoFigureInCity) => {
            "Nemáte palác, kde by mohla být slavnost. Dostaňte figurku do města s bílým číslem."
        }
        (
            Action::Build(..),
            Refusal::NotVillage | Refusal::Occupied | Refusal::HasPalace | Refusal::NoPalace,
        ) => "Zatím není žádná volná vesnice, kde by palác mohl stát.",
        (Action::Build(..), Refusal::AlreadyChanged | Refusal::NotHigher) => {
            "Tuto hodnotu teď nelze dát žádné vesnici ani paláci. Vyberte jinou."
        }
        (Action::Build(_, value), Refusal::TooSmall) => {
            return format!(
                "Žádné město ani vesnice, kde by mohl stát, zatím nemá {}.",
                hexes(value.points().into())
            );
        }
        (Action::Build(_, value), Refusal::NotLeader) => {
            return format!(
                "Kde má město nebo vesnice {}, tam nestojíte sami nejvýš. Rovnost nestačí.",
                hexes(value.points().into())
            );
        }
        _ => refusal(why),
    };
    said.into()
}
