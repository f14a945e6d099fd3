//! The analysis on the result page: the chances over time, a summary of each person's decisions, and the costliest
//! ones.

use yew::prelude::*;

use super::{Activity, Judging, cost, progress, verdict};
use crate::bots::judge::{AnalysedDecision, Verdict};
use crate::lang::Lang;
use crate::lang::judge::JudgeWords;
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
pub fn panel(lang: Lang, ending: &EndPage, id: &str, judging: &Judging) -> Html {
    let judged: Vec<&AnalysedDecision> = judging.decisions().collect();
    html! {
        <section class="panel over-judged" aria-labelledby="judged-title">
            <h2 id="judged-title">{ lang.say(JudgeWords::Title) }</h2>
            { progress(lang, judging) }
            <div class="judge-parts">
                { for judging.chances().map(|chances| chances_of(lang, ending, &chances)) }
                if !judged.is_empty() {
                    <div>
                        { counts(lang, ending, &judged) }
                        { costliest(lang, ending, id, &judged, judging.state == Activity::Rests) }
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
    let title = lang.say(JudgeWords::Chances);
    html! {
        <div>
            <h3>{ &title }</h3>
            { chart_of(lang, ("chances", Count::Turn(0)), &title, &marks, &values) }
        </div>
    }
}

/// Renders how often each verdict was given for each person's decisions.
fn counts(lang: Lang, ending: &EndPage, judged: &[&AnalysedDecision]) -> Html {
    const ALL: [(Verdict, JudgeWords); 4] = [
        (Verdict::Best, JudgeWords::Bests),
        (Verdict::Good, JudgeWords::Goods),
        (Verdict::Doubtful, JudgeWords::Doubtfuls),
        (Verdict::Mistake, JudgeWords::Mistakes),
    ];
    let marks = ending.seats.iter().map(|seat| &seat.mark);
    let decided = marks.filter(|mark| judged.iter().any(|judged| judged.seat == mark.seat));
    html! {
        <table class="judge-counts">
            <caption class="sr">{ lang.say(JudgeWords::Counts) }</caption>
            <thead>
                <tr>
                    <th scope="col"><span class="sr">{ lang.say(JudgeWords::Seat) }</span></th>
                    { for ALL.map(|(_, words)| html! { <th scope="col">{ lang.say(words) }</th> }) }
                </tr>
            </thead>
            <tbody>
                { for decided.map(|mark| html! {
                    <tr>
                        <th scope="row">{ seal(&mark.symbol, mark.colour, 22) }<span>{ &mark.name }</span></th>
                        { for ALL.map(|(verdict, _)| {
                            let own = judged.iter().filter(|one| one.seat == mark.seat && one.verdict() == verdict);
                            html! { <td>{ own.count() }</td> }
                        }) }
                    </tr>
                }) }
            </tbody>
        </table>
    }
}

/// Renders the costliest decisions as links to the board, and a link to all of them.
fn costliest(lang: Lang, ending: &EndPage, id: &str, judged: &[&AnalysedDecision], rests: bool) -> Html {
    let mut costly: Vec<&AnalysedDecision> =
        judged.iter().copied().filter(|judged| judged.verdict() >= Verdict::Doubtful).collect();
    order::short_by(&mut costly, |one, other| other.loss.cmp(&one.loss));
    costly.truncate(COSTLIEST);
    let line = |judged: &&AnalysedDecision| {
        let mark = ending.seats.iter().map(|seat| &seat.mark).find(|mark| mark.seat == judged.seat);
        let to = Route::ReplayAt { id: id.to_string(), entry: judged.entry };
        html! {
            <li>
                <a href={to.address()}>
                    { for mark.map(|mark| seal(&mark.symbol, mark.colour, 22)) }
                    <span class="judge-what">{ for mark.map(|mark| html! { <span class="sr">{ &mark.name }{ ": " }</span> }) }
                        { verdict(lang, judged) }{ " " }{ cost(lang, judged) }</span>
                    { icon("step-forward", 20) }
                </a>
            </li>
        }
    };
    let first = judged.first().map(|judged| Route::ReplayAt { id: id.to_string(), entry: judged.entry });
    html! {
        <>
            if !costly.is_empty() {
                <h3>{ lang.say(JudgeWords::Costliest) }</h3>
                <ol class="judge-costly">{ for costly.iter().map(line) }</ol>
            } else if rests {
                <p>{ lang.say(JudgeWords::NothingCostly) }</p>
            }
            { for first.map(|to| html! {
                { link("btn small", Some(("replay", 20)), lang.say(JudgeWords::OnTheBoard), to.address()) }
            }) }
        </>
    }
}
