//! The performers on the page: created for a staging, or found among the parts of the table.

use wasm_bindgen::JsCast;
use web_sys::{DomRect, Element};

use super::frames::{self, Frames, Pose};
use super::{StageOnPage, away, set};
use crate::art::number;
use crate::scenes::Piece;
use crate::scenes::held::WAS;
use crate::scenes::staging::{Anchor, Cue, Look, Movement, PATCH};
use crate::table::Seat;
use crate::ui::browser;

/// The side of a chip, and of everything that starts or ends beside the board, in CSS pixels.
const CHIP: (f64, f64) = (40.0, 28.0);
/// The distance from a point of the board to the middle of its caption, and between a caption and an edge.
const CAPTION: (f64, f64) = (44.0, 6.0);

/// The properties of a number that its count takes over.
const COPIED_STYLES: [&str; 7] = [
    "color",
    "background-color",
    "border-radius",
    "font-family",
    "font-size",
    "font-weight",
    "font-variant-numeric",
];

/// The element of a performer, and the state of it that its cues change.
pub(super) struct OnStage {
    pub element: Element,
    /// The middle of the element in its place, if it is a part of the page.
    pub home: Option<(f64, f64)>,
    pub size: f64,
    /// Half of the width and height of a caption.
    half: Option<(f64, f64)>,
    pub pose: Pose,
    pub visible: bool,
    /// The class of its shadow while it drops, if it has one.
    pub shadow: Option<&'static str>,
}

impl StageOnPage {
    /// Creates a performer, or finds the element that plays.
    pub(super) fn enter(&mut self, look: &Look, start: Option<&Anchor>) -> Option<OnStage> {
        let mut performer = match look {
            Look::Part { .. } | Look::OfSeat { .. } => self.found(look)?,
            Look::Piece(piece) => {
                let body = body_of(piece, 100.0);
                let size = f64::from(piece.size) * self.board.scale;
                self.created(&format!("piece {}", piece.class), piece.colour, &picture(&body), size)?
            }
            Look::Patch(patch) => {
                let body = self.game.picture(patch.picture);
                let size = 100.0 * self.board.scale;
                self.created(&format!("patch {}", patch.class), 0, &picture(&body), size)?
            }
            Look::Chip { art, colour, text } => {
                let drawn = if art.is_empty() {
                    String::new()
                } else {
                    picture(&format!(r##"<use href="#{art}" width="100" height="100"/>"##))
                };
                let said = if text.is_empty() { String::new() } else { format!("<b>{text}</b>") };
                let class = if art.is_empty() && text.is_empty() { "back" } else { "chip" };
                self.created(class, *colour, &(drawn + &said), CHIP.0)?
            }
            Look::Caption(text) => self.caption(text)?,
        };
        performer.shadow = match look {
            Look::Piece(_) => Some("shadow round"),
            Look::Patch(patch) if patch.class.is_empty() => Some("shadow"),
            _ => None,
        };
        if let Some(start) = start {
            performer.pose = self.pose(start, &performer);
            if performer.home.is_some() {
                return Some(performer);
            }
            let Pose { x, y, scale } = performer.pose;
            set(&performer.element, "translate", &format!("{x}px {y}px"));
            set(&performer.element, "scale", &scale.to_string());
            // A performer from beside the board becomes visible when it starts.
            performer.visible = matches!(start, Anchor::Board(..));
        }
        Some(performer)
    }

    /// The shadow of a performer that drops: it comes nearer, and meets the performer when it lands.
    pub(super) fn cast_shadow(&mut self, of: &OnStage, class: &str, goal: Pose, at: u32) {
        let Some(shadow) = self.created(class, 0, "", of.size) else { return };
        // Fails only for a node that is not in the layer.
        let _ = self.layer.insert_before(&shadow.element, Some(&of.element));
        for frames in frames::shadow(goal) {
            self.animate(&shadow.element, &Frames { at: frames.at + at, ..frames }, false);
        }
    }

    /// Finds the part of the page that a look names.
    fn found(&self, look: &Look) -> Option<OnStage> {
        match look {
            Look::Part { inside, class, nth } => {
                let inside = if inside.is_empty() { String::new() } else { selector(inside) + " " };
                self.part(&(inside + &selector(class)), *nth)
            }
            Look::OfSeat { seat, class, nth } => {
                let inside = of_seat(*seat).map(|seat| format!("{seat} {}", selector(class)));
                let repeated = format!("[data-seat=\"{seat}\"][data-counter=\"{class}\"]");
                inside.iter().chain([&repeated]).find_map(|part| self.part(part, *nth))
            }
            _ => None,
        }
    }

    /// Creates a caption: plain text, as wide as it is.
    fn caption(&self, text: &str) -> Option<OnStage> {
        let caption = self.created("caption", 0, "", 0.0)?;
        caption.element.set_text_content(Some(text));
        let frame = caption.element.get_bounding_client_rect();
        Some(OnStage { half: Some((frame.width() / 2.0, frame.height() / 2.0)), ..caption })
    }

    /// Returns where the middle of a caption for a point is: above it or, where that is beyond the edge of the board or
    /// under the prompt, below it.
    fn beside_point(&self, (x, y): (f64, f64), (wide, high): (f64, f64)) -> (f64, f64) {
        let Some(board) = self.frame(".board") else { return (x, y) };
        let (away, edge) = CAPTION;
        let (left, right) = (board.left() + wide + edge, board.right() - wide - edge);
        let x = if left < right { x.clamp(left, right) } else { board.left() + board.width() / 2.0 };
        let covered = |y: f64| {
            self.frame(".prompt").is_some_and(|prompt| {
                prompt.left() < x + wide
                    && prompt.right() > x - wide
                    && prompt.top() < y + high + edge
                    && prompt.bottom() > y - high - edge
            })
        };
        let fits = |y: &f64| y - high > board.top() && y + high < board.bottom() && !covered(*y);
        let y = [y - away, y + away].into_iter().find(fits).unwrap_or(board.top() + board.height() / 2.0);
        (x, y)
    }

    /// Returns where the middle of a caption in the first element of a class is, or at the upper edge of the board.
    fn within(&self, class: &str, (_, high): (f64, f64)) -> Option<(f64, f64)> {
        let frame = self.frame(&selector(class)).or_else(|| self.frame(".board"))?;
        Some((frame.left() + frame.width() / 2.0, frame.top() + high + CAPTION.1))
    }

    /// Returns the frame of the first element, if it is visible.
    fn frame(&self, selector: &str) -> Option<DomRect> {
        let element = self.document.query_selector(selector).ok().flatten()?;
        Some(element.get_bounding_client_rect()).filter(|frame| frame.width() > 0.0)
    }

    /// Finds a part of the page.
    fn part(&self, selector: &str, nth: usize) -> Option<OnStage> {
        let all = self.document.query_selector_all(selector).ok()?;
        let mut seen = (0..all.length()).filter_map(|nth| all.get(nth)?.dyn_into::<Element>().ok());
        let element =
            seen.by_ref().filter(|element| element.get_bounding_client_rect().width() > 0.0).nth(nth)?;
        let home = middle(&element);
        let size = element.get_bounding_client_rect().width();
        Some(OnStage {
            element,
            home: Some(home),
            size,
            half: None,
            pose: Pose::default(),
            visible: false,
            shadow: None,
        })
    }

    /// Creates the element of a performer, invisible, with its middle at the left upper corner of the window.
    fn created(&self, class: &str, colour: u8, markup: &str, size: f64) -> Option<OnStage> {
        let element = self.document.create_element("div").ok()?;
        let seat = if colour > 0 { format!(" seat-{colour}") } else { String::new() };
        element.set_class_name(&format!("actor {class}{seat}"));
        element.set_inner_html(markup); // markup of our own
        set(&element, "--side", &format!("{size}px"));
        // Fails only for a node that contains the layer.
        let _ = self.layer.append_child(&element);
        Some(OnStage {
            element,
            home: None,
            size,
            half: None,
            pose: Pose::default(),
            visible: false,
            shadow: None,
        })
    }

    /// Hides a piece or patch of the board while its performer plays.
    pub(super) fn hide(&mut self, id: &str, at: u32, ms: u32) {
        for element in self.on_board(id) {
            self.animate_with(&element, &Frames { at, ms, ..away() }, "none");
        }
    }

    /// Returns the markup of a piece or patch at a point of the board, in scene units.
    pub(super) fn drawn(&self, look: &Look, at: &Anchor) -> Option<String> {
        let Anchor::Board(x, y) = at else { return None };
        let (class, half, body) = match look {
            Look::Piece(piece) => {
                let class = format!("piece {} seat-{}", piece.class, piece.colour);
                (class, piece.size / 2.0, body_of(piece, piece.size))
            }
            Look::Patch(patch) => {
                (format!("patch {}", patch.class), PATCH / 2.0, self.game.picture(patch.picture))
            }
            _ => return None,
        };
        let (x, y) = (number(x - half), number(y - half));
        Some(format!(r#"<g class="{class}" transform="translate({x} {y})">{body}</g>"#))
    }

    /// Puts pictures onto the board, which moves with them, until the staging ends.
    pub(super) fn put_back(&mut self, markup: &str) {
        let pan = browser::first(".board .pan").filter(|_| !markup.is_empty());
        let group = self.document.create_element_ns(Some("http://www.w3.org/2000/svg"), "g").ok();
        let (Some(pan), Some(group)) = (pan, group) else { return };
        group.set_inner_html(markup); // markup of our own
        // Fails only for a node that contains the board.
        let _ = pan.append_child(&group);
        self.stood = Some(group);
    }

    /// Returns the elements of a piece or patch of the board.
    pub(super) fn on_board(&self, id: &str) -> Vec<Element> {
        let found = self.document.query_selector_all(&format!(".board [data-id=\"{id}\"]"));
        let Ok(found) = found else { return Vec::new() };
        (0..found.length()).filter_map(|nth| found.get(nth)?.dyn_into().ok()).collect()
    }

    /// Returns the pose of a performer at a point.
    pub(super) fn pose(&self, point: &Anchor, performer: &OnStage) -> Pose {
        let (x, y) = match point {
            Anchor::Board(x, y) => (
                self.board.left + f64::from(*x) * self.board.scale,
                self.board.top + f64::from(*y) * self.board.scale,
            ),
            Anchor::Seat(seat) => self.beside(&of_seat(*seat), ""),
            Anchor::Counter(seat, class) => {
                match self.found(&Look::OfSeat { seat: *seat, class: class.clone(), nth: 0 }) {
                    Some(OnStage { home: Some(home), .. }) => home,
                    _ => self.beside(&of_seat(*seat), ""),
                }
            }
            Anchor::Part(class) => self.beside(&[], class),
            Anchor::Place(look) => match self.found(look) {
                Some(OnStage { home: Some((x, y)), size, .. }) => {
                    return Pose { x, y, scale: size / performer.size };
                }
                // A page that shows the board alone has no such place.
                _ => self.frame(".board").map_or((0.0, 0.0), |board| {
                    (board.left() + board.width() / 2.0, board.top() + board.height() / 2.0)
                }),
            },
            Anchor::Home => return Pose::default(),
        };
        let (x, y) = match (performer.half, point) {
            (Some(half), Anchor::Part(class)) => self.within(class, half).unwrap_or((x, y)),
            (Some(half), _) => self.beside_point((x, y), half),
            _ => (x, y),
        };
        let beside = !matches!(point, Anchor::Board(..)) && performer.home.is_none() && performer.size > 0.0;
        let scale = if beside { (CHIP.1 / performer.size).min(1.0) } else { 1.0 };
        let (left, top) = performer.home.unwrap_or_default();
        Pose { x: x - left, y: y - top, scale }
    }

    /// Returns the middle of the first part of this class, else of the first of these elements, else of the button that
    /// opens the cards of the seats, else of the upper edge of the window.
    fn beside(&self, elements: &[String], class: &str) -> (f64, f64) {
        let part = (!class.is_empty()).then(|| self.part(&selector(class), 0)).flatten();
        let found = part
            .or_else(|| elements.iter().find_map(|element| self.part(element, 0)))
            .or_else(|| self.part("[data-part=players]", 0).filter(|_| !elements.is_empty()));
        let wide =
            web_sys::window().and_then(|window| window.inner_width().ok()?.as_f64()).unwrap_or_default();
        found.and_then(|part| part.home).unwrap_or((wide / 2.0, 0.0))
    }

    /// Counts to the number that an element shows. The faces of the count cover it meanwhile.
    pub(super) fn count(&mut self, element: &Element, cues: &[Cue]) {
        let counts: Vec<(u32, i32)> = cues
            .iter()
            .filter_map(|cue| if let Movement::Count(by) = cue.motion { Some((cue.at, by)) } else { None })
            .collect();
        let Some((element, shown)) = number_of(element).filter(|_| !counts.is_empty()) else { return };
        let all: i32 = counts.iter().map(|(_, by)| by).sum();
        // A held counter shows the number before the entry.
        let is_held = element.closest(&format!(".{WAS}")).is_ok_and(|held| held.is_some());
        let mut now = if is_held { shown } else { shown - all };
        let mut numbers = vec![(0, now)];
        for (at, by) in counts {
            now += by;
            numbers
                .extend(Movement::numbers(by, now).into_iter().skip(1).map(|(ms, shown)| (at + ms, shown)));
        }
        let style = web_sys::window().and_then(|window| window.get_computed_style(&element).ok().flatten());
        let Some(faces) = self.created("count", 0, "", 0.0) else { return };
        for name in COPIED_STYLES {
            let value = style.as_ref().and_then(|style| style.get_property_value(name).ok());
            set(&faces.element, name, &value.unwrap_or_default());
        }
        let frame = element.get_bounding_client_rect();
        set(&faces.element, "translate", &format!("{}px {}px", frame.left(), frame.top()));
        set(&faces.element, "width", &format!("{}px", frame.width()));
        set(&faces.element, "height", &format!("{}px", frame.height()));
        set(&faces.element, "opacity", "1");
        // One strip behind a window: a number of its own layer would be blank until that is painted.
        let Ok(strip) = self.document.create_element("div") else { return };
        // Fails only for a node that contains the parent.
        let _ = faces.element.append_child(&strip);
        for (nth, (at, shown)) in numbers.iter().enumerate() {
            let Ok(face) = self.document.create_element("span") else { return };
            face.set_text_content(Some(&shown.to_string()));
            // Fails only for a node that contains the parent.
            let _ = strip.append_child(&face);
            if nth > 0 {
                let pulse = r#"[{"scale":1.22},{"scale":1}]"#.to_string();
                let pulse = Frames { frames: pulse, at: *at, ms: 160, curve: frames::OUT };
                self.animate(&faces.element, &pulse, false);
            }
        }
        let times: Vec<u32> = numbers.iter().map(|(at, _)| *at).collect();
        self.animate(&strip, &frames::strip(&times), true);
        self.animate(&element, &away(), true);
    }
}

/// Returns the selectors of a seat's card, the listed one first.
fn of_seat(seat: Seat) -> [String; 2] {
    [format!(".seats [data-seat=\"{seat}\"]"), format!("[data-seat=\"{seat}\"]")]
}

/// Returns the innermost element that shows a number alone, and the number.
fn number_of(element: &Element) -> Option<(Element, i32)> {
    let number = |element: Element| {
        let text = element.text_content()?;
        Some((element, text.trim().parse().ok()?))
    };
    let within = |element: &Element| -> Vec<Element> {
        let all = element.query_selector_all("*").ok();
        let all =
            all.iter().flat_map(|all| (0..all.length()).filter_map(|nth| all.get(nth)?.dyn_into().ok()));
        all.collect()
    };
    let outer = std::iter::once(element.clone()).chain(within(element)).find_map(number)?;
    within(&outer.0).into_iter().rev().find_map(number).or(Some(outer))
}

/// Returns the body of the picture of a piece in a box of this side.
fn body_of(piece: &Piece, side: f32) -> String {
    let emblem = piece.over.as_ref().map_or(String::new(), |over| {
        let part = |share: f32| number(side * share);
        let (x, y, side) = (part(over.x), part(over.y), part(over.size));
        format!(
            r##"<use class="sign" href="#{}" x="{x}" y="{y}" width="{side}" height="{side}"/>"##,
            over.art
        )
    });
    let side = number(side);
    format!(r##"<use href="#{}" width="{side}" height="{side}"/>{emblem}"##, piece.art)
}

/// Wraps the body of a picture in a box of 100.
fn picture(body: &str) -> String {
    format!(r#"<svg viewBox="0 0 100 100">{body}</svg>"#)
}

/// Returns the selector of a path of classes.
fn selector(path: &str) -> String {
    let classes = |step: &str| -> String { step.split(' ').map(|class| format!(".{class}")).collect() };
    path.split('/').map(classes).collect::<Vec<_>>().join(" ")
}

/// Returns the middle of an element, at most 60 pixels from its left edge: the sign of a wide card.
fn middle(element: &Element) -> (f64, f64) {
    let frame = element.get_bounding_client_rect();
    (frame.left() + frame.width().min(120.0) / 2.0, frame.top() + frame.height() / 2.0)
}
