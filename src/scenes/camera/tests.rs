//! Tests of the camera with scenes made by hand; `tests/camera.rs` plays games before it.

use super::*;

const TABLET: Viewport = Viewport { width: 860.0, height: 624.0, top: 0.0, bottom: 0.0 };
const PHONE_SPACE: Viewport = Viewport { width: 400.0, height: 320.0, top: 0.0, bottom: 0.0 };

fn place(spot: u32, (x, y): (f32, f32), size: f32, light: Light) -> Place {
    let (outline, label) = Default::default();
    let (badges, note) = Default::default();
    Place { spot, row: 0, column: 0, x, y, size, outline, label, light, badges, note }
}

fn legal_at(all: &[(f32, f32)]) -> Vec<Place> {
    all.iter().enumerate().map(|(n, at)| place(n as u32, *at, TILE, Light::Legal)).collect()
}

/// A growing board of 30 x 20 tiles, larger than any space.
fn landscape(places: Vec<Place>, focus: (f32, f32)) -> Scene {
    Scene { width: 3000.0, height: 2000.0, open: true, focus: Some(focus), places, ..Scene::default() }
}

fn island(default_area: Option<Area>, interest_area: Option<Area>, light: Light) -> Scene {
    let places = vec![place(0, (900.0, 100.0), 50.0, light)];
    Scene { width: 1000.0, height: 800.0, default_area, interest_area, places, ..Scene::default() }
}

fn placed(scene: &Scene, viewport: Viewport) -> Camera {
    Camera::default().resized(scene, viewport)
}

#[test]
fn a_fixed_board_zooms_to_places_too_small_for_a_finger_on_a_phone() {
    let corner = Some([800.0, 0.0, 1000.0, 200.0]);
    let at = |scene: &Scene| {
        let camera = placed(scene, PHONE_SPACE);
        (camera.scale, camera.x.round(), camera.y.round())
    };
    let whole = (0.4, 0.0, 0.0);
    // 60 pixels for the places; nothing beyond the edge is shown.
    assert_eq!(at(&island(None, corner, Light::Legal)), (1.2, -800.0, 0.0));
    let below = island(None, Some([800.0, 600.0, 1000.0, 800.0]), Light::Legal);
    assert_eq!(at(&below), (1.2, -800.0, -700.0), "free of the buttons");
    assert_eq!(at(&island(None, corner, Light::Plain)), whole, "nothing is to be touched there");
    assert_eq!(at(&island(None, None, Light::Legal)), whole);
    // A window on a part shows it, whether something is lit there or not.
    assert_eq!(at(&island(corner, None, Light::Plain)), (1.6, -1260.0, 0.0), "free of the button");
    assert_eq!(placed(&island(corner, corner, Light::Legal), TABLET).scale, 0.78, "whole on a tablet");
    let readable = |readable_scale: f32| Scene { readable_scale, ..island(corner, None, Light::Plain) };
    assert_eq!([at(&readable(0.3)), at(&readable(0.5))], [whole, (1.6, -1260.0, 0.0)]);
    // A part that is little smaller than the board does not bring its places near enough.
    let mut crowded = island(None, Some([0.0, 0.0, 880.0, 500.0]), Light::Legal);
    crowded.places.push(place(1, (850.0, 100.0), 50.0, Light::Legal));
    let part = placed(&crowded, PHONE_SPACE);
    assert!(part.is_zoomed(&crowded) && part.scale < 0.5, "{part:?}");
    assert_eq!(part.enlarge(&crowded, &crowded.places[0]).map(|near| near.scale), Some(0.96));
    let by_hand = part.zoom_by(&crowded, (10.0, 10.0), 1.1);
    assert_eq!(by_hand.enlarge(&crowded, &crowded.places[0]), None);
    // An enlarged place is shown until it is no longer aimed at.
    let mut board = island(None, None, Light::Legal);
    board.places.push(place(1, (850.0, 100.0), 50.0, Light::Legal));
    let enlarged = placed(&board, PHONE_SPACE).enlarge(&board, &board.places[0]).expect("20 pixels");
    assert_eq!((enlarged.scale, enlarged.enlarge(&board, &board.places[0])), (0.96, None));
    let aimed = enlarged.settled(&island(None, None, Light::Aimed), Some(1));
    assert_eq!((aimed.scale, aimed.settled(&board, Some(1)).scale), (0.96, 0.4));
    // A second decision only pans.
    let first = placed(&island(None, corner, Light::Legal), PHONE_SPACE).settled(&below, Some(1));
    assert_eq!((first.scale, first.x), (1.2, -800.0));
    assert!(first.y < 0.0);
}

/// The one scale of a board that fills its space and does not grow, where all of it would be too small.
#[test]
fn a_board_too_wide_for_a_phone_is_shown_in_part_until_a_person_wants_all_of_it() {
    let places = |light| vec![place(0, (100.0, 100.0), 44.0, light), place(1, (140.0, 100.0), 44.0, light)];
    let board = |light| Scene {
        width: 740.0,
        height: 520.0,
        open: true,
        free_corners: true,
        readable_scale: 0.84,
        places: places(light),
        ..Scene::default()
    };
    let (plain, lit) = (board(Light::Plain), board(Light::Lined));
    assert!((placed(&plain, TABLET).scale - 1.16).abs() < 0.01, "whole on a tablet");
    let phone = placed(&plain, PHONE_SPACE);
    assert_eq!(phone.scale, 0.84);
    let turn = phone.settled(&lit, Some(1));
    assert!(turn.scale == 0.84 && legal(&lit).all(|place| turn.shows(&lit, inner(place))), "{turn:?}");
    assert_eq!(turn.enlarge(&lit, &lit.places[0]), None, "large enough");
    // What the buttons cover is brought beside them.
    let right = turn.pan_by(&lit, (-900.0, 0.0)).visible([0.0, 0.0, 740.0, 520.0])[2];
    assert!((right - (400.0 - BUTTONS)).abs() < 0.1, "{right}");
    // All of it, and no more: the next touch comes near again, and the camera stays there.
    let whole = turn.whole_by_hand(&lit);
    assert!(!whole.is_zoomed(&lit) && whole.settled(&lit, Some(2)).scale == whole.scale);
    assert_eq!(whole.zoom_by(&lit, (9.0, 9.0), 0.5).scale, whole.scale);
    let near = whole.enlarge(&lit, &lit.places[0]).expect("23 pixels");
    assert_eq!((near.scale, near.settled(&plain, Some(2)).scale), (0.84, 0.84));
}

/// 44 pixels around a legal place belong to it if no other one needs them.
#[test]
fn a_finger_hits_a_small_place_of_a_fixed_board_that_is_far_from_others() {
    let mut board = island(None, None, Light::Legal);
    board.places.push(place(1, (740.0, 100.0), 50.0, Light::Legal));
    board.places.push(place(2, (850.0, 100.0), 50.0, Light::Plain));
    let camera = placed(&board, PHONE_SPACE);
    assert_eq!(camera.scale, 0.4);
    let [legal, _, plain] = &board.places[..] else { panic!("three places") };
    assert_eq!(camera.enlarge(&board, legal), None, "64 pixels away");
    assert!(camera.enlarge(&board, plain).is_some());
    let (x, y) = camera.middle_of(legal);
    assert_eq!(camera.meant_by(&board, plain, (x - 18.0, y)).spot, 0);
    assert_eq!(camera.meant_by(&board, plain, (x - 23.0, y)).spot, 2);
}

#[test]
fn watchers_see_all_of_a_growing_board() {
    let land = |wide: f32, high: f32| Scene {
        width: wide * TILE,
        height: high * TILE,
        open: true,
        ..Scene::default()
    };
    for viewport in [TABLET, PHONE_SPACE] {
        let mut camera = placed(&land(1.0, 1.0), viewport);
        for n in 1..=30 {
            let scene = land(n as f32, 1.0 + (n / 2) as f32);
            camera = camera.watched(&scene, Some(n));
            assert!(camera.shows(&scene, bounds(&scene)), "{n} tiles: {camera:?}");
        }
        let scales = (4..=12).map(|n| camera.with_all(&land(n as f32, 2.0)).scale);
        assert!(scales.into_iter().all(|scale| scale == camera.scale), "it zooms out only");
    }
    // A view chosen by hand lasts until the next turn, and the space of the board may change.
    let scene = land(9.0, 6.0);
    let camera = placed(&scene, TABLET).watched(&scene, Some(1)).zoom_by(&scene, (10.0, 10.0), 2.0);
    assert!(!camera.shows(&scene, bounds(&scene)));
    assert_eq!(camera.watched(&scene, Some(1)), camera);
    let next = camera.watched(&scene, Some(2));
    assert!(next.shows(&scene, bounds(&scene)) && next.scale < camera.scale, "{next:?}");
    let turned = next.resized(&scene, PHONE_SPACE).with_all(&scene);
    assert!(turned.shows(&scene, bounds(&scene)), "{turned:?}");
}

#[test]
fn a_replay_zooms_out_to_the_scale_of_play_and_then_pans() {
    let small = Scene { width: 300.0, height: 300.0, ..landscape(Vec::new(), (150.0, 150.0)) };
    let large = landscape(Vec::new(), (1500.0, 1000.0));
    let first_view = placed(&small, TABLET).replayed(&small, Some(0));
    assert!(first_view.scale > 1.1, "{first_view:?}");
    let later = first_view.replayed(&large, Some(1));
    assert_eq!(later.scale, 0.88);
    let panned = later.pan_to(&large, [2800.0, 1800.0, 2900.0, 1900.0]);
    assert!(panned.x < later.x && panned.scale == later.scale, "{panned:?}");
    assert_eq!(panned.replayed(&large, Some(2)).x, panned.x, "it stays");
    let mine = panned.zoom_by(&large, (430.0, 312.0), 3.0).replayed(&large, Some(1));
    assert_eq!(mine.pan_to(&large, [0.0, 0.0, 100.0, 100.0]), mine, "the person's view wins");
    let next = mine.replayed(&large, Some(3));
    assert_eq!(next.scale, mine.scale);
    assert!(next.pan_to(&large, [0.0, 0.0, 100.0, 100.0]).x > mine.x, "until the next step");
}

#[test]
fn a_turn_begins_with_the_legal_places_in_view() {
    let scene = landscape(legal_at(&[(1000.0, 1000.0), (1400.0, 1300.0)]), (1050.0, 1050.0));
    let camera = placed(&scene, TABLET).settled(&scene, Some(0));
    assert!((0.88..=1.4).contains(&camera.scale), "{camera:?}");
    let later = landscape(legal_at(&[(1700.0, 1000.0)]), (1750.0, 1050.0));
    let panned = camera.settled(&later, Some(0));
    assert!(panned.scale == camera.scale && panned.x < camera.x, "the turn goes on");
    let far = landscape(legal_at(&[(200.0, 200.0), (1300.0, 300.0)]), (250.0, 250.0));
    assert_eq!(panned.settled(&far, Some(0)).scale, camera.scale);
    assert_eq!(panned.settled(&far, None).settled(&far, Some(0)).scale, 0.88, "a new turn");
}

#[test]
fn most_of_an_area_that_does_not_fit_is_shown() {
    let all = [(0.0, 0.0), (2000.0, 900.0), (2200.0, 1000.0), (2900.0, 1900.0)];
    let scene = landscape(legal_at(&all), (50.0, 50.0));
    let camera = placed(&scene, TABLET).settled(&scene, Some(0));
    let sides: Vec<_> = scene.places.iter().map(|place| camera.beyond(&scene, place)).collect();
    assert_eq!((camera.scale, &sides[..]), (0.88, &[Some(0), None, None, Some(3)][..]));
    let gone = camera.go_beyond(&scene, 3);
    assert_eq!(gone.beyond(&scene, &scene.places[3]), None);
    assert_eq!(gone.settled(&scene, Some(0)), gone, "a person went there");
}

#[test]
fn the_last_tile_is_shown_with_the_places_beside_it() {
    let all = [(0.0, 0.0), (1100.0, 900.0), (1200.0, 1000.0), (1100.0, 1100.0), (2900.0, 1900.0)];
    let scene = landscape(legal_at(&all), (550.0, 750.0));
    let camera = placed(&scene, TABLET).settled(&scene, Some(0));
    let shown = all.map(|(x, y)| camera.shows(&scene, [x, y, x + TILE, y + TILE]));
    assert_eq!(shown, [false, true, true, true, false]);
    assert!(camera.shows(&scene, tile(&scene).expect("a focus")), "{camera:?}");
}

#[test]
fn a_pan_to_places_near_the_edge_is_as_short_as_possible() {
    let scene = landscape(Vec::new(), (1500.0, 1000.0));
    let start = Camera { scale: 1.0, x: -1100.0, y: -700.0, viewport: TABLET, ..Camera::default() };
    // The free space is 12 to 800 pixels wide: its middle 80 % end at 721, its middle 60 % at 642.
    let seen = |right: f32| start.pan_to(&scene, [1500.0, 1000.0, 1100.0 + right, 1100.0]);
    assert_eq!(seen(720.0), start);
    assert!((start.x - seen(760.0).x - 117.6).abs() < 0.1, "{:?}", seen(760.0));
    assert_eq!(seen(760.0).glide_from(&start), 454);
    assert_eq!(seen(760.0).y, start.y);
    assert_eq!(start.reveal(&scene, [1500.0, 1000.0, 1860.0, 1100.0]), start, "it is in view");
    let near = Camera { x: start.x + 5.0, ..start };
    assert_eq!((start.glide_from(&start), near.glide_from(&start)), (0, 450));
    assert_eq!(Camera { x: 2000.0, ..start }.glide_from(&start), 600);
    let by_hand = start.pan_by(&scene, (5.0, 0.0));
    assert_eq!(by_hand.pan_to(&scene, [2500.0, 0.0, 2600.0, 100.0]), by_hand, "the person's view wins");
}

#[test]
fn a_view_chosen_by_hand_stays_until_something_legal_is_out_of_it() {
    let scene = landscape(legal_at(&[(1000.0, 1000.0)]), (1050.0, 1050.0));
    let camera = placed(&scene, TABLET).settled(&scene, Some(0)).zoom_by(&scene, (430.0, 312.0), 0.5);
    let mine = camera.pan_by(&scene, (30.0, 0.0));
    assert_eq!((mine.scale, mine.x), (camera.scale, camera.x + 30.0));
    let later = landscape(legal_at(&[(2900.0, 1000.0)]), (2950.0, 1050.0));
    assert_eq!(mine.settled(&later, Some(0)), mine, "the same turn");
    let next = mine.settled(&scene, None).settled(&scene, Some(0));
    assert_eq!((next.scale, next.x), (mine.scale, mine.x), "all is in view");
    assert!(mine.settled(&later, None).settled(&later, Some(0)).scale >= 0.88);
}

#[test]
fn a_turn_has_one_zoom_for_its_tile_and_the_places_on_it() {
    let tile = [1000.0, 1000.0, 1100.0, 1100.0];
    let far = legal_at(&[(1000.0, 1000.0), (2900.0, 1900.0)]);
    let plain = landscape(far, (1050.0, 1050.0));
    let step = Scene { close_area: Some(tile), ..landscape(Vec::new(), (1050.0, 1050.0)) };
    let rest = landscape(Vec::new(), (1050.0, 1050.0));
    let tablet = placed(&plain, TABLET).settled(&plain, Some(0));
    assert_eq!(tablet.settled(&step, Some(0)).scale, tablet.scale, "its tiles are large enough");
    let phone = placed(&plain, PHONE_SPACE).settled(&plain, Some(0));
    let near = phone.settled(&step, Some(0));
    assert!(near.scale == phone.scale && near.shows(&step, tile), "{near:?}");
    assert!(near.scale >= CLOSE.0, "a finger tells its places apart");
    let later = near.settled(&rest, Some(0)).settled(&rest, None).settled(&plain, Some(1));
    assert_eq!(later.scale, phone.scale);
}

#[test]
fn a_place_under_a_panel_is_panned_above_it_and_nothing_else_moves() {
    let scene = landscape(legal_at(&[(1000.0, 1000.0), (1150.0, 1250.0)]), (1050.0, 1050.0));
    let camera = placed(&scene, PHONE_SPACE).settled(&scene, Some(0));
    let covered = camera.resized(&scene, Viewport { bottom: 140.0, ..PHONE_SPACE });
    assert_eq!((covered.scale, covered.x, covered.y), (camera.scale, camera.x, camera.y));
    let low = landscape(legal_at(&[(1150.0, 1250.0)]), (1200.0, 1300.0));
    assert_eq!(covered.beyond(&low, &low.places[0]), Some(3));
    let panned = covered.settled(&low, Some(0));
    assert_eq!((panned.scale, panned.beyond(&low, &low.places[0])), (camera.scale, None));
}

#[test]
fn a_view_chosen_by_hand_zooms_to_a_small_tile_only_when_it_is_touched() {
    let spots = [(1000.0, 1000.0), (1500.0, 900.0)].map(|at| place(0, at, 36.0, Light::Legal));
    let close_area = Some([1000.0, 1000.0, 1100.0, 1100.0]);
    let step = Scene { close_area, ..landscape(spots.to_vec(), (1050.0, 1050.0)) };
    let next = landscape(legal_at(&[(1000.0, 1000.0)]), (1050.0, 1050.0));
    let first_view = placed(&next, PHONE_SPACE).settled(&next, Some(0));
    let mine = first_view.zoom_by(&next, (195.0, 160.0), 0.4);
    assert_eq!(mine.settled(&step, Some(0)).scale, mine.scale, "a person's view wins");
    assert_eq!(mine.enlarge(&step, &spots[1]), None, "a place elsewhere");
    let near = mine.enlarge(&step, &spots[0]).expect("a small place");
    assert_eq!((near.scale, near.enlarge(&step, &spots[0])), (CLOSE.1, None));
    let later = near.settled(&next, None).returned(&next, Some(0));
    assert_eq!((later.scale, later.is_by_hand()), (mine.scale, true), "it is there again");
}

#[test]
fn a_finger_hits_the_nearest_of_small_places() {
    let spots = [(1000.0, 1000.0), (1038.0, 1000.0)];
    let places = spots.iter().zip(0..).map(|(at, spot)| place(spot, *at, 34.0, Light::Legal));
    let scene = landscape(places.collect(), (1000.0, 1000.0));
    let camera = Camera { scale: 0.5, viewport: PHONE_SPACE, ..Camera::default() };
    let hit = |x: f32| camera.touched(&scene, (x, 508.0)).map(|place| place.spot);
    assert_eq!([485.0, 508.0, 520.0, 560.0].map(hit), [None, Some(0), Some(1), None]);
}

#[test]
fn a_rotated_device_fits_the_board_again_and_a_grown_panel_does_not() {
    let scene = landscape(legal_at(&[(1000.0, 1000.0)]), (1050.0, 1050.0));
    let camera = placed(&scene, TABLET);
    let lower = camera.resized(&scene, Viewport { height: 600.0, ..TABLET });
    assert_eq!((lower.scale, lower.x, lower.y), (camera.scale, camera.x, camera.y - 12.0));
    let board = island(None, None, Light::Legal);
    let turned = placed(&board, TABLET)
        .resized(&board, Viewport { width: 500.0, height: 900.0, ..Viewport::default() });
    assert_eq!((turned.scale, turned.x, turned.y), (0.5, 0.0, 250.0));
}

#[test]
fn performers_end_where_their_pieces_are() {
    let scene = landscape(legal_at(&[(1000.0, 1000.0)]), (1050.0, 1050.0));
    let before = placed(&scene, PHONE_SPACE).settled(&scene, Some(0));
    // The tray has gone: the page has not followed yet.
    let after = before.resized(&scene, Viewport { height: PHONE_SPACE.height + 60.0, ..PHONE_SPACE });
    let [left, top, ..] = after.visible([1000.0, 1000.0, 1000.0, 1000.0]);
    let place = after.place(10.0, 50.0);
    let on_screen = |origin: f64| (origin + 1000.0 * place.scale) as f32;
    assert!(
        (on_screen(place.left) - left - 10.0).abs() < 0.1 && (on_screen(place.top) - top - 50.0).abs() < 0.1
    );
    assert_ne!(place, before.place(10.0, 50.0));
}
