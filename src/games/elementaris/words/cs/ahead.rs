//! What an action will do.

use super::super::Who;
use super::super::ahead::Ahead;
use super::event;
use super::noun::{
    armies, armies_acc, armies_count, army, element_of, elemental, moves, name, orb, resources,
};
use super::table::power;
use crate::games::elementaris::rules::{Battle, Fight};
use crate::lang::{capital, form_cs, list_cs};
use crate::table::Seat;

pub(in super::super) fn ahead(ahead: &Ahead, who: &Who) -> String {
    match ahead {
        Ahead::Comes { army: one, at } => format!("{} přijde do města {}.", capital(&army(*one)), name(*at)),
        Ahead::Goes { army: one, to } => format!("{} přejde na pole {}.", capital(&army(*one)), name(*to)),
        Ahead::Fights { battle: fought } => battle(fought, who),
        Ahead::Occupies { at } => format!("Město {} bude vaše.", name(*at)),
        Ahead::TakesOrb { element, from: None } => format!("Získáte {}.", orb(*element)),
        Ahead::TakesOrb { element, from: Some(owner) } => {
            format!("Získáte {}; přijde o něj {}.", orb(*element), who.name(*owner))
        }
        Ahead::Boards { sea } => format!("Loď odveze armádu na vodní pole {}.", name(*sea)),
        Ahead::Lands { to, sea } => {
            format!("Armáda se vylodí na pole {}; loď tu zůstane, voda {}.", name(*to), name(*sea))
        }
        Ahead::Sinks { sea } => format!("Prázdná loď zmizí, vodní pole {}.", name(*sea)),
        Ahead::Stands { army: one, open: true } => {
            format!(
                "{} se postaví na volné prostranství: bez hradeb, kdo vstoupí, musí bojovat.",
                capital(&army(*one))
            )
        }
        Ahead::Stands { army: one, open: false } => {
            format!("{} bude bránit město se všemi, kdo tu jsou.", capital(&army(*one)))
        }
        Ahead::Towers { seat, income, costs } => {
            format!("{}: výnosy {income}, náklady {costs}.", you(*seat, who, "Vy", |name| name))
        }
        Ahead::MovesLeft { moves: left } => {
            let verb = form_cs((*left).into(), "zbývá", "zbývají", "zbývá");
            format!("Pak {verb} {}.", moves(*left))
        }
        Ahead::Waits { army: one } => format!("{} počká.", capital(&army(*one))),
        Ahead::Disbands { army: one } => format!("{} se vrátí do paláce.", capital(&army(*one))),
        Ahead::Closes { element, at, from: None } => {
            format!("{} uzavře pole {} do konce své nadvlády.", capital(elemental(*element)), name(*at))
        }
        Ahead::Closes { element, at, from: Some(from) } => format!(
            "{} uzavře pole {} do konce své nadvlády; pole {} se otevře.",
            capital(elemental(*element)),
            name(*at),
            name(*from)
        ),
        Ahead::Destroys { seat, armies: all } => {
            let whose = you(*seat, who, "vaše vlastní", |name| name);
            let fall = if all.count() == 1 { "Padne" } else { "Padnou" };
            format!("{fall} ({whose}): {}.", armies(*all))
        }
        Ahead::DestroysNobody => "Nikdo tam nestojí.".into(),
        Ahead::Carries { seat, army: one, to } => {
            let whose = you(*seat, who, "Vaše", |name| format!("{name}:"));
            format!("{whose} {} se bez boje ocitne na poli {}.", army(*one), name(*to))
        }
        Ahead::CarriesShip { land, sea } => {
            format!("Loď pak bude kotvit u pole {}, voda {}.", name(*land), name(*sea))
        }
        Ahead::GivesUp { at, element, held } => {
            let lost = power(*element, *held);
            format!(
                "Přijdete o tuto moc: {lost} {} bude zase volný na poli {}.",
                capital(&orb(*element)),
                name(*at)
            )
        }
        Ahead::Buys { city, sea, price } => format!(
            "Prázdná loď u města {}, voda {}, za {}. Nalodit se smí kdokoli.",
            name(*city),
            name(*sea),
            resources((*price).into())
        ),
        Ahead::Asks { winners, others } => format!(
            "Vítězí: {}. Jeden po druhém odpoví: {}. Stačí jediné ne a hraje se dál.",
            list_cs(&who.all(winners.iter())),
            list_cs(&who.all(others.iter()))
        ),
        Ahead::EndsVote => "Hraje se dál.".into(),
        Ahead::Resigns => "Všechny armády, města i orby vracíte, a to natrvalo.".into(),
        Ahead::Eliminates { seat } => format!("Ze hry odchází {}.", who.name(*seat)),
        Ahead::Hand { element: None } => "Kolo končí; ručička ukáže žlutou: zdroje.".into(),
        Ahead::Hand { element: Some(of) } => {
            format!("Kolo končí; ručička se posune: nadvláda {}.", element_of(*of))
        }
        Ahead::Held { element } => format!("Kolo končí; ručičku drží věk {}.", element_of(*element)),
        Ahead::Ends { ending, winners } => {
            format!("{} Vítězí: {}.", event::over(*ending), list_cs(&who.all(winners.iter())))
        }
        Ahead::EndsTurn => "Váš tah končí.".into(),
    }
}

/// What is said to the deciding seat, or of another player.
fn you(seat: Seat, who: &Who, own: &str, other: impl Fn(String) -> String) -> String {
    if who.you == Some(seat) { own.into() } else { other(who.name(seat)) }
}

/// Strengths, losses, and who holds the field.
pub(in super::super) fn battle(battle: &Battle, who: &Who) -> String {
    let Battle { fire, water, attack, defence, .. } = battle;
    let doubled = |is: &bool, by: &str| if *is { format!(", zdvojeno {by}") } else { String::new() };
    let defenders = battle.defenders.count();
    let walls = match (battle.fight, defenders) {
        (Fight::Assault, 0) => "jen hradby".into(),
        (Fight::Assault, _) => format!("hradby a {}", armies_count(defenders)),
        _ => armies_count(defenders),
    };
    let (other, mine) = (who.name(battle.defender), armies_count(battle.attackers.count()));
    let sides = format!(
        "Vaše síla {attack} ({mine}{}), proti vám {other} se silou {defence} ({walls}{}).",
        doubled(fire, "ohněm"),
        doubled(water, "vodou")
    );
    let lost = |fallen: u32| if fallen == 0 { "0 armád".into() } else { armies_acc(fallen) };
    let losses = format!(
        "Ztratíte {}, {other} ztratí {}.",
        lost(battle.fallen_attackers.count()),
        lost(battle.fallen_defenders.count())
    );
    let after = match (battle.fight, battle.won) {
        (Fight::Assault, true) => "Město bude vaše.".into(),
        (Fight::Assault, false) => format!("Městu dál vládne {other}."),
        (Fight::Sortie, true) => "Obléhání bude prolomeno.".into(),
        (Fight::Sortie, false) => "Protiútok se nezdaří.".into(),
        (_, true) => format!("{} drží pole {}.", capital(&army(battle.army)), name(battle.at)),
        (_, false) => "Útok se nezdaří.".into(),
    };
    format!("{sides} {losses} {after}")
}
