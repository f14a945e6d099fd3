//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "You are Eva. Six prizes are at court, one for each symbol. Play a red card with a vizier and a general, and a white vizier with it.",
    "Petr went for monk and princess, Jana withdrew with two cards. You are bound to red in this visit: play the next card alone.",
    "You lead in viziers and generals, two to none each. Elephants are tied. Withdraw, and you take what you lead in.",
    "For the vizier you build a palace. This fortress has tea: goods bring points, more for each one of the same kind.",
    "Now one for the general. Take the city with the road to the next province: palaces joined by roads are a chain.",
    "A player who withdraws takes cards. Take these two for the next visit.",
    "End your turn.",
    "A new province, and every colour is free again. Jana is out, Petr has played a general and a princess. Play your violet card alone.",
    "Petr has withdrawn with the general. You are the only one left, so all you show is yours: withdraw.",
    "Build for the monk where a road leads to your palace in the other province: each province of the chain is a point.",
    "And for the princess on the fortress: this is your second tea.",
    "One card is left: take it.",
    "End your turn.",
    "A third province. Jana shows a vizier and a general. Play your yellow card with a general and the Grand Mogul, who wins the crown.",
    "Jana has withdrawn with the vizier. Add a second general and an elephant: elephants win the tile of the province, with its goods.",
    "You are the last one at court, and all you show is yours: withdraw.",
    "Build for the general where the road from your palace in the first province ends: your chain now spans three.",
    "A crowned palace may stand in a city where another player has built. Place it beside Jana's.",
    "One card is left: take it.",
    "You own two tokens of the general: they bring you a special card, which always comes back to your hand. End your turn.",
    "Most points after twelve visits win. Cards you keep are points, too. The rest is in the rules.",
];
