//! The style rules that a picture needs, and the tokens they need: a picture is self-contained.

use std::collections::{BTreeMap, BTreeSet};

use super::markup::XmlElement;

/// Properties that affect drawing. All others are about page layout.
const DRAWN: &[&str] = &[
    "fill",
    "fill-opacity",
    "stroke",
    "stroke-width",
    "stroke-opacity",
    "stroke-dasharray",
    "stroke-linecap",
    "stroke-linejoin",
    "opacity",
    "color",
    "font-size",
    "font-weight",
    "text-anchor",
    "paint-order",
    "r",
    "transform",
];

/// The themes besides the first one.
const OTHERS: [&str; 2] = ["dark", "contrast"];

/// A rule: its selectors and declarations.
struct Rule {
    selectors: Vec<String>,
    declarations: Vec<(String, String)>,
}

/// All rules that apply on every screen.
pub struct Sheets(Vec<Rule>);

impl Sheets {
    /// Parses style sheets in their order. Rules for some screens only (`@media` and the like) are left out.
    pub fn read(sheets: &[String]) -> Self {
        let mut rules = Vec::new();
        for sheet in sheets {
            let mut pieces = sheet.split("/*");
            let first = pieces.next().unwrap_or_default().to_owned();
            let bare =
                pieces.fold(first, |all, piece| all + piece.split_once("*/").map_or("", |(_, rest)| rest));
            let mut rest = bare.as_str();
            while let Some((head, after)) = rest.split_once('{') {
                let (body, after) = block(after);
                if !head.trim_start().starts_with('@') {
                    rules.push(rule(head, body));
                }
                rest = after;
            }
        }
        Self(rules)
    }

    /// Returns the style of a picture: the rules its elements need, and the tokens of all themes. The values of the
    /// first theme apply by default, those of another while the address names a view of that theme. Both are
    /// declared on the very same element: Chromium does not always propagate what a target changes above it.
    pub fn of(&self, picture: &XmlElement) -> String {
        let classes = classes(picture);
        let names = names(picture);
        let fits = |selector: &str| fits(selector, &classes, &names);
        let rules: Vec<(String, &Rule)> = self
            .0
            .iter()
            .filter_map(|rule| {
                let fitting: Vec<&str> =
                    rule.selectors.iter().map(String::as_str).filter(|selector| fits(selector)).collect();
                (!fitting.is_empty()).then(|| (fitting.join(","), rule))
            })
            .collect();
        let mut wanted = BTreeSet::new();
        picture.visit(&mut |element| {
            element.attributes.iter().for_each(|(_, value)| add_wanted(value, &mut wanted));
        });
        for (_, rule) in &rules {
            let some = rule.declarations.iter().filter(|(name, value)| drawn(name, value));
            some.for_each(|(_, value)| add_wanted(value, &mut wanted));
        }
        let themes = [self.tokens("light"), self.tokens("dark"), self.tokens("contrast")];
        complete(&rules, &themes, &mut wanted);
        let mut text = themed(&themes, &wanted);
        for (selectors, rule) in &rules {
            let kept =
                rule.declarations.iter().filter(|(name, value)| drawn(name, value) || wanted.contains(name));
            let kept: Vec<String> = kept.map(|(name, value)| format!("{name}:{value}")).collect();
            if !kept.is_empty() {
                text += &format!("{selectors}{{{}}}", kept.join(";"));
            }
        }
        text
    }

    /// Returns the tokens of a theme.
    fn tokens(&self, theme: &str) -> Tokens {
        let own = format!("[data-theme={theme}]");
        let is_scope =
            |selector: &String| [":root", "[data-theme]", own.as_str()].contains(&selector.as_str());
        let rules = self.0.iter().filter(|rule| rule.selectors.iter().any(is_scope));
        rules
            .flat_map(|rule| rule.declarations.iter().cloned())
            .filter(|(name, _)| name.starts_with("--"))
            .collect()
    }
}

/// Adds the tokens that the wanted tokens depend on, until none is missing.
fn complete(rules: &[(String, &Rule)], themes: &[Tokens; 3], wanted: &mut BTreeSet<String>) {
    loop {
        let before = wanted.len();
        let named: Vec<&str> = themes
            .iter()
            .flat_map(|tokens| tokens.iter())
            .map(|(name, value)| (name.as_str(), value.as_str()))
            .chain(rules.iter().flat_map(|(_, rule)| {
                rule.declarations.iter().map(|(name, value)| (name.as_str(), value.as_str()))
            }))
            .filter(|(name, _)| wanted.contains(*name))
            .map(|(_, value)| value)
            .collect();
        named.into_iter().for_each(|value| add_wanted(value, wanted));
        if wanted.len() == before {
            return;
        }
    }
}

/// Returns whether a declaration affects drawing, or hides something.
fn drawn(name: &str, value: &str) -> bool {
    DRAWN.contains(&name) || (name, value) == ("display", "none")
}

type Tokens = BTreeMap<String, String>;

/// Splits text at the end of a block.
fn block(text: &str) -> (&str, &str) {
    let mut depth = 1;
    for (at, letter) in text.char_indices() {
        depth += match letter {
            '{' => 1,
            '}' => -1,
            _ => 0,
        };
        if depth == 0 {
            return (&text[..at], &text[at + 1..]);
        }
    }
    (text, "")
}

fn rule(head: &str, body: &str) -> Rule {
    let declaration = |line: &str| {
        let (name, value) = line.split_once(':')?;
        Some((name.trim().to_owned(), value.split_whitespace().collect::<Vec<_>>().join(" ")))
    };
    Rule {
        selectors: split(head).into_iter().map(|selector| selector.trim().to_owned()).collect(),
        declarations: body.split(';').filter_map(declaration).collect(),
    }
}

/// Splits selectors at commas, but not at those in brackets.
fn split(head: &str) -> Vec<String> {
    let (mut depth, mut parts) = (0, vec![String::new()]);
    for letter in head.chars() {
        depth += match letter {
            '(' => 1,
            ')' => -1,
            _ => 0,
        };
        match (letter, parts.last_mut()) {
            (',', _) if depth == 0 => parts.push(String::new()),
            (letter, Some(part)) => part.push(letter),
            _ => {}
        }
    }
    parts
}

/// Returns the classes in a picture.
pub fn classes(picture: &XmlElement) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    picture.visit(&mut |element| all.extend(element.get("class").split_whitespace().map(str::to_owned)));
    all
}

fn names(picture: &XmlElement) -> BTreeSet<&str> {
    let mut all = BTreeSet::new();
    picture.visit(&mut |element| {
        all.insert(element.name.as_str());
    });
    all
}

/// Returns whether a selector may match: it names a class, and all its classes and elements exist. Selectors for
/// user interaction and for the page's theme do not concern a picture.
fn fits(selector: &str, classes: &BTreeSet<String>, names: &BTreeSet<&str>) -> bool {
    let plain = selector.split(":not(").map(|part| part.split_once(')').map_or(part, |(_, rest)| rest));
    let plain = if selector.contains(":not(") {
        let first = selector.split(":not(").next().unwrap_or_default();
        std::iter::once(first).chain(plain.skip(1)).collect::<String>()
    } else {
        selector.to_owned()
    };
    let (outside, either) = match plain.split_once(":is(") {
        Some((outside, rest)) => (outside.to_owned(), rest.trim_end_matches(')').to_owned()),
        None => (plain, String::new()),
    };
    if outside.contains(['[', ':', '*', '+', '~']) {
        return false;
    }
    let exists = |word: &str| match word.split_once('.') {
        Some((name, rest)) => {
            (name.is_empty() || names.contains(name)) && rest.split('.').all(|class| classes.contains(class))
        }
        None => word == ">" || names.contains(word),
    };
    outside.contains('.')
        && outside.split_whitespace().all(exists)
        && (either.is_empty() || either.split(',').any(|word| exists(word.trim())))
}

/// Adds the tokens that a value refers to.
fn add_wanted(value: &str, wanted: &mut BTreeSet<String>) {
    for part in value.split("var(").skip(1) {
        let end = part.find([')', ',']).unwrap_or(part.len());
        wanted.insert(part[..end].trim().to_owned());
    }
}

/// Returns the wanted tokens in all themes, those that depend on others last.
fn themed([first, others @ ..]: &[Tokens; 3], wanted: &BTreeSet<String>) -> String {
    let rule = |selector: &str, tokens: Vec<(&String, &String)>| {
        let list: Vec<String> = tokens.into_iter().map(|(name, value)| format!("{name}:{value}")).collect();
        if list.is_empty() { String::new() } else { format!("{selector}{{{}}}", list.join(";")) }
    };
    let used = |tokens: &'_ Tokens| -> Tokens {
        tokens
            .iter()
            .filter(|(name, _)| wanted.contains(*name))
            .map(|(n, v)| (n.clone(), v.clone()))
            .collect()
    };
    let first = used(first);
    let (made, plain): (Vec<_>, Vec<_>) = first.iter().partition(|(_, value)| value.contains("var("));
    let mut text = rule(".picture", plain);
    for (theme, tokens) in OTHERS.iter().zip(others) {
        let tokens = used(tokens);
        let changed = tokens.iter().filter(|(name, value)| first.get(*name) != Some(value));
        text += &rule(&format!("[id$=-{theme}]:target~g>.picture"), changed.collect());
    }
    text + &rule(".picture", made)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ui::pictures::markup::{XmlNode, read};

    const SHEET: &str = "/* a */ :root, [data-theme=light] { --a: #111; --b: #222; --c: #333 }
        [data-theme=dark] { --a: #444; --c: #333 }
        :root, [data-theme] { --made: var(--a) }
        .one, .two .three { fill: var(--made); width: 3px }
        .tag :is(circle, rect) { stroke: var(--c) }
        .one:focus { fill: red } .one:not(.two) { opacity: .5 }
        @media print { .one { fill: black } }";

    fn styled(markup: &str) -> String {
        let nodes = read(markup).expect("markup");
        let Some(XmlNode::Element(element)) = nodes.first() else { panic!("no element") };
        Sheets::read(&[SHEET.to_owned()]).of(element)
    }

    #[test]
    fn a_picture_gets_only_the_styles_it_needs() {
        let text = styled("<g class=\"one\"><path/></g>");
        assert_eq!(
            text,
            ".picture{--a:#111}[id$=-dark]:target~g>.picture{--a:#444}.picture{--made:var(--a)}\
             .one{fill:var(--made)}.one:not(.two){opacity:.5}"
        );
        let text = styled("<g class=\"tag\"><rect fill=\"var(--b)\"/></g>");
        assert_eq!(text, ".picture{--b:#222;--c:#333}.tag :is(circle, rect){stroke:var(--c)}");
    }
}
