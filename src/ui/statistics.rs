//! Statistics of the games that were finished on this device. Nothing is requested from the network and nothing is
//! sent.

mod face;
pub mod person;

use gloo_timers::callback::Timeout;
use yew::prelude::*;

use super::browser;
use super::kit::page::Page;
use super::kit::{button, link};
use super::route::Route;
use super::settings::use_home;
use super::store::{self, Local, Past};
use crate::games::{self, SHELF};
use crate::lang::Lang;
use crate::lang::common::{CommonWords, Games};
use crate::lang::saves::StatsWords;
use crate::lang::setup::SetupWords;
use crate::order;
use crate::table::Controller;

/// The number of people to choose from: those who played most.
const MAX_PEOPLE: usize = 8;

/// The statistics of one game.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct GameTally {
    /// Id of the game.
    pub game: String,
    pub finished: usize,
    /// The number of games per number of seats, the smallest table first.
    pub tables: Vec<(usize, usize)>,
    /// When the last one was finished, in milliseconds since 1970.
    pub last: f64,
    /// The players, those with the most games first.
    pub players: Vec<PlayerTally>,
}

/// The statistics of one player: a person by name, or all computers of one level.
#[derive(Clone, PartialEq, Debug)]
pub struct PlayerTally {
    pub name: String,
    pub controller: Controller,
    pub games: usize,
    pub wins: usize,
    /// The number of games with a score, and the sum of the scores.
    pub scored: (usize, i64),
    pub best: Option<i32>,
}

impl PlayerTally {
    /// Returns the mean score in tenths, rounded.
    pub fn mean(&self) -> Option<i64> {
        let (games, sum) = (self.scored.0 as i64, self.scored.1);
        (games > 0).then(|| (sum * 20 + games * sum.signum()) / (games * 2))
    }
}

/// Counts finished games, in the order of the shelf.
pub fn tallies(past: &[Past]) -> Vec<GameTally> {
    let tally = |game: &'static str| {
        let mut tally = GameTally { game: game.to_string(), ..GameTally::default() };
        past.iter().filter(|past| past.game == game).for_each(|past| count(&mut tally, past));
        order::short_by(&mut tally.tables, |one, other| one.0.cmp(&other.0));
        order::short_by(&mut tally.players, |one, other| {
            other
                .games
                .cmp(&one.games)
                .then(other.wins.cmp(&one.wins))
                .then_with(|| one.name.cmp(&other.name))
        });
        tally
    };
    SHELF.iter().map(|shelf| tally(shelf.id)).filter(|tally| tally.finished > 0).collect()
}

fn count(tally: &mut GameTally, past: &Past) {
    tally.finished += 1;
    tally.last = tally.last.max(past.when);
    let seats = past.seats.len();
    match tally.tables.iter_mut().find(|table| table.0 == seats) {
        Some(table) => table.1 += 1,
        None => tally.tables.push((seats, 1)),
    }
    // Two computers of one level at one table are two results of the same player, in one game.
    let mut met: Vec<usize> = Vec::new();
    for seat in &past.seats {
        let name = if seat.controller.is_person() { seat.name.as_str() } else { "" };
        let known =
            tally.players.iter().position(|one| one.name == name && one.controller == seat.controller);
        let nth = known.unwrap_or_else(|| {
            let new = PlayerTally {
                name: name.into(),
                controller: seat.controller,
                games: 0,
                wins: 0,
                scored: (0, 0),
                best: None,
            };
            tally.players.push(new);
            tally.players.len() - 1
        });
        let player = &mut tally.players[nth];
        player.games += usize::from(!met.contains(&nth));
        met.push(nth);
        player.wins += usize::from(seat.place == 1);
        if let Some(score) = seat.score {
            player.scored = (player.scored.0 + 1, player.scored.1 + i64::from(score));
            player.best = Some(player.best.map_or(score, |best| best.max(score)));
        }
    }
}

/// The statistics page. Games that were imported, or finished before there were statistics, are read one by one
/// while it is open.
#[component]
pub fn Statistics() -> Html {
    let lang = use_home().lang;
    let read = use_state(|| 0usize); // number of games read meanwhile
    let waiting = use_state(|| store::unremembered(&Local));
    use_effect_with(*read, {
        let (read, waiting) = (read.clone(), waiting.clone());
        move |nth| {
            let next = nth + 1;
            let later = waiting.get(*nth).cloned().map(|meta| {
                Timeout::new(0, move || {
                    store::remember_kept(&Local, &meta);
                    read.set(next);
                })
            });
            move || drop(later)
        }
    });
    let sure = use_state(|| false);
    let ask = |to: bool| {
        let sure = sure.setter();
        Callback::from(move |_: MouseEvent| sure.set(to))
    };
    let forget = {
        let (read, sure, waiting) = (read.clone(), sure.clone(), waiting.clone());
        Callback::from(move |_: MouseEvent| {
            store::forget_past(browser::now());
            sure.set(false);
            waiting.set(Vec::new());
            read.set(*read + 1);
        })
    };
    let past = store::past(&Local);
    let all = tallies(&past);
    let people = person::people(&past);
    let chosen = use_state(|| 0usize);
    let name = people.get(*chosen).or(people.first());
    let choose = |nth: usize| {
        let chosen = chosen.setter();
        Callback::from(move |_: MouseEvent| chosen.set(nth))
    };
    html! {
        <Page title={lang.say(StatsWords::Title)} class="statistics">
            if all.is_empty() { <p>{ lang.say(StatsWords::Empty) }</p> }
            if let Some(name) = name {
                if people.len() > 1 {
                    <div class="row wrap stat-people" role="group" aria-label={lang.say(StatsWords::Player)}>
                        { for people.iter().take(MAX_PEOPLE).enumerate().map(|(nth, one)| html! {
                            <button type="button" key={one.clone()} class="btn" aria-pressed={(one == name).to_string()} onclick={choose(nth)}>
                                if one.is_empty() { { lang.say(StatsWords::Alone) } } else { { one } }
                            </button>
                        }) }
                    </div>
                }
                { face::face(lang, &person::person(&past, name)) }
            }
            if *read < waiting.len() {
                <p class="soft" role="status">{ lang.say(CommonWords::Loading) }</p>
            }
            if !all.is_empty() {
                <details class="panel" open={name.is_none()}>
                    <summary>{ lang.say(StatsWords::AllGames) }</summary>
                    <p class="soft">{ lang.say(StatsWords::Counted) }</p>
                    { for all.iter().map(|tally| section(lang, tally)) }
                </details>
            }
            <div class="row wrap">
                { link("btn", None, lang.say(CommonWords::SavedGames), Route::Saves.address()) }
                if *sure {
                    <p role="alert">{ lang.say(StatsWords::Sure) }</p>
                    { button("btn", None, lang.say(StatsWords::Forget), forget) }
                    { button("btn", None, lang.say(StatsWords::Keep), ask(false)) }
                } else if !all.is_empty() {
                    { button("btn", None, lang.say(StatsWords::ForgetAll), ask(true)) }
                }
            </div>
        </Page>
    }
}

/// Renders one game: the number of games, the tables, and the players.
pub fn section(lang: Lang, tally: &GameTally) -> Html {
    let tables: Vec<String> =
        tally.tables.iter().map(|(seats, games)| lang.say(StatsWords::Table(*seats, *games))).collect();
    let last = browser::moment(lang, tally.last);
    let heads =
        [StatsWords::Player, StatsWords::Played, StatsWords::Wins, StatsWords::Mean, StatsWords::Best];
    html! {
        <section key={tally.game.clone()} class={format!("panel tally game-{}", tally.game)}>
            <h2>{ games::name(lang, &tally.game) }</h2>
            <p><b>{ lang.say(Games(tally.finished)) }</b>{ format!(" ({})", tables.join("; ")) }</p>
            if !last.is_empty() {
                <p class="soft">{ lang.say(StatsWords::Last(&last)) }</p>
            }
            <div class="tally-room" tabindex="0" role="region" aria-label={games::name(lang, &tally.game)}>
                <table>
                    <thead><tr>{ for heads.map(|head| html! { <th scope="col">{ lang.say(head) }</th> }) }</tr></thead>
                    <tbody>{ for tally.players.iter().map(|player| row(lang, player)) }</tbody>
                </table>
            </div>
        </section>
    }
}

fn row(lang: Lang, player: &PlayerTally) -> Html {
    let name = match player.controller {
        Controller::Person if player.name.is_empty() => lang.say(StatsWords::Nameless),
        Controller::Person => player.name.clone(),
        computer @ Controller::Computer(_) => lang.say(SetupWords::Controller(computer)),
    };
    let none = || "–".to_string();
    html! {
        <tr>
            <th scope="row">{ name }</th>
            <td>{ player.games }</td>
            <td>{ player.wins }</td>
            <td>{ player.mean().map_or_else(none, |mean| lang.say(StatsWords::Tenths(mean))) }</td>
            <td>{ player.best.map_or_else(none, |best| best.to_string()) }</td>
        </tr>
    }
}
