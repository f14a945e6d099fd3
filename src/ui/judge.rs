//! Analysis of a finished game. It asks a computer player in a worker, or in the page where none starts, and stores
//! the results as they come. Nothing runs before a person asks for it. Results are kept with the game, so that one
//! may stop and resume later.
//!
//! [`panel`] shows it on the result page, [`mod@list`] beside the board of the replay; both from plain data.

mod engine;
mod list;
mod marks;
mod panel;

pub use engine::{Activity, Judging, use_judging};
pub use list::{List, list};
pub use marks::marked;
pub use panel::panel;

use yew::prelude::*;

use super::kit::{button, icon};
use crate::bots::judge::{AnalysedDecision, Finding, Verdict};
use crate::lang::Lang;
use crate::lang::judge::JudgeWords;

impl Judging {
    /// Iterates over the decisions judged so far, in the order of the game.
    pub fn decisions(&self) -> impl Iterator<Item = &AnalysedDecision> {
        self.known.findings.iter().filter_map(|finding| match finding {
            Finding::Decision(judged) => Some(judged),
            Finding::Chances(..) => None,
        })
    }

    /// Returns the winning chances of all seats at each moment, in percent, once all of them are known.
    fn chances(&self) -> Option<Vec<&[u16]>> {
        let chances = self.known.findings.iter().filter_map(|finding| match finding {
            Finding::Chances(_, chances) => Some(chances.as_slice()),
            Finding::Decision(_) => None,
        });
        let chances: Vec<&[u16]> = chances.collect();
        self.known.scope.filter(|scope| scope.moments == chances.len() && scope.moments > 1)?;
        Some(chances)
    }

    /// Returns whether the analysis is complete.
    pub fn done(&self) -> bool {
        self.known.scope.is_some_and(|scope| scope.findings() <= self.known.findings.len())
    }
}

/// Returns the word for a verdict.
fn word(lang: Lang, verdict: Verdict) -> String {
    lang.say(match verdict {
        Verdict::Best => JudgeWords::Best,
        Verdict::Good => JudgeWords::Good,
        Verdict::Doubtful => JudgeWords::Doubtful,
        Verdict::Mistake => JudgeWords::Mistake,
    })
}

/// Renders a verdict with its sign, which tells it apart without colour.
fn verdict(lang: Lang, judged: &AnalysedDecision) -> Html {
    let verdict = judged.verdict();
    let shape = match verdict {
        Verdict::Best => "crown",
        Verdict::Good => "check",
        Verdict::Doubtful => "help",
        Verdict::Mistake => "warning",
    };
    html! {
        <b class={format!("verdict {}", verdict.word())}>{ icon(shape, 18) }{ word(lang, verdict) }</b>
    }
}

/// Returns in words how much a decision cost.
fn cost(lang: Lang, judged: &AnalysedDecision) -> String {
    lang.say(match judged.verdict() {
        Verdict::Best => JudgeWords::CostsNothing,
        _ => JudgeWords::Costs(judged.loss),
    })
}

/// Renders the progress and the possible actions: begin, stop, resume, try again.
fn progress(lang: Lang, judging: &Judging) -> Html {
    let wish = |shape: &'static str, words: JudgeWords, on: bool| {
        let onclick = judging.wish.reform(move |_: MouseEvent| on);
        button("btn small", Some((shape, 20)), lang.say(words), onclick)
    };
    let scope = judging.known.scope.unwrap_or_default();
    let (judged, of) = (judging.decisions().count(), scope.decisions);
    let so_far = lang.say(JudgeWords::Judged(judged, of));
    html! {
        <div class="judge-progress">
            { match judging.state {
                Activity::Works => html! {
                    <>
                        if judging.known.scope.is_none() {
                            <p role="status">{ lang.say(JudgeWords::LooksThrough) }</p>
                            <progress aria-label={lang.say(JudgeWords::LooksThrough)} />
                        } else {
                            <p>{ so_far.clone() }</p>
                            <progress max={of.to_string()} value={judged.to_string()} aria-label={so_far} />
                        }
                        { wish("pause", JudgeWords::Stop, false) }
                    </>
                },
                Activity::Lost => html! {
                    <>
                        <p class="problem" role="alert">{ icon("warning", 18) }<span>{ lang.say(JudgeWords::NoMind) }</span></p>
                        { wish("redo", JudgeWords::Again, true) }
                    </>
                },
                Activity::Rests if judging.done() => Html::default(),
                Activity::Rests if judging.known.scope.is_some() => html! {
                    <>
                        <p role="status">{ format!("{} {so_far}.", lang.say(JudgeWords::Stopped)) }</p>
                        { wish("play", JudgeWords::GoOn, true) }
                    </>
                },
                Activity::Rests => html! {
                    <><p>{ lang.say(JudgeWords::About) }</p>{ wish("mind", JudgeWords::Begin, true) }</>
                },
            } }
            if judging.unkept { <p class="soft">{ lang.say(JudgeWords::NotKept) }</p> }
            if scope.of > scope.decisions {
                <p class="soft">{ lang.say(JudgeWords::Some { judged: scope.decisions, of: scope.of }) }</p>
            }
            if judging.done() && scope.of == 0 { <p>{ lang.say(JudgeWords::NoDecision) }</p> }
        </div>
    }
}
