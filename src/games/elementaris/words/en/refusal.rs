//! Refusals: what is wrong, and what would help.

use crate::games::elementaris::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::WrongPhase => "You can't do that now. See what is asked at the top.",
        Refusal::AlreadyMoved => "This army has already moved this round. It moves again in the next one.",
        Refusal::NotYourTurn => "It is not your turn. Wait until your name is at the top.",
        Refusal::WrongArmy => "Another of your armies moves now. Armies act in the order of their numbers.",
        Refusal::MustPlaceFirst => "Occupy your first city before anything else.",
        Refusal::CityTaken => "Somebody owns this city already. Choose one without an owner.",
        Refusal::NotOwnCorner => "Your first city must be in your own land.",
        Refusal::ArmyInPalace => "This army waits in the palace. It has to be recruited first.",
        Refusal::ArmyOnMap => "This army is on the map already.",
        Refusal::ArmyAboard => "The army is on a ship. It can sail, fight at sea or land.",
        Refusal::ArmyAshore => "The army is not on a ship. It has to board one first.",
        Refusal::Mountain => "Nobody enters mountains or the volcano.",
        Refusal::NeedsShip => "You need a ship on water. Board one that is moored here.",
        Refusal::ShipOnLand => "A ship stays on water. An army goes ashore by landing.",
        Refusal::NoLandingOnBridge => "You cannot land on a bridge. Land on a coast.",
        Refusal::NotAdjacent => "You can't get to this field from here. Choose one that is lit.",
        Refusal::NoCity => "There is no city on this field.",
        Refusal::OwnCity => "The city is yours already.",
        Refusal::CityHasOwner => "The city belongs to another player.",
        Refusal::CityIsFree => "Nobody defends this city. Occupy it.",
        Refusal::NoOwnCity => "You can't recruit without a city. Win a city first.",
        Refusal::NotYourCity => "This city is not yours. Choose one of your own.",
        Refusal::NoOrb => "There is no orb site here.",
        Refusal::OwnOrb => "This orb is yours already.",
        Refusal::OrbLimit => "You have three orbs, the maximum. Give one up in the second turn.",
        Refusal::ShipOccupied => "This ship carries an army. Only empty ships can be boarded or sunk.",
        Refusal::NoShipHere => "No such ship is moored at this field.",
        Refusal::Elemental => "An elemental holds this field until the rule of its element is over.",
        Refusal::LandingOpposed => "You can land only where no enemy army is, not even inside a city.",
        Refusal::EnemyOnField => "An enemy is there. Attack to enter.",
        Refusal::NobodyToAttack => "There is nobody to attack. Armies at a city don't hold the open ground.",
        Refusal::SeaContested => "An enemy ship with an army is on this sea. Nobody boards beside it.",
        Refusal::CityBesieged => "The city is besieged. Drive the enemy away first.",
        Refusal::CannotPay => "You couldn't pay the wages of one more army.",
        Refusal::NotAtOwnCity => "Only at your own city can an army change its stance.",
        Refusal::OpenGroundHeld => "An enemy is outside the city. Only a sortie gets you out.",
        Refusal::StanceUnchanged => "The army has this stance already, or has changed it this turn.",
        Refusal::WrongElement => "The clock does not show the rule of this element.",
        Refusal::NeedsTwoOrbs => "You need two orbs of this element.",
        Refusal::AlreadyCast => "You have already cast this round.",
        Refusal::NoPiece => {
            "You can't use that elemental now. Send those at home first, or choose one on the map to move."
        }
        Refusal::BadTarget => "The spell cannot go there. Choose one of the lit fields.",
        Refusal::BadUnit => {
            "This unit cannot be carried: an army in the palace, an army without its ship, a ship that is not there."
        }
        Refusal::NotYourOrb => "This orb is not yours.",
        Refusal::OneShipPerRound => "You have already bought a ship this round.",
        Refusal::NoShipsLeft => "All ships are on the map. One has to sink before another can be bought.",
        Refusal::NotCoastal => "This city does not touch that water.",
        Refusal::TooExpensive => "You can't afford a ship.",
        Refusal::AlreadyProposed => "You have already proposed the end this round.",
        Refusal::BadWinner => "Choose at least one player who is still in the game.",
    }
}

/// Refusals of an action at every city.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> &'static str {
    match (action, why) {
        (Action::Recruit(..), Refusal::Elemental) => {
            "An elemental holds each of your cities until the rule of its element is over."
        }
        (Action::Recruit(..), Refusal::CityBesieged) => {
            "No city of yours is free to recruit in. Drive away the enemy in front of it first."
        }
        (Action::Buy(..), Refusal::NotYourCity) => "You have no city at the water. Win one first.",
        (Action::Buy(..), Refusal::Elemental) => {
            "An elemental holds your cities at the water, or the water itself, until the rule of its element is over."
        }
        _ => refusal(why),
    }
}
