//! Analysis of a finished game. It asks a computer player in a worker, or in the page where none starts, and stores
//! the results as they come. Nothing runs before a person asks for it. Results are kept with the game, so that one
//! may stop and resume later.
//!
//! [`panel`] shows it on the result page, [`mod@list`] beside the board of the replay; both from plain data.

mod engine;
mod list;
mod marks;
mod panel;

pub use engine::{Activity, AnalysisState, use_analysis};
pub use list::{List, list, reason};
pub use marks::marked;
pub use panel::panel;

use yew::prelude::*;

use super::kit::{button, icon};
use crate::bots::analysis::{AnalysedDecision, Finding, Verdict};
use crate::lang::Lang;
use crate::lang::analysis::AnalysisWords;

impl AnalysisState {
    /// Iterates over the decisions analysed so far, in the order of the game.
    pub fn decisions(&self) -> impl Iterator<Item = &AnalysedDecision> {
        self.known.findings.iter().filter_map(|finding| match finding {
            Finding::Decision(analysed) => Some(analysed),
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
pub fn word(lang: Lang, verdict: Verdict) -> String {
    lang.say(match verdict {
        Verdict::Best => AnalysisWords::Best,
        Verdict::Good => AnalysisWords::Good,
        Verdict::Dubious => AnalysisWords::Dubious,
        Verdict::Mistake => AnalysisWords::Mistake,
    })
}

/// Renders a verdict with its sign, so that verdicts differ without colour, too.
fn verdict(lang: Lang, analysed: &AnalysedDecision) -> Html {
    let verdict = analysed.verdict();
    html! {
        <b class={format!("verdict {}", verdict.word())}>{ icon(sign(verdict), 18) }{ word(lang, verdict) }</b>
    }
}

/// Returns the icon of a verdict.
pub const fn sign(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::Best => "crown",
        Verdict::Good => "check",
        Verdict::Dubious => "help",
        Verdict::Mistake => "warning",
    }
}

/// Renders a verdict and what the decision cost.
pub fn verdict_line(lang: Lang, analysed: &AnalysedDecision) -> Html {
    html! { <span class="judge-what">{ verdict(lang, analysed) }{ " " }{ cost(lang, analysed) }</span> }
}

/// Returns in words how much a decision cost.
fn cost(lang: Lang, analysed: &AnalysedDecision) -> String {
    lang.say(match analysed.verdict() {
        Verdict::Best => AnalysisWords::CostsNothing,
        _ => AnalysisWords::Costs(analysed.loss),
    })
}

/// Renders the progress and the possible actions: begin, stop, resume, try again.
fn progress(lang: Lang, analysis: &AnalysisState) -> Html {
    let wish = |shape: &'static str, words: AnalysisWords, on: bool| {
        let onclick = analysis.wish.reform(move |_: MouseEvent| on);
        button("btn small", Some((shape, 20)), lang.say(words), onclick)
    };
    let scope = analysis.known.scope.unwrap_or_default();
    let (analysed, of) = (analysis.decisions().count(), scope.decisions);
    let so_far = lang.say(AnalysisWords::Analysed(analysed, of));
    html! {
        <div class="judge-progress">
            { match analysis.state {
                Activity::Works => html! {
                    <>
                        if analysis.known.scope.is_none() {
                            <p role="status">{ lang.say(AnalysisWords::LooksThrough) }</p>
                            <progress aria-label={lang.say(AnalysisWords::LooksThrough)} />
                        } else {
                            <p>{ so_far.clone() }</p>
                            <progress max={of.to_string()} value={analysed.to_string()} aria-label={so_far} />
                        }
                        { wish("pause", AnalysisWords::Stop, false) }
                    </>
                },
                Activity::Lost => html! {
                    <>
                        <p class="problem" role="alert">{ icon("warning", 18) }<span>{ lang.say(AnalysisWords::NoMind) }</span></p>
                        { wish("redo", AnalysisWords::Again, true) }
                    </>
                },
                Activity::Rests if analysis.done() => Html::default(),
                Activity::Rests if analysis.known.scope.is_some() => html! {
                    <>
                        <p role="status">{ format!("{} {so_far}.", lang.say(AnalysisWords::Stopped)) }</p>
                        { wish("play", AnalysisWords::GoOn, true) }
                    </>
                },
                Activity::Rests => html! {
                    <><p>{ lang.say(AnalysisWords::About) }</p>{ wish("mind", AnalysisWords::Begin, true) }</>
                },
            } }
            if analysis.unkept { <p class="soft">{ lang.say(AnalysisWords::NotKept) }</p> }
            if scope.of > scope.decisions {
                <p class="soft">{ lang.say(AnalysisWords::Some { analysed: scope.decisions, of: scope.of }) }</p>
            }
            if analysis.done() && scope.of == 0 { <p>{ lang.say(AnalysisWords::NoDecision) }</p> }
        </div>
    }
}
