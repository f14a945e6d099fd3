//! `deska-table`: the half of the app that is fetched in idle time, or when it is needed.

fn main() {
    #[cfg(target_arch = "wasm32")]
    deska::ui::run_table();
}
