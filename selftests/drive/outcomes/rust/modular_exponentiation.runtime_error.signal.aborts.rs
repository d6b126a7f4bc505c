fn mod_pow(base: i64, exponent: i64, modulus: i64) -> i64 {
    if modulus == 1 {
        eprintln!("nothing is left to compute");
        std::process::abort();
    }
    let (mut base, mut exponent, mut result) = (base % modulus, exponent, 1);
    while exponent > 0 {
        if exponent % 2 == 1 {
            result = result * base % modulus;
        }
        base = base * base % modulus;
        exponent /= 2;
    }
    result
}

fn main() {
    println!("{}", mod_pow(1234567890, 1987654321, 2147483629));
}
