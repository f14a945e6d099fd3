//! Staging of the events of Elementaris.

use super::{army_art, end, orb_art, pieces};
use crate::games::elementaris::art::map::{Point, middle};
use crate::games::elementaris::rules::{
    Armies, Army, Battle, Element, Elementaris, Event, Field, SITES, orb,
};
use crate::games::elementaris::words::say::ElementarisSays;
use crate::lang::signed;
use crate::scenes::StagedEntry;
use crate::scenes::sound::Sound;
use crate::scenes::staging::{Anchor, Movement, STAGGER, Stager};
use crate::table::Seat;

/// Milliseconds that an army needs for a field.
const MARCH: u32 = 520;
/// Milliseconds for which air carries an army.
const CARRIED: u32 = 640;
/// Milliseconds between two armies that are counted.
const COUNTED: u32 = 300;
/// Milliseconds for which both strengths are read.
const READ: u32 = 1_400;
/// Scene units between the middle of a battle and the point that its caption is for.
const BELOW: f32 = 100.0;
/// Degrees between two positions of the clock, and the milliseconds after which the new one is raised.
const WEDGE: (f32, u32) = (22.5, 300);
/// The treasury on the card of a seat.
const PURSE: &str = "el-purse/el-chip";

/// Stages the events of an entry in their order.
pub(super) fn stage(entry: &StagedEntry<Elementaris>, to: &mut Stager) {
    for event in entry.ctx.last {
        match event {
            Event::Placed { seat, army, at } => {
                changes_hands(to, *at);
                placed(to, *seat, *army);
            }
            Event::Recruited { seat, army, .. } => placed(to, *seat, *army),
            Event::Moved { seat, army, .. }
            | Event::Boarded { seat, army, .. }
            | Event::Landed { seat, army, .. } => march(to, *seat, *army, MARCH),
            Event::Carried { seat, owner, army, from, .. } => {
                spell(entry, to, *seat, Element::Air, *from);
                march(to, *owner, *army, CARRIED);
            }
            Event::CarriedShip { seat, from, .. } => {
                spell(entry, to, *seat, Element::Air, from.fields().1);
            }
            Event::Cast { seat, element, at, .. } => {
                spell(entry, to, *seat, *element, *at);
                let all: Vec<String> = (0..element.pieces()).map(|nth| format!("{element}{nth}")).collect();
                to.regroup(&all).into_iter().for_each(|id| to.fly(id));
                to.then();
            }
            Event::Fought { battle } => fight(entry, to, battle),
            Event::Disbanded { seat, army, .. } | Event::Sank { seat, army, .. } => falls(to, *seat, *army),
            Event::Destroyed { seat, armies, .. } => {
                armies.iter().for_each(|army| falls(to, *seat, army));
            }
            Event::Occupied { at, .. } | Event::Conquered { at, .. } => changes_hands(to, *at),
            Event::TookOrb { at, element, .. } => {
                to.then();
                take(to, *at);
                to.sound(of(*element));
            }
            Event::Bought { seat, price, .. } => {
                pays(to, *seat, -i32::from(*price));
                to.sound_at(220, Sound::Wood, 0);
            }
            Event::Paid { seat, income, costs, .. } => pays(to, *seat, *income as i32 - *costs as i32),
            Event::HandMoved { element, .. } => clock(to, *element),
            Event::Eliminated { .. } => to.sound(Sound::Fall),
            _ => {}
        }
        for (seat, _, points) in end::source(event).into_iter().filter(|(.., points)| *points < 0) {
            to.count(seat, &end::POINTS.into(), points, 0);
        }
    }
}

fn placed(to: &mut Stager, seat: Seat, army: Army) {
    to.place(&id(seat, army), seat);
    to.sound_at(170, Sound::Wood, 0);
}

/// Moves an army, with the ship below it.
fn march(to: &mut Stager, seat: Seat, army: Army, ms: u32) {
    let ship = format!("under{seat}{army}");
    if to.place_of(&ship).is_some() {
        to.slide(&ship, ms);
    }
    to.slide(&id(seat, army), ms);
    to.sound(Sound::Wood);
}

/// Changes the walls of a city to the colour of their new owner.
fn changes_hands(to: &mut Stager, city: Field) {
    to.drop(&format!("city{city}"));
    to.sound_at(170, Sound::Clay, 0);
}

/// Moves the hand of the clock to the next position, which is raised.
fn clock(to: &mut Stager, element: Option<Element>) {
    let (degrees, out) = WEDGE;
    to.then();
    to.part("", "el-hand", 0, Movement::Turn(degrees));
    to.sound(Sound::Wood);
    to.wait(out);
    to.part("", "el-wedge-now", 0, Movement::Pulse(108));
    to.sound(element.map_or(Sound::Bell, of));
    to.then();
}

/// Resources come from the palace of a seat to its treasury, or leave it.
fn pays(to: &mut Stager, seat: Seat, by: i32) {
    let Some(palace) = to.place_of(&format!("corner{seat}")).filter(|_| by != 0) else { return };
    let purse = Anchor::Counter(seat, PURSE.into());
    let (from, goal, after) = if by > 0 { (palace, purse, Stager::LANDS) } else { (purse, palace, 0) };
    to.chip("el-ring", 0, &signed(by), from, goal);
    to.count(seat, &PURSE.into(), by, after);
    to.sound_at(after, Sound::Coins, 0);
}

/// Stages a spell: its orbs swell, one of them shows its sign at the target, and a circle opens there.
fn spell(entry: &StagedEntry<Elementaris>, to: &mut Stager, seat: Seat, element: Element, at: Field) {
    let gives = |site: &usize| orb(*site) == element && entry.before.game.orbs[*site] == Some(seat);
    let orbs: Vec<String> = (0..SITES).filter(gives).map(|site| format!("orb{site}")).collect();
    orbs.iter().for_each(|orb| to.pulse(orb));
    let place = anchor(middle(at));
    if let Some(from) = orbs.first().and_then(|orb| to.place_of(orb)) {
        to.chip(&orb_art(element), 0, "", from, place.clone());
        to.wait(Stager::LANDS);
    }
    to.ring(&format!("el-circle-{element}"), place);
    to.sound(of(element));
    to.wait(2 * STAGGER);
}

fn anchor((x, y): Point) -> Anchor {
    Anchor::Board(x, y)
}

/// Returns the id of an army on the map.
fn id(seat: Seat, army: Army) -> String {
    format!("army{seat}{army}")
}

/// Returns the numbers that a side counts: a piece or the walls at a time, then doubled.
fn steps(strength: u32, doubled: bool) -> Vec<u32> {
    let single = strength / (1 + u32::from(doubled));
    (1..=single).chain(doubled.then_some(strength)).collect()
}

/// Stages a battle: both sides count beside their armies, clash, and lose the fallen ones.
fn fight(entry: &StagedEntry<Elementaris>, to: &mut Stager, battle: &Battle) {
    let game = &entry.before.game;
    let place = |seat: Seat, army: Option<Army>| {
        army.and_then(|army| pieces::army_position(game, seat, army))
            .map_or(middle(battle.at), |(place, _)| place)
    };
    let attacks = place(battle.attacker, Some(battle.army));
    let defends = place(battle.defender, battle.defenders.iter().next());
    let sides = [
        Fighters::new(battle.attacker, battle.attackers, steps(battle.attack, battle.fire), attacks, defends),
        Fighters::new(
            battle.defender,
            battle.defenders,
            steps(battle.defence, battle.water),
            defends,
            attacks,
        ),
    ];
    to.then();
    for (nth, strength) in [battle.attack, battle.defence].into_iter().enumerate() {
        to.part("el-result", "el-sum", nth, Movement::Count(strength as i32));
    }
    let sums = count(entry, to, &sides);
    for side in &sides {
        side.armies.iter().for_each(|army| to.lunge(&id(side.seat, army), side.faces));
    }
    to.sound_at(170, Sound::War, 0);
    to.part("el-result", "el-swords", 0, Movement::Pulse(140));
    to.then();
    let won = [battle.attack >= battle.defence, battle.attack <= battle.defence];
    for sum in sums.into_iter().zip(won).filter_map(|(sum, won)| sum.filter(|_| won)) {
        to.move_on(sum, Movement::Pulse(140));
    }
    let (x, y) = middle(battle.at);
    to.caption(entry.ctx.lang.say(ElementarisSays::Clash(battle)), Some(anchor((x, y + BELOW))), READ);
    to.wait(400);
    to.part("el-result", "el-fate", 0, Movement::Appear);
    let fallen = [(battle.attacker, battle.fallen_attackers), (battle.defender, battle.fallen_defenders)];
    for (seat, armies) in fallen {
        armies.iter().for_each(|army| falls(to, seat, army));
    }
    to.wait(READ / 2);
    sums.into_iter().flatten().for_each(|sum| to.move_on(sum, Movement::Vanish));
    to.then();
}

/// A side of a battle.
struct Fighters {
    seat: Seat,
    armies: Armies,
    steps: Vec<u32>,
    /// The symbol of its first army, or of the city that it holds.
    art: String,
    /// Position of its sum, and the point that it attacks.
    sum: Point,
    faces: Point,
}

impl Fighters {
    /// Places the sum above the armies, away from those of the other side.
    fn new(seat: Seat, armies: Armies, steps: Vec<u32>, (x, y): Point, faces: Point) -> Self {
        let art = armies.iter().next().map_or_else(|| "el-city".into(), army_art);
        let sum = (x + 30.0_f32.copysign(x - faces.0), y - 58.0);
        Self { seat, armies, steps, art, sum, faces }
    }
}

/// Counts both sides at the same time. Returns the performers that show the sums.
fn count(entry: &StagedEntry<Elementaris>, to: &mut Stager, sides: &[Fighters; 2]) -> [Option<usize>; 2] {
    let mut sums = [None; 2];
    let most = sides.iter().map(|side| side.steps.len()).max().unwrap_or(0);
    for nth in 0..most {
        for (side, sum) in sides.iter().zip(&mut sums) {
            let Some(strength) = side.steps.get(nth) else { continue };
            if let Some(old) = *sum {
                to.move_on(old, Movement::Vanish);
            }
            side.armies.iter().nth(nth).into_iter().for_each(|army| to.pulse(&id(side.seat, army)));
            let colour = entry.ctx.colour(side.seat);
            *sum = Some(to.badge(&side.art, strength.to_string(), colour, anchor(side.sum)));
        }
        to.sound_at(0, Sound::Tick, nth as u8);
        to.wait(COUNTED);
    }
    to.then();
    sums
}

fn falls(to: &mut Stager, seat: Seat, army: Army) {
    to.fall(&id(seat, army));
    to.sound(Sound::Fall);
    to.wait(STAGGER);
}

/// Flies an orb from its site to the palace of its new owner.
fn take(to: &mut Stager, at: Field) {
    if let Some(site) = at.site() {
        to.fly(&format!("orb{site}"));
    }
}

/// Returns the sound of an element.
fn of(element: Element) -> Sound {
    match element {
        Element::Fire => Sound::Flame,
        Element::Air => Sound::Wind,
        Element::Earth => Sound::Stone,
        Element::Water => Sound::Wave,
    }
}
