//! The map without moving pieces: four lands and their islands, seas, mountains, the volcano, bridges, corners of
//! the palaces. Depends on the lines of the map alone, so the result is always the same.

use super::SIZE;
use super::map::{FRAME, Point, SIDE, deck, inside, is_firm, lines, middle, outline, path, ring};
use crate::art::number;
use crate::games::elementaris::rules::{CITY_FIELDS, Field, Kind, SITE_FIELDS, orb};

/// Returns the markup of the whole ground, without the `svg` around it.
pub fn ground() -> String {
    let inner = format!(r#"<rect x="{0}" y="{0}" width="{1}" height="{1}""#, number(FRAME), number(SIDE));
    [
        format!(r#"<rect width="{0}" height="{0}" rx="8" fill="var(--el-wood)"/>"#, number(SIZE)),
        format!(r#"<clipPath id="el-inner">{inner}/></clipPath><g clip-path="url(#el-inner)">"#),
        format!(r#"{inner} fill="var(--el-sea)"/>"#),
        waters(),
        lands(),
        marks(),
        all(Kind::Mountain).map(mountains).collect(),
        volcano(),
        all(Kind::Bridge).map(bridge).collect(),
        SITE_FIELDS.iter().map(site).collect(),
        "</g>".to_owned(),
        (0..4).map(palace).collect(),
        format!(r#"{inner} rx="3" fill="none" stroke="var(--el-plank-2)" stroke-width="2.5"/>"#),
    ]
    .concat()
}

fn all(kind: Kind) -> impl Iterator<Item = Field> {
    Field::all().filter(move |field| field.kind() == kind)
}

/// Draws a line of one colour.
fn stroke(token: &str, width: &str, more: &str, path: &str) -> String {
    format!(
        r#"<path fill="none" stroke="var(--el-{token})" stroke-width="{width}" stroke-linejoin="round" stroke-linecap="round"{more} d="{path}"/>"#
    )
}

fn area(token: &str, path: &str) -> String {
    format!(r#"<path fill="var(--el-{token})" d="{path}"/>"#)
}

/// Returns a pseudo-random number from 0 to 2^16 - 1 for a field.
fn chance(field: Field, salt: u32) -> u32 {
    let mut h = field.index() as u32 + 977 * salt;
    for odd in [0x7FEB_352D, 0x846C_A68B, 0x9E37_79B1] {
        h = (h ^ (h >> 16)).wrapping_mul(odd);
    }
    h >> 16
}

fn distance((x, y): Point, (to_x, to_y): Point) -> f32 {
    (x - to_x).hypot(y - to_y)
}

/// Returns points scattered within a field, from back to front, clear of its edge, of blocked areas and of each
/// other.
fn strewn(field: Field, most: usize, edge: f32, apart: f32, blocked: &[(Point, f32)]) -> Vec<Point> {
    let ring = ring(field);
    let bounds = |of: fn(&Point) -> f32| {
        let (least, most) = ring.iter().map(of).fold((SIZE, 0.0_f32), |(a, b), v| (a.min(v), b.max(v)));
        (least, most - least)
    };
    let ((left, wide), (top, high)) = (bounds(|point| point.0), bounds(|point| point.1));
    let mut found: Vec<Point> = Vec::new();
    for nth in 0..160 {
        let part = |salt: u32| chance(field, 2 * nth + salt) as f32 / 65_536.0;
        let at = (left + wide * part(1), top + high * part(2));
        let free = inside(ring, at)
            && ring.iter().all(|corner| distance(*corner, at) > edge)
            && blocked.iter().all(|(middle, reach)| distance(*middle, at) > *reach)
            && found.iter().all(|other| distance(*other, at) > apart);
        if free {
            let behind = found.iter().position(|other| other.1 > at.1);
            found.insert(behind.unwrap_or(found.len()), at);
        }
        if found.len() == most {
            break;
        }
    }
    found
}

/// Draws the coasts again in another colour and width, moved down by `below`.
fn coast(token: &str, width: &str, below: &str, opacity: &str) -> String {
    format!(
        r##"<use href="#el-coasts" y="{below}" stroke="var(--el-{token})" stroke-width="{width}" stroke-opacity="{opacity}"/>"##
    )
}

/// Draws shallows along the coasts, borders between seas, and waves.
fn waters() -> String {
    let lines = lines();
    let coasts: String =
        lines.iter().filter(|line| line.is_coast()).map(|line| path(&line.points, false)).collect();
    let both = |line: &&super::map::Border| line.one.is_sea() && line.other.is_some_and(Field::is_sea);
    let borders: String = lines.iter().filter(both).map(|line| path(&line.points, false)).collect();
    let islands: Vec<(Point, f32)> = all(Kind::Land).map(|field| (middle(field), 62.0)).collect();
    let waves: String = all(Kind::Sea)
        .flat_map(|sea| strewn(sea, 5, 20.0, 46.0, &islands))
        .map(|(x, y)| format!("M{} {}q7-7 14 0t14 0", number(x - 14.0), number(y)))
        .collect();
    [
        format!(
            r#"<defs><path id="el-coasts" fill="none" stroke-linejoin="round" stroke-linecap="round" d="{coasts}"/></defs>"#
        ),
        coast("sea-3", "30", "0", "1"),
        stroke("sea-line", "2.6", r#" stroke-dasharray="9 8""#, &borders),
        stroke("sea-2", "2.6", "", &waves),
    ]
    .concat()
}

/// Draws the land fields in their tints, with a double line along the coast.
fn lands() -> String {
    let lines = lines();
    let firm = || Field::all().filter(|field| is_firm(*field));
    let mut parts = vec![coast("coast", "9", "7", ".4"), coast("coast-2", "9", "0", "1")];
    for (quadrant, name) in ["a", "b", "c", "d"].into_iter().enumerate() {
        for tint in 0..2 {
            let mine = |field: &Field| {
                field.kind() == Kind::Land
                    && field.quadrant() == Some(quadrant)
                    && (field.number() * 7 + 1) % 2 == tint
            };
            let fields: String = firm().filter(mine).map(outline).collect();
            parts.push(area(&format!("{name}{}", tint + 1), &fields));
        }
    }
    let rock: String = all(Kind::Mountain).map(outline).collect();
    parts.push(area("rock", &rock));
    let inland: String = lines
        .iter()
        .filter(|line| !line.is_coast() && is_firm(line.one) && line.other.is_some_and(is_firm))
        .map(|line| path(&line.points, false))
        .collect();
    parts.push(stroke("border", "1.8", r#" stroke-opacity=".75""#, &inland));
    parts.push(coast("coast", "3.2", "0", "1"));
    parts.concat()
}

/// Draws the vegetation and terrain of a land: hills, trees, corn, drifts; nothing where pieces are placed.
fn marks() -> String {
    const SIGNS: [(f32, f32, &str); 4] = [
        (-7.0, 3.0, "l4-7 3 5 3-3 4 5"),
        (0.0, 7.0, "v-4m-5 0l5-10 5 10z"),
        (0.0, 6.0, "v-11m0 5q-4-1-5-5m5 5q4-1 5-5"),
        (-8.0, 2.0, "q4-5 8 0t8 0"),
    ];
    let mut drawn = String::new();
    for field in all(Kind::Land) {
        let reach = match () {
            () if CITY_FIELDS.has(field) => 54.0,
            () if SITE_FIELDS.has(field) => 36.0,
            () => 18.0,
        };
        let Some((dx, dy, sign)) = field.quadrant().and_then(|quadrant| SIGNS.get(quadrant)) else {
            continue;
        };
        for (x, y) in strewn(field, 6, 15.0, 25.0, &[(middle(field), reach)]) {
            drawn.push_str(&format!("M{} {}{sign}", number(x + dx), number(y + dy)));
        }
    }
    stroke("mark", "1.8", r#" stroke-opacity=".6""#, &drawn)
}

/// Draws peaks, lit from the upper left, with snow.
fn mountains(field: Field) -> String {
    let peaks = strewn(field, 12, 12.0, 21.0, &[]);
    let peak = |(nth, (x, y)): (usize, Point)| {
        let side = 40.0 + (chance(field, 400 + nth as u32) % 100) as f32 * 0.15;
        format!(
            r##"<use href="#el-peak" x="{}" y="{}" width="{2}" height="{2}"/>"##,
            number(x - side / 2.0),
            number(y + 12.0 - side),
            number(side)
        )
    };
    peaks.into_iter().enumerate().map(peak).collect()
}

fn volcano() -> String {
    let volcano = Field::at(crate::games::elementaris::rules::FIELDS - 1);
    let (x, y) = middle(volcano);
    let glow = |across: f32, high: f32, opacity: &str| {
        format!(
            r#"<ellipse cx="{}" cy="{}" rx="{}" ry="{}" fill="var(--el-hot)" fill-opacity="{opacity}"/>"#,
            number(x),
            number(y),
            number(across),
            number(high)
        )
    };
    let rock = outline(volcano);
    [
        glow(112.0, 104.0, ".33"),
        glow(84.0, 76.0, ".4"),
        format!(
            r#"<path fill="var(--el-rock-3)" stroke="var(--el-coast)" stroke-width="4" stroke-linejoin="round" d="{rock}"/>"#
        ),
        format!(
            r#"<g transform="translate({} {})"><path d="M-56 34C-36 20-24-14-18-34L-9-29 0-35 10-31 18-34C24-14 36 20 56 34 30 46-30 46-56 34Z" fill="var(--el-rock-2)" stroke="var(--el-ink)" stroke-width="2.5" stroke-linejoin="round"/><path d="M6-32 10-31 18-34C24-14 36 20 56 34 44 40 30 43 14 43 22 14 14-12 6-32Z" fill="var(--el-ink)" fill-opacity=".35"/><path d="M-18-34-9-29 0-35 10-31 18-34C17-24 12-24 13-12 11-6 8-12 6-18 2-4 4 6 0 18-6 8-3-4-7-16-9-10-12-10-13-20Z" fill="var(--el-lava)"/><path d="M-17-34-9-29 0-35 10-31 17-34C10-26-10-26-17-34Z" fill="var(--el-lava-2)"/></g>"#,
            number(x),
            number(y)
        ),
    ]
    .concat()
}

/// Draws planks from shore to shore.
fn bridge(field: Field) -> String {
    let Some((from, to)) = deck(field) else { return String::new() };
    let length = distance(from, to) + 26.0;
    let angle = (to.1 - from.1).atan2(to.0 - from.0).to_degrees();
    let half = length / 2.0;
    let planks: String = (0..(length / 9.0) as usize)
        .map(|nth| format!("M{} -11v22", number(9.0 * nth as f32 + 6.0 - half)))
        .collect();
    format!(
        r#"<g transform="translate({} {}) rotate({})"><rect x="{}" y="-15" width="{}" height="30" rx="3" fill="var(--el-plank-2)"/><rect x="{}" y="-11" width="{}" height="22" fill="var(--el-plank)"/>{}</g>"#,
        number((from.0 + to.0) / 2.0),
        number((from.1 + to.1) / 2.0),
        number(angle),
        number(-half),
        number(length),
        number(2.0 - half),
        number(length - 4.0),
        stroke("plank-2", "1.6", r#" stroke-opacity=".7""#, &planks)
    )
}

/// Draws the outline of a lit part of the map: a thin line over a broader one.
pub fn lit(outline: &str) -> String {
    format!(r#"<path class="case" d="{outline}"/><path class="ring" d="{outline}"/>"#)
}

/// Returns the outline of the map within its frame.
pub fn whole() -> String {
    let side = FRAME + SIDE;
    path(&[(FRAME, FRAME), (side, FRAME), (side, side), (FRAME, side)], true)
}

/// Draws an orb site without its orb: the element's icon in a hollow.
fn site(field: Field) -> String {
    let Some(element) = field.site().map(orb) else { return String::new() };
    let (x, y) = middle(field);
    format!(
        r##"<circle cx="{0}" cy="{1}" r="20" fill="var(--el-ink)" fill-opacity=".28" stroke="var(--el-ink)" stroke-opacity=".6" stroke-width="2"/><use href="#el-hollow-{2}" x="{3}" y="{4}" width="24" height="24" opacity=".8"/>"##,
        number(x),
        number(y),
        element.word(),
        number(x - 12.0),
        number(y - 12.0)
    )
}

/// Returns the direction of a land's corner; east and south are 1.
pub fn corner_of(quadrant: usize) -> (f32, f32) {
    let (east, south) = (quadrant < 2, quadrant == 1 || quadrant == 2);
    (if east { 1.0 } else { -1.0 }, if south { 1.0 } else { -1.0 })
}

/// Returns a point of a palace, given its distances from the corner along both sides of the board.
pub fn in_palace(quadrant: usize, (across, along): Point) -> Point {
    let (x, y) = corner_of(quadrant);
    let from = |way: f32, far: f32| if way > 0.0 { FRAME + SIDE - far } else { FRAME + far };
    (from(x, across), from(y, along))
}

fn palace(quadrant: usize) -> String {
    let points = [(0.0, 0.0), (209.0, 0.0), (0.0, 209.0)].map(|point| in_palace(quadrant, point));
    let slots: String = [(22.0, 66.0), (44.0, 44.0), (66.0, 22.0)]
        .map(|slot| {
            let (x, y) = in_palace(quadrant, slot);
            format!(r#"<circle cx="{}" cy="{}" r="15"/>"#, number(x), number(y))
        })
        .concat();
    format!(
        r#"<path fill="var(--el-palace)" stroke="var(--el-palace-2)" stroke-width="7" stroke-linejoin="round" d="{}"/><g fill="var(--el-ink)" fill-opacity=".45">{slots}</g>"#,
        path(&points, true)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_ground_is_deterministic_and_small() {
        let drawn = ground();
        assert_eq!(drawn, ground());
        assert!(drawn.len() < 48_000, "{}", drawn.len());
        assert!(!drawn.contains("NaN") && !drawn.contains("style="));
    }

    #[test]
    fn every_land_has_its_marks_and_every_range_its_peaks() {
        for range in all(Kind::Mountain) {
            assert!(mountains(range).matches("<use").count() >= 4, "{range}");
        }
        assert!(marks().matches('M').count() > 100);
    }

    #[test]
    fn palaces_lie_in_their_corners() {
        let corners = (0..4).map(|quadrant| in_palace(quadrant, (0.0, 0.0)));
        let right = FRAME + SIDE;
        let expected = [(right, FRAME), (right, right), (FRAME, right), (FRAME, FRAME)];
        assert_eq!(corners.collect::<Vec<Point>>(), expected);
    }
}
