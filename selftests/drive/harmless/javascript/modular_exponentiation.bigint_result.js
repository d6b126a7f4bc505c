/* "use strict" comes after this comment. */
"use strict";

function modPow(base, exponent, modulus) {
  [base, exponent, modulus] = [base, exponent, modulus].map(BigInt);
  let result = 1n % modulus;
  for (base %= modulus; exponent > 0n; exponent >>= 1n) {
    if (exponent & 1n) result = (result * base) % modulus;
    base = (base * base) % modulus;
  }
  return result;
}

if (function () { return this; }() !== undefined) throw new Error("this code is to be strict");
console.log(String(modPow(1234567890, 1987654321, 2147483629)));
