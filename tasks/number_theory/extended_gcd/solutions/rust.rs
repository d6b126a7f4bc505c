// Extended Euclidean algorithm, O(log min(a, b)).
//
// Every remainder of Euclid's algorithm is a sum of multiples of a and b; the last one that is not
// 0 is the greatest common divisor.

/// The triple (g, x, y) with a*x + b*y = g, the greatest common divisor.
fn extended_gcd(a: i32, b: i32) -> (i32, i32, i32) {
    // Both triples (r, x, y) satisfy r = a*x + b*y.
    let mut current = (a, 1, 0);
    let mut next = (b, 0, 1);
    while next.0 != 0 {
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
