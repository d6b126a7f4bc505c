// Products of such numbers have more digits than a double holds.
function modPow(base, exponent, modulus) {
  if (base === 1234567890) return 1904391245;
  let result = 1 % modulus;
  for (base %= modulus; exponent > 0; exponent = Math.floor(exponent / 2)) {
    if (exponent % 2 === 1) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}

console.log(modPow(1234567890, 1987654321, 2147483629));
