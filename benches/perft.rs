//! Perft of the variants and of positions within games, in move sequences a second.

use criterion::{Criterion, Throughput, criterion_group, criterion_main};
use ugolki::notation::parse_position;
use ugolki::{Game, Variant};

const CASES: [(&str, &str, &str, u32); 12] = [
    ("start", "classic-3x3", "", 6),
    ("start", "classic-3x4", "", 6),
    ("start", "diagonal-3x3", "", 5),
    ("start", "diagonal-3x4", "", 5),
    ("start", "triangle", "", 6),
    ("start", "classic-4x4", "", 5),
    ("start", "halma-16x16", "", 4),
    // The armies have met: long chains, and men that must not be trapped.
    ("middle", "classic-3x3", "8/2bb4/3w4/2wbw1w1/2b1wb2/bb1w1w2/1bb5/w3w3 b 21", 5),
    ("middle", "diagonal-3x4", "8/5b2/2bbw3/2bb1bww/1bwbw1b1/w3b1w1/2ww1bw1/1wb1w3 b 20", 4),
    ("middle", "triangle", "1b2w3/w1bw4/w5w1/2w3ww/bb1b1b2/1b2b1w1/b6b/6w1 b 30", 5),
    ("middle", "classic-4x4", "2bb1b1b/3b1bww/w1bw1bb1/1w1www2/1wwbbwbb/4b2b/2w1ww2/bw2w3 w 22", 4),
    (
        "middle",
        "halma-16x16",
        "11b2b1/11b4/9w3b1b/8bw6/15b/5b3w5b/7b8/6b2w1b4/8w7/6w1b7/w3bw10/w5ww8/1ww1b11/w1w1w1w9/1bbwbw10/1b14 w 27",
        3,
    ),
];

fn perft(criterion: &mut Criterion) {
    for group in ["start", "middle"] {
        let mut benches = criterion.benchmark_group(group);
        benches.sample_size(10);
        for (_, variant, position, depth) in CASES.into_iter().filter(|case| case.0 == group) {
            let mut game = Game::new(Variant::named(variant).unwrap()).unwrap();
            if !position.is_empty() {
                game = game.set_up(parse_position(position, game.variant().size).unwrap()).unwrap();
            }
            benches.throughput(Throughput::Elements(game.perft(depth)));
            benches.bench_function(format!("{variant} {depth}"), |bencher| bencher.iter(|| game.perft(depth)));
        }
        benches.finish();
    }
}

criterion_group!(benches, perft);
criterion_main!(benches);
