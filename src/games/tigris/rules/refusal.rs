//! Reasons for refusing an action: the codes of the rule file (rules: tigris 6), in its order.

use crate::table::refusals;

refusals! {
    GameOver, NotYourDecision, WrongPhase, OutOfBoard, SameCell, CellOccupied, RiverCell, NoAdjacentTemple,
    LeaderJoinsKingdoms, LeaderNotOnBoard, TileNotInHand, FarmNeedsRiver, OnlyFarmsOnRiver, JoinsThreeKingdoms,
    NoCatastropheLeft, CatastropheOnLeader, CatastropheOnCatastrophe, CatastropheOnMonument, CatastropheOnTreasure,
    SwapNothing, NotEnoughTiles, EnglishAttackerMustExceed, EnglishDefenderMustTieExactly, NoSuchConflict,
    NotASquare, NoSuchMonument, MonumentTaken, MonumentColourMismatch, NotATreasureHere, WrongTreasureCount,
    CornerTreasureFirst,
}
