//! Every sentence of the app, in English and Czech.
//!
//! A thing to say is a value of a [`Phrase`] type; each type has one exhaustive `match` per language beside the
//! other, so a missing sentence does not compile. Nothing outside this module holds a sentence (long help texts
//! are Markdown under `static/help`). Player names stay in the nominative by the way sentences are built.

pub mod carcassonne;
pub mod carcassonne_over;
pub mod common;
pub mod over;
pub mod saves;
pub mod settings;
pub mod setup;
pub mod shelf;
pub mod table;
pub mod tigris;
pub mod tigris_over;

use crate::table::{Game, Player, Row, Seat, Standing};

/// A language of the app.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Lang {
    #[default]
    En,
    Cs,
}

/// Something that can be said.
pub trait Phrase {
    fn en(&self) -> String;
    fn cs(&self) -> String;
}

impl Lang {
    pub const ALL: [Lang; 2] = [Lang::En, Lang::Cs];

    /// The sentence in this language.
    pub fn say(self, phrase: impl Phrase) -> String {
        match self {
            Lang::En => phrase.en(),
            Lang::Cs => phrase.cs(),
        }
    }

    /// The language tag of HTML and of help files.
    pub fn tag(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Cs => "cs",
        }
    }

    /// The language for a tag such as `cs-CZ`; English for all others.
    pub fn from_tag(tag: &str) -> Self {
        if tag.to_ascii_lowercase().starts_with("cs") || tag.to_ascii_lowercase().starts_with("sk") {
            Lang::Cs
        } else {
            Lang::En
        }
    }
}

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
    let mut tied = String::with_capacity(text.len() + 8);
    let mut alone = false;
    for (i, word) in text.split(' ').enumerate() {
        if i > 0 {
            tied.push(if alone { '\u{a0}' } else { ' ' });
        }
        tied.push_str(word);
        let end = word.rsplit('\u{a0}').next().unwrap_or(word);
        let mut letters = end.trim_start_matches(['(', '„']).chars();
        alone = letters.next().is_some_and(|c| "aikosuvzAIKOSUVZ".contains(c)) && letters.next().is_none();
    }
    tied
}

/// The text with a capital first letter.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// What the players are called: the name typed, else the sign of the seat.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Names(Vec<String>);

impl Names {
    pub fn new<G: Words>(lang: Lang, players: &[Player]) -> Self {
        let name = |p: &Player| if p.name.is_empty() { G::sign(lang, p.sign.into()) } else { p.name.clone() };
        Self(players.iter().map(name).collect())
    }

    /// The name of a seat; its number where the table has no such seat.
    pub fn of(&self, seat: Seat) -> String {
        self.0.get(seat.index()).cloned().unwrap_or_else(|| seat.to_string())
    }

    pub fn iter(&self) -> impl Iterator<Item = &String> {
        self.0.iter()
    }
}

/// What stands on the button that commits an action.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Caption {
    /// At most three words.
    pub text: String,
    /// A second, smaller line.
    pub sub: String,
}

/// The sentences of one game. Everything is said from a view or a public fact, never from the whole state.
pub trait Words: Game {
    /// A sign a seat may choose (`archer`), as a title. Where a game has no signs of its own, the symbol belongs to the
    /// colour, and the colour names the seat.
    fn sign(lang: Lang, sign: usize) -> String {
        capital(&lang.say(setup::Setup::Colour(sign as u8 + 1)))
    }
    /// What lies in the tray below the board.
    fn tray_name(lang: Lang) -> String {
        lang.say(table::Say::Hand)
    }
    /// What is outlined on demand.
    fn regions_name(lang: Lang) -> String {
        lang.say(table::Say::Regions)
    }
    /// Label of an option and its sentence of help.
    fn option(lang: Lang, field: usize) -> (String, String);
    /// Label of a value of an option.
    fn option_value(lang: Lang, field: usize, value: usize) -> String;
    /// What the deciding seat is asked, in the words of the table.
    fn prompt(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// The same for the curtain, in one public line: `Defend the war over temples: how many do you add?`
    fn task(lang: Lang, view: &Self::View, names: &Names) -> String;
    /// The short name of the present phase for the actor strip (`War`).
    fn phase(lang: Lang, view: &Self::View) -> String;
    /// An action in words, for the list of choices.
    fn action(lang: Lang, action: &Self::Action) -> String;
    /// A value one may pick, in words, for the list of choices: the shortest text that names it.
    fn pick(lang: Lang, pick: <Self::Action as crate::table::Slots>::Pick) -> String;
    /// What the action will do, as far as the public can know: points and to whom, wars, evictions.
    fn preview(lang: Lang, view: &Self::View, action: &Self::Action, names: &Names) -> String;
    /// What stands on the button that commits the action.
    fn commit(lang: Lang, view: &Self::View, action: &Self::Action) -> Caption;
    /// One sentence an event; `None` for what needs no line.
    fn event(lang: Lang, event: &Self::Event, names: &Names) -> Option<String>;
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
