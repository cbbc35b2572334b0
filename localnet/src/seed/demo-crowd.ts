import { fromBase64Url, type Keyfile, toBase64Url } from '@rainbow-rabbit/shared/arweave';

/**
 * Wallets of people whom the demo contest needs besides the demo players. Making a key takes half a second, so theirs are put
 * together from the primes of keys that there are: each of another pair of primes. Who has one such key can find the others; they
 * are keys of a network that is forgotten, of people who don't exist.
 */
export function crowdKey(first: Keyfile, second: Keyfile): Keyfile {
  const [p, q] = [numberOf(first.p), numberOf(second.p)].sort((a, b) => (a > b ? -1 : 1)) as [bigint, bigint];
  const e = numberOf(first.e);
  const d = inverse(e, (p - 1n) * (q - 1n));
  return {
    kty: 'RSA',
    e: first.e,
    n: textOf(p * q),
    d: textOf(d),
    p: textOf(p),
    q: textOf(q),
    dp: textOf(d % (p - 1n)),
    dq: textOf(d % (q - 1n)),
    qi: textOf(inverse(q, p)),
  };
}

const numberOf = (text: string) => BigInt(`0x${Buffer.from(fromBase64Url(text)).toString('hex')}`);

function textOf(number: bigint): string {
  const digits = number.toString(16);
  return toBase64Url(Buffer.from(digits.padStart(digits.length + (digits.length % 2), '0'), 'hex'));
}

/** Returns the inverse of a number by a modulus, to which it has no common divisor. */
function inverse(number: bigint, modulus: bigint): bigint {
  let [before, now] = [modulus, number % modulus];
  let [inverseBefore, inverseNow] = [0n, 1n];
  while (now !== 0n) {
    const quotient = before / now;
    [before, now] = [now, before - quotient * now];
    [inverseBefore, inverseNow] = [inverseNow, inverseBefore - quotient * inverseNow];
  }
  return ((inverseBefore % modulus) + modulus) % modulus;
}
