//! A record is read or refused at a place within it; what is read is written and reads back as the same game.

#![no_main]

use libfuzzer_sys::fuzz_target;
use ugolki::notation::Record;

fuzz_target!(|text: &str| {
    match text.parse::<Record>() {
        Ok(record) => {
            let written = record.write().expect("tags that were read can be written");
            let again: Record = written.parse().expect("what was written can be read");
            assert_eq!(again.game, record.game);
            assert_eq!(again.game.outcome(), record.game.outcome());
            assert_eq!(again.write(), Ok(written));
            let _ = record.game.legal_moves();
        }
        Err(error) => {
            let lines = text.split(['\n', '\r']).count();
            let longest = text.split(['\n', '\r']).map(|line| line.chars().count()).max().unwrap_or(0);
            assert!((1..=lines).contains(&(error.line as usize)), "{error}");
            assert!((1..=longest + 1).contains(&(error.column as usize)), "{error}");
            assert!(!error.to_string().is_empty());
        }
    }
});
