//! Refusals: what is wrong, and what would help.

use crate::games::tigris::rules::Refusal;

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::GameOver => {
            "Hra skončila, dál se nehraje. Podívejte se na výsledek, nebo začněte novou hru."
        }
        Refusal::NotYourDecision => "Teď rozhoduje jiný hráč. Předejte zařízení tomu, čí jméno je nahoře.",
        Refusal::WrongPhase => "To teď nejde. Nahoře vidíte, o čem se rozhoduje.",
        Refusal::OutOfBoard => "Takové políčko na hracím plánu není: sloupce jsou A až P, řady 1 až 11.",
        Refusal::SameCell => "Vůdce tu už stojí. Vyberte jiné políčko.",
        Refusal::CellOccupied => "Na políčku už něco je. Vyberte prázdné.",
        Refusal::RiverCell => "Na řece vůdce stát nemůže. Vyberte políčko na souši vedle chrámu.",
        Refusal::NoAdjacentTemple => {
            "S políčkem nesousedí stranou žádný chrám. Vyberte jiné, nebo vedle něj položte chrám."
        }
        Refusal::LeaderJoinsKingdoms => {
            "Vůdce nesmí spojit království a tady se jich dotýká víc. Vyberte políčko, které se dotýká nejvýš jednoho."
        }
        Refusal::LeaderNotOnBoard => {
            "Tento vůdce na hracím plánu není, stáhnout ho nelze. Můžete ho položit."
        }
        Refusal::TileNotInHand => {
            "Takové kartičky za zástěnou nemáte. Vyberte z těch svých, nebo některé vyměňte."
        }
        Refusal::FarmNeedsRiver => "Farma patří jen na řeku a tady je souš. Vyberte políčko na řece.",
        Refusal::OnlyFarmsOnRiver => "Na řeku patří jen farmy. Pro tuto kartičku vyberte políčko na souši.",
        Refusal::JoinsThreeKingdoms => {
            "Kartička smí spojit nejvýš dvě království a tady se jich setkává víc. Vyberte jiné políčko."
        }
        Refusal::NoCatastropheLeft => "Obě své katastrofy jste už zahráli. Zvolte jinou akci.",
        Refusal::CatastropheOnLeader => {
            "Katastrofa nesmí na vůdce. Zamiřte na chrám vedle něj, na jinou kartičku nebo na prázdné políčko."
        }
        Refusal::CatastropheOnCatastrophe => {
            "Tady už je spálená země. Zamiřte na prázdné políčko nebo na kartičku."
        }
        Refusal::CatastropheOnMonument => {
            "Monument stojí navždy, katastrofa na něj nesmí. Zamiřte na jinou kartičku."
        }
        Refusal::CatastropheOnTreasure => {
            "Poklad tuto kartičku chrání, dokud si ho někdo nevezme. Zamiřte na jinou."
        }
        Refusal::SwapNothing => {
            "K výměně není vybrána žádná kartička. Vyberte jednu až šest, nebo ukončete tah."
        }
        Refusal::NotEnoughTiles => "Tolik správných kartiček nemáte. Zvolte méně; nepřidat nic smíte vždy.",
        Refusal::EnglishAttackerMustExceed => {
            "Anglická varianta: útočník smí přidat, jen když tím obránce převýší. Přidejte víc, nebo nic."
        }
        Refusal::EnglishDefenderMustTieExactly => {
            "Anglická varianta: obránce smí přidat jen přesně do rovnosti. Přidejte právě tolik, nebo nic."
        }
        Refusal::NoSuchConflict => "V této barvě teď žádný konflikt není. Vyberte jednu z nabídnutých barev.",
        Refusal::NotASquare => {
            "Čtverec tvoří čtyři kartičky jedné barvy lícem navrch, mezi nimi ta nová. Vyberte nabídnutý čtverec."
        }
        Refusal::NoSuchMonument => "Takový monument není, každý má dvě různé barvy. Vyberte jeden ze šesti.",
        Refusal::MonumentTaken => "Tento monument už stojí. Vyberte volný, nebo nestavte.",
        Refusal::MonumentColourMismatch => {
            "Tento monument nemá barvu čtyř kartiček. Vyberte takový, který ji má."
        }
        Refusal::NotATreasureHere => {
            "Tento poklad není v nabídce. Vybírejte jen z rozsvícených políček, každý jednou."
        }
        Refusal::WrongTreasureCount => "Berou se všechny poklady kromě jednoho. Označte jich právě tolik.",
        Refusal::CornerTreasureFirst => "Rohové poklady se berou první. Nechte ležet jiný poklad než rohový.",
    }
}
