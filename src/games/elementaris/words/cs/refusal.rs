//! Refusals: what is wrong, and what would help.

use crate::games::elementaris::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::WrongPhase => "To teď nejde. Nahoře vidíte, o čem se rozhoduje.",
        Refusal::AlreadyMoved => "V tomto kole už tato armáda na řadě byla. Znovu přijde v příštím kole.",
        Refusal::NotYourTurn => "Nejste na řadě. Počkejte, až bude nahoře vaše jméno.",
        Refusal::WrongArmy => "Na řadě je jiná armáda. Armády táhnou v pořadí svých čísel.",
        Refusal::MustPlaceFirst => "Na řadě je vaše první město. Obsaďte některé rozsvícené.",
        Refusal::CityTaken => "Toto město už někomu patří. Vyberte město bez pána.",
        Refusal::NotOwnCorner => "První město musí ležet ve vaší zemi. Vyberte některé rozsvícené.",
        Refusal::ArmyInPalace => "Armáda čeká v paláci. Nejprve ji povolejte.",
        Refusal::ArmyOnMap => "Tato armáda už je na mapě. Povolejte některou z paláce.",
        Refusal::ArmyAboard => "Armáda je na lodi. Může plout, bojovat na vodě, nebo se vylodit.",
        Refusal::ArmyAshore => "Armáda není na lodi. Nejprve se musí nalodit.",
        Refusal::Mountain => "Do hor ani do sopky nelze vstoupit. Obejděte je.",
        Refusal::NeedsShip => "Na vodu potřebujete loď. Naloďte se na tu, která zde kotví.",
        Refusal::ShipOnLand => "Loď smí jen na vodu. Armáda z ní vystupuje vyloděním.",
        Refusal::NoLandingOnBridge => "Na most se nelze vylodit. Vyloďte se na pobřeží.",
        Refusal::NotAdjacent => "Na toto pole odsud nevede cesta. Vyberte některé rozsvícené.",
        Refusal::NoCity => "Na tomto poli není město. Vyberte pole s městem.",
        Refusal::OwnCity => "Toto město už je vaše. Vyberte jiné.",
        Refusal::CityHasOwner => "Město má jiného pána. Zaútočte na něj.",
        Refusal::CityIsFree => "Město nikdo nebrání. Obsaďte ho.",
        Refusal::NoOwnCity => "Nemáte žádné město, a tak není kam armádu povolat. Nejprve město získejte.",
        Refusal::NotYourCity => "Toto město není vaše. Vyberte některé své.",
        Refusal::NoOrb => "K tomuto poli žádný orb nepatří. Vyberte pole s místem pro orb.",
        Refusal::OwnOrb => "Tento orb už je váš. Jděte k jinému.",
        Refusal::OrbLimit => "Můžete mít nejvýše 3 orby. Jednoho se vzdejte ve druhém tahu.",
        Refusal::ShipOccupied => "Loď je obsazena. Nalodit se nebo potopit lze jen prázdnou.",
        Refusal::NoShipHere => "Taková loď u tohoto pole nekotví. Vyberte některou, která tu kotví.",
        Refusal::Elemental => "Pole drží element. Počkejte, až skončí nadvláda jeho živlu.",
        Refusal::LandingOpposed => "Na poli nebo v jeho městě je nepřátelská armáda. Vyloďte se jinde.",
        Refusal::EnemyOnField => "Stojí tam nepřítel. Vstoupíte jen útokem.",
        Refusal::NobodyToAttack => "Není na koho útočit. Armády u města volné prostranství nedrží.",
        Refusal::SeaContested => "Na vodě je nepřítel. Vedle něj se nalodit nelze.",
        Refusal::CityBesieged => "Město je obléháno. Nejprve nepřítele zažeňte.",
        Refusal::CannotPay => "Další armádu byste neuživili. Nejprve získejte město nebo orb země.",
        Refusal::NotAtOwnCity => "Postavení lze měnit jen u vlastního města. Nejprve k některému dojděte.",
        Refusal::OpenGroundHeld => "Před městem stojí nepřítel. Ven vede jen protiútok.",
        Refusal::StanceUnchanged => {
            "Armáda tak už stojí, nebo postavení v tomto tahu změnila. Vyberte něco jiného."
        }
        Refusal::WrongElement => "Hodiny neukazují nadvládu tohoto živlu. Počkejte na ni.",
        Refusal::NeedsTwoOrbs => "Potřebujete dva orby tohoto živlu. Nejprve získejte další.",
        Refusal::AlreadyCast => "V tomto kole jste už kouzlili. Znovu můžete v příštím.",
        Refusal::NoPiece => {
            "Žádný takový element teď nelze použít. Nejprve jdou ty doma; pak určete, který z mapy se přesune."
        }
        Refusal::BadTarget => "Sem to kouzlo nemůže. Vyberte některé rozsvícené pole.",
        Refusal::BadUnit => {
            "Armádu v paláci, armádu bez její lodi ani loď, která tu není, přenést nelze. Vyberte jinou jednotku."
        }
        Refusal::NotYourOrb => "Tento orb není váš. Vyberte některý svůj.",
        Refusal::OneShipPerRound => "V tomto kole jste už loď koupili. Další kupte v příštím.",
        Refusal::NoShipsLeft => "Všechny lodě už jsou na mapě. Koupit lze až poté, co se některá potopí.",
        Refusal::NotCoastal => "Město se tohoto pole vody nedotýká. Vyberte vodu u města.",
        Refusal::TooExpensive => "Na loď nemáte dost zdrojů. Počkejte na výnosy.",
        Refusal::AlreadyProposed => "Konec jste v tomto kole už navrhli. Znovu můžete v příštím.",
        Refusal::BadWinner => "Někdo musí vyhrát. Vyberte alespoň jednoho hráče, který je ještě ve hře.",
    }
}

/// Refusals of an action at every city.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> &'static str {
    match (action, why) {
        (Action::Recruit(..), Refusal::Elemental) => {
            "Všechna vaše města drží element. Počkejte, až skončí nadvláda jeho živlu."
        }
        (Action::Recruit(..), Refusal::CityBesieged) => {
            "Žádné vaše město není volné. Nejprve od některého zažeňte nepřítele."
        }
        (Action::Buy(..), Refusal::NotYourCity) => "Nemáte žádné město u vody. Nejprve některé získejte.",
        (Action::Buy(..), Refusal::Elemental) => {
            "Vaše města u vody nebo vodu samu drží element. Počkejte, až skončí nadvláda jeho živlu."
        }
        _ => refusal(why),
    }
}
