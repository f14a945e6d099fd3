//! Every sentence of the shell, in each language, and what games need to speak.
//!
//! A thing to say is a value of a [`Phrase`] type. Its sentences stand in a folder a language (`en`, `cs`), one exhaustive
//! `match` a phrase, so a missing sentence does not compile. Each game has such folders of its own (`words/en`,
//! `words/cs`, `help/en`, `help/cs`). Nothing else holds a sentence. Player names stay in the nominative by the way
//! sentences are built.
//!
//! A further language is a line of `languages!` below, and in each place that has folders of languages one more folder
//! with the same files, and its `mod` line: see `docs/adding-a-language.md`.

pub mod common;
pub mod cs;
pub mod en;
pub mod judge;
pub mod lesson;
mod names;
pub mod over;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod verdict;

use serde::{Deserialize, Serialize};

pub use names::{Names, Who, sign};

use crate::table::{Game, Row, Standing};

/// Makes [`Lang`] and the macros that choose a language's folder, from one list.
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

            /// The language tag of HTML and of help files.
            pub fn tag(self) -> &'static str {
                match self {
                    $(Lang::$Variant => $tag),+
                }
            }

            /// The language for a tag such as `cs-CZ`; the first one for tags of languages that the app does not speak.
            pub fn from_tag(tag: &str) -> Self {
                let tag = tag.to_ascii_lowercase();
                let all: [(Lang, &[&str]); Self::ALL.len()] = [$((Lang::$Variant, &$tags)),+];
                let fits = all.iter().find(|(_, tags)| tags.iter().any(|own| tag.starts_with(own)));
                fits.map_or(Self::default(), |(lang, _)| *lang)
            }
        }

        /// The same function of the folder of a language: `in_language!(lang, table::words(self))`.
        macro_rules! in_language {
            ($d lang:expr, $d($d path:tt)+) => {
                match $d lang {
                    $($crate::lang::Lang::$Variant => $folder::$d($d path)+),+
                }
            };
        }

        /// The same item of the folder of each language, as an array in the order of [`Lang::ALL`].
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

/// The same text of the folder of a language, on its way out: `say!(lang, act::pick(pick))`.
macro_rules! say {
    ($lang:expr, $($path:ident)::+ ( $($arg:expr),* )) => {
        $lang.tie($crate::lang::in_language!($lang, $($path)::+($($arg),*)))
    };
}

pub(crate) use {in_every_language, in_language, say};

/// Something that can be said.
pub trait Phrase {
    /// The sentence in a language.
    fn said(&self, lang: Lang) -> String;
}

impl Lang {
    /// The sentence in this language.
    pub fn say(self, phrase: impl Phrase) -> String {
        phrase.said(self)
    }

    /// A text on its way out: in Czech, one-letter words are tied to the next.
    pub fn tie(self, text: impl Into<String>) -> String {
        match self {
            Lang::Cs => tie_cs(&text.into()),
            _ => text.into(),
        }
    }

    /// Two texts that belong together, on their way out.
    pub fn tie_both(self, (first, second): (impl Into<String>, impl Into<String>)) -> (String, String) {
        (self.tie(first), self.tie(second))
    }

    /// Headed groups of lines, on their way out.
    pub fn tie_groups(self, groups: Vec<(impl Into<String>, Vec<String>)>) -> Vec<(String, Vec<String>)> {
        let tied = |line| self.tie(line);
        groups
            .into_iter()
            .map(|(head, lines)| (self.tie(head), lines.into_iter().map(tied).collect()))
            .collect()
    }

    /// The name of the language in itself, for choosing it.
    pub fn own_name(self) -> &'static str {
        static NAMES: [&&str; Lang::ALL.len()] = in_every_language!(OWN_NAME);
        NAMES[self as usize]
    }
}

/// What a game is called in a language, for the shelf too, which knows no rules.
#[derive(PartialEq, Eq, Debug)]
pub struct TitleWords {
    pub name: &'static str,
    /// What is added to the name: an expansion; empty for none.
    pub with: &'static str,
    /// The line under the name.
    pub mood: &'static str,
    /// The signs a seat may choose, as titles, in the order of `Info::signs`; empty where there are none.
    pub signs: &'static [&'static str],
}

/// A [`TitleWords`] for each language.
pub type Titles = [&'static TitleWords; Lang::ALL.len()];

/// `1 tile`, `2 tiles`.
pub fn count_en(n: usize, one: &str, many: &str) -> String {
    format!("{n} {}", if n == 1 { one } else { many })
}

/// `1 kartička`, `2 kartičky`, `5 kartiček`: the three Czech forms of whole numbers.
pub fn count_cs(n: usize, one: &str, few: &str, many: &str) -> String {
    format!("{n} {}", form_cs(n, one, few, many))
}

/// The Czech form for a number, without the number.
pub fn form_cs<'a>(n: usize, one: &'a str, few: &'a str, many: &'a str) -> &'a str {
    match n {
        1 => one,
        2..=4 => few,
        _ => many,
    }
}

/// `z 5`, `ze 3`: the Czech "of" before a number up to 999; the word that is said first decides.
pub fn of_cs(n: usize) -> String {
    let ze = match n {
        0..20 => matches!(n, 2..=4 | 6 | 7 | 13 | 14 | 16 | 17),
        20..100 => matches!(n / 10, 3 | 4 | 6 | 7),
        _ => matches!(n / 100, 1..=4 | 6 | 7),
    };
    format!("{}{n}", if ze { "ze " } else { "z\u{a0}" })
}

/// `a`, `a and b`, `a, b and c`.
pub fn list_en(items: &[String]) -> String {
    join(items, " and ")
}

/// `a`, `a a b`, `a, b a c`.
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

/// Czech text with no-break spaces after one-letter prepositions and conjunctions, so that none ends a line.
pub fn tie_cs(text: &str) -> String {
    tied(text, |word| {
        let end = word.rsplit('\u{a0}').next().unwrap_or(word);
        let mut letters = end.trim_start_matches(['(', '„']).chars();
        letters.next().is_some_and(|c| "aikosuvzAIKOSUVZ".contains(c)) && letters.next().is_none()
    })
}

/// Text of any language with no-break spaces after numbers, so that each stands beside what it counts.
pub fn tie_numbers(text: &str) -> String {
    tied(text, |word| word.ends_with(|c: char| c.is_ascii_digit()))
}

/// What leads to the question at the end of a text, and the question: sentences of any language. Nothing leads where the
/// text ends otherwise, or is one sentence; a point before a small letter ends none.
pub fn question(text: &str) -> (&str, &str) {
    let bytes = text.as_bytes();
    let begins = |at: &usize| bytes[..*at].ends_with(b". ") && !bytes[*at].is_ascii_lowercase();
    let asks = (2..bytes.len()).rev().find(begins).filter(|_| bytes.ends_with(b"?"));
    text.split_at(asks.unwrap_or(0))
}

/// The text with no-break spaces after words that should not end a line.
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

/// The text in small letters. (The standard library's own also minds the two small sigmas, for 4 KB.)
pub fn small(text: &str) -> String {
    text.chars().flat_map(char::to_lowercase).collect()
}

/// The text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What stands on the button that commits an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption {
    /// At most four short words.
    pub text: String,
    /// A second, smaller line.
    pub sub: String,
}

/// The sentences of one game. Everything is said from a view or a public fact, never from the whole state.
pub trait Words: Game {
    /// What the game is called in each language.
    const TITLES: &'static Titles;

    /// What lies in the tray below the board.
    fn tray_name(lang: Lang) -> String {
        lang.say(table::TableWords::Hand)
    }
    /// How one wins, what one does, what can happen: three lines for who has never played.
    fn in_short(lang: Lang) -> [&'static str; 3];
    /// What is outlined on demand.
    fn regions_name(lang: Lang) -> String {
        lang.say(table::TableWords::Regions)
    }
    /// So many steps of the turn are left.
    fn steps_left_text(lang: Lang, left: usize) -> String {
        lang.say(table::TableWords::StepsLeft(left))
    }
    /// Label of an option and its sentence of help.
    fn option(lang: Lang, field: usize) -> (String, String);
    /// Label of a value of an option.
    fn option_value(lang: Lang, field: usize, value: usize) -> String;
    /// What the deciding seat is asked, in the words of the table.
    fn prompt(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// The same for the curtain, in one public line: `Defend in the war of the priests: how many temples do you add?`
    fn task(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// The short name of the present phase for the actor strip (`War`).
    fn phase(lang: Lang, view: &Self::View) -> String;
    /// An action in words.
    fn action(lang: Lang, action: &Self::Action) -> String;
    /// The same for the list of choices, where the view may tell apart what the action alone does not.
    fn choice(lang: Lang, _view: &Self::View, action: &Self::Action) -> String {
        Self::action(lang, action)
    }
    /// A value one may pick, in words, for the list of choices: the shortest text that names it.
    fn pick(lang: Lang, pick: <Self::Action as crate::table::Slots>::Pick) -> String;
    /// What the action will do, as far as the public can know: points and to whom, wars, evictions.
    fn preview(lang: Lang, view: &Self::View, action: &Self::Action, names: &Names) -> String;
    /// What stands on the button that commits the action.
    fn commit(lang: Lang, view: &Self::View, action: &Self::Action) -> Caption;
    /// One sentence an event; `None` for what needs no line.
    fn event(lang: Lang, event: &Self::Event, names: &Names) -> Option<String>;
    /// The same in the line above the board, where one sees the place: without words for where it is.
    fn glance(lang: Lang, event: &Self::Event, names: &Names) -> Option<String> {
        Self::event(lang, event, names)
    }
    /// What speaks for a move, by the name of a fact that computers judge by: words that may stand in a list. `None` for a
    /// name that the game does not know.
    fn fact(_lang: Lang, _name: &str) -> Option<String> {
        None
    }
    /// Why an action is refused and what would help.
    fn refusal(lang: Lang, refusal: Self::Refusal) -> String;
    /// The label of a row of the breakdown.
    fn term(lang: Lang, term: Self::Term) -> String;
    /// Who won and why, tie-break included: a headline and a sentence.
    fn verdict(lang: Lang, standing: &Standing<Self::Term>, names: &Names) -> (String, String);
    /// The whole position for linear reading: headed groups of lines.
    fn describe(lang: Lang, view: &Self::View, names: &Names) -> Vec<(String, Vec<String>)>;
    /// What the points-over-time chart shows: its title and the value of each seat at this moment.
    fn chart(lang: Lang, rows: &[Row<Self::Term>]) -> (String, Vec<i32>);
}
