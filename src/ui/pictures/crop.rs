//! Cropping of a markup tree to a frame. Everything outside is removed: whole elements, and strokes of long paths,
//! since a ground is drawn as few paths that span the board.

use std::collections::BTreeSet;

use super::markup::{XmlElement, XmlNode};

/// A box: left, top, right, bottom.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Bounds {
    pub left: f32,
    pub top: f32,
    pub right: f32,
    pub bottom: f32,
}

impl Bounds {
    /// The empty box, to be grown.
    pub const NONE: Self =
        Self { left: f32::INFINITY, top: f32::INFINITY, right: f32::NEG_INFINITY, bottom: f32::NEG_INFINITY };

    /// Returns a box from its upper left corner.
    pub fn at(x: f32, y: f32, width: f32, height: f32) -> Self {
        Self { left: x, top: y, right: x + width, bottom: y + height }
    }

    /// Returns the width.
    pub fn width(&self) -> f32 {
        self.right - self.left
    }

    /// Returns the height.
    pub fn height(&self) -> f32 {
        self.bottom - self.top
    }

    /// Returns the union of two boxes.
    #[must_use]
    pub fn with(self, other: Self) -> Self {
        Self {
            left: self.left.min(other.left),
            top: self.top.min(other.top),
            right: self.right.max(other.right),
            bottom: self.bottom.max(other.bottom),
        }
    }

    /// Returns the intersection of two boxes.
    #[must_use]
    pub fn within(self, other: Self) -> Self {
        Self {
            left: self.left.max(other.left),
            top: self.top.max(other.top),
            right: self.right.min(other.right),
            bottom: self.bottom.min(other.bottom),
        }
    }

    /// Returns the box grown by `by` on every side.
    #[must_use]
    pub fn wider(self, by: f32) -> Self {
        Self { left: self.left - by, top: self.top - by, right: self.right + by, bottom: self.bottom + by }
    }

    fn touches(&self, other: &Self) -> bool {
        self.left < other.right
            && other.left < self.right
            && self.top < other.bottom
            && other.top < self.bottom
    }

    fn point(self, (x, y): (f32, f32)) -> Self {
        self.with(Self { left: x, top: y, right: x, bottom: y })
    }

    fn corners(&self) -> [(f32, f32); 4] {
        [(self.left, self.top), (self.right, self.top), (self.right, self.bottom), (self.left, self.bottom)]
    }
}

/// The transform of an element's units: x = a·x + c·y + e, y = b·x + d·y + f.
#[derive(Clone, Copy)]
struct Moved([f32; 6]);

impl Moved {
    const NOT: Self = Self([1.0, 0.0, 0.0, 1.0, 0.0, 0.0]);

    fn point(self, (x, y): (f32, f32)) -> (f32, f32) {
        let [a, b, c, d, e, f] = self.0;
        (a * x + c * y + e, b * x + d * y + f)
    }

    fn area(self, area: Bounds) -> Bounds {
        area.corners().into_iter().fold(Bounds::NONE, |all, corner| all.point(self.point(corner)))
    }

    /// Composes two transforms: the other one first, then this one.
    fn after(self, other: Self) -> Self {
        let [a, b, c, d, ..] = self.0;
        let [g, h, i, j, k, l] = other.0;
        let (x, y) = self.point((k, l));
        Self([a * g + c * h, b * g + d * h, a * i + c * j, b * i + d * j, x, y])
    }

    /// Parses an attribute `transform`.
    fn read(text: &str) -> Self {
        text.split(')').fold(Self::NOT, |all, part| {
            let Some((name, values)) = part.split_once('(') else { return all };
            let values = numbers(values);
            let value = |nth: usize| values.get(nth).copied().unwrap_or(0.0);
            all.after(match name.trim() {
                "translate" => Self([1.0, 0.0, 0.0, 1.0, value(0), value(1)]),
                "scale" => {
                    let across = value(0);
                    Self([across, 0.0, 0.0, values.get(1).copied().unwrap_or(across), 0.0, 0.0])
                }
                "rotate" => {
                    let (sin, cos) = value(0).to_radians().sin_cos();
                    let turned = Self([cos, sin, -sin, cos, 0.0, 0.0]);
                    let to = |x: f32, y: f32| Self([1.0, 0.0, 0.0, 1.0, x, y]);
                    to(value(1), value(2)).after(turned).after(to(-value(1), -value(2)))
                }
                _ => Self::NOT,
            })
        })
    }
}

/// Parses the numbers in path data or in a list; signs and second decimal points may separate them.
pub fn numbers(text: &str) -> Vec<f32> {
    let mut found: Vec<String> = Vec::new();
    let mut fresh = true;
    for letter in text.chars() {
        let point = letter == '.' && found.last().is_some_and(|last| last.contains('.'));
        match letter {
            '0'..='9' | '.' | '-' => {
                if fresh || point || letter == '-' {
                    found.push(String::new());
                }
                found.last_mut().into_iter().for_each(|last| last.push(letter));
                fresh = false;
            }
            _ => fresh = true,
        }
    }
    found.iter().filter_map(|number| number.parse().ok()).collect()
}

/// Splits path data at each absolute move of the pen.
fn strokes(path: &str) -> impl Iterator<Item = &str> {
    let starts: Vec<usize> = path.match_indices('M').map(|(at, _)| at).chain([path.len()]).collect();
    let pairs: Vec<(usize, usize)> = starts.windows(2).map(|pair| (pair[0], pair[1])).collect();
    pairs.into_iter().map(|(from, to)| &path[from..to])
}

/// Returns how many numbers a command takes, and which of them are points of the curve or its controls.
fn shape(command: char) -> (usize, &'static [usize]) {
    match command.to_ascii_lowercase() {
        'm' | 'l' | 't' => (2, &[0]),
        'q' | 's' => (4, &[0, 2]),
        'c' => (6, &[0, 2, 4]),
        'a' => (7, &[5]),
        _ => (1, &[]),
    }
}

/// Returns a box around path data: around its points and the control points of its curves.
pub fn around(path: &str) -> Bounds {
    let (mut pen, mut start, mut area) = ((0.0, 0.0), (0.0, 0.0), Bounds::NONE);
    let commands: Vec<usize> = path
        .char_indices()
        .filter(|(_, letter)| letter.is_ascii_alphabetic())
        .map(|(at, _)| at)
        .chain([path.len()])
        .collect();
    for pair in commands.windows(2) {
        let mut letters = path[pair[0]..pair[1]].chars();
        let Some(command) = letters.next() else { continue };
        let (relative, kind) = (command.is_ascii_lowercase(), command.to_ascii_lowercase());
        let values = if kind == 'a' { arcs(letters.as_str()) } else { numbers(letters.as_str()) };
        if kind == 'z' {
            pen = start;
        }
        let (many, places) = shape(command);
        for values in values.chunks_exact(many) {
            let from = if relative { pen } else { (0.0, 0.0) };
            match kind {
                'h' => pen.0 = from.0 + values[0],
                'v' => pen.1 = from.1 + values[0],
                _ => {
                    for at in places {
                        let place = (from.0 + values[*at], from.1 + values[*at + 1]);
                        area = area.point(place);
                        pen = place;
                    }
                    if kind == 'a' {
                        area = area.with(Bounds::at(pen.0, pen.1, 0.0, 0.0).wider(values[0]));
                    }
                }
            }
            area = area.point(pen);
        }
        if kind == 'm' {
            start = pen;
        }
    }
    area
}

/// Returns the numbers of arcs, whose two flags may be followed by no blank.
fn arcs(text: &str) -> Vec<f32> {
    let plain = numbers(text);
    if plain.len().is_multiple_of(7) {
        return plain;
    }
    let mut found = Vec::new();
    let mut rest = text.trim_start();
    while !rest.is_empty() {
        let nth = found.len() % 7;
        let flag = nth == 3 || nth == 4;
        let end = rest.char_indices().skip(1).find(|(_, c)| flag || !(c.is_ascii_digit() || *c == '.'));
        let (number, after) = rest.split_at(end.map_or(rest.len(), |(at, _)| at));
        found.push(number.parse().unwrap_or(0.0));
        rest = after.trim_start_matches([' ', ',']);
    }
    found
}

/// The largest width of a line that a style sheet gives to an element with a class.
const STYLED: f32 = 6.0;

/// Returns the part of the nodes that is visible in the frame. Definitions that are only referenced (patterns,
/// clips, symbols) stay.
pub fn cropped(nodes: Vec<XmlNode>, frame: Bounds) -> Vec<XmlNode> {
    let mut left = crop(nodes, Moved::NOT, 1.0, frame);
    let mut drawn = BTreeSet::new();
    for node in &left {
        if let XmlNode::Element(element) = node {
            element.visit(&mut |element| {
                drawn.insert(element.get("id").to_owned());
            });
        }
    }
    left.retain_mut(|node| keep_repeated(node, &drawn));
    left
}

/// Returns whether the original that an element repeats at its drawn size still exists; removes children that
/// repeat nothing.
fn keep_repeated(node: &mut XmlNode, drawn: &BTreeSet<String>) -> bool {
    let XmlNode::Element(element) = node else { return true };
    element.children.retain_mut(|child| keep_repeated(child, drawn));
    let again = element.name == "use" && element.get("width").is_empty();
    !again || element.get("href").strip_prefix('#').is_some_and(|id| drawn.contains(id))
}

/// Crops nodes; `line` is the width of lines for elements that set none.
fn crop(nodes: Vec<XmlNode>, moved: Moved, line: f32, frame: Bounds) -> Vec<XmlNode> {
    let part = |node: XmlNode| match node {
        XmlNode::Element(element) => visible_part(element, moved, line, frame).map(XmlNode::Element),
        text @ XmlNode::Text(_) => Some(text),
    };
    nodes.into_iter().filter_map(part).collect()
}

fn visible_part(mut element: XmlElement, moved: Moved, line: f32, frame: Bounds) -> Option<XmlElement> {
    let moved = moved.after(Moved::read(element.get("transform")));
    let number = |name: &str| element.number(name);
    let line = match (element.get("stroke-width"), element.get("class")) {
        ("", "") => line,
        ("", _) => line.max(STYLED),
        _ => number("stroke-width"),
    };
    let is_in_frame = |area: Bounds| moved.area(area.wider(line / 2.0)).touches(&frame);
    match element.name.as_str() {
        "path" => {
            let path = element.get("d").to_owned();
            let kept: String = strokes(&path).filter(|stroke| is_in_frame(around(stroke))).collect();
            element.attributes.iter_mut().filter(|(name, _)| name == "d").for_each(|d| d.1 = kept.clone());
            (!kept.is_empty()).then_some(element)
        }
        "rect" => is_in_frame(Bounds::at(number("x"), number("y"), number("width"), number("height")))
            .then_some(element),
        // A `use` may draw it wider.
        "defs" => {
            element.children = crop(element.children, moved, 40.0, frame);
            (!element.children.is_empty()).then_some(element)
        }
        // A `use` without a size draws something as large as it was drawn: that is kept.
        "use" if element.get("width").is_empty() => Some(element),
        "use" => is_in_frame(Bounds::at(number("x"), number("y"), number("width"), number("height")))
            .then_some(element),
        "circle" => is_in_frame(Bounds::at(number("cx"), number("cy"), 0.0, 0.0).wider(number("r")))
            .then_some(element),
        "ellipse" => {
            let reach = number("rx").max(number("ry"));
            is_in_frame(Bounds::at(number("cx"), number("cy"), 0.0, 0.0).wider(reach)).then_some(element)
        }
        "text" => is_in_frame(Bounds::at(number("x"), number("y"), 0.0, 0.0).wider(8.0)).then_some(element),
        "g" | "svg" => {
            element.children = crop(element.children, moved, line, frame);
            (!element.children.is_empty()).then_some(element)
        }
        _ => Some(element),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::pictures::markup::read;

    fn left(markup: &str) -> String {
        let mut text = String::new();
        for node in cropped(read(markup).expect("markup"), Bounds::at(100.0, 100.0, 50.0, 50.0)) {
            if let XmlNode::Element(element) = node {
                element.write(&mut text);
            }
        }
        text
    }

    #[test]
    fn shapes_outside_the_frame_are_left_out() {
        assert_eq!(left("<path d=\"M0 0h9v9zM110 110l5 5M300 0v-9\"/>"), "<path d=\"M110 110l5 5\"/>");
        assert_eq!(left("<g><circle cx=\"9\" cy=\"9\" r=\"9\"/></g>"), "");
        let moved = "<g transform=\"translate(90 90)\"><circle cx=\"9\" cy=\"9\" r=\"9\"/></g>";
        assert_eq!(left(moved), moved);
        assert_eq!(left("<g transform=\"translate(9 9) scale(2)\"><rect width=\"9\" height=\"9\"/></g>"), "");
        let turned = "<rect x=\"100\" y=\"-130\" width=\"9\" height=\"9\" transform=\"rotate(90)\"/>";
        assert_eq!(left(turned), turned);
    }

    #[test]
    fn a_box_lies_around_every_kind_of_stroke() {
        assert_eq!(
            around("M10 10h5v-5l-9 2q4 9 8 0z"),
            Bounds { left: 6.0, top: 5.0, right: 15.0, bottom: 16.0 }
        );
        assert_eq!(around("M0 0a5 5 0 0110 0"), Bounds { left: 0.0, top: -5.0, right: 15.0, bottom: 5.0 });
        assert_eq!(numbers("1.5.5-2 3,4"), [1.5, 0.5, -2.0, 3.0, 4.0]);
    }
}
