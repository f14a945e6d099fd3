//! Refusals: what is wrong, and what would help.

use crate::games::elementaris::rules::{Action, Refusal};

pub(in super::super) fn refusal(refusal: Refusal) -> &'static str {
    match refusal {
        Refusal::WrongPhase => "You can't do that now. See what is asked at the top.",
        Refusal::AlreadyMoved => "This army has already moved this round. It moves again in the next one.",
        Refusal::NotYourTurn => "It isn't your turn. Wait until your name is at the top.",
        Refusal::WrongArmy => "Another of your armies moves now. Armies act in the order of their numbers.",
        Refusal::MustPlaceFirst => "Your first city comes before anything else. Occupy one that is lit.",
        Refusal::CityTaken => "Somebody owns this city already. Choose one without an owner.",
        Refusal::NotOwnCorner => "Your first city must be in your own land. Choose one that is lit.",
        Refusal::ArmyInPalace => "This army waits in the palace. It has to be recruited first.",
        Refusal::ArmyOnMap => "This army is on the map already. Recruit one from the palace.",
        Refusal::ArmyAboard => "The army is on a ship. It can sail, fight at sea or land.",
        Refusal::ArmyAshore => "The army isn't on a ship. It has to board one first.",
        Refusal::Mountain => "Nobody enters mountains or the volcano. Go around them.",
        Refusal::NeedsShip => "You need a ship on water. Board one that is moored here.",
        Refusal::ShipOnLand => "A ship stays on water. An army goes ashore by landing.",
        Refusal::NoLandingOnBridge => "You can't land on a bridge. Land on a coast.",
        Refusal::NotAdjacent => "You can't get to this field from here. Choose one that is lit.",
        Refusal::NoCity => "There is no city on this field. Choose one with a city.",
        Refusal::OwnCity => "The city is yours already. Choose another one.",
        Refusal::CityHasOwner => "The city belongs to another player. Attack it instead.",
        Refusal::CityIsFree => "Nobody defends this city. Occupy it.",
        Refusal::NoOwnCity => "You can't recruit without a city. Win a city first.",
        Refusal::NotYourCity => "This city isn't yours. Choose one of your own.",
        Refusal::NoOrb => "There is no orb site here. Choose a field with one.",
        Refusal::OwnOrb => "This orb is yours already. Go to another site.",
        Refusal::OrbLimit => "You have three orbs, the maximum. Give one up in the second turn.",
        Refusal::ShipOccupied => "This ship carries an army. Only empty ships can be boarded or sunk.",
        Refusal::NoShipHere => "No such ship is moored at this field. Choose one that is.",
        Refusal::Elemental => "An elemental holds this field. Wait until the rule of its element is over.",
        Refusal::LandingOpposed => "An enemy army is on that field or in its city. Land somewhere else.",
        Refusal::EnemyOnField => "An enemy is there. Attack to enter.",
        Refusal::NobodyToAttack => "There is nobody to attack. Armies at a city don't hold the open ground.",
        Refusal::SeaContested => "An enemy ship with an army is on this sea. Nobody boards beside it.",
        Refusal::CityBesieged => "The city is besieged. Drive the enemy away first.",
        Refusal::CannotPay => "You couldn't pay one more army. Win a city or an orb of earth first.",
        Refusal::NotAtOwnCity => "An army can change its stance only at your own city. Move it there first.",
        Refusal::OpenGroundHeld => "An enemy is outside the city. Only a sortie gets you out.",
        Refusal::StanceUnchanged => {
            "The army has this stance already, or has changed it this turn. Choose something else."
        }
        Refusal::WrongElement => "The clock doesn't show the rule of this element. Wait until it does.",
        Refusal::NeedsTwoOrbs => "You need two orbs of this element. Take another first.",
        Refusal::AlreadyCast => "You have already cast this round. Cast again in the next one.",
        Refusal::NoPiece => {
            "You can't use that elemental now. Send those at home first, or choose one on the map to move."
        }
        Refusal::BadTarget => "The spell can't go there. Choose one of the lit fields.",
        Refusal::BadUnit => {
            "An army in the palace, an army without its ship and a missing ship can't be carried. Choose another unit."
        }
        Refusal::NotYourOrb => "This orb isn't yours. Choose one of your own.",
        Refusal::OneShipPerRound => "You have already bought a ship this round. Buy another in the next one.",
        Refusal::NoShipsLeft => "All ships are on the map. One has to sink before another can be bought.",
        Refusal::NotCoastal => "This city doesn't touch that water. Choose water beside the city.",
        Refusal::TooExpensive => "You can't afford a ship. Wait for income.",
        Refusal::AlreadyProposed => {
            "You have already proposed the end this round. Propose again in the next one."
        }
        Refusal::BadWinner => "Somebody has to win. Choose at least one player who is still in the game.",
    }
}

/// Refusals of an action at every city.
pub(in super::super) fn everywhere(action: &Action, why: Refusal) -> &'static str {
    match (action, why) {
        (Action::Recruit(..), Refusal::Elemental) => {
            "An elemental holds each of your cities. Wait until the rule of its element is over."
        }
        (Action::Recruit(..), Refusal::CityBesieged) => {
            "No city of yours is free to recruit in. Drive away the enemy in front of it first."
        }
        (Action::Buy(..), Refusal::NotYourCity) => "You have no city on the water. Win one first.",
        (Action::Buy(..), Refusal::Elemental) => {
            "An elemental holds your cities on the water, or the water itself. Wait until its rule is over."
        }
        _ => refusal(why),
    }
}
