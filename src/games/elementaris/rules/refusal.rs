//! Why an action is refused: the codes of the rule file (rules: elementaris 6), in its order.

use crate::table;

macro_rules! refusals {
    ($($name:ident = $code:literal),* $(,)?) => {
        /// A reason why an action is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal { $($name),* }

        impl table::Refusal for Refusal {
            const ALL: &'static [Self] = &[$(Self::$name),*];

            fn code(self) -> &'static str {
                match self { $(Self::$name => $code),* }
            }
        }
    };
}

refusals! {
    WrongPhase = "wrong_phase",
    AlreadyMoved = "already_moved",
    NotYourTurn = "not_your_turn",
    WrongArmy = "wrong_army",
    MustPlaceFirst = "must_place_first",
    CityTaken = "city_taken",
    NotOwnCorner = "not_own_corner",
    ArmyInPalace = "army_in_palace",
    ArmyOnMap = "army_on_map",
    ArmyAboard = "army_aboard",
    ArmyAshore = "army_ashore",
    Mountain = "mountain",
    NeedsShip = "needs_ship",
    ShipOnLand = "ship_on_land",
    NoLandingOnBridge = "no_landing_on_bridge",
    NotAdjacent = "not_adjacent",
    NoCity = "no_city",
    OwnCity = "own_city",
    CityHasOwner = "city_has_owner",
    CityIsFree = "city_is_free",
    NoOwnCity = "no_own_city",
    NotYourCity = "not_your_city",
    NoOrb = "no_orb",
    OwnOrb = "own_orb",
    OrbLimit = "orb_limit",
    ShipOccupied = "ship_occupied",
    NoShipHere = "no_ship_here",
    Elemental = "elemental",
    LandingOpposed = "landing_opposed",
    EnemyOnField = "enemy_on_field",
    NobodyToAttack = "nobody_to_attack",
    SeaContested = "sea_contested",
    CityBesieged = "city_besieged",
    CannotPay = "cannot_pay",
    NotAtOwnCity = "not_at_own_city",
    OpenGroundHeld = "open_ground_held",
    StanceUnchanged = "stance_unchanged",
    WrongElement = "wrong_element",
    NeedsTwoOrbs = "needs_two_orbs",
    AlreadyCast = "already_cast",
    NoPiece = "no_piece",
    BadTarget = "bad_target",
    BadUnit = "bad_unit",
    NotYourOrb = "not_your_orb",
    OneShipPerRound = "one_ship_per_round",
    NoShipsLeft = "no_ships_left",
    NotCoastal = "not_coastal",
    TooExpensive = "too_expensive",
    AlreadyProposed = "already_proposed",
    BadWinner = "bad_winner",
}
