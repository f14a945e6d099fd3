//! The pictures in the help are drawn from their records by the table's painter: every file is up to date and
//! self-contained. `cargo xtask pictures` (`UPDATE_PICTURES=1 cargo test --features ssr pictures`) redraws them.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use deska::games::games;
use deska::play::game_module::GameRef;
use deska::ui::pictures::Drawer;
use deska::ui::pictures::markup::{XmlElement, XmlNode, read};
use deska::ui::pictures::style::classes;

/// Maximum size of a file, in bytes. `cargo xtask sizes` checks the compressed size, about a fifteenth of it.
const MAX_PICTURE_BYTES: usize = 280_000;

fn file(game: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games").join(game).join("help/pictures/sheet.svg")
}

/// The pictures of every game in its folder.
fn sheets() -> impl Iterator<Item = (&'static str, String)> {
    games().map(|game| {
        let id = game.info().id;
        (id, fs::read_to_string(file(id)).expect("pictures"))
    })
}

fn root(text: &str) -> XmlElement {
    match read(text).expect("markup").into_iter().next() {
        Some(XmlNode::Element(element)) => element,
        other => panic!("no picture: {other:?}"),
    }
}

#[test]
fn every_picture_is_what_the_painter_draws_now() {
    let project = Path::new(env!("CARGO_MANIFEST_DIR"));
    for game in games() {
        let id = game.info().id;
        let drawer = Drawer::new(project, GameRef(game)).expect("what pictures are made of");
        let drawn = drawer.sheet().unwrap_or_else(|error| panic!("{id}: {error}"));
        if std::env::var_os("UPDATE_PICTURES").is_some() {
            fs::write(file(id), &drawn).expect("written");
        }
        let there = fs::read_to_string(file(id)).unwrap_or_default();
        assert!(there == drawn, "the pictures of {id} are old: `cargo xtask pictures`");
    }
}

#[test]
fn pictures_contain_all_they_reference() {
    for (id, text) in sheets() {
        let (picture, mut ids, mut wanted) = (root(&text), BTreeSet::new(), BTreeSet::new());
        let style = text.split("<style>").nth(1).and_then(|rest| rest.split("</style>").next());
        let style = style.expect("a style");
        picture.visit(&mut |element| {
            let known = element.get("id");
            assert!(known.is_empty() || ids.insert(known.to_owned()), "{id}: {known} twice");
            assert!(element.get("style").is_empty() && !element.get("href").contains(':'), "{id}");
            wanted.extend(element.get("href").strip_prefix('#').map(str::to_owned));
        });
        let pointed = text.split("url(#").skip(1).filter_map(|rest| rest.split(')').next());
        wanted.extend(pointed.map(str::to_owned));
        assert!(wanted.is_subset(&ids), "{id}: {:?}", wanted.difference(&ids).collect::<Vec<_>>());
        for class in classes(&picture) {
            assert!(style.contains(&format!(".{class}")), "{id}: class {class}");
        }
        for token in text.split("var(").skip(1).filter_map(|rest| rest.split([')', ',']).next()) {
            assert!(style.contains(&format!("{token}:")), "{id}: {token}");
        }
        for theme in ["dark", "contrast"] {
            assert!(style.contains(&format!("[id$=-{theme}]:target~g>.picture{{--")), "{id}: {theme}");
        }
    }
}

/// A view for each picture and theme, each with content, side by side.
#[test]
fn every_view_shows_a_picture() {
    for (id, text) in sheets() {
        assert!(text.len() < MAX_PICTURE_BYTES, "{id}: {} bytes", text.len());
        let picture = root(&text);
        let mut views: BTreeMap<String, Vec<String>> = BTreeMap::new();
        let mut drawn = BTreeSet::new();
        picture.visit(&mut |element| match element.name.as_str() {
            "view" => {
                views
                    .entry(element.get("viewBox").to_owned())
                    .or_default()
                    .push(element.get("id").to_owned());
            }
            "svg" => {
                let mut shapes = 0;
                element.visit(&mut |inside| {
                    shapes += usize::from(["path", "use", "rect", "circle"].contains(&inside.name.as_str()));
                });
                assert!(shapes > 0, "{id}: a picture shows nothing");
                drawn.insert(["y", "width", "height"].map(|name| element.get(name).to_owned()).join(" "));
            }
            _ => {}
        });
        for (place, ids) in views {
            let [plain, dark, contrast] = &ids[..] else { panic!("{id}: {ids:?}") };
            assert_eq!([dark, contrast], [&format!("{plain}-dark"), &format!("{plain}-contrast")], "{id}");
            assert!(drawn.contains(place.strip_prefix("0 ").unwrap_or_default()), "{id}: nothing at {plain}");
        }
    }
}
