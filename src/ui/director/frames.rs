//! The key frames of each motion.

use crate::scenes::staging::Movement;

pub(super) const OUT: &str = "cubic-bezier(.2,.8,.2,1)";
const IN_OUT: &str = "cubic-bezier(.45,0,.2,1)";
const FALL: &str = "cubic-bezier(.55,0,.9,.4)";
const FLY: &str = "cubic-bezier(.3,0,.2,1)";
/// Steps of an arc, and height of a hop in CSS pixels.
const ARC: usize = 12;
const HOP: f64 = 12.0;

/// The size at which a ring is gone, relative to its own.
const RING: f64 = 2.2;

/// Position of the middle of an actor in CSS pixels of the window, and its size relative to its own.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Pose {
    pub x: f64,
    pub y: f64,
    pub scale: f64,
}

impl Default for Pose {
    fn default() -> Self {
        Self { x: 0.0, y: 0.0, scale: 1.0 }
    }
}

/// An animation of one property.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Frames {
    /// Key frames as JSON.
    pub frames: String,
    /// Beginning and length in milliseconds.
    pub at: u32,
    pub ms: u32,
    pub curve: &'static str,
}

/// Returns the animations of a motion from one pose to another, and whether the actor is visible afterwards.
pub(super) fn frames(motion: &Movement, from: Pose, to: Pose, visible: bool) -> (Vec<Frames>, bool) {
    let mut all = Vec::new();
    let fade_in = || fade(0.0, 1.0, 0, 80);
    match motion {
        Movement::Drop { height, .. } => {
            let above = Pose { y: to.y - f64::from(*height), ..to };
            all.push(path(&[above, to], 0, 180, FALL));
            all.push(scales(&[1.14 * to.scale, to.scale], 0, 180, FALL));
            all.push(scales(&[to.scale, 0.965 * to.scale, to.scale], 180, 120, OUT));
        }
        Movement::Fly { arc, ms, .. } => {
            all.push(path(&curve(from, to, f64::from(*arc), ARC), 0, *ms, FLY));
            all.push(scales(&[from.scale, to.scale], 0, *ms, FLY));
        }
        Movement::Slide { ms, .. } => {
            all.push(path(&[from, to], 0, *ms, IN_OUT));
            all.push(scales(&[from.scale, to.scale], 0, *ms, IN_OUT));
        }
        Movement::Walk { .. } => {
            let hops = ((from.x - to.x).hypot(from.y - to.y) / 40.0).clamp(1.0, 5.0).round();
            let point = |share: f64, up: f64| Pose {
                x: from.x + (to.x - from.x) * share,
                y: from.y + (to.y - from.y) * share - up,
                ..to
            };
            let quarters = (0..=(4.0 * hops) as usize).map(|quarter| {
                let part = (quarter % 4) as f64 / 4.0;
                point(quarter as f64 / (4.0 * hops), 4.0 * part * (1.0 - part) * HOP)
            });
            all.push(path(&quarters.collect::<Vec<_>>(), 0, motion.length(), IN_OUT));
            all.push(scales(
                &[from.scale, to.scale],
                motion.length() * 7 / 10,
                motion.length() * 3 / 10,
                IN_OUT,
            ));
        }
        Movement::Rise { .. } => {
            all.push(path(&[Pose { y: to.y + 26.0, ..to }, to], 0, 220, OUT));
        }
        Movement::Fall => {
            let down = Pose { x: from.x + 6.0, y: from.y + 14.0, ..from };
            all.push(path(&[from, down], 0, 260, FALL));
            all.push(one("rotate", &["\"0deg\"".into(), "\"16deg\"".into()], 0, 260, FALL));
            all.push(scales(&[from.scale, 0.86 * from.scale], 0, 260, FALL));
            all.push(fade(1.0, 0.0, 80, 180));
            return (all, false);
        }
        Movement::Vanish => return (vec![fade(1.0, 0.0, 0, 120)], false),
        Movement::Appear => return (vec![fade(0.0, 1.0, 0, 160)], true),
        Movement::Pulse(percent) => {
            let large = f64::from(*percent) / 100.0 * from.scale;
            return (vec![scales(&[from.scale, large, from.scale], 0, motion.length(), IN_OUT)], visible);
        }
        Movement::Ring { .. } => {
            all.push(path(&[to, to], 0, 340, OUT));
            all.push(scales(&[0.6 * to.scale, RING * to.scale], 0, 340, OUT));
            all.push(one("opacity", &["0".into(), "0.9".into(), "0".into()], 0, 340, "linear"));
            return (all, false);
        }
        Movement::Turn(degrees) => {
            all.push(one("rotate", &[format!("\"{}deg\"", -degrees), "\"0deg\"".into()], 0, 420, OUT));
            return (all, visible);
        }
        Movement::Flip { open } => {
            let [edge, face] =
                [0.0, 1.0].map(|wide| format!("\"{:.3} {:.3}\"", wide * from.scale, from.scale));
            let (values, curve) = if *open { ([edge, face], OUT) } else { ([face, edge], FALL) };
            all.push(one("scale", &values, 0, motion.length(), curve));
            return (all, *open);
        }
        Movement::Count(_) => return (all, visible),
    }
    if !visible {
        all.push(fade_in());
    }
    (all, true)
}

/// Returns the animations of the shadow of something that drops onto a point.
pub(super) fn shadow(to: Pose) -> [Frames; 4] {
    let moved = |x: f64, y: f64| Pose { x: to.x + x, y: to.y + y, ..to };
    [
        path(&[moved(12.0, 22.0), moved(0.0, 2.0)], 0, 180, FALL),
        scales(&[to.scale, to.scale], 0, 180, FALL),
        fade(0.0, 0.35, 0, 60),
        fade(0.35, 0.0, 180, 80),
    ]
}

/// Returns the animation of a strip of faces behind a window as high as one: each stays until the next one is there.
/// `times`: when each appears, from 0.
pub(super) fn strip(times: &[u32]) -> Frames {
    let ms = times.last().copied().unwrap_or(0).max(1);
    let face = |(nth, at): (usize, &u32)| {
        let offset = f64::from(*at) / f64::from(ms);
        format!(r#"{{"translate":"0 {}%","offset":{offset},"easing":"step-end"}}"#, nth as i32 * -100)
    };
    let faces: Vec<String> = times.iter().enumerate().map(face).collect();
    Frames { frames: format!("[{}]", faces.join(",")), at: 0, ms, curve: "linear" }
}

/// Returns the points of a parabola over the straight line.
fn curve(from: Pose, to: Pose, arc: f64, steps: usize) -> Vec<Pose> {
    let point = |step: usize| {
        let share = step as f64 / steps as f64;
        let up = 4.0 * arc * share * (1.0 - share);
        Pose { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share - up, ..to }
    };
    (0..=steps).map(point).collect()
}

fn path(points: &[Pose], at: u32, ms: u32, curve: &'static str) -> Frames {
    let values: Vec<String> = points.iter().map(|at| format!("\"{:.1}px {:.1}px\"", at.x, at.y)).collect();
    one("translate", &values, at, ms, curve)
}

fn scales(values: &[f64], at: u32, ms: u32, curve: &'static str) -> Frames {
    let values: Vec<String> = values.iter().map(|value| format!("\"{value:.3}\"")).collect();
    one("scale", &values, at, ms, curve)
}

fn fade(from: f64, to: f64, at: u32, ms: u32) -> Frames {
    one("opacity", &[from.to_string(), to.to_string()], at, ms, "linear")
}

fn one(property: &str, values: &[String], at: u32, ms: u32, curve: &'static str) -> Frames {
    let frames: Vec<String> = values.iter().map(|value| format!("{{\"{property}\":{value}}}")).collect();
    Frames { frames: format!("[{}]", frames.join(",")), at, ms, curve }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::scenes::staging::Anchor;

    const FROM: Pose = Pose { x: 10.0, y: 20.0, scale: 1.0 };
    const TO: Pose = Pose { x: 310.0, y: 420.0, scale: 0.5 };

    #[test]
    fn movements_end_at_their_goal_within_their_length() {
        let to = Anchor::Board(0.0, 0.0);
        let moves = [
            Movement::Drop { to: to.clone(), height: 30.0 },
            Movement::Fly { to: to.clone(), arc: 40.0, ms: 460 },
            Movement::Slide { to: to.clone(), ms: 320 },
            Movement::Walk { to: to.clone() },
            Movement::Rise { to },
        ];
        for motion in moves {
            let (all, visible) = frames(&motion, FROM, TO, false);
            assert!(visible, "{motion:?}");
            assert!(all.iter().all(|frames| frames.at + frames.ms <= motion.length()), "{motion:?}");
            assert!(all.iter().any(|frames| frames.frames.ends_with("\"310.0px 420.0px\"}]")), "{motion:?}");
            assert!(
                all.iter().all(|frames| serde_json::from_str::<serde_json::Value>(&frames.frames).is_ok())
            );
        }
    }

    #[test]
    fn a_number_that_counts_stays_until_the_next_one_is_there() {
        // A war counts one piece in 180 ms.
        let times: Vec<u32> = std::iter::once(0).chain((0..12).map(|nth| 610 + 180 * nth)).collect();
        let strip = strip(&times);
        let faces: Vec<serde_json::Value> = serde_json::from_str(&strip.frames).expect("JSON");
        assert_eq!((strip.at, strip.ms, faces.len()), (0, 610 + 180 * 11, times.len()));
        for (nth, (face, at)) in faces.iter().zip(&times).enumerate() {
            assert_eq!(
                (&face["translate"], &face["easing"]),
                (&format!("0 {}%", nth as i32 * -100).into(), &"step-end".into())
            );
            let offset = face["offset"].as_f64().expect("a share");
            assert!((offset * f64::from(strip.ms) - f64::from(*at)).abs() < 0.001, "{face}");
        }
        assert!(!strip.frames.contains("opacity"));
    }

    #[test]
    fn performers_that_fall_or_vanish_are_gone() {
        for motion in [Movement::Fall, Movement::Vanish, Movement::Ring { to: Anchor::Home }] {
            let (all, visible) = frames(&motion, FROM, FROM, true);
            assert!(!visible);
            assert!(all.iter().any(|frames| frames.frames.ends_with("{\"opacity\":0}]")), "{motion:?}");
        }
    }
}
