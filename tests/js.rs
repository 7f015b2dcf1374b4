//! The exported functions themselves, in Node and in a browser. The package that is built of them has its tests in
//! tests/pkg.
#![cfg(target_arch = "wasm32")]

use js_sys::{Array, Error, JSON, Reflect};
use ugolki::js::*;
use ugolki::notation::parse_position;
use ugolki::{Game, Move, Variant};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

fn text(value: &str) -> JsValue {
    JsValue::from_str(value)
}

fn json(value: &JsValue) -> String {
    JSON::stringify(value).unwrap().into()
}

fn field(value: &JsValue, name: &str) -> JsValue {
    Reflect::get(value, &text(name)).unwrap()
}

/// The error of a call that fails as it should: a real `Error` of ours.
fn refused(answer: Result<JsValue, JsValue>) -> Error {
    let error: Error = answer.expect_err("an error").dyn_into().expect("an Error");
    assert_eq!(error.name(), "CornersError");
    error
}

fn start() -> JsValue {
    new_game(JsValue::UNDEFINED, JsValue::UNDEFINED).unwrap()
}

fn play(moves: &[&str]) -> JsValue {
    moves.iter().fold(start(), |game, mv| apply_move(game, text(mv)).unwrap())
}

#[wasm_bindgen_test]
fn a_game_is_plain_data() {
    let game = play(&["c3-d3", "f6-e6", "c1-e3"]);
    assert_eq!(json(&field(&game, "moves")), r#"["c3-d3","f6-e6","c1-c3-e3"]"#);
    assert_eq!(json(&field(&game, "white")), r#"["a1","a2","a3","b1","b2","b3","c2","d3","e3"]"#);
    assert_eq!(json(&field(&game, "atHome")), r#"{"white":7,"black":8}"#);
    assert_eq!(json(&field(&game, "turn")), r#""black""#);
    assert!(field(&game, "outcome").is_null());
    let copy = JSON::parse(&json(&game)).unwrap();
    assert_eq!(format_position_js(copy).unwrap(), "5bbb/5bbb/4b1bb/8/8/ww1ww3/www5/ww6 b 2");
}

#[wasm_bindgen_test]
fn destinations_have_paths() {
    let destinations = legal_destinations(play(&["c3-d3", "f6-e6"]), text("c1")).unwrap();
    let expected = r#"[{"to":"c3","kind":"chain","path":["c1","c3"],"loses":false},
        {"to":"d1","kind":"step","path":["c1","d1"],"loses":false},
        {"to":"e3","kind":"chain","path":["c1","c3","e3"],"loses":false}]"#;
    assert_eq!(json(&destinations), json(&JSON::parse(expected).unwrap()));
    let path = shortest_path(start(), text("c1"), text("c4")).unwrap();
    assert!(path.is_null());
}

/// The game read last is remembered; games with the same moves must not be taken for each other.
#[wasm_bindgen_test]
fn games_with_the_same_moves_are_told_apart() {
    let classic = play(&["c3-d3", "f6-e6"]);
    let start = new_game(text("diagonal-3x3"), JsValue::UNDEFINED).unwrap();
    let diagonal = ["c3-d3", "f6-e6"].into_iter().fold(start, |game, mv| apply_move(game, text(mv)).unwrap());
    let elsewhere = text("5bbb/5bbb/5bbb/8/8/www5/www5/ww6 w 7");
    let elsewhere = game_from_position(text("classic-3x3"), elsewhere).unwrap();
    let elsewhere = ["c3-d3", "f6-e6"].into_iter().fold(elsewhere, |game, mv| apply_move(game, text(mv)).unwrap());
    let over = resign(classic.clone(), text("white")).unwrap();
    // What the core says, which remembers nothing.
    let count = |variant: &str, position: &str| {
        let game = Game::new(Variant::named(variant).unwrap()).unwrap();
        let mut game = game.set_up(parse_position(position, 8).unwrap()).unwrap();
        for mv in ["c3-d3", "f6-e6"] {
            game.play(mv.parse::<Move>().unwrap()).unwrap();
        }
        game.legal_moves().len() as u32
    };
    let expected = [
        count("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1"),
        count("diagonal-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/www5 w 1"),
        count("classic-3x3", "5bbb/5bbb/5bbb/8/8/www5/www5/ww6 w 7"),
        0,
    ];
    for _ in 0..2 {
        let answers = [&classic, &diagonal, &elsewhere, &over].map(|game| {
            let moves: Array = legal_moves(game.clone()).unwrap().unchecked_into();
            moves.length()
        });
        assert_eq!(answers, expected);
        refused(apply_move(over.clone(), text("c1-c2")));
        apply_move(classic.clone(), text("c1-d1")).unwrap();
    }
    let forged = js_sys::Object::assign(&js_sys::Object::new(), classic.unchecked_ref::<js_sys::Object>());
    Reflect::set(&forged, &text("white"), &field(&elsewhere, "white")).unwrap();
    assert_eq!(json(&field(&refused(legal_moves(forged.into())), "field")), r#""white""#);
}

#[wasm_bindgen_test]
fn errors_have_codes() {
    let error = refused(apply_move(start(), text("c3-c6")));
    assert_eq!(json(&field(&error, "code")), r#""illegal-move""#);
    assert_eq!(json(&field(&error, "reason")), r#""unreachable""#);
    assert_eq!(json(&field(&error, "legal")), r#"["c3-c4","c3-d3"]"#);
    let error = refused(parse_game(text("1. c3-d3\n   f6-f3")));
    assert_eq!(json(&field(&error, "line")), "2");
    assert_eq!(json(&field(&error, "column")), "4");
}

#[wasm_bindgen_test]
fn what_is_far_too_large_is_refused_in_a_few_words() {
    let error = refused(perft(start(), JsValue::from(101)).map(JsValue::from));
    assert_eq!(json(&field(&error, "field")), r#""depth""#);
    for error in [
        refused(game_from_position(text("classic-3x3"), text(&("x".repeat(1_000_000) + " w 1")))),
        refused(legal_destinations(start(), text(&"é".repeat(1_000_000)))),
        refused(apply_move(start(), text(&"c".repeat(1_000_000)))),
        refused(new_game(text(&"n".repeat(1_000_000)), JsValue::UNDEFINED)),
    ] {
        assert!(String::from(error.message()).len() < 300);
    }
}

/// What a program might hand over by mistake, or to do harm.
fn strange_values() -> Array {
    let code = r#"
        const cycle = []; cycle.push(cycle);
        const revoked = Proxy.revocable([], {}); revoked.revoke();
        const thrower = new Proxy({}, { get() { throw new RangeError("no"); } });
        return [undefined, null, true, 0, -1, 1.5, NaN, Infinity, 1n, "", "white", "c3", "c3-d3", "\u0000", "\ud800",
            "é".repeat(1000), Symbol("s"), () => 1, [], [[]], ["c3-d3"], {}, { variant: {} }, { moves: 7 }, new Map(),
            new Date(), /x/, cycle, revoked.proxy, thrower, Object.create(null), new Uint8Array(3)];
    "#;
    js_sys::Function::new_no_args(code).call0(&JsValue::UNDEFINED).unwrap().unchecked_into()
}

/// Whatever comes in, an answer or an error comes out; a panic would end the test.
#[wasm_bindgen_test]
fn strange_values_never_panic() {
    let game = play(&["c3-d3"]);
    for value in strange_values().iter() {
        let v = || value.clone();
        let _ = (legal_destinations(v(), text("c3")), legal_destinations(game.clone(), v()));
        let _ = (shortest_path(v(), v(), v()), shortest_path(game.clone(), text("f6"), v()));
        let _ = (apply_move(v(), text("f6-e6")), apply_move(game.clone(), v()));
        let _ = (new_game(v(), JsValue::UNDEFINED), new_game(JsValue::UNDEFINED, v()));
        let _ = (game_from_position(v(), v()), game_from_position(text("triangle"), v()));
        let _ = (format_position_js(v()), legal_moves(v()), parse_game(v()));
        let _ = (format_game(v(), JsValue::UNDEFINED), format_game(game.clone(), v()));
        let _ = (resign(v(), v()), resign(game.clone(), v()), agree_draw(v()), time_out(game.clone(), v()));
        let _ = (perft(v(), v()), perft(game.clone(), v()));
        // Each field of a game in turn.
        for name in js_sys::Object::keys(game.unchecked_ref::<js_sys::Object>()).iter() {
            let changed = js_sys::Object::assign(&js_sys::Object::new(), game.unchecked_ref::<js_sys::Object>());
            Reflect::set(&changed, &name, &value).unwrap();
            let _ = legal_moves(changed.into());
        }
    }
    assert_eq!(perft(start(), JsValue::from(2)).unwrap(), 144.0);
}
