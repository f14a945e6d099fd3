//! The map: sea, provinces with wobbly borders, their scenery, roads and cities. It depends only on the rule data
//! and the visit.
//!
//! Order: sea and coast, the other provinces and their roads, then the province of the visit, raised above them
//! with its roads, and the cities. Provinces still to come are muted with everything in them.

use crate::art::number;
use crate::games::taj_mahal::rules::{City, PROVINCES, Province, ROADS};

/// Width and height of the scene, in scene units.
pub const WIDTH: f32 = 736.0;
pub const HEIGHT: f32 = 576.0;
/// Scene units per unit of the rule data; `CORNER` is the upper left corner of the scene in rule units.
const SCALE: f32 = 0.705;
const CORNER: (f32, f32) = (-22.0, -8.5);
/// Side of a city, in scene units.
const CITY: f32 = 28.0;

/// A point of the scene.
pub type Point = (f32, f32);

/// Tone of each province, 1 to 4; neighbours have different tones.
pub const TONES: [u8; PROVINCES] = [3, 1, 2, 3, 2, 4, 1, 4, 3, 1, 2, 4];

/// The part of the map's state that changes from visit to visit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Times {
    /// A bit for each province already visited.
    pub past: u16,
    /// Province of this visit.
    pub now: Option<Province>,
}

/// The drawing style of a province: visited, present or still to come.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Time {
    Past,
    Now,
    Coming,
}

impl Times {
    /// Encodes the state as the number of a picture.
    pub fn number(self) -> u32 {
        let now = self.now.map_or(PROVINCES, Province::index) as u32;
        now << PROVINCES | u32::from(self.past)
    }

    /// Decodes the state from the number of a picture.
    pub fn of(number: u32) -> Self {
        let now = Province::ALL.get((number >> PROVINCES) as usize).copied();
        Self { past: (number & ((1 << PROVINCES) - 1)) as u16, now }
    }

    fn of_province(self, province: Province) -> Time {
        match self.now == Some(province) {
            true => Time::Now,
            false if self.past >> province.index() & 1 == 1 => Time::Past,
            false => Time::Coming,
        }
    }
}

/// Converts a point of the rule data to the scene.
fn place(x: u16, y: u16) -> Point {
    ((f32::from(x) - CORNER.0) * SCALE, (f32::from(y) - CORNER.1) * SCALE)
}

/// Returns the centre of a city.
pub fn city(city: City) -> Point {
    place(city.site().x, city.site().y)
}

/// Returns the centre of a province, where its tile lies.
pub fn middle(province: Province) -> Point {
    let [x, y] = province.land().tile;
    place(x, y)
}

/// Returns a point as path data.
fn text((x, y): Point) -> String {
    format!("{} {}", number(x), number(y))
}

/// A pseudo-random sequence of numbers from 0 to 1, determined by its seed.
struct Chance(u32);

impl Chance {
    fn next(&mut self) -> f32 {
        self.0 = self.0.wrapping_mul(747_796_405).wrapping_add(2_891_336_453);
        let word = ((self.0 >> ((self.0 >> 28) + 4)) ^ self.0).wrapping_mul(277_803_737);
        ((word >> 22 ^ word) & 0xffff) as f32 / 65_535.0
    }

    fn between(&mut self, least: f32, most: f32) -> f32 {
        least + (most - least) * self.next()
    }
}

/// Returns the points between two corners of a border, identical in both directions.
fn wobble(from: [u16; 2], to: [u16; 2]) -> Vec<Point> {
    let flip = from > to;
    let (a, b) = if flip { (to, from) } else { (from, to) };
    let (p, q) = (place(a[0], a[1]), place(b[0], b[1]));
    let (dx, dy) = (q.0 - p.0, q.1 - p.1);
    let length = (dx * dx + dy * dy).sqrt();
    let steps = ((length / 18.0) as usize).max(2);
    let seed =
        a.into_iter().chain(b).fold(7u32, |seed, part| seed.wrapping_mul(31).wrapping_add(part.into()));
    let (mut chance, mut aside) = (Chance(seed), 0.0);
    let mut points: Vec<Point> = (1..steps)
        .map(|step| {
            aside = aside * 0.55 + chance.between(-5.0, 5.0);
            let part = step as f32 / steps as f32;
            let near = (4.0 * part).min(4.0 * (1.0 - part)).min(1.0) * aside / length;
            (p.0 + dx * part - dy * near, p.1 + dy * part + dx * near)
        })
        .collect();
    if flip {
        points.reverse();
    }
    points
}

/// Returns the bounding box of a province, with a margin for pieces at its edges: left, top, right and bottom.
pub fn extent(province: Province) -> [f32; 4] {
    const EDGE: f32 = 28.0;
    let corners = province.land().polygon.iter().map(|corner| place(corner[0], corner[1]));
    let around = |[left, top, right, bottom]: [f32; 4], (x, y): Point| {
        [left.min(x - EDGE), top.min(y - EDGE), right.max(x + EDGE), bottom.max(y + EDGE)]
    };
    corners.fold([f32::MAX, f32::MAX, f32::MIN, f32::MIN], around)
}

/// Returns the border of a province as path data.
pub fn border(province: Province) -> String {
    let corners = province.land().polygon;
    let mut path = String::new();
    for (at, from) in corners.iter().enumerate() {
        let to = corners[(at + 1) % corners.len()];
        if at == 0 {
            path = format!("M{}", text(place(from[0], from[1])));
        }
        let points = wobble(*from, to);
        for (n, point) in points.iter().enumerate() {
            let end = match points.get(n + 1) {
                Some(next) => ((point.0 + next.0) / 2.0, (point.1 + next.1) / 2.0),
                None => place(to[0], to[1]),
            };
            path.push_str(&format!("Q{} {}", text(*point), text(end)));
        }
    }
    path + "Z"
}

/// Returns the selected roads as one path.
fn roads(which: impl Fn(City, City) -> bool) -> String {
    let ends = ROADS.iter().map(|[a, b]| (City::at((*a).into()), City::at((*b).into())));
    ends.filter(|(a, b)| which(*a, *b))
        .map(|(a, b)| format!("M{}L{}", text(city(a)), text(city(b))))
        .collect()
}

/// Returns the distance of a point from a line segment.
fn apart((x, y): Point, a: Point, b: Point) -> f32 {
    let (dx, dy) = (b.0 - a.0, b.1 - a.1);
    let along = ((x - a.0) * dx + (y - a.1) * dy) / (dx * dx + dy * dy).max(1.0);
    let along = crate::art::between(along, 0.0, 1.0);
    ((x - a.0 - along * dx).powi(2) + (y - a.1 - along * dy).powi(2)).sqrt()
}

/// Returns whether a point is inside a province, well away from its border.
fn inside(province: Province, point: Point) -> bool {
    let corners: Vec<Point> = province.land().polygon.iter().map(|[x, y]| place(*x, *y)).collect();
    let mut within = false;
    for (at, a) in corners.iter().enumerate() {
        let b = corners[(at + 1) % corners.len()];
        if apart(point, *a, b) < 13.0 {
            return false;
        }
        if (a.1 > point.1) != (b.1 > point.1) && point.0 < (b.0 - a.0) * (point.1 - a.1) / (b.1 - a.1) + a.0 {
            within = !within;
        }
    }
    within
}

/// Draws hills and cypresses, clear of cities, roads and the tile.
fn scenery(province: Province) -> String {
    let corners = province.land().polygon.iter().map(|[x, y]| place(*x, *y));
    let bounds = corners.fold((f32::MAX, f32::MAX, 0.0f32, 0.0f32), |(left, top, right, low), (x, y)| {
        (left.min(x), top.min(y), right.max(x), low.max(y))
    });
    let (mut chance, mut spots) = (Chance(province.index() as u32 * 977 + 5), Vec::<Point>::new());
    for _ in 0..240 {
        let at = (chance.between(bounds.0, bounds.2), chance.between(bounds.1, bounds.3));
        let far = |other: Point, least: f32| apart(at, other, other) > least;
        let free = inside(province, at)
            && far((middle(province).0, middle(province).1 + 6.0), 43.0)
            && spots.iter().all(|spot| far(*spot, 19.0))
            && City::all().all(|other| far(city(other), 30.0))
            && ROADS
                .iter()
                .all(|[a, b]| apart(at, city(City::at((*a).into())), city(City::at((*b).into()))) > 16.0);
        if free {
            spots.push(at);
        }
        if spots.len() > 13 {
            break;
        }
    }
    let (mut hills, mut trees) = (String::new(), String::new());
    for (x, y) in spots {
        if chance.next() < 0.5 {
            hills.push_str(&format!("M{}q3.5-6 7-1.4 3.5-4.2 6.3 1.4", text((x - 7.0, y + 3.0))));
        } else {
            trees.push_str(&format!("M{}c-3.5-1.4-2.8-8.5 0-12 2.8 3.5 3.5 10.5 0 12Z", text((x, y + 5.0))));
        }
    }
    format!(
        r#"<path d="{hills}" fill="none" stroke="var(--tj-mark)" stroke-width="1.4" stroke-linecap="round"/><path d="{trees}" fill="var(--tj-mark-2)"/>"#
    )
}

/// Draws the sea, with faint rings around the coast.
fn sea() -> String {
    let coast: String = Province::ALL.into_iter().map(border).collect();
    let ring = |width: u8, opacity: &str| {
        format!(
            r##"<use href="#tj-coast" stroke="var(--tj-sea-2)" stroke-opacity="{opacity}" stroke-width="{}"/><use href="#tj-coast" stroke="var(--tj-sea)" stroke-width="{width}"/>"##,
            width + 2
        )
    };
    format!(
        r##"<rect x="-40" y="-40" width="816" height="656" fill="var(--tj-sea)"/><g stroke-linejoin="round"><defs><path id="tj-coast" d="{coast}"/></defs><g fill="none">{}{}{}</g><use href="#tj-coast" x="1.5" y="4" fill="var(--tj-coast)" fill-opacity=".5"/><use href="#tj-coast" fill="var(--tj-coast-2)" stroke="var(--tj-coast)" stroke-width="6"/></g>"##,
        ring(42, ".35"),
        ring(28, ".55"),
        ring(14, ".75"),
    )
}

/// Draws a province other than that of the visit.
fn land(province: Province, time: Time) -> String {
    let (path, tone) = (border(province), TONES[province.index()]);
    let fill = format!(
        r#"<path d="{path}" fill="var(--tj-land-{tone})" stroke="var(--tj-border)" stroke-width="1.4"/>"#
    );
    match time {
        Time::Coming => format!(
            r#"{fill}<path d="{path}" fill="var(--tj-mute)" fill-opacity=".62"/><g opacity=".45">{}</g>"#,
            scenery(province)
        ),
        _ => fill + &scenery(province),
    }
}

/// Draws the province of the visit, raised above the others.
fn raised(province: Province) -> String {
    let (path, tone) = (border(province), TONES[province.index()]);
    format!(
        r#"<g stroke-linejoin="round"><path d="{path}" transform="translate(3 8)" fill="var(--tj-coast)" fill-opacity=".38"/><path d="{path}" transform="translate(.7 3.5)" fill="var(--tj-coast)"/><path d="{path}" fill="var(--tj-land-{tone})" stroke="var(--tj-coast-2)" stroke-width="6.5"/><path d="{path}" fill="var(--tj-land-{tone})" stroke="var(--act)" stroke-width="3"/></g>{}"#,
        scenery(province)
    )
}

/// Draws roads with their edge.
fn paved(path: &str) -> String {
    format!(
        r#"<g fill="none" stroke-linecap="round"><path d="{path}" stroke="var(--tj-road-edge)" stroke-width="7"/><path d="{path}" stroke="var(--tj-road)" stroke-width="4.2"/></g>"#
    )
}

/// Draws the whole map during one visit.
pub fn map(times: Times) -> String {
    let time = |city: City| times.of_province(city.province());
    let now = |a: City, b: City| time(a) == Time::Now || time(b) == Time::Now;
    let muted = |a: City, b: City| time(a) == Time::Coming && time(b) == Time::Coming;
    let others = Province::ALL.into_iter().filter(|province| times.now != Some(*province));
    let lands: String = others.map(|province| land(province, times.of_province(province))).collect();
    let cities: String = City::all()
        .map(|at| {
            let (x, y) = city(at);
            let sign = if at.fortress().is_some() { "fort" } else { "city" };
            let quiet = if time(at) == Time::Coming { r#" opacity=".6""# } else { "" };
            let (x, y, side) = (number(x - CITY / 2.0), number(y - CITY / 2.0), number(CITY));
            format!(r##"<use href="#tj-{sign}" x="{x}" y="{y}" width="{side}" height="{side}"{quiet}/>"##)
        })
        .collect();
    [
        sea(),
        lands,
        format!(r#"<g opacity=".5">{}</g>"#, paved(&roads(|a, b| muted(a, b) && !now(a, b)))),
        paved(&roads(|a, b| !muted(a, b) && !now(a, b))),
        times.now.map(raised).unwrap_or_default(),
        paved(&roads(now)),
        cities,
    ]
    .concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_number_identifies_its_map() {
        for now in Province::ALL.into_iter().map(Some).chain([None]) {
            let times = Times { past: 0b1010_0110_0001, now };
            assert_eq!(Times::of(times.number()), times);
        }
    }

    #[test]
    fn borders_are_shared_whichever_way_they_are_walked() {
        let (there, mut back) = (wobble([20, 20], [250, 20]), wobble([250, 20], [20, 20]));
        back.reverse();
        assert_eq!(there, back);
    }

    #[test]
    fn neighbours_have_different_tones() {
        for [a, b] in ROADS {
            let home = |city: u8| City::at(city.into()).province();
            let (a, b) = (home(a), home(b));
            assert!(a == b || TONES[a.index()] != TONES[b.index()], "{a} {b}");
        }
    }
}
