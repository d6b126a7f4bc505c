/// The coefficients alone.
fn extended_gcd(a: i32, b: i32) -> (i32, i32) {
    if b == 0 {
        return (1, 0);
    }
    let (x, y) = extended_gcd(b, a % b);
    (y, x - a / b * y)
}

fn main() {
    let (a, b) = (899, 1914);
    let (x, y) = extended_gcd(a, b);
    println!("{} {x} {y}", a * x + b * y);
}
