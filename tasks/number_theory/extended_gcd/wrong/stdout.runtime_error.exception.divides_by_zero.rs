// Wrong: the loop goes on until the current remainder is 0.

/// The triple (g, x, y) with a*x + b*y = g, the greatest common divisor.
fn extended_gcd(a: i32, b: i32) -> (i32, i32, i32) {
    // Both triples (r, x, y) satisfy r = a*x + b*y.
    let mut current = (a, 1, 0);
    let mut next = (b, 0, 1);
    while current.0 != 0 {
        let quotient = current.0 / next.0;
        let difference = (
            current.0 - quotient * next.0,
            current.1 - quotient * next.1,
            current.2 - quotient * next.2,
        );
        current = next;
        next = difference;
    }
    current
}
