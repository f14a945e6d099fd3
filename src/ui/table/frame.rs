//! The frame around the board: strip, prompt, board, tray, seats, panel, log, bar. Draws; changes nothing itself.

use std::rc::Rc;

use yew::prelude::*;

use super::super::board::Board;
use super::super::boards::{Ctx, Table};
use super::super::curtain::Curtain;
use super::super::flights::Flights;
use super::super::help::HelpSheet;
use super::super::kit::{IconButton, icon, seal, sign_art};
use super::super::log::{Line, Log, told};
use super::super::route::Route;
use super::super::settings::{AskEnd, use_home};
use super::super::{browser, store};
use super::bar::Bar;
use super::dialogs::{Dialogs, Open};
use super::{Sat, keys};
use crate::lang::table::TableWords;
use crate::lang::{Lang, Names, Words};
use crate::play::{Deed, Play, Show};
use crate::scenes::{Light, Look, Regions, Spot};
use crate::table::{Actor, Eyes, Seat};

#[derive(Properties, PartialEq)]
pub struct FrameProps<G: Table> {
    pub sat: Rc<Sat<G>>,
    pub act: Callback<Deed<G>>,
    pub take_over: Callback<MouseEvent>,
    pub id: AttrValue,
}

/// The parts of the phone's lower half.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Part {
    Panel,
    Hand,
    Players,
    Log,
}

/// The table of one game, or its curtain.
#[component]
pub fn Frame<G: Table>(props: &FrameProps<G>) -> Html {
    let home = use_home();
    let lang = home.lang;
    let sat = &props.sat;
    let play = sat.play.clone();
    let names = use_memo((lang, play.session.head.players.clone()), |(lang, players)| {
        Names::new(*lang, G::TITLES, players)
    });
    let open = use_state_eq(|| None::<Open>);
    let regions = use_state_eq(Regions::default);
    let part = use_state(|| Part::Panel);
    let help = use_state_eq(|| None::<String>);
    let looked = use_state_eq(String::new);

    // A table that changed hands begins with everything closed.
    {
        let (open, help, looked) = (open.clone(), help.clone(), looked.clone());
        use_effect_with(play.show, move |show| {
            if matches!(show, Show::Hand(_)) {
                browser::focus(".strip .who");
            }
            open.set(None);
            help.set(None);
            looked.set(String::new());
        });
    }
    {
        let looked = looked.clone();
        use_effect_with((play.session.len(), play.selection.taken().to_vec()), move |_| {
            looked.set(String::new())
        });
    }
    // Every deed makes a new table, so its address tells whether anything has to be drawn anew.
    let version = Rc::as_ptr(&play) as usize;
    let view = use_memo(version, |_| play.view());
    let story = use_memo((play.session.len(), play.eyes(), lang, names.clone()), {
        let play = play.clone();
        move |(_, eyes, lang, names)| lines::<G>(&play, *eyes, *lang, names)
    });
    let scene = {
        let (play, view, names) = (play.clone(), view.clone(), names.clone());
        let hints = home.settings.hints;
        use_memo((version, lang, *regions, hints), move |(_, lang, regions, hints)| {
            let causes = play.refused.as_ref().map_or(&play.pointed, |r| &r.causes);
            let last = play.shown_entries().checked_sub(1).and_then(|n| play.session.steps().get(n));
            G::scene(&Look {
                view: &view,
                selection: play.may_act().then_some(&play.selection),
                lang: *lang,
                names: &names,
                players: &play.session.head.players,
                causes,
                last: last.map_or(&[], |s| &s.events),
                regions: *regions,
                hints: *hints,
            })
        })
    };
    let ground = use_memo(scene.ground, |number| AttrValue::from(G::ground(*number)));
    {
        let title = match (play.show, play.viewer()) {
            (Show::Curtain(seat), _) | (_, Some(seat)) => format!("{} · Deska", names.of(seat)),
            _ => "Deska".into(),
        };
        use_effect_with(title, |title| browser::set_title(title));
    }
    // The same callback while nothing is played, so that the log is not drawn again for every tap.
    let onpick = use_callback((props.act.clone(), play.session.len()), |n: usize, (act, len)| {
        act.emit(Deed::GoTo((n < *len).then_some(n)))
    });
    keys::use_keys(&play, &props.act, &open, &regions, home.settings.letter_keys);

    if let Show::Curtain(seat) = play.show {
        let player = play.session.head.players.get(seat.index());
        let onleave = Callback::from(|_| Route::Shelf.go());
        return html! {
            <div class={format!("game-{}", G::INFO.id)}>
                { notices(lang, sat, props) }
                <Curtain name={names.of(seat)} symbol={sign_art(G::INFO, player.map_or(0, |p| p.sign))}
                    colour={player.map_or(1, |p| p.colour)} task={G::task(lang, &view, &names)}
                    onreveal={props.act.reform(|()| Deed::Reveal)} {onleave} />
            </div>
        };
    }

    let opener = {
        let help = help.clone();
        Callback::from(move |anchor: String| help.set(Some(anchor)))
    };
    let shown = *regions == Regions::All;
    let ctx =
        Ctx { play: &play, view: &view, lang, names: &names, act: &props.act, regions: shown, help: &opener };
    let spoken = spoken(&ctx, sat.told, &story);
    let legal = scene.places.iter().filter(|p| matches!(p.light, Light::Legal | Light::Quiet)).count();
    let prompt = prompt(&ctx, &looked, legal, &open);
    let panel = G::panel(&ctx);
    let has_panel = panel.is_some() || play.unseen.is_some();
    let shown_part = if *part == Part::Panel && !has_panel { Part::Hand } else { *part };
    let say = |s: TableWords| lang.say(s);
    let onlook = {
        let (looked, scene) = (looked.clone(), scene.clone());
        Callback::from(move |spot| {
            let label = scene.places.iter().find(|p| p.spot == spot).map(|p| p.label.clone());
            looked.set(label.unwrap_or_default());
        })
    };
    let ontap = {
        let (act, play, onlook) = (props.act.clone(), play.clone(), onlook.clone());
        Callback::from(move |spot| {
            if play.selection.is_empty() {
                onlook.emit(spot);
            }
            act.emit(Deed::Tap(spot));
        })
    };
    let onhold = {
        let regions = regions.clone();
        Callback::from(move |spot: Option<Spot>| regions.set(spot.map_or(Regions::None, Regions::Around)))
    };
    let viewer = play.viewer().unwrap_or(Seat::new(0));
    let player = play.session.head.players.get(viewer.index());
    html! {
        <div class={classes!("table", format!("game-{}", G::INFO.id), format!("part-{shown_part:?}").to_lowercase())}>
            <header class={format!("strip seat-{}", player.map_or(1, |p| p.colour))} data-seat={viewer.to_string()}>
                { seal(&sign_art(G::INFO, player.map_or(0, |p| p.sign)), player.map_or(1, |p| p.colour), 34) }
                <h1 class="who" tabindex="-1">{ names.of(viewer) }</h1>
                if player.is_some_and(|p| !p.name.is_empty()) {
                    <span class="strip-sign">{ crate::lang::sign(lang, G::TITLES, player.map_or(0, |p| p.sign)) }</span>
                }
                <span class="grow"></span>
                <span class="pill phase">{ if play.awaits_end() { say(TableWords::AfterTurn) } else { <G as Words>::phase(lang, &view) } }</span>
                { G::strip(&ctx) }
                if G::INFO.secrets {
                <IconButton class="bare" icon={if play.hidden { "eye-off" } else { "eye" }} pressed={Some(play.hidden)}
                    label={say(if play.hidden { TableWords::ShowHand } else { TableWords::HideHand })}
                    onclick={let hidden = play.hidden; ctx.on(move || Deed::Hide(!hidden))} />
                }
                <IconButton class="bare" icon="menu" label={say(TableWords::Menu)} onclick={opens(&open, Open::Menu)} />
            </header>
            { notices(lang, sat, props) }
            <section class={classes!("prompt", play.refused.is_some().then_some("refused"))} aria-label={say(TableWords::Now)}>{ prompt }</section>
            <main class="board-room">
                <Board scene={scene.clone()} ground={(*ground).clone()} label={say(TableWords::Board)} {ontap} {onlook} {onhold}
                    coordinates={home.settings.coordinates} />
            </main>
            { parts(&part, shown_part, has_panel, lang, (<G as Words>::phase(lang, &view), G::tray_name(lang))) }
            <section class="tray" aria-label={G::tray_name(lang)}>
                if play.hidden { <p class="tray-hidden">{ icon("eye-off", 24) }{ say(TableWords::HandHidden) }</p> } else { { G::tray(&ctx) } }
            </section>
            <aside class="side">
                <section class="seats" aria-label={say(TableWords::Players)}>{ for seats(&ctx) }</section>
                <section class="panel-room">
                    if let Some(first) = play.unseen.filter(|_| !play.hidden) { { unseen(&ctx, first, &story) } } else { { for panel } }
                </section>
                <section class={classes!("log-room", has_panel.then_some("behind"))}>
                    <h2 class="cap">{ say(TableWords::Log) }</h2>
                    <Log lines={story.clone()} at={play.cursor} label={say(TableWords::Log)} {onpick} />
                </section>
            </aside>
            { bar(&ctx, home.settings.ask_end) }
            if !G::INFO.secrets && play.cursor.is_none() {
                <p class={format!("banner seat-{}", player.map_or(1, |p| p.colour))} role="alert" key={format!("turn-{viewer}")}>
                    { seal(&sign_art(G::INFO, player.map_or(0, |p| p.sign)), player.map_or(1, |p| p.colour), 48) }
                    { say(TableWords::TurnOf(&names.of(viewer))) }
                </p>
            }
            <Flights gains={scene.gains.clone()} entries={play.shown_entries()} fresh={play.cursor.is_none() && sat.told < play.session.len()} />
            <div class="sr" role="status" aria-live="polite">{ spoken }
                if legal > 0 { { format!(" {}", say(TableWords::LegalCount(legal))) } }
            </div>
            <Dialogs<G> {open} play={play.clone()} view={view.clone()} names={names.clone()} act={props.act.clone()} id={props.id.clone()}
                lines={story.clone()} regions={regions.clone()} help={opener.clone()} />
            if let Some(anchor) = (*help).clone() {
                <HelpSheet doc={G::INFO.id} {anchor} onclose={let help = help.clone(); Callback::from(move |()| help.set(None))} />
            }
        </div>
    }
}

fn opens(open: &UseStateHandle<Option<Open>>, what: Open) -> Callback<MouseEvent> {
    let open = open.clone();
    Callback::from(move |_| open.set(Some(what)))
}

/// The segmented row of the phone.
fn parts(
    part: &UseStateHandle<Part>,
    shown: Part,
    has_panel: bool,
    lang: Lang,
    (now, tray): (String, String),
) -> Html {
    let all = [
        (Part::Panel, now),
        (Part::Hand, tray),
        (Part::Players, lang.say(TableWords::Players)),
        (Part::Log, lang.say(TableWords::Log)),
    ];
    html! {
        <nav class="parts">
            { for all.into_iter().filter(|(p, _)| *p != Part::Panel || has_panel).map(|(p, name)| {
                let part = part.clone();
                html! { <button type="button" aria-pressed={(p == shown).to_string()} onclick={Callback::from(move |_| part.set(p))}>{ name }</button> }
            }) }
        </nav>
    }
}

/// The line above the board: a refusal with its reason, what an aimed action would do, or what is asked.
fn prompt<G: Table>(ctx: &Ctx<G>, looked: &str, legal: usize, open: &UseStateHandle<Option<Open>>) -> Html {
    let (play, lang) = (ctx.play, ctx.lang);
    if let Some(refused) = &play.refused {
        let code = crate::table::Refusal::code(refused.why);
        let help = ctx.help.clone();
        return html! {
            <>
                { icon("warning", 24) }
                <p role="alert" key={refused.number}>{ G::refusal(lang, refused.why) }</p>
                <IconButton class="bare" icon="help" label={lang.say(TableWords::Why)}
                    onclick={Callback::from(move |_| help.emit(format!("refusal-{code}")))} />
            </>
        };
    }
    if let Some(at) = play.cursor {
        let last = play.session.len();
        let go = |n: Option<usize>| ctx.on(move || Deed::GoTo(n));
        return html! {
            <>
                { icon("replay", 24) }
                <p>{ lang.say(TableWords::LookingBack(at, last)) }</p>
                <IconButton class="bare" icon="step-back" label={lang.say(TableWords::Back)} onclick={go(Some(at.saturating_sub(1)))} />
                <IconButton class="bare" icon="step-forward" label={lang.say(TableWords::Forward)} onclick={go(Some(at + 1))} />
                <button type="button" class="btn small" onclick={go(None)}>{ lang.say(TableWords::ToNow) }</button>
            </>
        };
    }
    let text = match play.ready() {
        Some(action) => G::preview(lang, ctx.view, action, ctx.names),
        None if play.awaits_end() => lang.say(TableWords::TurnOver),
        None if !looked.is_empty() && play.selection.is_empty() => looked.to_string(),
        None if legal > 0 && !play.selection.is_empty() => lang.say(TableWords::Aim(legal)),
        None => G::prompt(lang, ctx.view, ctx.names),
    };
    let picked = play.may_act() && !play.selection.is_empty();
    html! {
        <>
            <p>{ text }</p>
            if picked {
                <IconButton class="bare" icon="close" label={lang.say(TableWords::Cleared)} onclick={ctx.on(|| Deed::Clear)} />
            } else if play.may_act() {
                <IconButton class="bare" icon="list" label={lang.say(TableWords::Choices)} onclick={opens(open, Open::Choices)} />
            }
        </>
    }
}

/// What is said aloud after a deed: what happened, as the present eyes may hear it.
fn spoken<G: Table>(ctx: &Ctx<G>, told: usize, story: &[Line]) -> String {
    if let Some(action) = ctx.play.ready() {
        return G::preview(ctx.lang, ctx.view, action, ctx.names);
    }
    let new: Vec<&str> = story.iter().filter(|line| line.entry >= told).map(|line| &*line.text).collect();
    new.join(" ")
}

/// The log through these eyes.
pub fn lines<G: Table>(play: &Play<G>, eyes: Eyes, lang: Lang, names: &Names) -> Vec<Line> {
    let step = |(entry, step): (usize, &crate::table::Step<G>)| {
        let heard: Vec<G::Event> = step.events.iter().filter_map(|e| G::heard(e, eyes)).collect();
        let sentences: Vec<String> = heard.iter().filter_map(|e| G::event(lang, e, names)).collect();
        let actor = match step.entry.actor {
            Actor::Seat(seat) => play
                .session
                .head
                .players
                .get(seat.index())
                .map(|p| (sign_art(G::INFO, p.sign).into(), p.colour)),
            Actor::Chance => None,
        };
        let secret = heard != step.events;
        let notation = if secret { AttrValue::default() } else { step.entry.action.to_string().into() };
        Line { entry, actor, notation, text: told(&sentences).into() }
    };
    let told = |line: &Line| !line.text.is_empty();
    play.session.steps().iter().enumerate().map(step).filter(told).collect()
}

fn seats<'a, G: Table>(ctx: &'a Ctx<'a, G>) -> impl Iterator<Item = Html> + 'a {
    let game = ctx.play.session.game();
    let turn = game.turn().seat();
    let order = ctx.play.viewer().unwrap_or(Seat::new(0)).round(game.seats()).skip(1);
    order.map(move |seat| {
        let player = ctx.player(seat);
        let colour = player.map_or(1, |p| p.colour);
        html! {
            <div class={classes!("seat", (turn == Some(seat)).then_some("deciding"))} key={seat.index()} data-seat={seat.to_string()}>
                { seal(&sign_art(G::INFO, player.map_or(0, |p| p.sign)), colour, 38) }
                <b class="seat-name">{ ctx.names.of(seat) }</b>
                { G::seat(ctx, seat) }
            </div>
        }
    })
}

/// What happened since this player last looked.
fn unseen<G: Table>(ctx: &Ctx<G>, first: usize, story: &[Line]) -> Html {
    let new: Vec<&Line> = story.iter().filter(|l| l.entry >= first).collect();
    html! {
        <div class="unseen">
            <h2>{ ctx.lang.say(TableWords::SinceLastTurn(new.len())) }</h2>
            <ol>{ for new.iter().map(|line| html! { <li key={line.entry}>{ &line.text }</li> }) }</ol>
            <div class="row">
                <button type="button" class="btn" onclick={ctx.on(move || Deed::GoTo(Some(first)))}>{ icon("replay", 20) }{ ctx.lang.say(TableWords::ShowOnBoard) }</button>
                <button type="button" class="btn main" onclick={ctx.on(|| Deed::Clear)}>{ ctx.lang.say(TableWords::Dismiss) }</button>
            </div>
        </div>
    }
}

/// Undo, redo and the one button that commits.
fn bar<G: Table>(ctx: &Ctx<G>, ask: AskEnd) -> Html {
    let (play, lang) = (ctx.play, ctx.lang);
    let lock = play.lock();
    let by = match lock {
        Some(crate::table::Lock::OtherSeat(seat)) => ctx.names.of(seat),
        _ => String::new(),
    };
    let undo = lock.map_or(lang.say(TableWords::Undo), |lock| lang.say(TableWords::Locked(lock, &by)));
    let (text, sub, deed): (String, String, Option<Deed<G>>) = if play.awaits_end() {
        (lang.say(TableWords::EndTurn), lang.say(TableWords::HandOver), Some(Deed::EndTurn))
    } else if let Some(action) = play.ready() {
        let caption = G::commit(lang, ctx.view, action);
        let sub = if play.locks(action) { lang.say(TableWords::CannotUndo) } else { caption.sub };
        (caption.text, sub, Some(Deed::Commit))
    } else if play.may_act() && play.selection.is_empty() && G::end_turn(ctx.view).is_some() {
        let sub = lang.say(TableWords::StepsLeft(G::steps_left(ctx.view)));
        (
            lang.say(if play.asked { TableWords::EndAnyway } else { TableWords::EndTurn }),
            sub,
            Some(Deed::EndTurn),
        )
    } else {
        (lang.say(TableWords::Choose), String::new(), None)
    };
    let main = matches!(deed, Some(Deed::Commit)) || play.awaits_end() || play.asked;
    let idle = deed.is_none();
    let (act, never) = (ctx.act.clone(), ask == AskEnd::Never && !play.asked && !play.awaits_end());
    let onconfirm = Callback::from(move |()| {
        if let Some(deed) = deed.clone() {
            let sure = never && deed == Deed::EndTurn;
            act.emit(deed);
            if sure {
                act.emit(Deed::EndTurn); // the question is switched off: answered at once
            }
        }
    });
    html! {
        <Bar locked={lock.is_some()} undo={undo} redo={lang.say(TableWords::Redo)} can_redo={play.session.can_redo()}
            onundo={ctx.on(|| Deed::Undo)} onreset={ctx.on(|| Deed::ResetTurn)} onredo={ctx.on(|| Deed::Redo)}
            {text} {sub} {main} disabled={idle}
            {onconfirm} />
    }
}

/// Storage trouble, another tab, a record that stops: a sentence each, with what can be done.
fn notices<G: Table>(lang: Lang, sat: &Sat<G>, props: &FrameProps<G>) -> Html {
    let say = |s: TableWords| lang.say(s);
    let id = props.id.clone();
    let export = Callback::from({
        let session = sat.play.session.clone();
        move |_: MouseEvent| browser::download(&format!("{id}.deska"), &crate::table::record::write(&session))
    });
    html! {
        <div class="notices">
            if !sat.ours {
                <p class="notice" role="status">{ say(TableWords::ReadOnly) }
                    <button type="button" class="btn small" onclick={props.take_over.clone()}>{ say(TableWords::TakeOver) }</button></p>
            }
            if let Some(fault) = &sat.broken {
                <p class="notice" role="status">{ say(TableWords::Broken(fault)) } <CopyAndGoOn<G> sat={props.sat.clone()} /></p>
            }
            if let Some(fault) = sat.fault {
                <p class="notice" role="alert">
                    { say(if fault == store::StoreFault::Full { TableWords::StorageFull } else { TableWords::StorageBlocked }) }
                    <button type="button" class="btn small" onclick={export}>{ say(TableWords::Export) }</button></p>
            }
        </div>
    }
}

#[derive(Properties, PartialEq)]
struct CopyProps<G: Table> {
    sat: Rc<Sat<G>>,
}

/// Keeps the broken record and goes on with a copy of the part that plays.
#[component]
fn CopyAndGoOn<G: Table>(props: &CopyProps<G>) -> Html {
    let home = use_home();
    let session = props.sat.play.session.clone();
    let onclick = Callback::from(move |_| {
        let id = store::fresh_id(&store::Local);
        if store::save(&store::Local, &id, &session, browser::now()).is_ok() {
            Route::Play { id }.go();
        }
    });
    html! { <button type="button" class="btn small" {onclick}>{ home.lang.say(TableWords::CopyAndGoOn) }</button> }
}
