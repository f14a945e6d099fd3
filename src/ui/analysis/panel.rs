//! The analysis on the result page: the chances over time, a summary of each person's decisions, and the costliest
//! ones.

use yew::prelude::*;

use super::{Activity, AnalysisState, cost, progress, verdict};
use crate::bots::analysis::{AnalysedDecision, Verdict};
use crate::lang::Lang;
use crate::lang::analysis::AnalysisWords;
use crate::order;
use crate::play::ending::EndPage;
use crate::play::table_view::SeatMark;
use crate::table::Count;
use crate::ui::chart::chart_of;
use crate::ui::kit::{icon, link, seal};
use crate::ui::route::Route;

/// The number of costly decisions listed.
const COSTLIEST: usize = 5;

/// Renders the panel. `id` is that of the saved game.
pub fn panel(lang: Lang, ending: &EndPage, id: &str, analysis: &AnalysisState) -> Html {
    let analysed: Vec<&AnalysedDecision> = analysis.decisions().collect();
    html! {
        <section class="panel over-judged" aria-labelledby="judged-title">
            <h2 id="judged-title">{ lang.say(AnalysisWords::Title) }</h2>
            { progress(lang, analysis) }
            <div class="judge-parts">
                { for analysis.chances().map(|chances| chances_of(lang, ending, &chances)) }
                if !analysed.is_empty() {
                    <div>
                        { counts(lang, ending, &analysed) }
                        { costliest(lang, ending, id, &analysed, analysis.state == Activity::Rests) }
                    </div>
                }
            </div>
        </section>
    }
}

/// Renders the chances over time, one line per seat.
fn chances_of(lang: Lang, ending: &EndPage, chances: &[&[u16]]) -> Html {
    let marks: Vec<&SeatMark> = ending.seats.iter().map(|seat| &seat.mark).collect();
    let line = |mark: &&SeatMark| {
        let percent = |seats: &&[u16]| {
            seats.get(mark.seat.index()).map_or(0, |mille| i32::from(mille / 10 + u16::from(mille % 10 > 4)))
        };
        chances.iter().map(percent).collect()
    };
    let values: Vec<Vec<i32>> = marks.iter().map(line).collect();
    let title = lang.say(AnalysisWords::Chances);
    html! {
        <div>
            <h3>{ &title }</h3>
            { chart_of(lang, ("chances", Count::Turn(0)), &title, &marks, &values) }
        </div>
    }
}

/// Renders how often each verdict was given for each person's decisions.
fn counts(lang: Lang, ending: &EndPage, analysed: &[&AnalysedDecision]) -> Html {
    const ALL: [(Verdict, AnalysisWords); 4] = [
        (Verdict::Best, AnalysisWords::Bests),
        (Verdict::Good, AnalysisWords::Goods),
        (Verdict::Dubious, AnalysisWords::Dubiouses),
        (Verdict::Mistake, AnalysisWords::Mistakes),
    ];
    let marks = ending.seats.iter().map(|seat| &seat.mark);
    let decided = marks.filter(|mark| analysed.iter().any(|analysed| analysed.seat == mark.seat));
    html! {
        <table class="judge-counts">
            <caption class="sr">{ lang.say(AnalysisWords::Counts) }</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="sr">{ lang.say(AnalysisWords::Seat) }</span></th>
                    { for ALL.map(|(_, words)| html! { <th scope="col">{ lang.say(words) }</th> }) }
                </tr>
            </thead>
            <tbody>
                { for decided.map(|mark| html! {
                    <tr>
                        <th scope="row">{ seal(&mark.symbol, mark.colour, 22) }<span>{ &mark.name }</span></th>
                        { for ALL.map(|(verdict, _)| {
                            let own = analysed.iter().filter(|one| one.seat == mark.seat && one.verdict() == verdict);
                            html! { <td>{ own.count() }</td> }
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// Renders the costliest decisions as links to the board, and a link to all of them.
fn costliest(lang: Lang, ending: &EndPage, id: &str, analysed: &[&AnalysedDecision], rests: bool) -> Html {
    let mut costly: Vec<&AnalysedDecision> =
        analysed.iter().copied().filter(|analysed| analysed.verdict() >= Verdict::Dubious).collect();
    order::short_by(&mut costly, |one, other| other.loss.cmp(&one.loss));
    costly.truncate(COSTLIEST);
    let line = |analysed: &&AnalysedDecision| {
        let mark = ending.seats.iter().map(|seat| &seat.mark).find(|mark| mark.seat == analysed.seat);
        let to = Route::ReplayAt { id: id.to_string(), entry: analysed.entry };
        html! {
            <li>
                <a href={to.address()}>
                    { for mark.map(|mark| seal(&mark.symbol, mark.colour, 22)) }
                    <span class="judge-what">{ for mark.map(|mark| html! { <span class="sr">{ &mark.name }{ ": " }</span> }) }
                        { verdict(lang, analysed) }{ " " }{ cost(lang, analysed) }</span>
                    { icon("step-forward", 20) }
                </a>
            </li>
        }
    };
    let first =
        analysed.first().map(|analysed| Route::ReplayAt { id: id.to_string(), entry: analysed.entry });
    html! {
        <>
            if !costly.is_empty() {
                <h3>{ lang.say(AnalysisWords::Costliest) }</h3>
                <ol class="judge-costly">{ for costly.iter().map(line) }</ol>
            } else if rests {
                <p>{ lang.say(AnalysisWords::NothingCostly) }</p>
            }
            { for first.map(|to| html! {
                { link("btn small", Some(("replay", 20)), lang.say(AnalysisWords::OnTheBoard), to.address()) }
            }) }
        </>
    }
}
