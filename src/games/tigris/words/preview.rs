//! The effect of an action, as facts without a language, read from [`Game::preview`].

use crate::games::tigris::rules::{
    Action, Award, Color, ConflictStrengths, Effect, Event, Monument, Phase, Public, Tigris, Tiles, View,
    ends_game_with,
};
use crate::games::tigris::rules::{Cell, Cells};
use crate::table::{Game, Preview, Seat};

/// A fact of a preview. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PreviewFact {
    /// The leader is placed without a conflict; `founds` a new kingdom.
    Settles {
        color: Color,
        to: Cell,
        founds: bool,
    },
    /// The leader is placed and starts a revolt.
    Revolt {
        color: Color,
        to: Cell,
        rival: Seat,
        mine: u8,
        theirs: u8,
    },
    /// The leader returns to supply.
    Withdraws {
        color: Color,
    },
    /// The number of kingdoms on the board changes.
    Kingdoms {
        before: usize,
        after: usize,
    },
    /// The tile gives this seat a point, by this leader.
    Point {
        tile: Color,
        at: Cell,
        seat: Seat,
        leader: Color,
    },
    NoPoint {
        tile: Color,
        at: Cell,
        why: NoPoint,
    },
    /// The tile joins two kingdoms with leaders of the same colours.
    Wars {
        tile: Color,
        at: Cell,
        wars: Vec<ConflictStrengths>,
    },
    /// A square of four is complete.
    Square,
    /// These treasures go to the owner of the trader.
    Takes {
        seat: Seat,
        cells: Cells,
    },
    /// The owner of the trader will choose treasures.
    Chooses {
        seat: Seat,
    },
    /// Two treasures or fewer will be left.
    LastTreasures,
    /// A catastrophe on this cell, and the tile it destroys.
    Strikes {
        at: Cell,
        tile: Option<Color>,
    },
    /// Leaders lose their last temple.
    Evicted {
        leaders: Vec<(Seat, Color)>,
    },
    Swaps {
        tiles: Tiles,
    },
    /// The bag has too few tiles for the swap.
    BagRunsOut {
        left: u8,
    },
    /// The turn ends with this many actions unused.
    EndsTurn {
        unused: u8,
    },
    /// Monuments give the seat points at the end of this turn: colours with their counts.
    MonumentPoints {
        points: Vec<(Color, usize)>,
    },
    /// The attacker's total exceeds the defender's, who may still commit tiles.
    Attack {
        mine: u8,
        theirs: u8,
        rival: Seat,
    },
    /// The attacker's points if the attack succeeds.
    Prize {
        color: Color,
        count: u8,
    },
    /// The defender's total wins these points.
    Holds {
        mine: u8,
        theirs: u8,
        color: Color,
        count: u8,
    },
    /// This total loses: the leader and this many tiles of the colour leave; a tie goes to the defender.
    Falls {
        mine: u8,
        theirs: u8,
        leader: Color,
        color: Color,
        tiles: u8,
    },
    /// Temples of the losing side that stay and give no point: with a treasure, beside another leader.
    Stay {
        treasure: Cells,
        leader: Cells,
    },
    /// The war of this colour comes next.
    NextWar(ConflictStrengths),
    Builds {
        monument: Monument,
        at: Cell,
    },
    /// The new monument gives these seats a point of these colours at the end of their turns.
    Earns {
        to: Vec<(Seat, Color)>,
    },
    Declines,
    /// Treasures that are taken, and those that stay.
    Collects {
        taken: Cells,
        stay: Cells,
    },
    /// A chance event.
    Luck,
}

/// The reason why a tile gives no point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoPoint {
    /// The cell touches no kingdom.
    NoKingdom,
    /// The kingdom has neither the matching leader nor a king.
    NoLeader,
    /// Two kingdoms are joined without a conflict.
    Peace,
}

/// Returns the seat that decides now; during chance events, the active player.
pub(super) fn decider(view: &View) -> Seat {
    view.public.turn().seat().unwrap_or(view.public.active)
}

/// Returns the facts about an action of the deciding seat, the most important first.
pub(super) fn preview_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    let (public, seat) = (&*view.public, decider(view));
    if matches!(action, Action::Draw(..) | Action::First(_)) {
        return vec![PreviewFact::Luck];
    }
    let preview = Tigris::preview(view, action);
    let (effect, after) = (Effect::of(&preview), &*preview.after.public);
    let mut facts = match *action {
        Action::Position(color, to) => vec![position(after, &effect, color, to)],
        Action::Withdraw(color) => vec![PreviewFact::Withdraws { color }],
        Action::Place(tile, at) => place(after, &effect, tile, at),
        Action::Swap(tiles) => swap(view, tiles),
        Action::Pass => pass(public, seat, &preview.events),
        Action::Support(_) => support(public, seat, &preview),
        Action::Conflict(_) => effect.wars.iter().copied().map(PreviewFact::NextWar).collect(),
        Action::Monument(monument, at) => vec![PreviewFact::Builds { monument, at }],
        Action::Decline => vec![PreviewFact::Declines],
        Action::Treasures(taken) => {
            vec![PreviewFact::Collects { taken: taken.cells, stay: public.treasures_of(seat) - taken.cells }]
        }
        Action::Catastrophe(_) | Action::Draw(..) | Action::First(_) => {
            preview.events.iter().filter_map(strikes).collect()
        }
    };
    // The result of a conflict is enough.
    if matches!(action, Action::Support(_)) {
        return facts;
    }
    if !effect.evicted.is_empty() {
        facts.push(PreviewFact::Evicted { leaders: effect.evicted.iter().map(|e| (e.0, e.1)).collect() });
    }
    if let Action::Monument(monument, at) = *action {
        let to: Vec<_> = after.earners(monument, at.index()).collect();
        facts.extend((!to.is_empty()).then_some(PreviewFact::Earns { to }));
    }
    let count = kingdoms(public, after, action, facts.first());
    facts.extend(count);
    facts.extend(treasures(preview, action));
    facts
}

fn strikes(event: &Event) -> Option<PreviewFact> {
    match *event {
        Event::Catastrophe { cell, tile, .. } => Some(PreviewFact::Strikes { at: cell, tile }),
        _ => None,
    }
}

fn position(after: &Public, effect: &Effect, color: Color, to: Cell) -> PreviewFact {
    match effect.revolt {
        Some(ConflictStrengths { defender, attack, defence, .. }) => {
            PreviewFact::Revolt { color, to, rival: defender, mine: attack, theirs: defence }
        }
        None => {
            let leaders = after.region(to.index()) & after.leader_cells();
            PreviewFact::Settles { color, to, founds: !leaders.is_several() }
        }
    }
}

fn place(after: &Public, effect: &Effect, tile: Color, at: Cell) -> Vec<PreviewFact> {
    let ruled = || after.region(at.index()).meets(&after.leader_cells());
    let why = match () {
        () if effect.union => NoPoint::Peace,
        () if ruled() => NoPoint::NoLeader,
        () => NoPoint::NoKingdom,
    };
    let mut facts = vec![match effect.point {
        _ if !effect.wars.is_empty() => PreviewFact::Wars { tile, at, wars: effect.wars.clone() },
        Some(point) => PreviewFact::Point { tile, at, seat: point.seat, leader: point.leader },
        None => PreviewFact::NoPoint { tile, at, why },
    }];
    if !effect.squares.is_empty() {
        facts.push(PreviewFact::Square);
    }
    facts
}

fn swap(view: &View, tiles: Tiles) -> Vec<PreviewFact> {
    let left = view.bag_count;
    let empties_bag = view.public.options.show_bag_count && u32::from(left) < tiles.total();
    [PreviewFact::Swaps { tiles }]
        .into_iter()
        .chain(empties_bag.then_some(PreviewFact::BagRunsOut { left }))
        .collect()
}

fn pass(public: &Public, seat: Seat, events: &[Event]) -> Vec<PreviewFact> {
    let mut facts = vec![PreviewFact::EndsTurn { unused: public.actions }];
    let count = |wanted: Color| {
        let earned = |event: &&Event| {
            matches!(event, Event::Point { seat: whose, color, why: Award::Monument { .. }, .. }
                if *whose == seat && *color == wanted)
        };
        events.iter().filter(earned).count()
    };
    let points: Vec<_> = Color::ALL.into_iter().map(|c| (c, count(c))).filter(|p| p.1 > 0).collect();
    if !points.is_empty() {
        facts.push(PreviewFact::MonumentPoints { points });
    }
    if ends_game_with(public.treasures.count()) {
        facts.push(PreviewFact::LastTreasures);
    }
    facts
}

/// Returns the end of the conflict. The defender's commitment is not known yet; the preview assumes none.
fn support(public: &Public, seat: Seat, preview: &Preview<Tigris>) -> Vec<PreviewFact> {
    let open = matches!(preview.after.public.phase, Phase::Defend { .. });
    let answered = open.then(|| Tigris::preview(&preview.after, &Action::Support(0)));
    let events = &answered.as_ref().unwrap_or(preview).events;
    let won = events.iter().find_map(|event| match *event {
        Event::ConflictWon { winner, loser, winner_total, loser_total, .. } => {
            Some((winner, loser, winner_total, loser_total))
        }
        _ => None,
    });
    let (Some((winner, loser, best, other)), Some(conflict)) = (won, public.conflict_details()) else {
        return Vec::new();
    };
    let color = conflict.support_color;
    if winner != seat {
        let removed = |event: &Event| match event {
            Event::TilesRemoved { cells, .. } => Some(cells.count() as u8),
            _ => None,
        };
        let tiles = events.iter().find_map(removed).unwrap_or(0);
        return vec![PreviewFact::Falls { mine: other, theirs: best, leader: conflict.color, color, tiles }];
    }
    let prize = |event: &Event| match *event {
        Event::Point { count, why: Award::War { .. } | Award::Revolt, .. } => Some(count),
        _ => None,
    };
    let (mine, theirs, count) = (best, other, events.iter().find_map(prize).unwrap_or(0));
    let mut facts = match open {
        true => vec![PreviewFact::Attack { mine, theirs, rival: loser }, PreviewFact::Prize { color, count }],
        false => vec![PreviewFact::Holds { mine, theirs, color, count }],
    };
    let beaten = if conflict.attacker.seat == loser { conflict.attacker } else { conflict.defender };
    let (treasure, leader) = (beaten.spared_by_treasure, beaten.spared_by_leader);
    facts.extend((!(treasure | leader).is_empty()).then_some(PreviewFact::Stay { treasure, leader }));
    facts
}

/// Returns the number of kingdoms, unless another fact implies it: a leader founds one, or a tile joins two.
fn kingdoms(
    public: &Public,
    after: &Public,
    action: &Action,
    first: Option<&PreviewFact>,
) -> Option<PreviewFact> {
    let is_covered = matches!(action, Action::Place(..)) || matches!(first, Some(PreviewFact::Revolt { .. }));
    let (before, after) = if is_covered { (0, 0) } else { (public.kingdom_count(), after.kingdom_count()) };
    let founded = matches!(first, Some(PreviewFact::Settles { founds: true, .. })) && after == before + 1;
    (!founded && before != after).then_some(PreviewFact::Kingdoms { before, after })
}

/// Treasures taken at the end of the action, and whether too few are left then.
fn treasures(mut preview: Preview<Tigris>, action: &Action) -> Vec<PreviewFact> {
    // Assumes that no monument is built.
    if let (Action::Place(..), Phase::Monument { .. }) = (action, preview.after.public.phase) {
        preview = Tigris::preview(&preview.after, &Action::Decline);
    }
    let after = &preview.after.public;
    let mut facts = Vec::new();
    let taken = |event: &Event| match *event {
        Event::TreasuresTaken { seat, cells, forced } => Some((seat, cells, forced)),
        _ => None,
    };
    let mut left = after.treasures.count();
    match (preview.events.iter().find_map(taken), after.phase) {
        (Some((seat, cells, true)), _) => facts.push(PreviewFact::Takes { seat, cells }),
        (Some(_), _) => {}
        (None, Phase::Treasure(seat)) => {
            left = left.saturating_sub(after.choices().count().saturating_sub(1));
            facts.push(PreviewFact::Chooses { seat });
        }
        (None, _) => return facts,
    }
    if ends_game_with(left) {
        facts.push(PreviewFact::LastTreasures);
    }
    facts
}
