//! Option sheets: the rules a table may choose at set-up, as a table the lobby can read without the game.

use std::collections::BTreeSet;
use std::fmt::Debug;

use super::record::quoted;

/// One option. Its name and values are the words of the record (`fields=off`), not of the screen.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionField {
    /// The word in records: `fields`.
    pub name: &'static str,
    /// What may be chosen; a switch has `["off", "on"]`.
    pub values: &'static [&'static str],
    /// Index of the usual choice.
    pub default: usize,
}

/// The two values of a switch.
pub const SWITCH: &[&str] = &["off", "on"];

/// The options of a game. `Default` is the usual game.
pub trait OptionSheet: Clone + PartialEq + Default + Debug + 'static {
    /// What can be chosen, in the order of the form and of records.
    const FIELDS: &'static [OptionField];
    /// The index into `FIELDS[field].values` that is chosen now.
    fn get(&self, field: usize) -> usize;
    /// Chooses `FIELDS[field].values[value]`; the caller keeps both in range.
    fn set(&mut self, field: usize, value: usize);

    /// The fields that change nothing as the sheet stands, at a table of `seats`; a lobby shows them disabled.
    fn idle(&self, _seats: usize) -> Vec<usize> {
        Vec::new()
    }

    /// Whether a table of `seats` can play by this sheet.
    ///
    /// # Errors
    /// What does not fit, in English, without a full stop.
    fn fits(&self, _seats: usize) -> Result<(), String> {
        Ok(())
    }

    /// Whether the game ends only when people agree that it does: computers alone would play for ever.
    fn needs_people(&self) -> bool {
        false
    }
}

/// `name=value` for every option that is not at its default, in the order of the sheet.
pub fn write<S: OptionSheet>(sheet: &S) -> String {
    let chosen = S::FIELDS.iter().enumerate().filter(|(i, f)| sheet.get(*i) != f.default);
    chosen.map(|(i, f)| format!("{}={}", f.name, f.values[sheet.get(i)])).collect::<Vec<_>>().join(" ")
}

/// Reads `name=value` words; options that are not named keep their default.
///
/// # Errors
/// The offending word and what would have been possible.
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

/// The most combinations of which [`covering`] takes all.
const FEW: usize = 64;

/// Every combination where they are few; else sheets among which any two values of any two options meet. Laws run
/// over them. The first is the usual game.
pub fn covering<S: OptionSheet>() -> Vec<S> {
    if S::FIELDS.iter().map(|field| field.values.len()).product::<usize>() <= FEW {
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
        // Every other option takes the value that meets most pairs still missing.
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

/// Every combination of values of a sheet.
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
