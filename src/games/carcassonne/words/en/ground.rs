//! Places, spots, tiles and features in words.

use super::super::ground::{Fit, PlaceFacts, PlaceTop, Shows, StandFacts, shows, way};
use super::super::preview::alike;
use super::noun::{cities, figure, floors, part, parts, pennants, points, posture, sides, terrain, tiles};
use super::{names, owned};
use crate::games::carcassonne::rules::{
    Cell, Fate, Feature, Kind, Part, Rotation, Side, Stand, Target, Terrain, Wanted,
};
use crate::lang::Who;
use crate::lang::{capital, count_en, list_en};
use crate::table::Seat;

const NUMBERS: [&str; 11] =
    ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/// `two north and one east of the start`, `on the start tile`.
pub(in super::super) fn place(at: Cell) -> String {
    let steps = way(at).into_iter().map(|(n, side)| {
        let count = NUMBERS.get(n).map_or_else(|| n.to_string(), |word| (*word).into());
        format!("{count} {}", super::noun::side(side))
    });
    let steps: Vec<String> = steps.collect();
    if steps.is_empty() { "on the start tile".into() } else { format!("{} of the start", list_en(&steps)) }
}

/// Returns the same as the beginning of a label.
fn label(at: Cell) -> String {
    if way(at).is_empty() { "start tile".into() } else { place(at) }
}

/// `city north and west with a coat of arms, roads east and south, foundation`.
pub(in super::super) fn tile(kind: Kind, rotation: Rotation) -> String {
    let mut all: Vec<String> = shows(kind, rotation).iter().map(show).collect();
    if kind.tile().foundation {
        all.push("foundation".into());
    }
    all.join(", ")
}

pub(super) fn show(shows: &Shows) -> String {
    match shows {
        Shows::Monastery => "monastery".into(),
        Shows::One { part: one, sides: all, pennants } => {
            let sides = if all.len() == 4 { "on all sides".into() } else { sides(all) };
            format!("{} {sides}{}", part(*one), if *pennants > 0 { " with a coat of arms" } else { "" })
        }
        Shows::Each { part: each, sides: all } => format!("{} {}", parts(*each), sides(all)),
        Shows::Field => "only field".into(),
    }
}

/// `tower of 2 floors, closed by Petr`.
pub(in super::super) fn tower(height: u8, top: Option<Seat>, who: &Who) -> String {
    match (height, top) {
        (0, _) => "foundation".into(),
        (_, None) => format!("tower of {}, open", floors(height)),
        (_, Some(seat)) => format!("tower of {}, closed by {}", floors(height), super::name(seat, who)),
    }
}

/// Describes a tower in a list of choices.
pub(in super::super) fn tower_at(height: u8, top: Option<Seat>, at: Cell, who: &Who) -> String {
    format!("{}, {}", capital(&tower(height, top, who)), place(at))
}

/// `Tower`, or `Foundation`.
fn base(height: u8) -> &'static str {
    if height == 0 { "Foundation" } else { "Tower" }
}

/// Describes a tower or a foundation that can be raised.
pub(in super::super) fn tower_rises(height: u8, at: Cell) -> String {
    format!("{}, {height}→{}, {}", base(height), floors(height + 1), place(at))
}

/// Returns the same in two lines: `Tower B, 2 north, 3→4`, `Could capture Petr's knight`; the way from the tile laid
/// last.
pub(in super::super) fn tower_row(
    height: u8,
    letter: Option<char>,
    way: &[(usize, Side)],
    targets: &[Target],
    who: &Who,
) -> (String, String) {
    let at = if way.is_empty() { "here".into() } else { steps(way) };
    let head = format!("{}{}{at}, {height}→{}", base(height), called(letter), height + 1);
    (head, capital(&reach(targets, who)))
}

/// Describes a tower a meeple may close in two lines: `Tower B, 2 west`, `1 floor: your meeple closes it`.
pub(in super::super) fn top_row(height: u8, letter: Option<char>, way: &[(usize, Side)]) -> (String, String) {
    let at = if way.is_empty() { "here".into() } else { steps(way) };
    (format!("{}{}{at}", base(height), called(letter)), format!("{}: your meeple closes it", floors(height)))
}

/// ` B, ` after the word for a tower that has a letter.
fn called(letter: Option<char>) -> String {
    letter.map_or(", ".into(), |letter| format!(" {letter}, "))
}

/// `2 north, 1 east`.
fn steps(way: &[(usize, Side)]) -> String {
    let step = |(n, side): &(usize, Side)| format!("{n} {}", super::noun::side(*side));
    way.iter().map(step).collect::<Vec<_>>().join(", ")
}

/// Describes a figure and whose it is.
pub(in super::super) fn whose(owner: Seat, spot: Stand, who: &Who) -> String {
    owned(owner, figure(spot), who)
}

/// Describes a figure that can be captured in two lines: `Petr's knight`, `1 north, city of 3: prisoner`.
pub(in super::super) fn target_row(
    target: &Target,
    way: &[(usize, Side)],
    feature: Option<&Feature>,
    fate: Fate,
    who: &Who,
) -> (String, String) {
    let whose = capital(&whose(target.figure.owner, target.spot, who));
    let at = if way.is_empty() { "on the tower's tile".into() } else { steps(way) };
    let fate = match fate {
        Fate::Prisoner => "prisoner",
        Fate::Freed => "to your supply",
        Fate::Exchanged => "exchange",
    };
    let on: Vec<String> = [at].into_iter().chain(feature.map(short)).collect();
    (whose, format!("{}: {fate}", on.join(", ")))
}

/// `city of 3`, `monastery`, `field`.
fn short(feature: &Feature) -> String {
    match feature.part {
        Part::City | Part::Road => format!("{} of {}", part(feature.part), feature.tiles.len()),
        one => part(one).into(),
    }
}

/// Role a meeple would have, in two lines: `Farmer, north-east`, `2 complete cities, 6 points so far`.
pub(in super::super) fn claimed(one: Part, stand: &StandFacts, who: &Who) -> (String, String) {
    let StandFacts::In { feature, taken, barred, sides: on, .. } = stand else {
        return (capital(posture(one)), String::new());
    };
    let on = if on.is_empty() { String::new() } else { format!(", {}", toward(one, on)) };
    let mut all = vec![match one {
        Part::Field => cities(feature.cities.len()),
        _ => summary(feature),
    }];
    all.push(match taken.is_empty() {
        _ if *barred => "no farmers in this game".into(),
        false => format!("held by {}", names(taken, who)),
        true if feature.points == 0 => String::new(),
        true if feature.complete => format!("{} at once", points(feature.points.into())),
        true => format!("{} so far", points(feature.points.into())),
    });
    all.retain(|part| !part.is_empty());
    (format!("{}{on}", capital(posture(one))), capital(&all.join(", ")))
}

/// Place of a segment on its tile: `north and west`, of a field `north-west`.
pub(super) fn toward(one: Part, all: &[Side]) -> String {
    match (one, all) {
        (Part::Field, [a @ (Side::North | Side::South), b @ (Side::East | Side::West)]) => {
            format!("{}-{}", super::noun::side(*a), super::noun::side(*b))
        }
        _ => sides(all),
    }
}

/// Describes a tower or a foundation that can be raised, and the figures this brings into reach.
pub(in super::super) fn tower_raised(height: u8, at: Cell, targets: &[Target], who: &Who) -> String {
    format!("{}: {}", tower_rises(height, at), reach(targets, who))
}

/// Returns the figures that one more floor brings into reach.
fn reach(targets: &[Target], who: &Who) -> String {
    let of = |target: &Target| whose(target.figure.owner, target.spot, who);
    let all: Vec<String> = targets.iter().map(of).collect();
    match all.len() {
        0 => "nobody in reach".into(),
        1..=3 if !alike(&all) => format!("could capture {}", either(&all)),
        more => format!("could capture one of {more} meeples"),
    }
}

/// `a`, `a or b`, `a, b or c`.
fn either(all: &[String]) -> String {
    match all {
        [] => String::new(),
        [one] => one.clone(),
        [some @ .., last] => format!("{} or {last}", some.join(", ")),
    }
}

/// Returns the label of a place.
pub(in super::super) fn cell(place: &PlaceFacts, who: &Who) -> String {
    let label = label(place.at);
    match &place.on {
        PlaceTop::Tile { kind, rotation, figure, tower: built } => {
            let mut all = vec![label];
            all.extend(shows(*kind, *rotation).iter().map(show));
            all.extend(figure.map(|(seat, part)| owned(seat, posture(part), who)));
            all.extend(built.map(|(height, top)| tower(height, top, who)));
            all.join(", ")
        }
        PlaceTop::Free { wanted, fit } => {
            let fit = match fit {
                Fit::Ways(1) => ", fits in 1 way",
                Fit::Ways(2) => ", fits in 2 ways",
                Fit::Ways(3) => ", fits in 3 ways",
                Fit::Ways(_) => ", fits in 4 ways",
                Fit::NotThis => ", this tile doesn't fit",
                Fit::Dead => ", no tile left fits",
                Fit::Open => "",
            };
            format!("{label}, free{fit}, needs {}", needs(*wanted))
        }
        PlaceTop::Nothing => format!("{label}, empty"),
    }
}

/// `city south, road east and west`.
fn needs(wanted: Wanted) -> String {
    let one = |asked: Terrain| {
        let all: Vec<Side> = Side::ALL.into_iter().filter(|s| wanted.on(*s) == Some(asked)).collect();
        (!all.is_empty()).then(|| format!("{} {}", terrain(asked), sides(&all)))
    };
    let all: Vec<String> =
        [Terrain::City, Terrain::Road, Terrain::Field].into_iter().filter_map(one).collect();
    all.join(", ")
}

/// Returns the name of a feature: `city of 5 tiles with 2 coats of arms`, `monastery with 5 of 9`, `field with 2
/// complete cities`.
pub(in super::super) fn summary(feature: &Feature) -> String {
    let count = feature.tiles.len();
    match feature.part {
        Part::Monastery => format!("monastery with {count} of 9"),
        Part::Field => format!("field with {}", cities(feature.cities.len())),
        one if feature.pennants > 0 => {
            format!("{} of {} with {}", part(one), tiles(count), pennants(feature.pennants))
        }
        one => format!("{} of {}", part(one), tiles(count)),
    }
}

/// Describes a feature in one line.
pub(in super::super) fn feature(feature: &Feature, who: &Who) -> String {
    let count = feature.tiles.len();
    let mut all = vec![part(feature.part).to_string()];
    match feature.part {
        Part::Monastery => all.push(format!("{count} of 9")),
        Part::Field => all.push(cities(feature.cities.len())),
        _ => all.push(tiles(count)),
    }
    if feature.pennants > 0 {
        all.push(pennants(feature.pennants));
    }
    let holders = feature.holders();
    let now = points(feature.points.into());
    all.push(if holders.is_empty() {
        format!("{now}, nobody there")
    } else {
        format!("{now} for {}", names(&holders, who))
    });
    if matches!(feature.part, Part::City | Part::Road) {
        all.push(if feature.complete {
            "complete".into()
        } else {
            count_en(feature.open.into(), "open edge", "open edges")
        });
    }
    all.join(", ")
}

/// `on the road of 3 tiles`.
fn inside(feature: &Feature) -> String {
    let on = if feature.part == Part::Road { "on" } else { "in" };
    format!("{on} the {}", summary(feature))
}

/// Returns the label of a spot.
pub(in super::super) fn spot(stand: &StandFacts, who: &Who) -> String {
    match stand {
        StandFacts::In { feature, here: Some(seat), .. } => {
            let holders = feature.holders();
            let figure = capital(&owned(*seat, posture(feature.part), who));
            let now = points(feature.points.into());
            format!("{figure} {}, {now} for {}", inside(feature), names(&holders, who))
        }
        StandFacts::In { feature, barred: true, .. } => {
            format!("{}, no farmers in this game", capital(part(feature.part)))
        }
        StandFacts::In { feature, taken, sides: on, .. } => {
            let on = if on.is_empty() { String::new() } else { format!(", {}", toward(feature.part, on)) };
            let free =
                if taken.is_empty() { "free".into() } else { format!("occupied by {}", names(taken, who)) };
            let figure = capital(posture(feature.part));
            format!("{figure} {}{on}, {}, {free}", inside(feature), points(feature.points.into()))
        }
        StandFacts::Top { built: false, .. } => "Foundation, no towers in this game".into(),
        StandFacts::Top { height: 0, .. } => "Foundation, needs a piece first".into(),
        StandFacts::Top { height, here: Some(seat), .. } => {
            format!("{} on the tower of {}, closed", capital(&owned(*seat, "meeple", who)), floors(*height))
        }
        StandFacts::Top { height, here: None, .. } => {
            format!("Meeple on the tower of {}, open", floors(*height))
        }
        StandFacts::Nowhere => "Nothing to stand on".into(),
    }
}

/// `Petr's knight, two north of the start`.
pub(in super::super) fn target(target: &Target, who: &Who) -> String {
    let figure = owned(target.figure.owner, figure(target.spot), who);
    format!("{}, {}", capital(&figure), place(target.cell))
}
