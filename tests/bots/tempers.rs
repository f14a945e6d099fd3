//! Tempers choose among nearly equal candidates: more often of their kind, never much worse.

use deska::bots::{Leaning, Level, Mind, decide};
use deska::games::GameId;
use deska::table::*;
use deska::with_game;

use super::{thinking, wander_by};

/// Decisions of each game, and iterations for each.
const DECISIONS: u32 = 60;
const ITERATIONS: u32 = 40;

/// Compares every temper with the plain choice of easy computers. Without simulations all candidates are known equally
/// well, so few decisions show what is liked.
fn leanings<G: Mind>() -> [Leaning; 4] {
    let mut leanings = [Leaning::default(); 4];
    let choose = |session: &Session<G>, dice: &mut Dice| {
        let mut thinker = thinking(session, Level::Easy, dice.below(1000).into());
        decide(&mut thinker, 4);
        thinker.choice().cloned()
    };
    wander_by::<G>(60, choose, |session, _, dice| {
        if leanings[0].decisions < DECISIONS {
            let seed = dice.below(1000).into();
            for (leaning, temper) in leanings.iter_mut().zip(Temper::ALL) {
                let mut thinking = thinking(session, Level::Easy, seed).with_temper(Some(temper));
                decide(&mut thinking, ITERATIONS);
                leaning.add(&thinking);
            }
        }
    });
    leanings
}

#[test]
fn each_temper_shows_its_preference_at_little_cost() {
    let mut sums = [Leaning::default(); 4];
    for game in GameId::ALL {
        let leanings = with_game!(*game, G => leanings::<G>());
        for ((leaning, temper), sum) in leanings.iter().zip(Temper::ALL).zip(&mut sums) {
            println!("{game:?} {temper:?} {leaning:?}");
            let Leaning { decisions, plain, liked, loss, .. } = *leaning;
            assert!(decisions > 30, "{game:?}: {decisions} decisions");
            assert!(liked >= plain, "{game:?} {temper:?}: {leaning:?}");
            assert!(loss < 0.01 * f64::from(decisions), "{game:?} {temper:?}: {leaning:?}");
            (sum.plain, sum.liked) = (sum.plain + plain, sum.liked + liked);
        }
        assert!(leanings.iter().any(|leaning| leaning.liked > leaning.plain), "{game:?}: {leanings:?}");
    }
    for (sum, temper) in sums.iter().zip(Temper::ALL) {
        assert!(sum.liked > sum.plain, "{temper:?}: {sum:?}");
    }
}
