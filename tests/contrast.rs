//! Contrast of the meaningful colour pairs, in the three themes, by the formula of WCAG 2.

use std::collections::BTreeMap;

type Colours = BTreeMap<String, [u8; 3]>;

/// The colours of a theme.
fn theme(name: &str) -> Colours {
    let mut colours = Colours::new();
    for (_, css) in crate::art::sheets() {
        for block in crate::art::themed(&css, name) {
            let pairs = block.split(';').filter_map(|line| line.rsplit_once(':'));
            colours.extend(pairs.filter_map(|(key, value)| {
                Some((key[key.rfind("--")? + 2..].to_owned(), colour(value.trim())?))
            }));
        }
    }
    colours
}

/// `#rrggbb`
fn colour(text: &str) -> Option<[u8; 3]> {
    let hex = text.strip_prefix('#').filter(|hex| hex.len() == 6)?;
    let part = |i: usize| u8::from_str_radix(&hex[i..i + 2], 16).ok();
    Some([part(0)?, part(2)?, part(4)?])
}

fn luminance(colour: [u8; 3]) -> f64 {
    let linear = colour.map(|part| {
        let part = f64::from(part) / 255.0;
        if part <= 0.039_28 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
}

fn ratio(a: [u8; 3], b: [u8; 3]) -> f64 {
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

/// Text and non-text.
const TEXT: f64 = 4.5;
const GRAPHIC: f64 = 3.0;

/// Foreground, background, and the minimum ratio. Of several colours joined by `|` (the lines of one edge),
/// the best counts.
fn pairs() -> Vec<(String, String, f64)> {
    let mut pairs = Vec::new();
    let mut add = |drawn: &str, on: &str, least: f64| pairs.push((drawn.to_owned(), on.to_owned(), least));
    for ground in ["ground", "surface", "well", "raised"] {
        add("ink", ground, TEXT);
        add("ink-soft", ground, TEXT);
    }
    for ground in ["ground", "surface", "well"] {
        add("edge", ground, GRAPHIC);
        add("focus", ground, GRAPHIC);
    }
    for state in ["good", "warn", "bad"] {
        add(state, "surface", TEXT);
    }
    add("paper-ink", "paper", TEXT);
    for seat in 1..=6 {
        let seat = format!("seat{seat}");
        add(&seat, "ground", GRAPHIC);
        add(&seat, "surface", GRAPHIC);
        add(&format!("{seat}-on"), &seat, GRAPHIC);
        add("on-deep", &format!("{seat}-deep"), TEXT);
        add("paper", &format!("{seat}-deep"), TEXT);
    }
    for game in ["tigris", "carcassonne", "taj_mahal", "java", "elementaris"] {
        add("on-action", &format!("act-{game}"), TEXT);
        add(&format!("act-{game}"), "surface", TEXT);
        add(&format!("orn-{game}"), "ground", GRAPHIC);
    }
    for colour in ["red", "blue", "green", "black"] {
        let face = format!("tg-{colour}");
        add("tg-ivory", &face, GRAPHIC);
        add(&format!("{face}-deep"), "tg-ivory", TEXT);
        add(&format!("{face}|{face}-side|tg-rim"), "tg-land", GRAPHIC);
        add(&format!("{face}|{face}-side|tg-tile-rim"), "tg-land", 2.2);
    }
    add("tg-black-side", "tg-land", GRAPHIC);
    for ground in ["cc-field", "cc-city"] {
        add("cc-wall|cc-wall-edge", ground, GRAPHIC);
        add("cc-cream|cc-ink", ground, GRAPHIC);
    }
    add("cc-road-edge", "cc-road", GRAPHIC);
    add("cc-ink", "cc-cream", GRAPHIC);
    add("cc-ink", "cc-stone", GRAPHIC);
    add("tg-ink", "tg-gold", GRAPHIC);
    add("tg-frame-ink", "tg-frame", GRAPHIC);
    for level in 1..=5 {
        for ground in [format!("jv-rice-{level}"), format!("jv-village-{level}")] {
            add("jv-ink|jv-paper", &ground, GRAPHIC);
            add("jv-wall|jv-ink", &ground, GRAPHIC);
        }
    }
    add("jv-ink", "jv-paper", TEXT);
    add("jv-ink", "jv-gold", TEXT);
    for sign in ["mask", "drum", "puppet"] {
        add(&format!("jv-{sign}"), "surface", GRAPHIC);
        add(&format!("jv-{sign}-card"), "jv-paper", GRAPHIC);
    }
    for field in ["a1", "a2", "b1", "b2", "c1", "c2", "d1", "d2", "sea"] {
        let field = format!("el-{field}");
        add("el-ink|el-paper", &field, GRAPHIC);
        add("el-coast|el-coast-2", &field, GRAPHIC);
        add("act-elementaris|surface", &field, GRAPHIC);
        add("el-label|el-halo", &field, GRAPHIC);
    }
    add("el-ink", "el-paper", TEXT);
    add("el-label", "el-halo", TEXT);
    for element in ["earth", "water", "fire"] {
        add("el-paper", &format!("el-{element}"), GRAPHIC);
    }
    add("el-ink", "el-air", GRAPHIC);
    add("el-ink", "el-gold", GRAPHIC);
    add("tg-side-a|surface", "tg-land", GRAPHIC);
    add("tg-side-b|surface", "tg-land", GRAPHIC);
    add("tg-side-a", "surface", TEXT);
    add("tg-side-b", "surface", TEXT);
    pairs
}

#[test]
fn pairs_stand_out_in_every_theme() {
    for name in ["light", "dark", "contrast"] {
        let colours = theme(name);
        let find = |token: &str| *colours.get(token).unwrap_or_else(|| panic!("no --{token} in {name}"));
        for (drawn, on, least) in pairs() {
            let best = drawn.split('|').map(|token| ratio(find(token), find(&on))).fold(0.0, f64::max);
            assert!(best >= least, "{name}: {drawn} on {on} has {best:.2}, needs {least}");
        }
    }
}

/// Greyscale keeps the order of the four colours: black, red, blue, green.
#[test]
fn the_four_colours_are_a_ladder_of_lightness() {
    for name in ["light", "dark", "contrast"] {
        let colours = theme(name);
        let ladder = ["tg-red", "tg-blue", "tg-green"].map(|token| luminance(colours[token]));
        assert!(ladder.is_sorted(), "{name}: {ladder:?}");
        assert!(luminance(colours["tg-black"]) < ladder[1], "{name}");
    }
}

/// The board is quieter than the pieces: its marks stay under 2.4 against their ground.
#[test]
fn marks_are_quiet() {
    for name in ["light", "dark"] {
        let colours = theme(name);
        for (mark, ground) in [("tg-mark", "tg-land"), ("tg-grid", "tg-land"), ("tg-water-2", "tg-water")] {
            let contrast = ratio(colours[mark], colours[ground]);
            assert!(contrast < 2.4, "{name}: {mark} on {ground} has {contrast:.2}");
        }
    }
}
