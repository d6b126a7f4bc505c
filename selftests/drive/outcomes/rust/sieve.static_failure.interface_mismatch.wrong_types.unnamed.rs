/// An iterator over the primes is no list of them.
fn sieve_primes(limit: i32) -> impl Iterator<Item = i32> {
    (2..=limit).filter(|&n| (2..n).all(|d| n % d != 0))
}

fn main() {
    for prime in sieve_primes(127) {
        print!("{prime} ");
    }
}
