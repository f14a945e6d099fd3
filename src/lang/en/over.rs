//! Sentences at the end of a game, in its replay, and for the export of its record.

use crate::lang::over::{ExportWords, FaultWords, OverWords, ReplayWords};
use crate::lang::{Lang, Phrase, capital, count_en, signed};
use crate::table::Count;
use crate::table::record::RecordErrorKind;

pub fn words(it: &OverWords) -> String {
    match it {
            OverWords::Breakdown => "Score breakdown".into(),
            OverWords::Place(n) => format!("place {n}"),
            OverWords::Own { rank: 1, shared: false, .. } => "You win".into(),
            OverWords::Own { rank: 1, .. } => "You share the win".into(),
            OverWords::Own { rank, of, shared } => {
                let names = ["second", "third", "fourth", "fifth"];
                let place = names.get(usize::from(*rank) - 2).copied().unwrap_or("last");
                if *shared { format!("You share {place} place of {of}") } else { format!("You are {place} of {of}") }
            }
            OverWords::RematchElsewhere => "A rematch starts on the tablet. Stay on this page to join it.".into(),
            OverWords::Highlights => "Highlights".into(),
            OverWords::Largest => "Largest single score".into(),
            OverWords::LargestIs { name, points, term, at } => format!("{name}: {points}, {term}, {} {}", counted(at).0, counted(at).2),
            OverWords::LongestLead => "Longest lead".into(),
            OverWords::LeadIs { name, from, to } if from == to => format!("{name}, {} {}", counted(from).0, counted(from).2),
            OverWords::LeadIs { name, from, to } => format!("{name}, {} {} to {}", counted(from).1, counted(from).2, counted(to).2),
            OverWords::Length => "Length".into(),
            OverWords::Lasted(length) => lasted(length),
            OverWords::Board => "The board at the end".into(),
            OverWords::MarksKey { counts, decides } => match (counts, decides) {
                (true, true) => "Shaded: counted. Ringed: broke the tie.".into(),
                (true, false) => "Shaded: counted.".into(),
                (false, true) => "Ringed: broke the tie.".into(),
                (false, false) => String::new(),
            },
            OverWords::TouchNumber => "Choose a number to see where it came from.".into(),
            OverWords::Walk => "Walk through the scoring".into(),
            OverWords::WalkTitle => "Scoring".into(),
            OverWords::TheEnd => "The end".into(),
            OverWords::WalkStep(at, of) => format!("Step {at} of {of}"),
            OverWords::WalkEnd => "Skip to result".into(),
            OverWords::SourcesOf { name, term, value } => format!("{name}, {term}: {value}. Where it came from"),
            OverWords::SourcesTitle { name, term } => format!("{term}, {name}"),
            OverWords::AtTheEnd(what) => format!("At the end: {what}"),
            OverWords::At(at) => capital(&format!("{} {}", counted(at).0, counted(at).2)),
            OverWords::Plus(n) => signed(*n),
            OverWords::CloseSources => "Close the list".into(),
            OverWords::Seed(seed) => format!("Seed {seed}"),
            OverWords::Replay => "Replay".into(),
            OverWords::Export => "Export".into(),
            OverWords::Print => "Print".into(),
            OverWords::ChangeSeats => "Change seats".into(),
            OverWords::Rematch => "Rematch".into(),
            OverWords::CannotSave => {
                "The new game couldn't be saved: this browser is out of space. Delete a saved game, then try again."
                    .into()
            }
            OverWords::TurnAxis(of) => counted(of).0.into(),
            OverWords::ChartDescription { length, ends } => {
                let ends: Vec<String> = ends.iter().map(|(name, value)| format!("{name} {value}")).collect();
                format!("A line for each seat over {}. At the end: {}.", lasted(length), ends.join(", "))
            }
        }
}

/// Forms of the counted noun for one and several, and the number.
fn counted(count: &Count) -> (&'static str, &'static str, usize) {
    match *count {
        Count::Turn(n) => ("turn", "turns", n),
        Count::Round(n) => ("round", "rounds", n),
        Count::Visit(n) => ("visit", "visits", n),
    }
}

fn lasted(count: &Count) -> String {
    let (one, many, n) = counted(count);
    count_en(n, one, many)
}

pub fn error_words(it: &FaultWords) -> String {
    match it {
        FaultWords::Refused(why) => why.clone(),
        FaultWords::Kind(RecordErrorKind::NotARecord) => "It isn't a record of this app.".into(),
        FaultWords::Kind(RecordErrorKind::Version(version)) => {
            format!("It was written by a later version of the app ({version}).")
        }
        FaultWords::Kind(RecordErrorKind::Game(game)) => format!("This app has no game called {game}."),
        FaultWords::Kind(RecordErrorKind::Syntax) => "This line can't be read.".into(),
        FaultWords::Kind(RecordErrorKind::Position) => "Its starting position is impossible.".into(),
        FaultWords::Kind(RecordErrorKind::Refused(code)) => format!("The rules refuse it ({code})."),
        FaultWords::Kind(RecordErrorKind::Entry) => {
            "Another seat decides here, or chance can't produce this.".into()
        }
        FaultWords::Kind(RecordErrorKind::Expectation) => "The record expects something else here.".into(),
    }
}

pub fn replay_words(it: &ReplayWords) -> String {
    match it {
        ReplayWords::Title => "Replay".into(),
        ReplayWords::Missing => "There is no saved game at this address. It may have been deleted.".into(),
        ReplayWords::CannotOpen { line, why } => {
            format!("This record can't be opened. Line {line}: {}", why.said(Lang::En))
        }
        ReplayWords::BrokenFrom { line, why } => {
            format!("The record is shown up to line {line}, which can't be played: {}", why.said(Lang::En))
        }
        ReplayWords::Details => "Details".into(),
        ReplayWords::ToSaves => "Saved games".into(),
        ReplayWords::ToResult => "Result".into(),
        ReplayWords::Moment { entry, entries, turn } => format!("Turn {turn}, step {entry} of {entries}"),
        ReplayWords::Before => "Before the first turn".into(),
        ReplayWords::Scrubber => "Step of the game".into(),
        ReplayWords::First => "To the start".into(),
        ReplayWords::Last => "To the end".into(),
        ReplayWords::Back => "Step back".into(),
        ReplayWords::Forward => "Step forward".into(),
        ReplayWords::BackTurn => "Back one turn".into(),
        ReplayWords::ForwardTurn => "Forward one turn".into(),
        ReplayWords::BackScore => "Previous score".into(),
        ReplayWords::ForwardScore => "Next score".into(),
        ReplayWords::Play => "Play".into(),
        ReplayWords::Pause => "Pause".into(),
        ReplayWords::ByScore => "Score".into(),
        ReplayWords::ByTurn => "Turn".into(),
        ReplayWords::ByStep => "Step".into(),
        ReplayWords::ToStart => "Start".into(),
        ReplayWords::ToEnd => "End".into(),
        ReplayWords::Plays => "Playing.".into(),
        ReplayWords::Paused => "Paused.".into(),
        ReplayWords::Speed(n) => format!("{n}×"),
        ReplayWords::SpeedLabel => "Speed".into(),
        ReplayWords::Shown => "Shown".into(),
        ReplayWords::Public => "Public only".into(),
        ReplayWords::Open => "Open hands".into(),
        ReplayWords::OnlyPublic => "Hands can be opened once the game is over.".into(),
        ReplayWords::Log => "Log".into(),
        ReplayWords::Position => "Position".into(),
        ReplayWords::Analysis => "Analysis".into(),
        ReplayWords::Side => "Beside the board".into(),
        ReplayWords::Board => "The board at this moment".into(),
        ReplayWords::NoLine => "Nothing public.".into(),
    }
}

pub fn export_words(it: &ExportWords) -> String {
    match it {
            ExportWords::Title => "Share or keep the game",
            ExportWords::Explain => {
                "The file is a text that people can read: players, options and all moves. Saved games can import it, on \
                 any device."
            }
            ExportWords::Field => "Read the text",
            ExportWords::Copy => "Copy the text",
            ExportWords::Copied => "Copied.",
            ExportWords::Secret => {
                "The game isn't over, and its text reveals what players hide from each other, so it isn't shown. \
                 The file, the link and the QR code reveal it too: open them where no player can look."
            }
            ExportWords::TakeTheFile => "The browser didn't allow copying. Save it as a file instead.",
            ExportWords::Download => "Save as a file",
            ExportWords::CopyLink => "Copy the link",
            ExportWords::LinkCopied => "The link was copied.",
            ExportWords::LinkHelp => {
                "The link contains the whole game, and so does the QR code. Anyone who opens it can import the game. No server \
                 sees it."
            }
            ExportWords::NoLink => "This game is too long for a link. Save it as a file.",
            ExportWords::Qr => "QR code",
            ExportWords::QrLabel => "QR code with the link of this game",
        }
        .into()
}
