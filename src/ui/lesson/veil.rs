//! The geometry of a lesson's veil: holes over what is to be touched, and where the card stands free of them. In CSS pixels.

use crate::art::number;

/// A hole over something to touch.
#[derive(Clone, PartialEq, Debug)]
pub struct Hole {
    pub x: f64,
    pub y: f64,
    pub width: f64,
    pub height: f64,
    /// Its place in the order of the touches, where there are several.
    pub number: Option<usize>,
    /// Whether it was touched already.
    pub done: bool,
}

impl Hole {
    /// It with what lies around it, which tells what it is about.
    pub fn around(&self) -> Self {
        let Self { x, y, width, height, .. } = *self;
        Self {
            x: x - width,
            y: y - height,
            width: 3.0 * width,
            height: 3.0 * height,
            number: None,
            done: false,
        }
    }
}

/// What was measured.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Measured {
    pub window: (f64, f64),
    pub holes: Vec<Hole>,
    /// Nothing is dimmed.
    pub clear: bool,
    /// Left upper corner of the card.
    pub card: (f64, f64),
}

/// Between the card, the holes and the edge of the window.
const GAP: f64 = 14.0;

/// The rounding of a hole.
const CORNER: f64 = 10.0;

/// CSS pixels as text.
pub fn px(value: f64) -> String {
    number(value as f32)
}

/// The veil as path data for the fill rule `evenodd`.
pub fn path(room: &Measured) -> String {
    if room.clear {
        return String::new();
    }
    let mut path = format!("M0 0H{}V{}H0z", px(room.window.0), px(room.window.1));
    for Hole { x, y, width, height, .. } in &room.holes {
        // What is cut by the edge of a list may be narrow.
        let corner = CORNER.min(width / 2.0).min(height / 2.0);
        let (across, down) = (px(width - 2.0 * corner), px(height - 2.0 * corner));
        let (x, y, r) = (px(x + corner), px(*y), px(corner));
        let arc = |to: &str| format!("a{r} {r} 0 0 1 {to}");
        let (one, two) = (arc(&format!("{r} {r}")), arc(&format!("-{r} {r}")));
        let (three, four) = (arc(&format!("-{r} -{r}")), arc(&format!("{r} -{r}")));
        path += &format!("M{x} {y}h{across}{one}v{down}{two}h-{across}{three}v-{down}{four}z");
    }
    path
}

/// Where a card of this size stands: beside the holes and free of them, as near as can be. `keep` is what it should not
/// cover either, and how much that matters.
pub fn beside(card: (f64, f64), holes: &[Hole], keep: &[(Hole, f64)], window: (f64, f64)) -> (f64, f64) {
    let (width, height) = card;
    let (right, foot) = ((window.0 - width - GAP).max(GAP), (window.1 - height - GAP).max(GAP));
    let clamp = |(x, y): (f64, f64)| (x.max(GAP).min(right), y.max(GAP).min(foot));
    let middle = ((right + GAP) / 2.0, (foot + GAP) / 2.0);
    let mut places =
        vec![middle, (middle.0, GAP), (middle.0, foot), (GAP, GAP), (right, GAP), (GAP, foot), (right, foot)];
    for hole in holes {
        let (x, y) = (hole.x + (hole.width - width) / 2.0, hole.y + (hole.height - height) / 2.0);
        places.extend([
            (hole.x + hole.width + GAP, y),
            (hole.x - width - GAP, y),
            (x, hole.y - height - GAP),
            (x, hole.y + hole.height + GAP),
        ]);
    }
    let cost = |place: &(f64, f64)| {
        let covered: f64 = holes.iter().map(|hole| overlap(*place, card, hole)).sum();
        let kept: f64 = keep.iter().map(|(hole, matters)| matters * overlap(*place, card, hole)).sum();
        let away: f64 = holes.iter().map(|hole| (place.0 - hole.x).hypot(place.1 - hole.y)).sum();
        covered * 100.0 + kept + away
    };
    places.into_iter().map(clamp).min_by(|a, b| cost(a).total_cmp(&cost(b))).unwrap_or(middle)
}

/// The area of a hole that the card would cover.
fn overlap(at: (f64, f64), card: (f64, f64), hole: &Hole) -> f64 {
    let side = |a: f64, long: f64, b: f64, other: f64| ((a + long).min(b + other) - a.max(b)).max(0.0);
    side(at.0, card.0, hole.x, hole.width) * side(at.1, card.1, hole.y, hole.height)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hole(x: f64, y: f64, width: f64, height: f64) -> Hole {
        Hole { x, y, width, height, number: None, done: false }
    }

    #[test]
    fn the_card_stands_free_of_what_is_to_be_touched() {
        for window in [(1024.0, 768.0), (820.0, 1180.0), (390.0, 844.0), (844.0, 390.0), (320.0, 568.0)] {
            let confirm = hole(window.0 - 150.0, window.1 - 70.0, 140.0, 60.0);
            for thing in [(20.0, 40.0), (window.0 / 2.0, window.1 / 2.0), (window.0 - 60.0, 60.0)] {
                let holes = [hole(thing.0, thing.1, 44.0, 44.0)];
                let card = (280.0, 170.0);
                let at = beside(card, &holes, &[(confirm.clone(), 100.0)], window);
                assert!(at.0 >= GAP && at.1 >= GAP && at.0 + card.0 <= window.0, "{at:?} in {window:?}");
                assert_eq!(overlap(at, card, &holes[0]), 0.0, "{at:?} covers {holes:?} in {window:?}");
                assert_eq!(overlap(at, card, &confirm), 0.0, "{at:?} covers the command in {window:?}");
            }
        }
    }

    #[test]
    fn every_hole_is_cut_out_of_the_veil() {
        let room = Measured {
            window: (100.0, 50.0),
            holes: vec![hole(1.0, 2.0, 30.0, 40.0)],
            ..Measured::default()
        };
        assert_eq!(
            path(&room),
            "M0 0H100V50H0zM11 2h10a10 10 0 0 1 10 10v20a10 10 0 0 1 -10 10h-10a10 10 0 0 1 -10 -10v-20a10 10 0 0 1 10 -10z"
        );
        let narrow = Measured { holes: vec![hole(1.0, 2.0, 14.0, 40.0)], ..room.clone() };
        assert!(!path(&narrow).contains("--"), "{}", path(&narrow));
        assert_eq!(path(&Measured { clear: true, ..room }), "", "a result is looked at without a veil");
    }
}
