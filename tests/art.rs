//! Checks of the art: tokens exist, no literal colours or styles, ids are unique, both boards draw.

mod carcassonne;

use deska::art::{SHELL, TABLE};
use deska::games::carcassonne::art::SPRITE as CARCASSONNE;
use deska::games::elementaris::art::SPRITE as ELEMENTARIS;
use deska::games::elementaris::art::clock::clock;
use deska::games::elementaris::art::ground::ground as map;
use deska::games::java::art::SPRITE as JAVA;
use deska::games::java::art::ground::ground as island;
use deska::games::taj_mahal::art::SPRITE as TAJ_MAHAL;
use deska::games::tigris::art::SPRITE as TIGRIS;
use deska::games::tigris::art::ground::{BoardData, ground};
use deska::games::tigris::{Cell, Cells};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

const BOARDS: [(&str, &str, &str); 2] = [
    (
        "standard",
        "E1 F1 G1 H1 I1 M1 E2 M2 D3 E3 M3 N3 A4 B4 C4 D4 N4 O4 P4 O5 P5 O6 A7 B7 C7 D7 M7 N7 O7 D8 E8 F8 G8 M8 \
         G9 H9 I9 J9 K9 L9 M9",
        "K1 B2 P2 F3 N5 I7 B8 O9 F10 K11",
    ),
    (
        "advanced",
        "C1 D1 P1 C2 D2 P2 C3 D3 P3 C4 M4 N4 O4 P4 C5 M5 C6 M6 C7 D7 M7 N7 D8 E8 F8 N8 F9 G9 H9 N9 G10 H10 I10 \
         J10 K10 L10 M10 N10 G11",
        "E1 J1 O2 B3 G4 L4 D6 P6 A8 H8 M8 E10 J11 O11",
    ),
];

fn set(names: &str) -> Cells {
    names.split_whitespace().map(|name| name.parse::<Cell>().expect("a cell").index()).collect()
}

fn boards() -> impl Iterator<Item = (&'static str, String)> {
    BOARDS.into_iter().map(|(name, river, temples)| {
        (name, ground(&BoardData { rows: 11, river: set(river), marked: set(temples) }))
    })
}

/// All art drawn in the page, by name.
fn art() -> Vec<(String, String)> {
    let sprites = [
        ("shell.svg", SHELL),
        ("table.svg", TABLE),
        ("tigris.svg", TIGRIS),
        ("carcassonne.svg", CARCASSONNE),
        ("taj_mahal.svg", TAJ_MAHAL),
        ("java.svg", JAVA),
        ("elementaris.svg", ELEMENTARIS),
    ];
    let sprites = sprites.into_iter().map(|(name, text)| (name.to_owned(), text.to_owned()));
    let boards = boards().map(|(name, text)| (format!("board {name}"), text));
    let maps = [("island", island()), ("map", map()), ("clock", clock(6, true, false))];
    let maps = maps.map(|(name, text)| (name.to_owned(), text));
    let drawn = carcassonne::drawn().chain(crate::scenes_taj_mahal::drawn());
    sprites.chain(boards).chain(maps).chain(drawn).collect()
}

/// Every style sheet, the shell's and those in the folders of the games, by path.
pub fn sheets() -> Vec<(String, String)> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let games = fs::read_dir(root.join("src/games"))
        .expect("src/games/")
        .map(|entry| entry.expect("an entry").path());
    let folders = games.filter(|path| path.is_dir()).chain([root.join("static")]);
    let files = folders.flat_map(|folder| fs::read_dir(folder).expect("a folder"));
    files
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|ending| ending == "css"))
        .map(|path| (path.display().to_string(), fs::read_to_string(&path).expect("a style sheet")))
        .collect()
}

/// Returns whether a style sheet may define colours: the shell's tokens and those of a game.
fn colours_of(name: &str) -> bool {
    name.ends_with("tokens.css") || name.contains("/src/games/")
}

/// The text between each `start` and the first character that `part` refuses.
fn after<'a>(text: &'a str, start: &'a str, part: fn(char) -> bool) -> impl Iterator<Item = &'a str> {
    text.split(start).skip(1).map(move |rest| rest.split(|c| !part(c)).next().unwrap_or(""))
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

/// The custom properties that a block or sheet declares.
fn declared(css: &str) -> BTreeSet<&str> {
    let names = css.split(|c: char| !is_name(c)).filter(|word| word.starts_with("--") && word.len() > 2);
    names.filter(|name| css.contains(&format!("{name}:"))).collect()
}

/// The blocks of a theme in all sheets.
pub fn themed<'a>(css: &'a str, theme: &str) -> impl Iterator<Item = &'a str> {
    let selector = format!("[data-theme={theme}] {{");
    let starts: Vec<usize> = css.match_indices(&selector).map(|(at, _)| at + selector.len()).collect();
    starts.into_iter().map(|from| css[from..].split('}').next().unwrap_or(""))
}

/// The first block of `static/tokens.css` whose selector is or ends with `selector`.
fn block<'a>(css: &'a str, selector: &str) -> &'a str {
    let from = css.find(&format!("{selector} {{")).unwrap_or_else(|| panic!("no block {selector}"));
    css[from..].split('}').next().unwrap_or("")
}

#[test]
fn every_token_in_use_exists_in_every_theme() {
    let sheets = sheets();
    let tokens = &sheets.iter().find(|(name, _)| name.ends_with("tokens.css")).expect("tokens.css").1;
    let common = block(tokens, ":root,\n[data-theme]");
    let motion = block(tokens, "\n:root");
    for theme in ["light", "dark", "contrast"] {
        let colours = sheets.iter().flat_map(|(_, css)| themed(css, theme));
        let known: BTreeSet<&str> = colours.chain([common, motion]).flat_map(declared).collect();
        for (name, text) in art() {
            for token in after(&text, "var(", is_name) {
                assert!(known.contains(token), "{name} uses {token}, which theme {theme} lacks");
            }
        }
        // A style sheet may define further names besides the tokens.
        let own: BTreeSet<&str> = sheets
            .iter()
            .filter(|(name, _)| !name.ends_with("tokens.css"))
            .flat_map(|(name, css)| css.split('}').map(move |block| (name, block)))
            .filter(|(name, block)| !colours_of(name) || !block.contains("[data-theme"))
            .flat_map(|(_, block)| declared(block))
            .collect();
        for (name, css) in &sheets {
            for token in after(css, "var(", is_name) {
                assert!(
                    known.contains(token) || own.contains(token),
                    "{name} uses {token}, unknown in theme {theme}"
                );
            }
        }
    }
}

#[test]
fn no_styles_and_no_colours_outside_the_tokens() {
    let all = art();
    // A map points at the symbols of its game's sprite.
    let defined = |id: &str| all.iter().any(|(_, text)| text.contains(&format!("id=\"{id}\"")));
    for (name, text) in &all {
        // The symbols of a sprite must be inside an SVG element.
        assert!(
            !name.ends_with(".svg") || text.starts_with("<svg ") && text.trim_end().ends_with("</svg>"),
            "{name}"
        );
        assert!(!text.contains("style=") && !text.contains("<style"), "{name}");
        assert!(!text.contains("rgb(") && !text.contains("hsl("), "{name}");
        for id in after(text, "=\"#", is_name) {
            // A quoted # is a reference, or white with an opacity.
            assert!(id == "fff" || defined(id), "{name}: #{id}");
        }
        // White is a highlight with an opacity, except in ornaments, which get theirs where they are used.
        let mut ornament = false;
        for element in text.split('<') {
            ornament =
                element.starts_with("pattern id=\"orn-") || ornament && !element.starts_with("/pattern");
            let white = element.contains("\"#fff\"") && !ornament;
            assert!(!white || element.contains("opacity"), "{name}: <{element}");
        }
        for paint in ["fill=\"", "stroke=\""] {
            for value in after(text, paint, |c| c != '"') {
                let known = value == "none"
                    || value == "currentColor"
                    || value == "#fff"
                    || value.starts_with("var(--")
                    || value.starts_with("url(#");
                assert!(known, "{name}: {paint}{value}");
            }
        }
    }
    // The loading page is painted before the app has chosen a theme, so it defines its few colours itself.
    for (name, css) in sheets().iter().filter(|(name, _)| !colours_of(name) && !name.ends_with("boot.css")) {
        for value in after(css, "#", |c| c.is_ascii_hexdigit()) {
            assert!(![3, 4, 6, 8].contains(&value.len()), "{name} spells the colour #{value}");
        }
        assert!(
            !css.contains("rgb(") && !css.contains("rgba(") && !css.contains("hsl("),
            "{name} spells a colour"
        );
    }
}

#[test]
fn ids_are_unique_and_references_resolve() {
    let mut seen = BTreeSet::new();
    // Only one board is in the page at a time.
    let all: Vec<_> = art().into_iter().filter(|(name, _)| name != "board advanced").collect();
    for (name, text) in &all {
        for id in after(text, "id=\"", is_name) {
            assert!(seen.insert(id.to_owned()), "{name}: {id} twice");
        }
    }
    for (name, text) in &all {
        for id in after(text, "href=\"#", is_name).chain(after(text, "url(#", is_name)) {
            assert!(seen.contains(id), "{name}: {id} is missing");
        }
    }
}

#[test]
fn the_sprites_are_complete() {
    let colours = ["red", "blue", "green", "black"];
    let dynasties = ["archer", "bull", "potter", "lion"];
    let mut ids: Vec<String> =
        ["treasure", "treasure-corner", "catastrophe", "unification", "badge-link", "badge-war"]
            .into_iter()
            .chain([
                "badge-square",
                "badge-plus",
                "badge-plus-other",
                "badge-revolt",
                "tg-hatch-a",
                "tg-hatch-b",
            ])
            .chain(["monument-red-black", "monument-red-green", "monument-blue-black"])
            .chain(["monument-blue-red", "monument-green-black", "monument-green-blue"])
            .map(str::to_owned)
            .collect();
    for colour in colours {
        ids.extend([format!("tile-{colour}"), format!("cube-{colour}"), format!("badge-point-{colour}")]);
        ids.extend(dynasties.map(|dynasty| format!("leader-{colour}-{dynasty}")));
    }
    ids.extend(dynasties.map(|dynasty| format!("seal-{dynasty}")));
    ids.retain(|id| !TIGRIS.contains(&format!("id=\"{id}\"")));
    assert!(ids.is_empty(), "{ids:?}");

    let icons = "undo redo menu eye eye-off hint minus plus people clock more gear save info check lock help rotate swords \
        home replay export import print turn-back turn-forward trash copy edit close play pause step-back step-forward first last search sun moon \
        contrast keyboard language sound hand warning drag up down shuffle dice link square flag fullscreen zoom-in \
        zoom-out zoom-fit list crown offline phone phone-lost tablet camera qr wall purse";
    for icon in icons.split_whitespace() {
        let symbol = format!("<symbol id=\"i-{icon}\"");
        assert!(SHELL.contains(&symbol) != TABLE.contains(&symbol), "{icon}");
    }
    assert!((1..=6).all(|seat| TABLE.contains(&format!("<symbol id=\"sym-{seat}\""))));
}

#[test]
fn boards_are_drawn_from_data() {
    for (name, text) in boards() {
        assert_eq!(text.matches("<text").count(), 2 * (16 + 11), "{name}");
        assert!(!text.contains("NaN") && !text.contains("inf"), "{name}");
        for word in text.split(|c: char| !c.is_ascii_digit() && c != '.') {
            let decimals = word.split_once('.').map_or(0, |(_, decimals)| decimals.len());
            assert!(decimals < 3, "{name}: {word}");
        }
        assert!(text.len() < 48_000, "{name}: {} bytes", text.len());
    }
}

#[test]
fn a_board_without_a_river_or_with_nothing_but_river_is_drawn() {
    for river in [Cells::EMPTY, Cells::rows(11), Cells::only(0), Cells::only(175)] {
        let text = ground(&BoardData { rows: 11, river, marked: Cells::EMPTY });
        assert_eq!(text.matches("<g").count(), text.matches("</g>").count());
    }
}

#[test]
fn every_game_has_an_emblem_by_day_and_by_night() {
    let games = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/games");
    for game in ["tigris", "carcassonne", "taj_mahal", "java", "elementaris"] {
        for theme in ["light", "dark"] {
            let text =
                fs::read_to_string(games.join(format!("{game}/art/emblem-{theme}.svg"))).expect("an emblem");
            assert!(text.contains("viewBox=\"0 0 176 200\"") && text.len() < 10_000, "{game} {theme}");
            assert!(
                !text.contains("style=") && !text.contains("href") && !text.contains("var("),
                "{game} {theme}"
            );
        }
    }
}
