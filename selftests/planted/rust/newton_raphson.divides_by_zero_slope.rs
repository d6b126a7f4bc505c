// Mistake: a slope of 0 does not end the iteration.

/// The last x of the iteration from x0.
fn newton_raphson(coefficients: &[f64], x0: f64, tolerance: f64, max_iterations: usize) -> f64 {
    let mut x = x0;
    for _ in 0..max_iterations {
        let (value, slope) = value_and_slope(coefficients, x);
        let step = value / slope;
        x -= step;
        if step.abs() < tolerance {
            break;
        }
    }
    x
}

/// A polynomial and its derivative at x, by Horner's scheme.
fn value_and_slope(coefficients: &[f64], x: f64) -> (f64, f64) {
    coefficients
        .iter()
        .fold((0.0, 0.0), |(value, slope), coefficient| {
            // The slope follows from the product rule for value * x.
            (value * x + coefficient, slope * x + value)
        })
}
