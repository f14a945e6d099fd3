//! Features kept up to date while tiles are laid equal features computed from the tiles alone (rules: carcassonne 13,
//! invariant 8).

use std::collections::{BTreeMap, BTreeSet};

use deska::games::carcassonne::{Cell, Part, Public, Segment, SegmentId};
use deska::table::Seat;

use super::laws::play;

type Node = (Cell, SegmentId);

/// A segment of a laid tile, in its rotation.
struct Piece {
    node: Node,
    segment: Segment,
    /// The sides (0 to 3) and half edges (0 to 7) it reaches.
    sides: Vec<usize>,
    slots: Vec<usize>,
}

fn pieces(public: &Public) -> Vec<Piece> {
    let mut pieces = Vec::new();
    for laid in public.tiles() {
        let turn = laid.rotation.quarters();
        for segment in laid.kind.tile().segments {
            let sides = (0..4).filter(|side| segment.edges >> side & 1 == 1).map(|side| (side + turn) % 4);
            let slots =
                (0..8).filter(|slot| segment.slots >> slot & 1 == 1).map(|slot| (slot + 2 * turn) % 8);
            pieces.push(Piece {
                node: (laid.cell(), segment.id),
                segment: *segment,
                sides: sides.collect(),
                slots: slots.collect(),
            });
        }
    }
    pieces
}

/// Returns whether two segments touch: `b` is east or south of `a`.
fn touch(a: &Piece, b: &Piece) -> bool {
    let (dx, dy) = (b.node.0.x - a.node.0.x, b.node.0.y - a.node.0.y);
    let (side, opposite, slots) = match (dx, dy) {
        (1, 0) => (1, 3, [(2, 7), (3, 6)]),
        (0, 1) => (2, 0, [(4, 1), (5, 0)]),
        _ => return false,
    };
    let way = a.node.1.part == b.node.1.part && a.sides.contains(&side) && b.sides.contains(&opposite);
    way || slots.iter().any(|(mine, theirs)| a.slots.contains(mine) && b.slots.contains(theirs))
}

/// A feature, computed from its segments.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Found {
    members: BTreeSet<Node>,
    open: usize,
    complete: bool,
    pennants: u8,
    weights: Vec<u8>,
    cities: BTreeSet<Vec<Cell>>,
    points: u16,
}

fn groups(pieces: &[Piece]) -> Vec<Vec<usize>> {
    let mut label: Vec<usize> = (0..pieces.len()).collect();
    for a in 0..pieces.len() {
        for b in 0..pieces.len() {
            if touch(&pieces[a], &pieces[b]) && label[a] != label[b] {
                let (old, new) = (label[b], label[a]);
                label.iter_mut().filter(|l| **l == old).for_each(|l| *l = new);
            }
        }
    }
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    label.iter().enumerate().for_each(|(piece, label)| groups.entry(*label).or_default().push(piece));
    groups.into_values().collect()
}

fn compute(public: &Public) -> BTreeMap<Part, Vec<Found>> {
    let pieces = pieces(public);
    let groups = groups(&pieces);
    let laid: BTreeSet<Cell> = public.tiles().iter().map(|laid| laid.cell()).collect();
    let steps = [(0, -1), (1, 0), (0, 1), (-1, 0)];
    let part = |group: &Vec<usize>| pieces[group[0]].node.1.part;
    let cells = |group: &Vec<usize>| group.iter().map(|p| pieces[*p].node.0).collect::<BTreeSet<Cell>>();
    let open = |group: &Vec<usize>| match part(group) {
        Part::Field => 0,
        Part::Monastery => {
            let at = pieces[group[0]].node.0;
            let near = |cell: &&Cell| (cell.x - at.x).abs() <= 1 && (cell.y - at.y).abs() <= 1;
            9 - laid.iter().filter(near).count()
        }
        _ => {
            let sides =
                group.iter().flat_map(|p| pieces[*p].sides.iter().map(|side| (pieces[*p].node.0, *side)));
            let beside = |(at, side): (Cell, usize)| Cell::new(at.x + steps[side].0, at.y + steps[side].1);
            sides.filter(|edge| !laid.contains(&beside(*edge))).count()
        }
    };
    let complete = |group: &Vec<usize>| part(group) != Part::Field && open(group) == 0;
    let mut all: BTreeMap<Part, Vec<Found>> = BTreeMap::new();
    for group in &groups {
        let members: BTreeSet<Node> = group.iter().map(|p| pieces[*p].node).collect();
        let pennants: u8 = group.iter().map(|p| pieces[*p].segment.pennants).sum();
        let mut weights = vec![0; public.seats()];
        for laid in public.tiles() {
            if let Some((id, figure)) = laid.figure().filter(|(id, _)| members.contains(&(laid.cell(), *id)))
            {
                assert_eq!(laid.kind.find(id).map(|s| laid.kind.tile().segments[s].id), Some(id));
                weights[figure.owner.index()] += 1;
            }
        }
        let bordered = group.iter().flat_map(|p| {
            let (at, bits) = (pieces[*p].node.0, pieces[*p].segment.cities);
            (0..8)
                .filter(move |city| bits >> city & 1 == 1)
                .map(move |number| (at, SegmentId { part: Part::City, number }))
        });
        let cities: BTreeSet<Vec<Cell>> = bordered
            .filter_map(|city| groups.iter().find(|g| g.iter().any(|p| pieces[*p].node == city)))
            .filter(|city| complete(city))
            .map(|city| cells(city).into_iter().collect())
            .collect();
        let (tiles, done) = (cells(group).len() as u16, complete(group));
        let points = match part(group) {
            Part::Road => tiles,
            Part::Monastery => 9 - open(group) as u16,
            Part::Field => 3 * cities.len() as u16,
            Part::City if done && !(public.options.small_city && tiles == 2) => {
                2 * (tiles + u16::from(pennants))
            }
            Part::City => tiles + u16::from(pennants),
        };
        let found = Found { members, open: open(group), complete: done, pennants, weights, cities, points };
        all.entry(part(group)).or_default().push(found);
    }
    all
}

#[test]
fn features_kept_up_to_date_equal_features_from_scratch() {
    let mut moments = 0;
    play(1, |_, _, game, _, _| {
        moments += 1;
        if moments % 23 != 0 {
            return;
        }
        let public = &game.public;
        let computed = compute(public);
        for part in Part::ALL {
            let mut kept: Vec<Found> = public
                .features(part)
                .into_iter()
                .map(|feature| {
                    let holders = feature.holders();
                    let most = feature.weights.iter().max().copied().unwrap_or(0);
                    let held = |seat: &Seat| most > 0 && feature.weights[*seat] == most;
                    assert!(Seat::all(6).filter(held).eq(holders));
                    let figures: u8 = feature.weights.iter().sum();
                    assert_eq!(feature.figures.len(), usize::from(figures));
                    assert_eq!(feature.members.len(), feature.members.iter().collect::<BTreeSet<_>>().len());
                    Found {
                        members: feature.members.iter().copied().collect(),
                        open: feature.open.into(),
                        complete: feature.complete,
                        pennants: feature.pennants,
                        weights: feature.weights.0[..public.seats()].to_vec(),
                        cities: feature.cities.into_iter().collect(),
                        points: feature.points,
                    }
                })
                .collect();
            let mut wanted = computed.get(&part).cloned().unwrap_or_default();
            kept.sort_by(|a, b| a.members.cmp(&b.members));
            wanted.sort_by(|a, b| a.members.cmp(&b.members));
            assert_eq!(kept, wanted, "8: {part:?}\n{public:?}");
        }
    });
    assert!(moments > 10_000);
}

/// A road lists its members from end to end.
#[test]
fn roads_are_told_from_end_to_end() {
    let mut longest = 0;
    play(1, |_, action, game, _, _| {
        if !matches!(action, deska::games::carcassonne::Action::Place(..)) {
            return;
        }
        for road in game.public.features(Part::Road) {
            let beside = |a: Cell, b: Cell| (a.x - b.x).abs() + (a.y - b.y).abs() == 1;
            assert!(road.members.windows(2).all(|pair| beside(pair[0].0, pair[1].0)), "{road:?}");
            longest = longest.max(road.members.len());
        }
    });
    assert!(longest > 6, "{longest}");
}
