//! The menu of the table and its sheets. Every action can be reached from here by words alone.

use std::rc::Rc;

use yew::prelude::*;

use super::super::help::HelpSheet;
use super::super::kit::{Dialog, button, seal};
use super::super::log::LATEST;
use super::super::parts::Brush;
use super::super::route::Route;
use super::super::settings::use_home;
use super::super::setup::{controller_choices, styles};
use super::TableState;
use super::coach::{Coach, coach_sheet};
use super::log_room::{LogRoom, latest};
use super::menu::menu;
use super::takeback::{TakebackSaid, close_question, take_back, use_end_of_question};
use crate::lang::Lang;
use crate::lang::analysis::CoachWords;
use crate::lang::phones::PhoneWords;
use crate::lang::setup::SetupWords;
use crate::lang::small;
use crate::lang::table::TableWords;
use crate::play::table_view::{SeatMark, TableView};
use crate::scenes::{Command, Regions};
use crate::table::dice::fresh_seed;
use crate::table::{Computer, Controller, Player, Seat, Temper};

/// The sheet that is open.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum TableSheet {
    Menu,
    Log,
    Players,
    Text,
    Choices,
    Type,
    Keys,
    TakeBack,
    /// The controllers of the seats: people and computers.
    Seats,
    /// The question whether a phone leaves the table.
    Leave,
    /// The ratings of the last turn by the coach.
    Coach,
}

#[derive(Properties, PartialEq, Clone)]
pub struct DialogsProps {
    pub sheet: UseStateHandle<Option<TableSheet>>,
    pub table: Rc<TableState>,
    pub view: Rc<TableView>,
    pub brush: Brush,
    pub regions: UseStateHandle<Regions>,
    #[prop_or_default]
    pub coach: Coach,
    /// Opens the page of phones, where seats can have them.
    #[prop_or_default]
    pub phones: Option<Callback<()>>,
    /// Sends an act about taking moves back.
    pub on_takeback: Callback<TakebackSaid>,
}

impl DialogsProps {
    pub(super) fn close<E>(&self) -> Callback<E> {
        let sheet = self.sheet.clone();
        Callback::from(move |_: E| sheet.set(None))
    }

    /// Performs a command and closes the sheet.
    fn does(&self, command: Command) -> Callback<MouseEvent> {
        let (sheet, act) = (self.sheet.clone(), self.brush.act.clone());
        Callback::from(move |_| {
            sheet.set(None);
            act.emit(command.clone());
        })
    }
}

#[component]
pub fn Dialogs(props: &DialogsProps) -> Html {
    let home = use_home();
    let (lang, notation) = (home.lang, home.settings.notation);
    let typed = use_state_eq(String::new);
    let wrong = use_state_eq(String::new);
    let sent = use_state_eq(|| None::<String>);
    let count = use_state_eq(|| LATEST);
    {
        let (typed, wrong, sent) = (typed.clone(), wrong.clone(), sent.clone());
        use_effect_with(*props.sheet, move |_| {
            typed.set(String::new());
            wrong.set(String::new());
            sent.set(None);
        });
    }
    use_typed_move(lang, props, &sent, &wrong);
    use_end_of_question(props);
    let Some(sheet) = *props.sheet else { return Html::default() };
    let (title, body) = match sheet {
        TableSheet::Menu => (TableWords::Menu, menu(lang, props)),
        TableSheet::Log => (TableWords::Log, log(lang, props, &count)),
        TableSheet::Players => (TableWords::Players, players(props)),
        TableSheet::Text => (TableWords::TextView, text_view(lang, props)),
        TableSheet::Choices => (TableWords::Choices, choices(lang, props, &typed, notation)),
        TableSheet::Type => (TableWords::TypeMove, type_move(lang, &typed, &wrong, &sent)),
        TableSheet::Keys => {
            return html! { <HelpSheet doc="app" anchor="keyboard" onclose={props.close()} /> };
        }
        TableSheet::Seats => (TableWords::WhoPlays, who_plays(lang, props)),
        TableSheet::TakeBack => (TableWords::TakeBack, take_back(lang, props, &count)),
        TableSheet::Leave => (TableWords::LeaveAsk, leave(lang, props)),
        TableSheet::Coach => {
            let (sheet, act) = (props.sheet.clone(), props.brush.act.clone());
            let act = Callback::from(move |command| {
                sheet.set(None);
                act.emit(command);
            });
            let title = lang.say(CoachWords::Title);
            let sheet = coach_sheet(lang, &props.coach, &props.table.handle, &act);
            return html! { <Dialog {title} onclose={props.close()}>{ sheet }</Dialog> };
        }
    };
    let class = classes!(small(&format!("sheet-{sheet:?}")));
    let onclose = if sheet == TableSheet::TakeBack { close_question(props) } else { props.close() };
    html! { <Dialog title={lang.say(title)} {onclose} {class}>{ body }</Dialog> }
}

fn log(lang: Lang, props: &DialogsProps, count: &UseStateHandle<usize>) -> Html {
    let (lines, more) = latest(&props.table, lang, **count);
    let count = count.clone();
    html! {
        <LogRoom lines={Rc::new(lines)} cursor={props.view.cursor} entries={props.view.entries} act={props.brush.act.clone()} {more}
            onmore={Callback::from(move |to| count.set(to))} onchosen={props.close()} />
    }
}

fn players(props: &DialogsProps) -> Html {
    html! {
        <div class="seats">{ for props.view.seats.iter().map(|card| {
            let SeatMark { seat, name, symbol, colour, .. } = &card.mark;
            html! {
                <div class="seat" key={seat.index()}>
                    { seal(symbol, *colour, 38) }
                    <b class="seat-name"><span class="seat-who">{ name }</span></b>
                    { for props.brush.parts(&card.parts) }
                </div>
            }
        }) }</div>
    }
}

/// Renders the controllers of the seats, which can be changed during the game.
fn who_plays(lang: Lang, props: &DialogsProps) -> Html {
    let brief = props.table.handle.summary();
    let people = brief.players.iter().filter(|player| player.controller.is_person()).count();
    let is_last_person = brief.needs_people && people == 1;
    let tempers: Vec<_> = brief.players.iter().filter_map(|player| player.controller.temper()).collect();
    let row = |(seat, player): (usize, Player)| {
        let (act, before, others) = (props.brush.act.clone(), player.controller.temper(), tempers.clone());
        let name = props.table.handle.names(lang).get(seat).cloned().unwrap_or_default();
        let onchange = Callback::from(move |controller: Controller| {
            let other = || Temper::unlike(others.iter().copied(), fresh_seed());
            let tempered = |level| Computer { level, temper: before.or_else(|| Some(other())) };
            let controller = controller.level().map(tempered).map_or(controller, Controller::Computer);
            act.emit(Command::SetController(Seat::new(seat), controller));
        });
        let fixed = is_last_person && player.controller.is_person();
        let act = props.brush.act.clone();
        let restyle = |Computer { level, .. }: Computer| {
            Callback::from(move |temper: Temper| {
                let computer = Computer { level, temper: Some(temper) };
                act.emit(Command::SetController(Seat::new(seat), Controller::Computer(computer)));
            })
        };
        let style = player.controller.computer().and_then(|computer| {
            let label = format!("{name}: {}", small(&lang.say(SetupWords::Tempers)));
            Some(styles(lang, seat as u32, label, computer.temper?, &restyle(computer)))
        });
        html! {
            <div key={seat} class="who-plays">
                { controller_choices(lang, seat as u32, name, player.controller, fixed, onchange) }
                { for style }
            </div>
        }
    };
    html! {
        <div class="fields">
            { for brief.players.into_iter().enumerate().map(row) }
            if is_last_person { <p class="notice">{ lang.say(TableWords::PersonStays) }</p> }
        </div>
    }
}

/// Asks on a phone before it leaves the table: its hand would come back with a new code only.
fn leave(lang: Lang, props: &DialogsProps) -> Html {
    let onleave = Callback::from(|_: MouseEvent| Route::Shelf.go());
    html! {
        <>
            <p>{ lang.say(PhoneWords::LeaveHelp) }</p>
            <div class="row wrap">
                { button("btn", Some(("home", 20)), lang.say(PhoneWords::Leave), onleave) }
                { button("btn main", None, lang.say(TableWords::BackToGame), props.close()) }
            </div>
        </>
    }
}

fn text_view(lang: Lang, props: &DialogsProps) -> Html {
    html! {
        <div class="text-view">{ for props.table.handle.describe(lang).into_iter().map(|(head, lines)| html! {
            <section><h3>{ head }</h3><ul>{ for lines.into_iter().map(|line| html! { <li>{ line }</li> }) }</ul></section>
        }) }</div>
    }
}

/// The most choices listed at once; typing narrows them down.
const LISTED: usize = 60;

/// Returns a callback that stores the text of a field.
fn typing(into: &UseStateHandle<String>) -> Callback<InputEvent> {
    let into = into.clone();
    Callback::from(move |event: InputEvent| {
        let field: web_sys::HtmlInputElement = event.target_unchecked_into();
        into.set(field.value());
    })
}

/// Renders every legal action as a button with words, and with its notation where that is wanted.
fn choices(lang: Lang, props: &DialogsProps, typed: &UseStateHandle<String>, notation: bool) -> Html {
    let choices = props.table.handle.choices(lang, &small(typed), LISTED);
    let more = choices.found.saturating_sub(choices.first.len());
    html! {
        <div class="all-moves">
            <label class="field"><span>{ lang.say(TableWords::ChoicesHelp) }</span>
                <input type="search" value={(**typed).clone()} oninput={typing(typed)} autofocus=true /></label>
            <p role="status">{ lang.say(TableWords::Found(choices.found)) }</p>
            <ul class="menu">{ for choices.first.into_iter().map(|choice| {
                let onclick = props.does(choice.command);
                html! { <li><button type="button" class="menu-item" {onclick}>{ choice.words }
                    if notation { <code>{ choice.notation }</code> }
                </button></li> }
            }) }</ul>
            if more > 0 { <p>{ format!("+ {more}") }</p> }
        </div>
    }
}

/// Plays a typed move if it is legal, or shows why it is not. On a phone the host checks it.
#[hook]
fn use_typed_move(
    lang: Lang,
    props: &DialogsProps,
    sent: &UseStateHandle<Option<String>>,
    wrong: &UseStateHandle<String>,
) {
    let (props, wrong, state) = (props.clone(), wrong.clone(), sent.clone());
    use_effect_with(((**sent).clone(), props.table.version), move |(text, _)| {
        let Some(text) = text else { return };
        let Some(answer) = props.table.handle.check_typed(lang, text) else { return };
        state.set(None);
        match answer {
            Ok(()) => {
                props.sheet.set(None);
                props.brush.act.emit(Command::Do(text.clone()));
            }
            Err(reason) => wrong.set(reason),
        }
    });
}

/// Renders the field for a move in the notation of records; refusals are the same as on the board.
fn type_move(
    lang: Lang,
    typed: &UseStateHandle<String>,
    wrong: &UseStateHandle<String>,
    sent: &UseStateHandle<Option<String>>,
) -> Html {
    let onsubmit = {
        let (typed, sent) = (typed.clone(), sent.clone());
        Callback::from(move |event: SubmitEvent| {
            event.prevent_default();
            sent.set(Some(typed.trim().to_string()));
        })
    };
    html! {
        <form class="type-move" {onsubmit}>
            <label class="field"><span>{ lang.say(TableWords::TypeMoveHelp) }</span>
                <input type="text" id="typed-move" value={(**typed).clone()} oninput={typing(typed)} autocomplete="off" autocapitalize="off" spellcheck="false" autofocus=true /></label>
            if !wrong.is_empty() { <p class="field-wrong" role="alert">{ (**wrong).clone() }</p> }
            <button type="submit" class="btn main">{ lang.say(TableWords::Do) }</button>
        </form>
    }
}
