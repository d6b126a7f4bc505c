#!/usr/bin/env node
import { exit, stdout } from "node:process";

export default function sievePrimes(limit) {
  const composite = new Uint8Array(limit + 1);
  const primes = [];
  for (let p = 2; p <= limit; p++) {
    if (composite[p]) continue;
    primes.push(p);
    for (let m = p * p; m <= limit; m += p) composite[m] = 1;
  }
  return primes;
}

const primes = await Promise.resolve(sievePrimes(127));
await new Promise((resolve) => stdout.write(`${primes.join(" ")}\n`, resolve));
exit(0);
