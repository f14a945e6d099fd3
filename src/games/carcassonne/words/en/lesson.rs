//! The first turn to play.

/// A sentence a step, and one for the end.
pub const LESSON: &[&str] = &[
    "You are Eva. Each turn you draw a tile and lay it where all its edges match; it turns by itself to fit. Put this one above the city.",
    "A follower may go onto the tile just laid; in a city he is a knight. This city is complete: he brings its points at once. Tap the knight.",
    "Two tiles of a city: 4 points, and the knight comes home. End your turn and pass the device on.",
    "Petr’s monk waits for tiles all around. You have drawn a village: lay it at the end of the road. The round arrows turn a tile; leave this one as it is.",
    "Put a follower onto the road in the west: a thief. He stays there until the road is complete.",
    "End your turn.",
    "Another village: close your road with it in the west.",
    "The road ends in two villages now: 3 points for 3 tiles, and your thief comes home. Nobody is needed on this tile: choose “Nothing, end the turn”.",
    "This tile has a foundation for a tower. Lay it below the monastery.",
    "Instead of a follower, put a tower piece onto the foundation: the first floor.",
    "A tower captures followers in reach: with 1 floor it reaches the tiles beside it. Capture Petr’s monk.",
    "He is your prisoner now, and the monastery stands empty. Petr may buy him back from you for 3 points. End your turn.",
    "Now you know most of it. A follower on a field, a farmer, stays and brings 3 points at the end for each complete city beside it. The rest is in the rules.",
];
