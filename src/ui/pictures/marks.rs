//! Marks over a board: sides of a conflict, what is allowed, numbers that a caption mentions. They are drawn like
//! the table's lights, with a light line below each, so that they show on every ground.

use super::list::{Overlay, OverlayKind};
use crate::art::number;
use crate::scenes::{Outline, Place, Scene};

/// Returns a mark as markup, with `u` scene units per pixel: marks have the same size on all boards.
pub fn drawn(mark: &Overlay, places: &[Place], scene: &Scene, u: f32) -> String {
    let each = |draw: &dyn Fn(&Place) -> String| places.iter().map(draw).collect();
    match mark.kind {
        OverlayKind::One => side(places, "var(--act)", "", u),
        OverlayKind::Other => side(
            places,
            "var(--orn)",
            &format!(" stroke-dasharray=\"{} {}\"", number(7.0 * u), number(5.0 * u)),
            u,
        ),
        OverlayKind::Ring => each(&|place| ring(place, u)),
        OverlayKind::Veil => veil(places, scene),
        OverlayKind::Tick => each(&|place| sign(place, "var(--good)", "M-5 .5l3.5 4L5-4.5", u)),
        OverlayKind::Cross => each(&|place| sign(place, "var(--bad)", "M-4-4l8 8M4-4l-8 8", u)),
        OverlayKind::Number => each(&|place| numbered(place, &mark.text, u)),
        OverlayKind::Arrow => arrow(places, u),
    }
}

fn middle(place: &Place) -> (f32, f32) {
    (place.x + place.size / 2.0, place.y + place.size / 2.0)
}

/// Returns the corners of a place that has some.
fn corners(place: &Place) -> Vec<(f32, f32)> {
    let (side, (x, y)) = (place.size, middle(place));
    let half = side / 2.0;
    match place.outline {
        Outline::Square => {
            vec![(x - half, y - half), (x + half, y - half), (x + half, y + half), (x - half, y + half)]
        }
        Outline::Hex => {
            let (across, quarter) = (side * 0.433_013, side / 4.0);
            vec![
                (x, y - half),
                (x + across, y - quarter),
                (x + across, y + quarter),
                (x, y + half),
                (x - across, y + quarter),
                (x - across, y - quarter),
            ]
        }
        Outline::Disc | Outline::Area(_) => Vec::new(),
    }
}

/// Returns the border of a region: the edges that no two of its places share.
fn border(places: &[Place]) -> String {
    let is_same = |a: (f32, f32), b: (f32, f32)| (a.0 - b.0).abs() < 0.6 && (a.1 - b.1).abs() < 0.6;
    let edges: Vec<[(f32, f32); 2]> = places
        .iter()
        .map(corners)
        .flat_map(|ring| {
            (0..ring.len()).map(move |at| [ring[at], ring[(at + 1) % ring.len()]]).collect::<Vec<_>>()
        })
        .collect();
    let shared = |edge: &[(f32, f32); 2]| {
        edges.iter().any(|other| is_same(other[0], edge[1]) && is_same(other[1], edge[0]))
    };
    let mut left: Vec<[(f32, f32); 2]> = edges.iter().filter(|edge| !shared(edge)).copied().collect();
    let mut path = String::new();
    while let Some([start, mut at]) = left.pop() {
        path += &format!("M{} {}", number(start.0), number(start.1));
        while let Some(next) = left.iter().position(|edge| is_same(edge[0], at)) {
            path += &format!("L{} {}", number(at.0), number(at.1));
            at = left.swap_remove(next)[1];
        }
        path += "Z";
    }
    path + &places.iter().map(whole).collect::<String>()
}

/// Returns a place without corners as path data.
fn whole(place: &Place) -> String {
    match &place.outline {
        Outline::Area(path) => path.clone(),
        Outline::Disc => {
            let (r, (x, y)) = (place.size / 2.0, middle(place));
            let (d, r, left, y) = (number(2.0 * r), number(r), number(x - r), number(y));
            format!("M{left} {y}a{r} {r} 0 0 1 {d} 0a{r} {r} 0 0 1-{d} 0z")
        }
        Outline::Square | Outline::Hex => String::new(),
    }
}

/// Draws the line of a region, over a broader and lighter one.
fn side(places: &[Place], colour: &str, dashes: &str, u: f32) -> String {
    let path = border(places);
    let (case, line) = (number(6.0 * u), number(3.2 * u));
    format!(
        r#"<path fill="{colour}" fill-opacity=".14" stroke="var(--surface)" stroke-width="{case}" stroke-linejoin="round" d="{path}"/><path fill="none" stroke="{colour}" stroke-width="{line}" stroke-linejoin="round"{dashes} d="{path}"/>"#
    )
}

fn ring(place: &Place, u: f32) -> String {
    let smaller =
        Place { x: place.x + 2.0 * u, y: place.y + 2.0 * u, size: place.size - 4.0 * u, ..place.clone() };
    side(&[smaller], "var(--act)", "", u)
}

fn veil(places: &[Place], scene: &Scene) -> String {
    let (left, top) = (number(scene.left - 40.0), number(scene.top - 40.0));
    let (width, height) = (number(scene.width + 80.0), number(scene.height + 80.0));
    format!(
        r#"<path fill="var(--veil)" fill-opacity="var(--veil-o)" fill-rule="evenodd" d="M{left} {top}h{width}v{height}h-{width}z{}"/>"#,
        border(places)
    )
}

/// Returns the position of a sign: in the middle of a small place, in a corner of a large one, where it hides
/// nothing.
fn spot(place: &Place, right: bool, u: f32) -> (f32, f32) {
    let aside = match place.outline {
        Outline::Square if place.size < 50.0 * u => return middle(place),
        Outline::Square => 13.0 * u,
        _ => place.size * 0.15,
    };
    (if right { place.x + place.size - aside } else { place.x + aside }, place.y + aside)
}

/// Draws a sign on a disc.
fn sign(place: &Place, colour: &str, path: &str, u: f32) -> String {
    let (x, y) = spot(place, true, u);
    format!(
        r#"<g transform="translate({} {}) scale({})"><circle r="11" fill="{colour}" stroke="var(--surface)" stroke-width="2"/><path fill="none" stroke="var(--surface)" stroke-width="2.8" stroke-linecap="round" stroke-linejoin="round" d="{path}"/></g>"#,
        number(x),
        number(y),
        crate::art::thousandths(u),
    )
}

/// Draws a number on a disc.
fn numbered(place: &Place, text: &str, u: f32) -> String {
    let (x, y) = spot(place, false, u);
    format!(
        r#"<g transform="translate({} {}) scale({})"><circle r="10" fill="var(--ink)" stroke="var(--surface)" stroke-width="2"/><text y="4.6" font-size="13" font-weight="700" text-anchor="middle" fill="var(--surface)">{text}</text></g>"#,
        number(x),
        number(y),
        crate::art::thousandths(u),
    )
}

/// Draws an arrow through the middles of places, up to the last one.
fn arrow(places: &[Place], u: f32) -> String {
    let [.., (x, y), (to_x, to_y)] = places.iter().map(middle).collect::<Vec<_>>()[..] else {
        return String::new();
    };
    let length = (to_x - x).hypot(to_y - y).max(1.0);
    let (dx, dy) = ((to_x - x) / length, (to_y - y) / length);
    let wing = |side: f32| {
        let (back, aside) = (9.0 * u, 7.0 * u * side);
        format!("{} {}", number(to_x - back * dx - aside * dy), number(to_y - back * dy + aside * dx))
    };
    let way: Vec<String> =
        places.iter().map(middle).map(|(x, y)| format!("{} {}", number(x), number(y))).collect();
    let path = format!("M{}M{}L{} {}L{}", way.join("L"), wing(1.0), number(to_x), number(to_y), wing(-1.0));
    let line = |colour: &str, width: f32| {
        let width = number(width * u);
        format!(
            r#"<path fill="none" stroke="var(--{colour})" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" d="{path}"/>"#
        )
    };
    line("surface", 8.0) + &line("act", 4.0)
}
