//! The rate of a guest's messages, by times that are given.

use deska::phones::rate::{A_SECOND, Admission, BURST, MAX_REFUSED, Rate};

/// Counts what comes of `messages` at a time.
fn send(rate: &mut Rate, messages: u32, now: u64) -> Vec<Admission> {
    (0..messages).map(|_| rate.admit(now)).collect()
}

fn taken(answers: &[Admission]) -> u32 {
    answers.iter().filter(|answer| **answer == Admission::Taken).count() as u32
}

#[test]
fn normal_play_is_never_refused() {
    let mut rate = Rate::default();
    for nth in 0..60 * u64::from(A_SECOND) {
        assert_eq!(rate.admit(nth * 1_000 / u64::from(A_SECOND)), Admission::Taken, "message {nth}");
    }
    assert_eq!(taken(&send(&mut rate, BURST, 120_000)), BURST, "a drag after a pause");
}

#[test]
fn too_much_at_once_is_refused_once_with_a_reason() {
    let mut rate = Rate::default();
    let answers = send(&mut rate, BURST + 3, 5_000);
    assert_eq!(taken(&answers), BURST);
    assert_eq!(answers[BURST as usize..], [Admission::Refused, Admission::Ignored, Admission::Ignored]);
    assert_eq!(taken(&send(&mut rate, 100, 6_000)), A_SECOND, "after a second it may go on");
    assert_eq!(send(&mut rate, 100, 60_000)[BURST as usize], Admission::Refused, "it is told again");
}

#[test]
fn a_device_that_keeps_sending_too_much_is_disconnected() {
    let mut rate = Rate::default();
    let mut refused = 0;
    for now in 0.. {
        match rate.admit(now) {
            Admission::Ended => break,
            Admission::Taken => {}
            Admission::Refused | Admission::Ignored => refused += 1,
        }
        assert!(now < 2_000, "a message a millisecond goes on for ever");
    }
    assert_eq!(refused, MAX_REFUSED - 1);
}

#[test]
fn a_clock_set_back_allows_no_more_messages() {
    let mut rate = Rate::default();
    send(&mut rate, BURST, 10_000);
    assert_eq!(rate.admit(9_000), Admission::Refused);
    assert_eq!(rate.admit(0), Admission::Ignored);
    assert_eq!(rate.admit(u64::MAX), Admission::Taken);
}
