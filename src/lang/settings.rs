//! The settings, and the pages of help and about.

use super::Phrase;

#[derive(Clone, Copy, PartialEq)]
pub enum Settings {
    Language,
    Theme,
    Themes(usize),
    Motion,
    Motions(usize),
    TextSize,
    Percent(u16),
    Look,
    Board,
    Coordinates,
    CoordinatesHelp,
    Hints,
    HintsHelp,
    Passing,
    Handover,
    HandoverHelp,
    Handovers(usize),
    AskEnd,
    AskEndHelp,
    AskEnds(usize),
    Device,
    LeftHanded,
    LeftHandedHelp,
    LetterKeys,
    LetterKeysHelp,
    Awake,
    AwakeHelp,
    Storage,
    Used,
    /// What the browser answered when asked to keep the games.
    Persisted(Option<bool>),
    AskAgain,
    Reset,
    ResetDone,
    // Help and about
    Summary,
    FirstTurn,
    FullRules,
    Search,
    NothingFound,
    Unreachable,
    Licences,
    Version,
    ClosedRules,
}

impl Phrase for Settings {
    fn en(&self) -> String {
        match self {
            Settings::Language => "Language",
            Settings::Theme => "Theme",
            Settings::Themes(n) => ["As the device", "Light", "Dark", "High contrast"][(*n).min(3)],
            Settings::Motion => "Motion",
            Settings::Motions(n) => ["As the device", "Full", "Reduced", "None"][(*n).min(3)],
            Settings::TextSize => "Text size",
            Settings::Percent(n) => return format!("{n} %"),
            Settings::Look => "Look",
            Settings::Board => "Board",
            Settings::Coordinates => "Letters and numbers at the board's edge",
            Settings::CoordinatesHelp => "Names of the cells, as the log uses them.",
            Settings::Hints => "Light legal places",
            Settings::HintsHelp => "Shows where a piece may go, and what that brings, before you commit.",
            Settings::Passing => "Passing the tablet",
            Settings::Handover => "Opening the curtain",
            Settings::HandoverHelp => "Holding keeps a stray touch from showing a hand.",
            Settings::Handovers(n) => ["A tap", "Press and hold"][(*n).min(1)],
            Settings::AskEnd => "Ask before a turn ends",
            Settings::AskEndHelp => "A second press when actions are left.",
            Settings::AskEnds(n) => ["When actions are left", "Never"][(*n).min(1)],
            Settings::Device => "Device",
            Settings::LeftHanded => "Left-handed",
            Settings::LeftHandedHelp => "Puts the command buttons on the left.",
            Settings::LetterKeys => "Single-letter keys",
            Settings::LetterKeysHelp => "Z undoes, E ends the turn, H hides the hand. Switch off if they get in your way.",
            Settings::Awake => "Keep the screen on during a game",
            Settings::AwakeHelp => "Where the browser allows it.",
            Settings::Storage => "Storage",
            Settings::Used => "Stored on this device:",
            Settings::Persisted(Some(true)) => "The browser has promised to keep the games.",
            Settings::Persisted(Some(false)) => {
                "The browser may delete the games when the device runs out of room. Export what you want to keep."
            }
            Settings::Persisted(None) => "This browser cannot promise to keep the games. Export what you want to keep.",
            Settings::AskAgain => "Ask the browser again",
            Settings::Reset => "Reset all settings",
            Settings::ResetDone => "All settings are as on the first day.",
            Settings::Summary => "One page",
            Settings::FirstTurn => "First turn",
            Settings::FullRules => "Full rules",
            Settings::Search => "Search this page",
            Settings::NothingFound => "Nothing here says that. Try another word.",
            Settings::Unreachable => "This page could not be loaded. Check the connection.",
            Settings::Licences => "Libraries and their licences",
            Settings::Version => "Version",
            Settings::ClosedRules => "This box is still closed. Its rules will be inside when it opens.",
        }
        .into()
    }
    fn cs(&self) -> String {
        match self {
            Settings::Language => "Jazyk",
            Settings::Theme => "Vzhled",
            Settings::Themes(n) => ["Podle zařízení", "Světlý", "Tmavý", "Vysoký kontrast"][(*n).min(3)],
            Settings::Motion => "Pohyb",
            Settings::Motions(n) => ["Podle zařízení", "Plný", "Omezený", "Žádný"][(*n).min(3)],
            Settings::TextSize => "Velikost písma",
            Settings::Percent(n) => return format!("{n}\u{a0}%"),
            Settings::Look => "Podoba",
            Settings::Board => "Hrací plán",
            Settings::Coordinates => "Písmena a\u{a0}čísla na okraji plánu",
            Settings::CoordinatesHelp => "Jména políček, jak je používá záznam hry.",
            Settings::Hints => "Rozsvěcet dovolená místa",
            Settings::HintsHelp => "Ukáže, kam kámen smí a\u{a0}co to přinese, ještě než tah potvrdíte.",
            Settings::Passing => "Předávání tabletu",
            Settings::Handover => "Otevírání opony",
            Settings::HandoverHelp => "Když se tlačítko drží, neukáže kartičky náhodný dotek.",
            Settings::Handovers(n) => ["Klepnutí", "Stisknout a\u{a0}držet"][(*n).min(1)],
            Settings::AskEnd => "Zeptat se před koncem tahu",
            Settings::AskEndHelp => "Druhé stisknutí, když ještě zbývají akce.",
            Settings::AskEnds(n) => ["Když zbývají akce", "Nikdy"][(*n).min(1)],
            Settings::Device => "Zařízení",
            Settings::LeftHanded => "Pro leváky",
            Settings::LeftHandedHelp => "Příkazová tlačítka budou vlevo.",
            Settings::LetterKeys => "Jednopísmenné klávesy",
            Settings::LetterKeysHelp => "Z\u{a0}vrací tah, E\u{a0}ho končí, H\u{a0}skryje kartičky. Vypněte je, když překážejí.",
            Settings::Awake => "Nechat při hře svítit obrazovku",
            Settings::AwakeHelp => "Pokud to prohlížeč dovolí.",
            Settings::Storage => "Úložiště",
            Settings::Used => "Uloženo v\u{a0}tomto zařízení:",
            Settings::Persisted(Some(true)) => "Prohlížeč slíbil, že hry uchová.",
            Settings::Persisted(Some(false)) => {
                "Až v\u{a0}zařízení dojde místo, může prohlížeč hry smazat. Co si chcete nechat, vyexportujte."
            }
            Settings::Persisted(None) => {
                "Tento prohlížeč uchování her slíbit neumí. Co si chcete nechat, vyexportujte."
            }
            Settings::AskAgain => "Zeptat se prohlížeče znovu",
            Settings::Reset => "Obnovit výchozí nastavení",
            Settings::ResetDone => "Všechno je nastaveno jako první den.",
            Settings::Summary => "Jedna stránka",
            Settings::FirstTurn => "První tah",
            Settings::FullRules => "Úplná pravidla",
            Settings::Search => "Hledat na této stránce",
            Settings::NothingFound => "Nic takového tu není. Zkuste jiné slovo.",
            Settings::Unreachable => "Stránku se nepodařilo načíst. Zkontrolujte připojení.",
            Settings::Licences => "Knihovny a\u{a0}jejich licence",
            Settings::Version => "Verze",
            Settings::ClosedRules => "Tato krabice je ještě zavřená. Až se otevře, budou pravidla uvnitř.",
        }
        .into()
    }
}
