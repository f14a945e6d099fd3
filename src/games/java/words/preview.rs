//! What an action will do, as facts without a language. Reads public facts alone (and the action itself), so a preview
//! cannot leak a hand.

use crate::games::java::rules::{
    Action, Card, Cell, Cells, Effect, Lead, Phase, Public, Ranks, Tile, Value, View, map,
};
use crate::table::{OrNever, Seat};

use super::decider;

/// One thing to say of the future. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum PreviewFact {
    /// The layer a tile becomes.
    Level {
        tile: Tile,
        level: u8,
    },
    Water,
    Enters {
        to: Cell,
    },
    Moves {
        to: Cell,
    },
    Leaves,
    /// A palace of this value is put down in a settlement of so many hexes.
    Palace {
        value: Value,
        old: Option<Value>,
        size: usize,
    },
    /// The action points paid, those of them for hexes beyond the border, and what is left.
    Costs {
        cost: u8,
        over: u8,
        left: u8,
    },
    /// A lake of so many hexes is enclosed: who gets how much, with his heights, and the best of the others.
    Lake {
        hexes: usize,
        points: u8,
        leader: Option<(Seat, Ranks)>,
        rival: Option<(Seat, Ranks)>,
    },
    /// A settlement falls into so many parts.
    Split {
        city: bool,
        parts: usize,
    },
    /// So many settlements become one of so many hexes.
    Joined {
        city: bool,
        count: usize,
        size: usize,
    },
    /// The village of a tile comes to a settlement, which then has so many hexes; the value of its palace.
    Grows {
        palace: Option<Value>,
        size: usize,
    },
    /// A city changes hands.
    Lead(Lead),
    /// Who stands how high in the city that a figure comes to, the best first.
    Stands {
        palace: Value,
        ranks: Vec<(Seat, Ranks)>,
    },
    /// The last three-hex tile is used.
    LastTile,
    /// The face-up card is taken, and the next one shown.
    TakesOpen {
        card: Card,
    },
    TakesDeck,
    Token {
        ap: u8,
    },
    /// A festival: demanded symbols of the seat, what it brings alone and shared, and who may take part.
    Festival {
        total: u16,
        alone: u8,
        shared: u8,
        rivals: Vec<Seat>,
    },
    /// The demanded symbols of the seat after laying, and the best of the others.
    Bid {
        total: u16,
        rival: Option<(Seat, u16)>,
    },
    Passes,
    /// The turn ends with so many action points unused.
    EndsTurn {
        lost: u8,
    },
    /// The end of the turn triggers the end of the game.
    Triggers,
    /// The final scoring of the seat, which follows at once.
    Final {
        points: u16,
    },
    /// Luck has its way.
    Luck,
}

/// What `action` of the deciding seat will do, the important first.
pub(super) fn preview_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    let (public, seat) = (&*view.public, decider(view));
    let effect = public.effect(action);
    let mut preview = match action {
        Action::Land(tile, cells) => {
            let level = cells[0].index().map_or(1, |at| public.heights[at].saturating_add(1));
            vec![PreviewFact::Level { tile: *tile, level }]
        }
        Action::Water(_) => vec![PreviewFact::Water],
        Action::Enter(to) => vec![PreviewFact::Enters { to: *to }],
        Action::Move(_, to) => vec![PreviewFact::Moves { to: *to }],
        Action::Leave(_) => vec![PreviewFact::Leaves],
        Action::Build(at, value) | Action::Expand(at, value) => vec![palace(public, *at, *value)],
        Action::TakeOpen => public.face_up.map(|card| PreviewFact::TakesOpen { card }).into_iter().collect(),
        Action::TakeDeck => vec![PreviewFact::TakesDeck],
        Action::Token => vec![PreviewFact::Token { ap: public.ap.saturating_add(1) }],
        Action::Festival(at, cards) => festival(public, seat, *at, cards),
        Action::Lay(cards) => bid(public, seat, cards),
        Action::Pass => vec![PreviewFact::Passes],
        Action::End => vec![PreviewFact::EndsTurn { lost: public.ap }],
        Action::Draw(..) | Action::Open(_) | Action::First(_) => vec![PreviewFact::Luck],
    };
    if matches!(action, Action::End | Action::Festival(..)) {
        preview.extend(ending(public, seat));
        return preview;
    }
    preview.extend(changes(public, &effect));
    preview.extend(stands(public, &effect));
    preview.extend(grows(public, action).filter(|_| effect.joined.is_empty() && effect.split.is_empty()));
    preview.extend(cost(public, &effect, action));
    preview
}

/// The settlement that the village of a tile comes to lie in, if it is no settlement of its own.
fn grows(public: &Public, action: &Action) -> Option<PreviewFact> {
    let Action::Land(tile, cells) = action else { return None };
    let village = cells[0].index().filter(|_| tile.has_village())?;
    let covered: Cells = cells.iter().filter_map(|cell| cell.index()).collect();
    let built = (public.built() - covered) | Cells::only(village);
    let place = map().ground.fill(Cells::only(village), built);
    let palace = (place & public.all_palaces()).first().and_then(|at| public.value_at(at));
    (place.count() > 1).then(|| PreviewFact::Grows { palace, size: place.count() as usize })
}

/// The ranking in the city that a figure comes to, where nothing is said of its leader.
fn stands(public: &Public, effect: &Effect) -> Option<PreviewFact> {
    let (palace, all) = effect.stands.filter(|_| effect.leads.is_empty())?;
    let mut ranks: Vec<(Seat, Ranks)> = Vec::new();
    for seat in public.all_seats() {
        let heights = all[seat];
        let at = ranks.iter().take_while(|(_, other)| *other >= heights).count();
        ranks.insert(at, (seat, heights));
    }
    ranks.retain(|(_, heights)| !heights.is_empty());
    Some(PreviewFact::Stands { palace, ranks })
}

/// Nothing is said of what costs nothing and of tokens.
fn cost(public: &Public, effect: &Effect, action: &Action) -> Option<PreviewFact> {
    let paid =
        !matches!(action, Action::Token | Action::Lay(_) | Action::Pass) && public.phase == Phase::Main;
    let cost = effect.cost.filter(|cost| paid && *cost > 0)?;
    let over = if matches!(action, Action::Land(..)) { cost - 1 } else { 0 };
    Some(PreviewFact::Costs { cost, over, left: public.ap.saturating_sub(cost) })
}

fn palace(public: &Public, at: Cell, value: Value) -> PreviewFact {
    let index = at.index();
    let size = index.map_or(0, |at| public.settlement(at).size() as usize);
    PreviewFact::Palace { value, old: index.and_then(|at| public.value_at(at)), size }
}

/// The most changes of settlements and of leads that are told one by one.
const FEW: usize = 2;

fn changes(public: &Public, effect: &Effect) -> Vec<PreviewFact> {
    let mut preview = Vec::new();
    for (lake, ranks) in &effect.lakes {
        let list = |seat: Seat| (seat, ranks[seat]);
        let others = public.all_seats().filter(|seat| Some(*seat) != lake.leader).map(list);
        let rival = others.filter(|(_, list)| !list.is_empty()).max_by_key(|(_, list)| *list);
        let hexes = lake.cells.count() as usize;
        preview.push(PreviewFact::Lake { hexes, points: lake.points, leader: lake.leader.map(list), rival });
    }
    for (place, parts) in effect.split.iter().take(FEW) {
        preview.push(PreviewFact::Split { city: place.palace.is_some(), parts: *parts });
    }
    for (place, count) in effect.joined.iter().take(FEW) {
        preview.push(PreviewFact::Joined {
            city: place.palace.is_some(),
            count: *count,
            size: place.size() as usize,
        });
    }
    // A palace that is built is not told of twice.
    let known = |lead: &&Lead| lead.palace.index().is_some_and(|at| public.value_at(at).is_some());
    preview.extend(effect.leads.iter().filter(known).take(FEW).map(|lead| PreviewFact::Lead(*lead)));
    if effect.last_tile {
        preview.push(PreviewFact::LastTile);
    }
    preview
}

fn festival(
    public: &Public,
    seat: Seat,
    at: Cell,
    cards: &crate::games::java::rules::Cards,
) -> Vec<PreviewFact> {
    let value = at.index().and_then(|at| public.value_at(at)).or_never(Value::Two);
    let rivals = public.participants(at).filter(|other| *other != seat).collect();
    let total = public.face_up.map_or(0, |theme| crate::games::java::rules::worth(cards, theme));
    vec![PreviewFact::Festival { total, alone: value.half(), shared: value.shared(), rivals }]
}

fn bid(public: &Public, seat: Seat, cards: &crate::games::java::rules::Cards) -> Vec<PreviewFact> {
    let more = public.face_up.map_or(0, |theme| crate::games::java::rules::worth(cards, theme));
    let others = match public.phase {
        Phase::Auction { palace, .. } => public.participants(palace).filter(|other| *other != seat).collect(),
        _ => Vec::new(),
    };
    let rival = others.into_iter().map(|other| (other, public.bid(other))).max_by_key(|(_, total)| *total);
    vec![PreviewFact::Bid { total: public.bid(seat) + more, rival }]
}

/// What the end of this turn brings, as the board stands.
fn ending(public: &Public, seat: Seat) -> Vec<PreviewFact> {
    let idle = usize::from(public.turns_without_land) + 1 >= public.seats() && !public.land_placed;
    let triggers = public.trigger.is_none() && (public.supply.three == 0 || idle);
    let points: u16 = public.cities().map(|city| u16::from(city.prize(seat))).sum();
    let last = (triggers || public.trigger.is_some()).then_some(PreviewFact::Final { points });
    triggers.then_some(PreviewFact::Triggers).into_iter().chain(last).collect()
}
