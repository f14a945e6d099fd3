//! The page of a new game.

use super::{Phrase, count_cs, count_en, list_cs, list_en};

#[derive(Clone, Copy)]
pub enum Setup<'a> {
    /// Title of the page, with the game's name.
    Title(&'a str),
    Players,
    Options,
    Advanced,
    /// Heading of a seat, counted from 1.
    Seat(usize),
    Name,
    /// What stands in an empty name field: the seat is called by its sign then.
    NameHint(&'a str),
    Sign,
    Colour(u8),
    Colours,
    Up(usize),
    Down(usize),
    Drag(usize),
    Remove(usize),
    Moved {
        name: &'a str,
        place: usize,
    },
    Add,
    Shuffle,
    Shuffled,
    /// Marks the usual value of an option.
    Usual,
    Takeback,
    TakebackHelp,
    Seed,
    SeedHelp,
    Start,
    SameName(&'a str),
    BadSeed,
    Missing(usize),
    NoSuchGame,
    PlayUnsaved,
}

/// The name of a seat colour.
fn colour_en(colour: u8) -> &'static str {
    ["blue", "vermilion", "green", "purple", "ochre", "charcoal"][usize::from(colour.clamp(1, 6)) - 1]
}

fn colour_cs(colour: u8) -> &'static str {
    ["modrá", "rumělková", "zelená", "fialová", "okrová", "uhlová"][usize::from(colour.clamp(1, 6)) - 1]
}

impl Phrase for Setup<'_> {
    fn en(&self) -> String {
        match self {
            Setup::Title(game) => format!("New game: {game}"),
            Setup::Players => "Players, in playing order".into(),
            Setup::Options => "Rules of this table".into(),
            Setup::Advanced => "Advanced".into(),
            Setup::Seat(n) => format!("Seat {n}"),
            Setup::Name => "Name".into(),
            Setup::NameHint(sign) => format!("or just “{sign}”"),
            Setup::Sign => "Sign".into(),
            Setup::Colour(colour) => colour_en(*colour).into(),
            Setup::Colours => "Colour".into(),
            Setup::Up(n) => format!("Move seat {n} up"),
            Setup::Down(n) => format!("Move seat {n} down"),
            Setup::Drag(n) => format!("Drag seat {n} to another place"),
            Setup::Remove(n) => format!("Remove seat {n}"),
            Setup::Moved { name, place } => format!("{name} is now number {place}."),
            Setup::Add => "Add seat".into(),
            Setup::Shuffle => "Shuffle order".into(),
            Setup::Shuffled => "The order was shuffled.".into(),
            Setup::Usual => "usual".into(),
            Setup::Takeback => "The table may take moves back".into(),
            Setup::TakebackHelp => {
                "When all agree, the game goes back to any line of the log; the log says so openly.".into()
            }
            Setup::Seed => "Seed".into(),
            Setup::SeedHelp => "Empty means random. The same seed deals the same tiles.".into(),
            Setup::Start => "Start game".into(),
            Setup::SameName(name) => format!("Two seats are called {name}: rename one."),
            Setup::BadSeed => {
                "A seed has at most 16 digits and letters, 0 to 9 and a to f. Or leave it empty.".into()
            }
            Setup::Missing(n) => {
                format!("{} before the game can start.", count_en(*n, "thing to mend", "things to mend"))
            }
            Setup::NoSuchGame => "There is no such game on this shelf.".into(),
            Setup::PlayUnsaved => "Play without saving".into(),
        }
    }
    fn cs(&self) -> String {
        match self {
            Setup::Title(game) => format!("Nová hra: {game}"),
            Setup::Players => "Hráči v\u{a0}pořadí tahů".into(),
            Setup::Options => "Pravidla u\u{a0}tohoto stolu".into(),
            Setup::Advanced => "Pro pokročilé".into(),
            Setup::Seat(n) => format!("{n}. místo"),
            Setup::Name => "Jméno".into(),
            Setup::NameHint(sign) => format!("nebo jen „{sign}“"),
            Setup::Sign => "Znak".into(),
            Setup::Colour(colour) => colour_cs(*colour).into(),
            Setup::Colours => "Barva".into(),
            Setup::Up(n) => format!("Posunout {n}. místo výš"),
            Setup::Down(n) => format!("Posunout {n}. místo níž"),
            Setup::Drag(n) => format!("Přetáhnout {n}. místo jinam"),
            Setup::Remove(n) => format!("Odebrat {n}. místo"),
            Setup::Moved { name, place } => format!("{name}: nyní {place}. v\u{a0}pořadí."),
            Setup::Add => "Přidat místo".into(),
            Setup::Shuffle => "Zamíchat pořadí".into(),
            Setup::Shuffled => "Pořadí je zamíchané.".into(),
            Setup::Usual => "obvyklé".into(),
            Setup::Takeback => "Stůl smí vracet tahy".into(),
            Setup::TakebackHelp => {
                "Když všichni souhlasí, hra se vrátí k\u{a0}libovolnému řádku záznamu a\u{a0}záznam to otevřeně uvede.".into()
            }
            Setup::Seed => "Semínko náhody".into(),
            Setup::SeedHelp => "Prázdné znamená náhodné. Stejné semínko rozdá stejné kartičky.".into(),
            Setup::Start => "Začít hru".into(),
            Setup::SameName(name) => format!("Dvě místa mají jméno {name}: jedno přejmenujte."),
            Setup::BadSeed => {
                "Semínko má nejvýš 16 číslic a\u{a0}písmen, 0 až 9 a\u{a0}a až f. Nebo ho nechte prázdné.".into()
            }
            Setup::Missing(n) => {
                format!("Než hra začne: {} k\u{a0}opravě.", count_cs(*n, "věc", "věci", "věcí"))
            }
            Setup::NoSuchGame => "Taková hra v\u{a0}polici není.".into(),
            Setup::PlayUnsaved => "Hrát bez ukládání".into(),
        }
    }
}

/// What this table plays, in one line: seats, then every option that is not the usual one.
pub struct Summary {
    pub seats: usize,
    /// `label: value` of what was changed.
    pub changed: Vec<String>,
}

impl Phrase for Summary {
    fn en(&self) -> String {
        let seats = count_en(self.seats, "player", "players");
        if self.changed.is_empty() {
            return format!("{seats}, the usual rules");
        }
        format!("{seats}; {}", list_en(&self.changed))
    }
    fn cs(&self) -> String {
        let seats = count_cs(self.seats, "hráč", "hráči", "hráčů");
        if self.changed.is_empty() {
            return format!("{seats}, obvyklá pravidla");
        }
        format!("{seats}; {}", list_cs(&self.changed))
    }
}
