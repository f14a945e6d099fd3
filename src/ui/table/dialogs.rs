//! What opens over the table: the menu and its sheets. Every action can be reached from here by words alone.

use std::rc::Rc;

use yew::prelude::*;

use super::super::boards::{Ctx, Table};
use super::super::browser;
use super::super::help::HelpSheet;
use super::super::kit::{Dialog, icon, seal, sign_art};
use super::super::log::{Line, Log};
use super::super::route::Route;
use super::super::settings::use_home;
use crate::lang::common::CommonWords;
use crate::lang::table::TableWords;
use crate::lang::{Lang, Names};
use crate::play::{Deed, Play};
use crate::scenes::Regions;
use crate::table::Seat;
use crate::table::record;

/// Which sheet is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Open {
    Menu,
    Log,
    Players,
    Text,
    Choices,
    Type,
    Keys,
    TakeBack,
}

#[derive(Properties, PartialEq)]
pub struct DialogsProps<G: Table> {
    pub open: UseStateHandle<Option<Open>>,
    pub play: Rc<Play<G>>,
    pub view: Rc<G::View>,
    pub names: Rc<Names>,
    pub act: Callback<Deed<G>>,
    pub id: AttrValue,
    pub lines: Rc<Vec<Line>>,
    pub regions: UseStateHandle<Regions>,
    /// Opens a paragraph of the rules.
    pub help: Callback<String>,
}

#[component]
pub fn Dialogs<G: Table>(props: &DialogsProps<G>) -> Html {
    let home = use_home();
    let lang = home.lang;
    let Some(open) = *props.open else { return Html::default() };
    let onclose = {
        let open = props.open.clone();
        Callback::from(move |()| open.set(None))
    };
    let (title, body) = match open {
        Open::Menu => (TableWords::Menu, html! { <Menu<G> table={props_of(props)} /> }),
        Open::Log => (TableWords::Log, log(props, lang)),
        Open::Players => (TableWords::Players, players(props, lang)),
        Open::Text => (TableWords::TextView, text_view::<G>(lang, &props.view, &props.names)),
        Open::Choices => (TableWords::Choices, html! { <Choices<G> table={props_of(props)} /> }),
        Open::Type => (TableWords::TypeMove, html! { <TypeMove<G> table={props_of(props)} /> }),
        Open::Keys => return html! { <HelpSheet doc="app" anchor="keyboard" {onclose} /> },
        Open::TakeBack => (TableWords::TakeBack, html! { <TakeBack<G> table={props_of(props)} /> }),
    };
    html! { <Dialog title={lang.say(title)} {onclose} class={classes!(format!("sheet-{open:?}").to_lowercase())}>{ body }</Dialog> }
}

/// The props again, for a part that needs hooks of its own.
fn props_of<G: Table>(props: &DialogsProps<G>) -> Rc<DialogsProps<G>> {
    let DialogsProps { open, play, view, names, act, id, lines, regions, help } = props;
    Rc::new(DialogsProps {
        open: open.clone(),
        play: play.clone(),
        view: view.clone(),
        names: names.clone(),
        act: act.clone(),
        id: id.clone(),
        lines: lines.clone(),
        regions: regions.clone(),
        help: help.clone(),
    })
}

#[derive(Properties, PartialEq)]
struct PartProps<G: Table> {
    table: Rc<DialogsProps<G>>,
}

#[component]
fn Menu<G: Table>(props: &PartProps<G>) -> Html {
    let lang = use_home().lang;
    let table = &props.table;
    let say = |s: TableWords| lang.say(s);
    let go = |to: Open| {
        let open = table.open.clone();
        Callback::from(move |_: MouseEvent| open.set(Some(to)))
    };
    let leave = |to: Route| Callback::from(move |_: MouseEvent| to.go());
    let rules = {
        let (help, open) = (table.help.clone(), table.open.clone());
        Callback::from(move |_: MouseEvent| {
            open.set(None);
            help.emit(String::new());
        })
    };
    let regions = {
        let (regions, open) = (table.regions.clone(), table.open.clone());
        Callback::from(move |_: MouseEvent| {
            regions.set(if *regions == Regions::All { Regions::None } else { Regions::All });
            open.set(None);
        })
    };
    // Straight into a file: the record holds everybody's secrets, so it is not shown.
    let export = {
        let (session, id, open) = (table.play.session.clone(), table.id.clone(), table.open.clone());
        Callback::from(move |_: MouseEvent| {
            browser::download(&format!("{id}.deska"), &record::write(&session));
            open.set(None);
        })
    };
    let item = |image: &str, text: String, onclick: Callback<MouseEvent>| {
        html! { <li><button type="button" class="menu-item" {onclick}>{ icon(image, 24) }{ text }</button></li> }
    };
    html! {
        <ul class="menu">
            { item("help", say(TableWords::Rules), rules) }
            { item("list", say(TableWords::Choices), go(Open::Choices)) }
            { item("keyboard", say(TableWords::TypeMove), go(Open::Type)) }
            { item("info", say(TableWords::TextView), go(Open::Text)) }
            { item("crown", G::regions_name(lang), regions) }
            { item("replay", say(TableWords::Log), go(Open::Log)) }
            if table.play.session.head.takeback { { item("undo", say(TableWords::TakeBack), go(Open::TakeBack)) } }
            { item("keyboard", say(TableWords::Keys), go(Open::Keys)) }
            { item("export", say(TableWords::Export), export) }
            { item("gear", say(TableWords::Settings), leave(Route::Settings)) }
            { item("home", lang.say(CommonWords::Home), leave(Route::Shelf)) }
        </ul>
    }
}

fn log<G: Table>(props: &DialogsProps<G>, lang: Lang) -> Html {
    let (act, open, len) = (props.act.clone(), props.open.clone(), props.play.session.len());
    let onpick = Callback::from(move |n: usize| {
        open.set(None);
        act.emit(Deed::GoTo((n < len).then_some(n)));
    });
    html! { <Log lines={props.lines.clone()} at={props.play.cursor} label={lang.say(TableWords::Log)} {onpick} /> }
}

fn players<G: Table>(props: &DialogsProps<G>, lang: Lang) -> Html {
    let ctx = Ctx {
        play: &props.play,
        view: &props.view,
        lang,
        names: &props.names,
        act: &props.act,
        regions: *props.regions == Regions::All,
        help: &props.help,
    };
    let seats = Seat::all(props.play.session.game().seats());
    html! {
        <div class="seats">{ for seats.map(|seat| {
            let player = ctx.player(seat);
            html! {
                <div class="seat" key={seat.index()}>
                    { seal(&sign_art(G::INFO, player.map_or(0, |p| p.sign)), player.map_or(1, |p| p.colour), 38) }
                    <b class="seat-name">{ ctx.names.of(seat) }</b>
                    { G::seat(&ctx, seat) }
                </div>
            }
        }) }</div>
    }
}

fn text_view<G: Table>(lang: Lang, view: &G::View, names: &Names) -> Html {
    html! {
        <div class="text-view">{ for G::describe(lang, view, names).into_iter().map(|(head, lines)| html! {
            <section><h3>{ head }</h3><ul>{ for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul></section>
        }) }</div>
    }
}

/// How many choices are listed at once; typing narrows them down.
const LISTED: usize = 60;

/// Every legal action as a button with words.
#[component]
fn Choices<G: Table>(props: &PartProps<G>) -> Html {
    let lang = use_home().lang;
    let table = &props.table;
    let filter = use_state(String::new);
    let oninput = {
        let filter = filter.clone();
        Callback::from(move |event: InputEvent| {
            let field: web_sys::HtmlInputElement = event.target_unchecked_into();
            filter.set(field.value().to_lowercase());
        })
    };
    let legal: Vec<G::Action> =
        if table.play.may_act() { table.play.session.game().legal() } else { Vec::new() };
    let named = legal.into_iter().map(|action| (G::action(lang, &action), action));
    let fits = |(words, action): &(String, G::Action)| {
        words.to_lowercase().contains(&**filter) || action.to_string().to_lowercase().contains(&**filter)
    };
    let found: Vec<(String, G::Action)> = named.filter(fits).collect();
    let more = found.len().saturating_sub(LISTED);
    html! {
        <div class="all-moves">
            <label class="field"><span>{ lang.say(TableWords::ChoicesHint) }</span>
                <input type="search" value={(*filter).clone()} {oninput} autofocus=true /></label>
            <p role="status">{ found.len() }</p>
            <ul class="menu">{ for found.into_iter().take(LISTED).map(|(words, action)| {
                let (act, open, notation) = (table.act.clone(), table.open.clone(), action.to_string());
                let onclick = Callback::from(move |_| {
                    open.set(None);
                    act.emit(Deed::Do(action.clone()));
                });
                html! { <li><button type="button" class="menu-item" {onclick}>{ words }<code>{ notation }</code></button></li> }
            }) }</ul>
            if more > 0 { <p>{ format!("+ {more}") }</p> }
        </div>
    }
}

/// A move as text in the notation of records; refusals are the same as on the board.
#[component]
fn TypeMove<G: Table>(props: &PartProps<G>) -> Html {
    let lang = use_home().lang;
    let table = props.table.clone();
    let typed = use_state(String::new);
    let wrong = use_state(String::new);
    let oninput = {
        let (typed, wrong) = (typed.clone(), wrong.clone());
        Callback::from(move |event: InputEvent| {
            let field: web_sys::HtmlInputElement = event.target_unchecked_into();
            typed.set(field.value());
            wrong.set(String::new());
        })
    };
    let onsubmit = {
        let (typed, wrong) = (typed.clone(), wrong.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            match typed.trim().parse::<G::Action>() {
                Ok(action) => {
                    table.open.set(None);
                    table.act.emit(Deed::Do(action));
                }
                Err(reason) => wrong.set(reason),
            }
        })
    };
    html! {
        <form class="type-move" {onsubmit}>
            <label class="field"><span>{ lang.say(TableWords::TypeMoveHint) }</span>
                <input type="text" id="typed-move" value={(*typed).clone()} {oninput} autocomplete="off" autocapitalize="off" spellcheck="false" autofocus=true /></label>
            if !wrong.is_empty() { <p class="field-wrong" role="alert">{ lang.say(TableWords::NotAMove(&wrong)) }</p> }
            <button type="submit" class="btn main">{ lang.say(TableWords::Do) }</button>
        </form>
    }
}

/// Going back by consent: a line is chosen, then every player touches their own sign.
#[component]
fn TakeBack<G: Table>(props: &PartProps<G>) -> Html {
    let lang = use_home().lang;
    let table = props.table.clone();
    let to = use_state(|| None::<usize>);
    let agreed = use_state(Vec::<usize>::new);
    let Some(entries) = *to else {
        let onpick = {
            let to = to.clone();
            Callback::from(move |n: usize| to.set(Some(n)))
        };
        return html! {
            <>
                <p>{ lang.say(TableWords::TakeBackHint) }</p>
                <Log lines={table.lines.clone()} label={lang.say(TableWords::Log)} {onpick} />
            </>
        };
    };
    let players = &table.play.session.head.players;
    html! {
        <div class="take-back">
            <p>{ lang.say(TableWords::TakeBackTo) }{ ": " }<b>{ table.lines.get(entries.saturating_sub(1)).map(|l| l.text.clone()).unwrap_or_default() }</b></p>
            <p>{ lang.say(TableWords::AgreeEach) }</p>
            <div class="row">{ for players.iter().enumerate().map(|(seat, player)| {
                let yes = agreed.contains(&seat);
                let (agreed, table, all) = (agreed.clone(), table.clone(), players.len());
                let onclick = Callback::from(move |_| {
                    let mut now = (*agreed).clone();
                    if !now.contains(&seat) {
                        now.push(seat);
                    }
                    if now.len() == all {
                        table.open.set(None);
                        table.act.emit(Deed::TakeBack(entries));
                    }
                    agreed.set(now);
                });
                let name = table_name(&props.table.names, seat);
                html! {
                    <button type="button" class="btn agree" aria-pressed={yes.to_string()} {onclick}>
                        { seal(&sign_art(G::INFO, player.sign), player.colour, 38) }{ name }
                        if yes { { icon("check", 20) }<span class="sr">{ lang.say(TableWords::Agreed) }</span> }
                    </button>
                }
            }) }</div>
        </div>
    }
}

fn table_name(names: &Names, seat: usize) -> String {
    names.of(Seat::new(seat))
}
