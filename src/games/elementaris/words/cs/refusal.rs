//! Refusals: what is wrong, and what would help.

use crate::games::elementaris::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::WrongPhase => "To teď nejde. Nahoře vidíte, o čem se rozhoduje.",
        Refusal::AlreadyMoved => "V tomto kole už tato armáda na řadě byla. Znovu přijde v kole příštím.",
        Refusal::NotYourTurn => "Nejste na řadě. Počkejte, až bude nahoře vaše jméno.",
        Refusal::WrongArmy => "Na řadě je jiná armáda. Armády jednají podle svých čísel.",
        Refusal::MustPlaceFirst => "Nejprve obsaďte své první město.",
        Refusal::CityTaken => "Toto město už někomu patří. Vyberte město bez pána.",
        Refusal::NotOwnCorner => "První město musí ležet ve vaší zemi.",
        Refusal::ArmyInPalace => "Armáda čeká v paláci. Nejprve ji povolejte.",
        Refusal::ArmyOnMap => "Armáda už je na mapě.",
        Refusal::ArmyAboard => "Armáda je na lodi. Může plout, bojovat na vodě, nebo se vylodit.",
        Refusal::ArmyAshore => "Armáda není na lodi. Nejprve se musí nalodit.",
        Refusal::Mountain => "Do hor ani do sopky nelze vstoupit.",
        Refusal::NeedsShip => "Na vodu potřebujete loď. Naloďte se na tu, která zde kotví.",
        Refusal::ShipOnLand => "Loď smí jen na vodu. Armáda z ní vystupuje vyloděním.",
        Refusal::NoLandingOnBridge => "Na most se nelze vylodit. Vyloďte se na pobřeží.",
        Refusal::NotAdjacent => "Na toto pole odsud nevede cesta. Vyberte některé rozsvícené.",
        Refusal::NoCity => "Na poli není město.",
        Refusal::OwnCity => "Město už je vaše.",
        Refusal::CityHasOwner => "Město má jiného pána.",
        Refusal::CityIsFree => "Město nikdo nebrání, obsaďte je.",
        Refusal::NoOwnCity => "Nemáte žádné město, a tak není kam armádu povolat. Nejprve město získejte.",
        Refusal::NotYourCity => "Toto město není vaše. Vyberte některé své.",
        Refusal::NoOrb => "Není zde orb.",
        Refusal::OwnOrb => "Orb už je váš.",
        Refusal::OrbLimit => "Můžete mít nejvýše 3 orby. Jednoho se vzdejte ve druhém tahu.",
        Refusal::ShipOccupied => "Loď je obsazena. Nalodit se nebo potopit lze jen prázdnou.",
        Refusal::NoShipHere => "Nekotví zde loď.",
        Refusal::Elemental => "Pole drží element, dokud neskončí nadvláda jeho živlu.",
        Refusal::LandingOpposed => "Vylodit se lze jen tam, kde není nepřátelská armáda, ani uvnitř města.",
        Refusal::EnemyOnField => "Stojí tam nepřítel, je nutné útočit.",
        Refusal::NobodyToAttack => "Není na koho útočit. Armády u města volné prostranství nedrží.",
        Refusal::SeaContested => "Na vodě je nepřítel. Vedle něj se nalodit nelze.",
        Refusal::CityBesieged => "Město je obléháno. Nejprve nepřítele zažeňte.",
        Refusal::CannotPay => "Na žold byste neměli: výnosy a věž zdrojů na další armádu nestačí.",
        Refusal::NotAtOwnCity => "Armáda není u vašeho města.",
        Refusal::OpenGroundHeld => "Před městem stojí nepřítel. Ven vede jen protiútok.",
        Refusal::StanceUnchanged => {
            "Postavení už měnit nelze: armáda tak stojí, nebo je v tomto tahu už změnila."
        }
        Refusal::WrongElement => "Hodiny neukazují nadvládu tohoto živlu.",
        Refusal::NeedsTwoOrbs => "Potřebujete dva orby tohoto živlu.",
        Refusal::AlreadyCast => "V tomto kole jste už kouzlili.",
        Refusal::NoPiece => {
            "Žádný takový element teď nelze použít. Nejprve jdou ty doma; pak určete, který z mapy se přesune."
        }
        Refusal::BadTarget => "Sem to kouzlo nemůže. Vyberte některé rozsvícené pole.",
        Refusal::BadUnit => {
            "Tuto jednotku přenést nelze: armádu v paláci, armádu bez její lodi ani loď, která tu není."
        }
        Refusal::NotYourOrb => "Tento orb není váš.",
        Refusal::OneShipPerRound => "V tomto kole jste už loď koupili.",
        Refusal::NoShipsLeft => "Všechny lodě už jsou na mapě. Koupit lze až poté, co se některá potopí.",
        Refusal::NotCoastal => "Město se tohoto pole vody nedotýká.",
        Refusal::TooExpensive => "Na loď nemáte dost zdrojů.",
        Refusal::AlreadyProposed => "Konec jste v tomto kole už navrhli.",
        Refusal::BadWinner => "Vyberte alespoň jednoho hráče, který je ještě ve hře.",
    }
}

/// Refusals of an action at every city.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> &'static str {
    match (action, why) {
        (Action::Recruit(..), Refusal::Elemental) => {
            "Všechna vaše města drží element, dokud neskončí nadvláda jeho živlu."
        }
        (Action::Recruit(..), Refusal::CityBesieged) => {
            "Žádné vaše město není volné. Nejprve od některého zažeňte nepřítele."
        }
        (Action::Buy(..), Refusal::NotYourCity) => "Nemáte žádné město u vody. Nejprve některé získejte.",
        (Action::Buy(..), Refusal::Elemental) => {
            "Vaše města u vody nebo vodu samu drží element, dokud neskončí nadvláda jeho živlu."
        }
        _ => refusal(why),
    }
}
