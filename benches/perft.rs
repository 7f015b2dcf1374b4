//! Perft of the variants and of positions within games, in move sequences a second.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ugolki::notation::parse_position;
use ugolki::{Game, Variant};

fn perft(criterion: &mut Criterion) {
    for case in include_str!("cases.txt").lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = case.split_whitespace().collect();
        let [group, variant, depth, position @ ..] = &words[..] else { panic!("{case:?} is no case") };
        let depth = depth.parse().unwrap();
        let mut game = Game::new(Variant::named(variant).unwrap()).unwrap();
        if *position != ["-"] {
            game = game.set_up(parse_position(&position.join(" "), game.variant().size).unwrap()).unwrap();
        }
        let mut benches = criterion.benchmark_group(*group);
        benches.sample_size(10).throughput(Throughput::Elements(game.perft(depth)));
        benches.bench_function(format!("{variant} {depth}"), |bencher| bencher.iter(|| game.perft(depth)));
        benches.finish();
    }
}

criterion_group!(benches, perft);
criterion_main!(benches);
