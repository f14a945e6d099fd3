//! Matches of computer players in the tool, and what their tempers change.

use std::fs;
use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Context, Result, anyhow, bail};
use clap::Args;
use deska::bots::arena::{Contestant, FinishedGame, Match, Tally, certainty, orders, play};
use deska::bots::{self, Leaning, Level, Mind, Thinker};
use deska::table::options::OptionSheet;
use deska::table::{Computer, Controller, Head, Player, Session, Temper, options, record};

use super::Clock;

/// Time or iterations for a decision.
#[derive(Args, Clone, Copy)]
pub struct Patience {
    /// Milliseconds of processor time per decision; without this and --iterations a quarter of the level's budget.
    #[arg(long, conflicts_with = "iterations")]
    ms: Option<u64>,
    /// Iterations per decision, the same on every machine; an expert gets four times as many, in proportion to its
    /// time.
    #[arg(long)]
    iterations: Option<u32>,
}

impl Patience {
    /// Runs a search and returns the seconds of its slowest iteration. Time is processor time, so that other programs
    /// on the machine do not weaken a player.
    pub fn think(self, level: Level, thinker: &mut dyn Thinker) -> f64 {
        let time = self.ms.unwrap_or(u64::from(level.budget_ms() / 4)) as f64 / 1e3;
        let patient = level.budget_ms().div_ceil(Level::Hard.budget_ms());
        let (clock, mut before, mut slowest) = (Clock::new(), 0.0, 0.0f64);
        for iteration in 0.. {
            let is_done = match self.iterations {
                Some(most) => iteration >= most.saturating_mul(patient),
                None => before >= time,
            };
            if is_done || !thinker.step() {
                break;
            }
            let now = clock.seconds();
            slowest = slowest.max(now - before);
            before = now;
        }
        slowest
    }
}

/// Arguments of `deska arena`.
#[derive(Args)]
pub struct Arena {
    pub game: String,
    /// Players, separated by commas: easy, normal, hard, expert, random, or with a temper, hard-raider. All seatings
    /// are played.
    #[arg(long, default_value = "normal,random")]
    seats: String,
    /// The most games; whole rounds of all seatings are played.
    #[arg(long, default_value_t = 20)]
    games: u32,
    /// Hexadecimal, as in records.
    #[arg(long, default_value = "1")]
    seed: String,
    /// As in records.
    #[arg(long, default_value = "")]
    options: String,
    #[command(flatten)]
    patience: Patience,
    /// Play all games, even when the answer is sure.
    #[arg(long)]
    all: bool,
    /// Write each game as a record into this folder.
    #[arg(long)]
    keep: Option<PathBuf>,
}

/// Limit of the sequential test: one error in twenty.
const SURE: f64 = 2.94;

/// Results of the games of an arena.
#[derive(Default)]
struct Results {
    /// By kind of player.
    tallies: Vec<Tally>,
    games: u32,
    entries: u64,
    /// Seconds of the slowest decision and iteration.
    slowest: f64,
    slowest_step: f64,
}

impl Arena {
    /// Plays the games and prints the results.
    pub fn run<G: Mind>(&self) -> Result<()> {
        let contestants = self.seats.split(',').map(|word| {
            Contestant::from_word(word.trim())
                .ok_or_else(|| anyhow!("nobody is called {}", record::quoted(word)))
        });
        let contestants = contestants.collect::<Result<Vec<_>>>()?;
        let mut kinds: Vec<Contestant> = Vec::new();
        for contestant in &contestants {
            if !kinds.contains(contestant) {
                kinds.push(*contestant);
            }
        }
        let clock = Clock::new();
        let report = self.rounds::<G>(&contestants, &kinds)?;
        let mut out = io::stdout().lock();
        let each = report.entries / u64::from(report.games.max(1));
        writeln!(out, "{}: {} games, {each} entries each", G::INFO.id, report.games)?;
        for (kind, tally) in kinds.iter().zip(&report.tallies) {
            let ((share, half), n) = (tally.share(), f64::from(tally.seats.max(1)));
            let (share, half) = (100.0 * share, 100.0 * half);
            let (place, score) = (tally.places / n, tally.scores / n);
            writeln!(
                out,
                "{kind:7} wins {share:5.1} % ± {half:4.1} of its seats, mean place {place:.2}, mean score {score:.1}"
            )?;
        }
        let decisions: u64 = report.tallies.iter().map(|tally| tally.decisions).sum();
        writeln!(
            out,
            "{:.0} decisions a second, the slowest {:.0} ms, the slowest iteration {:.1} ms",
            decisions as f64 / clock.seconds().max(1e-6),
            report.slowest * 1e3,
            report.slowest_step * 1e3
        )?;
        Ok(())
    }

    /// Plays rounds of all seatings with the same seed, until all games are played or the answer is sure.
    fn rounds<G: Mind>(&self, contestants: &[Contestant], kinds: &[Contestant]) -> Result<Results> {
        let options = sheet::<G>(&self.options, contestants.len())?;
        let seed = record::seed(&self.seed).map_err(anyhow::Error::msg)?;
        let orders = orders(contestants);
        let mut report = Results { tallies: vec![Tally::default(); kinds.len()], ..Results::default() };
        let fair = 1.0 / contestants.len() as f64;
        for round in 0.. {
            for order in &orders {
                let seed = seed.wrapping_add(round).wrapping_mul(0x9E37_79B9);
                let pairing = Match {
                    options: options.clone(),
                    contestants: order.clone(),
                    weights: Vec::new(),
                    explore: 0,
                    seed,
                };
                self.game::<G>(&pairing, kinds, &mut report)?;
            }
            let sure = kinds.len() == 2 && certainty(&report.tallies[0], fair, 0.1).abs() > SURE;
            if report.games >= self.games || sure && !self.all {
                break;
            }
        }
        Ok(report)
    }

    fn game<G: Mind>(
        &self,
        pairing: &Match<G::Options>,
        kinds: &[Contestant],
        report: &mut Results,
    ) -> Result<()> {
        let played = play::<G>(pairing, |seat, thinker| {
            let Contestant::Computer(Computer { level, .. }) = pairing.contestants[seat.index()] else {
                return;
            };
            let clock = Clock::new();
            report.slowest_step = report.slowest_step.max(self.patience.think(level, thinker));
            report.slowest = report.slowest.max(clock.seconds());
        });
        let (_, outcome) = played.ok_or_else(|| anyhow!("a seat is stuck"))?;
        report.games += 1;
        if let Some(folder) = &self.keep {
            let file = folder.join(format!("{}-{}.deska", G::INFO.id, report.games));
            fs::write(&file, recorded::<G>(pairing, &outcome))
                .with_context(|| format!("cannot write {}", file.display()))?;
        }
        report.entries += u64::from(outcome.entries);
        for (seat, contestant) in pairing.contestants.iter().enumerate() {
            let kind = kinds.iter().position(|kind| kind == contestant).unwrap_or(0);
            report.tallies[kind].add(&outcome, seat);
        }
        Ok(())
    }
}

/// Arguments of `deska ladder`.
#[derive(Args)]
pub struct Ladder {
    pub game: String,
    /// The fewest games of a row; whole rounds of all seatings are played.
    #[arg(long, default_value_t = 40)]
    games: u32,
    /// Only tables of this size; by default all sizes that fit the options.
    #[arg(long)]
    seats: Option<usize>,
    /// As in records.
    #[arg(long, default_value = "")]
    options: String,
    /// Iterations per decision instead of those of each row.
    #[arg(long)]
    iterations: Option<u32>,
}

/// The rungs: a level, its opponents at all other seats, and iterations for a decision. Normal needs no more than 60.
const RUNGS: [(Contestant, Contestant, u32); 4] = [
    (Contestant::plain(Level::Normal), Contestant::Random, 60),
    (Contestant::plain(Level::Normal), Contestant::plain(Level::Easy), 60),
    (Contestant::plain(Level::Hard), Contestant::plain(Level::Normal), 200),
    (Contestant::plain(Level::Expert), Contestant::plain(Level::Hard), 200),
];

impl Ladder {
    /// Plays each level against the one below and prints rows of a table in Markdown.
    pub fn run<G: Mind>(&self) -> Result<()> {
        println("| seats | who | iterations | games | share of wins | mean place | mean score |")?;
        println("| ---: | --- | ---: | ---: | ---: | ---: | ---: |")?;
        let sizes = G::INFO.min_seats..=G::INFO.max_seats;
        for seats in sizes.filter(|seats| self.seats.is_none_or(|only| only == *seats)) {
            if sheet::<G>(&self.options, seats).is_err() {
                continue; // some options are for tables of some sizes
            }
            for (upper, lower, iterations) in RUNGS {
                self.row::<G>(seats, [upper, lower], self.iterations.unwrap_or(iterations))?;
            }
        }
        Ok(())
    }

    fn row<G: Mind>(&self, seats: usize, kinds: [Contestant; 2], iterations: u32) -> Result<()> {
        let [upper, lower] = kinds;
        let contestants: Vec<Contestant> =
            (0..seats).map(|seat| if seat == 0 { upper } else { lower }).collect();
        let arena = Arena {
            game: self.game.clone(),
            seats: String::new(),
            games: self.games,
            seed: "1".into(),
            options: self.options.clone(),
            patience: Patience { ms: None, iterations: Some(iterations) },
            all: true,
            keep: None,
        };
        let report = arena.rounds::<G>(&contestants, &kinds)?;
        let (share, half) = report.tallies[0].share();
        let mean = |sum: fn(&Tally) -> f64| {
            report.tallies.iter().map(|t| sum(t) / f64::from(t.seats.max(1))).collect::<Vec<_>>()
        };
        let (places, scores) = (mean(|t| t.places), mean(|t| t.scores));
        println(&format!(
            "| {seats} | {} against {} | {iterations} | {} | {:.0} % ± {:.0} | {:.2} : {:.2} | {:.1} : {:.1} |",
            upper,
            lower,
            report.games,
            100.0 * share,
            100.0 * half,
            places[0],
            places[1],
            scores[0],
            scores[1]
        ))
    }
}

/// Arguments of `deska tempers`.
#[derive(Args)]
pub struct Tempers {
    pub game: String,
    /// Number of seats.
    #[arg(long, default_value_t = 2)]
    seats: usize,
    /// easy, normal, hard or expert.
    #[arg(long, default_value = "hard")]
    level: String,
    /// Number of games.
    #[arg(long, default_value_t = 2)]
    games: u64,
    /// As in records.
    #[arg(long, default_value = "")]
    options: String,
    /// Iterations per decision.
    #[arg(long, default_value_t = 80)]
    iterations: u32,
}

impl Tempers {
    /// Plays games between computers of all tempers and prints, for each temper, what it would have chosen in every
    /// decision, beside the plain choice.
    pub fn run<G: Mind>(&self) -> Result<()> {
        let level = Level::from_word(&self.level)
            .ok_or_else(|| anyhow!("there is no level {}", record::quoted(&self.level)))?;
        let of_temper = |temper| Contestant::Computer(Computer { level, temper: Some(temper) });
        let mut pairing = Match {
            options: sheet::<G>(&self.options, self.seats)?,
            contestants: Temper::ALL.into_iter().cycle().take(self.seats).map(of_temper).collect(),
            weights: Vec::new(),
            explore: 0,
            seed: 0,
        };
        let mut leanings = [Leaning::default(); Temper::ALL.len()];
        for seed in 1..=self.games {
            pairing.seed = seed;
            play::<G>(&pairing, |seat, thinking| {
                bots::decide(thinking, self.iterations);
                if let Contestant::Computer(Computer { temper: Some(temper), .. }) =
                    pairing.contestants[seat.index()]
                {
                    leanings[temper as usize].add(thinking);
                }
            });
            // The next game has other tempers, or other seats for them.
            for contestant in &mut pairing.contestants {
                if let Contestant::Computer(Computer { temper: Some(temper), .. }) = contestant {
                    *temper = Temper::ALL[(*temper as usize + 1) % Temper::ALL.len()];
                }
            }
        }
        println(
            "| game | temper | decisions | otherwise, % | plain: its kind, % | its kind, % | given up, % |",
        )?;
        println("| --- | --- | ---: | ---: | ---: | ---: | ---: |")?;
        for (Leaning { decisions, other, plain, liked, loss }, temper) in
            leanings.into_iter().zip(Temper::ALL)
        {
            let share = |part: f64| 100.0 * part / f64::from(decisions.max(1));
            println(&format!(
                "| {} | {} | {decisions} | {:.0} | {:.0} | {:.0} | {:.2} |",
                G::INFO.id,
                temper.word(),
                share(other.into()),
                share(plain.into()),
                share(liked.into()),
                share(loss)
            ))?;
        }
        Ok(())
    }
}

/// Prints one line at once, because rows take minutes. Fails if the reader is gone.
fn println(line: &str) -> Result<()> {
    Ok(writeln!(io::stdout().lock(), "{line}")?)
}

/// Returns a game of an arena as a record.
fn recorded<G: Mind>(pairing: &Match<G::Options>, outcome: &FinishedGame) -> String {
    let player = |(seat, contestant): (usize, &Contestant)| {
        let controller = match contestant {
            Contestant::Random => Controller::Person,
            Contestant::Computer(computer) => Controller::Computer(*computer),
        };
        Player::person(contestant.to_string(), seat as u8, seat as u8 + 1).with_controller(controller)
    };
    let head = Head {
        title: String::new(),
        players: pairing.contestants.iter().enumerate().map(player).collect(),
        options: pairing.options.clone(),
        seed: pairing.seed,
        takeback: false,
        hints: None,
    };
    let text = record::write(&Session::<G>::new(head));
    text + &outcome.lines.join("\n") + "\n"
}

/// Reads options that fit the number of seats.
pub fn sheet<G: Mind>(text: &str, seats: usize) -> Result<G::Options> {
    let info = G::INFO;
    if !(info.min_seats..=info.max_seats).contains(&seats) {
        bail!("{} is played with {} to {} seats, not {seats}", info.id, info.min_seats, info.max_seats);
    }
    let sheet: G::Options = options::read(text).map_err(|reason| anyhow!("options: {reason}"))?;
    sheet.fits(seats).map_err(|reason| anyhow!("options: {reason}"))?;
    Ok(sheet)
}
