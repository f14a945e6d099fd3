//! Why an action is refused: the codes of the rule file (rules: tigris 6), in its order.

use crate::table;

macro_rules! refusals {
    ($($name:ident),* $(,)?) => {
        /// A reason why an action is refused.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
        pub enum Refusal { $($name),* }

        impl table::Refusal for Refusal {
            const ALL: &'static [Self] = &[$(Self::$name),*];

            fn code(self) -> &'static str {
                match self { $(Self::$name => stringify!($name)),* }
            }
        }
    };
}

refusals! {
    GameOver, NotYourDecision, WrongPhase, OutOfBoard, SameCell, CellOccupied, RiverCell, NoAdjacentTemple,
    LeaderJoinsKingdoms, LeaderNotOnBoard, TileNotInHand, FarmNeedsRiver, OnlyFarmsOnRiver, JoinsThreeKingdoms,
    NoCatastropheLeft, CatastropheOnLeader, CatastropheOnCatastrophe, CatastropheOnMonument, CatastropheOnTreasure,
    SwapNothing, NotEnoughTiles, EnglishAttackerMustExceed, EnglishDefenderMustTieExactly, NoSuchConflict,
    NotASquare, NoSuchMonument, MonumentTaken, MonumentColourMismatch, NotATreasureHere, WrongTreasureCount,
    CornerTreasureFirst,
}
