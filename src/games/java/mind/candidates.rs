//! Candidate actions of a turn: the few of every kind that have an effect (rules: java 6, 15).

use crate::games::java::rules::{Action, Cell, Cells, Java, Public, map};
use crate::table::{Dice, Game};

/// Maximum number of candidates of each kind.
const LANDS: usize = 56;
const WATERS: usize = 10;
const STEPS: usize = 28;
const PALACES: usize = 14;
const FESTIVALS: usize = 12;

/// The inputs for scoring candidates.
struct Outlook<'a> {
    public: &'a Public,
    /// Hexes with own figures.
    own: Cells,
    /// Settlements with own figures.
    home: Cells,
    /// Bare hexes beside water.
    shore: Cells,
    /// Hexes next to covered ones.
    rim: Cells,
}

/// Lists the candidates; each of them is legal.
pub(super) fn list(public: &Public, game: &Java, dice: &mut Dice, into: &mut Vec<Action>) {
    let mut all = Vec::with_capacity(1024);
    game.legal_into(&mut all);
    let ground = Outlook::of(public);
    let mut kinds: [Vec<(f32, Action)>; 5] = Default::default();
    for action in &all {
        let noise = dice.below(1000) as f32 / 1000.0;
        let (kind, score) = match action {
            Action::Land(_, cells) => (0, ground.land(cells)),
            Action::Water(at) => (1, ground.water(*at)),
            Action::Enter(to) => (2, ground.standing(*to)),
            Action::Move(from, to) => match ground.standing(*to) - ground.standing(*from) {
                // Skip moves that bring no improvement: they may cost nothing, and turns must end.
                better if better >= 2.0 => (2, better),
                _ => continue,
            },
            Action::Build(at, value) => (3, 3.0 * f32::from(value.points()) - ground.blocks(*at)),
            Action::Expand(_, value) => (3, 10.0 + 3.0 * f32::from(value.points())),
            Action::Festival(_, cards) => (4, 10.0 - cards.total() as f32),
            Action::Leave(_) => continue,
            Action::Token if public.ap > 1 && all.len() > 2 && !public.options.token_at_start => continue,
            other => {
                into.push(*other);
                continue;
            }
        };
        kinds[kind].push((score + noise, *action));
    }
    for (kind, most) in kinds.iter_mut().zip([LANDS, WATERS, STEPS, PALACES, FESTIVALS]) {
        kind.sort_unstable_by(|a, b| b.0.total_cmp(&a.0));
        into.extend(kind.iter().take(most).map(|(_, action)| *action));
    }
}

impl<'a> Outlook<'a> {
    fn of(public: &'a Public) -> Self {
        let own = public.figures[public.current];
        let built = public.built();
        let covered = public.covered();
        let shore = (map().ground.neighbours(public.water) & map().board) - covered - public.water;
        Self {
            public,
            own,
            home: map().ground.fill(own & built, built),
            shore,
            rim: map().ground.neighbours(covered),
        }
    }

    /// Scores a land tile: next to own settlements, on the shore of a lake, over opponents' hexes.
    fn land(&self, cells: &[Cell; 3]) -> f32 {
        let mut score = 0.0;
        for (number, at) in cells.iter().filter_map(|cell| cell.index()).enumerate() {
            let near = Cells::only(at);
            let around = map().ground.neighbours(near);
            let covered = self.public.heights[at] > 0;
            score += match (number, covered) {
                (0, _) if around.meets(&self.home) || self.home.has(at) => 1.6,
                (0, true) if self.own.meets(&around) => 1.0,
                (_, true) if self.home.has(at) => -0.6,
                (_, true) if self.public.built().has(at) => 0.7,
                _ => 0.0,
            };
            if self.shore.has(at) {
                let standing = map().ground.neighbours(self.public.water & around).meets(&self.own);
                score += if standing { 1.1 } else { 0.5 };
            }
            if self.rim.has(at) {
                score += 0.15;
            }
            if map().outside().has(at) && !covered {
                score -= 0.9;
            } else if self.own.is_empty() && around.meets(&map().lowland) {
                score += 0.5;
            }
        }
        score
    }

    /// Scores water on a hex: nearly enclosed, with own figures around.
    fn water(&self, at: Cell) -> f32 {
        let Some(at) = at.index() else { return 0.0 };
        let around = map().ground.neighbours(Cells::only(at));
        let done = (around & (self.public.covered() | self.public.water)).count() as f32;
        done + 2.0 * (around & self.own).count().min(2) as f32
    }

    /// Scores a hex for a figure: high, in a large settlement or a valuable city, on the shore of a lake.
    fn standing(&self, at: Cell) -> f32 {
        let Some(at) = at.index() else { return 0.0 };
        let height = f32::from(self.public.heights[at]);
        let mut worth = height;
        if self.public.villages.has(at) {
            let place = self.public.settlement(at);
            let value = place.palace.and_then(|palace| self.public.value_at(palace));
            worth += 2.0 + (place.size() as f32).min(10.0) * 0.5;
            worth += value.map_or(0.0, |value| f32::from(value.points()));
            worth += 1.0 * height;
        }
        if map().ground.neighbours(Cells::only(at)).meets(&self.public.water) {
            worth += 2.0;
        }
        worth
    }

    /// Returns the value of a hex for figures, which a palace on it takes away.
    fn blocks(&self, at: Cell) -> f32 {
        at.index().map_or(0.0, |at| f32::from(self.public.heights[at]))
    }
}
