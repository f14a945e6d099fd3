//! The camera of a board in whole games: one person, computers with random answers. Counts how often the board zooms
//! and pans, and checks that all legal places are in view.

use deska::games::carcassonne::Carcassonne;
use deska::games::elementaris::Elementaris;
use deska::games::java::Java;
use deska::games::taj_mahal::TajMahal;
use deska::games::tigris::Tigris;
use deska::lang::Lang;
use deska::play::table_view::{TableView, ViewOptions, table_view};
use deska::play::{Play, ScreenMode};
use deska::scenes::camera::{Camera, Viewport, aimed, legal};
use deska::scenes::{Command, Scene, Stage};
use deska::table::*;

use crate::laws::{head, lively};

/// The space of a board in a window of 1024 x 768, 820 x 1180 and 390 x 844 CSS pixels.
const LANDSCAPE: Viewport = Viewport { width: 736.0, height: 600.0, top: 0.0, bottom: 0.0 };
const PORTRAIT: Viewport = Viewport { width: 820.0, height: 760.0, top: 68.0, bottom: 0.0 };
const PHONE: Viewport = Viewport { width: 390.0, height: 520.0, top: 0.0, bottom: 0.0 };

/// The motions of a camera in a game.
#[derive(Debug, Default)]
struct Moves {
    rounds: u32,
    zooms: u32,
    pans: u32,
    /// Pans to a place aimed at outside the view.
    aims: u32,
    /// The maximum of zooms in a round of the person, and of pans for an entry.
    most: (u32, u32),
}

/// A table with one person and two computers.
fn table<G: Stage>(seed: u64) -> Play<G> {
    let mut head = head(G::Options::default(), 3, seed);
    head.players[1..]
        .iter_mut()
        .for_each(|player| player.controller = Controller::Computer(Level::Easy.into()));
    Play::new(Session::new(head))
}

/// Plays a number of entries; `see` gets every screen.
pub fn watch<G: Stage>(seed: u64, entries: usize, mut see: impl FnMut(&TableView)) {
    let (mut play, mut dice) = (table::<G>(seed), Dice::new(seed));
    let options = ViewOptions { lang: Lang::En, show_legal: true, ..ViewOptions::default() };
    while play.mode != ScreenMode::Over && play.session.len() < entries {
        see(&table_view(&play, &options));
        let mut random = || lively(play.session.game(), 3, &mut dice).expect("an action");
        play = match play.computer_to_act() {
            Some(thinks) => {
                let action = random().to_string();
                let aimed = play.act(Command::Aim(thinks.entries, action.clone()));
                see(&table_view(&aimed, &options));
                aimed.act(Command::Answer(thinks.entries, action))
            }
            None if matches!(play.mode, ScreenMode::Result(_)) || play.awaits_end() => {
                play.act(Command::EndTurn)
            }
            None => {
                let action = random();
                let aimed = play.act(Command::choose(action.picks()));
                see(&table_view(&aimed, &options));
                aimed.act(Command::act(action))
            }
        };
    }
}

/// A camera with counters.
struct Watched {
    camera: Camera,
    viewport: Viewport,
    moves: Moves,
    /// Zooms in the present round of the person, and pans for the present entry.
    now: (u32, u32),
    entry: usize,
}

impl Watched {
    fn new(viewport: Viewport) -> Self {
        let camera = Camera::default();
        Self { camera, viewport, moves: Moves::default(), now: (0, 0), entry: 0 }
    }

    /// Shows a screen and counts the camera's motions; `begins` says whether a round of the person begins.
    fn see(&mut self, view: &TableView, begins: bool) {
        let old = self.camera;
        let measured = if old.scale > 0.0 { old } else { old.resized(&view.scene, self.viewport) };
        let new = measured.settled(&view.scene, view.deciding_seat());
        self.camera = new;
        if begins {
            (self.moves.rounds, self.now.0) = (self.moves.rounds + 1, 0);
        }
        // A computer's aim belongs to the next entry.
        let aims = aimed(&view.scene).is_some();
        let entry = view.entries + usize::from(aims && view.deciding_seat().is_none());
        if self.entry != entry {
            (self.entry, self.now.1) = (entry, 0);
        }
        if old.scale == 0.0 {
            return;
        }
        if new.scale != old.scale {
            assert!(view.deciding_seat().is_some(), "a zoom in the turn of a computer");
            (self.moves.zooms, self.now.0) = (self.moves.zooms + 1, self.now.0 + 1);
        } else if new.glide_from(&old) > 0 && aims && view.deciding_seat().is_some() {
            self.moves.aims += 1;
        } else if new.glide_from(&old) > 0 {
            (self.moves.pans, self.now.1) = (self.moves.pans + 1, self.now.1 + 1);
        }
        self.moves.most = (self.moves.most.0.max(self.now.0), self.moves.most.1.max(self.now.1));
    }
}

/// Plays games before a camera in each space, with at most `zooms` a round; `law` holds after every screen.
fn games<G: Stage>(seeds: u64, zooms: u32, law: impl Fn(&Camera, &TableView)) -> [Moves; 3] {
    let mut all = [LANDSCAPE, PORTRAIT, PHONE].map(Watched::new);
    for seed in 0..seeds {
        all.iter_mut().for_each(|watched| watched.camera = Camera::default());
        let mut computer = true;
        watch::<G>(seed, 400, |view| {
            let begins = computer && view.deciding_seat().is_some() && view.lit > 0;
            computer = view.deciding_seat().is_none() || computer && !begins;
            for watched in &mut all {
                watched.see(view, begins);
                law(&watched.camera, view);
            }
        });
    }
    let moves = all.map(|watched| watched.moves);
    println!("{}: {moves:?}", G::INFO.id);
    assert!(moves.iter().all(|one| one.rounds > 8 && one.most.0 <= zooms), "{moves:?}");
    moves
}

#[test]
fn a_growing_board_zooms_once_a_round() {
    let moves = games::<Carcassonne>(3, 1, |camera, view| {
        let least = if camera.viewport == PHONE { 0.6 } else { 0.88 };
        assert!(camera.scale >= least * 0.999, "tiles of {} pixels", camera.scale * 100.0);
        let lit = legal(&view.scene).count();
        let seen = legal(&view.scene).filter(|place| camera.beyond(&view.scene, place).is_none()).count();
        if view.scene.close_area.is_some() && view.deciding_seat().is_some() {
            assert!(camera.scale >= 0.6, "the spots of the laid tile are {} of their size", camera.scale);
        }
        let aims = aimed(&view.scene).is_some();
        assert!(aims || lit == 0 || seen > 0, "none of {lit} legal places is in view: {camera:?}");
    });
    for one in moves {
        assert!(one.zooms > 0 && one.most.1 <= 1, "{one:?}");
        // In a random game every seat plays in another area: a pan for each turn, and at most one more a round.
        assert!(one.pans <= 4 * one.rounds, "{one:?}");
    }
}

/// A board that a tablet always shows whole.
fn fixed<G: Stage>(seeds: u64) {
    let [landscape, portrait, phone] = games::<G>(seeds, 1, |_, _| ());
    // A phone also pans to the decision that follows an entry.
    assert!(phone.most.1 <= 2, "{phone:?}");
    for tablet in [landscape, portrait] {
        assert_eq!((tablet.zooms, tablet.pans), (0, 0));
    }
}

#[test]
fn the_map_of_tigris_stays() {
    fixed::<Tigris>(1);
}

#[test]
fn the_map_of_taj_mahal_stays() {
    fixed::<TajMahal>(2);
}

/// Hexes of 32 x 37 pixels; nothing is zoomed, not even for a turn.
#[test]
fn the_island_of_java_stays_and_a_phone_shows_the_part_that_is_played_on() {
    let moves = games::<Java>(1, 0, |camera, view| {
        let scene = &view.scene;
        let (wide, high) = (camera.viewport.width, camera.viewport.height);
        let [left, top, right, bottom] = camera.visible([0.0, 0.0, scene.width, scene.height]);
        let whole = left >= -1.0 && top >= -1.0 && right <= wide + 1.0 && bottom <= high + 1.0;
        assert_eq!(whole, camera.viewport != PHONE, "{camera:?}");
        assert!(scene.places.iter().all(|place| place.size * camera.scale > 36.0), "{camera:?}");
        let (lit, seen) = legal(scene).fold((0, 0), |(lit, seen), place| {
            (lit + 1, seen + usize::from(camera.beyond(scene, place).is_none()))
        });
        assert!(lit == 0 || seen > 0, "none of {lit} legal hexes is in view: {camera:?}");
    });
    let [landscape, portrait, phone] = moves;
    assert_eq!((landscape.pans, portrait.pans), (0, 0));
    assert!(phone.most.1 <= 2, "{phone:?}");
}

#[test]
fn the_map_of_elementaris_stays() {
    fixed::<Elementaris>(1);
}

/// The map of an upright tablet is large enough for a finger, islands included.
#[test]
fn every_field_of_elementaris_is_hit_at_once_on_a_tablet() {
    let enlarged = |view: &TableView, side: f32| {
        let space = Viewport { width: side, height: side, ..Viewport::default() };
        let camera = Camera::default().resized(&view.scene, space).whole_by_hand(&view.scene);
        view.scene.places.iter().filter(|place| camera.enlarge(&view.scene, place).is_some()).count()
    };
    watch::<Elementaris>(1, 1, |view| {
        assert_eq!(enlarged(view, 704.0), 0);
        assert!(enlarged(view, 390.0) > 40, "a phone enlarges them");
    });
}

#[test]
fn a_return_from_looking_back_shows_the_legal_places_as_before() {
    let (mut play, mut dice) = (table::<Carcassonne>(3), Dice::new(3));
    let options = ViewOptions { lang: Lang::En, show_legal: true, ..ViewOptions::default() };
    let view = loop {
        let mut random = || lively(play.session.game(), 3, &mut dice).expect("an action");
        let view = table_view(&play, &options);
        play = match play.computer_to_act() {
            Some(thinks) => play.act(Command::Answer(thinks.entries, random().to_string())),
            None if matches!(play.mode, ScreenMode::Result(_)) || play.awaits_end() => {
                play.act(Command::EndTurn)
            }
            None if play.session.len() > 40 && legal(&view.scene).count() > 5 => break view,
            None => play.act(Command::act(random())),
        };
    };
    let settled = |camera: Camera, view: &TableView| camera.settled(&view.scene, view.deciding_seat());
    let seen = |camera: &Camera| {
        legal(&view.scene).filter(|place| camera.beyond(&view.scene, place).is_none()).count()
    };
    let before = settled(Camera::default().resized(&view.scene, PHONE), &view);
    let back = table_view(&play.act(Command::GoTo(Some(play.session.len() - 1))), &options);
    assert_eq!(back.deciding_seat(), None);
    let Scene { left, top, width, height, .. } = view.scene.as_ref();
    for (x, y) in [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)] {
        let (x, y) = (left + x * (width - 100.0), top + y * (height - 100.0));
        let away = settled(before, &back).pan_to(&back.scene, [x, y, x + 100.0, y + 100.0]);
        assert!(seen(&settled(away, &view)) >= seen(&before), "{x} {y}: {before:?}");
    }
}
