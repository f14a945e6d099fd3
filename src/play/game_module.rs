//! The boundary of the catalogue: what the app may ask about a game without playing it.

use std::marker::PhantomData;

use serde::{Deserialize, Serialize};

use super::running_game::GameHandle;
use super::tutorial::Course;
use crate::lang::{Lang, Titles};
use crate::lobby::Form;
use crate::scenes::Stage;
use crate::table::options::OptionSheet;
use crate::table::record::{self, Record, RecordError};
use crate::table::{Head, Info, Refusal, Session, dice};

/// A game of the catalogue.
pub trait GameModule: Sync {
    fn info(&self) -> &'static Info;
    /// Returns the titles of the game in each language.
    fn titles(&self) -> &'static Titles;
    /// Describes the options of a new game.
    fn options(&self, lang: Lang) -> Vec<OptionText>;
    /// Describes the presets; empty if there are none.
    fn presets(&self, lang: Lang) -> Vec<PresetText>;
    /// Returns the options that have no effect with the present choices at a table of `seats`.
    fn idle(&self, options: &[usize], seats: usize) -> Vec<usize>;
    /// Returns whether a value of an option fits the number of seats and of people.
    fn fits(&self, field: usize, value: usize, seats: usize, people: usize) -> bool;
    /// Starts the game that a form describes; `None` while the form has problems.
    fn begin(&self, form: &Form) -> Option<GameHandle>;
    /// Plays a record as far as it is legal.
    ///
    /// # Errors
    /// An error before the first entry.
    fn open(&self, record: &Record) -> Result<Opened, RecordError>;
    /// Returns the sentence of a refusal by its code.
    fn refusal(&self, lang: Lang, code: &str) -> Option<String>;
    /// Returns the markup of a ground picture.
    fn ground(&self, number: u8) -> String;
    /// Returns the markup of the picture with this number.
    fn picture(&self, number: u32) -> String;
    /// Returns the symbol id of the small mark for points scored at the end.
    fn extra_art(&self) -> Option<&'static str>;
    /// Returns the name of the tray below the board.
    fn tray_name(&self, lang: Lang) -> String;
    /// Returns the name of the regions that can be outlined.
    fn regions_name(&self, lang: Lang) -> String;
    /// Returns the name of what the table shows again without the regions; empty if nothing is in their place.
    fn regions_back(&self, lang: Lang) -> String;
    /// Returns three lines for newcomers: how to win, what players do, what can happen.
    fn in_short(&self, lang: Lang) -> [&'static str; 3];
    /// Returns the SVG symbols of its pieces, as text.
    fn sprite(&self) -> &'static str;
    /// Returns its tutorial, if any.
    fn course(&self) -> Option<&'static Course>;
}

/// A handle of a game in the catalogue. Two are equal if they have the same id.
#[derive(Clone, Copy)]
pub struct GameRef(pub &'static dyn GameModule);

impl std::ops::Deref for GameRef {
    type Target = dyn GameModule;
    fn deref(&self) -> &Self::Target {
        self.0
    }
}

impl PartialEq for GameRef {
    fn eq(&self, other: &Self) -> bool {
        self.info().id == other.info().id
    }
}

/// An option of a new game in words.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct OptionText {
    pub label: String,
    pub help: String,
    pub values: Vec<String>,
    /// Index of the default value.
    pub default: usize,
}

/// A preset: a named sheet of options.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PresetText {
    pub name: String,
    pub help: String,
    /// The value of each option.
    pub options: Vec<usize>,
}

/// A record played as far as it is legal.
#[derive(Clone, PartialEq, Debug)]
pub struct Opened {
    pub handle: GameHandle,
    /// The entry that could not be played, if any.
    pub broken: Option<RecordError>,
}

/// The module of game `G`, with its sprite and its tutorial.
pub struct ModuleOf<G> {
    sprite: &'static str,
    course: Option<&'static Course>,
    game: PhantomData<fn() -> G>,
}

impl<G: Stage> ModuleOf<G> {
    /// Creates the module of game `G` with the symbols of its pieces.
    pub const fn new(sprite: &'static str) -> Self {
        Self { sprite, course: None, game: PhantomData }
    }

    /// Adds a tutorial.
    #[must_use]
    pub const fn with_tutorial(self, course: &'static Course) -> Self {
        Self { course: Some(course), ..self }
    }

    /// Returns the default sheet, except for the one option that depends on the number of seats.
    fn default_for(seats: usize) -> G::Options {
        let default = G::Options::default();
        let with = |field: usize, value: usize| {
            let mut sheet = default.clone();
            sheet.set(field, value);
            sheet
        };
        let fields = G::Options::FIELDS.iter().enumerate();
        let all = fields.flat_map(|(field, sheet)| (0..sheet.values.len()).map(move |value| (field, value)));
        let mut others = all.map(|(field, value)| with(field, value));
        match default.fits(seats) {
            Ok(()) => default,
            Err(_) => others.find(|sheet| sheet.fits(seats).is_ok()).unwrap_or_default(),
        }
    }

    fn sheet(options: &[usize]) -> G::Options {
        let mut sheet = G::Options::default();
        for (field, value) in options.iter().enumerate() {
            sheet.set(field, *value);
        }
        sheet
    }
}

impl<G: Stage> GameModule for ModuleOf<G> {
    fn info(&self) -> &'static Info {
        G::INFO
    }

    fn titles(&self) -> &'static Titles {
        G::TITLES
    }

    fn options(&self, lang: Lang) -> Vec<OptionText> {
        let text = |(field, sheet): (usize, &crate::table::options::OptionField)| {
            let (label, help) = G::option(lang, field);
            let values = (0..sheet.values.len()).map(|value| G::option_value(lang, field, value)).collect();
            OptionText { label, help, values, default: sheet.default }
        };
        G::Options::FIELDS.iter().enumerate().map(text).collect()
    }

    fn presets(&self, lang: Lang) -> Vec<PresetText> {
        let text = |(name, help, sheet): (String, String, G::Options)| PresetText {
            name,
            help,
            options: (0..G::Options::FIELDS.len()).map(|field| sheet.get(field)).collect(),
        };
        G::presets(lang).into_iter().map(text).collect()
    }

    fn idle(&self, options: &[usize], seats: usize) -> Vec<usize> {
        Self::sheet(options).idle(seats)
    }

    fn fits(&self, field: usize, value: usize, seats: usize, people: usize) -> bool {
        let mut sheet = Self::default_for(seats);
        sheet.set(field, value);
        G::Options::FIELDS.get(field).is_some_and(|field| value < field.values.len())
            && sheet.fits(seats).is_ok()
            && (people > 0 || !sheet.needs_people())
    }

    fn begin(&self, form: &Form) -> Option<GameHandle> {
        if !form.problems().is_empty() {
            return None;
        }
        let options = Self::sheet(&form.options);
        options.fits(form.seats.len()).ok()?;
        if options.needs_people() && form.persons() == 0 {
            return None;
        }
        let seed = form.typed_seed()?.unwrap_or_else(dice::fresh_seed);
        let head = Head {
            title: String::new(),
            players: form.players(),
            options,
            seed,
            takeback: form.takeback(),
            hints: form.hints,
        };
        let mut session = Session::<G>::new(head);
        session.roll_all();
        Some(GameHandle::at(session))
    }

    fn open(&self, record: &Record) -> Result<Opened, RecordError> {
        let played = record::play::<G>(record)?;
        Ok(Opened { handle: GameHandle::at(played.session), broken: played.broken })
    }

    fn refusal(&self, lang: Lang, code: &str) -> Option<String> {
        let refusal = G::Refusal::ALL.iter().find(|refusal| refusal.code() == code)?;
        Some(G::refusal(lang, *refusal))
    }

    fn ground(&self, number: u8) -> String {
        G::ground(number)
    }

    fn picture(&self, number: u32) -> String {
        G::picture(number)
    }

    fn extra_art(&self) -> Option<&'static str> {
        G::extra_art()
    }

    fn tray_name(&self, lang: Lang) -> String {
        G::tray_name(lang)
    }

    fn regions_name(&self, lang: Lang) -> String {
        G::regions_name(lang)
    }

    fn regions_back(&self, lang: Lang) -> String {
        G::regions_back(lang)
    }

    fn in_short(&self, lang: Lang) -> [&'static str; 3] {
        G::in_short(lang)
    }

    fn sprite(&self) -> &'static str {
        self.sprite
    }

    fn course(&self) -> Option<&'static Course> {
        self.course
    }
}
