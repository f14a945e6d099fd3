//! The analysis beside the board of a replay: all analysed decisions in order, and the details of the one on the
//! board.

use yew::prelude::*;

use super::{AnalysisState, progress, verdict_line};
use crate::bots::analysis::AnalysedDecision;
use crate::lang::Lang;
use crate::lang::analysis::AnalysisWords;
use crate::play::compare::Compared;
use crate::play::table_view::LogLine;
use crate::ui::kit::{icon, seal};

/// The number of decisions listed on each side of the current one.
const AROUND: usize = 60;

/// The data of [`list()`].
pub struct List<'a> {
    pub analysis: &'a AnalysisState,
    /// The log, for the moves played.
    pub lines: &'a [LogLine],
    /// The number of entries shown on the board.
    pub at: usize,
    /// The decision on the board, with the computer's alternative.
    pub compared: Option<&'a Compared>,
    /// Whether the board shows the alternative.
    pub shows_other: bool,
    /// Shows the board after this many entries.
    pub onpick: Callback<usize>,
    pub onshow: Callback<bool>,
}

/// Renders the list.
pub fn list(lang: Lang, props: &List) -> Html {
    let analysed: Vec<&AnalysedDecision> = props.analysis.decisions().collect();
    let here = analysed.partition_point(|analysed| analysed.entry + 1 < props.at);
    let listed = &analysed[here.saturating_sub(AROUND)..(here + AROUND).min(analysed.len())];
    html! {
        <div class="judge-side" role="region" aria-label={lang.say(AnalysisWords::Title)} tabindex="0">
            { progress(lang, props.analysis) }
            <ol class="judge-list">{ for listed.iter().map(|analysed| line(lang, props, analysed)) }</ol>
        </div>
    }
}

fn line(lang: Lang, props: &List, analysed: &AnalysedDecision) -> Html {
    let (entry, chosen) = (analysed.entry, analysed.entry + 1 == props.at);
    let index = props.lines.binary_search_by_key(&entry, |line| line.entry).ok();
    let log_line = index.and_then(|nth| props.lines.get(nth));
    let actor = log_line.and_then(|line| line.actor.as_ref());
    let compared = props.compared.filter(|_| chosen);
    html! {
        <li key={entry} class={chosen.then_some("chosen")}>
            <button type="button" class={classes!("log-line", chosen.then_some("chosen"))} aria-current={chosen.then_some("true")}
                onclick={props.onpick.reform(move |_: MouseEvent| entry + 1)}>
                <span class="log-who">{ for actor.map(|(symbol, colour)| seal(symbol, *colour, 20)) }</span>
                <span class="log-text">
                    { verdict_line(lang, analysed) }
                    { for log_line.map(|line| html! { <span>{ line.text.lines().next().unwrap_or_default() }</span> }) }
                </span>
            </button>
            { for compared.map(|compared| both(lang, props, analysed, compared)) }
        </li>
    }
}

/// Renders both moves in words, and the reason for the alternative.
pub fn reason(lang: Lang, compared: &Compared) -> Html {
    if compared.same {
        return html! {
            <>
                <p>{ lang.say(AnalysisWords::PlayedWas(&compared.played)) }</p>
                <p>{ lang.say(AnalysisWords::Same) }</p>
                <p>{ &compared.why }</p>
            </>
        };
    }
    let why = match compared.why.as_str() {
        "" => lang.say(AnalysisWords::FurtherAhead),
        why => why.to_string(),
    };
    html! {
        <>
            <p>{ lang.say(AnalysisWords::PlayedWas(&compared.played)) }</p>
            <p>{ lang.say(AnalysisWords::OtherWas(&compared.other)) }</p>
            <p>{ why }</p>
        </>
    }
}

/// Renders both moves with the reason, and which of them the board shows.
fn both(lang: Lang, props: &List, analysed: &AnalysedDecision, compared: &Compared) -> Html {
    if compared.same {
        return html! { <div class="judge-both"><p>{ lang.say(AnalysisWords::Same) }</p><p>{ &compared.why }</p></div> };
    }
    let choice = |other: bool, sign: &str, words: AnalysisWords| {
        let chosen = props.shows_other == other;
        html! {
            <button type="button" class={classes!("segment", chosen.then_some("chosen"))} aria-pressed={chosen.to_string()}
                onclick={props.onshow.reform(move |_: MouseEvent| other)}>{ icon(sign, 20) }<span>{ lang.say(words) }</span></button>
        }
    };
    html! {
        <div class="judge-both" key={analysed.entry}>
            { reason(lang, compared) }
            <div class="segments" role="group" aria-label={lang.say(AnalysisWords::ShownMove)}>
                { choice(false, "people", AnalysisWords::Played) }{ choice(true, "mind", AnalysisWords::Other) }
            </div>
        </div>
    }
}
