use std::fmt;

struct Undefined;

impl fmt::Display for Undefined {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "no greatest common divisor")
    }
}

struct Coefficients {
    g: i64,
    x: i64,
    y: i64,
}

fn extended_gcd(a: i32, b: i32) -> Result<Coefficients, Undefined> {
    if a < 0 || b < 0 {
        return Err(Undefined);
    }
    if b == 0 {
        return Ok(Coefficients { g: a.into(), x: 1, y: 0 });
    }
    let Coefficients { g, x, y } = extended_gcd(b, a % b)?;
    Ok(Coefficients { g, x: y, y: x - i64::from(a / b) * y })
}

fn main() {
    match extended_gcd(899, 1914) {
        Ok(Coefficients { g, x, y }) => println!("{g} {x} {y}"),
        Err(error) => eprintln!("{error}"),
    }
}
