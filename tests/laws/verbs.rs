//! One text for every verb of a game's notation, chance entries included.

/// Rules: tigris 6.
pub const TIGRIS: &[&str] = &[
    "king H5",
    "priest off",
    "farmer E1",
    "trader A1",
    "settlement H5",
    "temple H5",
    "farm E1",
    "market H5",
    "catastrophe H5",
    "swap 2k1r",
    "pass",
    "support 2",
    "conflict green",
    "monument red-black F3",
    "decline",
    "treasures B2 D2",
    "draw 0 2k1r3b",
    "first 1",
];

/// Rules: carcassonne 3.4.
pub const CARCASSONNE: &[&str] = &[
    "place (0,-1) 180",
    "follower c0",
    "build (0,1)",
    "top (0,1)",
    "pass",
    "capture (0,1) top",
    "decline",
    "ransom P1",
    "end",
    "first P0",
    "draw E",
];

/// Rules: taj-mahal 6.
pub const TAJ_MAHAL: &[&str] = &[
    "play r-VG+w-E",
    "withdraw",
    "place V KAB1",
    "take r-VG+w-K",
    "provinces KAB KAS DEL AWA LAH ALL THA MUL GUJ AJM MAL",
    "bonus KAB1=tea KAB3=card",
    "deal 0 2r-VE+w-K",
    "supply r-VG+w-K",
    "dummy r-VG+w-K",
    "first 1",
    "draw 0 y-ME",
];

/// Rules: java 6.
pub const JAVA: &[&str] = &[
    "three H7 G7 G8",
    "two G7 G8",
    "rice G7",
    "village G7",
    "water G7",
    "enter G7",
    "move G7 H8",
    "leave G7",
    "palace G7 4",
    "expand G7 6",
    "take open",
    "take deck",
    "token",
    "festival G7 mask+2drum-puppet",
    "lay mask",
    "pass",
    "end",
    "draw 0 2mask+drum",
    "open mask-drum",
    "first 1",
];

/// Rules: elementaris 6.
pub const ELEMENTARIS: &[&str] = &[
    "place I B1",
    "recruit II A8",
    "march I B6",
    "attack I B9",
    "sortie III",
    "occupy I",
    "assault I",
    "take I",
    "board I As4",
    "sail I As2",
    "sea_attack I As2",
    "land I A12",
    "sink I As4",
    "stance I open",
    "pass",
    "disband II",
    "cast earth A6",
    "transfer 1 III B6",
    "give_up B3",
    "buy A8 As3",
    "propose 0+2",
    "vote yes",
    "resign",
    "done",
];
