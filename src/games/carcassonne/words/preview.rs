//! The effect of an action, as facts without a language, read from a preview ([`Effect`]). Only the few facts worth
//! a sentence are picked, points first.

use crate::games::carcassonne::rules::{
    Action, Carcassonne, Change, Effect, Fate, Feature, Part, Public, SEATS, Stand, View,
};
use crate::table::{Game, Seat};

use super::ground::inside;

/// A fact of a preview. "The seat" is the one that decides.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum PreviewFact {
    /// A feature is completed: its points and who scores them.
    Completes {
        part: Part,
        tiles: usize,
        points: u16,
        holders: Vec<Seat>,
    },
    /// A feature of the tile is completed without figures: the points of a follower placed there.
    Offers {
        part: Part,
        tiles: usize,
        points: u16,
    },
    /// No occupied feature changes; the kinds of features of the tile that are free for a follower, with their numbers.
    Free(Vec<(Part, usize)>),
    /// More than two are completed: their number, and everybody's points in total.
    CompletesMany {
        count: usize,
        shares: Vec<(Seat, u16)>,
    },
    /// This many features are joined; the new majority, and the old one if that differs.
    Joins {
        part: Part,
        count: usize,
        tiles: usize,
        after: Vec<Seat>,
        before: Option<Vec<Seat>>,
    },
    /// A feature with these figures grows: to this many tiles, or for a field, to this many cities.
    Grows {
        part: Part,
        count: usize,
        inside: Vec<Seat>,
    },
    /// The tile changes no occupied feature.
    Quiet,
    /// The feature of the follower: its tiles (a field: its cities) and its present points.
    Unfinished {
        part: Part,
        count: usize,
        points: u16,
    },
    /// The same, but it scores at once and the follower returns.
    Scores {
        part: Part,
        tiles: usize,
        points: u16,
    },
    /// It is the last follower in the seat's supply.
    LastFollower,
    /// The tower's new height, the tiles within reach, and the figures there.
    Builds {
        height: u8,
        reach: usize,
        targets: Vec<(Seat, Stand)>,
    },
    /// It is the last piece in the seat's supply.
    LastPiece,
    /// The tower of this height is closed by a follower.
    Closes {
        height: u8,
    },
    /// The fate of the captured figure.
    Takes {
        owner: Seat,
        spot: Stand,
        fate: Fate,
    },
    /// Its feature has no figures left.
    Empties {
        part: Part,
    },
    /// Its feature now belongs to others.
    Turns {
        part: Part,
        after: Vec<Seat>,
        before: Vec<Seat>,
    },
    /// The seat pays this captor; its points before and after.
    Pays {
        captor: Seat,
        from: u16,
        to: u16,
    },
    /// Nothing is placed.
    Passes,
    /// Nobody is captured.
    Spares,
    EndsTurn,
    /// A chance event.
    Luck,
}

/// The maximum number of completed features, and of changed ones, that are listed one by one.
const MAX_LISTED: usize = 2;

/// Returns whether several have the same name: then their number is said.
pub(super) fn alike(names: &[String]) -> bool {
    names.iter().enumerate().any(|(nth, name)| names[..nth].contains(name))
}

/// Returns the facts about an action of the deciding seat, the most important first.
pub(super) fn preview_facts(view: &View, action: &Action) -> Vec<PreviewFact> {
    if matches!(action, Action::First(_) | Action::Draw(_)) {
        return vec![PreviewFact::Luck];
    }
    let public = &*view.public;
    let seat = public.active;
    let effect = Effect::of(view, action);
    match *action {
        Action::Place(..) => {
            let mut facts = completions(&effect.completed);
            if public.supply(seat) > 0 && effect.completed.len() <= MAX_LISTED {
                facts = effect
                    .completed
                    .iter()
                    .zip(facts)
                    .map(|(feature, told)| offered(feature).unwrap_or(told))
                    .collect();
            }
            facts.extend(changes(&effect));
            if !facts.is_empty() {
                return facts;
            }
            match free(public, &effect) {
                free if free.is_empty() || public.supply(seat) == 0 => vec![PreviewFact::Quiet],
                free => vec![PreviewFact::Free(free)],
            }
        }
        Action::Follower(..) => {
            let mut facts = unfinished(&effect);
            if public.supply(seat) == 1 && !matches!(facts.first(), Some(PreviewFact::Scores { .. })) {
                facts.push(PreviewFact::LastFollower);
            }
            facts
        }
        Action::Build(_) => builds(public, seat, &effect),
        Action::Top(at) => {
            let height = public.tower_at(at).map_or(0, |tower| tower.height);
            let last = (public.supply(seat) == 1).then_some(PreviewFact::LastFollower);
            [PreviewFact::Closes { height }]
                .into_iter()
                .chain(last)
                .chain(scored(&effect.completed))
                .collect()
        }
        Action::Capture(..) => captures(&effect),
        Action::Ransom(captor, _) => {
            let after = Carcassonne::preview(view, action).after.public;
            vec![PreviewFact::Pays { captor, from: public.points(seat), to: after.points(seat) }]
        }
        Action::Pass => with_completions(PreviewFact::Passes, &effect),
        Action::Decline => with_completions(PreviewFact::Spares, &effect),
        Action::End => vec![PreviewFact::EndsTurn],
        Action::First(_) | Action::Draw(_) => vec![PreviewFact::Luck],
    }
}

/// Returns the points of an empty feature for a follower placed there.
fn offered(feature: &Feature) -> Option<PreviewFact> {
    let Feature { part, points, .. } = *feature;
    feature.figures.is_empty().then_some(PreviewFact::Offers { part, tiles: feature.tiles.len(), points })
}

/// Returns the unoccupied features of the tile, by kind.
fn free(public: &Public, effect: &Effect) -> Vec<(Part, usize)> {
    let Some(kind) = public.drawn() else { return Vec::new() };
    let taken = |part: Part| {
        let held = |change: &&Change| change.after.part == part && !change.after.figures.is_empty();
        effect.changes.iter().filter(held).count()
    };
    let all = |part: Part| kind.tile().segments.iter().filter(|segment| segment.id.part == part).count();
    let free = |part: Part| (part, all(part).saturating_sub(taken(part)));
    Part::ALL.into_iter().map(free).filter(|(_, count)| *count > 0).collect()
}

fn with_completions(first: PreviewFact, effect: &Effect) -> Vec<PreviewFact> {
    [first].into_iter().chain(completions(&effect.completed)).collect()
}

/// Those that score for a player; the others were listed when the tile was placed.
fn scored(completed: &[Feature]) -> Vec<PreviewFact> {
    let scored: Vec<Feature> = completed.iter().filter(|f| !f.figures.is_empty()).cloned().collect();
    completions(&scored)
}

fn completions(completed: &[Feature]) -> Vec<PreviewFact> {
    if completed.len() > MAX_LISTED {
        let share = |seat: Seat| {
            let own = completed.iter().filter(|f| f.holders().contains(&seat));
            (seat, own.map(|f| f.points).sum())
        };
        let shares = Seat::all(SEATS).map(share).filter(|(_, points)| *points > 0).collect();
        return vec![PreviewFact::CompletesMany { count: completed.len(), shares }];
    }
    let one = |f: &Feature| PreviewFact::Completes {
        part: f.part,
        tiles: f.tiles.len(),
        points: f.points,
        holders: f.holders(),
    };
    completed.iter().map(one).collect()
}

/// Returns the changes of occupied features that are not completed: joins first, because the majority may change.
fn changes(effect: &Effect) -> Vec<PreviewFact> {
    let open = |c: &&Change| !c.after.complete && !c.after.figures.is_empty();
    let (joins, grows): (Vec<&Change>, Vec<&Change>) =
        effect.changes.iter().filter(open).partition(|change| change.joins());
    let joined = joins.into_iter().map(join);
    let grown = grows.into_iter().filter_map(|change| grow(&change.after, change));
    joined.chain(grown).take(MAX_LISTED).collect()
}

fn join(change: &Change) -> PreviewFact {
    let (before, after) = (change.holders_before(), change.after.holders());
    PreviewFact::Joins {
        part: change.after.part,
        count: change.before.len(),
        tiles: change.after.tiles.len(),
        before: (before != after).then_some(before),
        after,
    }
}

/// A field is only mentioned when it gains a city.
fn grow(after: &Feature, change: &Change) -> Option<PreviewFact> {
    let gains = change.before.iter().map(|f| f.cities.len()).max().unwrap_or(0) < after.cities.len();
    let count = if after.part == Part::Field { after.cities.len() } else { after.tiles.len() };
    (after.part != Part::Field || gains).then(|| PreviewFact::Grows {
        part: after.part,
        count,
        inside: inside(after),
    })
}

fn unfinished(effect: &Effect) -> Vec<PreviewFact> {
    let Some(own) = &effect.occupied else { return scored(&effect.completed) };
    let (mine, others): (Vec<Feature>, Vec<Feature>) =
        effect.completed.iter().cloned().partition(|f| f.part == own.part && f.members == own.members);
    let first = match mine.first() {
        Some(f) => PreviewFact::Scores { part: f.part, tiles: f.tiles.len(), points: f.points },
        None => {
            let count = if own.part == Part::Field { own.cities.len() } else { own.tiles.len() };
            PreviewFact::Unfinished { part: own.part, count, points: own.points }
        }
    };
    [first].into_iter().chain(scored(&others)).collect()
}

fn builds(public: &Public, seat: Seat, effect: &Effect) -> Vec<PreviewFact> {
    let targets = effect.targets.iter().map(|target| (target.figure.owner, target.spot)).collect();
    let height = effect.height.unwrap_or_default();
    let last = (public.pieces(seat) == 1).then_some(PreviewFact::LastPiece);
    let first = PreviewFact::Builds { height, reach: effect.reach.len(), targets };
    [first].into_iter().chain(last).chain(scored(&effect.completed)).collect()
}

fn captures(effect: &Effect) -> Vec<PreviewFact> {
    let taken = effect.captured.map(|c| PreviewFact::Takes { owner: c.owner, spot: c.spot, fate: c.fate });
    let turn = effect.changes.first().and_then(|change| {
        let (part, before, after) = (change.after.part, change.holders_before(), change.after.holders());
        match change.after.figures.is_empty() {
            true => Some(PreviewFact::Empties { part }),
            false => (before != after).then_some(PreviewFact::Turns { part, after, before }),
        }
    });
    taken.into_iter().chain(turn).chain(scored(&effect.completed)).collect()
}
