//! Option sheets: the rules a table may choose at set-up, as a table the lobby can read without the game.

use std::fmt::Debug;

/// One option. Its name and values are the words of the record (`fields=off`), not of the screen.
#[derive(Debug, PartialEq, Eq)]
pub struct Field {
    pub name: &'static str,
    /// What may be chosen; a switch has `["off", "on"]`.
    pub values: &'static [&'static str],
    /// Index of the usual choice.
    pub default: usize,
}

/// The two values of a switch.
pub const SWITCH: &[&str] = &["off", "on"];

/// The options of a game. `Default` is the usual game.
pub trait Sheet: Clone + PartialEq + Default + Debug + 'static {
    const FIELDS: &'static [Field];
    /// The index into `FIELDS[field].values` that is chosen now.
    fn get(&self, field: usize) -> usize;
    /// Chooses `FIELDS[field].values[value]`; the caller keeps both in range.
    fn set(&mut self, field: usize, value: usize);
}

/// `name=value` for every option that is not at its default, in the order of the sheet.
pub fn write<S: Sheet>(sheet: &S) -> String {
    let chosen = S::FIELDS.iter().enumerate().filter(|(i, f)| sheet.get(*i) != f.default);
    chosen.map(|(i, f)| format!("{}={}", f.name, f.values[sheet.get(i)])).collect::<Vec<_>>().join(" ")
}

/// Reads `name=value` words; options that are not named keep their default.
///
/// # Errors
/// The offending word and what would have been possible.
pub fn read<S: Sheet>(text: &str) -> Result<S, String> {
    let mut sheet = S::default();
    for word in text.split_whitespace() {
        let (name, value) = word.split_once('=').ok_or_else(|| format!("`{word}` is not name=value"))?;
        let names = || S::FIELDS.iter().map(|f| f.name).collect::<Vec<_>>().join(", ");
        let field = S::FIELDS
            .iter()
            .position(|f| f.name == name)
            .ok_or_else(|| format!("there is no option `{name}`; the options are: {}", names()))?;
        let values = S::FIELDS[field].values;
        let value = values
            .iter()
            .position(|v| *v == value)
            .ok_or_else(|| format!("`{name}` is one of: {}", values.join(", ")))?;
        sheet.set(field, value);
    }
    Ok(sheet)
}

/// Every combination of values of a sheet; laws run over all of them.
pub fn all<S: Sheet>() -> Vec<S> {
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
