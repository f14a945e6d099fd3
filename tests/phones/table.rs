//! A host with guests over wires that delay and close.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::rc::Rc;

use deska::lang::Lang;
use deska::phones::feed::{GuestRequest, SeatFeed};
use deska::phones::guest::{Asker, Guest, News};
use deska::phones::protocol::{GuestInput, GuestMessage, HostMessage, Rejection, write};
use deska::phones::seats::SeatTables;
use deska::phones::takeback::{Takeback, TakebackAct};
use deska::play::ScreenMode;
use deska::play::running_game::GameHandle;
use deska::play::table_view::{Prompt, ViewOptions};
use deska::scenes::{Command, Stage};
use deska::table::options::OptionSheet;
use deska::table::*;

use crate::laws::head;

pub fn view_options() -> ViewOptions {
    ViewOptions { lang: Lang::En, show_legal: true, ..ViewOptions::default() }
}

/// Returns whether a move would end the game before it tells anything.
pub fn gives_up(notation: &str) -> bool {
    notation.starts_with("resign") || notation.starts_with("propose")
}

/// A connection between the host and a guest. Messages arrive in order, at any later time.
pub struct Wire {
    pub feed: SeatFeed,
    pub guest: Guest,
    pub to_host: VecDeque<String>,
    pub to_guest: VecDeque<String>,
    pub asks: Rc<RefCell<Vec<GuestMessage>>>,
    /// The record that came at the end.
    pub over: Option<String>,
    pub refused: Vec<Rejection>,
    /// The number of inputs that have arrived, as the guest was told.
    pub arrived: u32,
}

impl Wire {
    pub fn open() -> Self {
        let mut wire = Self {
            feed: SeatFeed::new("r".into()),
            guest: Guest::default(),
            to_host: VecDeque::new(),
            to_guest: VecDeque::new(),
            asks: Rc::default(),
            over: None,
            refused: Vec::new(),
            arrived: 0,
        };
        wire.send(&Guest::hello("r".into(), view_options()));
        wire
    }

    pub fn send(&mut self, message: &GuestMessage) {
        self.to_host.push_back(write(message));
    }

    pub fn does(&mut self, command: Command) {
        let Some(screen) = self.guest.screen() else { return };
        let decision = screen.decision;
        self.send(&GuestMessage::Do(GuestInput { command, decision, hasty: false, quick: false }));
    }

    pub fn table(&self) -> Option<GameHandle> {
        let asks = self.asks.clone();
        let ask: Asker = Rc::new(move |message| asks.borrow_mut().push(message));
        self.guest.table(&ask)
    }

    /// Lets the player of this guest say something about taking moves back.
    pub fn takes_back(&mut self, act: TakebackAct) {
        self.send(&GuestMessage::TakeBack(act));
    }

    /// Asks for a hint for the decision on the screen.
    pub fn asks_hint(&mut self) {
        let Some(screen) = self.guest.screen() else { return };
        let decision = screen.decision;
        self.send(&GuestMessage::Hint(decision));
    }

    /// Delivers the next message to the guest.
    pub fn deliver(&mut self) -> bool {
        let Some(text) = self.to_guest.pop_front() else { return false };
        match self.guest.hear(&text) {
            News::Over(record) => self.over = Some(record),
            News::Refused(why) => self.refused.push(why),
            News::Arrived(inputs) => self.arrived = inputs,
            News::Lost => panic!("a change does not follow the last one: {text}"),
            News::Welcome | News::Changed | News::Answered | News::SideState => {}
            News::Closed(_) | News::Alive => {}
        }
        true
    }
}

/// A host with guests.
pub struct Game {
    pub shared: GameHandle,
    pub seats: SeatTables,
    pub wires: Vec<Option<Wire>>,
    pub longest: usize,
    /// Results of what was done on phones, shown to all at the shared device.
    pub results: usize,
}

impl Game {
    pub fn new(shared: GameHandle) -> Self {
        let seats = shared.summary().players.len();
        Self {
            shared,
            seats: SeatTables::default(),
            wires: (0..seats).map(|_| None).collect(),
            longest: 0,
            results: 0,
        }
    }

    /// Connects the phone of a seat.
    pub fn connect(&mut self, seat: Seat) {
        self.shared = self.seats.open(&self.shared, seat);
        self.wires[seat.index()] = Some(Wire::open());
        self.update();
    }

    /// Loses the connection of a seat; everything on its way is lost. Its seat stays with the phone.
    pub fn lose(&mut self, seat: Seat) {
        self.wires[seat.index()] = Some(Wire::open());
    }

    /// Gives a seat back to the shared device.
    pub fn give_back(&mut self, seat: Seat) {
        self.wires[seat.index()] = None;
        self.shared = self.seats.close(&self.shared, seat);
    }

    pub fn update(&mut self) {
        for (nth, wire) in self.wires.iter_mut().enumerate() {
            let (Some(wire), Some(table)) = (wire, self.seats.get(Seat::new(nth))) else { continue };
            let beside = wire.feed.beside(self.seats.beside(Seat::new(nth).into()));
            for text in wire.feed.update(table).into_iter().chain(beside) {
                self.longest = self.longest.max(text.len());
                wire.to_guest.push_back(text);
            }
        }
    }

    /// Delivers the next message of a guest to the host.
    pub fn hear(&mut self, seat: Seat) -> bool {
        let Some(wire) = &mut self.wires[seat.index()] else { return false };
        let Some(text) = wire.to_host.pop_front() else { return false };
        let table = self.seats.get(seat).expect("a connected seat has a table");
        let wish = wire.feed.hear(&text, table);
        let refused = match wish {
            GuestRequest::Act(input) => {
                let arrived = wire.feed.arrived();
                wire.to_guest.push_back(arrived);
                let acted = self.seats.act(&self.shared, seat, &input);
                acted.map(|shared| {
                    let shows = |table: &GameHandle| matches!(table.mode(), ScreenMode::Result(_));
                    self.results += usize::from(shows(&shared) && !shows(&self.shared));
                    self.shared = shared;
                })
            }
            GuestRequest::Hint(decision) => self.seats.ask_hint(seat, decision),
            GuestRequest::TakeBack(act) => {
                let said = self.seats.take_back(&self.shared, Some(seat), act, true);
                said.map(|shared| self.shared = shared)
            }
            GuestRequest::Leave => {
                self.shared = self.seats.leave(&self.shared, seat);
                self.wires[seat.index()] = None;
                Ok(())
            }
            GuestRequest::Send(text) | GuestRequest::Start(text) => {
                wire.to_guest.push_back(text);
                Ok(())
            }
            GuestRequest::Nothing | GuestRequest::Update => Ok(()),
        };
        self.seats.settle(&self.shared);
        self.update();
        if let (Err(why), Some(wire)) = (refused, &mut self.wires[seat.index()]) {
            wire.to_guest.push_back(write(&HostMessage::Refused(why)));
        }
        true
    }

    /// Says something about taking moves back at the shared device.
    pub fn takes_back(&mut self, seat: Option<Seat>, act: TakebackAct) -> Result<(), Rejection> {
        self.shared = self.seats.take_back(&self.shared, seat, act, false)?;
        self.seats.settle(&self.shared);
        self.update();
        Ok(())
    }

    /// Loses the phone of a seat, or finds it again.
    pub fn silence(&mut self, seat: Seat, silent: bool) {
        self.seats.silence(&self.shared, seat, silent);
        self.update();
    }

    /// Returns the connection of a seat.
    pub fn wire(&mut self, seat: Seat) -> &mut Wire {
        self.wires[seat.index()].as_mut().expect("a phone")
    }

    /// Returns the question about taking moves back as the guest of a seat was sent it.
    pub fn sent_takeback(&self, seat: Seat) -> &Takeback {
        &self.wires[seat.index()].as_ref().expect("a phone").guest.beside().takeback
    }

    /// Acts at the shared table.
    pub fn act(&mut self, command: &Command) {
        self.shared = self.shared.act(command);
        self.seats.follow(&self.shared);
        self.seats.settle(&self.shared);
        self.update();
    }

    /// Delivers everything.
    pub fn settle(&mut self) {
        for seat in Seat::all(self.wires.len()).cycle().take(self.wires.len() * 8) {
            while self.hear(seat) {}
            while self.wires[seat.index()].as_mut().is_some_and(Wire::deliver) {}
        }
    }

    /// Once everything has arrived, every guest shows what the host has for its seat.
    pub fn check_screens(&self) {
        for (nth, wire) in self.wires.iter().enumerate() {
            let (Some(wire), Some(table)) = (wire, self.seats.get(Seat::new(nth))) else { continue };
            let (screen, at) = (wire.guest.screen().expect("a screen"), wire.table().expect("a table"));
            let mut view = table.table_view(&view_options());
            view.spoken.clone_from(&screen.view.spoken);
            assert_eq!(screen.view, view, "seat {nth}");
            assert_eq!((at.decision(), at.summary()), (table.decision(), table.summary()));
            assert_eq!(at.log(Lang::En, 0, usize::MAX), table.log(Lang::En, 0, usize::MAX));
            assert!(
                matches!(at.mode(), ScreenMode::Hand(seat) if seat.index() == nth)
                    || at.mode() == ScreenMode::Over
            );
        }
        for (seat, away) in Seat::all(self.wires.len()).map(|seat| (seat, self.seats.away()[seat])) {
            let open =
                matches!(self.shared.mode(), ScreenMode::Hand(on) | ScreenMode::Curtain(on) if on == seat);
            assert!(!(away && open), "the shared device shows or asks for seat {seat}, which has a phone");
        }
    }

    /// State of the game, for messages.
    pub fn facts(&self) -> String {
        let seat = |seat: Seat| {
            let (table, wire) = (self.seats.get(seat)?, self.wires[seat.index()].as_ref()?);
            let view = table.table_view(&view_options());
            let sent = wire
                .guest
                .screen()
                .map(|screen| (screen.view.awaits_end, screen.decision == table.decision()));
            Some(format!(
                "seat {seat}: {:?}, {:?}, sent {sent:?}, refused {:?}\n",
                view.prompt, view.bar, wire.refused
            ))
        };
        let seats: String = Seat::all(self.wires.len()).filter_map(seat).collect();
        let view = self.shared.table_view(&view_options());
        format!("{:?}\nshared: {:?}, {:?}, {:?}\n{seats}", self.shared, view.mode, view.prompt, view.bar)
    }

    /// Lets a guest do something that its screen offers, as far as it knows.
    pub fn guest_acts(&mut self, seat: Seat, dice: &mut Dice) {
        let Some(wire) = &mut self.wires[seat.index()] else { return };
        if let Some(question) = &wire.guest.beside().takeback.question {
            let number = question.number;
            return wire.takes_back(if dice.below(5) > 0 {
                TakebackAct::Agree(number)
            } else {
                TakebackAct::Refuse(number)
            });
        }
        if dice.below(40) == 0 {
            let entries = wire.guest.screen().map_or(0, |screen| screen.summary.entries);
            return wire.takes_back(TakebackAct::Ask(entries.saturating_sub(3)));
        }
        let Some(table) = wire.table() else { return };
        let view = table.table_view(&view_options());
        let lit = view.scene.places.iter().filter(|place| place.light.legal()).map(|place| place.spot);
        let lit: Vec<_> = lit.collect();
        if view.awaits_end {
            return wire.does(Command::EndTurn);
        }
        match &view.prompt {
            Prompt::Asked { may_act: true, .. } | Prompt::Refused { .. } => {}
            _ => return,
        }
        if let (Some(spot), 0) = (dice.pick(&lit), dice.below(3)) {
            return wire.does(Command::Tap(*spot));
        }
        if let (Some(button), 0) = (&view.bar.command, dice.below(3)) {
            return wire.does(button.clone());
        }
        let choices = table.choices(Lang::En, "", 200);
        let asks = std::mem::take(&mut *wire.asks.borrow_mut());
        asks.iter().for_each(|ask| wire.send(ask));
        if let Some(choice) = dice.pick(&choices.first).filter(|choice| !gives_up(&choice.notation)) {
            wire.does(Command::Do(choice.notation.clone()));
        }
    }

    /// Lets whoever has the shared device do something.
    pub fn shared_acts(&mut self, dice: &mut Dice) {
        if let Some(question) = self.seats.takeback().question.clone() {
            let away = self.seats.away();
            for seat in question.missing().filter(|seat| !away[*seat]) {
                let agreed = self.takes_back(Some(seat), TakebackAct::Agree(question.number));
                assert!(agreed.is_ok() || self.seats.takeback().question.is_none());
            }
        }
        self.shared_decides(dice);
    }

    /// Lets the guest of a seat make a legal move, or end its turn.
    pub fn guest_decides(&mut self, seat: Seat, dice: &mut Dice) {
        let table = self.seats.get(seat).expect("a table").clone();
        let choices = table.choices(Lang::En, "", 200);
        let choice = dice.pick(&choices.first).filter(|choice| !gives_up(&choice.notation));
        match choice {
            Some(choice) => self.wire(seat).does(Command::Do(choice.notation.clone())),
            None => self.wire(seat).does(Command::EndTurn),
        }
    }

    /// Lets whoever has the shared device open a hand, make a move or go on.
    pub fn shared_decides(&mut self, dice: &mut Dice) {
        let command = match self.shared.mode() {
            ScreenMode::Curtain(_) => Command::Reveal,
            ScreenMode::Result(_) => Command::EndTurn,
            ScreenMode::Hand(_) if self.shared.awaits_continue() => Command::EndTurn,
            ScreenMode::Hand(_) if dice.below(3) == 0 => {
                match self.shared.table_view(&view_options()).bar.command {
                    Some(button) => button,
                    None => return,
                }
            }
            ScreenMode::Hand(_) => match dice.pick(&self.shared.choices(Lang::En, "", 200).first) {
                Some(choice) if !gives_up(&choice.notation) => Command::Do(choice.notation.clone()),
                _ => return,
            },
            ScreenMode::Public | ScreenMode::Over => return,
        };
        self.act(&command);
    }
}

pub fn begin<G: Stage>(seats: usize, seed: u64) -> GameHandle {
    let sheets = options::covering::<G::Options>();
    let usual = G::Options::default();
    let mut fitting = std::iter::once(&usual).chain(&sheets).filter(|sheet| sheet.fits(seats).is_ok());
    let sheet = fitting.next().expect("some sheet fits").clone();
    let head = Head { takeback: true, hints: Some(true), ..head(sheet, seats, seed) };
    let mut session = Session::<G>::new(head);
    session.roll_all();
    GameHandle::at(session)
}
