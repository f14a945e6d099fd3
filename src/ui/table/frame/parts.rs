//! The parts of the frame, each a plain function.

use std::iter::once;

use yew::prelude::*;

use super::{FrameData, PhoneTab};
use crate::lang::common::CommonWords;
use crate::lang::over::ReplayWords;
use crate::lang::phones::PhoneWords;
use crate::lang::table::TableWords;
use crate::lang::{capital, question, small, tie_numbers};
use crate::play::ScreenMode;
use crate::play::table_view::{LogLine, Prompt, SeatCard, SeatMark};
use crate::scenes::parts::Part;
use crate::scenes::{Command, Light, Place, Regions, Spot};
use crate::table::Controller;
use crate::ui::board::Board;
use crate::ui::browser;
use crate::ui::curtain::CurtainScreen;
use crate::ui::help::HelpSheet;
use crate::ui::kit::{Dialog, button, computer_icon, icon, icon_button, seal};
use crate::ui::parts::{Brush, holding};
use crate::ui::phones::plates::PhoneBadge;
use crate::ui::settings::AskEnd;
use crate::ui::table::bar::Bar;
use crate::ui::table::coach::coach_button;
use crate::ui::table::computers::{ComputerControl, Status};
use crate::ui::table::dialogs::{Dialogs, TableSheet};
use crate::ui::table::keys::toggle;
use crate::ui::table::log_room::LogRoom;
use crate::ui::table::offer::{SoundOffer, offers};

/// Renders the curtain: nothing of any seat's view is in the document.
pub fn curtain(setting: &FrameData, notices: Html) -> Html {
    let Some(curtain) = &setting.view.curtain else { return Html::default() };
    html! {
        <div class={format!("curtained game-{}", setting.table.game.info().id)}>
            { notices }
            <CurtainScreen key={setting.view.subject.seat.index()} id={setting.table.id.clone()} names={setting.table.handle.names(setting.home.lang)} holder={setting.view.subject.clone()}
                task={curtain.task.clone()} saved={setting.table.ours && setting.table.fault.is_none()} holding={holding(&curtain.stage)} onreveal={setting.does(Command::Reveal)} phones={setting.phones.open.clone()}>
                { for setting.brush.parts(&curtain.stage) }
            </CurtainScreen>
        </div>
    }
}

/// Returns the class of the line above the board.
pub(super) fn prompt_class(setting: &FrameData) -> Option<&'static str> {
    match setting.prompt() {
        Prompt::Refused { .. } => Some("refused"),
        Prompt::Back { .. } => Some("back"),
        Prompt::Locked { .. } => Some("locked"),
        Prompt::Computer { .. } | Prompt::Asked { .. } => None,
    }
}

/// Renders the whole table.
pub fn playing_screen(setting: &FrameData, notices: Html) -> Html {
    let view = &setting.view;
    let first_tab = if view.tray_first { PhoneTab::Hand } else { PhoneTab::Panel };
    let half = match setting.half.unwrap_or(first_tab) {
        _ if shows_regions(setting) => PhoneTab::Panel,
        // The acts of others play above their scores.
        _ if *setting.playing && view.cursor.is_some() => PhoneTab::Players,
        PhoneTab::Panel if !setting.has_panel() => PhoneTab::Hand,
        half => half,
    };
    let mut class =
        classes!("table", format!("game-{}", setting.table.game.info().id), small(&format!("part-{half:?}")));
    class.push(holding(&view.panel));
    class.push((!view.hidden).then(|| holding(&view.tray)));
    class.push((view.bar.command == Some(Command::Commit)).then_some("aims"));
    class.push((!view.warning.is_empty()).then_some("warned"));
    class.push(setting.resting.then_some("resting"));
    class.push(setting.passes());
    html! {
        <div {class} inert={setting.resting}>
            { strip(setting) }
            { notices }
            <section class={classes!("prompt", if setting.table.trouble.is_some() { Some("refused") } else { prompt_class(setting) })}
                aria-label={setting.say(TableWords::Now)}>{ trouble(setting).unwrap_or_else(|| prompt(setting)) }</section>
            <main class="board-room">{ board(setting) }</main>
            { halves(setting, half) }
            { tray(setting) }
            { side(setting) }
            <Bar bar={view.bar.clone()} waits={setting.table.request.barred} instead={computer_action(setting)} undo={setting.say(TableWords::Undo)} redo={setting.say(TableWords::Redo)} act={setting.brush.act.clone()}
                never_ask={setting.home.settings.ask_end == AskEnd::Never} ends={ends(setting)}>
                if setting.coach.on { { coach_button(setting.home.lang, &setting.coach, setting.opens(TableSheet::Coach)) } }
            </Bar>
            if !view.banner.is_empty() { <span class="sr" role="alert">{ &view.banner }</span> }
            { asides(setting) }
            <div class="sr" role="status" aria-live="polite">{ &view.spoken }
                if view.lit > 0 { { format!(" {}", setting.say(TableWords::LegalCount(view.lit))) } }
            </div>
            <Dialogs sheet={setting.sheet.clone()} table={setting.table.clone()} view={view.clone()} brush={setting.brush.clone()}
                regions={setting.regions.clone()} coach={setting.coach.clone()} phones={setting.phones.open.clone()} on_takeback={setting.on_takeback.clone()} />
            { help(setting) }
            { held(setting) }
        </div>
    }
}

pub(super) fn help(setting: &FrameData) -> Html {
    let Some(anchor) = (*setting.help).clone() else { return Html::default() };
    let help = setting.help.clone();
    html! { <HelpSheet doc={setting.table.game.info().id} {anchor} onclose={Callback::from(move |()| help.set(None))} /> }
}

/// Renders the description of the held place.
pub(super) fn held(setting: &FrameData) -> Html {
    let Some((title, parts)) = setting.view.details.as_ref().filter(|_| *setting.held) else {
        return Html::default();
    };
    let (open, regions) = (setting.held.clone(), setting.regions.clone());
    let onclose = Callback::from(move |()| {
        open.set(false);
        regions.set(Regions::None);
    });
    html! { <Dialog title={title.clone()} {onclose}>{ for setting.brush.parts(parts) }</Dialog> }
}

/// Renders the holder of the device, the phase, and the game's additions.
fn strip(setting: &FrameData) -> Html {
    let (view, secrets) = (&setting.view, setting.table.game.info().secrets);
    let menu =
        icon_button("menu", &setting.say(TableWords::Menu), "bare", false, setting.opens(TableSheet::Menu));
    if matches!(view.mode, ScreenMode::Result(_)) {
        return html! {
            <header class={classes!("strip", "for-all", holding(&view.strip))}>
                { icon("people", 24) }
                <h1 class="who" tabindex="-1">{ setting.say(TableWords::ForAll) }</h1>
                <span class="grow"></span>
                { for setting.brush.parts(&view.strip) }
                { menu }
            </header>
        };
    }
    let SeatMark { seat, name, symbol, colour, sign } = &view.subject;
    let phase = if view.awaits_end { setting.say(TableWords::AfterTurn) } else { view.phase.clone() };
    let (eye, says) =
        if view.hidden { ("eye-off", TableWords::ShowHand) } else { ("eye", TableWords::HideHand) };
    let hide = setting.does(Command::Hide(!view.hidden));
    let (sounds, done) =
        (matches!(view.mode, ScreenMode::Hand(_)) && !setting.table.guest, setting.table.done);
    let offers = sounds && offers(&setting.home.settings, done);
    html! {
        <header class={classes!("strip", format!("seat-{colour}"), offers.then_some("offers"), holding(&view.strip))} data-seat={seat.to_string()}>
            { seal(symbol, *colour, 34) }
            { for setting.named_before.iter().map(|mark| named_before(mark)) }
            <h1 class="who" tabindex="-1">{ for once(html! { <span key={seat.index()}>{ name }</span> }) }</h1>
            <span class="turn-band">{ for once(html! { <i key={seat.index()}></i> }) }</span>
            if !sign.is_empty() { <span class="strip-sign">{ sign }</span> }
            <span class="grow"></span>
            if sounds { <SoundOffer {done} /> }
            <span class="pill phase">{ phase }</span>
            { for setting.brush.parts(&view.strip) }
            { for lost_phones(setting) }
            if secrets && matches!(view.mode, ScreenMode::Hand(_)) { { icon_button(eye, &setting.say(says), "bare", false, hide) } }
            { menu }
        </header>
    }
}

/// Renders the seat that has just acted over the one that decides now, while the act is staged.
fn named_before(mark: &SeatMark) -> Html {
    let SeatMark { name, symbol, colour, .. } = mark;
    html! {
        <span class={format!("strip-before seat-{colour}")} aria-hidden="true">{ seal(symbol, *colour, 34) }<b>{ name }</b></span>
    }
}

/// Renders whose phones are lost; on the tablet a button to the page of phones, which has the ways on.
fn lost_phones(setting: &FrameData) -> Option<Html> {
    let lost = setting.view.seats.iter().filter(|card| setting.phone_of(card.mark.seat) == Some(true));
    let lost: Vec<&SeatMark> = lost.map(|card| &card.mark).collect();
    let names: Vec<&str> = lost.iter().map(|mark| mark.name.as_str()).collect();
    let label = format!("{}: {}", names.join(", "), setting.home.lang.say(PhoneWords::BadgeLost));
    let face = html! { <>{ icon("phone-lost", 18) }{ for lost.iter().map(|mark| seal(&mark.symbol, mark.colour, 20)) }<span class="sr">{ label.clone() }</span></> };
    match &setting.phones.open {
        _ if lost.is_empty() => None,
        Some(open) => Some(html! {
            <button type="button" class="btn small bare strip-lost" title={label} onclick={open.reform(|_: MouseEvent| ())}>{ face }</button>
        }),
        None => Some(html! { <span class="strip-lost" title={label}>{ face }</span> }),
    }
}

/// Renders on a phone that its owner has to decide.
fn own_turn(setting: &FrameData) -> Option<Html> {
    let now = setting.table.guest && setting.view.owner_decides();
    let class = || format!("your-turn seat-{}", setting.view.subject.colour);
    now.then(|| html! { <><b class={class()}>{ setting.home.lang.say(PhoneWords::YourTurn) }</b>{ " " }</> })
}

/// Renders why the last input of this phone was not taken.
fn trouble(setting: &FrameData) -> Option<Html> {
    let (words, key) = setting.table.trouble?;
    let label = setting.home.lang.say(words);
    Some(html! { <>{ icon("warning", 24) }<p role="alert" {key}>{ for own_turn(setting) }{ label }</p></> })
}

/// Returns the last line of the log about an action.
fn done(setting: &FrameData) -> Option<&LogLine> {
    setting.lines.iter().rev().find(|line| line.actor.is_some())
}

/// Renders the action of another seat in place of the question while it is staged. The winner of a conflict is not
/// named before the staging has shown it.
fn acted(setting: &FrameData) -> Option<Html> {
    let view = &setting.view;
    let others = |(_, colour): &(_, u8)| view.thinks.is_some() || *colour != view.subject.colour;
    let line = done(setting).filter(|line| line.actor.as_ref().is_some_and(others))?;
    if matches!(view.mode, ScreenMode::Result(_)) {
        return None;
    }
    // Its outcome is still to be shown.
    let act = line.text.lines().next().unwrap_or_default().to_owned();
    Some(html! { <p class="acted" aria-hidden="true">{ act }</p> })
}

/// The letters above which a text above the board is set smaller.
const LONG: usize = 90;

/// Returns the class of a long text above the board, which has as much room as a short one.
fn long(text: &str) -> Option<&'static str> {
    (text.len() > LONG).then_some("long")
}

/// Renders the line above the board: a refusal with its reason, the preview of an aimed action, or the current
/// question.
pub(super) fn prompt(setting: &FrameData) -> Html {
    if setting.resting {
        return done(setting).map_or_else(
            Html::default,
            |line| html! { <p class={long(&line.text)}>{ line.in_a_row() }</p> },
        );
    }
    match setting.prompt() {
        Prompt::Refused { why, code, number } => {
            let anchor = format!("refusal-{code}");
            let help = setting.brush.help.reform(move |_: MouseEvent| anchor.clone());
            html! {
                <>
                    { icon("warning", 24) }
                    <p class={long(why)} role="alert" key={*number}>{ for own_turn(setting) }{ why }</p>
                    { icon_button("help", &setting.say(TableWords::Why), "bare", false, help) }
                </>
            }
        }
        Prompt::Locked { why, number, .. } => html! {
            <>
                { icon("lock", 24) }
                <p class={long(why)} role="alert" key={*number}>{ for own_turn(setting) }{ why }</p>
            </>
        },
        Prompt::Back { at, of } => {
            let step = |name: &'static str, says: TableWords, to: usize| {
                icon_button(name, &setting.say(says), "bare", false, setting.does(Command::GoTo(Some(to))))
            };
            let (playing, on) = (setting.playing.clone(), *setting.playing);
            let (shape, says) = if on { ("pause", ReplayWords::Pause) } else { ("play", ReplayWords::Play) };
            let last_line = at
                .checked_sub(1)
                .and_then(|last| setting.table.handle.log(setting.home.lang, last, *at).pop());
            let text = last_line.map(|line| if on { line.shortened() } else { line.text });
            // While the actions of others are shown, a line describes them here.
            html! {
                <>
                    if !on { { icon("replay", 24) } }
                    <p>if !on { { setting.say(TableWords::LookingBack(*at, *of)) }{ " " } }{ for text }</p>
                    if !on { { step("step-back", TableWords::Back, at.saturating_sub(1)) } }
                    { icon_button(shape, &setting.home.lang.say(says), "bare", false, Callback::from(move |_| playing.set(!on))) }
                    if !on { { step("step-forward", TableWords::Forward, at + 1) } }
                    { button("btn small", None, setting.say(TableWords::ToNow), setting.does(Command::GoTo(None))) }
                </>
            }
        }
        Prompt::Computer { text } => computer(setting, text),
        Prompt::Asked { text, may_act, free } => {
            let touched = touched(setting).unwrap_or_else(|| setting.described.to_string());
            let text = if *free && !touched.is_empty() { &touched } else { text };
            // The introduction to a question is left out where space is short and a panel repeats it.
            let tied = tie_numbers(text);
            let (lead, asks) = question(&tied);
            html! {
                <>
                    { for acted(setting) }
                    // Another text is read from its beginning, wherever the last one was scrolled to.
                    <p class={classes!("said", long(text))} key={text.to_string()}>
                        { for own_turn(setting) }<span class="lead">{ lead }</span>{ asks }
                    </p>
                    if setting.view.clears && setting.view.advised { { advice(setting) } }
                    if setting.view.clears {
                        { icon_button("close", &setting.say(TableWords::Cleared), "bare", false, setting.does(Command::Clear)) }
                    } else if *may_act {
                        { advice(setting) }
                        { icon_button("list", &setting.say(TableWords::Choices), "bare", false, setting.opens(TableSheet::Choices)) }
                    }
                </>
            }
        }
    }
}

/// Returns sentences about the regions of a touched place on an open board, while they are outlined.
fn touched(setting: &FrameData) -> Option<String> {
    let (_, parts) = setting.view.details.as_ref()?;
    let lines = parts.iter().filter_map(|part| match part {
        Part::Text(line) => Some(format!("{}.", line.text)),
        _ => None,
    });
    Some(lines.collect::<Vec<_>>().join(" ")).filter(|text| !text.is_empty())
}

/// Renders the hint button, if the table allows hints.
fn advice(setting: &FrameData) -> Html {
    let is_seeking = setting.computers.status.seeks;
    let words = match setting.computers.status {
        Status { lost: true, .. } => TableWords::HintNone,
        Status { seeks: true, .. } => TableWords::HintSeeks,
        _ => TableWords::Hint,
    };
    match setting.hints() {
        true => icon_button(
            "hint",
            &setting.say(words),
            "bare",
            is_seeking,
            setting.computers.on_click(ComputerControl::Hint),
        ),
        false => Html::default(),
    }
}

/// Renders the line while a computer decides: its last step, and whether its steps follow automatically. If no computer
/// player can be started, it shows that and offers to try again.
fn computer(setting: &FrameData, text: &str) -> Html {
    let Status { lost, paused, .. } = setting.computers.status;
    if lost {
        return html! {
            <>
                { icon("warning", 24) }
                <p class="long" role="alert">{ setting.say(TableWords::NoMind) }</p>
                { icon_button("redo", &setting.say(TableWords::Again), "bare", false, setting.computers.on_click(ComputerControl::Again)) }
            </>
        };
    }
    let (shape, says) = if paused { ("play", TableWords::GoOn) } else { ("pause", TableWords::Pause) };
    html! {
        <>
            { for acted(setting) }
            <p class={classes!("said", long(text))}>{ text }</p>
            if setting.table.ours && !setting.table.guest {
                { icon_button(shape, &setting.say(says), "bare", false, setting.computers.on_click(ComputerControl::Pause(!paused))) }
            }
        </>
    }
}

/// Returns the commit button's action while a computer decides: the next step if steps are waited for, the move at
/// once if it takes long. If no computer can think, a person takes over.
pub(super) fn computer_action(setting: &FrameData) -> Option<(AttrValue, Callback<MouseEvent>)> {
    let Status { slow, lost, paused, .. } = setting.computers.status;
    let thinker = setting.view.thinks.filter(|_| setting.table.ours && setting.view.cursor.is_none())?;
    let says = |says: TableWords, does| Some((AttrValue::from(setting.say(says)), does));
    match (lost, slow, paused) {
        (true, ..) => says(
            TableWords::PersonPlays,
            setting.does(Command::SetController(thinker.seat, Controller::Person)),
        ),
        (_, true, _) => says(TableWords::PlayNow, setting.computers.on_click(ComputerControl::Now)),
        (.., true) => says(TableWords::NextStep, setting.computers.on_click(ComputerControl::Next)),
        _ => None,
    }
}

/// Returns the number of entries and the message if the turn has only to end and nothing needs to be read.
fn ends(setting: &FrameData) -> Option<(usize, AttrValue)> {
    let (view, table) = (&setting.view, &setting.table);
    let asked = holding(&view.panel).contains("has-asked") && !view.idle;
    let is_reading = view.reads || asked || matches!(view.mode, ScreenMode::Result(_));
    let only = (view.awaits_end || view.idle) && view.thinks.is_none() && view.cursor.is_none();
    let only = only && view.bar.command == Some(Command::EndTurn);
    let alone = setting.home.settings.auto_end && table.held && table.ours && only && !is_reading;
    alone.then(|| (view.entries, setting.say(TableWords::EndsSoon).into()))
}

pub(super) fn board(setting: &FrameData) -> Html {
    let ondescribe = {
        let (described, scene) = (setting.described.clone(), setting.view.scene.clone());
        Callback::from(move |spot| {
            let label = scene.places.iter().find(|place| place.spot == spot).map(|place| place.label.clone());
            described.set(label.map(|label| capital(&label)).unwrap_or_default());
        })
    };
    let onmiss = {
        let vain = setting.vain.clone();
        let asks_phone = setting.public && matches!(setting.view.prompt, Prompt::Asked { .. });
        Callback::from(move |()| {
            if asks_phone {
                vain.set(*vain + 1);
            }
        })
    };
    let ontap = {
        let (act, ondescribe, free) = (setting.brush.act.clone(), ondescribe.clone(), !setting.view.picked);
        let (regions, all, scene) =
            (setting.regions.clone(), shows_regions(setting), setting.view.scene.clone());
        let onmiss = onmiss.clone();
        Callback::from(move |spot| {
            // A touch of the board ends the display of all regions, and does nothing else.
            if all {
                toggle(&regions);
                return;
            }
            if free {
                ondescribe.emit(spot);
                // On an open board a place without an action describes its regions.
                let offers = |place: &Place| place.spot == spot && place.light != Light::Plain;
                let describes = scene.open && !scene.places.iter().any(offers);
                regions.set(if describes { Regions::Around(spot) } else { Regions::None });
                onmiss.emit(());
            }
            act.emit(Command::Tap(spot));
        })
    };
    let onhold = {
        let (regions, sheet, tells) =
            (setting.regions.clone(), setting.held.clone(), setting.view.details.is_some());
        Callback::from(move |spot: Option<Spot>| match spot {
            Some(spot) => regions.set(Regions::Around(spot)),
            None if tells => sheet.set(true),
            None => regions.set(Regions::None),
        })
    };
    html! {
        <Board game={setting.table.game} scene={setting.view.scene.clone()} ground={setting.ground.clone()}
            label={setting.say(TableWords::Board)} {ontap} {onmiss} {ondescribe} {onhold} ondrag={setting.brush.act.clone()} coordinates={setting.home.settings.coordinates}
            turn={setting.view.deciding_seat()} picked={setting.view.picked} tutorial_spot={setting.table.request.spot} watched={setting.public} staged={setting.staged} looks_back={setting.view.cursor.is_some()}>{ for tools(setting) }</Board>
    }
}

/// Renders a button for the regions beside the zoom, where only a part of the board is visible.
fn tools(setting: &FrameData) -> Option<Html> {
    let (scene, on) = (&setting.view.scene, *setting.regions == Regions::All);
    let (game, lang) = (setting.table.game, setting.home.lang);
    let regions = setting.regions.clone();
    let ontoggle = Callback::from(move |_| toggle(&regions));
    let back = game.regions_back(lang);
    if on && !back.is_empty() {
        return Some(button("btn on regions-back", Some(("hatch", 24)), back, ontoggle));
    }
    (scene.open || scene.default_area.is_some() || on)
        .then(|| icon_button("hatch", &game.regions_name(lang), on.then_some("on"), false, ontoggle))
}

/// Renders the segmented row of the phone.
fn halves(setting: &FrameData, view: PhoneTab) -> Html {
    let (game, lang) = (setting.table.game, setting.home.lang);
    let tray = game.tray_name(lang);
    let panel = match setting.view.mode {
        _ if shows_regions(setting) => game.regions_name(lang),
        ScreenMode::Result(_) => setting.say(TableWords::Result),
        _ => setting.view.phase.clone(),
    };
    let all = [
        (PhoneTab::Panel, panel),
        (PhoneTab::Hand, tray),
        (PhoneTab::Players, setting.say(TableWords::Players)),
        (PhoneTab::Log, setting.say(TableWords::Log)),
    ];
    let there = all.into_iter().filter(|(half, _)| *half != PhoneTab::Panel || setting.has_panel());
    html! {
        <nav class="parts">
            { for there.map(|(half, name)| {
                let (state, regions) = (setting.half.clone(), shows_regions(setting).then(|| setting.regions.clone()));
                let onclick = Callback::from(move |_| {
                    // Switching parts ends the display of regions.
                    regions.iter().for_each(toggle);
                    state.set(Some(half));
                });
                // News of the others is shown in that part.
                let news = half == PhoneTab::Panel && half != view && setting.view.unseen.is_some();
                html! {
                    <button type="button" data-part={small(&format!("{half:?}"))} aria-pressed={(half == view).to_string()} {onclick}>{ name }
                        if news { <i class="news" role="img" aria-label={setting.say(TableWords::News)} /> }</button>
                }
            }) }
        </nav>
    }
}

fn tray(setting: &FrameData) -> Html {
    let keys = setting.view.keys.iter().take(9).cloned().collect();
    let brush = Brush { keys, ..setting.brush.clone() };
    html! {
        <section class="tray" aria-label={setting.table.game.tray_name(setting.home.lang)} data-seat={setting.view.subject.seat.to_string()}>
            if setting.view.hidden {
                { button("btn wide tray-hidden", Some(("eye", 24)), setting.say(TableWords::ShowHand), setting.does(Command::Hide(false))) }
            } else {
                { for brush.parts(&setting.view.tray) }
            }
        </section>
    }
}

/// Renders the seats, the panel of the moment, the log.
fn side(setting: &FrameData) -> Html {
    let view = &setting.view;
    let onmore = {
        let count = setting.more.1.clone();
        Callback::from(move |to| count.set(to))
    };
    html! {
        <aside class={classes!("side", setting.has_panel().then_some("asks"), view.unseen.map(|_| "has-unseen"))}>
            // Always present, so that new content is announced, once.
            <div class={if view.warning.is_empty() { "sr" } else { "warning" }} role="status">{ for setting.brush.parts(&view.warning) }</div>
            <div class="seats" role="list" aria-label={setting.say(TableWords::Players)}>{ for view.listed().map(|card| seat_card(setting, card)) }</div>
            <section class="panel-room">
                { regions_off(setting) }
                { for setting.brush.parts(&view.panel) }
                if let Some(first) = view.unseen.filter(|_| !view.hidden) { { unseen(setting, first) } }
            </section>
            <section class={classes!("log-room", setting.has_panel().then_some("behind"))}>
                <h2 class="cap">{ setting.say(TableWords::Log) }</h2>
                <LogRoom lines={setting.lines.clone()} cursor={view.cursor} entries={view.entries} unseen={view.unseen.filter(|_| !view.hidden)} act={setting.brush.act.clone()}
                    more={setting.more.0} {onmore} />
            </section>
        </aside>
    }
}

/// Returns whether the panel shows the regions of an open board: nothing else is done meanwhile.
fn shows_regions(setting: &FrameData) -> bool {
    setting.view.scene.open && *setting.regions == Regions::All && !setting.view.panel.is_empty()
}

/// Renders the button that closes the regions in the panel.
pub(super) fn regions_off(setting: &FrameData) -> Html {
    if !shows_regions(setting) {
        return Html::default();
    }
    let regions = setting.regions.clone();
    let onclick = Callback::from(move |_| toggle(&regions));
    icon_button("close", &setting.home.lang.say(CommonWords::Close), "bare regions-off", false, onclick)
}

fn seat_card(setting: &FrameData, card: &SeatCard) -> Html {
    let SeatMark { seat, name, symbol, colour, .. } = &card.mark;
    let thinking = setting.view.thinks.is_some_and(|thinks| thinks.seat == *seat);
    html! {
        <div class={classes!("seat", format!("seat-{colour}"), card.deciding.then_some("deciding"), setting.decided(*seat), holding(&card.parts))} role="listitem" key={seat.index()} data-seat={seat.to_string()}>
            { seal(symbol, *colour, 38) }
            <b class="seat-name"><span class="seat-who">{ name }</span>
                if let Some(computer) = card.controller.computer() {
                    <small class="seat-mind">{ icon(if thinking { "clock" } else { computer_icon(computer) }, 16) }
                        <span>{ setting.say(if thinking { TableWords::Thinking } else { TableWords::Computer(computer) }) }</span></small>
                }
                if let Some(lost) = setting.phone_of(*seat) { <PhoneBadge {lost} /> }
            </b>
            { for setting.brush.parts(&card.parts) }
        </div>
    }
}

/// Renders the other players' actions since this player last looked; one line at the foot while a decision is due.
/// Chance that only filled hands stays in the log.
fn unseen(setting: &FrameData, first: usize) -> Html {
    let mut new = setting.table.handle.log(setting.home.lang, first, setting.view.entries);
    if new.iter().any(|line| line.actor.is_some()) {
        new.retain(|line| line.actor.is_some());
    }
    let line = |line: &LogLine| {
        let who = match &line.actor {
            Some((symbol, colour)) => seal(symbol, *colour, 18),
            None => icon("dice", 18),
        };
        html! { <li key={line.entry}><span class="log-who">{ who }</span><span>{ &line.text }</span></li> }
    };
    let lines = html! { <ol>{ for new.iter().map(line) }</ol> };
    let title = setting.say(TableWords::SinceLastTurn(new.len()));
    // It has its room, and is away while that is shown on the board.
    let class = classes!("unseen", setting.view.cursor.map(|_| "away"));
    if !setting.view.panel.is_empty() {
        // The decision comes first. In games without secrets only losses are listed: everything else is visible.
        let open = !setting.table.game.info().secrets;
        return html! { <details {class} {open}><summary>{ icon("replay", 20) }{ title }</summary>{ lines }</details> };
    }
    // The buttons disappear: keyboard users continue at the head of the table, not at the top of the page.
    let at_head = |pressed: MouseEvent| {
        browser::focus(".strip .who");
        pressed
    };
    let onshow = {
        let playing = setting.playing.clone();
        setting.does(Command::GoTo(Some(first))).reform(move |pressed: MouseEvent| {
            playing.set(true);
            at_head(pressed)
        })
    };
    let dismiss = setting.does(Command::Clear).reform(at_head);
    html! {
        <div {class}>
            <h2>{ title }</h2>
            { lines }
            <div class="row">
                { button("btn", None, setting.say(TableWords::ShowOnBoard), onshow) }
                { button("btn main", None, setting.say(TableWords::Dismiss), dismiss) }
            </div>
        </div>
    }
}

/// Renders events that the board does not show, for a moment, unless the line above the board shows them. They are
/// announced with the other events.
pub(super) fn asides(setting: &FrameData) -> Html {
    let view = &setting.view;
    let line = match setting.prompt() {
        Prompt::Asked { .. } if setting.resting => done(setting).map(LogLine::in_a_row).unwrap_or_default(),
        Prompt::Asked { .. } if setting.public => {
            setting.lines.last().map(LogLine::shortened).unwrap_or_default()
        }
        Prompt::Asked { text, .. } | Prompt::Computer { text } => text.clone(),
        _ => String::new(),
    };
    let fresh = view.cursor.is_none() && setting.table.entries_before < view.entries;
    let asides: Vec<&(SeatMark, String)> =
        view.asides.iter().filter(|(_, text)| fresh && !line.contains(text)).collect();
    if asides.is_empty() {
        return Html::default();
    }
    html! {
        <div class="asides" aria-hidden="true" key={format!("aside-{}", view.entries)}>{ for asides.into_iter().map(|(mark, text)| html! {
            <p class={format!("seat-{}", mark.colour)}>{ seal(&mark.symbol, mark.colour, 28) }{ text }</p>
        }) }</div>
    }
}
