use std::ops::{Add, Mul, Sub};

#[derive(Clone, Copy, Default)]
struct Complex(f64, f64);

impl Add for Complex {
    type Output = Complex;
    fn add(self, other: Complex) -> Complex {
        Complex(self.0 + other.0, self.1 + other.1)
    }
}

impl Sub for Complex {
    type Output = Complex;
    fn sub(self, other: Complex) -> Complex {
        Complex(self.0 - other.0, self.1 - other.1)
    }
}

impl Mul for Complex {
    type Output = Complex;
    fn mul(self, other: Complex) -> Complex {
        Complex(self.0 * other.0 - self.1 * other.1, self.0 * other.1 + self.1 * other.0)
    }
}

fn fft(samples: &[f64]) -> Vec<Complex> {
    let mut values: Vec<Complex> = samples.iter().map(|&x| Complex(x, 0.0)).collect();
    transform(&mut values);
    values
}

fn transform(values: &mut [Complex]) {
    let n = values.len();
    if n < 2 {
        return;
    }
    let mut even: Vec<Complex> = values.iter().copied().step_by(2).collect();
    let mut odd: Vec<Complex> = values.iter().copied().skip(1).step_by(2).collect();
    transform(&mut even);
    transform(&mut odd);
    for k in 0..n / 2 {
        let angle = -2.0 * std::f64::consts::PI * k as f64 / n as f64;
        let turned = Complex(angle.cos(), angle.sin()) * odd[k];
        values[k] = even[k] + turned;
        values[k + n / 2] = even[k] - turned;
    }
}

fn shown(x: f64) -> String {
    let text = format!("{:.4}", x);
    if text == "-0.0000" { "0.0000".to_string() } else { text }
}

fn main() {
    for Complex(re, im) in fft(&[1.0, 2.5, -3.0, 4.0, 0.5, -1.0, 2.0, 7.0]) {
        println!("{} {}", shown(re), shown(im));
    }
}
