//! The native tool: replays records, plays random games, lists and counts legal actions, measures playouts, and lets
//! computers play (docs/computer-players.md).

#[path = "deska/explain.rs"]
mod explain;
#[path = "deska/minds.rs"]
mod minds;
#[path = "deska/train.rs"]
mod train;

use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

use anyhow::{Context, Result, anyhow, bail};
use clap::{Parser, Subcommand};
use deska::games::GameId;
use deska::table::options::OptionSheet;
use deska::table::playout::random_game;
use deska::table::record::{self, Record, RecordError, quoted};
use deska::table::{Actor, Dice, Game, Head, NoEvents, Player, Session, Turn, options};
use deska::with_game;
use serde_json::json;

/// Replays and creates games of Deska. The format of records is described in docs/records.md.
#[derive(Parser)]
#[command(name = "deska", version, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    task: Job,
}

#[derive(Subcommand)]
enum Job {
    /// Plays a record, or every *.deska below a folder, and checks its expectations.
    Replay { path: PathBuf },
    /// Plays one random game from the set-up to its end.
    Random {
        game: String,
        #[arg(long, default_value_t = 2)]
        seats: usize,
        /// Hexadecimal, as in records.
        #[arg(long, default_value = "1")]
        seed: String,
        /// As in records: "board=advanced english=on".
        #[arg(long, default_value = "")]
        options: String,
        /// One JSON object per line for each entry: number, actor, action and the whole state after it, secrets
        /// included. Line 0 is the set-up.
        #[arg(long)]
        json: bool,
    },
    /// Prints the legal actions after the last entry of a record, one per line.
    Legal { file: PathBuf },
    /// Prints how many sequences of entries of each length up to DEPTH begin at the first decision.
    Count {
        game: String,
        depth: usize,
        #[arg(long, default_value_t = 2)]
        seats: usize,
        /// Of the deal (and of every later draw), hexadecimal.
        #[arg(long, default_value = "1")]
        seed: String,
        #[arg(long, default_value = "")]
        options: String,
    },
    /// Prints size and copy time of the state, and random games per second of processor time for each number of
    /// seats.
    Bench {
        game: String,
        /// Seconds to play for each number of seats.
        #[arg(long, default_value_t = 2.0)]
        seconds: f64,
    },
    /// Lets computers play each other and prints who wins how often.
    Arena(minds::Arena),
    /// Plays each level against the one below at tables of all sizes and prints rows of a table.
    Ladder(minds::Ladder),
    /// Prints how often each temper decides otherwise than a computer without one.
    Tempers(minds::Tempers),
    /// Prints what a computer would do after the last entry of a record, and why.
    Think(explain::Think),
    /// Analyses a game: the chances over time, and people's decisions compared with the computer's.
    #[command(alias = "judge")]
    Analyse(explain::AnalyseGame),
    /// Learns the weights of a game's evaluation from games of its own.
    Train(train::Train),
}

fn main() -> ExitCode {
    let done = match Arguments::try_parse() {
        Ok(arguments) => run(arguments.task),
        Err(help) if !help.use_stderr() => print_help(&help),
        Err(wrong) => Err(anyhow!("{}; see `deska --help`", first_paragraph(&wrong.to_string()))),
    };
    match done {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        // A reader that is gone (`deska … | head`) is not an error.
        Err(error)
            if error.downcast_ref::<io::Error>().is_some_and(|e| e.kind() == io::ErrorKind::BrokenPipe) =>
        {
            ExitCode::SUCCESS
        }
        Err(error) => {
            // If that fails too, the exit code is all that is left.
            let _ = writeln!(io::stderr(), "deska: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn print_help(help: &clap::Error) -> Result<bool> {
    let mut out = io::stdout().lock();
    write!(out, "{help}")?;
    out.flush()?;
    Ok(true)
}

/// Returns the error in the arguments as one line: the lines up to the first empty one.
fn first_paragraph(text: &str) -> String {
    let lines = text.lines().map(str::trim).take_while(|line| !line.is_empty());
    lines.collect::<Vec<_>>().join(" ").trim_start_matches("error: ").to_string()
}

fn run(task: Job) -> Result<bool> {
    match task {
        Job::Replay { path } => replay(&path),
        Job::Random { game, seats, seed, options, json } => {
            with_game!(named(&game)?, G => random::<G>(seats, seed_of(&seed)?, &options, json)).map(|()| true)
        }
        Job::Legal { file } => {
            let record = read(&file)?;
            with_game!(game_of(&record, &file)?, G => legal::<G>(&record, &file)).map(|()| true)
        }
        Job::Count { game, depth, seats, seed, options } => {
            with_game!(named(&game)?, G => count::<G>(depth, seats, seed_of(&seed)?, &options)).map(|()| true)
        }
        Job::Bench { game, seconds } => with_game!(named(&game)?, G => bench::<G>(seconds)).map(|()| true),
        Job::Arena(arena) => {
            let game = named(&arena.game)?;
            with_game!(game, G => arena.run::<G>()).map(|()| true)
        }
        Job::Ladder(ladder) => {
            let game = named(&ladder.game)?;
            with_game!(game, G => ladder.run::<G>()).map(|()| true)
        }
        Job::Tempers(tempers) => {
            let game = named(&tempers.game)?;
            with_game!(game, G => tempers.run::<G>()).map(|()| true)
        }
        Job::Think(think) => think.run(&text_of(&think.file)?).map(|()| true),
        Job::Analyse(analysis) => analysis.run(&text_of(&analysis.file)?).map(|()| true),
        Job::Train(train) => {
            let game = named(&train.game)?;
            with_game!(game, G => train.run::<G>()).map(|()| true)
        }
    }
}

/// The longest record that the tool reads, in bytes; the same as in the app.
const MAX_RECORD_BYTES: u64 = record::MAX_BYTES as u64;

fn named(id: &str) -> Result<GameId> {
    let known = || GameId::ALL.iter().map(|g| g.info().id).collect::<Vec<_>>().join(", ");
    GameId::named(id).ok_or_else(|| anyhow!("there is no game {}; the games are: {}", quoted(id), known()))
}

fn game_of(record: &Record, file: &Path) -> Result<GameId> {
    GameId::of(record).map_err(|error| in_file(file, &error))
}

fn in_file(file: &Path, error: &RecordError) -> anyhow::Error {
    anyhow!("{}: {error}", file.display())
}

fn seed_of(text: &str) -> Result<u64> {
    record::seed(text).map_err(anyhow::Error::msg)
}

fn read(file: &Path) -> Result<Record> {
    Record::parse(&text_of(file)?).map_err(|error| in_file(file, &error))
}

/// Reads a regular file of a reasonable size. Other files are not even opened: a pipe would wait for a writer, and
/// some devices never end.
fn text_of(file: &Path) -> Result<String> {
    let cannot = || format!("cannot read {}", file.display());
    let about = fs::metadata(file).with_context(cannot)?;
    if !about.is_file() {
        bail!("{} is not a regular file", file.display());
    }
    let mut bytes = Vec::new();
    fs::File::open(file)
        .with_context(cannot)?
        .take(MAX_RECORD_BYTES + 1)
        .read_to_end(&mut bytes)
        .with_context(cannot)?;
    if bytes.len() as u64 > MAX_RECORD_BYTES {
        bail!("{} is too long for a record: it has more than {MAX_RECORD_BYTES} bytes", file.display());
    }
    String::from_utf8(bytes).map_err(|wrong| {
        let sound = String::from_utf8_lossy(&wrong.as_bytes()[..wrong.utf8_error().valid_up_to()]);
        let (line, column) =
            (sound.split('\n').count(), sound.rsplit('\n').next().map_or(0, |l| l.chars().count()));
        anyhow!("{}: line {line}, column {}: this is not UTF-8", file.display(), column + 1)
    })
}

fn fresh<G: Game>(seats: usize, seed: u64, options: &str) -> Result<Session<G>> {
    let info = G::INFO;
    if !(info.min_seats..=info.max_seats).contains(&seats) {
        bail!("{} is played with {} to {} seats, not {seats}", info.id, info.min_seats, info.max_seats);
    }
    let read = |text| options::read(text).and_then(|sheet: G::Options| sheet.fits(seats).map(|()| sheet));
    let options = read(options).map_err(|reason| anyhow!("options: {reason}"))?;
    let player = |seat: usize| Player::person("", seat as u8, seat as u8 + 1);
    let players = (0..seats).map(player).collect();
    Ok(Session::new(Head { title: String::new(), players, options, seed, takeback: false, hints: None }))
}

/// Plays a file or a folder of files. Returns `true` if every expectation was met.
fn replay(path: &Path) -> Result<bool> {
    if !path.exists() {
        bail!("there is no {}", path.display());
    }
    let files = if path.is_dir() { records_below(path)? } else { vec![path.to_path_buf()] };
    if files.is_empty() {
        bail!("there is no *.deska below {}", path.display());
    }
    let (mut passed, mut failed) = (0, 0);
    let mut out = io::stdout().lock();
    for file in &files {
        match replay_file(file) {
            Ok(summary) => {
                passed += 1;
                writeln!(out, "ok    {} ({summary})", file.display())?;
            }
            Err(error) => {
                failed += 1;
                writeln!(out, "FAIL  {error:#}")?;
            }
        }
    }
    writeln!(out, "{passed} passed, {failed} failed")?;
    Ok(failed == 0)
}

fn replay_file(file: &Path) -> Result<String> {
    let record = read(file)?;
    with_game!(game_of(&record, file)?, G => {
        let played = record::verify::<G>(&record).map_err(|error| in_file(file, &error))?;
        let faults: Vec<String> = played.failed.iter().chain(&played.broken).map(ToString::to_string).collect();
        if !faults.is_empty() {
            bail!("{}: {}", file.display(), faults.join("; "));
        }
        Ok(format!("{} entries, {} expectations", played.session.len(), played.fulfilled))
    })
}

/// Returns every regular file `*.deska` below a folder. Links are skipped, so that no folder is read twice.
fn records_below(folder: &Path) -> Result<Vec<PathBuf>> {
    let cannot = || format!("cannot read {}", folder.display());
    let mut files = Vec::new();
    for entry in fs::read_dir(folder).with_context(cannot)? {
        let entry = entry.with_context(cannot)?;
        let (path, kind) = (entry.path(), entry.file_type().with_context(cannot)?);
        if kind.is_dir() {
            files.extend(records_below(&path)?);
        } else if kind.is_file() && path.extension().is_some_and(|e| e == "deska") {
            files.push(path);
        }
    }
    files.sort();
    Ok(files)
}

fn random<G: Game>(seats: usize, seed: u64, options: &str, json: bool) -> Result<()> {
    let mut session = fresh::<G>(seats, seed, options)?;
    let mut choice = Dice::new(!seed);
    let mut out = io::BufWriter::new(io::stdout().lock());
    let mut print = |session: &Session<G>| -> Result<()> {
        let last = session.steps().last().map(|s| &s.entry);
        if json {
            let line = json!({
                "number": session.len(),
                "actor": last.map(|e| match e.actor { Actor::Chance => json!("chance"), Actor::Seat(s) => json!(s.index()) }),
                "action": last.map(|e| e.action.to_string()),
                "state": session.game().json(),
            });
            writeln!(out, "{line}")?;
        }
        Ok(())
    };
    print(&session)?;
    loop {
        match session.game().turn() {
            Turn::Over => break,
            Turn::Chance => {
                session.roll();
            }
            Turn::Seat(seat) => {
                let action = session.game().random(&mut choice).ok_or_else(|| anyhow!("{seat} is stuck"))?;
                session
                    .play(seat, action)
                    .map_err(|refusal| anyhow!("a random action is refused: {refusal:?}"))?;
            }
        }
        print(&session)?;
    }
    if !json {
        out.write_all(record::write(&session).as_bytes())?;
    }
    Ok(out.flush()?)
}

fn legal<G: Game>(record: &Record, file: &Path) -> Result<()> {
    let played = record::play::<G>(record).map_err(|error| in_file(file, &error))?;
    if let Some(error) = played.broken {
        return Err(in_file(file, &error));
    }
    let mut out = io::stdout().lock();
    for action in played.session.game().legal() {
        writeln!(out, "{action}")?;
    }
    Ok(())
}

fn count<G: Game>(depth: usize, seats: usize, seed: u64, options: &str) -> Result<()> {
    let mut session = fresh::<G>(seats, seed, options)?;
    session.roll_all();
    let mut out = io::stdout().lock();
    for depth in 1..=depth {
        writeln!(out, "{depth} {}", sequences(session.game(), session.len(), seed, depth))?;
    }
    Ok(())
}

/// Counts the decision sequences of length `depth`; chance between decisions is rolled from the seed and the number
/// of the entry.
fn sequences<G: Game>(game: &G, entry: usize, seed: u64, depth: usize) -> u64 {
    if game.turn() == Turn::Chance {
        let mut rolled = game.clone();
        rolled.apply(&game.roll(&mut Dice::for_entry(seed, entry)), &mut NoEvents);
        return sequences(&rolled, entry + 1, seed, depth);
    }
    if depth == 0 {
        return 1;
    }
    let after = |action: &G::Action| {
        let mut next = game.clone();
        next.apply(action, &mut NoEvents);
        sequences(&next, entry + 1, seed, depth - 1)
    };
    game.legal().iter().map(after).sum()
}

fn bench<G: Game>(seconds: f64) -> Result<()> {
    let mut out = io::stdout().lock();
    writeln!(out, "state {} bytes, copied in {:.0} ns", size_of::<G>(), copy_time::<G>())?;
    writeln!(out, "random games a second of processor time, medians of {ROUNDS} rounds:")?;
    for seats in G::INFO.min_seats..=G::INFO.max_seats {
        let (rates, entries): (Vec<f64>, Vec<f64>) =
            (0..ROUNDS).map(|_| playouts::<G>(seats, seconds / ROUNDS as f64)).unzip();
        writeln!(out, "{seats} seats: {:.0}; {:.0} entries a game", median(rates), median(entries))?;
    }
    Ok(())
}

/// Rounds of a measurement, so that a busy moment does not decide it.
const ROUNDS: usize = 9;

fn median(mut values: Vec<f64>) -> f64 {
    values.sort_unstable_by(f64::total_cmp);
    values.get(values.len() / 2).copied().unwrap_or(0.0)
}

/// Returns the nanoseconds for copying a state in the middle of a random game.
fn copy_time<G: Game>() -> f64 {
    let (mut game, mut dice) = (G::start(&G::Options::default(), G::INFO.min_seats), Dice::new(1));
    for _ in 0..100 {
        let action = match game.turn() {
            Turn::Chance => Some(game.roll(&mut dice)),
            _ => game.random(&mut dice),
        };
        action.iter().for_each(|action| game.apply(action, &mut NoEvents));
    }
    const COPIES: u32 = 1_000_000;
    let begin = Instant::now();
    for _ in 0..COPIES {
        std::hint::black_box(std::hint::black_box(&game).clone());
    }
    begin.elapsed().as_secs_f64() * 1e9 / f64::from(COPIES)
}

/// Plays random games for about `seconds`. Returns games per second and entries per game.
fn playouts<G: Game>(seats: usize, seconds: f64) -> (f64, f64) {
    let options = G::Options::default();
    let (clock, mut games, mut entries) = (Clock::new(), 0, 0);
    while games == 0 || clock.seconds() < seconds {
        // Reading the clock takes time too, so it is read only after twenty games.
        for _ in 0..20 {
            entries += random_game::<G>(&options, seats, &mut Dice::new(games)).1;
            games += 1;
        }
    }
    // A clock that has not advanced must not give an infinite rate.
    (games as f64 / clock.seconds().max(1e-6), entries as f64 / games as f64)
}

/// Processor time of this thread, which other programs on the machine do not affect; elapsed time if the system does
/// not report it.
struct Clock {
    begin: Instant,
    used: Option<f64>,
}

impl Clock {
    fn new() -> Self {
        Self { begin: Instant::now(), used: Self::used() }
    }

    fn seconds(&self) -> f64 {
        let used = self.used.zip(Self::used()).map(|(before, now)| now - before);
        used.unwrap_or_else(|| self.begin.elapsed().as_secs_f64())
    }

    /// Linux: the first number is nanoseconds on a processor.
    fn used() -> Option<f64> {
        let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        text.split(' ').next()?.parse().ok().map(|nanoseconds: f64| nanoseconds / 1e9)
    }
}
