// Modular exponentiation by squaring, O(log exponent).
//
// An even power is a power of the square with half the exponent; an odd one has one more factor.

/// base to the power exponent, modulo modulus; all of them below 2^31, so products fit.
fn mod_pow(base: i64, exponent: i64, modulus: i64) -> i64 {
    let mut result = 1 % modulus;
    let mut power = base % modulus;
    let mut rest = exponent;
    while rest > 0 {
        if rest % 2 == 1 {
            result = result * power % modulus;
        }
        power = power * power % modulus;
        rest /= 2;
    }
    result
}
