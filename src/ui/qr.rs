//! QR codes, drawn as inline SVG.

use qrcodegen::{Mask, QrCode, QrCodeEcc, QrSegment, Version};
use yew::prelude::*;

use super::browser;

/// Above this version a QR code is too fine for the cameras of phones.
const FINEST: u8 = 32;
/// The width of the quiet zone around a code, in modules.
const QUIET: i32 = 4;

/// A QR code as a path.
#[derive(Clone, PartialEq, Debug)]
pub struct Modules {
    /// The number of modules per side, with the quiet zone.
    side: i32,
    /// All dark modules, in modules from the corner of the quiet zone.
    path: AttrValue,
}

/// Returns a text as a QR code; `None` if it would be too fine to be read.
pub fn modules(text: &str) -> Option<Modules> {
    let segments = [QrSegment::make_bytes(text.as_bytes())];
    let (least, most, mask) = (Version::MIN, Version::new(FINEST), Some(Mask::new(1)));
    let code = QrCode::encode_segments_advanced(&segments, QrCodeEcc::Low, least, most, mask, true).ok()?;
    let mut path = String::new();
    for y in 0..code.size() {
        let mut x = 0;
        while x < code.size() {
            let run = (x..code.size()).take_while(|x| code.get_module(*x, y)).count() as i32;
            if run > 0 {
                path.push_str(&format!("M{} {}h{run}v1h-{run}z", x + QUIET, y + QUIET));
            }
            x += run.max(1);
        }
    }
    Some(Modules { side: code.size() + 2 * QUIET, path: path.into() })
}

/// Renders a QR code, black on white in every theme, as cameras expect. It is at most `room` CSS pixels wide, and every
/// module has the same whole number of the device's pixels.
pub fn picture(code: &Modules, label: &str, room: u32) -> Html {
    let size = size(code.side, room, browser::pixel_ratio()).to_string();
    let side = code.side.to_string();
    html! {
        <svg class="qr" role="img" aria-label={label.to_string()} width={size.clone()} height={size}
            viewBox={format!("0 0 {side} {side}")} shape-rendering="crispEdges">
            <rect width={side.clone()} height={side} fill="#fff" />
            <path d={code.path.clone()} fill="#000" />
        </svg>
    }
}

/// Returns the width of a code in CSS pixels. `ratio` is the number of the device's pixels in one of them.
fn size(side: i32, room: u32, ratio: f64) -> f64 {
    let side = f64::from(side);
    (f64::from(room) * ratio / side).floor().max(1.0) * side / ratio
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_qr_code_has_its_three_corners_or_is_none() {
        let Modules { side, path } = modules("http://localhost/#/import/t0-00000000").expect("it is short");
        assert_eq!((side - 8) % 4, 1);
        for corner in ["M4 4h7".to_string(), format!("M{} 4h7", side - 11), format!("M4 {}h7", side - 11)] {
            assert!(path.contains(&corner), "{corner}: {path}");
        }
        assert!(modules(&"x".repeat(1_900)).is_some());
        assert_eq!(modules(&"x".repeat(2_000)), None);
    }

    #[test]
    fn modules_have_whole_pixels() {
        assert_eq!((size(57, 416, 1.0), size(57, 416, 1.5)), (399.0, 380.0));
        assert_eq!(size(153, 100, 1.0), 153.0, "never less than a pixel");
    }
}
