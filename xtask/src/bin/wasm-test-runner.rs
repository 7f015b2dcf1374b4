//! wasm-bindgen's test runner, built from our lock file so that it always fits the library.
//! Cargo calls it for every test binary of the wasm32 target; see `test.rs`.
fn main() -> anyhow::Result<()> {
    env_logger::init();
    wasm_bindgen_cli::wasm_bindgen_test_runner::run_cli_with_args(std::env::args_os())?;
    Ok(())
}
