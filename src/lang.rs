//! The sentences of the shell in each language, and the trait for those of the games.
//!
//! A message is a value of a [`Phrase`] type. Its sentences are in one folder per language (`en`, `cs`), one exhaustive
//! `match` per phrase, so a missing sentence does not compile. Each game has such folders of its own (`words/en`,
//! `words/cs`, `help/en`, `help/cs`). There are no sentences anywhere else. Sentences are built so that player names
//! stay in the nominative.
//!
//! To add a language, add a line to `languages!` below. Then add a folder with the same files, and its `mod` line,
//! wherever there are folders of languages: see `docs/adding-a-language.md`.

pub mod analysis;
pub mod camera;
pub mod common;
pub mod cs;
pub mod en;
mod names;
pub mod over;
pub mod phones;
pub mod puzzles;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod tutorial;
pub mod verdict;

use serde::{Deserialize, Serialize};

pub use names::{Names, Who, sign};

use crate::table::{Game, Row, Seat, Standing};

/// Defines [`Lang`] and the macros that choose the folder of a language, from one list.
macro_rules! languages {
    ($d:tt $($Variant:ident, $folder:ident, $tag:literal, $tags:expr;)+) => {
        /// A language of the app.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
        pub enum Lang {
            #[default]
            $($Variant),+
        }

        impl Lang {
            pub const ALL: [Lang; [$($tag),+].len()] = [$(Lang::$Variant),+];

            /// Returns the language tag of HTML and of help files.
            pub fn tag(self) -> &'static str {
                match self {
                    $(Lang::$Variant => $tag),+
                }
            }

            /// Returns the language for a tag such as `cs-CZ`; the first language for unsupported tags.
            pub fn from_tag(tag: &str) -> Self {
                let tag = tag.to_ascii_lowercase();
                let all: [(Lang, &[&str]); Self::ALL.len()] = [$((Lang::$Variant, &$tags)),+];
                let fits = all.iter().find(|(_, tags)| tags.iter().any(|own| tag.starts_with(own)));
                fits.map_or(Self::default(), |(lang, _)| *lang)
            }
        }

        /// Calls the same function in the folder of a language: `in_language!(lang, table::words(self))`.
        macro_rules! in_language {
            ($d lang:expr, $d($d path:tt)+) => {
                match $d lang {
                    $($crate::lang::Lang::$Variant => $folder::$d($d path)+),+
                }
            };
        }

        /// Collects the same item from the folder of each language, as an array in the order of [`Lang::ALL`].
        macro_rules! in_every_language {
            ($d($d path:tt)+) => {
                [$(&$folder::$d($d path)+),+]
            };
        }
    };
}

languages! { $
    En, en, "en", ["en"];
    Cs, cs, "cs", ["cs", "sk"];
}

/// Returns a text from the folder of a language, typeset for display: `say!(lang, act::pick(pick))`.
macro_rules! say {
    ($lang:expr, $($path:ident)::+ ( $($arg:expr),* )) => {
        $lang.tie($crate::lang::in_language!($lang, $($path)::+($($arg),*)))
    };
}

pub(crate) use {in_every_language, in_language, say};

/// A message that has a sentence in every language.
pub trait Phrase {
    /// Returns the sentence in a language.
    fn said(&self, lang: Lang) -> String;
}

impl Lang {
    /// Returns the sentence in this language.
    pub fn say(self, phrase: impl Phrase) -> String {
        phrase.said(self)
    }

    /// Typesets a text for display: in Czech, one-letter words are tied to the next.
    pub fn tie(self, text: impl Into<String>) -> String {
        match self {
            Lang::Cs => tie_cs(&text.into()),
            _ => text.into(),
        }
    }

    /// Typesets two texts that belong together.
    pub fn tie_both(self, (first, second): (impl Into<String>, impl Into<String>)) -> (String, String) {
        (self.tie(first), self.tie(second))
    }

    /// Typesets groups of lines with headings.
    pub fn tie_groups(self, groups: Vec<(impl Into<String>, Vec<String>)>) -> Vec<(String, Vec<String>)> {
        let tied = |line| self.tie(line);
        groups
            .into_iter()
            .map(|(head, lines)| (self.tie(head), lines.into_iter().map(tied).collect()))
            .collect()
    }

    /// Returns the name of the language in itself, for choosing it.
    pub fn own_name(self) -> &'static str {
        static NAMES: [&&str; Lang::ALL.len()] = in_every_language!(OWN_NAME);
        NAMES[self as usize]
    }
}

/// The title of a game in one language, for the shelf too, which knows no rules.
#[derive(PartialEq, Eq, Debug)]
pub struct TitleWords {
    pub name: &'static str,
    /// Addition to the name, such as an expansion; empty for none.
    pub with: &'static str,
    /// The line under the name.
    pub mood: &'static str,
    /// The signs a seat may choose, as titles, in the order of `Info::signs`; empty if the game has none.
    pub signs: &'static [&'static str],
}

/// A [`TitleWords`] for each language.
pub type Titles = [&'static TitleWords; Lang::ALL.len()];

/// Returns a number with its noun: `1 tile`, `2 tiles`.
pub fn count_en(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// Returns a number with its noun in one of the three Czech forms: `1 kartička`, `2 kartičky`, `5 kartiček`.
pub fn count_cs(n: usize, one: &str, few: &str, many: &str) -> String {
    format!("{n} {}", form_cs(n, one, few, many))
}

/// Returns the Czech form for a number, without the number.
pub fn form_cs<'a>(n: usize, one: &'a str, few: &'a str, many: &'a str) -> &'a str {
    match n {
        1 => one,
        2..=4 => few,
        _ => many,
    }
}

/// Returns the Czech "of" with a number up to 999: `z 5`, `ze 3`. The first spoken word of the number decides.
pub fn of_cs(n: usize) -> String {
    let ze = match n {
        0..20 => matches!(n, 2..=4 | 6 | 7 | 13 | 14 | 16 | 17),
        20..100 => matches!(n / 10, 3 | 4 | 6 | 7),
        _ => matches!(n / 100, 1..=4 | 6 | 7),
    };
    format!("{}{n}", if ze { "ze\u{a0}" } else { "z\u{a0}" })
}

/// `v 5`, `ve 3`: the Czech "in" before a number up to 99.
pub fn in_cs(n: usize) -> String {
    let ve = matches!(n, 2..=4 | 12..=14 | 20..=49);
    format!("{}\u{a0}{n}", if ve { "ve" } else { "v" })
}

/// Returns a number with its sign: `+2`, `0`, `−1`.
pub fn signed(n: i32) -> String {
    if n == 0 { "0".into() } else { format!("{n:+}").replace('-', "\u{2212}") }
}

/// Joins items in English: `a`, `a and b`, `a, b and c`.
pub fn list_en(items: &[String]) -> String {
    join(items, " and ")
}

/// Joins items in Czech: `a`, `a a b`, `a, b a c`.
pub fn list_cs(items: &[String]) -> String {
    join(items, " a\u{a0}")
}

fn join(items: &[String], last: &str) -> String {
    match items {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., end] => format!("{}{last}{end}", first.join(", ")),
    }
}

/// Inserts no-break spaces after Czech one-letter prepositions and conjunctions, so that none ends a line.
pub fn tie_cs(text: &str) -> String {
    tied(text, |word| {
        let end = word.rsplit('\u{a0}').next().unwrap_or(word);
        let mut letters = end.trim_start_matches(['(', '„']).chars();
        letters.next().is_some_and(|c| "aikosuvzAIKOSUVZ".contains(c)) && letters.next().is_none()
    })
}

/// Inserts no-break spaces after numbers in any language, so that each stays with what it counts.
pub fn tie_numbers(text: &str) -> String {
    tied(text, |word| word.ends_with(|c: char| c.is_ascii_digit()))
}

/// Splits a text in any language into its introduction and its final question. The introduction is empty if the text
/// does not end in a question, or is one sentence. A full stop before a small letter does not end a sentence.
pub fn question(text: &str) -> (&str, &str) {
    let bytes = text.as_bytes();
    let begins = |at: &usize| bytes[..*at].ends_with(b". ") && !bytes[*at].is_ascii_lowercase();
    let asks = (2..bytes.len()).rev().find(begins).filter(|_| bytes.ends_with(b"?"));
    text.split_at(asks.unwrap_or(0))
}

/// Inserts no-break spaces after words that should not end a line.
fn tied(text: &str, binds: fn(&str) -> bool) -> String {
    let mut tied = String::with_capacity(text.len() + 8);
    let mut bound = None;
    for word in text.split(' ') {
        tied.extend(bound);
        tied.push_str(word);
        bound = Some(if binds(word) { '\u{a0}' } else { ' ' });
    }
    tied
}

/// Converts to lower case. (The standard library's version also handles the two lower-case sigmas, for 4 KB.)
pub fn small(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// Capitalizes the first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Caption of the commit button.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption {
    /// At most four short words.
    pub text: String,
    /// A second, smaller line.
    pub sub: String,
}

/// The sentences of one game. They are built from a view or a public fact, never from the whole state.
pub trait Words: Game {
    /// The titles of the game in each language.
    const TITLES: &'static Titles;

    /// Returns the name of the tray below the board.
    fn tray_name(lang: Lang) -> String {
        lang.say(table::TableWords::Hand)
    }
    /// Returns three lines for newcomers: how to win, what players do, what can happen.
    fn in_short(lang: Lang) -> [&'static str; 3];
    /// Returns the name of the regions that can be outlined.
    fn regions_name(lang: Lang) -> String {
        lang.say(table::TableWords::Regions)
    }
    /// Returns the name of what the table shows again without the regions; empty if nothing is in their place.
    fn regions_back(_lang: Lang) -> String {
        String::new()
    }
    /// Describes the number of steps left in the turn.
    fn steps_left_text(lang: Lang, left: usize) -> String {
        lang.say(table::TableWords::StepsLeft(left))
    }
    /// Returns label and help sentence of an option.
    fn option(lang: Lang, field: usize) -> (String, String);
    /// Returns the label of a value of an option.
    fn option_value(lang: Lang, field: usize, value: usize) -> String;
    /// Returns the question to the deciding seat, in the terms of the game.
    fn prompt(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// Returns the task for the curtain, in one public line: `Defend in the war of the priests: how many temples do
    /// you add?`
    fn task(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// Says in a few words that all may read what a seat does, or did for the present decision: `How many temples?`,
    /// `attacks with 6`. Empty if it only waits, or if the phase says enough.
    fn doing(_lang: Lang, _view: &Self::View, _seat: Seat) -> String {
        String::new()
    }
    /// Returns the short name of the present phase for the actor strip (`War`).
    fn phase(lang: Lang, view: &Self::View) -> String;
    /// Describes an action.
    fn action(lang: Lang, action: &Self::Action) -> String;
    /// Describes an action for the list of choices, where the view may distinguish actions that look alike.
    fn choice(lang: Lang, _view: &Self::View, action: &Self::Action) -> String {
        Self::action(lang, action)
    }
    /// Describes a pick for the list of choices, by the shortest text that identifies it.
    fn pick(lang: Lang, pick: <Self::Action as crate::table::Slots>::Pick) -> String;
    /// Describes the effects of an action, as far as they are public: points for each seat, wars, evictions.
    fn preview(lang: Lang, view: &Self::View, action: &Self::Action, names: &Names) -> String;
    /// Recommends an action and gives one reason, read from its effects; `None` if the preview tells enough.
    fn advice(_lang: Lang, _view: &Self::View, _action: &Self::Action) -> Option<String> {
        None
    }
    /// Returns the caption of the commit button for the action.
    fn commit(lang: Lang, view: &Self::View, action: &Self::Action) -> Caption;
    /// Describes an event in one sentence; `None` for an event without a log line.
    fn event(lang: Lang, event: &Self::Event, names: &Names) -> Option<String>;
    /// Describes an event for the prompt above the board, without its place, which is visible.
    fn glance(lang: Lang, event: &Self::Event, names: &Names) -> Option<String> {
        Self::event(lang, event, names)
    }
    /// Describes an event for the log. Without its place if that has no name, as on a map that grows: whoever sees the
    /// map sees it there.
    fn logged(lang: Lang, event: &Self::Event, names: &Names) -> Option<String> {
        Self::event(lang, event, names)
    }
    /// Describes the reason for a move, by the name of a feature, as an item of a list. `None` for a name that the
    /// game does not know.
    fn feature_text(_lang: Lang, _name: &str) -> Option<String> {
        None
    }
    /// Explains why an action is refused and what would help.
    fn refusal(lang: Lang, refusal: Self::Refusal) -> String;
    /// Explains why an action is refused at every place, without naming one: `No palace to hold a festival in yet.` The
    /// refusal is the one of the place that comes nearest to being legal.
    fn refusal_everywhere(lang: Lang, _action: &Self::Action, refusal: Self::Refusal) -> String {
        Self::refusal(lang, refusal)
    }
    /// Returns the label of a row of the breakdown.
    fn term(lang: Lang, term: Self::Term) -> String;
    /// Describes the winner and the reason, tie-break included: a headline and a sentence.
    fn verdict(lang: Lang, standing: &Standing<Self::Term>, names: &Names) -> (String, String);
    /// Describes the whole position for linear reading: groups of lines with headings.
    fn describe(lang: Lang, view: &Self::View, names: &Names) -> Vec<(String, Vec<String>)>;
    /// Returns the title of the points-over-time chart and the present value of each seat.
    fn chart(lang: Lang, rows: &[Row<Self::Term>]) -> (String, Vec<i32>);
}
