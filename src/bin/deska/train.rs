//! Learning of weights in the tool.

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use deska::bots::league::{League, TestResult, test_result};
use deska::bots::{self, Mind, WeightSet, train};
use deska::table::record;

use super::minds::sheet;

/// Arguments of `deska train`.
#[derive(Args)]
pub struct Train {
    pub game: String,
    /// Numbers of seats, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "2")]
    seats: Vec<usize>,
    /// Rounds: in each, games are played and the weights are fitted to the last four rounds. 0 only compares.
    #[arg(long, default_value_t = 20)]
    rounds: u64,
    /// Games of a round. Also the most games, in each seat, of a comparison at the end.
    #[arg(long, default_value_t = 120)]
    games: usize,
    /// Hexadecimal.
    #[arg(long, default_value = "1")]
    seed: String,
    /// Iterations per decision.
    #[arg(long, default_value_t = 12)]
    iterations: u32,
    /// As in records. Several are separated by semicolons; each is played with all numbers of seats.
    #[arg(long, value_delimiter = ';', default_value = "")]
    options: Vec<String>,
    /// Threads that play.
    #[arg(long, default_value_t = 2)]
    threads: usize,
    /// File with the weights: learning goes on from it if it exists, and writes it after each round.
    #[arg(long)]
    file: Option<PathBuf>,
}

impl Train {
    /// Learns weights, compares them with each member of the league, and prints the table in the form of the game's
    /// source.
    pub fn run<G: Mind>(&self) -> Result<()>
    where
        G::Options: Sync,
    {
        let pairs =
            self.options.iter().flat_map(|options| self.seats.iter().map(move |seats| (options, *seats)));
        let tables = pairs.map(|(options, seats)| Ok((seats, sheet::<G>(options, seats)?)));
        let plan = train::Training {
            tables: tables.collect::<Result<_>>()?,
            league: League::of::<G>(),
            games: self.games,
            iterations: self.iterations,
            seed: record::seed(&self.seed).map_err(anyhow::Error::msg)?,
            threads: self.threads,
        };
        let known = bots::weights::<G>(WeightSet::Learned);
        let mut weights = self.kept::<G>()?.unwrap_or_else(|| known.clone());
        let mut learner = train::Learner::new(weights.clone());
        for round in 0..self.rounds {
            let losses = learner.round::<G>(&plan, round, &mut weights);
            let train::Losses { before, after, entries } = losses;
            println!("round {}: {entries:.0} entries a game, loss {before:.4} -> {after:.4}", round + 1);
            self.keep::<G>(&weights)?;
        }
        for (table, (seats, options)) in plan.tables.iter().enumerate() {
            if self.rounds > 0 {
                let [new, old] = [&weights, &known].map(|weights| learner.best_scale(table, weights));
                println!("{seats} seats, best scale: {new:.2} times, with the weights in use {old:.2} times");
            }
            print_comparisons::<G>(options, *seats, &plan, &weights);
        }
        for ((name, by_hand, _), weight) in G::WEIGHTS.iter().zip(&weights) {
            println!("    ({name:?}, {by_hand:?}, {weight:.3}),");
        }
        Ok(())
    }

    /// Reads the weights of the file, `name: value` a line; features that it does not name keep their weight.
    fn kept<G: Mind>(&self) -> Result<Option<Vec<f32>>> {
        let Some(file) = self.file.as_ref().filter(|file| file.is_file()) else { return Ok(None) };
        let text = fs::read_to_string(file)?;
        let mut weights = bots::weights::<G>(WeightSet::Learned);
        for line in text.lines() {
            let (name, value) = line.split_once(": ").with_context(|| format!("no weight: {line}"))?;
            let known = G::WEIGHTS.iter().position(|(known, ..)| *known == name);
            weights[known.with_context(|| format!("no feature: {name}"))?] = value.parse()?;
        }
        Ok(Some(weights))
    }

    fn keep<G: Mind>(&self, weights: &[f32]) -> Result<()> {
        let Some(file) = &self.file else { return Ok(()) };
        let lines =
            G::WEIGHTS.iter().zip(weights).map(|((name, ..), weight)| format!("{name}: {weight:.4}\n"));
        Ok(fs::write(file, lines.collect::<String>())?)
    }
}

/// Prints how the weights do against each member of the league at one table.
fn print_comparisons<G: Mind>(
    options: &G::Options,
    seats: usize,
    plan: &train::Training<G::Options>,
    weights: &[f32],
) where
    G::Options: Sync,
{
    for opponent in &plan.league.opponents {
        let tally = train::compare::<G>(options, seats, plan, weights, opponent);
        let (share, spread) = tally.share();
        let result = match test_result(&tally, seats) {
            TestResult::Better => "better",
            TestResult::Worse => "worse",
            TestResult::Open => "open",
        };
        let (share, spread) = (100.0 * share, 100.0 * spread);
        println!(
            "{seats} seats, one against {}: {share:.1} % ± {spread:.1} of {} ({result})",
            opponent.name, tally.seats
        );
    }
}
