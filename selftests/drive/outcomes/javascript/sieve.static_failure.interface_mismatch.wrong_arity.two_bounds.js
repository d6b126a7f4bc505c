function sievePrimes(from, limit) {
  const primes = [];
  for (let n = Math.max(from, 2); n <= limit; n++) {
    if (primes.every((p) => n % p !== 0)) primes.push(n);
  }
  return primes;
}

console.log(sievePrimes(0, 127).join(" "));
