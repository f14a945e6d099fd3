//! The tutorial.

/// One sentence a step, and one for the end.
pub const TUTORIAL: &[&str] = &[
    "You are Eva. You have two orbs in your palace, but no city yet. Choose Rudohrad in the north: nobody defends it.",
    "The city is yours. It brings one resource, which pays one army. The army is done: go on.",
    "After the armies comes the second turn of the round, for spells or for income. You have neither yet: end it.",
    "Your orb of air gives every army two moves. March south-west, to the field with the orb of fire.",
    "Taking an orb is a move, too. Take it: that makes two of fire.",
    "Orbs of fire double your attacks. The army is done.",
    "Petr is coming close. Fire rules, and you have two orbs of it: send the elemental onto the army south of you.",
    "Petr's army is back in the palace, and nobody can enter that field while fire rules. End your turn.",
    "Fire no longer rules. Petr's city Žárov is empty: march to its walls.",
    "Walls have strength 1, your army has 2, because fire doubles it. Assault the city.",
    "Žárov is yours. Two cities pay two armies: bring army II from the palace into Rudohrad.",
    "Army II has another move. Armies at a city defend it, so let it stay: wait.",
    "The clock is at yellow: two cities brought two resources, two armies cost two. What is left over buys ships. End your turn.",
    "An empty ship lies at the coast of Žárov. Ships belong to whoever boards them: board it with army I.",
    "Land at the free city of Jasanov, on the other shore.",
    "Army II guards Rudohrad: wait.",
    "Each element rules for three rounds, then the clock is at yellow. End your turn.",
    "Nobody defends Jasanov. Occupy it: your third city.",
    "Enough cities at yellow win; after round 33, cities, orbs and armies are counted. Three orbs of one element stop the clock. The rest is in the rules.",
];
