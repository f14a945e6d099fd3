//! The statistics of one person: share of wins, streak, games, opponents, latest places, records.

use yew::prelude::*;

use super::super::browser;
use super::super::kit::{art, icon, link};
use super::super::route::Route;
use super::super::store::{self, Local};
use super::person::{PersonTally, PlayedGame, Rival};
use crate::games;
use crate::lang::Lang;
use crate::lang::common::CommonWords;
use crate::lang::saves::StatsWords;
use crate::lang::setup::SetupWords;
use crate::table::Controller;

/// The number of games from which shares and places are shown as pictures.
const WORTH: usize = 3;

/// Renders everything about one person.
pub fn face(lang: Lang, tally: &PersonTally) -> Html {
    let kept: Vec<String> = store::list(&Local).into_iter().map(|meta| meta.id).collect();
    let (wins, games) = (tally.wins(), tally.played.len());
    html! {
        <div class="stat">
            { share(lang, wins, games) }
            { streak(lang, tally.rows()) }
            { since(lang, tally) }
            { by_game(lang, tally) }
            { rivals(lang, &tally.rivals) }
            if games >= WORTH { { places(lang, tally, &kept) } }
            { for records(lang, tally, &kept) }
        </div>
    }
}

fn share(lang: Lang, wins: usize, games: usize) -> Html {
    let percent = wins * 100 / games.max(1);
    html! {
        <section class="panel stat-share">
            if games >= WORTH {
                <svg viewBox="0 0 40 40" width="112" height="112" aria-hidden="true" focusable="false">
                    <circle cx="20" cy="20" r="16" /><circle class="won" cx="20" cy="20" r="16" pathLength="100" stroke-dasharray={format!("{percent} 100")} />
                    <text x="20" y="23.2">{ format!("{percent} %") }</text>
                </svg>
            }
            <p><b class="stat-number">{ wins }</b><span>{ lang.say(StatsWords::Share(wins, games)) }</span></p>
        </section>
    }
}

fn streak(lang: Lang, (now, best): (usize, usize)) -> Html {
    html! {
        <section class={classes!("panel", "stat-row", (now > 1).then_some("on"))}>
            <span class="stat-laurel">{ art("laurel", 84) }<b>{ now }</b></span>
            <p><span>{ lang.say(StatsWords::InARow(now)) }</span><small>{ lang.say(StatsWords::BestRow(best)) }</small></p>
        </section>
    }
}

fn since(lang: Lang, tally: &PersonTally) -> Html {
    let first = tally.played.first().map(|played| browser::moment(lang, played.when)).unwrap_or_default();
    let games = lang.say(crate::lang::common::Games(tally.played.len()));
    html! {
        <section class="panel stat-since">
            <p><b>{ games }</b>if !first.is_empty() { <small>{ lang.say(StatsWords::Since(&first)) }</small> }</p>
        </section>
    }
}

fn emblem(game: &str) -> Html {
    let shade = |shade: &'static str| {
        html! { <img class={format!("for-{shade}")} src={format!("emblems/{game}-{shade}.svg")} alt="" width="35" height="40" loading="lazy" /> }
    };
    html! { <span class="stat-box">{ shade("light") }{ shade("dark") }</span> }
}

/// Renders a bar, in hundredths of the longest one: its full length, and the filled part. The filled part is at the
/// right end if `ends` is set.
fn bar(all: usize, part: usize, most: usize, ends: bool) -> Html {
    let hundredths = |count: usize| count * 100 / most.max(1);
    let rect = |class: &'static str, count: usize| {
        let (width, x) = (hundredths(count), if ends { 100 - hundredths(count) } else { 0 });
        html! { <rect {class} x={x.to_string()} width={width.to_string()} height="1" /> }
    };
    html! {
        <svg class="stat-bar" viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
            { rect("all", all) }{ rect("part", part) }
        </svg>
    }
}

fn by_game(lang: Lang, tally: &PersonTally) -> Html {
    let games = tally.by_game();
    let most = games.iter().map(|(_, _, games)| *games).max().unwrap_or_default();
    let line = |(game, wins, count): (&'static str, usize, usize)| {
        html! {
            <li class={format!("game-{game}")}>
                { emblem(game) }
                <p><b>{ games::name(lang, game) }</b><span>{ lang.say(StatsWords::Of(wins, count)) }</span></p>
                { bar(count, wins, most, false) }
            </li>
        }
    };
    html! { <section class="panel stat-games"><h2>{ lang.say(StatsWords::ByGame) }</h2><ul>{ for games.into_iter().map(line) }</ul></section> }
}

fn rivals(lang: Lang, rivals: &[Rival]) -> Html {
    let most = rivals.iter().map(|rival| rival.ahead.max(rival.behind)).max().unwrap_or_default();
    let line = |rival: &Rival| {
        let name = match rival.controller {
            Controller::Person if rival.name.is_empty() => lang.say(StatsWords::Nameless),
            Controller::Person => rival.name.clone(),
            computer @ Controller::Computer(_) => lang.say(SetupWords::Controller(computer)),
        };
        let number = |n: usize, other: usize| {
            if n > other {
                html! { <b>{ n }</b> }
            } else {
                html! { <span>{ n }</span> }
            }
        };
        html! {
            <li>
                <p>if !rival.controller.is_person() { { icon("mind", 18) } }<span>{ name }</span></p>
                { number(rival.ahead, rival.behind) }
                { bar(0, rival.ahead, most, true) }{ bar(rival.behind, 0, most, false) }
                { number(rival.behind, rival.ahead) }
            </li>
        }
    };
    html! { <section class="panel stat-rivals"><h2>{ lang.say(StatsWords::Rivals) }</h2><ul>{ for rivals.iter().take(6).map(line) }</ul></section> }
}

/// Renders the places one by one. A win is a filled disc with a tick, and the picture below shows its game.
fn places(lang: Lang, tally: &PersonTally, kept: &[String]) -> Html {
    let last = tally.last();
    let rows = last.iter().map(|played| played.place).max().unwrap_or(1).max(2);
    let at = |place: u8| (f32::from(place) - 0.5) / f32::from(rows) * 100.0;
    let row_now = last.iter().rev().take_while(|played| played.place == 1).count();
    let line = |(nth, played): (usize, &PlayedGame)| {
        let label = format!(
            "{}: {}, {}",
            games::name(lang, &played.game),
            lang.say(StatsWords::Placed(played.place, played.seats)),
            browser::moment(lang, played.when)
        );
        let before = nth.checked_sub(1).and_then(|nth| last.get(nth)).map(|before| before.place);
        let inside = html! {
            <>
                <span class="stat-lane">
                    if let Some(before) = before {
                        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true" focusable="false">
                            <path d={format!("M0 {} 100 {}", at(before), at(played.place))} />
                        </svg>
                    }
                    <i class={format!("at-{}", played.place)}>if played.place == 1 { { icon("check", 14) } }</i>
                </span>
                { emblem(&played.game) }
            </>
        };
        let streak = (row_now > 1 && nth + row_now >= last.len()).then_some("streak");
        let class = classes!(format!("game-{}", played.game), (played.place == 1).then_some("won"), streak);
        html! {
            <li {class}>
                if kept.contains(&played.id) {
                    <a href={Route::Play { id: played.id.clone() }.address()} aria-label={label.clone()} title={label}>{ inside }</a>
                } else {
                    <span role="img" aria-label={label.clone()} title={label}>{ inside }</span>
                }
            </li>
        }
    };
    html! {
        <section class="panel stat-last">
            <h2>{ lang.say(StatsWords::LastGames(last.len())) }</h2>
            <div class={format!("rows-{rows}")}>
                <ol class="stat-places" aria-hidden="true">{ for (1..=rows).map(|place| html! { <li>{ format!("{place}.") }</li> }) }</ol>
                <ol class="stat-lanes">{ for last.iter().enumerate().map(line) }</ol>
            </div>
        </section>
    }
}

fn records(lang: Lang, tally: &PersonTally, kept: &[String]) -> Vec<Html> {
    let heads = [StatsWords::MostPoints, StatsWords::ClosestWin, StatsWords::LargestLead];
    let card = |(head, played): (StatsWords, Option<&PlayedGame>)| {
        let played = played?;
        let (score, lead) = played.score?;
        let number = match head {
            StatsWords::MostPoints => score.to_string(),
            StatsWords::ClosestWin => format!("{score} : {}", score - lead),
            _ => format!("+{lead}"),
        };
        let watch = kept.contains(&played.id).then(|| Route::Replay { id: played.id.clone() }.address());
        Some(html! {
            <section class={format!("panel stat-record game-{}", played.game)}>
                <span class="stat-art">{ emblem(&played.game) }</span>
                <h2>{ lang.say(head) }</h2>
                <b class="stat-number">{ number }</b>
                <small>{ format!("{}, {}", games::name(lang, &played.game), browser::moment(lang, played.when)) }</small>
                { for watch.map(|address| link("btn", Some(("replay", 20)), lang.say(CommonWords::Replay), address)) }
            </section>
        })
    };
    heads.into_iter().zip(tally.records()).filter_map(card).collect()
}
