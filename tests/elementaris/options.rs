//! Options: exclusions, the presets, and the effects of prices and limits (rules: elementaris 9).

use deska::games::elementaris::{Domination, Options, Preset};
use deska::table::options::{self, OptionSheet};

fn sheet(text: &str) -> Options {
    options::read(text).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn every_option_has_its_values_with_the_default_first_unless_it_is_a_switch() {
    let fields: Vec<(&str, usize, &str)> =
        Options::FIELDS.iter().map(|f| (f.name, f.values.len(), f.values[f.default])).collect();
    assert_eq!(
        fields,
        [
            ("clock_order", 2, "earth-water-fire-air"),
            ("first_city", 2, "any"),
            ("recruiting", 2, "solvent"),
            ("ship_price", 4, "2"),
            ("elementals_per_round", 2, "one"),
            ("fire_redirect", 2, "on"),
            ("domination", 10, "on"),
            ("round_limit", 4, "33"),
            ("reentry", 2, "off"),
            ("rotate_first_player", 2, "off"),
            ("third_seat_bonus", 2, "off"),
        ]
    );
    for (at, field) in Options::FIELDS.iter().enumerate() {
        for value in 0..field.values.len() {
            let mut sheet = Options::default();
            sheet.set(at, value);
            assert_eq!(sheet.get(at), value, "{}={}", field.name, field.values[value]);
        }
    }
}

#[test]
fn options_that_exclude_each_other_are_refused_with_a_sentence() {
    let own = sheet("first_city=own_corner");
    let said = "`first_city=own_corner` is for two or four seats: of three it favours the middle one";
    assert_eq!(own.fits(3), Err(said.into()));
    assert!(own.fits(2).is_ok() && own.fits(4).is_ok());
    let bonus = sheet("third_seat_bonus=on");
    assert_eq!(bonus.fits(2), Err("`third_seat_bonus` is for three seats, not 2".into()));
    assert_eq!(bonus.fits(4), Err("`third_seat_bonus` is for three seats, not 4".into()));
    assert!(bonus.fits(3).is_ok());
    assert_eq!((own.idle(3), own.idle(2), own.idle(4)), (vec![1], vec![10], vec![10]));
}

#[test]
fn cities_that_win() {
    let cities = |text: &str| [2, 3, 4].map(|seats| sheet(text).cities_to_win(seats));
    assert_eq!(cities(""), [Some(12), Some(9), Some(9)]);
    assert_eq!(cities("domination=off"), [None; 3]);
    assert_eq!(cities("domination=16"), [Some(16); 3]);
    assert_eq!(sheet("domination=11").domination, Domination::Cities(11));
}

#[test]
fn presets_fit_every_table() {
    assert_eq!(options::write(&Preset::Standard.options()), "");
    assert_eq!(options::write(&Preset::Short.options()), "round_limit=17");
    assert_eq!(options::write(&Preset::Author.options()), "domination=off round_limit=none");
    for preset in Preset::ALL {
        assert!((2..=4).all(|seats| preset.options().fits(seats).is_ok()));
    }
}
