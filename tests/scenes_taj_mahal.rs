//! The map, the tallies and the sheets of Taj Mahal match the rules, and no view shows another player's hand, at
//! moments of random games.

use std::collections::BTreeSet;

use deska::games::taj_mahal::art::SPRITE;
use deska::games::taj_mahal::art::map::{Times, map};
use deska::games::taj_mahal::board::Mark;
use deska::games::taj_mahal::{
    Action, Award, Bonus, Card, City, Event, Good, LAST_VISIT, Options, Phase, Pick, Province, Special,
    Symbol, TajMahal,
};
use deska::lang::{Lang, Names, Words};
use deska::play::running_game::GameHandle;
use deska::play::table_view::{TableView, ViewOptions};
use deska::play::{Play, ScreenMode};
use deska::scenes::parts::{Availability, CellMark, Control, Group, Matrix, Part};
use deska::scenes::{Command, Light, Outline, Place, Regions, RenderContext, Scene, Stage, Tap};
use deska::table::*;

use crate::laws::head;

/// A decision of a game.
struct Moment {
    game: TajMahal,
    players: Vec<Player>,
    names: Names,
    last: Vec<Event>,
    seat: Seat,
}

impl Moment {
    fn with<T>(
        &self,
        selection: Option<&Selection<Action>>,
        see: impl FnOnce(&RenderContext<TajMahal>) -> T,
    ) -> T {
        see(&RenderContext {
            selection,
            viewing_seat: Some(self.seat),
            last: &self.last,
            show_legal: true,
            ..RenderContext::at(
                &self.game.view(Viewer::Seat(self.seat)),
                Lang::En,
                &self.names,
                &self.players,
            )
        })
    }

    /// With the whole map.
    fn beside_the_map(&self, selection: &Selection<Action>) -> Vec<Part> {
        let view = self.game.view(Viewer::Seat(self.seat));
        TajMahal::panel(&RenderContext {
            selection: Some(selection),
            viewing_seat: Some(self.seat),
            regions: Regions::All,
            ..RenderContext::at(&view, Lang::En, &self.names, &self.players)
        })
    }

    fn scene(&self, selection: &Selection<Action>) -> Scene {
        let scene = self.with(Some(selection), TajMahal::scene);
        let ids: BTreeSet<&str> = scene.pieces.iter().map(|piece| piece.id.as_str()).collect();
        assert_eq!(ids.len(), scene.pieces.len(), "a piece is there twice");
        scene
    }

    fn selection(&self) -> Selection<Action> {
        Selection::new(self.game.legal())
    }
}

impl Moment {
    /// The first legal play, and the selection with its cards raised; without a play nothing is picked.
    fn raised(&self) -> (Option<Action>, Selection<Action>) {
        let play = self.game.legal().into_iter().find(|action| matches!(action, Action::Play(_)));
        let picks = play.into_iter().flat_map(|action| action.picks());
        (play, picks.fold(self.selection(), |selection, pick| selection.pick(pick)))
    }
}

/// Passes decisions of random games of three to five, and of two with the neutral player, to `law`.
fn moments(games: u64, mut law: impl FnMut(&Moment, &mut Dice)) {
    for seed in 0..games {
        let seats = 2 + seed as usize % 4;
        let options = Options { dummy: seats == 2, auto_place: seed % 3 > 0, ..Options::default() };
        let players = head(options, seats, seed).players;
        let names = Names::new(Lang::En, TajMahal::TITLES, &players);
        let (mut game, mut dice) = (TajMahal::start(&options, seats), Dice::new(seed));
        let mut last = Vec::new();
        loop {
            let action = match game.turn() {
                Turn::Over => break,
                Turn::Chance => game.roll(&mut dice),
                Turn::Seat(seat) => {
                    let (players, names) = (players.clone(), names.clone());
                    law(&Moment { game, players, names, last: last.clone(), seat }, &mut dice);
                    // Long rows, so that there are prizes.
                    let tries: Vec<Action> =
                        std::iter::repeat_with(|| game.random(&mut dice).expect("a decision"))
                            .take(3)
                            .collect();
                    *tries.iter().find(|action| **action != Action::Withdraw).unwrap_or(&tries[0])
                }
            };
            last = Vec::new();
            game.apply(&action, &mut last);
        }
    }
}

/// All parts, recursively.
fn every<'a>(parts: &'a [Part], visit: &mut dyn FnMut(&'a Part)) {
    for part in parts {
        visit(part);
        match part {
            Part::Group(group) => every(&group.parts, visit),
            Part::Popover(fold) => every(&fold.parts, visit),
            _ => {}
        }
    }
}

fn controls(parts: &[Part]) -> Vec<&Control> {
    let mut all = Vec::new();
    every(parts, &mut |part| {
        if let Part::Control(thing) = part {
            all.push(thing);
        }
    });
    all
}

fn matrix(parts: &[Part]) -> Option<&Matrix> {
    let mut found = None;
    every(parts, &mut |part| {
        if let Part::Matrix(matrix) = part {
            found = Some(matrix);
        }
    });
    found
}

/// The points of an action and of its automatic consequences.
fn earned(game: &mut TajMahal, action: &Action, seat: Seat) -> Vec<Award> {
    let (mut events, mut dice) = (Vec::new(), Dice::new(1));
    game.apply(action, &mut events);
    while matches!(game.public.phase, Phase::CardTile | Phase::FreeCard) {
        let draw = game.roll(&mut dice);
        game.apply(&draw, &mut events);
    }
    let scored = events.iter().filter_map(|event| match event {
        Event::Scored { seat: who, why, .. } if *who == seat => Some(*why),
        _ => None,
    });
    scored.collect()
}

#[test]
fn lit_places_are_the_legal_ones_and_every_placement_is_reached_by_taps() {
    let (mut placements, mut crowns) = (0, 0);
    moments(40, |moment, _| {
        let selection = moment.selection();
        let scene = moment.scene(&selection);
        let lit: BTreeSet<u32> =
            scene.places.iter().filter(|p| p.light == Light::Legal).map(|p| p.spot).collect();
        let legal: Vec<(Symbol, City)> = selection
            .legal()
            .filter_map(|action| match action {
                Action::Place(symbol, city) => Some((*symbol, *city)),
                _ => None,
            })
            .collect();
        let expected: BTreeSet<u32> = legal.iter().map(|(_, city)| Mark::City(*city).spot()).collect();
        assert_eq!(lit, expected, "{:?}", moment.game.public.phase);
        for (symbol, city) in legal {
            let picked = selection.pick(Pick::Symbol(symbol));
            let view = moment.game.view(Viewer::Seat(moment.seat));
            let Tap::Pick(picks) = TajMahal::tap(&view, &picked, Mark::City(city).spot()) else {
                panic!("a lit city is picked");
            };
            let aimed = picks.iter().fold(picked, |s, pick| s.pick(*pick));
            assert_eq!(aimed.ready(), Some(&Action::Place(symbol, city)));
            let scene = moment.scene(&aimed);
            let place = scene.places.iter().find(|p| p.spot == Mark::City(city).spot());
            assert_eq!(place.map(|p| p.light), Some(Light::Aimed));
            assert!(scene.pieces.iter().any(|piece| piece.class == "ghost"), "the palace stands as a ghost");
            placements += 1;
            crowns += usize::from(symbol == Symbol::Mogul);
        }
    });
    assert!(placements > 500 && crowns > 30, "{placements} {crowns}");
}

/// "If you withdraw now" lists points; building as suggested scores exactly these.
#[test]
fn a_withdrawal_gives_what_the_panel_listed() {
    let (mut tried, mut most) = (0, 0);
    moments(60, |moment, _| {
        if moment.game.public.phase != Phase::Turn {
            return;
        }
        let (mut game, seat) = (moment.game, moment.seat);
        let won = game.public.wins(seat);
        let best = game.public.best_prospect(seat, won);
        let mut got = earned(&mut game, &Action::Withdraw, seat);
        for (symbol, city) in &best.places {
            if game.public.phase == Phase::Place {
                got.extend(earned(&mut game, &Action::Place(*symbol, *city), seat));
            }
        }
        assert_ne!(game.public.phase, Phase::Place, "all palaces are named");
        assert_eq!(got.iter().map(|a| a.points()).sum::<u16>(), best.points(), "{got:?} {best:?}");
        let sorted = |awards: &[Award]| {
            let mut all: Vec<String> = awards.iter().map(|award| format!("{award:?}")).collect();
            all.sort();
            all
        };
        assert_eq!(sorted(&got), sorted(&best.awards));
        tried += 1;
        most = most.max(best.points());
    });
    assert!(tried > 1000 && most > 8, "{tried} {most}");
}

/// No other placement scores more than the best one shown.
#[test]
fn nothing_is_better_than_the_best_prospect() {
    moments(24, |moment, dice| {
        if moment.game.public.phase != Phase::Turn {
            return;
        }
        let (mut game, seat) = (moment.game, moment.seat);
        let best = game.public.best_prospect(seat, game.public.wins(seat)).points();
        let mut points: u16 = earned(&mut game, &Action::Withdraw, seat).iter().map(|a| a.points()).sum();
        while game.public.phase == Phase::Place {
            let action = game.random(dice).expect("a decision");
            points += earned(&mut game, &action, seat).iter().map(|a| a.points()).sum::<u16>();
        }
        assert!(points <= best, "{points} {best}");
    });
}

/// The number on a lit city is its difference to the points of the whole withdrawal.
#[test]
fn the_number_on_a_city_is_what_a_palace_there_adds() {
    let mut seen = 0;
    moments(40, |moment, _| {
        if moment.game.public.phase != Phase::Place {
            return;
        }
        let selection = moment.selection();
        let scene = moment.scene(&selection);
        let pills: Vec<&str> = scene.tags.iter().filter(|t| t.class == "pill").map(|t| &*t.text).collect();
        let legal = scene.places.iter().filter(|p| p.light == Light::Legal).count();
        assert_eq!(pills.len(), legal, "every lit city has its number");
        let public = &moment.game.public;
        let (tile, pending) = (public.pending.has(Symbol::Elephant), public.to_place());
        for action in moment.game.legal() {
            let Action::Place(symbol, city) = action else { continue };
            if pending.count() > 1 {
                continue;
            }
            let (with, without) = (
                public.prospect(moment.seat, &[(symbol, city)], tile).points(),
                public.prospect(moment.seat, &[], tile).points(),
            );
            let mut game = moment.game;
            let got: u16 = earned(&mut game, &action, moment.seat).iter().map(|a| a.points()).sum();
            assert_eq!(got, with);
            assert!(pills.contains(&&*format!("+{}", with - without)), "{pills:?}");
            seen += 1;
        }
    });
    assert!(seen > 200, "{seen}");
}

/// The tallies: a disc for a sole leader, a ring for a tie, grey after a withdrawal; the gain of raised cards.
#[test]
fn the_tallies_show_the_rows_and_who_would_win() {
    let (mut led, mut tied, mut gained) = (0, 0, 0);
    moments(24, |moment, _| {
        let public = &moment.game.public;
        if public.phase != Phase::Turn {
            return;
        }
        let (play, selection) = moment.raised();
        let parts = moment.beside_the_map(&selection);
        let matrix = matrix(&parts).expect("the tallies are there");
        assert_eq!(matrix.own, Some(moment.seat.index()));
        for (row, symbol) in matrix.rows.iter().zip(Symbol::ALL) {
            for seat in public.all() {
                let cell = &row.cells[seat.index()];
                let wins = public.wins(seat).has(symbol) && !public.withdrawn[seat];
                assert_eq!(cell.mark == CellMark::Leads, wins, "{symbol} {seat} {cell:?}");
                if public.withdrawn[seat] {
                    assert!(matches!(cell.mark, CellMark::Out | CellMark::Won), "{cell:?}");
                }
                let count = public.rows[seat].counts[symbol.index()];
                assert!(
                    cell.mark == CellMark::Won
                        || cell.text == if count == 0 { "·".into() } else { count.to_string() }
                );
                let more = match (&play, seat == moment.seat && public.prizes.has(symbol)) {
                    (Some(Action::Play(cards)), true) => {
                        cards.iter().map(|card| card.symbols()[symbol.index()]).sum::<u8>()
                    }
                    _ => 0,
                };
                let change = match more {
                    0 => String::new(),
                    _ if public.seats() > 4 => format!("\u{2192}{}", count + more),
                    _ => format!("+{more}"),
                };
                assert_eq!(cell.change, change);
                led += usize::from(wins);
                tied += usize::from(cell.mark == CellMark::Ties);
                gained += usize::from(more > 0);
            }
        }
    });
    assert!(led > 300 && tied > 100 && gained > 300, "{led} {tied} {gained}");
}

/// The winner of a prize is shown if it is certain, and is then correct.
#[test]
fn the_tallies_show_who_took_each_prize() {
    let (mut shown, mut missing) = (0, 0);
    let mut before: Option<(u8, Seat, Vec<Symbol>)> = None;
    let mut took: Vec<(Symbol, Seat)> = Vec::new();
    moments(24, |moment, _| {
        let public = &moment.game.public;
        let court: Vec<Symbol> = Symbol::ALL.into_iter().filter(|one| public.prizes.has(*one)).collect();
        match before.replace((public.visit, moment.seat, court)) {
            Some((visit, seat, court)) if visit == public.visit => {
                took.extend(court.into_iter().filter(|one| !public.prizes.has(*one)).map(|one| (one, seat)));
            }
            _ => took.clear(),
        }
        let parts = moment.beside_the_map(&moment.selection());
        let Some(matrix) = matrix(&parts) else { return };
        for (row, symbol) in matrix.rows.iter().zip(Symbol::ALL) {
            let won = row.cells.iter().position(|cell| cell.mark == CellMark::Won).map(Seat::new);
            match took.iter().find(|(one, _)| *one == symbol) {
                Some((_, seat)) => {
                    assert!(won.is_none_or(|won| won == *seat), "{symbol} went to {seat}, not to {won:?}");
                    shown += usize::from(won.is_some());
                    missing += usize::from(won.is_none());
                }
                None => assert_eq!(won, None, "{symbol}"),
            }
        }
    });
    assert!(shown > 2000 && shown > 2 * missing, "{shown} shown, {missing} missing");
}

/// All groups with a class, recursively.
fn groups<'a>(parts: &'a [Part], class: &str) -> Vec<&'a Group> {
    let mut found = Vec::new();
    every(parts, &mut |part| match part {
        Part::Group(group) if group.class.split(' ').any(|word| word == class) => found.push(group),
        _ => {}
    });
    found
}

/// The texts of a group, in one line.
fn text(group: &Group) -> String {
    let mut all = String::new();
    every(&group.parts, &mut |part| {
        if let Part::Text(text) = part {
            all.push_str(&text.text);
        }
    });
    all
}

/// The prizes of the court: leader and lead, tied seats, winners; and the changes by raised cards.
#[test]
fn the_court_shows_who_leads_each_prize() {
    let (mut led, mut tied, mut taken, mut changed) = (0, 0, 0, 0);
    moments(24, |moment, _| {
        let public = &moment.game.public;
        if public.phase != Phase::Turn {
            return;
        }
        let (play, selection) = moment.raised();
        let parts = moment.with(Some(&selection), TajMahal::panel);
        let niches = groups(&parts, "tj-niche");
        assert_eq!(niches.len(), Symbol::ALL.len());
        for (niche, symbol) in niches.iter().zip(Symbol::ALL) {
            let shown = |seat: Seat| public.rows[seat].counts[symbol.index()];
            let leader = public.all().find(|seat| public.wins(*seat).has(symbol) && !public.withdrawn[*seat]);
            let is = |class: &str| niche.class.split(' ').any(|word| word == class);
            assert_eq!(is("leads"), leader.is_some(), "{symbol} {}", niche.class);
            assert_eq!(is("out"), !public.prizes.has(symbol), "{symbol} {}", niche.class);
            let plate = groups(&niche.parts, "tj-plate")[0];
            assert!(is("out") || !plate.parts.is_empty(), "{symbol}: nothing says how it stands");
            let plate = text(plate);
            let dummy = public.dummy_counts()[symbol.index()];
            if let Some(leader) = leader {
                let others = public.active_seats().filter(|seat| *seat != leader).map(shown);
                assert_eq!(plate, format!("{} : {}", shown(leader), others.max().unwrap_or(0).max(dummy)));
                assert!(niche.label.contains(&moment.names.of(leader)), "{}", niche.label);
            }
            let more = match &play {
                Some(Action::Play(cards)) if public.prizes.has(symbol) => {
                    cards.iter().map(|card| card.symbols()[symbol.index()]).sum::<u8>()
                }
                _ => 0,
            };
            let rivals = public.active_seats().filter(|seat| *seat != moment.seat).map(shown);
            let change = match more {
                0 => String::new(),
                more => {
                    let (own, others) = (shown(moment.seat) + more, rivals.max().unwrap_or(0).max(dummy));
                    let change = groups(&niche.parts, "tj-change")[0];
                    assert_eq!(change.class.ends_with(" leads"), own > others, "{symbol} {}", change.class);
                    assert_eq!(change.class.ends_with(" ties"), own == others, "{symbol} {}", change.class);
                    let sign = if own == others { '=' } else { ':' };
                    // Narrow niches show the short text, without "you".
                    format!("you {own} {sign} {others}{own} {sign} {others}")
                }
            };
            let mut all = text(niche);
            assert!(all.ends_with(&change), "{all}, not {change}");
            all.truncate(all.len() - change.len());
            assert!(!all.contains("you "), "{all}");
            led += usize::from(leader.is_some());
            tied += usize::from(is("ties"));
            taken += usize::from(is("out"));
            changed += usize::from(more > 0);
        }
    });
    assert!(led > 300 && tied > 100 && taken > 300 && changed > 300, "{led} {tied} {taken} {changed}");
}

/// Each player's row shows the cards in playing order, followed by the raised ones.
#[test]
fn each_player_has_their_played_cards_in_front_of_them() {
    let (mut rivals, mut own) = (0, 0);
    moments(16, |moment, _| {
        let public = &moment.game.public;
        if public.phase != Phase::Turn {
            return;
        }
        let (play, selection) = moment.raised();
        for seat in public.all().filter(|seat| *seat != moment.seat) {
            let parts = moment.with(Some(&selection), |ctx| TajMahal::seat(ctx, seat));
            let cards = public.rows[seat].cards().count();
            let fan = groups(&parts, "tj-laid-fan").iter().map(|fan| fan.parts.len()).sum::<usize>();
            assert_eq!(fan, if public.withdrawn[seat] { 0 } else { cards });
            rivals += fan;
        }
        let parts = moment.with(Some(&selection), TajMahal::panel);
        let carpet = groups(&parts, "tj-carpet");
        let fan = groups(&carpet[0].parts, "tj-laid-fan").iter().map(|fan| fan.parts.len()).sum::<usize>();
        let up = match &play {
            Some(Action::Play(cards)) => cards.count(),
            _ => 0,
        };
        assert_eq!(groups(&parts, "tj-raised").len(), up);
        assert_eq!(fan, public.rows[moment.seat].cards().count() + up);
        own += fan;
    });
    assert!(rivals > 500 && own > 500, "{rivals} {own}");
}

/// While cards are bid, the map shows the province of the visit; for placing palaces, or on request, all of it.
#[test]
fn the_map_is_a_window_while_cards_are_bid() {
    let (mut bids, mut builds, mut far) = (0, 0, 0);
    moments(8, |moment, _| {
        let public = &moment.game.public;
        let scene = moment.scene(&moment.selection());
        match public.phase {
            Phase::Turn | Phase::Take => {
                let [left, top, right, bottom] = scene.default_area.expect("a window");
                let [a, b, c, d] = deska::games::taj_mahal::art::map::extent(public.province());
                assert!(left <= a.max(0.0) && top <= b.max(0.0) && right >= c.min(scene.width));
                assert!(bottom >= d.min(scene.height));
                assert!(right <= scene.width && bottom <= scene.height);
                // A palace here would be connected to all of these, however far.
                let province = public.province();
                for city in public.chain_with(moment.seat, province.cities()).iter() {
                    let (x, y) = deska::games::taj_mahal::art::map::city(city);
                    assert!((left..=right).contains(&x) && (top..=bottom).contains(&y), "{city}");
                    far += u32::from(city.province() != province);
                }
                bids += 1;
            }
            _ => {
                assert_eq!(scene.default_area, None);
                builds += 1;
            }
        }
    });
    assert!(bids > 100 && builds > 50 && far > 20, "{bids} {builds} {far}");
}

/// A withdrawn player's row shows the won palaces and the tile; tokens are with the goods.
#[test]
fn a_withdrawn_player_shows_their_buildings() {
    let mut shown = 0;
    moments(8, |moment, _| {
        let public = &moment.game.public;
        if public.phase != Phase::Turn {
            return;
        }
        for seat in public.all().filter(|seat| public.withdrawn[*seat]) {
            let parts = moment.with(Some(&moment.selection()), |ctx| TajMahal::seat(ctx, seat));
            for gone in groups(&parts, "tj-gone") {
                every(&gone.parts, &mut |part| {
                    let Part::Picture(picture) = part else { return };
                    let art = format!("{picture:?}");
                    assert!(!art.contains("tj-i-"), "{art}");
                    shown += 1;
                });
            }
        }
    });
    assert!(shown > 20, "{shown}");
}

/// After a visit there is no decision: the turn ends by itself.
#[test]
fn a_finished_visit_asks_no_question() {
    let mut seen = 0;
    moments(2, |moment, _| {
        let exchanged = Event::Exchanged { seat: moment.seat, special: Special::Points, from: None };
        let last = [Event::VisitEnded { visit: 1 }, exchanged];
        let view = moment.game.view(Viewer::Seat(moment.seat));
        let ctx = RenderContext {
            viewing_seat: Some(moment.seat),
            awaits_end: true,
            last: &last,
            ..RenderContext::at(&view, Lang::En, &moment.names, &moment.players)
        };
        // The panel tells an exchange, so no short note repeats it; without the panel there is one.
        assert_eq!(TajMahal::aside(&ctx, &last[1]), None);
        let parts = TajMahal::panel(&ctx);
        let goes_on = RenderContext { awaits_end: false, ..ctx };
        assert_eq!(TajMahal::aside(&goes_on, &last[1]), Some(moment.seat));
        let Some(Part::Group(group)) = parts.first() else { panic!("{parts:?}") };
        assert_eq!(group.class, "tj-over");
        assert!(!groups(&parts, "tj-gains").is_empty());
        seen += 1;
    });
    assert!(seen > 20);
}

/// Enabled cards can be played, disabled ones give the reason; the keys pick the cards of the fan.
#[test]
fn the_fan_shows_the_hand_and_raises_playable_cards() {
    let (mut open, mut closed) = (0, 0);
    moments(24, |moment, _| {
        if moment.game.public.phase != Phase::Turn {
            return;
        }
        let view = moment.game.view(Viewer::Seat(moment.seat));
        let selection = moment.selection();
        let parts = moment.with(Some(&selection), TajMahal::tray);
        let cards: Vec<&Control> =
            controls(&parts).into_iter().filter(|thing| thing.class.contains("tj-card")).collect();
        assert_eq!(cards.len() as u32, view.hand_size(moment.seat));
        for thing in &cards {
            let card = Card::all().find(|card| thing.key.starts_with(card.word())).expect("a card");
            let legal = selection
                .legal()
                .any(|action| matches!(action, Action::Play(cards) if cards.iter().any(|one| one == card)));
            assert_eq!(thing.state != Availability::Refused, legal, "{card}");
            if let (Availability::Refused, Command::Do(text)) = (thing.state, &thing.command) {
                let action: Action = text.parse().expect("an action");
                assert!(moment.game.check(moment.seat, &action).is_err());
            }
            *if legal { &mut open } else { &mut closed } += 1;
        }
        let keys: BTreeSet<Pick> = TajMahal::number_key_picks(&view).into_iter().collect();
        let kinds = view.mine().expect("a hand").kinds().count();
        assert_eq!(keys.len(), kinds);
    });
    assert!(open > 1000 && closed > 300, "{open} {closed}");
}

/// The words of a seat's cards that no other player has seen.
fn secret(game: &TajMahal, viewing_seat: Option<Seat>) -> Vec<(Seat, Vec<Card>)> {
    let open = game.view(Viewer::All);
    let hidden = |seat: Seat| {
        let mut cards = open.hands.0[seat.index()].unwrap_or_default();
        cards.take(&game.public.seen[seat]);
        cards.iter().collect::<Vec<Card>>()
    };
    game.public.all().filter(|seat| Some(*seat) != viewing_seat).map(|seat| (seat, hidden(seat))).collect()
}

/// The number of times a text contains a card, by symbol or words.
fn shows(text: &str, card: Card) -> bool {
    text.contains(&format!("\"tj-{card}\""))
        || text.contains(&format!("card:{card}\""))
        || text.contains(&format!("extra:{card}\""))
}

/// At every step, data for the screen contains only cards that are open, the viewer's own, or revealed.
fn nothing_of_other_hands(seats: usize, seed: u64) {
    let head = head(Options::default(), seats, seed);
    let mut play = Play::<TajMahal>::new(Session::new(head));
    let (mut dice, mut steps) = (Dice::new(seed), 0);
    while play.mode != ScreenMode::Over {
        let game = *play.session.game();
        let viewing_seat = play.viewing_seat();
        let lang = Lang::ALL[steps % 2];
        let view_options =
            ViewOptions { lang, regions: Regions::All, show_legal: true, aids: true, announced: 0 };
        let shown: TableView = deska::play::table_view::table_view(&play, &view_options);
        let parts =
            (&shown.strip, &shown.tray, &shown.panel, &shown.seats, &shown.keys, &shown.curtain, &shown.bar);
        let text = serde_json::to_string(&(parts, &shown.scene)).expect("plain data");
        let public = &game.public;
        for (seat, cards) in secret(&game, viewing_seat) {
            for card in cards {
                // The same card can be open elsewhere, or in the viewer's hand.
                let elsewhere = public.supply.count(card) > 0
                    || public.rows.iter().any(|row| row.cards().any(|one| one == card))
                    || play.view().mine().is_some_and(|mine| mine.count(card) > 0)
                    || shown_last(&play, card);
                assert!(
                    elsewhere || !shows(&text, card),
                    "{card} of {seat} is shown to {viewing_seat:?}: {text}"
                );
            }
        }
        if matches!(play.mode, ScreenMode::Curtain(_)) {
            assert!(shown.tray.is_empty() && shown.panel.is_empty() && shown.keys.is_empty());
            let handle = GameHandle::at((*play.session).clone());
            let told: String = handle
                .describe(lang)
                .into_iter()
                .flat_map(|(head, lines)| [vec![head], lines].concat())
                .collect();
            assert!(!told.contains("Your hand") && !told.contains("Karty v ruce"));
            the_stage_is_the_same_for_every_truth(&play, &view_options, &shown, &mut dice);
        }
        steps += 1;
        play = match play.mode {
            ScreenMode::Curtain(_) => play.act(Command::Reveal),
            ScreenMode::Result(_) => play.act(Command::EndTurn),
            _ if play.awaits_end() => play.act(Command::EndTurn),
            _ => play.act(Command::act(game.random(&mut dice).expect("a decision"))),
        };
    }
    assert!(steps > 60, "{steps}");
}

/// Cards revealed by the last entry.
fn shown_last(play: &Play<TajMahal>, card: Card) -> bool {
    play.session.steps().last().is_some_and(|step| match &step.entry.action {
        Action::Play(cards) | Action::Take(cards) => cards.iter().any(|one| one == card),
        _ => false,
    })
}

/// The curtain does not depend on any hand.
fn the_stage_is_the_same_for_every_truth(
    play: &Play<TajMahal>,
    view_options: &ViewOptions,
    shown: &TableView,
    dice: &mut Dice,
) {
    let view = play.view();
    let names = deska::play::table_view::names_of(play, view_options.lang);
    let players = &play.session.head.players;
    let other = TajMahal::determinize(&view, dice);
    let stage = |game: &TajMahal| {
        let view = game.view(Viewer::Spectator);
        TajMahal::public_parts(&RenderContext {
            show_legal: true,
            ..RenderContext::at(&view, view_options.lang, &names, players)
        })
    };
    assert_eq!(stage(&other), stage(play.session.game()));
    assert!(shown.curtain.is_some());
}

#[test]
fn nothing_of_another_hand_is_shown_with_three_seats() {
    (1..=2).for_each(|seed| nothing_of_other_hands(3, seed));
}

#[test]
fn nothing_of_another_hand_is_shown_with_five_seats() {
    (1..=2).for_each(|seed| nothing_of_other_hands(5, seed));
}

#[test]
fn the_sprites_are_complete() {
    let mut ids: Vec<String> = Card::all().map(|card| format!("tj-{card}")).collect();
    ids.extend(Symbol::ALL.into_iter().flat_map(|symbol| [format!("tj-{symbol}"), format!("tj-i-{symbol}")]));
    ids.extend(Good::ALL.into_iter().map(|good| format!("tj-{}", good.word())));
    ids.extend(Bonus::ALL.into_iter().map(|bonus| format!("tj-b-{}", bonus.word())));
    ids.extend((1..=LAST_VISIT).map(|visit| format!("tj-t-{visit}")));
    let small = [
        "tj-palace",
        "tj-crowned",
        "tj-city",
        "tj-fort",
        "tj-i-pile",
        "tj-i-hand",
        "tj-i-palace",
        "tj-i-out",
    ];
    ids.extend(small.into_iter().map(String::from));
    ids.retain(|id| !SPRITE.contains(&format!("<symbol id=\"{id}\"")));
    assert!(ids.is_empty(), "{ids:?}");
}

/// The map of every visit, as art that is drawn in the page.
pub fn drawn() -> impl Iterator<Item = (String, String)> {
    let times = [
        Times { past: 0, now: None },
        Times { past: 0, now: Some(Province::ALL[7]) },
        Times { past: 0b1111_1101_1111, now: Some(Province::AGRA) },
        Times { past: 0b1111_1111_1111, now: None },
    ];
    // Only one map is in the page at a time; ids differ by the number.
    times.into_iter().enumerate().map(|(n, times)| {
        let text = map(times)
            .replace("id=\"tj-coast\"", &format!("id=\"tj-coast-{n}\""))
            .replace("#tj-coast", &format!("#tj-coast-{n}"));
        (format!("map {n}"), text)
    })
}

#[test]
fn maps_are_drawn_from_data() {
    for (name, text) in drawn() {
        assert!(!text.contains("NaN") && !text.contains("inf"), "{name}");
        assert!(
            text.matches("href=\"#tj-fort\"").count() == 16
                && text.matches("href=\"#tj-city\"").count() == 33
        );
        assert_eq!(text.matches("<g").count(), text.matches("</g>").count(), "{name}");
        assert!(text.len() < 90_000, "{name}: {} bytes", text.len());
    }
}

/// The walk through the scoring lights the whole province of a visit, and nothing else.
#[test]
fn a_step_of_the_walk_lights_its_province() {
    moments(1, |moment, _| {
        for province in Province::ALL {
            let causes = [province.to_string()];
            let spoken = |ctx: &RenderContext<TajMahal>| {
                TajMahal::scene(&RenderContext {
                    causes: &causes,
                    ..RenderContext::at(ctx.view, ctx.lang, ctx.names, ctx.players)
                })
            };
            let scene = moment.with(None, spoken);
            let lit: Vec<&Place> = scene.places.iter().filter(|place| place.light == Light::Cause).collect();
            assert_eq!(lit.len(), 1, "{province}");
            assert!(
                matches!(&lit[0].outline, Outline::Area(path) if path.starts_with('M') && path.ends_with('Z'))
            );
        }
    });
}
