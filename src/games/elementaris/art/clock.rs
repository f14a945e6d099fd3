//! The clock of elements in a box of 100: sixteen wedges, the hand, a lock while an age stops it.

use crate::art::number;
use crate::games::elementaris::rules::{Element, POSITIONS, shown_element};

/// Returns a point at a distance from the centre and an angle clockwise from the top.
fn polar(far: f32, degrees: f32) -> String {
    let (sin, cos) = degrees.to_radians().sin_cos();
    format!("{} {}", number(50.0 + far * sin), number(50.0 - far * cos))
}

fn wedge(position: u8, current: bool) -> String {
    const STEP: f32 = 360.0 / POSITIONS as f32;
    let (from, to) = (STEP * (f32::from(position) - 0.47), STEP * (f32::from(position) + 0.47));
    let out = if current { 49.0 } else { 46.5 };
    let radius = number(out);
    format!(
        "M{}A{radius} {radius} 0 0 1 {}L{}A29 29 0 0 0 {}Z",
        polar(out, from),
        polar(out, to),
        polar(29.0, to),
        polar(29.0, from)
    )
}

/// Draws the dial. Positions before the hand in this turn of the clock are darker.
pub fn clock(position: u8, held: bool, water_first: bool) -> String {
    let mut drawn = r#"<circle cx="50" cy="50" r="49.5" fill="var(--el-ink)"/>"#.to_owned();
    for at in 0..POSITIONS {
        let element = shown_element(at, water_first);
        let token = element.map_or("gold", Element::word);
        let path = wedge(at, at == position);
        let class = if at == position { r#" class="el-wedge-now""# } else { "" };
        let sign = sign(at, element);
        drawn.push_str(&format!(r#"<g{class}><path fill="var(--el-{token})" d="{path}"/>{sign}</g>"#));
        if at < position {
            drawn.push_str(&format!(r#"<path fill="var(--el-ink)" fill-opacity=".42" d="{path}"/>"#));
        }
    }
    let turned = number(f32::from(position) * 360.0 / f32::from(POSITIONS));
    drawn.push_str(&format!(
        r#"<circle cx="50" cy="50" r="28" fill="var(--surface)"/><g class="el-hand"><path transform="rotate({turned} 50 50)" d="M44 28 50 19.5 56 28Z" fill="var(--act)" stroke="var(--surface)" stroke-width="1.5"/></g>"#
    ));
    let middle = match shown_element(position, water_first) {
        _ if held => "i-lock".to_owned(),
        Some(element) => format!("el-sign-{}", element.word()),
        None => "el-ring".to_owned(),
    };
    drawn.push_str(&format!(
        r##"<use href="#{middle}" x="36" y="36" width="28" height="28" color="var(--ink)"/>"##
    ));
    drawn
}

/// Draws a small icon on a coloured wedge, or a metal ring on a yellow one.
fn sign(position: u8, element: Option<Element>) -> String {
    let (sin, cos) = (f32::from(position) * 360.0 / f32::from(POSITIONS)).to_radians().sin_cos();
    let (x, y) = (50.0 + 38.0 * sin, 50.0 - 38.0 * cos);
    let art = element.map_or_else(|| "el-ring".to_owned(), |element| format!("el-wedge-{}", element.word()));
    format!(
        r##"<use href="#{art}" x="{}" y="{}" width="11" height="11"/>"##,
        number(x - 5.5),
        number(y - 5.5)
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn twelve_wedges_are_coloured_and_four_yellow() {
        for water_first in [false, true] {
            let drawn = clock(0, false, water_first);
            assert_eq!(drawn.matches("--el-gold").count(), 4);
            for element in Element::ALL {
                assert_eq!(drawn.matches(&format!("el-wedge-{element}")).count(), 3);
            }
        }
    }

    #[test]
    fn the_hand_and_the_current_wedge_can_move() {
        let drawn = clock(3, false, false);
        for class in ["el-hand", "el-wedge-now"] {
            assert_eq!(drawn.matches(&format!(r#"<g class="{class}">"#)).count(), 1);
        }
    }

    #[test]
    fn past_wedges_are_darker_and_an_age_shows_its_lock() {
        assert_eq!(clock(5, false, false).matches(".42").count(), 5);
        assert!(clock(5, true, false).contains("i-lock") && !clock(5, false, false).contains("i-lock"));
    }
}
