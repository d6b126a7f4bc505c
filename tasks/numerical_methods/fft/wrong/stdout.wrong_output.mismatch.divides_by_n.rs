// Wrong: every level is scaled, as in the inverse transform.

use std::f64::consts::PI;

/// The spectrum as pairs of real and imaginary part.
fn fft(samples: &[f64]) -> Vec<(f64, f64)> {
    let n = samples.len();
    if n == 1 {
        return vec![(samples[0], 0.0)];
    }
    let (even, odd): (Vec<f64>, Vec<f64>) = samples
        .chunks_exact(2)
        .map(|pair| (pair[0], pair[1]))
        .unzip();
    let (even, odd) = (fft(&even), fft(&odd));

    let mut low = Vec::with_capacity(n);
    let mut high = Vec::with_capacity(n / 2);
    for (k, (e, o)) in even.into_iter().zip(odd).enumerate() {
        let (sin, cos) = (-2.0 * PI * k as f64 / n as f64).sin_cos();
        let turned = (cos * o.0 - sin * o.1, cos * o.1 + sin * o.0);
        low.push(((e.0 + turned.0) / 2.0, (e.1 + turned.1) / 2.0));
        high.push(((e.0 - turned.0) / 2.0, (e.1 - turned.1) / 2.0));
    }
    low.append(&mut high);
    low
}
