//! Addresses of the screens, all behind the `#` so that any static host will do, and the half of the app that draws
//! each. Both halves listen for every change of the address, so navigation only sets it ([`Route::go`]).

/// One of the two programs on the page: the shelf for the first load, and the table, fetched in idle time or on
/// demand (`static/boot.js`). Each draws its own screens and nothing on those of the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Half {
    /// `deska-app`: the shelf, and the pages for help and settings. It contains no rules of any game.
    Shelf,
    /// `deska-table`: new and saved games, playing, results, replays, the developers' page.
    Table,
}

impl Half {
    /// Returns the id of the page element that it draws in.
    pub fn root(self) -> &'static str {
        match self {
            Self::Shelf => "shelf",
            Self::Table => "table",
        }
    }
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Shelf,
    New {
        game: String,
    },
    Play {
        id: String,
    },
    /// The tutorial of a game.
    Learn {
        game: String,
    },
    /// The page of learning a game: its tutorial and its puzzles.
    Puzzles {
        game: String,
    },
    Puzzle {
        game: String,
        puzzle: String,
    },
    Replay {
        id: String,
    },
    /// The replay, opened at an analysed decision, by the number of its entry.
    ReplayAt {
        id: String,
        entry: usize,
    },
    Saves,
    /// The saved games with a game from a link (`ui::link`).
    Import {
        link: String,
    },
    /// The seat of a phone at a table, by an invitation (`phones::invitation`).
    Join {
        code: String,
    },
    /// The reply of a phone, opened on the device of the table.
    Answered {
        code: String,
    },
    /// The statistics of finished games.
    Statistics,
    Settings,
    /// Rules of a game; the paragraph, if any, is stored separately (`ui::help`).
    Rules {
        game: String,
    },
    Help,
    About,
    Lab,
    LabRecord {
        path: String,
    },
}

impl Route {
    /// Returns the route of the page.
    pub fn here() -> Self {
        let hash = web_sys::window().and_then(|w| w.location().hash().ok());
        Self::read(&hash.unwrap_or_default())
    }

    /// Parses the route of an address; the shelf if there is none.
    pub fn read(address: &str) -> Self {
        let path = address.trim_start_matches(['#', '/']).trim_end_matches('/');
        let (screen, rest) = path.split_once('/').unwrap_or((path, ""));
        let word = rest.to_string();
        match (screen, rest) {
            ("saves", "") => Self::Saves,
            ("statistics", "") => Self::Statistics,
            ("settings", "") => Self::Settings,
            ("help", "") => Self::Help,
            ("about", "") => Self::About,
            ("lab", _) if cfg!(debug_assertions) => match rest.strip_prefix("record/") {
                Some(path) => Self::LabRecord { path: path.to_string() },
                None => Self::Lab,
            },
            (_, "") => Self::Shelf,
            ("new", _) => Self::New { game: word },
            ("import", _) => Self::Import { link: word },
            ("join", _) => Self::Join { code: word },
            ("answered", _) => Self::Answered { code: word },
            ("play", _) => Self::Play { id: word },
            ("learn", _) => Self::Learn { game: word },
            ("puzzles", _) => Self::Puzzles { game: word },
            ("puzzle", _) => match rest.split_once('/') {
                Some((game, puzzle)) => Self::Puzzle { game: game.into(), puzzle: puzzle.into() },
                None => Self::Shelf,
            },
            ("replay", _) => match rest.split_once('/').map(|(id, entry)| (id, entry.parse())) {
                Some((id, Ok(entry))) => Self::ReplayAt { id: id.to_string(), entry },
                _ => Self::Replay { id: word },
            },
            ("rules", _) => Self::Rules { game: word },
            _ => Self::Shelf,
        }
    }

    /// Returns its address, as links have it.
    pub fn address(&self) -> String {
        match self {
            Self::Shelf => "#/".into(),
            Self::New { game } => format!("#/new/{game}"),
            Self::Play { id } => format!("#/play/{id}"),
            Self::Learn { game } => format!("#/learn/{game}"),
            Self::Puzzles { game } => format!("#/puzzles/{game}"),
            Self::Puzzle { game, puzzle } => format!("#/puzzle/{game}/{puzzle}"),
            Self::Replay { id } => format!("#/replay/{id}"),
            Self::ReplayAt { id, entry } => format!("#/replay/{id}/{entry}"),
            Self::Saves => "#/saves".into(),
            Self::Import { link } => format!("#/import/{link}"),
            Self::Join { code } => format!("#/join/{code}"),
            Self::Answered { code } => format!("#/answered/{code}"),
            Self::Statistics => "#/statistics".into(),
            Self::Settings => "#/settings".into(),
            Self::Rules { game } => format!("#/rules/{game}"),
            Self::Help => "#/help".into(),
            Self::About => "#/about".into(),
            Self::Lab => "#/lab".into(),
            Self::LabRecord { path } => format!("#/lab/record/{path}"),
        }
    }

    /// Returns its address for other devices.
    pub fn whole_address(&self) -> String {
        let here = web_sys::window().and_then(|window| window.location().href().ok()).unwrap_or_default();
        let page = here.split(['#', '?']).next().unwrap_or_default();
        format!("{page}{}", self.address())
    }

    /// Returns the half that draws it. `static/boot.js` computes the same from the address.
    pub fn half(&self) -> Half {
        match self {
            Self::Shelf | Self::Settings | Self::Rules { .. } | Self::Help | Self::About => Half::Shelf,
            Self::New { .. } | Self::Saves | Self::Play { .. } | Self::Replay { .. } => Half::Table,
            Self::ReplayAt { .. }
            | Self::Learn { .. }
            | Self::Puzzles { .. }
            | Self::Puzzle { .. }
            | Self::Import { .. }
            | Self::Join { .. }
            | Self::Answered { .. }
            | Self::Statistics
            | Self::Lab
            | Self::LabRecord { .. } => Half::Table,
        }
    }

    /// Returns whether a phone's table stays connected behind this page.
    pub fn leaves_phone_connected(&self) -> bool {
        matches!(self, Self::Settings | Self::Rules { .. } | Self::Help | Self::About)
    }

    /// Navigates there, as a link would.
    pub fn go(&self) {
        if let Some(window) = web_sys::window() {
            // Fails only in documents that are not shown.
            let _ = window.location().set_hash(&self.address());
        }
    }

    /// Navigates there without a history entry for the current page.
    pub fn replace(&self) {
        if let Some(window) = web_sys::window() {
            let _ = window.location().replace(&self.address()); // as above
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read_as_they_are_written() {
        let word = || "1a".to_string();
        for route in [
            Route::Shelf,
            Route::New { game: word() },
            Route::Play { id: word() },
            Route::Learn { game: word() },
            Route::Puzzles { game: word() },
            Route::Puzzle { game: word(), puzzle: "lake".into() },
            Route::Replay { id: word() },
            Route::ReplayAt { id: word(), entry: 12 },
            Route::Saves,
            Route::Import { link: "d2-AA_-00000000".into() },
            Route::Join { code: word() },
            Route::Answered { code: word() },
            Route::Statistics,
            Route::Settings,
            Route::Rules { game: word() },
            Route::Help,
            Route::About,
            #[cfg(debug_assertions)]
            Route::Lab,
            #[cfg(debug_assertions)]
            Route::LabRecord { path: "tests/records/a.deska".into() },
        ] {
            assert_eq!(Route::read(&route.address()), route);
        }
        for nowhere in ["", "#", "#/", "#/404", "#/play", "#/play/", "nonsense/x", "###"] {
            assert_eq!(Route::read(nowhere), Route::Shelf, "{nowhere}");
        }
    }
}
