//! Allows itself nothing, and its driver less.
#![deny(warnings, missing_docs, unused, nonstandard_style, clippy::all)]
#![forbid(unsafe_code)]

/// Those of the primes that are at most the limit.
pub fn sieve_primes(limit: i32) -> Vec<i32> {
    let mut is_prime: Vec<bool> = (0..=limit).map(|n| n > 1).collect();
    let mut n = 2;
    while n * n <= limit {
        if is_prime[n as usize] {
            for multiple in (n * n..=limit).step_by(n as usize) {
                is_prime[multiple as usize] = false;
            }
        }
        n += 1;
    }
    (0..=limit).filter(|&n| is_prime[n as usize]).collect()
}

fn main() {
    let primes: Vec<String> = sieve_primes(127).iter().map(i32::to_string).collect();
    println!("{}", primes.join(" "));
} // no newline follows, and the last line is a comment