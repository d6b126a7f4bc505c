// Simpson's rule, O(intervals * degree).
//
// Over every two intervals a parabola through the three points takes the place of the function. The
// points where two parabolas meet count for both, hence the weights 1, 4, 2, 4, ..., 2, 4, 1.

/// The approximate integral from a to b.
fn simpson(coefficients: &[f64], a: f64, b: f64, intervals: usize) -> f64 {
    let h = (b - a) / intervals as f64;
    let f = |x: f64| coefficients.iter().fold(0.0, |value, c| value * x + c);
    let inner: f64 = (1..intervals)
        .map(|i| {
            let weight = if i % 2 == 1 { 4.0 } else { 2.0 };
            weight * f(a + i as f64 * h)
        })
        .sum();
    h / 3.0 * (f(a) + inner + f(b))
}
