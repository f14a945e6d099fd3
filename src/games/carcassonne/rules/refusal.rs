//! Reasons for refusing an action: the codes of the rule file (rules: carcassonne 6), in its order.

use crate::table::refusals;

refusals! {
    GameOver "game_over", NotYourTurn "not_your_turn", WrongPhase "wrong_phase",
    Occupied "occupied", NoNeighbour "no_neighbour", EdgeMismatch "edge_mismatch",
    NoFollower "no_follower", NotThisTile "not_this_tile", NoSuchSegment "no_such_segment",
    FarmersOff "farmers_off", FeatureOccupied "feature_occupied",
    TowerOff "tower_off", NoTowerPieces "no_tower_pieces", NoFoundation "no_foundation",
    TowerEmpty "tower_empty", TowerClosed "tower_closed",
    NotOnBoard "not_on_board", OutOfRange "out_of_range",
    RansomOff "ransom_off", RansomWindowClosed "ransom_window_closed", RansomUsed "ransom_used",
    NotYourFigure "not_your_figure", NotAPrisoner "not_a_prisoner", NotEnoughPoints "not_enough_points",
}
