//! The effect of an action, as facts without a language, read from [`Game::preview`].

use super::outcome::Fate;
use crate::games::elementaris::rules::{
    Action, Armies, Army, Battle, Element, Elementaris, Ending, Event, Field, Phase, Seats, View,
};
use crate::table::{Game, Preview, Seat};

/// A fact of a preview. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PreviewFact {
    /// An army is recruited in a city.
    Comes {
        army: Army,
        at: Field,
    },
    Goes {
        army: Army,
        to: Field,
    },
    /// The army joins others of the seat: all of them, and their defence.
    Together {
        armies: Armies,
        defence: u32,
    },
    /// The army arrives at a city that is not the seat's.
    Before {
        at: Field,
        owner: Option<Seat>,
    },
    Fights {
        battle: Battle,
    },
    /// The seat gets a free city.
    Occupies {
        at: Field,
    },
    /// The seat takes an orb; its former owner, if any.
    TakesOrb {
        element: Element,
        from: Option<Seat>,
    },
    Boards {
        sea: Field,
    },
    /// The ship stays at this coast.
    Lands {
        to: Field,
        sea: Field,
    },
    Sinks {
        sea: Field,
    },
    Stands {
        army: Army,
        open: bool,
    },
    /// The towers of a player change.
    Towers {
        seat: Seat,
        income: u32,
        costs: u32,
    },
    /// The moves left for the army.
    MovesLeft {
        moves: u8,
    },
    /// The army waits.
    Waits {
        army: Army,
    },
    Disbands {
        army: Army,
    },
    /// An elemental is placed on a field and stays until its rule ends.
    Closes {
        element: Element,
        at: Field,
        from: Option<Field>,
    },
    /// Armies are destroyed.
    Destroys {
        seat: Seat,
        armies: Armies,
    },
    /// There are no armies there.
    DestroysNobody,
    Carries {
        seat: Seat,
        army: Army,
        to: Field,
    },
    CarriesShip {
        land: Field,
        sea: Field,
    },
    /// An orb is given up; `orbs` is the number of that element owned before.
    GivesUp {
        at: Field,
        element: Element,
        orbs: u32,
    },
    Buys {
        city: Field,
        sea: Field,
        price: u8,
    },
    /// These players vote one after another.
    Asks {
        winners: Seats,
        others: Seats,
    },
    /// The seat agrees; this seat votes next.
    Agrees {
        next: Seat,
    },
    /// The first no ends the vote.
    EndsVote,
    Resigns,
    Eliminates {
        seat: Seat,
    },
    /// The hand moves, or an age holds it.
    Hand {
        element: Option<Element>,
    },
    Held {
        element: Element,
    },
    Ends {
        ending: Ending,
        winners: Seats,
    },
    /// The second turn is over.
    EndsTurn,
}

/// Returns the facts about an action of the deciding seat, the most important first.
pub(super) fn preview_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    let game = &*view.game;
    let Preview { after, events } = Elementaris::preview(view, action);
    let after = &*after.game;
    let mut facts: Vec<PreviewFact> = Vec::new();
    // Losses are enough to say; the towers follow from them.
    let cruel = events.iter().any(|e| matches!(e, Event::Fought { .. } | Event::Destroyed { .. }));
    for event in events.iter().filter(|event| !cruel || !matches!(event, Event::Towers { .. })) {
        facts.extend(fact(view, event));
    }
    // The winner moves to the field, which is said already.
    let holder = events.iter().find_map(holder);
    facts.retain(|one| !matches!(one, PreviewFact::Goes { army, to } if holder == Some((*army, *to))));
    if matches!(action, Action::Cast(..)) && !events.iter().any(|e| matches!(e, Event::Destroyed { .. })) {
        facts.push(PreviewFact::DestroysNobody);
    }
    if let Action::Propose(winners) = action {
        let others = game.living().filter(|seat| *seat != game.active).collect();
        facts.push(PreviewFact::Asks { winners: *winners, others });
    }
    match (action, after.phase) {
        (Action::Vote(true), Phase::Vote(next)) => facts.push(PreviewFact::Agrees { next }),
        (Action::Vote(false), _) => facts.push(PreviewFact::EndsVote),
        _ => {}
    }
    facts.extend(together(game, after, action));
    facts.extend(before(game, after, action));
    let same = after.active == game.active && after.call == game.call && after.round == game.round;
    if same && after.phase == Phase::Activation && after.moves < game.moves {
        facts.push(PreviewFact::MovesLeft { moves: after.moves });
    }
    if let Phase::Over(ending) = after.phase {
        facts.push(PreviewFact::Ends { ending, winners: after.winners });
    }
    if facts.is_empty() {
        facts.push(PreviewFact::EndsTurn);
    }
    facts
}

/// Returns the army that wins the field it attacks, and that field.
fn holder(event: &Event) -> Option<(Army, Field)> {
    match event {
        Event::Fought { battle } if Fate::of(battle) == Fate::Holds => Some((battle.army, battle.at)),
        _ => None,
    }
}

/// Returns the armies of the seat on the field that its army enters without a battle.
fn together(game: &Elementaris, after: &Elementaris, action: &Action) -> Option<PreviewFact> {
    let (seat, army) = (game.active, action.army()?);
    if game.battle(seat, action).is_some() {
        return None;
    }
    let at = after.spot(seat, army).filter(|at| game.spot(seat, army) != Some(*at))?;
    let home = after.is_at_city(seat, army);
    let armies = if home { after.garrison(seat, at) } else { after.armies_open(seat, at) };
    let alone = armies.count() < 2 && !home;
    (!alone).then(|| PreviewFact::Together { armies, defence: after.defence(seat, armies.count(), home) })
}

/// Returns the city that an army of the seat arrives at without taking it (rules: elementaris R21).
fn before(game: &Elementaris, after: &Elementaris, action: &Action) -> Option<PreviewFact> {
    let (seat, army) = (game.active, action.army()?);
    let at = after.spot(seat, army).filter(|at| game.spot(seat, army) != Some(*at))?;
    let owner = at.city().map(|_| after.owner(at))?;
    (owner != Some(seat)).then_some(PreviewFact::Before { at, owner })
}

fn fact(view: &View, event: &Event) -> Option<PreviewFact> {
    let game = &*view.game;
    Some(match *event {
        Event::Placed { army, at, .. } | Event::Recruited { army, at, .. } => PreviewFact::Comes { army, at },
        Event::Moved { army, to, .. } => PreviewFact::Goes { army, to },
        Event::Fought { battle } => PreviewFact::Fights { battle },
        Event::Occupied { at, .. } => PreviewFact::Occupies { at },
        Event::TookOrb { element, from, .. } => PreviewFact::TakesOrb { element, from },
        Event::Boarded { sea, .. } => PreviewFact::Boards { sea },
        Event::Landed { from, to, .. } => PreviewFact::Lands { to, sea: from },
        Event::Sank { sea, .. } => PreviewFact::Sinks { sea },
        Event::Stood { army, open, .. } => PreviewFact::Stands { army, open },
        Event::Passed { army, .. } => PreviewFact::Waits { army },
        Event::Towers { seat, income, costs } => {
            let same = (game.income(seat), game.costs(seat)) == (income, costs);
            return (!same).then_some(PreviewFact::Towers { seat, income, costs });
        }
        Event::Disbanded { army, .. } => PreviewFact::Disbands { army },
        Event::Cast { element, at, from, .. } => PreviewFact::Closes { element, at, from },
        Event::Destroyed { seat, armies, .. } => PreviewFact::Destroys { seat, armies },
        Event::Carried { owner, army, to, .. } => PreviewFact::Carries { seat: owner, army, to },
        Event::CarriedShip { to, .. } => {
            let (land, sea) = to.fields();
            PreviewFact::CarriesShip { land, sea }
        }
        Event::GaveUp { at, element, .. } => {
            PreviewFact::GivesUp { at, element, orbs: game.orbs_in(game.active, element) }
        }
        Event::Bought { city, sea, price, .. } => PreviewFact::Buys { city, sea, price },
        Event::Resigned { .. } => PreviewFact::Resigns,
        Event::Eliminated { seat } => PreviewFact::Eliminates { seat },
        Event::HandMoved { element, .. } => PreviewFact::Hand { element },
        Event::HandHeld { element, .. } => PreviewFact::Held { element },
        Event::Conquered { .. }
        | Event::Paid { .. }
        | Event::Proposed { .. }
        | Event::Voted { .. }
        | Event::EndedTurn { .. }
        | Event::WentHome { .. }
        | Event::RoundBegan { .. }
        | Event::GameOver { .. } => return None,
    })
}
