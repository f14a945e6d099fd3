//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "You are Eva. Each turn you draw a tile and place it where all its edges match. It turns by itself to fit. Put this one above the city.",
    "A meeple may go onto the tile just placed. In a city it is a knight. This city is complete, so it scores at once. Choose the knight.",
    "Two tiles of a city: 4 points, and the knight returns to you. End your turn and pass the device on.",
    "Petr's monk waits for tiles all around. You have drawn a village: place it at the end of the road. The round arrows turn a tile; leave this one as it is.",
    "Put a meeple onto the road in the west: a highwayman. It stays there until the road is complete.",
    "End your turn.",
    "Another village: close your road with it in the west.",
    "The road ends in two villages now: 3 points for 3 tiles, and your highwayman returns. You need nobody on this tile: choose “Nothing, end the turn”.",
    "This tile has a foundation for a tower. Place it below the monastery.",
    "Instead of a meeple, put a tower piece onto the foundation: the first floor.",
    "A tower captures meeples in reach: with 1 floor it reaches the tiles beside it. Capture Petr's monk.",
    "It is your prisoner now, and the monastery is empty. Petr may buy it back from you for 3 points. End your turn.",
    "Now you know most of it. A meeple on a field is a farmer: it stays and scores 3 points at the end for each complete city beside it. The rest is in the rules.",
];
