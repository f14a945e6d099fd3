//! The prompt above the board: a refusal with its reason, looking back, a computer's move, the question, or the
//! preview of the aimed action.

use super::Play;
use super::computer::{ComputerToAct, Hinted};
use super::device::Device;
use super::table_view::Prompt;
use crate::lang::table::TableWords;
use crate::lang::{Lang, Names, Words};
use crate::scenes::{Regions, RenderContext, Stage};
use crate::table::{Lock, Refusal};

/// State of the screen for the prompt.
pub(super) struct PromptContext<'a, E> {
    /// Number of lit places.
    pub lit: usize,
    /// The preview of the aimed action.
    pub preview: Option<String>,
    /// The events of the last entry, redacted for the viewer.
    pub last: &'a [E],
}

/// Builds the prompt.
pub(super) fn prompt<G: Stage>(
    play: &Play<G>,
    lang: Lang,
    names: &Names,
    ctx: &RenderContext<G>,
    moment: &PromptContext<G::Event>,
) -> Prompt {
    let then = answer_prompt(play, lang, names).unwrap_or_else(|| question(play, lang, names, ctx, moment));
    let number = play.announcements();
    match unavailable_reason(play, lang, names).filter(|_| !matches!(then, Prompt::Refused { .. })) {
        Some(why) => Prompt::Locked { why, number, then: Box::new(then) },
        None => then,
    }
}

/// Builds the game's own prompt: the question of the present decision, or the preview of what answers it.
fn question<G: Stage>(
    play: &Play<G>,
    lang: Lang,
    names: &Names,
    ctx: &RenderContext<G>,
    moment: &PromptContext<G::Event>,
) -> Prompt {
    let (may_act, picked) = (play.may_act(), !play.selection.is_empty());
    let regions = ctx.regions == Regions::All;
    let question = Some(ctx).filter(|ctx| picked || regions || ctx.before.is_some()).and_then(G::question);
    // If the answer is preselected, the question stays visible; the game shows the outcome beside it.
    let preview = moment.preview.clone().filter(|_| G::opening(ctx.view).is_empty());
    let preview = if regions { question.or(preview) } else { preview.or(question) };
    // A spectator, as after the last step of a tutorial, is asked nothing.
    let other = play.session.game().turn().seat().filter(|_| play.cursor.is_none());
    let other = other.filter(|seat| play.viewing_seat().is_some_and(|viewing_seat| viewing_seat != *seat));
    let elsewhere = play.decides_elsewhere().filter(|_| play.cursor.is_none());
    let other = elsewhere.or(other);
    let text = match other {
        None if play.end_asked => {
            let left = <G as Words>::steps_left_text(lang, G::steps_left(ctx.view));
            lang.say(TableWords::EndAsked(&left))
        }
        Some(seat) if elsewhere.is_some() && play.is_shared() => {
            lang.say(TableWords::DecidingOnPhone(&names.of(seat)))
        }
        Some(seat) => lang.say(TableWords::Deciding(&names.of(seat))),
        None => G::prompt(lang, ctx.view, names),
    };
    let ended = play.awaits_end().then(|| {
        let points = Some(points_of_last_step::<G>(moment.last, lang, names));
        let points = points.filter(|points| !points.is_empty() && !G::PANEL_HAS_RESULT);
        let is_locked = play.undo_lock().is_some() && play.back_to_own().is_none();
        let over = lang.say(TableWords::TurnOver(is_locked));
        points.into_iter().chain([over]).collect::<Vec<_>>().join(" ")
    });
    question_or_preview(
        lang,
        QuestionParts {
            may_act,
            ended,
            dragging: play.dragging,
            lit: moment.lit,
            picked,
            preview,
            question: text,
        },
    )
}

/// Builds the preview of an aimed action, or the question.
fn question_or_preview(lang: Lang, parts: QuestionParts) -> Prompt {
    let QuestionParts { may_act, ended, dragging, lit, picked, preview, question } = parts;
    let free = preview.is_none() && ended.is_none() && !picked;
    let text = match preview {
        Some(preview) => preview,
        None if ended.is_some() => ended.unwrap_or_default(),
        None if lit > 0 && dragging => lang.say(TableWords::LetGo),
        None if lit > 0 && picked => lang.say(TableWords::Aim(lit)),
        None => question,
    };
    Prompt::Asked { text, may_act, free }
}

/// Describes the points of the last step; empty if there are none.
fn points_of_last_step<G: Stage>(last: &[G::Event], lang: Lang, names: &Names) -> String {
    let scored = last.iter().filter(|event| !G::points_of(event).is_empty());
    scored.filter_map(|event| G::event(lang, event, names)).collect::<Vec<_>>().join(" ")
}

/// Input for building the prompt.
struct QuestionParts {
    may_act: bool,
    /// The result of the last step and what is left to do, if the turn is over.
    ended: Option<String>,
    /// Whether a control is being dragged.
    dragging: bool,
    /// Number of lit places, and whether anything is picked.
    lit: usize,
    picked: bool,
    /// The preview of the aimed action, and the question of the game.
    preview: Option<String>,
    question: String,
}

/// Returns the prompt that replaces the game's own, if any: a refusal with its reason, a note (an earlier moment is on
/// screen, a computer decides, the hand is hidden), or a hint.
fn answer_prompt<G: Stage>(play: &Play<G>, lang: Lang, names: &Names) -> Option<Prompt> {
    let advice = play.hint.as_ref().and_then(|hint| advice(play, lang, names, hint));
    let advice = advice.map(|text| Prompt::Asked { text, may_act: play.may_act(), free: false });
    let back = play.cursor.map(|at| Prompt::Back { at, of: play.session.len() });
    let refused = play.refused.as_ref().map(|refused| Prompt::Refused {
        why: match &refused.everywhere {
            Some(action) => G::refusal_everywhere(lang, action, refused.why),
            None if refused.later => lang.say(TableWords::Needed(&G::refusal(lang, refused.why))),
            None => G::refusal(lang, refused.why),
        },
        code: refused.why.code().to_string(),
        number: refused.number,
    });
    let is_computer = play
        .computer_to_act()
        .map(|thinks| Prompt::Computer { text: computer_prompt(play, lang, names, thinks) });
    let hidden = play.hidden.then(|| Prompt::Asked {
        text: lang.say(TableWords::HandHidden),
        may_act: false,
        free: true,
    });
    refused.or(back).or(is_computer).or(hidden).or(advice)
}

/// Returns why undo, or the key that was pressed, does nothing now, if that is explained.
fn unavailable_reason<G: Stage>(play: &Play<G>, lang: Lang, names: &Names) -> Option<String> {
    let locked = play.undo_lock().filter(|_| play.undo_explained).map(|lock| {
        let why = lock_reason(lang, lock, names);
        let can_ask =
            matches!(play.device, Device::Own(_)) && play.session.head.takeback && lock != Lock::Start;
        if can_ask { format!("{why}. {}", lang.say(TableWords::MayAsk)) } else { why }
    });
    locked.or_else(|| play.missed_key.map(|missed| lang.say(TableWords::Missing(missed))))
}

pub(super) fn lock_reason(lang: Lang, lock: Lock, names: &Names) -> String {
    let by = match lock {
        Lock::OtherSeat(seat) => names.of(seat),
        _ => String::new(),
    };
    lang.say(TableWords::Locked(lock, &by))
}

/// Describes a hint: where to look, or the move with its reasons. `None` if the preview of the move is enough.
fn advice<G: Stage>(play: &Play<G>, lang: Lang, names: &Names, hint: &Hinted) -> Option<String> {
    if matches!(hint, Hinted::Region(_)) {
        return Some(lang.say(TableWords::HintRegion));
    }
    let (view, action) = (play.session.game().view(play.viewer()), play.ready()?);
    let advice = G::advice(lang, &view, action);
    let Hinted::Why(facts) = hint else { return advice };
    let advice = advice.unwrap_or_else(|| <G as Words>::preview(lang, &view, action, names));
    Some(format!("{advice} {}", hint_reasons::<G>(lang, facts)))
}

/// Describes the reasons for a move, given as names of features.
pub(super) fn hint_reasons<G: Stage>(lang: Lang, names: &[String]) -> String {
    let mut facts: Vec<String> = names.iter().filter_map(|name| G::feature_text(lang, name)).collect();
    facts.dedup();
    facts.truncate(MAX_REASONS);
    match facts.is_empty() {
        true => lang.say(TableWords::HintNoReason),
        false => lang.say(TableWords::HintReason(&facts)),
    }
}

/// The most reasons in a sentence; more would be unreadable.
const MAX_REASONS: usize = 2;

/// Builds the prompt while a computer decides.
fn computer_prompt<G: Stage>(play: &Play<G>, lang: Lang, names: &Names, thinks: ComputerToAct) -> String {
    let last = || play.session.steps().get(thinks.entries.checked_sub(1)?);
    let done = || {
        let visible_events = last()?.events.iter().filter_map(|event| G::redact_event(event, play.viewer()));
        let sentences: Vec<String> =
            visible_events.filter_map(|event| G::glance(lang, &event, names)).collect();
        // As in the log, many sentences get a line each.
        (!sentences.is_empty()).then(|| sentences.join(if sentences.len() > 3 { "\n" } else { " " }))
    };
    let done = if thinks.goes_on { done() } else { None };
    done.unwrap_or_else(|| lang.say(TableWords::Deciding(&names.of(thinks.seat))))
}
