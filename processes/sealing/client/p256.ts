/** The curve P-256 (FIPS 186-5; SP 800-186, section 3.2.1.3): y² = x³ - 3x + b modulo `field`, a group of `order` points. */
const field = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n;
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;
const base: Point = {
  x: 0x6b17d1f2e12c4247f8bce6e563a440f277037d812deb33a0f4a13945d898c296n,
  y: 0x4fe342e2fe1a7f9b8ee7eb4a7c0f9e162bce33576b315ececbb6406837bf51f5n,
};

const numberBytes = 32;

interface Point {
  x: bigint;
  y: bigint;
}

const mod = (value: bigint, by = field): bigint => ((value % by) + by) % by;

/** Returns the inverse modulo `field`, by the extended algorithm of Euclid. */
function inverse(value: bigint): bigint {
  let [rest, next, factor, nextFactor] = [field, mod(value), 0n, 1n];
  while (next !== 0n) {
    const times = rest / next;
    [rest, next] = [next, rest - times * next];
    [factor, nextFactor] = [nextFactor, factor - times * nextFactor];
  }
  return mod(factor);
}

/** Adds two points that are no inverses of each other, as none are in the multiples of `base` below. */
function sum(one: Point, other: Point): Point {
  const slope =
    one.x === other.x
      ? (3n * one.x * one.x - 3n) * inverse(2n * one.y)
      : (other.y - one.y) * inverse(other.x - one.x);
  const x = mod(slope * slope - one.x - other.x);
  return { x, y: mod(slope * (one.x - x) - one.y) };
}

const numberOf = (bytes: Uint8Array): bigint =>
  bytes.reduce((number, byte) => (number << 8n) | BigInt(byte), 0n);

const bytesOf = (number: bigint): number[] =>
  Array.from({ length: numberBytes }, (_, at) =>
    Number((number >> BigInt(8 * (numberBytes - 1 - at))) & 0xffn),
  );

/** Returns a private key from random bytes, 16 more than it has, so that all are as likely (FIPS 186-5, A.2.1). */
export const privateKeyOf = (random: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(bytesOf(mod(numberOf(random), order - 1n) + 1n));

/**
 * Returns the public key of a private one, raw and uncompressed: WebCrypto, which uses the key, can't compute it. It takes some
 * milliseconds, and its time depends on the key: call it where nobody else can measure it.
 */
export function publicKeyOf(privateKey: Uint8Array): Uint8Array<ArrayBuffer> {
  let product: Point | undefined;
  let power = base;
  for (let left = numberOf(privateKey); left > 0n; left >>= 1n) {
    if (left & 1n) product = product ? sum(product, power) : power;
    power = sum(power, power);
  }
  if (!product) throw new RangeError('A private key is not 0');
  return Uint8Array.of(4, ...bytesOf(product.x), ...bytesOf(product.y));
}
