//! What an action will do, as facts without a language. Reads public facts alone (and the action itself), so a
//! preview cannot leak a hand.

use crate::games::tigris::rules::{
    Action, Color, Conflict, Effect, Fight, Kind, Pair, Phase, Public, ROWS, Side, Tiles, View,
};
use crate::games::tigris::rules::{Cell, Cells};
use crate::table::Seat;

/// One thing to say of the future. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PreviewFact {
    /// The leader comes to this cell in peace; `founds` a kingdom of its own.
    Settles {
        color: Color,
        to: Cell,
        founds: bool,
    },
    /// The leader comes to this cell and meets a leader of its colour.
    Revolt {
        color: Color,
        to: Cell,
        rival: Seat,
        mine: u8,
        theirs: u8,
    },
    /// The leader goes back to supply.
    Withdraws {
        color: Color,
    },
    /// The number of kingdoms on the board changes.
    Kingdoms {
        before: usize,
        after: usize,
    },
    /// The tile brings this seat a point, by this leader.
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
    /// The tile joins two kingdoms whose leaders clash.
    War {
        tile: Color,
        at: Cell,
        sides: Vec<Sides>,
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
    /// The bag holds too few tiles for the swap.
    BagEnds {
        left: u8,
    },
    /// The turn ends with so many actions unused.
    EndsTurn {
        unused: u8,
    },
    /// Monuments give the seat points at the end of this turn: colours with their counts.
    MonumentPoints {
        points: Vec<(Color, usize)>,
    },
    /// The attacker's total, more than the defender's, who may still add.
    Attack {
        mine: u8,
        theirs: u8,
        rival: Seat,
    },
    /// The prize of the attacker, should the attack succeed.
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
    /// This total loses the leader and so many tiles of the colour; a tie goes to the defender.
    Falls {
        mine: u8,
        theirs: u8,
        leader: Color,
        color: Color,
        tiles: u8,
    },
    /// Temples of the beaten side that stay and give no point: with a treasure, beside another leader.
    Stay {
        treasure: Cells,
        leader: Cells,
    },
    /// The war of this colour comes next.
    Next {
        sides: Sides,
    },
    Builds {
        pair: Pair,
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
    /// Luck has its way.
    Luck,
}

/// Why a tile brings no point.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoPoint {
    /// The cell touches no kingdom.
    NoKingdom,
    /// The kingdom has neither the matching leader nor a king.
    NoLeader,
    /// Two kingdoms are joined without a conflict.
    Peace,
}

/// Two leaders of one colour and the strengths of their sides on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Sides {
    pub color: Color,
    pub attacker: (Seat, u8),
    pub defender: (Seat, u8),
}

/// Who decides now; the player in turn where luck does.
pub(super) fn decider(view: &View) -> Seat {
    view.public.turn().seat().unwrap_or(view.public.active)
}

/// What `action` of the deciding seat will do, the important first.
pub(super) fn preview_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    let (public, seat) = (&*view.public, decider(view));
    let effect = public.effect(seat, action);
    let mut preview = match *action {
        Action::Position(color, to) => vec![position(public, &effect, seat, color, to)],
        Action::Withdraw(color) => vec![PreviewFact::Withdraws { color }],
        Action::Place(tile, at) => place(public, &effect, tile, at),
        Action::Catastrophe(at) => {
            let tile = Color::ALL.into_iter().find(|c| public.tiles[c.index()].meets(&spot(at)));
            vec![PreviewFact::Strikes { at, tile }]
        }
        Action::Swap(tiles) => swap(view, tiles),
        Action::Pass => pass(public, seat),
        Action::Support(count) => support(public, count),
        Action::Conflict(color) => conflict(public, color),
        Action::Monument(pair, at) => vec![PreviewFact::Builds { pair, at }],
        Action::Decline => vec![PreviewFact::Declines],
        Action::Treasures(taken) => {
            vec![PreviewFact::Collects { taken: taken.cells, stay: public.treasures_of(seat) - taken.cells }]
        }
        Action::Draw(..) | Action::First(_) => vec![PreviewFact::Luck],
    };
    if !effect.evicted.is_empty() {
        preview.push(PreviewFact::Evicted { leaders: effect.evicted.iter().map(|e| (e.0, e.1)).collect() });
    }
    if !effect.earns.is_empty() {
        preview.push(PreviewFact::Earns { to: effect.earns.clone() });
    }
    let count = kingdoms(&effect, action, preview.first());
    preview.extend(count);
    preview.extend(treasures(public, &effect, action));
    preview
}

/// The set of just this cell; empty where it lies off the board.
fn spot(cell: Cell) -> Cells {
    if cell.within(ROWS) { Cells::only(cell.index()) } else { Cells::EMPTY }
}

/// Whether the leader, lifted first, comes to no kingdom.
fn founds(public: &Public, seat: Seat, color: Color, to: Cell) -> bool {
    let old = public.leader(seat, color).map_or(Cells::EMPTY, Cells::only);
    let touched = spot(to).neighbours().fill(public.occupied() - old);
    !touched.meets(&(public.leader_cells() - old))
}

fn position(public: &Public, effect: &Effect, seat: Seat, color: Color, to: Cell) -> PreviewFact {
    match &effect.revolt {
        Some(clash) => PreviewFact::Revolt {
            color,
            to,
            rival: clash.defender,
            mine: clash.attack,
            theirs: clash.defence,
        },
        None => PreviewFact::Settles { color, to, founds: founds(public, seat, color, to) },
    }
}

fn place(public: &Public, effect: &Effect, tile: Color, at: Cell) -> Vec<PreviewFact> {
    let clashes = effect.clashes.iter();
    let sides: Vec<Sides> = clashes
        .map(|c| Sides {
            color: c.color,
            attacker: (c.attacker, c.attack),
            defender: (c.defender, c.defence),
        })
        .collect();
    let near = spot(at).neighbours();
    let mut preview = vec![match &effect.point {
        _ if !sides.is_empty() => PreviewFact::War { tile, at, sides },
        _ if effect.union => PreviewFact::NoPoint { tile, at, why: NoPoint::Peace },
        Some(point) => PreviewFact::Point { tile, at, seat: point.seat, leader: point.leader },
        None if public.kingdoms().iter().any(|k| k.cells.meets(&near)) => {
            PreviewFact::NoPoint { tile, at, why: NoPoint::NoLeader }
        }
        None => PreviewFact::NoPoint { tile, at, why: NoPoint::NoKingdom },
    }];
    if !effect.squares.is_empty() {
        preview.push(PreviewFact::Square);
    }
    preview
}

fn swap(view: &View, tiles: Tiles) -> Vec<PreviewFact> {
    let left = view.bag_count;
    let ends = view.public.options.show_bag_count && u32::from(left) < tiles.total();
    [PreviewFact::Swaps { tiles }].into_iter().chain(ends.then_some(PreviewFact::BagEnds { left })).collect()
}

fn pass(public: &Public, seat: Seat) -> Vec<PreviewFact> {
    let mut preview = vec![PreviewFact::EndsTurn { unused: public.actions }];
    let count = |color: Color| {
        let own = |corner: usize| public.leader(seat, color).is_some_and(|at| public.region(corner).has(at));
        public.monuments().filter(|(pair, corner)| pair.has(color) && own(*corner)).count()
    };
    let points: Vec<_> = Color::ALL.into_iter().map(|c| (c, count(c))).filter(|p| p.1 > 0).collect();
    if !points.is_empty() {
        preview.push(PreviewFact::MonumentPoints { points });
    }
    if public.treasures.count() <= 2 {
        preview.push(PreviewFact::LastTreasures);
    }
    preview
}

fn support(public: &Public, count: u8) -> Vec<PreviewFact> {
    let Some(Conflict { kind, color, support_color, attacker, defender }) = public.conflict() else {
        return Vec::new();
    };
    let prize = |loser: &Side| loser.removed.count() as u8 + 1;
    let stay = |loser: &Side| {
        let (treasure, leader) = (loser.spared_by_treasure, loser.spared_by_leader);
        (!(treasure | leader).is_empty()).then_some(PreviewFact::Stay { treasure, leader })
    };
    let falls = |mine: u8, theirs: u8, loser: &Side| {
        let tiles = if kind == Kind::Revolt { 0 } else { loser.removed.count() as u8 };
        vec![PreviewFact::Falls { mine, theirs, leader: color, color: support_color, tiles }]
    };
    let Some(committed) = attacker.support else {
        let (mine, theirs, rival) = (attacker.base.saturating_add(count), defender.base, defender.seat);
        if mine <= theirs {
            return falls(mine, theirs, &attacker);
        }
        let won = [
            PreviewFact::Attack { mine, theirs, rival },
            PreviewFact::Prize { color: support_color, count: prize(&defender) },
        ];
        return won.into_iter().chain(stay(&defender)).collect();
    };
    let (mine, theirs) = (defender.base.saturating_add(count), attacker.base.saturating_add(committed));
    if mine >= theirs {
        let won = PreviewFact::Holds { mine, theirs, color: support_color, count: prize(&attacker) };
        return [won].into_iter().chain(stay(&attacker)).collect();
    }
    falls(mine, theirs, &defender)
}

fn conflict(public: &Public, color: Color) -> Vec<PreviewFact> {
    let Phase::ChooseConflict { at } = public.phase else { return Vec::new() };
    let Some((attacker, defender)) = public.clashes(at.index())[color.index()] else { return Vec::new() };
    let (attack, defence) = public.bases(&Fight { kind: Kind::War { at }, color, attacker, defender });
    vec![PreviewFact::Next {
        sides: Sides { color, attacker: (attacker, attack), defender: (defender, defence) },
    }]
}

/// The number of kingdoms, where it is news: a leader that founds one and a tile that joins two say so themselves.
fn kingdoms(effect: &Effect, action: &Action, first: Option<&PreviewFact>) -> Option<PreviewFact> {
    let (before, after) = (effect.kingdoms_before, effect.kingdoms_after);
    let founded = matches!(first, Some(PreviewFact::Settles { founds: true, .. })) && after == before + 1;
    let told = founded || effect.revolt.is_some() || matches!(action, Action::Place(..));
    (!told && before != after).then_some(PreviewFact::Kingdoms { before, after })
}

/// Treasures that change hands at the end of the action, and whether too few are left then.
fn treasures(public: &Public, effect: &Effect, action: &Action) -> Vec<PreviewFact> {
    let mut preview = Vec::new();
    let mut taken = match action {
        Action::Treasures(taken) => taken.cells.count(),
        _ => 0,
    };
    if let Some(hoard) = &effect.treasures {
        taken = hoard.cells.count().saturating_sub(1);
        preview.push(match hoard.forced {
            Some(cells) => PreviewFact::Takes { seat: hoard.seat, cells },
            None => PreviewFact::Chooses { seat: hoard.seat },
        });
    }
    if taken > 0 && public.treasures.count().saturating_sub(taken) <= 2 {
        preview.push(PreviewFact::LastTreasures);
    }
    preview
}
