//! The first turn to play.

/// A sentence a step, and one for the end.
pub const LESSON: &[&str] = &[
    "You are Eva. Six prizes are at court, one for each symbol. Play a red card with a vizier and a general, and a white vizier with it.",
    "Petr went for monk and princess, Jana withdrew with two cards. You are bound to red in this visit: play the next card alone.",
    "You lead with viziers and generals, two to none each. Elephants are tied. Withdraw, and you take what you lead in.",
    "For the vizier you build a palace. This fortress has tea: goods bring points, more for each one of the same kind.",
    "For the general another one. Take the city with the road to the next province: palaces joined by roads are a chain.",
    "A player who withdraws takes cards. Take these two for the next visit.",
    "End your turn.",
    "A new province, and every colour is free again. Jana is out, Petr has played a general and a princess. Play your violet card alone.",
    "Petr has withdrawn with the general. You are the only one left, so all you show is yours: withdraw.",
    "Build for the monk where a road leads to your palace in the other province: each province of the chain is a point.",
    "And for the princess on the fortress: this is your second tea.",
    "One card is left: take it.",
    "End your turn.",
    "A game has twelve visits. Cards you keep are points at the end, too. The rest is in the rules.",
];
