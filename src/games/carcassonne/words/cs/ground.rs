//! Places, spots, tiles and features in words.

use super::super::ground::{Fit, PlaceFacts, PlaceTop, Shows, StandFacts, shows, way};
use super::super::preview::alike;
use super::noun::{
    cities, figure, floors, land, pennants, points, posture, sides, sides_loc, terrain, tiles,
};
use super::{name, names, owned};
use crate::games::carcassonne::rules::{
    Cell, Fate, Feature, Kind, Part, Rotation, Side, Stand, Target, Terrain, Wanted,
};
use crate::lang::Who;
use crate::lang::{capital, count_cs, list_cs, of_cs};
use crate::table::Seat;

/// The accusative of a number of tiles.
const NUMBERS: [&str; 11] =
    ["žádnou", "jednu", "dvě", "tři", "čtyři", "pět", "šest", "sedm", "osm", "devět", "deset"];

/// `o dvě na sever a o jednu na východ od počátku`, `na počáteční kartičce`.
pub(in super::super) fn place(at: Cell) -> String {
    let steps = way(at).into_iter().map(|(n, side)| {
        let count = NUMBERS.get(n).map_or_else(|| n.to_string(), |word| (*word).into());
        format!("o {count} na {}", super::noun::side(side))
    });
    let steps: Vec<String> = steps.collect();
    if steps.is_empty() {
        "na počáteční kartičce".into()
    } else {
        format!("{} od počátku", list_cs(&steps))
    }
}

/// Returns the same as the beginning of a label.
fn label(at: Cell) -> String {
    if way(at).is_empty() { "počáteční kartička".into() } else { place(at) }
}

/// `město na severu a západě s erbem, cesty na východ a jih, staveniště`.
pub(in super::super) fn tile(kind: Kind, rotation: Rotation) -> String {
    let mut all: Vec<String> = shows(kind, rotation).iter().map(show).collect();
    if kind.tile().foundation {
        all.push("staveniště".into());
    }
    all.join(", ")
}

pub(super) fn show(shows: &Shows) -> String {
    let at = |part: Part, all: &[Side]| match part {
        Part::Road if all.len() == 4 => "na všechny strany".into(),
        Part::Road => format!("na {}", sides(all)),
        _ if all.len() == 4 => "na všech stranách".into(),
        _ => format!("na {}", sides_loc(all)),
    };
    match shows {
        Shows::Monastery => "klášter".into(),
        Shows::One { part, sides, pennants } => {
            format!("{} {}{}", land(*part).one, at(*part, sides), if *pennants > 0 { " s erbem" } else { "" })
        }
        Shows::Each { part, sides } => format!("{} {}", land(*part).few, at(*part, sides)),
        Shows::Field => "jen louka".into(),
    }
}

/// `věž, 2 patra, uzavřená (Petr)`.
pub(in super::super) fn tower(height: u8, top: Option<Seat>, who: &Who) -> String {
    match (height, top) {
        (0, _) => "staveniště".into(),
        (_, None) => format!("věž, {}, neuzavřená", floors(height)),
        (_, Some(seat)) if who.is(seat) => format!("věž, {}, uzavřená vámi", floors(height)),
        (_, Some(seat)) => format!("věž, {}, uzavřená ({})", floors(height), name(seat, who)),
    }
}

/// Describes a tower in a list of choices.
pub(in super::super) fn tower_at(height: u8, top: Option<Seat>, at: Cell, who: &Who) -> String {
    format!("{}, {}", capital(&tower(height, top, who)), place(at))
}

/// `Věž`, or `Staveniště`.
fn base(height: u8) -> &'static str {
    if height == 0 { "Staveniště" } else { "Věž" }
}

/// Describes a tower or a foundation that can be raised.
pub(in super::super) fn tower_rises(height: u8, at: Cell) -> String {
    format!("{}, {height}→{}, {}", base(height), floors(height + 1), place(at))
}

/// Returns the same in two lines: `Věž B, 2 na sever, 3→4`, `V dosahu 2 družiníci`; the way from the tile laid last.
pub(in super::super) fn tower_row(
    height: u8,
    letter: Option<char>,
    way: &[(usize, Side)],
    targets: &[Target],
    who: &Who,
) -> (String, String) {
    let at = if way.is_empty() { "zde".into() } else { steps(way) };
    let head = format!("{}{}{at}, {height}→{}", base(height), called(letter), height + 1);
    (head, capital(&reach(targets, who)))
}

/// Describes a tower a follower may close in two lines: `Věž B, 2 na západ`, `1 patro: váš družiník ji uzavře`.
pub(in super::super) fn top_row(height: u8, letter: Option<char>, way: &[(usize, Side)]) -> (String, String) {
    let at = if way.is_empty() { "zde".into() } else { steps(way) };
    (format!("{}{}{at}", base(height), called(letter)), format!("{}: váš družiník ji uzavře", floors(height)))
}

/// ` B, ` after the word for a tower that has a letter.
fn called(letter: Option<char>) -> String {
    letter.map_or(", ".into(), |letter| format!(" {letter}, "))
}

/// `2 na sever, 1 na východ`.
fn steps(way: &[(usize, Side)]) -> String {
    let step = |(n, side): &(usize, Side)| format!("{n} na {}", super::noun::side(*side));
    way.iter().map(step).collect::<Vec<_>>().join(", ")
}

/// Describes a figure and whose it is.
pub(in super::super) fn whose(owner: Seat, spot: Stand, who: &Who) -> String {
    owned(owner, figure(spot).one, who)
}

/// Describes a figure that can be captured in two lines: `Rytíř (Petr)`, `1 na sever, město (3): zajetí`.
pub(in super::super) fn target_row(
    target: &Target,
    way: &[(usize, Side)],
    feature: Option<&Feature>,
    fate: Fate,
    who: &Who,
) -> (String, String) {
    let whose = capital(&whose(target.figure.owner, target.spot, who));
    let at = if way.is_empty() { "na kartičce věže".into() } else { steps(way) };
    let fate = match fate {
        Fate::Prisoner => "zajetí",
        Fate::Freed => "do vaší zásoby",
        Fate::Exchanged => "výměna",
    };
    let on: Vec<String> = [at].into_iter().chain(feature.map(short)).collect();
    (whose, format!("{}: {fate}", capital(&on.join(", "))))
}

/// `město (3)`, `klášter`, `louka`.
fn short(feature: &Feature) -> String {
    match feature.part {
        Part::City | Part::Road => format!("{} ({})", land(feature.part).one, feature.tiles.len()),
        one => land(one).one.into(),
    }
}

/// Role a follower would have, in two lines: `Sedlák, severovýchod`, `2 uzavřená města, zatím 6 bodů`.
pub(in super::super) fn claimed(one: Part, stand: &StandFacts, who: &Who) -> (String, String) {
    let StandFacts::In { feature, taken, barred, sides: on, .. } = stand else {
        return (capital(posture(one)), String::new());
    };
    let on = match (one, &on[..]) {
        (_, []) => String::new(),
        (Part::Field, [a @ (Side::North | Side::South), b @ (Side::East | Side::West)]) => {
            format!(", {}{}", half(*a), super::noun::side(*b))
        }
        _ => format!(", {}", sides(on)),
    };
    let mut all = vec![match one {
        Part::Field => cities(feature.cities.len()),
        _ => summary(feature),
    }];
    all.push(match taken.is_empty() {
        _ if *barred => "hraje se bez sedláků".into(),
        false => format!("obsazeno: {}", names(taken, who)),
        true if feature.points == 0 => String::new(),
        true if feature.complete => format!("hned {}", points(feature.points.into())),
        true => format!("zatím {}", points(feature.points.into())),
    });
    all.retain(|part| !part.is_empty());
    (format!("{}{on}", capital(posture(one))), capital(&all.join(", ")))
}

/// Returns the beginning of a way between two: `severo`.
fn half(side: Side) -> &'static str {
    if side == Side::North { "severo" } else { "jiho" }
}

/// After `na`, where on its tile a segment lies: `severu a západě`, of a field `severozápadě`.
pub(super) fn toward(one: Part, all: &[Side]) -> String {
    match (one, all) {
        (Part::Field, [a @ (Side::North | Side::South), b @ (Side::East | Side::West)]) => {
            format!("{}{}", half(*a), sides_loc(&[*b]))
        }
        _ => sides_loc(all),
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
        0 => "nikdo v\u{a0}dosahu".into(),
        1..=3 if !alike(&all) => format!("v\u{a0}dosahu {}", list_cs(&all)),
        more => format!("v\u{a0}dosahu {}", count_cs(more, "družiník", "družiníci", "družiníků")),
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
                Fit::Ways(1) => ", lze přiložit 1 způsobem",
                Fit::Ways(2) => ", lze přiložit 2 způsoby",
                Fit::Ways(3) => ", lze přiložit 3 způsoby",
                Fit::Ways(_) => ", lze přiložit 4 způsoby",
                Fit::NotThis => ", tuto kartičku sem přiložit nelze",
                Fit::Dead => ", žádnou zbývající kartičku sem přiložit nelze",
                Fit::Open => "",
            };
            format!("{label}, volné{fit}, vyžaduje: {}", needs(*wanted))
        }
        PlaceTop::Nothing => format!("{label}, prázdné"),
    }
}

/// `město na jihu, cesta na východě a západě`.
fn needs(wanted: Wanted) -> String {
    let one = |asked: Terrain| {
        let all: Vec<Side> = Side::ALL.into_iter().filter(|s| wanted.on(*s) == Some(asked)).collect();
        (!all.is_empty()).then(|| format!("{} na {}", terrain(asked), sides_loc(&all)))
    };
    let all: Vec<String> =
        [Terrain::City, Terrain::Road, Terrain::Field].into_iter().filter_map(one).collect();
    all.join(", ")
}

/// Returns the name of a feature: `město (5 kartiček, 2 erby)`, `klášter (5 z 9)`, `louka (2 uzavřená města)`.
pub(in super::super) fn summary(feature: &Feature) -> String {
    format!("{} ({})", land(feature.part).one, size(feature))
}

fn size(feature: &Feature) -> String {
    let count = feature.tiles.len();
    match feature.part {
        Part::Monastery => format!("{count} {}", of_cs(9)),
        Part::Field => cities(feature.cities.len()),
        _ if feature.pennants > 0 => format!("{}, {}", tiles(count), pennants(feature.pennants)),
        _ => tiles(count),
    }
}

/// Describes a feature in one line.
pub(in super::super) fn feature(feature: &Feature, who: &Who) -> String {
    let mut all = vec![land(feature.part).one.to_string(), size(feature)];
    let holders = feature.holders();
    let now = points(feature.points.into());
    all.push(if holders.is_empty() {
        format!("{now}, nikdo tam není")
    } else {
        format!("{now}: {}", names(&holders, who))
    });
    match feature.part {
        Part::City | Part::Road if feature.complete => all.push(land(feature.part).done.into()),
        Part::City | Part::Road => all.push(format!("volné okraje: {}", feature.open)),
        Part::Field | Part::Monastery => {}
    }
    all.join(", ")
}

/// `na cestě (3 kartičky)`.
fn inside(feature: &Feature) -> String {
    format!("{} ({})", land(feature.part).within, size(feature))
}

/// Returns the label of a spot.
pub(in super::super) fn spot(stand: &StandFacts, who: &Who) -> String {
    match stand {
        StandFacts::In { feature, here: Some(seat), .. } => {
            let figure = capital(&owned(*seat, posture(feature.part), who));
            let now = points(feature.points.into());
            format!("{figure} {}, {now}: {}", inside(feature), names(&feature.holders(), who))
        }
        StandFacts::In { feature, barred: true, .. } => {
            format!("{}, hraje se bez sedláků", capital(land(feature.part).one))
        }
        StandFacts::In { feature, taken, sides: on, .. } => {
            let on = if on.is_empty() { String::new() } else { format!(", na {}", toward(feature.part, on)) };
            let free =
                if taken.is_empty() { "volno".into() } else { format!("obsazeno: {}", names(taken, who)) };
            let figure = capital(posture(feature.part));
            format!("{figure} {}{on}, {}, {free}", inside(feature), points(feature.points.into()))
        }
        StandFacts::Top { built: false, .. } => "Staveniště, hraje se bez věží".into(),
        StandFacts::Top { height: 0, .. } => "Staveniště, nejdřív je třeba dílek".into(),
        StandFacts::Top { height, here: Some(seat), .. } => {
            format!("{} na věži ({}), uzavřená", capital(&owned(*seat, "družiník", who)), floors(*height))
        }
        StandFacts::Top { height, here: None, .. } => {
            format!("Družiník na věž ({}), neuzavřená", floors(*height))
        }
        StandFacts::Nowhere => "Není na čem stát".into(),
    }
}

/// `Rytíř (Petr), o dvě na sever od počátku`.
pub(in super::super) fn target(target: &Target, who: &Who) -> String {
    let figure = owned(target.figure.owner, figure(target.spot).one, who);
    format!("{}, {}", capital(&figure), place(target.cell))
}
