//! The pictures in the help, drawn from records by the table's painter. Native and only for the tests and `cargo
//! xtask pictures`: the programs of the site contain none of this, and show finished files.
//!
//! All pictures of a game are one file, since they are much alike: as separate files each would be three times as
//! large. The file is self-contained: it includes the used symbols, patterns and rules, in the values of all three
//! themes. `sheet.svg#see-war` shows one picture (a `view`), `#see-war-dark` and `#see-war-contrast` the same in
//! another theme. Anything outside the shown part of a board is left out.

pub mod crop;
pub mod list;
mod marks;
pub mod markup;
pub mod style;

use std::collections::BTreeSet;
use std::fs;
use std::future::Future;
use std::path::{Path, PathBuf};
use std::pin::pin;
use std::task::{Context, Poll, Waker};

use yew::prelude::*;

use super::board::still;
use crate::art::{SHELL, TABLE, number};
use crate::lang::Lang;
use crate::play::game_module::GameRef;
use crate::play::running_game::GameHandle;
use crate::scenes::{Light, Place};
use crate::table::record::Record;
use crop::{Bounds, cropped};
use list::{BoardAfter, BoardPicture};
use markup::{XmlElement, XmlNode, read};
use style::Sheets;

/// The gap between two boards side by side and between two pictures, in CSS pixels.
const GAP: f32 = 28.0;

/// The height of a piece beside text, in CSS pixels.
const PIECE: f32 = 44.0;

/// A picture on the sheet.
struct Print {
    name: String,
    /// In CSS pixels.
    width: f32,
    height: f32,
    /// The visible part in its own units: a `viewBox`.
    frame: String,
    nodes: Vec<XmlNode>,
}

/// The error in a picture, as a sentence.
pub type PictureError = String;

/// The pictures of one game, with its files.
pub struct Drawer {
    game: GameRef,
    /// The folder of its help.
    help: PathBuf,
    sheets: Sheets,
    symbols: Vec<XmlElement>,
}

impl Drawer {
    /// Reads the sources of a game's pictures from the project's folder.
    ///
    /// # Errors
    /// If a file cannot be read.
    pub fn new(project: &Path, game: GameRef) -> Result<Self, PictureError> {
        let folder = project.join("src/games").join(game.info().id);
        let sheets = [
            project.join("static/tokens.css"),
            project.join("static/table.css"),
            folder.join("hues.css"),
            folder.join("style.css"),
        ];
        let sheets = sheets.iter().map(|file| text(file)).collect::<Result<Vec<_>, _>>()?;
        let mut symbols = Vec::new();
        for sprite in [SHELL, TABLE, game.sprite()] {
            for node in &read(sprite)? {
                if let XmlNode::Element(element) = node {
                    element.visit(&mut |element| {
                        if !element.get("id").is_empty() && element.name != "svg" {
                            symbols.push(element.clone());
                        }
                    });
                }
            }
        }
        Ok(Self { game, help: folder.join("help"), sheets: Sheets::read(&sheets), symbols })
    }

    /// Returns the file with all pictures of the game.
    ///
    /// # Errors
    /// Returns what cannot be drawn.
    pub fn sheet(&self) -> Result<String, PictureError> {
        let mut drawn = Vec::new();
        for picture in list::read(&text(&self.help.join("pictures/list.txt"))?)? {
            drawn.push(self.board(&picture).map_err(|error| format!("{}: {error}", picture.name))?);
        }
        for symbol in self.pieces()? {
            drawn.push(self.piece(&symbol)?);
        }
        let (mut views, mut content, mut below) = (Vec::new(), Vec::new(), 0.0);
        for Print { name, width, height, frame, nodes } in drawn {
            let place = [0.0, below, width, height].map(number);
            for theme in ["", "-dark", "-contrast"] {
                let view = format!("see-{name}{theme}");
                views.push(XmlNode::Element(XmlElement::new(
                    "view",
                    &[("id", view), ("viewBox", place.join(" "))],
                )));
            }
            let [_, y, width, high] = place;
            let attributes = [("y", y), ("width", width), ("height", high), ("viewBox", frame)];
            content.push(XmlNode::Element(XmlElement {
                children: nodes,
                ..XmlElement::new("svg", &attributes)
            }));
            below += height + GAP;
        }
        self.file(views, content)
    }

    /// Returns the symbols that the texts show.
    fn pieces(&self) -> Result<BTreeSet<String>, PictureError> {
        let mut found = BTreeSet::new();
        for lang in Lang::ALL {
            for document in ["rules", "summary", "first"] {
                let text = text(&self.help.join(lang.tag()).join(document).with_extension("md"))?;
                let named = text.split("](piece:").skip(1).filter_map(|rest| rest.split(')').next());
                found.extend(named.map(str::to_owned));
            }
        }
        Ok(found)
    }

    /// Draws a symbol alone, in the colour of the first seat.
    fn piece(&self, symbol: &str) -> Result<Print, PictureError> {
        let known =
            self.symbols.iter().find(|element| element.name == "symbol" && element.get("id") == symbol);
        let known = known.ok_or_else(|| format!("there is no symbol `{symbol}`"))?;
        let [_, _, width, height] = crop::numbers(known.get("viewBox"))[..] else {
            return Err(format!("`{symbol}` has no size"));
        };
        // Some are drawn beyond their box.
        let rim = if known.get("overflow") == "visible" { height / 10.0 } else { 0.0 };
        let (wide, high) = (width + 2.0 * rim, height + 2.0 * rim);
        let (width, height) = (number(width), number(height));
        let content =
            format!(r##"<use class="seat-1" href="#{symbol}" width="{width}" height="{height}"/>"##);
        Ok(Print {
            name: symbol.to_owned(),
            width: (wide / high * PIECE).round(),
            height: PIECE,
            frame: [-rim, -rim, wide, high].map(number).join(" "),
            nodes: read(&content)?,
        })
    }

    /// Draws boards side by side.
    fn board(&self, picture: &BoardPicture) -> Result<Print, PictureError> {
        let record = text(&self.help.join("pictures").join(&picture.record).with_extension("deska"))?;
        let record = Record::parse(&record).map_err(|error| error.to_string())?;
        let opened = self.game.open(&record).map_err(|error| error.to_string())?;
        if let Some(error) = opened.broken {
            return Err(error.to_string());
        }
        let handle = opened.handle;
        let area = shown(&handle, picture)?;
        let many = picture.frames.len() as f32;
        let gap = GAP / picture.scale;
        let (width, height) = (many * area.width() + (many - 1.0) * gap, area.height());
        let mut content = Vec::new();
        for (nth, frame) in picture.frames.iter().enumerate() {
            let mut nodes = self.frame(&handle, picture, frame, area)?;
            renamed(&mut nodes, &format!("-{}-{nth}", picture.name));
            let left = nth as f32 * (area.width() + gap);
            let attributes = [
                ("x", number(left)),
                ("width", number(area.width())),
                ("height", number(area.height())),
                ("viewBox", [area.left, area.top, area.width(), area.height()].map(number).join(" ")),
            ];
            content.push(XmlNode::Element(XmlElement {
                children: nodes,
                ..XmlElement::new("svg", &attributes)
            }));
            if nth > 0 {
                content.extend(read(&onward(left - gap / 2.0, height / 2.0, 1.0 / picture.scale))?);
            }
        }
        Ok(Print {
            name: picture.name.clone(),
            width: (width * picture.scale).round(),
            height: (height * picture.scale).round(),
            frame: [0.0, 0.0, width, height].map(number).join(" "),
            nodes: content,
        })
    }

    /// Draws the visible part of a board, with its marks.
    fn frame(
        &self,
        handle: &GameHandle,
        picture: &BoardPicture,
        frame: &BoardAfter,
        area: Bounds,
    ) -> Result<Vec<XmlNode>, PictureError> {
        let entries = frame.entries.unwrap_or(handle.summary().entries);
        let scene = handle.replay_frame(Lang::En, false, entries).scene;
        let ground = AttrValue::from(self.game.ground(scene.ground));
        let page = read(&rendered(still(self.game, &scene, &ground, String::new())))?;
        let mut nodes = Vec::new();
        for node in &page {
            if let XmlNode::Element(board) = node {
                nodes.extend(board.elements().flat_map(|svg| svg.children.clone()));
            }
        }
        nodes.retain_mut(|node| spare(node, &picture.without));
        let mut nodes = cropped(nodes, area);
        for mark in &frame.marks {
            let places = mark
                .places
                .iter()
                .map(|word| place(handle, word))
                .collect::<Result<Vec<Vec<Place>>, PictureError>>()?;
            nodes.extend(read(&marks::drawn(mark, &places.concat(), &scene, 1.0 / picture.scale))?);
        }
        Ok(nodes)
    }

    /// Assembles the file: the drawings, with everything they use.
    fn file(&self, views: Vec<XmlNode>, content: Vec<XmlNode>) -> Result<String, PictureError> {
        let content: Vec<XmlNode> = content.into_iter().filter_map(tidy).collect();
        let used = self.used(&content)?;
        let mut inner = XmlElement {
            children: used.into_iter().chain(content).collect(),
            ..XmlElement::new("g", &[("class", format!("picture board still game-{}", self.game.info().id))])
        };
        let style = self.sheets.of(&inner);
        thin(&mut inner, &|word: &&str| style.contains(&format!(".{word}")));
        let outer = XmlElement { children: vec![XmlNode::Element(inner)], ..XmlElement::new("g", &[]) };
        let style = XmlElement { children: vec![XmlNode::Text(style)], ..XmlElement::new("style", &[]) };
        let attributes = [
            ("xmlns", "http://www.w3.org/2000/svg".to_owned()),
            ("font-family", "system-ui,sans-serif".to_owned()),
        ];
        let parts = std::iter::once(XmlNode::Element(style)).chain(views).chain([XmlNode::Element(outer)]);
        let mut text = String::new();
        XmlElement { children: parts.collect(), ..XmlElement::new("svg", &attributes) }.write(&mut text);
        Ok(text + "\n")
    }

    /// Returns the symbols and patterns in use, directly or indirectly.
    fn used(&self, content: &[XmlNode]) -> Result<Vec<XmlNode>, PictureError> {
        let holder = XmlElement { children: content.to_vec(), ..XmlElement::default() };
        let style = self.sheets.of(&holder);
        let (mut wanted, mut own) = (Vec::new(), BTreeSet::new());
        holder.visit(&mut |element| {
            own.insert(element.get("id").to_owned());
            wanted.extend(references(element));
        });
        wanted.extend(
            style.split("url(#").skip(1).filter_map(|rest| rest.split(')').next()).map(str::to_owned),
        );
        let mut used: Vec<XmlElement> = Vec::new();
        while let Some(id) = wanted.pop() {
            if own.insert(id.clone()) {
                let symbol = self.symbols.iter().find(|symbol| symbol.get("id") == id);
                let symbol = symbol.ok_or_else(|| format!("`{id}` is drawn nowhere"))?;
                symbol.visit(&mut |element| wanted.extend(references(element)));
                used.push(symbol.clone());
            }
        }
        if used.is_empty() {
            return Ok(Vec::new());
        }
        used.sort_by(|one, other| one.get("id").cmp(other.get("id")));
        let children = used.into_iter().map(XmlNode::Element).filter_map(tidy).collect();
        Ok(vec![XmlNode::Element(XmlElement { children, ..XmlElement::new("defs", &[]) })])
    }
}

fn text(file: &Path) -> Result<String, PictureError> {
    fs::read_to_string(file).map_err(|error| format!("{}: {error}", file.display()))
}

/// Returns the markup of a component. Nothing is awaited inside, so polling finds it finished or soon to be.
fn rendered(html: Html) -> String {
    #[derive(Properties, PartialEq)]
    struct DrawnProps {
        content: Html,
    }
    #[component]
    fn Drawn(props: &DrawnProps) -> Html {
        props.content.clone()
    }
    let renderer =
        yew::LocalServerRenderer::<Drawn>::with_props(DrawnProps { content: html }).hydratable(false);
    let mut drawn = pin!(renderer.render());
    loop {
        if let Poll::Ready(text) = drawn.as_mut().poll(&mut Context::from_waker(Waker::noop())) {
            return text;
        }
    }
}

/// Returns the places that a word of the notation names, as the game lights them for a refusal.
fn place(handle: &GameHandle, word: &str) -> Result<Vec<Place>, PictureError> {
    let scene = handle.last_board(Lang::En, &[word.to_owned()]);
    let found: Vec<Place> = scene.places.into_iter().filter(|place| place.light == Light::Cause).collect();
    if found.is_empty() { Err(format!("`{word}` is no place")) } else { Ok(found) }
}

/// Returns the visible part of the board.
fn shown(handle: &GameHandle, picture: &BoardPicture) -> Result<Bounds, PictureError> {
    let scene = handle.last_board(Lang::En, &[]);
    let whole = Bounds::at(scene.left, scene.top, scene.width, scene.height);
    if picture.show.is_empty() {
        return Ok(whole);
    }
    let mut area = Bounds::NONE;
    for word in &picture.show {
        for place in place(handle, word)? {
            area = area.with(Bounds::at(place.x, place.y, place.size, place.size));
        }
    }
    let area = area.wider(picture.margin);
    // Beside an open board a tile could be laid.
    Ok(if scene.open { area } else { area.within(whole) })
}

/// Draws a small arrow between two boards.
fn onward(x: f32, y: f32, scale: f32) -> String {
    format!(
        r#"<path fill="none" stroke="var(--ink-soft)" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round" transform="translate({} {}) scale({})" d="M-7 0h14m-6-6 6 6-6 6"/>"#,
        number(x),
        number(y),
        crate::art::thousandths(scale),
    )
}

/// Makes the ids of a frame unique among several frames.
fn renamed(nodes: &mut [XmlNode], with: &str) {
    let mut own = BTreeSet::new();
    for node in nodes.iter() {
        if let XmlNode::Element(element) = node {
            element.visit(&mut |element| {
                own.insert(element.get("id").to_owned());
            });
        }
    }
    own.remove("");
    rename(nodes, &own, with);
}

fn rename(nodes: &mut [XmlNode], own: &BTreeSet<String>, with: &str) {
    for node in nodes {
        let XmlNode::Element(element) = node else { continue };
        for (name, value) in &mut element.attributes {
            let named = match name.as_str() {
                "id" => Some(value.as_str()),
                "href" => value.strip_prefix('#'),
                _ => value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')),
            };
            if let Some(id) = named.filter(|id| own.contains(*id)).map(str::to_owned) {
                *value = value.replace(&id, &format!("{id}{with}"));
            }
        }
        rename(&mut element.children, own, with);
    }
}

/// Returns whether an element stays when some symbols, classes and colours are left out; also removes its children
/// that do not stay.
fn spare(node: &mut XmlNode, without: &[String]) -> bool {
    let XmlNode::Element(element) = node else { return true };
    element.children.retain_mut(|child| spare(child, without));
    let named = |word: &String| {
        let paint = format!("var({word})");
        let [fill, stroke] = ["fill", "stroke"].map(|name| element.get(name));
        let shape = element.name != "text";
        let only =
            |one: &str, other: &str| shape && one == paint && ["", "none", paint.as_str()].contains(&other);
        element.get("href").strip_prefix('#') == Some(word)
            || element.get("class").split_whitespace().any(|class| class == word)
            || only(fill, stroke)
            || only(stroke, fill)
    };
    !without.iter().any(named)
}

/// Returns the ids that an element references.
fn references(element: &XmlElement) -> Vec<String> {
    let inside = |(name, value): &(String, String)| match name.as_str() {
        "href" => value.strip_prefix('#').map(str::to_owned),
        _ => value.strip_prefix("url(#").and_then(|rest| rest.strip_suffix(')')).map(str::to_owned),
    };
    element.attributes.iter().filter_map(inside).collect()
}

/// Returns an element without its page-only parts, or nothing if it becomes empty.
fn tidy(node: XmlNode) -> Option<XmlNode> {
    let XmlNode::Element(mut element) = node else { return Some(node) };
    if element.get("display") == "none" {
        return None; // shown only in another language
    }
    element.attributes.retain(|(name, value)| {
        !name.starts_with("aria-") && name != "role" && !(name == "class" && value.is_empty())
    });
    element.children = element.children.into_iter().filter_map(tidy).collect();
    let is_container = ["g", "svg", "defs"].contains(&element.name.as_str());
    (!is_container || !element.children.is_empty()).then_some(XmlNode::Element(element))
}

/// Removes the classes that no rule mentions.
fn thin(element: &mut XmlElement, known: &impl Fn(&&str) -> bool) {
    for (name, value) in &mut element.attributes {
        if name == "class" {
            *value = value.split_whitespace().filter(known).collect::<Vec<_>>().join(" ");
        }
    }
    element.attributes.retain(|(name, value)| name != "class" || !value.is_empty());
    for child in &mut element.children {
        if let XmlNode::Element(child) = child {
            thin(child, known);
        }
    }
}
