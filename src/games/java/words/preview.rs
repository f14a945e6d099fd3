//! The effect of an action, as facts without a language, read from [`Game::preview`].

use crate::games::java::rules::{
    Action, Card, Cards, Cell, Ending, Event, FigureHeights, Java, LAND_COST, Lead, Phase, Public, Tile,
    Value, View, worth,
};
use crate::table::{Game, OrNever, Preview, Seat};

use super::decider;

/// A fact of a preview. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum PreviewFact {
    /// The layer of the tile.
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
    /// A palace of this value in a settlement of `size` hexes, for these points.
    Palace {
        value: Value,
        old: Option<Value>,
        size: usize,
        points: u16,
    },
    /// The action points paid, those of them for an overhang, and those left.
    Costs {
        cost: u8,
        over: u8,
        left: u8,
    },
    /// A lake is enclosed: its points, the leader with the heights of their figures, and the best rival.
    Lake {
        hexes: usize,
        points: u8,
        leader: Option<(Seat, FigureHeights)>,
        rival: Option<(Seat, FigureHeights)>,
    },
    /// A settlement is split into `parts` parts.
    Split {
        city: bool,
        parts: usize,
    },
    /// `count` settlements become one of `size` hexes.
    Joined {
        city: bool,
        count: usize,
        size: usize,
    },
    /// The village of a tile joins a settlement, which then has `size` hexes; the value of its palace.
    Grows {
        palace: Option<Value>,
        size: usize,
    },
    /// The leader of a city changes.
    Lead(Lead),
    /// The ranking in the city that a figure enters, the best first.
    Heights {
        palace: Value,
        figures: Vec<(Seat, FigureHeights)>,
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
    /// A festival: the seat's demanded symbols, the points alone and shared, and the rivals.
    Festival {
        total: u16,
        alone: u8,
        shared: u8,
        rivals: Vec<Seat>,
    },
    /// The seat's demanded symbols after this bid, and the best rival.
    Bid {
        total: u16,
        rival: Option<(Seat, u16)>,
    },
    Passes,
    /// The turn ends with `lost` action points unused.
    EndsTurn {
        lost: u8,
    },
    /// The end of the turn triggers the end of the game.
    Triggers,
    /// The final scoring of the seat, which follows at once.
    Final {
        points: u16,
    },
    /// A chance event.
    Luck,
}

/// Returns the facts about an action of the deciding seat, the most important first.
pub(super) fn preview_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    let (public, seat) = (&*view.public, decider(view));
    if matches!(action, Action::Draw(..) | Action::Open(_) | Action::First(_)) {
        return vec![PreviewFact::Luck];
    }
    let preview = Java::preview(view, action);
    if let Action::Festival(at, cards) = action {
        return festival(public, seat, *at, cards).chain(ending(&after_festival(preview), seat)).collect();
    }
    let after = &*preview.after.public;
    let done = preview.events.first().and_then(|event| done(public, after, seat, event));
    let mut facts: Vec<PreviewFact> = done.into_iter().collect();
    match action {
        Action::End => facts.extend(ending(&preview.events, seat)),
        Action::Lay(_) | Action::Pass => {}
        _ => {
            facts.extend(preview.events.iter().filter_map(|event| lake(after, event)));
            facts.extend(changes(public, after, action));
            facts.extend(cost(public, after, action));
        }
    }
    facts
}

/// Returns the action itself, from its first event.
fn done(public: &Public, after: &Public, seat: Seat, event: &Event) -> Option<PreviewFact> {
    let palace = |cell: Cell, value: Value, old: Option<Value>| {
        let size = cell.index().map_or(0, |at| after.settlement(at).size() as usize);
        let points = after.total(seat).checked_sub(public.total(seat)).or_never(0);
        PreviewFact::Palace { value, old, size, points }
    };
    Some(match *event {
        Event::LandLaid { tile, level, .. } => PreviewFact::Level { tile, level },
        Event::WaterLaid { .. } => PreviewFact::Water,
        Event::FigureEntered { to, .. } => PreviewFact::Enters { to },
        Event::FigureMoved { to, .. } => PreviewFact::Moves { to },
        Event::FigureLeft { .. } => PreviewFact::Leaves,
        Event::PalaceBuilt { cell, value, .. } => palace(cell, value, None),
        Event::PalaceExpanded { cell, old, value, .. } => palace(cell, value, Some(old)),
        Event::CardTaken { card, .. } => PreviewFact::TakesOpen { card },
        Event::DeckDrawn { .. } => PreviewFact::TakesDeck,
        Event::TokenUsed { .. } => PreviewFact::Token { ap: after.ap },
        Event::CardsLaid { total, .. } => PreviewFact::Bid { total, rival: rival(public, seat) },
        Event::Passed { .. } => PreviewFact::Passes,
        Event::TurnEnded { lost, .. } => PreviewFact::EndsTurn { lost },
        _ => return None,
    })
}

/// Returns the events of a festival and of the end of its turn if no more cards are played. The winner does not change
/// the rest.
fn after_festival(mut preview: Preview<Java>) -> Vec<Event> {
    let mut events = preview.events;
    while let Phase::Auction { .. } = preview.after.public.phase {
        preview = Java::preview(&preview.after, &Action::Pass);
        events.append(&mut preview.events);
    }
    events
}

/// Returns the consequences of ending the turn now.
fn ending(events: &[Event], seat: Seat) -> impl Iterator<Item = PreviewFact> {
    events.iter().filter_map(move |event| match *event {
        Event::EndTriggered { .. } => Some(PreviewFact::Triggers),
        Event::FinallyScored { seat: whose, points } if whose == seat => Some(PreviewFact::Final { points }),
        _ => None,
    })
}

/// Returns the settlement that the village of a tile joins.
fn grows(after: &Public, action: &Action) -> Option<PreviewFact> {
    let Action::Land(tile, cells) = action else { return None };
    let place = after.settlement(cells[0].index().filter(|_| tile.has_village())?);
    let size = place.size() as usize;
    (size > 1).then(|| PreviewFact::Grows { palace: place.palace.and_then(|at| after.value_at(at)), size })
}

/// Returns the ranking in the city that a figure enters (rules: java 7.2).
fn heights_fact(after: &Public, action: &Action) -> Option<PreviewFact> {
    let (Action::Enter(to) | Action::Move(_, to)) = action else { return None };
    let city = after.settlement(to.index()?);
    let (palace, all) = (after.value_at(city.palace?)?, after.all_figure_heights(&city.cells));
    let mut figures: Vec<(Seat, FigureHeights)> = Vec::new();
    for seat in after.all_seats() {
        let heights = all[seat];
        let at = figures.iter().take_while(|(_, other)| *other >= heights).count();
        figures.insert(at, (seat, heights));
    }
    figures.retain(|(_, heights)| !heights.is_empty());
    Some(PreviewFact::Heights { palace, figures })
}

/// Returns the action points that the action costs, and how many of them are for an overhang; `None` for a free action.
fn cost(public: &Public, after: &Public, action: &Action) -> Option<PreviewFact> {
    let cost = public.ap.checked_sub(after.ap).filter(|cost| *cost > 0)?;
    let over = if matches!(action, Action::Land(..)) { cost.saturating_sub(LAND_COST) } else { 0 };
    Some(PreviewFact::Costs { cost, over, left: after.ap })
}

/// The maximum number of changed settlements, and of changed leads, that are listed one by one.
const MAX_LISTED: usize = 2;

fn lake(after: &Public, event: &Event) -> Option<PreviewFact> {
    let Event::LakeEnclosed { lake } = event else { return None };
    let list = |seat: Seat| (seat, after.figure_heights(seat, &lake.shore));
    let others = after.all_seats().filter(|seat| Some(*seat) != lake.leader).map(list);
    let rival = others.filter(|(_, list)| !list.is_empty()).max_by_key(|(_, list)| *list);
    let hexes = lake.cells.count() as usize;
    Some(PreviewFact::Lake { hexes, points: lake.points, leader: lake.leader.map(list), rival })
}

fn changes(public: &Public, after: &Public, action: &Action) -> Vec<PreviewFact> {
    let (split, joined, leads) = (public.split(after), after.split(public), public.leads(after));
    let mut facts = Vec::new();
    for (place, parts) in split.iter().take(MAX_LISTED) {
        facts.push(PreviewFact::Split { city: place.palace.is_some(), parts: *parts });
    }
    for (place, count) in joined.iter().take(MAX_LISTED) {
        facts.push(PreviewFact::Joined {
            city: place.palace.is_some(),
            count: *count,
            size: place.size() as usize,
        });
    }
    // A new palace has its own fact.
    let known = |lead: &&Lead| lead.palace.index().is_some_and(|at| public.value_at(at).is_some());
    facts.extend(leads.iter().filter(known).take(MAX_LISTED).map(|lead| PreviewFact::Lead(*lead)));
    let last = |public: &Public| public.ending() == Some(Ending::LastTile);
    if last(after) && !last(public) {
        facts.push(PreviewFact::LastTile);
    }
    facts.extend(heights_fact(after, action).filter(|_| leads.is_empty()));
    facts.extend(grows(after, action).filter(|_| joined.is_empty() && split.is_empty()));
    facts
}

fn festival(public: &Public, seat: Seat, at: Cell, cards: &Cards) -> impl Iterator<Item = PreviewFact> {
    let value = at.index().and_then(|at| public.value_at(at)).or_never(Value::Two);
    let rivals = public.participants(at).filter(|other| *other != seat).collect();
    let total = public.face_up.map_or(0, |theme| worth(cards, theme));
    [PreviewFact::Festival {
        total,
        alone: value.festival_points(1),
        shared: value.festival_points(2),
        rivals,
    }]
    .into_iter()
}

/// Returns the best rival in an auction.
fn rival(public: &Public, seat: Seat) -> Option<(Seat, u16)> {
    let Phase::Auction { palace, .. } = public.phase else { return None };
    let others = public.participants(palace).filter(|other| *other != seat);
    others.map(|other| (other, public.bid_of(other))).max_by_key(|(_, total)| *total)
}
