//! Refusal codes of the rule file (rules: java 5, 6): the reasons common to all actions, around those of each
//! action.

use crate::table::refusals;

refusals! {
    NotYourTurn "NOT_YOUR_TURN", WrongPhase "WRONG_PHASE",
    NoTile "NO_TILE", OffMap "OFF_MAP", CoversFigure "COVERS_FIGURE", CoversPalace "COVERS_PALACE",
    CoversWater "COVERS_WATER", Uneven "UNEVEN", Outside "OUTSIDE", ExactCover "EXACT_COVER",
    NeedsTwoTiles "NEEDS_TWO_TILES", JoinsCities "JOINS_CITIES",
    Edge "EDGE", Water "WATER", NotBare "NOT_BARE",
    NoFigure "NO_FIGURE", NotYours "NOT_YOURS", SameHex "SAME_HEX", Occupied "OCCUPIED", NoPath "NO_PATH",
    NotVillage "NOT_VILLAGE", HasPalace "HAS_PALACE", NoPalace "NO_PALACE", AlreadyChanged "ALREADY_CHANGED",
    NotHigher "NOT_HIGHER", TooSmall "TOO_SMALL", NoPalaceTile "NO_PALACE_TILE", NotLeader "NOT_LEADER",
    CardLimit "CARD_LIMIT", NoCards "NO_CARDS",
    NoToken "NO_TOKEN", TokenUsed "TOKEN_USED", TooLate "TOO_LATE",
    LandFirst "LAND_FIRST", FestivalHeld "FESTIVAL_HELD", NoFigureInCity "NO_FIGURE_IN_CITY",
    NotInHand "NOT_IN_HAND", CardMismatch "CARD_MISMATCH",
    NoAp "NO_AP", ReserveForLand "RESERVE_FOR_LAND",
}
