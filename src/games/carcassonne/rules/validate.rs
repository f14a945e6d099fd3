//! Validation of well-formed positions (rules: carcassonne 3.4, the list of refused positions). Each error names
//! the word that caused it.

use crate::table::word::Word;
use crate::table::{PositionError, Seat};

use super::cell::{Cell, Rotation, Side};
use super::figure::Figure;
use super::read::{Draft, Number, TurnLine, TurnState};
use super::score::Source;
use super::state::{FOLLOWERS, Phase, Public, RANSOM, SEATS, all_tiles};
use super::tile::{Kind, Part};
use super::tower::pieces_each;

type Validity = Result<(), PositionError>;

/// Builds the state that a draft describes.
pub(super) fn build_position(draft: &Draft<'_>) -> Result<Public, PositionError> {
    let Some((moment, turn)) = &draft.moment else {
        return Err(draft.top.error("a position has a line `turn`, `over` or `first`"));
    };
    let mut public = Public::set_up(&draft.options, draft.seats);
    check_tables(draft)?;
    lay_tiles(draft, moment, &mut public)?;
    count_tiles(draft, moment, turn, &mut public)?;
    set_moment(draft, moment, turn, &mut public)?;
    put_figures(draft, &mut public)?;
    raise_towers(draft, &mut public)?;
    hold_prisoners(draft, &mut public)?;
    count_figures(draft, &mut public)?;
    give_points(draft, &mut public)?;
    check_moment(turn, &public)?;
    Ok(public)
}

/// Checks that the lines of numbers have one number for each seat.
fn check_tables(draft: &Draft<'_>) -> Validity {
    let seats = draft.seats;
    let Some((points, word)) = &draft.points else {
        return Err(draft.top.error("a position has a line `points`"));
    };
    let lengths = |numbers: &[Number<'_>], word: &Word<'_>| match numbers.len() {
        n if n == seats && (2..=SEATS).contains(&n) => Ok(()),
        n => Err(word.error(format!("`{}` gives {n} numbers for {seats} seats", word.text))),
    };
    lengths(points, word)?;
    match (&draft.pieces, draft.options.towers()) {
        (Some((pieces, word)), true) => lengths(pieces, word),
        (Some((_, word)), false) => Err(word.error("tower pieces are handed out with `tower=on` only")),
        (None, true) => Err(draft.top.error("a position with `tower=on` has a line `pieces`")),
        (None, false) => Ok(()),
    }
}

/// Lays the tiles from the start tile outwards; the tile just placed comes last.
fn lay_tiles(draft: &Draft<'_>, moment: &TurnLine, public: &mut Public) -> Validity {
    let start = Cell::new(0, 0);
    let origin = draft.tiles.iter().find(|tile| tile.0 == start);
    match origin {
        Some((_, kind, rotation, word)) if (*kind, *rotation) != (Kind::START, Rotation::new(0)) => {
            return Err(word.error("the start tile D0 lies on (0,0)"));
        }
        Some(_) => {}
        None => return Err(draft.top.error("the start tile D0 lies on (0,0)")),
    }
    let mut limits = all_tiles(draft.options.tower);
    for (_, kind, _, word) in &draft.tiles {
        take(&mut limits.0[kind.index()], *kind, word)?;
    }
    let by_cell = |cell: &Cell| draft.tiles.iter().find(|tile| tile.0 == *cell);
    let last = match moment.state {
        TurnState::Action(at) | TurnState::Capture(at, _) if at != start => by_cell(&at).map(|tile| tile.0),
        _ => None,
    };
    let (mut way, mut next) = (vec![start], 0);
    while let Some(here) = way.get(next).copied() {
        next += 1;
        for cell in here.beside() {
            if by_cell(&cell).is_some() && !way.contains(&cell) {
                way.push(cell);
            }
        }
    }
    if let Some((_, _, _, word)) = draft.tiles.iter().find(|tile| !way.contains(&tile.0)) {
        return Err(word.error("this tile is not connected to the start tile"));
    }
    for (at, kind, rotation, word) in &draft.tiles {
        for side in [Side::East, Side::South] {
            let touching = by_cell(&at.step(side)).map(|tile| tile.1.edge(side.opposite(), tile.2));
            if touching.is_some_and(|terrain| terrain != kind.edge(side, *rotation)) {
                return Err(word.error(format!("the edges of {at} and {} do not match", at.step(side))));
            }
        }
    }
    let inner = way.iter().copied().filter(|cell| Some(*cell) != last && *cell != start);
    for (at, kind, rotation, _) in inner.chain(last).filter_map(|cell| by_cell(&cell)) {
        public.lay_loose(*kind, *at, *rotation);
    }
    Ok(())
}

/// Takes one tile of a kind from the remaining ones.
fn take(left: &mut u8, kind: Kind, word: &Word<'_>) -> Validity {
    *left = left
        .checked_sub(1)
        .ok_or_else(|| word.error(format!("there are not so many tiles {kind} in this game")))?;
    Ok(())
}

/// Checks that the drawn tile and the pile are the remaining tiles of the box, or fewer.
fn count_tiles(draft: &Draft<'_>, moment: &TurnLine, turn: &Word<'_>, public: &mut Public) -> Validity {
    let mut left = all_tiles(draft.options.tower);
    for (_, kind, _, word) in &draft.tiles {
        take(&mut left.0[kind.index()], *kind, word)?;
    }
    if let TurnState::Place(kind) = moment.state {
        take(&mut left.0[kind.index()], kind, turn)?;
    }
    public.pile = left;
    if let Some(pile) = &draft.pile {
        public.pile = Default::default();
        for (kind, word) in pile {
            take(&mut left.0[kind.index()], *kind, word)?;
            public.pile.0[kind.index()] += 1;
        }
    }
    Ok(())
}

fn set_moment(draft: &Draft<'_>, moment: &TurnLine, turn: &Word<'_>, public: &mut Public) -> Validity {
    let start = Cell::new(0, 0);
    let laid = |cell: Cell| match public.tile_at(cell) {
        Some(_) => Ok(cell),
        None => Err(turn.error(format!("there is no tile on {cell}"))),
    };
    public.phase = match moment.state {
        TurnState::First if draft.options.first.is_some() => {
            return Err(turn.error("`first_player` is chosen, so it is not drawn"));
        }
        TurnState::First if public.tiles().len() > 1 => {
            return Err(turn.error("the first player is drawn before any tile is laid"));
        }
        TurnState::Action(at) | TurnState::Capture(at, _) if at == start => {
            return Err(turn.error("the start tile lies there from the beginning, so it was not just placed"));
        }
        TurnState::First => Phase::First,
        TurnState::Draw => Phase::Draw,
        TurnState::Place(kind) => Phase::Place(kind),
        TurnState::Action(at) => Phase::Action { at: laid(at)? },
        TurnState::Capture(at, tower) => Phase::Capture { at: laid(at)?, tower: laid(tower)? },
        TurnState::Late => Phase::Late,
        TurnState::Over => Phase::Over,
    };
    if moment.ransomed && !(draft.options.towers() && draft.options.ransom) {
        return Err(turn.error("a ransom is paid with `tower=on` and `ransom=on` only"));
    }
    public.active = moment.seat;
    // A draw begins a turn, so a ransom paid earlier does not count.
    public.towers.ransomed = moment.ransomed && !matches!(moment.state, TurnState::Draw);
    Ok(())
}

fn put_figures(draft: &Draft<'_>, public: &mut Public) -> Validity {
    for (owner, at, id, word) in &draft.figures {
        let Some(laid) = public.tile_at(*at) else {
            return Err(word.error(format!("there is no tile on {at}")));
        };
        if laid.figure().is_some() {
            return Err(word.error("two followers stand on the segments of one tile"));
        }
        let Some(node) = public.node_at(*at, *id) else {
            return Err(word.error(format!("the tile on {at} has no segment {id}")));
        };
        if public.placed() == Some(*at) {
            return Err(word.error("nobody stands on the tile just placed before the action is done"));
        }
        if id.part == Part::Field && !draft.options.farmers {
            return Err(word.error("there are no farmers with `farmers=off`"));
        }
        if public.map.features.is_complete(node) && !public.just_completed(node) {
            return Err(word.error("this feature is complete, so its followers have gone home"));
        }
        public.map.put(node, Figure::follower(*owner));
    }
    Ok(())
}

fn raise_towers(draft: &Draft<'_>, public: &mut Public) -> Validity {
    for (at, height, top, word) in &draft.towers {
        if !draft.options.towers() {
            return Err(word.error("towers are built with `tower=on` only"));
        }
        let Some(site) = public.towers.site_mut(*at) else {
            return Err(word.error(format!("there is no foundation on {at}")));
        };
        if *height == 0 {
            return Err(word.error("a tower has at least one piece"));
        }
        if site.height > 0 {
            return Err(word.error(format!("the tower on {at} is given twice")));
        }
        site.height = *height;
        site.top = top.map(Figure::follower);
    }
    hand_out(draft, public)
}

/// Checks the tower pieces: those built and those in supply add up to the number handed out.
fn hand_out(draft: &Draft<'_>, public: &mut Public) -> Validity {
    let Some((pieces, word)) = &draft.pieces else { return Ok(()) };
    let each = u16::from(pieces_each(draft.seats));
    if let Some((_, word)) = pieces.iter().find(|(held, _)| *held > each) {
        return Err(word.error(format!("no seat gets more than {each} tower pieces")));
    }
    let built: u32 = public.towers().iter().map(|tower| u32::from(tower.height)).sum();
    let all = draft.seats as u32 * u32::from(each);
    let held: u32 = pieces.iter().map(|(held, _)| u32::from(*held)).sum();
    if built + held != all {
        return Err(word.error(format!("{built} pieces are built and {held} in supply, which is not {all}")));
    }
    for (place, (held, _)) in public.towers.pieces.0.iter_mut().zip(pieces) {
        *place = *held as u8;
    }
    Ok(())
}

fn hold_prisoners(draft: &Draft<'_>, public: &mut Public) -> Validity {
    for (captor, owner, held, word) in &draft.prisons {
        if !draft.options.towers() {
            return Err(word.error("prisoners are taken with `tower=on` only"));
        }
        if captor == owner {
            return Err(word.error("nobody holds own followers"));
        }
        if *held > 0 && public.prisoners(*owner, *captor) > 0 {
            return Err(word.error("two seats hold followers of each other"));
        }
        public.towers.prisons[*captor][*owner] = *held;
    }
    Ok(())
}

/// Counts the supply: the figures that are neither on the board nor in a prison.
fn count_figures(draft: &Draft<'_>, public: &mut Public) -> Validity {
    for seat in Seat::all(draft.seats) {
        let standing = draft.figures.iter().filter(|figure| figure.0 == seat).map(|figure| (1, figure.3));
        let topping = draft.towers.iter().filter(|tower| tower.2 == Some(seat)).map(|tower| (1, tower.3));
        let held = draft.prisons.iter().filter(|prison| prison.1 == seat).map(|prison| (prison.2, prison.3));
        let mut supply = FOLLOWERS;
        for (count, word) in standing.chain(topping).chain(held) {
            let short = || word.error(format!("seat {seat} has only {FOLLOWERS} followers"));
            supply = supply.checked_sub(count).ok_or_else(short)?;
        }
        public.supply[seat] = supply;
    }
    Ok(())
}

fn give_points(draft: &Draft<'_>, public: &mut Public) -> Validity {
    if let Some((points, _)) = &draft.points {
        for (place, (number, _)) in public.points.0.iter_mut().zip(points) {
            *place = *number;
        }
    }
    for (seat, source, points, word) in &draft.earned {
        check_source(public, *source, *points).map_err(|reason| word.error(reason))?;
        public.earned.0[*seat][*source as usize] = *points;
    }
    check_earned(draft, public)
}

/// Checks that nobody earned more than their score, and that every ransom paid was received by a seat.
fn check_earned(draft: &Draft<'_>, public: &Public) -> Validity {
    if let Some(seat) = Seat::all(draft.seats).find(|seat| public.before(*seat) < 0) {
        let last = draft.earned.iter().rfind(|earned| earned.0 == seat).map_or(draft.top, |earned| earned.3);
        let score = public.points(seat);
        return Err(last.error(format!("with this seat {seat} earned more than its score of {score}")));
    }
    let ransoms = || draft.earned.iter().filter(|earned| earned.1 == Source::Ransom);
    let sum: i32 = ransoms().map(|ransom| i32::from(ransom.2)).sum();
    match ransoms().next() {
        Some(first) if sum != 0 => {
            Err(first.3.error("what one seat pays as a ransom another one gets, so all of them make 0"))
        }
        _ => Ok(()),
    }
}

/// Checks whether this number of points can come from the source in the phase of the position.
fn check_source(public: &Public, source: Source, points: i16) -> Result<(), String> {
    let options = &public.options;
    let step = match source {
        Source::Monasteries => 9,
        Source::Fields => 3,
        Source::Ransom => i16::from(RANSOM),
        Source::Roads | Source::Cities | Source::Unfinished => 1,
    };
    let name = source.name();
    let at_the_end = matches!(source, Source::Fields | Source::Unfinished);
    let wrong = match source {
        _ if points == 0 => return Ok(()),
        _ if points < 0 && source != Source::Ransom => format!("nobody loses points by `{name}`"),
        _ if points % step != 0 => format!("`{name}` earns {step} points at a time"),
        _ if at_the_end && public.phase != Phase::Over => {
            format!("`{name}` is counted when the game is over, not before")
        }
        Source::Fields if !options.farmers => "there are no farmers with `farmers=off`".into(),
        Source::Ransom if !(options.towers() && options.ransom) => {
            "a ransom is paid with `tower=on` and `ransom=on` only".into()
        }
        _ => return Ok(()),
    };
    Err(wrong)
}

/// Checks that the named state is possible.
fn check_moment(turn: &Word<'_>, public: &Public) -> Validity {
    let wrong = |reason: &str| Err(turn.error(reason));
    match public.phase {
        Phase::Draw if public.pile.is_empty() => {
            wrong("the pile is empty, so the game is over: write `over`")
        }
        Phase::Over if !public.pile.is_empty() => {
            wrong("tiles are left, so the game is not over: a bare line `pile` says that none are")
        }
        Phase::Place(kind) if !public.fits_anywhere(kind) => wrong("the drawn tile fits nowhere"),
        Phase::Capture { tower, .. } => match public.tower_at(tower) {
            Some(site) if site.top.is_some() => wrong("the tower just built on is closed"),
            Some(site) if site.height == 0 => wrong("no piece is built on this foundation"),
            Some(site) if public.targets(tower, site.height).next().is_none() => {
                wrong("nobody stands in range of the tower just built on")
            }
            Some(_) => Ok(()),
            None => wrong("there is no foundation where the tower is named"),
        },
        Phase::Late if !public.is_late_ransom_due() => wrong("there is no late ransom here"),
        _ => Ok(()),
    }
}

impl Public {
    /// Lays a tile of a position, where the order of laying is unknown.
    fn lay_loose(&mut self, kind: Kind, at: Cell, rotation: Rotation) {
        self.map.lay(kind, at, rotation);
        if kind.tile().foundation {
            self.towers.add_site(at);
        }
    }

    /// Returns whether the tile just placed completed the feature of a node.
    fn just_completed(&self, node: u16) -> bool {
        let index = self.placed().and_then(|at| self.map.find(at));
        index.is_some_and(|index| {
            self.map.completed_by(index).list().iter().any(|done| self.map.features.same(*done, node))
        })
    }
}
