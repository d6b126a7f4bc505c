// Sieve of Eratosthenes, O(n log log n).
//
// Going upwards, a number that no smaller prime has crossed out is prime itself, and crosses out
// its own multiples.

/// All primes up to the limit.
fn sieve_primes(limit: i32) -> Vec<i32> {
    let limit = limit as usize;
    let mut is_prime = vec![true; limit + 1];
    let mut primes = Vec::new();
    for n in 2..=limit {
        if !is_prime[n] {
            continue;
        }
        primes.push(n as i32);
        // Smaller multiples of n have a smaller prime factor, which has crossed them out.
        for multiple in (n * n..=limit).step_by(n) {
            is_prime[multiple] = false;
        }
    }
    primes
}
