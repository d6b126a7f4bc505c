// Mistake: the recursion ends at a = 0, which does not give the x of least absolute value.
fn extended_gcd(a: i32, b: i32) -> (i32, i32, i32) {
    if a == 0 {
        return (b, 0, 1);
    }
    let (g, x, y) = extended_gcd(b % a, a);
    (g, y - b / a * x, x)
}
