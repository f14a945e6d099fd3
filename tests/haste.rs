//! The filter for hasty input, tested with the times of presses alone.

use deska::ui::haste::{Haste, Inputs, PressedAt, QUIET};

const BUTTON: PressedAt = PressedAt::At(900, 700);

fn key(name: &str) -> PressedAt {
    PressedAt::Key(name.into())
}

/// Presses and releases 40 ms later; returns the target of the click and whether it is accepted.
fn click(inputs: &mut Inputs, spot: PressedAt, at: f64) -> (Option<Haste>, bool) {
    inputs.press(spot, at);
    inputs.release(at + 40.0);
    (inputs.haste(at + 41.0), !inputs.is_again(at + 41.0))
}

#[test]
fn the_second_half_of_a_double_click_is_ignored() {
    let mut inputs = Inputs::default();
    assert_eq!(click(&mut inputs, BUTTON, 1000.0), (None, true));
    assert_eq!(inputs.done(1045.0), Some(&BUTTON));
    assert!(!inputs.is_again(1046.0), "the click that did it is heard by all");
    assert_eq!(click(&mut inputs, PressedAt::At(905, 690), 1100.0), (None, false));
    assert_eq!(click(&mut inputs, BUTTON, 1045.0 + QUIET), (None, true));
    // Pressed before the effect of the first click was visible, as on a slow device.
    inputs.press(BUTTON, 2000.0);
    inputs.release(2040.0);
    inputs.done(2300.0);
    assert_eq!(click(&mut inputs, BUTTON, 2120.0), (None, false));
}

#[test]
fn a_page_that_appears_by_itself_ignores_input_for_a_moment() {
    let mut inputs = Inputs::default();
    inputs.opened(1000.0);
    for (spot, at) in [(BUTTON, 1000.0), (PressedAt::At(1, 1), 1200.0), (key("Enter"), 1300.0)] {
        inputs.press(spot, at);
        assert!(inputs.is_ignored(at + 1.0), "wherever it is");
    }
    inputs.press(BUTTON, 1000.0 + QUIET);
    assert!(!inputs.is_ignored(1001.0 + QUIET));
}

#[test]
fn fast_input_in_your_own_turn_is_accepted() {
    let mut inputs = Inputs::default();
    for at in [1000.0, 1500.0, 2000.0] {
        assert_eq!(click(&mut inputs, PressedAt::At(300, 300), at), (None, true), "aimed");
        assert_eq!(click(&mut inputs, BUTTON, at + 100.0), (None, true), "done");
        inputs.done(at + 150.0);
        assert_eq!(click(&mut inputs, PressedAt::At(400, 300), at + 200.0), (None, true), "the next aim");
        assert_eq!(click(&mut inputs, BUTTON, at + 300.0), (None, true), "and done");
        inputs.done(at + 350.0);
    }
    assert_eq!(click(&mut inputs, key("Enter"), 3000.0), (None, true));
    inputs.done(3050.0);
    inputs.leave(); // an arrow
    assert_eq!(click(&mut inputs, key("Enter"), 3150.0), (None, true));
}

#[test]
fn input_without_an_earlier_press_is_accepted() {
    let mut inputs = Inputs::default();
    inputs.decision(1000.0);
    assert_eq!(inputs.haste(1100.0), Some(Haste::Hasty));
    assert_eq!(inputs.haste(1000.0 + QUIET), None, "assistive technology clicks without a press");
}

#[test]
fn after_another_decision_nothing_is_decided_for_a_moment() {
    let mut inputs = Inputs::default();
    inputs.decision(1000.0);
    assert_eq!(click(&mut inputs, PressedAt::At(1, 1), 1100.0).0, Some(Haste::Hasty), "wherever it is");
    assert_eq!(click(&mut inputs, key("e"), 1200.0).0, Some(Haste::Hasty));
    assert_eq!(click(&mut inputs, BUTTON, 1000.0 + QUIET).0, None);
    // A finger that was already down, and the key that opened something.
    inputs.press(BUTTON, 2000.0);
    inputs.decision(2100.0);
    inputs.release(2900.0);
    assert_eq!(inputs.haste(2901.0), Some(Haste::Early));
    inputs.press(key("8"), 3000.0);
    inputs.decision(3010.0);
    assert_eq!(inputs.haste(3000.0), Some(Haste::Early));
    // Clicks of assistive technology have no press.
    assert_eq!(inputs.haste(3500.0), Some(Haste::Early), "the key is still down");
    inputs.release(3600.0);
    assert_eq!(inputs.haste(4000.0), None);
}
