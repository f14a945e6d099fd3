//! Slow reference versions of settlements, lakes, paths of figures and places for land, hex by hex, with the arithmetic
//! of names in the rule file (rules: java 3, 6, 7), compared with the sets of bits.

use std::collections::{BTreeMap, BTreeSet};

use deska::games::java::{Action, CELLS, Cell, Java, Options, Phase, Public, Refusal, Tile, Value, map};
use deska::grid::hex::Way;
use deska::table::{Dice, Game, Seat, Turn};

type Hexes = BTreeSet<usize>;

/// The neighbours by their names: in rows A, C, E and so on above and below lie n-1 and n, in the others n and n+1.
fn near(at: usize) -> Vec<usize> {
    let Cell { row, number } = Cell::at(at);
    let (r, n) = (i16::from(row), i16::from(number));
    let low = if row % 2 == 0 { n - 1 } else { n };
    let around = [(r, n - 1), (r, n + 1), (r - 1, low), (r - 1, low + 1), (r + 1, low), (r + 1, low + 1)];
    let on_map = around.into_iter().filter(|(r, n)| *r >= 0 && *n >= 0);
    on_map.filter_map(|(r, n)| Cell { row: r as u8, number: n as u8 }.index()).collect()
}

fn region(from: usize, ground: &Hexes) -> Hexes {
    let (mut reached, mut open) = (Hexes::from([from]), vec![from]);
    while let Some(at) = open.pop() {
        open.extend(near(at).into_iter().filter(|next| ground.contains(next) && reached.insert(*next)));
    }
    reached
}

fn parts(ground: &Hexes) -> BTreeSet<Hexes> {
    ground.iter().map(|at| region(*at, ground)).collect()
}

fn built(public: &Public) -> Hexes {
    public.built().iter().collect()
}

/// Costs of all hexes from these ones at these costs: the cheapest first, hex by hex.
fn costs(public: &Public, seat: Seat, starts: &[(usize, u8)]) -> BTreeMap<usize, u8> {
    let walkable = |at: usize| {
        let foreign = public.figure_at(at).is_some_and(|owner| owner != seat);
        (public.rice.has(at) || public.villages.has(at)) && !foreign
    };
    let mut best: BTreeMap<usize, u8> = BTreeMap::new();
    let mut open: BTreeSet<(u8, usize)> =
        starts.iter().filter(|(at, _)| walkable(*at)).map(|(at, cost)| (*cost, *at)).collect();
    while let Some((cost, at)) = open.pop_first() {
        if best.contains_key(&at) {
            continue;
        }
        best.insert(at, cost);
        for next in near(at).into_iter().filter(|next| walkable(*next)) {
            open.insert((cost + u8::from(public.rice.has(at) != public.rice.has(next)), next));
        }
    }
    best
}

/// Entry hexes with what they cost (R17 to R19).
fn entries(public: &Public) -> Vec<(usize, u8)> {
    let map = map();
    let land = |at: usize| public.rice.has(at) || public.villages.has(at);
    let price = |at: usize| if map.lowland.has(at) { 1 } else { 2 };
    let cost = |at: usize| match map.board.has(at) {
        false => Some(price(at)),
        true => {
            let open = |next: &usize| !map.board.has(*next) && public.heights[*next] == 0;
            near(at).into_iter().filter(open).map(price).min()
        }
    };
    (0..CELLS).filter(|at| land(*at)).filter_map(|at| Some((at, cost(at)?))).collect()
}

/// Whether and for how much a tile may be laid, rule by rule (rules: java 6.1).
fn land_cost(public: &Public, seat: Seat, tile: Tile, cells: &[usize]) -> Option<u8> {
    let height = public.heights[cells[0]];
    let free = |at: &usize| {
        public.figure_at(*at).is_none() && public.value_at(*at).is_none() && !public.water.has(*at)
    };
    let outside = cells.iter().filter(|at| !map().board.has(**at)).count();
    let even = cells.iter().all(|at| free(at) && public.heights[*at] == height);
    if public.tiles_left(seat, tile) == 0 || !even || height == 0 && outside == cells.len() {
        return None;
    }
    let below: BTreeSet<Option<usize>> = cells.iter().map(|at| public.pieces.top(*at)).collect();
    if let (1, Some(Some(one))) = (below.len(), below.first()) {
        let size = public.pieces.all()[*one].tile.size();
        if size == cells.len() || cells.len() > 1 && !public.options.same_size_only {
            return None;
        }
    }
    let mut after = built(public);
    after.retain(|at| !cells.contains(at));
    if tile != Tile::Rice {
        after.insert(cells[0]);
    }
    let palaces = |part: &Hexes| part.iter().filter(|at| public.value_at(**at).is_some()).count();
    let joined = parts(&after).iter().any(|part| palaces(part) > 1);
    (!joined).then_some(1 + if height == 0 { outside as u8 } else { 0 })
}

fn names(cells: &[usize]) -> [Cell; 3] {
    let mut named = [Cell::NOWHERE; 3];
    named.iter_mut().zip(cells).for_each(|(to, at)| *to = Cell::at(*at));
    named
}

/// Every place for land that can be paid.
fn lands(public: &Public, seat: Seat) -> BTreeSet<Action> {
    let mut all = BTreeSet::new();
    let mut add = |tile: Tile, cells: &[usize]| {
        if land_cost(public, seat, tile, cells).is_some_and(|cost| cost <= public.ap) {
            all.insert(Action::land(tile, names(cells)));
        }
    };
    for first in 0..CELLS {
        add(Tile::Rice, &[first]);
        add(Tile::Village, &[first]);
        for second in near(first) {
            add(Tile::Two, &[first, second]);
            for third in near(first).into_iter().filter(|third| near(second).contains(third)) {
                add(Tile::Three, &[first, second, third]);
            }
        }
    }
    all
}

fn compare(game: &Java, with_land: bool) {
    let (public, seat) = (&game.public, game.public.current);
    let settlements: BTreeSet<Hexes> =
        public.settlements().map(|place| place.cells.iter().collect()).collect();
    assert_eq!(settlements, parts(&built(public)));
    let water: Hexes = public.water.iter().collect();
    let lakes: BTreeSet<Hexes> = public.lakes().map(|lake| lake.cells.iter().collect()).collect();
    assert_eq!(lakes, parts(&water));
    for lake in public.lakes() {
        let shore: Hexes = lake.cells.iter().flat_map(near).filter(|at| !lake.cells.has(*at)).collect();
        let closed = shore.iter().all(|at| public.heights[*at] > 0);
        assert_eq!(public.is_enclosed(&lake), closed);
        assert_eq!(lake.shore.iter().collect::<Hexes>(), shore);
    }
    let told = |from: Option<usize>| -> BTreeMap<usize, u8> {
        let reachable = public.reachable(seat, from.map(Cell::at)).into_iter();
        reachable.filter_map(|(cell, cost)| Some((cell.index()?, cost))).collect()
    };
    let slowly = |starts: &[(usize, u8)]| -> BTreeMap<usize, u8> {
        let costs = costs(public, seat, starts).into_iter();
        costs.filter(|(at, _)| public.figure_at(*at).is_none()).collect()
    };
    assert_eq!(told(None), slowly(&entries(public)), "coming in");
    for from in public.figures[seat].iter() {
        assert_eq!(told(Some(from)), slowly(&[(from, 0)]), "from {}", Cell::at(from));
        let walk = costs(public, seat, &[(from, 0)]);
        let off = entries(public).into_iter().filter_map(|(at, cost)| Some(walk.get(&at)? + cost)).min();
        assert_eq!(public.cost(&Action::Leave(Cell::at(from))), off, "off from {}", Cell::at(from));
    }
    if with_land && public.phase == Phase::Main {
        let listed: BTreeSet<Action> =
            game.legal().into_iter().filter(|action| matches!(action, Action::Land(..))).collect();
        assert_eq!(listed, lands(public, seat));
        let any = (0..CELLS).flat_map(|first| Tile::ALL.map(|tile| (tile, first)));
        let cheapest = any.filter_map(|(tile, first)| {
            let pairs = near(first).into_iter().map(move |second| [first, second]);
            match tile.size() {
                1 => land_cost(public, seat, tile, &[first]),
                2 => pairs.filter_map(|two| land_cost(public, seat, tile, &two)).min(),
                _ => pairs
                    .flat_map(|[a, b]| {
                        near(a).into_iter().filter(move |c| near(b).contains(c)).map(move |c| [a, b, c])
                    })
                    .filter_map(|three| land_cost(public, seat, tile, &three))
                    .min(),
            }
        });
        assert_eq!(public.need(), cheapest.min(), "need");
    }
}

/// Every action of figures, water and palaces, legal or not; how many of those that can be paid are refused for the
/// land that is owed. Such an action is refused exactly where no land could be paid after it (rules: java 6, head;
/// 6.11; R33).
fn reserve(game: &Java) -> usize {
    let (public, seat) = (&game.public, game.public.current);
    let own: Vec<Cell> = public.figures[seat].iter().map(Cell::at).collect();
    let all = || (0..CELLS).map(Cell::at);
    let goals = all().flat_map(|at| {
        let moves = own.iter().map(move |from| Action::Move(*from, at));
        let palaces = Value::ALL.into_iter().flat_map(move |v| [Action::Build(at, v), Action::Expand(at, v)]);
        moves.chain(palaces).chain([Action::Water(at), Action::Enter(at), Action::Leave(at)])
    });
    let payable = goals.filter(|action| public.cost(action).is_some_and(|cost| cost <= public.ap));
    let mut refused = 0;
    for action in payable {
        let mut after = *game;
        after.apply(&action, &mut deska::table::NoEvents);
        let kept = after.public.need().is_some_and(|need| need <= after.public.reach());
        let expected = if kept { Ok(()) } else { Err(Refusal::ReserveForLand) };
        assert_eq!(game.check(seat, &action), expected, "{action} in\n{}", game.write_position());
        refused += usize::from(!kept);
    }
    refused
}

#[test]
fn every_action_leaves_enough_points_for_the_required_land_tile() {
    let mut refused = 0;
    for (seed, token_at_start) in [false, true].into_iter().enumerate() {
        for seats in 2..=4 {
            let options = Options { token_at_start, ..Options::default() };
            let (mut game, mut dice) = (Java::start(&options, seats), Dice::new(seed as u64));
            for entry in 0.. {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.roll(&mut dice),
                    Turn::Seat(_) => crate::laws::lively(&game, 5, &mut dice).expect("an action"),
                };
                // Late in the game places are few; and where little is left to pay with.
                let few = game.public.supply.three < 12 || game.public.ap < 2;
                if game.public.phase == Phase::Main && game.public.must_place_land() && few && entry % 3 == 0
                {
                    refused += reserve(&game);
                }
                game.apply(&action, &mut deska::table::NoEvents);
            }
        }
    }
    assert!(refused > 500, "{refused} actions were refused for the land that is owed");
}

#[test]
fn sets_of_bits_agree_with_lists_of_hexes() {
    let bent = Options { same_size_only: true, ..Options::default() };
    for (seed, options) in [Options::default(), bent].into_iter().enumerate() {
        for seats in 2..=4 {
            let (mut game, mut dice) = (Java::start(&options, seats), Dice::new(seed as u64));
            let mut rounds = 0;
            loop {
                let action = match game.turn() {
                    Turn::Over => break,
                    Turn::Chance => game.roll(&mut dice),
                    Turn::Seat(_) => crate::laws::lively(&game, 5, &mut dice).expect("an action"),
                };
                let moved = matches!(action, Action::Move(..));
                game.apply(&action, &mut deska::table::NoEvents);
                rounds += usize::from(!moved);
                if !moved || rounds % 10 == 0 {
                    compare(&game, !moved && rounds % 12 == 0);
                }
            }
        }
    }
}

#[test]
fn the_rotation_of_a_tile_is_read_from_its_hexes() {
    let on_map =
        |cells: &[Cell; 3]| cells.iter().all(|cell| cell.index().is_some() || *cell == Cell::NOWHERE);
    for (tile, first) in
        [Tile::Two, Tile::Three].into_iter().flat_map(|t| (0..CELLS).map(move |c| (t, Cell::at(c))))
    {
        for way in Way::ALL {
            let cells = tile.lying(first, way);
            let [a, b, c] = cells;
            if on_map(&cells) {
                assert_eq!(tile.turn(&cells), Some(way));
            }
            assert_ne!(tile.turn(&[b, a, c]), Some(way));
            assert_eq!(tile.turn(&[a, c, b]), None, "{tile:?} {cells:?}");
        }
        assert_eq!(tile.turn(&[first; 3]), None);
        assert_eq!(Tile::Rice.turn(&Tile::Rice.lying(first, Way::East)), None);
    }
}
