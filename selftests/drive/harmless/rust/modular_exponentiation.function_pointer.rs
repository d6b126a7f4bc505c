/// No item `fn`, but something to call: numbers without a sign, some of them borrowed.
const mod_pow: fn(u64, &u64, u128) -> u128 = |base: u64, exponent: &u64, modulus: u128| {
    let (mut base, mut exponent) = (u128::from(base) % modulus, *exponent);
    let mut result = 1 % modulus;
    while exponent > 0 {
        if exponent & 1 == 1 {
            result = result * base % modulus;
        }
        base = base * base % modulus;
        exponent >>= 1;
    }
    result
};

fn main() {
    println!("{}", mod_pow(1234567890, &1987654321, 2147483629));
}
