//! Option sheets: the rules that players choose at set-up, as a table that the lobby reads without knowing the game.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::record::quoted;

/// One option. Its name and values are the words of records (`fields=off`), not of the screen.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionField {
    /// Word in records: `fields`.
    pub name: &'static str,
    /// Possible values; a switch has `["off", "on"]`.
    pub values: &'static [&'static str],
    /// Index of the default value.
    pub default: usize,
}

/// The two values of a switch.
pub const SWITCH: &[&str] = &["off", "on"];

/// The options of a game. `Default` is the standard game.
pub trait OptionSheet: Clone + PartialEq + Default + Debug + 'static {
    /// All options, in the order of the form and of records.
    const FIELDS: &'static [OptionField];
    /// Returns the index of the present choice in `FIELDS[field].values`.
    fn get(&self, field: usize) -> usize;
    /// Chooses `FIELDS[field].values[value]`; the caller keeps both in range.
    fn set(&mut self, field: usize, value: usize);

    /// Returns the fields that change nothing with the present choices at a table of `seats`; a lobby disables them.
    fn idle(&self, _seats: usize) -> Vec<usize> {
        Vec::new()
    }

    /// Checks whether a table of `seats` can play with this sheet.
    ///
    /// # Errors
    /// The conflict, in English, without a full stop.
    fn fits(&self, _seats: usize) -> Result<(), String> {
        Ok(())
    }

    /// Returns whether the game ends only when people agree. Computers alone would then play for ever.
    fn needs_people(&self) -> bool {
        false
    }
}

/// Writes `name=value` for every option that is not at its default, in the order of the sheet.
pub fn write<S: OptionSheet>(sheet: &S) -> String {
    let chosen = S::FIELDS.iter().enumerate().filter(|(i, f)| sheet.get(*i) != f.default);
    chosen.map(|(i, f)| format!("{}={}", f.name, f.values[sheet.get(i)])).collect::<Vec<_>>().join(" ")
}

/// Reads `name=value` words; options that are not named keep their default.
///
/// # Errors
/// The offending word and the possible values.
pub fn read<S: OptionSheet>(text: &str) -> Result<S, String> {
    let mut sheet = S::default();
    for word in text.split_whitespace() {
        let (name, value) =
            word.split_once('=').ok_or_else(|| format!("{} is not name=value", quoted(word)))?;
        let names = || S::FIELDS.iter().map(|f| f.name).collect::<Vec<_>>().join(", ");
        let field = S::FIELDS
            .iter()
            .position(|f| f.name == name)
            .ok_or_else(|| format!("there is no option {}; the options are: {}", quoted(name), names()))?;
        let values = S::FIELDS[field].values;
        let value = values
            .iter()
            .position(|v| *v == value)
            .ok_or_else(|| format!("`{name}` is one of: {}", values.join(", ")))?;
        sheet.set(field, value);
    }
    Ok(sheet)
}

/// The most combinations that [`covering`] returns in full.
const MAX_FULL_PRODUCT: usize = 64;

/// Returns every combination if they are few, otherwise sheets in which any two values of any two options meet. The
/// first is the standard game. The property tests run over them.
pub fn covering<S: OptionSheet>() -> Vec<S> {
    if S::FIELDS.iter().map(|field| field.values.len()).product::<usize>() <= MAX_FULL_PRODUCT {
        return all();
    }
    let mut sheets = vec![S::default()];
    let pairs = |sheet: &S| {
        let values: Vec<usize> = (0..S::FIELDS.len()).map(|field| sheet.get(field)).collect();
        let later = |a: usize| (a + 1..values.len()).map(move |b| (a, b));
        (0..values.len()).flat_map(later).map(|(a, b)| (a, values[a], b, values[b])).collect::<Vec<_>>()
    };
    let mut missing: BTreeSet<(usize, usize, usize, usize)> = BTreeSet::new();
    for (a, first) in S::FIELDS.iter().enumerate() {
        for (b, second) in S::FIELDS.iter().enumerate().skip(a + 1) {
            for value in 0..first.values.len() {
                missing.extend((0..second.values.len()).map(|other| (a, value, b, other)));
            }
        }
    }
    missing.retain(|pair| !pairs(&S::default()).contains(pair));
    while let Some((a, value, b, other)) = missing.first().copied() {
        let mut sheet = S::default();
        sheet.set(a, value);
        sheet.set(b, other);
        // Every other option takes the value that covers most of the missing pairs.
        for field in (0..S::FIELDS.len()).filter(|field| *field != a && *field != b) {
            let new = |value: usize| {
                let mut sheet = sheet.clone();
                sheet.set(field, value);
                pairs(&sheet).iter().filter(|pair| missing.contains(pair)).count()
            };
            let best = (0..S::FIELDS[field].values.len()).rev().max_by_key(|value| new(*value));
            sheet.set(field, best.unwrap_or_default());
        }
        let met = pairs(&sheet);
        missing.retain(|pair| !met.contains(pair));
        sheets.push(sheet);
    }
    sheets
}

/// Returns every combination of values of a sheet.
pub fn all<S: OptionSheet>() -> Vec<S> {
    let mut sheets = vec![S::default()];
    for (i, field) in S::FIELDS.iter().enumerate() {
        let with = |sheet: &S, value| {
            let mut sheet = sheet.clone();
            sheet.set(i, value);
            sheet
        };
        sheets = sheets.iter().flat_map(|s| (0..field.values.len()).map(move |v| with(s, v))).collect();
    }
    sheets
}
