//! Ratings by Glicko-2 (Glickman, *Example of the Glicko-2 system*), as the crate `skillratings` computes them.

use skillratings::Outcomes;
use skillratings::glicko2::{Glicko2Config, Glicko2Rating, glicko2_rating_period};

/// A player's rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The strength: 1500 for somebody of whom nothing is known.
    pub rating: f64,
    /// How uncertain that is: the true strength is within twice this with 95 %.
    pub deviation: f64,
    /// How much the strength changes from time to time.
    pub volatility: f64,
}

/// What is sure of a level of the computer, whose strength was measured and doesn't change; only its rating is missing.
pub const LEVEL: Rating = Rating { rating: 1500.0, deviation: 60.0, volatility: 0.06 };

impl Default for Rating {
    /// Somebody of whom nothing is known.
    fn default() -> Rating {
        Rating { rating: 1500.0, deviation: 350.0, volatility: 0.06 }
    }
}

/// How a rated game ended for the player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Result {
    /// The player has won.
    Win,
    /// Nobody has.
    Draw,
    /// The opponent has won.
    Loss,
}

/// A rating that makes no sense.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("its {0} isn't a number from {1}")]
pub struct RatingError(pub &'static str, pub &'static str);

const RATINGS: (f64, f64) = (-10_000.0, 10_000.0);
const DEVIATIONS: (f64, f64) = (1.0, 1000.0);
const VOLATILITIES: (f64, f64) = (0.0001, 1.0);

impl Rating {
    /// Whether the rating makes sense.
    ///
    /// # Errors
    /// [`RatingError`] for a number out of bounds, with the bounds.
    pub fn check(&self) -> std::result::Result<(), RatingError> {
        let bounds = [
            ("rating", self.rating, RATINGS, "-10000 to 10000"),
            ("deviation", self.deviation, DEVIATIONS, "1 to 1000"),
            ("volatility", self.volatility, VOLATILITIES, "0.0001 to 1"),
        ];
        let wrong = bounds.into_iter().find(|&(_, value, (least, most), _)| !(least..=most).contains(&value));
        wrong.map_or(Ok(()), |(name, _, _, bounds)| Err(RatingError(name, bounds)))
    }

    /// The nearest rating that makes sense.
    fn within_bounds(self) -> Rating {
        let within = |value: f64, (least, most)| value.clamp(least, most);
        Rating {
            rating: within(self.rating, RATINGS),
            deviation: within(self.deviation, DEVIATIONS),
            volatility: within(self.volatility, VOLATILITIES),
        }
    }
}

/// A player's rating after these games, each with the opponent's rating before it: one rating period. Without games
/// only the deviation grows, to 350 at the most. What comes of it makes sense again, so that it can be rated on.
///
/// # Errors
/// [`RatingError`] for a rating that makes no sense.
pub fn rate(player: Rating, games: &[(Rating, Result)]) -> std::result::Result<Rating, RatingError> {
    player.check()?;
    games.iter().try_for_each(|(opponent, _)| opponent.check())?;
    let known = |Rating { rating, deviation, volatility }| Glicko2Rating { rating, deviation, volatility };
    let results: Vec<_> = games
        .iter()
        .map(|&(opponent, result)| {
            let outcome = match result {
                Result::Win => Outcomes::WIN,
                Result::Draw => Outcomes::DRAW,
                Result::Loss => Outcomes::LOSS,
            };
            (known(opponent), outcome)
        })
        .collect();
    let Glicko2Rating { rating, deviation, volatility } =
        glicko2_rating_period(&known(player), &results, &Glicko2Config::new());
    Ok(Rating { rating, deviation, volatility }.within_bounds())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The example of Glickman's paper.
    #[test]
    fn it_computes_the_published_example() {
        let player = Rating { rating: 1500.0, deviation: 200.0, volatility: 0.06 };
        let opponent = |rating, deviation| Rating { rating, deviation, volatility: 0.06 };
        let games = [
            (opponent(1400.0, 30.0), Result::Win),
            (opponent(1550.0, 100.0), Result::Loss),
            (opponent(1700.0, 300.0), Result::Loss),
        ];
        let rated = rate(player, &games).unwrap();
        assert!((rated.rating - 1464.06).abs() < 0.05, "{rated:?}");
        assert!((rated.deviation - 151.52).abs() < 0.05, "{rated:?}");
        assert!((rated.volatility - 0.05999).abs() < 0.0001, "{rated:?}");
    }

    #[test]
    fn what_comes_of_it_can_be_rated_on() {
        let [worst, best] =
            [-1.0, 1.0].map(|sign| Rating { rating: sign * 10_000.0, deviation: 1000.0, volatility: 1.0 });
        for (player, games) in [(worst, vec![(best, Result::Win); 300]), (best, vec![(worst, Result::Loss); 300])] {
            let rated = rate(player, &games).unwrap();
            assert_eq!(rated.check(), Ok(()), "{rated:?}");
        }
    }

    #[test]
    fn nonsense_is_refused() {
        let nonsense = Rating { rating: f64::NAN, ..Rating::default() };
        assert_eq!(rate(nonsense, &[]), Err(RatingError("rating", "-10000 to 10000")));
        let nonsense = Rating { deviation: 0.0, ..Rating::default() };
        assert_eq!(rate(Rating::default(), &[(nonsense, Result::Draw)]), Err(RatingError("deviation", "1 to 1000")));
    }
}
