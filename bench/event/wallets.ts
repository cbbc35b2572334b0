import { generatePrime } from 'node:crypto';
import type { Keyfile } from '@rainbow-rabbit/shared/arweave';

const publicExponent = 65_537n;
const primeBits = 2048;
const newPrime = () =>
  new Promise<bigint>((resolve, reject) =>
    generatePrime(primeBits, { bigint: true }, (error, prime) => (error ? reject(error) : resolve(prime))),
  );

/** Returns how many primes have that many pairs. */
function primesFor(pairs: number): number {
  let primes = 2;
  while ((primes * (primes - 1)) / 2 < pairs) primes += 1;
  return primes;
}

/** Returns the inverse of a number by a modulus, by the extended algorithm of Euclid. */
export function inverseOf(number: bigint, modulus: bigint): bigint {
  let [remainder, next] = [number % modulus, modulus];
  let [factor, nextFactor] = [1n, 0n];
  while (remainder > 1n) {
    const quotient = remainder / next;
    [remainder, next] = [next, remainder % next];
    [factor, nextFactor] = [nextFactor, factor - quotient * nextFactor];
  }
  return ((factor % modulus) + modulus) % modulus;
}

function base64Url(number: bigint): string {
  const digits = number.toString(16);
  return Buffer.from(digits.length % 2 === 0 ? digits : `0${digits}`, 'hex').toString('base64url');
}

function keyfileOf(p: bigint, q: bigint): Keyfile {
  const d = inverseOf(publicExponent, (p - 1n) * (q - 1n));
  const numbers = {
    n: p * q,
    e: publicExponent,
    d,
    p,
    q,
    dp: d % (p - 1n),
    dq: d % (q - 1n),
    qi: inverseOf(q, p),
  };
  const texts = Object.entries(numbers).map(([name, number]) => [name, base64Url(number)]);
  return { kty: 'RSA', ...Object.fromEntries(texts) } as Keyfile;
}

/**
 * Makes wallets with real keys of 4,096 bits, quickly: every two of a few primes make one. Whoever has two of the public keys
 * can find their primes, so they are good for measurements only.
 */
export async function makeWallets(count: number): Promise<Keyfile[]> {
  const primes: bigint[] = [];
  while (primes.length < primesFor(count)) {
    const prime = await newPrime();
    if ((prime - 1n) % publicExponent !== 0n && !primes.includes(prime)) primes.push(prime);
  }
  const pairs = primes.flatMap((p, index) => primes.slice(index + 1).map((q) => [p, q] as const));
  return pairs.slice(0, count).map(([p, q]) => keyfileOf(p, q));
}
