//! Explanations in the tool: the search for one decision of a record, and the analysis of a finished game.

use std::io::{self, Write};
use std::path::PathBuf;

use anyhow::{Result, anyhow};
use clap::Args;
use deska::bots::analysis::{self, Advance, AnalysedDecision, AnalysedSeats, Finding, Scope, Verdict};
use deska::bots::{self, Thought};
use deska::table::{Computer, record};
use serde_json::json;

use super::Clock;
use super::minds::Patience;

/// Arguments of `deska think`.
#[derive(Args)]
pub struct Think {
    pub file: PathBuf,
    /// easy, normal, hard or expert; with a temper: hard-raider.
    #[arg(long, default_value = "normal")]
    level: String,
    /// Hexadecimal.
    #[arg(long, default_value = "1")]
    seed: String,
    #[command(flatten)]
    patience: Patience,
    /// One JSON object instead of a table.
    #[arg(long)]
    json: bool,
}

impl Think {
    /// Searches for the decision at the end of a record and prints the results.
    pub fn run(&self, text: &str) -> Result<()> {
        let computer: Computer =
            self.level.parse().map_err(|why| anyhow!("{}: {why}", record::quoted(&self.level)))?;
        let seed = record::seed(&self.seed).map_err(anyhow::Error::msg)?;
        let mut thinker = bots::begin(text, computer, seed)
            .map_err(|reason| anyhow!("{}: {reason}", self.file.display()))?;
        self.patience.think(computer.level, thinker.as_mut());
        let (best, thought) = (thinker.best(), thinker.thought());
        let mut out = io::BufWriter::new(io::stdout().lock());
        if self.json {
            print_json(&mut out, &best, &thought)?;
        } else {
            print_text(&mut out, &best, &thought)?;
        }
        Ok(out.flush()?)
    }
}

fn print_json(out: &mut impl Write, best: &str, thought: &Thought) -> Result<()> {
    let candidates: Vec<_> = thought
        .candidates
        .iter()
        .map(|c| {
            let reasons: serde_json::Map<_, _> =
                c.reasons.iter().map(|(name, worth)| (name.to_string(), json!(worth))).collect();
            json!({ "action": c.action, "value": c.value, "visits": c.visits, "reasons": reasons })
        })
        .collect();
    let whole = json!({
        "best": best,
        "iterations": thought.iterations,
        "merged": thought.merged,
        "chances": thought.chances,
        "candidates": candidates,
    });
    Ok(writeln!(out, "{whole}")?)
}

fn print_text(out: &mut impl Write, best: &str, thought: &Thought) -> Result<()> {
    let chances: Vec<String> = thought.chances.iter().map(|c| format!("{:.1} %", 100.0 * c)).collect();
    writeln!(out, "{best}  (after {} iterations; chances {})", thought.iterations, chances.join(", "))?;
    for candidate in &thought.candidates {
        let reasons = candidate.reasons.iter().take(5);
        let reasons: Vec<String> = reasons.map(|(name, worth)| format!("{name} {worth:+.2}")).collect();
        writeln!(
            out,
            "{:6.2} % {:6} walks  {:24} {}",
            100.0 * candidate.value,
            candidate.visits,
            candidate.action,
            reasons.join(", ")
        )?;
    }
    Ok(())
}

/// Arguments of `deska analyse`.
#[derive(Args)]
pub struct AnalyseGame {
    pub file: PathBuf,
    /// Analyse decisions of computers too.
    #[arg(long)]
    everybody: bool,
    /// Hexadecimal; the app uses 0. Other seeds show the influence of luck.
    #[arg(long, default_value = "0")]
    seed: String,
    /// One JSON object per finding instead of a table.
    #[arg(long)]
    json: bool,
}

impl AnalyseGame {
    /// Analyses the game of a record and prints each finding as it comes.
    pub fn run(&self, text: &str) -> Result<()> {
        let whose = if self.everybody { AnalysedSeats::All } else { AnalysedSeats::People };
        let seed = record::seed(&self.seed).map_err(anyhow::Error::msg)?;
        let mut analysis = analysis::begin(text, whose, seed)
            .map_err(|reason| anyhow!("{}: {reason}", self.file.display()))?;
        let (clock, mut before, mut slowest) = (Clock::new(), 0.0, 0.0f64);
        let (mut scope, mut decisions) = (Scope::default(), Vec::new());
        let mut out = io::stdout().lock();
        loop {
            let step = analysis.step();
            let now = clock.seconds();
            slowest = slowest.max(now - before);
            before = now;
            match step {
                Advance::Working => {}
                Advance::Scope(all) => scope = all,
                Advance::Found(finding) => {
                    if self.json {
                        writeln!(out, "{}", serde_json::to_string(&finding)?)?;
                    } else {
                        print_finding(&mut out, &finding)?;
                    }
                    if let Finding::Decision(analysed) = finding {
                        decisions.push(analysed);
                    }
                }
                Advance::Done => break,
            }
        }
        if !self.json {
            print_verdicts(&mut out, scope, &decisions)?;
            writeln!(out, "{before:.1} s, the slowest step {:.1} ms", slowest * 1e3)?;
        }
        Ok(())
    }
}

fn print_finding(out: &mut impl Write, finding: &Finding) -> Result<()> {
    let percent = |mille: u16| f64::from(mille) / 10.0;
    match finding {
        Finding::Chances(entries, chances) => {
            let chances: Vec<String> = chances.iter().map(|c| format!("{:.1} %", percent(*c))).collect();
            writeln!(out, "after {entries:4} entries: chances {}", chances.join(", "))?;
        }
        Finding::Decision(analysed) => {
            let AnalysedDecision { entry, seat, best, value, loss, reasons } = analysed;
            let (word, value, loss) = (analysed.verdict().word(), percent(*value), percent(*loss));
            let reasons = reasons.join(", ");
            writeln!(
                out,
                "entry {entry:4} of {seat}: {word:8} loses {loss:4.1} % of {value:4.1} %; best {best:24} {reasons}"
            )?;
        }
    }
    Ok(())
}

/// Prints how often each verdict was given, one line per seat.
fn print_verdicts(out: &mut impl Write, scope: Scope, decisions: &[AnalysedDecision]) -> Result<()> {
    let mut seats: Vec<_> = decisions.iter().map(|analysed| analysed.seat).collect();
    seats.sort_unstable();
    seats.dedup();
    for seat in seats {
        let own = || decisions.iter().filter(|analysed| analysed.seat == seat);
        let counts = [Verdict::Best, Verdict::Good, Verdict::Dubious, Verdict::Mistake].map(|verdict| {
            let count = own().filter(|analysed| analysed.verdict() == verdict).count();
            format!("{} {count}", verdict.word())
        });
        let lost: u32 = own().map(|analysed| u32::from(analysed.loss)).sum();
        let mean = f64::from(lost) / 10.0 / own().count().max(1) as f64;
        writeln!(out, "seat {seat}: {}; {mean:.1} % lost a decision", counts.join(", "))?;
    }
    Ok(writeln!(out, "{} of {} decisions analysed", scope.decisions, scope.of)?)
}
