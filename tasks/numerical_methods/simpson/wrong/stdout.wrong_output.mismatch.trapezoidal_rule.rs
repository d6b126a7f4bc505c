// Wrong: straight lines instead of parabolas: the trapezoidal rule.

/// The approximate integral from a to b.
fn simpson(coefficients: &[f64], a: f64, b: f64, intervals: usize) -> f64 {
    let h = (b - a) / intervals as f64;
    let f = |x: f64| coefficients.iter().fold(0.0, |value, c| value * x + c);
    let inner: f64 = (1..intervals).map(|i| 2.0 * f(a + i as f64 * h)).sum();
    h / 2.0 * (f(a) + inner + f(b))
}
