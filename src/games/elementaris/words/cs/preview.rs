//! Previews of actions.

use super::super::outcome::{Fate, fallen};
use super::super::preview::PreviewFact;
use super::event;
use super::noun::{armies, armies_acc, army, element_of, elemental, moves, name, orb, resources};
use super::table::power;
use crate::games::elementaris::rules::{Armies, Battle};
use crate::lang::Who;
use crate::lang::{capital, form_cs, list_cs};
use crate::table::Seat;

pub(in super::super) fn preview(preview: &PreviewFact, who: &Who) -> String {
    match preview {
        PreviewFact::Comes { army: one, at } => {
            format!("{} přijde do města {}.", capital(&army(*one)), name(*at))
        }
        PreviewFact::Goes { army: one, to } => {
            format!("{} přejde na pole {}.", capital(&army(*one)), name(*to))
        }
        PreviewFact::Together { armies: all, defence } if all.count() < 2 => {
            format!("Brání se silou {defence}.")
        }
        PreviewFact::Together { armies: all, defence } => {
            format!("{} se brání spolu silou {defence}.", capital(&armies(*all)))
        }
        PreviewFact::Fights { battle: fought } => battle(fought, who),
        PreviewFact::Before { at, owner: Some(owner) } => {
            format!("Město {} má dál {}: útok na něj je další pohyb.", name(*at), who.name(*owner))
        }
        PreviewFact::Before { at, owner: None } => {
            format!("Město {} zatím nikdo nemá: obsadit je můžete dalším pohybem.", name(*at))
        }
        PreviewFact::Occupies { at } => format!("Město {} bude vaše.", name(*at)),
        PreviewFact::TakesOrb { element, from: None } => format!("Získáte {}.", orb(*element)),
        PreviewFact::TakesOrb { element, from: Some(owner) } => {
            format!("Získáte {}; přijde o něj {}.", orb(*element), who.name(*owner))
        }
        PreviewFact::Boards { sea } => format!("Loď odveze armádu na vodní pole {}.", name(*sea)),
        PreviewFact::Lands { to, sea } => {
            format!("Armáda se vylodí na pole {}; loď tu zůstane, voda {}.", name(*to), name(*sea))
        }
        PreviewFact::Sinks { sea } => format!("Prázdná loď zmizí, vodní pole {}.", name(*sea)),
        PreviewFact::Stands { army: one, open: true } => {
            format!(
                "{} se postaví na volné prostranství: bez hradeb, kdo vstoupí, musí bojovat.",
                capital(&army(*one))
            )
        }
        PreviewFact::Stands { army: one, open: false } => {
            format!("{} bude bránit město se všemi, kdo tu jsou.", capital(&army(*one)))
        }
        PreviewFact::Towers { seat, income, costs } => {
            format!("{}: výnosy {income}, náklady {costs}.", you(*seat, who, "Vy", |name| name))
        }
        PreviewFact::MovesLeft { moves: left } => {
            let verb = form_cs((*left).into(), "zbývá", "zbývají", "zbývá");
            format!("Pak {verb} {}.", moves(*left))
        }
        PreviewFact::Waits { army: one } => format!("{} počká.", capital(&army(*one))),
        PreviewFact::Disbands { army: one } => format!("{} se vrátí do paláce.", capital(&army(*one))),
        PreviewFact::Closes { element, at, from } => {
            let opened = from.map_or_else(String::new, |from| format!("; pole {} se otevře", name(from)));
            let who = capital(elemental(*element));
            format!("{who} uzavře pole {} do konce své nadvlády{opened}.", name(*at))
        }
        PreviewFact::Destroys { seat, armies: all } => {
            let loss = you(*seat, who, "Ztratíte", |name| format!("{name} ztratí"));
            format!("{loss} {}.", armies(*all).replacen("armáda", "armádu", 1))
        }
        PreviewFact::DestroysNobody => "Nikdo tam nestojí.".into(),
        PreviewFact::Carries { seat, army: one, to } => {
            let whose = you(*seat, who, "Vaše", |name| format!("{name}:"));
            format!("{whose} {} se bez boje ocitne na poli {}.", army(*one), name(*to))
        }
        PreviewFact::CarriesShip { land, sea } => {
            format!("Loď pak bude kotvit u pole {}, voda {}.", name(*land), name(*sea))
        }
        PreviewFact::GivesUp { at, element, orbs } => {
            let lost = power(*element, *orbs);
            format!(
                "Přijdete o tuto moc: {lost} {} bude zase volný na poli {}.",
                capital(&orb(*element)),
                name(*at)
            )
        }
        PreviewFact::Buys { city, sea, price } => format!(
            "Prázdná loď u města {}, voda {}, za {}. Nalodit se smí kdokoli.",
            name(*city),
            name(*sea),
            resources((*price).into())
        ),
        PreviewFact::Asks { winners, others } => format!(
            "Vítězí: {}. Jeden po druhém odpoví: {}. Stačí jediné ne a hraje se dál.",
            list_cs(&who.all(winners.iter())),
            list_cs(&who.all(others.iter()))
        ),
        PreviewFact::Agrees { next } => format!("Souhlasíte; po vás odpovídá {}.", who.name(*next)),
        PreviewFact::EndsVote => "Hraje se dál.".into(),
        PreviewFact::Resigns => "Všechny armády, města i orby vracíte, a to natrvalo.".into(),
        PreviewFact::Eliminates { seat } => format!("Ze hry odchází {}.", who.name(*seat)),
        PreviewFact::Hand { element: None } => "Kolo končí; ručička ukáže žlutou: výnosy.".into(),
        PreviewFact::Hand { element: Some(of) } => {
            format!("Kolo končí; ručička se posune: nadvláda {}.", element_of(*of))
        }
        PreviewFact::Held { element } => format!("Kolo končí; ručičku drží věk {}.", element_of(*element)),
        PreviewFact::Ends { ending, winners } => {
            format!("{} Vítězí: {}.", event::over(*ending), list_cs(&who.all(winners.iter())))
        }
        PreviewFact::EndsTurn => "Váš tah končí.".into(),
    }
}

/// Returns the sentence for the deciding seat, or about another player.
fn you(seat: Seat, who: &Who, own: &str, other: impl Fn(String) -> String) -> String {
    if who.is(seat) { own.into() } else { other(who.name(seat)) }
}

/// Strengths, losses, and the outcome for the field. The armies are drawn beside it.
pub(in super::super) fn battle(battle: &Battle, who: &Who) -> String {
    let other = who.name(battle.defender);
    let lost = |verb: &str, fallen: u32| match fallen {
        0 => format!("ne{verb} nic"),
        fallen => format!("{verb} {}", armies_acc(fallen)),
    };
    format!(
        "Síla {} proti {}: {}, {other} {}. {}",
        battle.attack,
        battle.defence,
        lost("ztratíte", battle.fallen_attackers.count()),
        lost("ztratí", battle.fallen_defenders.count()),
        after(battle, None, Some(&other))
    )
}

/// Returns the armies that return to the palace, and the outcome for the field; without a name they are the reader's.
pub(super) fn outcome(battle: &Battle, attacker: Option<&str>, defender: Option<&str>) -> String {
    let side = |(all, name): (Armies, Option<&str>)| match name {
        None => format!("vaše {}", armies(all)),
        Some(name) => format!("{} ({name})", armies(all)),
    };
    let sides: Vec<String> = fallen(battle, attacker, defender).map(side).collect();
    let fate = match sides.is_empty() {
        true => "Nikdo nepadne.".into(),
        false => format!("Do paláce se vrací {}.", list_cs(&sides)),
    };
    format!("{fate} {}", after(battle, attacker, defender))
}

/// Returns the outcome for the field.
fn after(battle: &Battle, attacker: Option<&str>, defender: Option<&str>) -> String {
    let at = name(battle.at);
    match (Fate::of(battle), attacker, defender) {
        (Fate::Taken, None, _) => format!("Město {at} je vaše."),
        (Fate::Taken, Some(attacker), _) => format!("Město {at} získává {attacker}."),
        (Fate::Kept, _, None) => format!("Město {at} zůstává vaše."),
        (Fate::Kept, _, Some(defender)) => format!("Městu {at} dál vládne {defender}."),
        (Fate::SiegeBroken, ..) => "Obléhání je prolomeno.".into(),
        (Fate::SortieFails, ..) => "Protiútok je odražen.".into(),
        (Fate::NobodyBeforeCity, ..) => "Před městem nikdo nezůstává.".into(),
        (Fate::Holds, ..) => format!("{} drží pole {at}.", capital(&army(battle.army))),
        (Fate::AttackFails, ..) => "Útok je odražen.".into(),
        (Fate::NobodyAtSea, ..) => format!("Na vodním poli {at} nikdo nezůstává."),
        (Fate::NobodyOnOpenGround, ..) => {
            format!("Na volném prostranství pole {at} nikdo nezůstává.")
        }
    }
}

/// `2 proti 2: oba padají`.
pub(super) fn clash(battle: &Battle) -> String {
    let losses = match (battle.fallen_attackers.is_empty(), battle.fallen_defenders.is_empty()) {
        (false, false) => ": oba padají",
        (false, true) => ": útočník padá",
        (true, false) => ": obránce padá",
        (true, true) => "",
    };
    format!("{} proti {}{losses}", battle.attack, battle.defence)
}
