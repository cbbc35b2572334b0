import { fromBase64Url, type Keyfile } from '../../arweave';

const modulusBytes = 512;
const publicExponent = 'AQAB';

/**
 * Returns true for a public key of the only kind that wallets have: 4096 bits, exponent 65537 (docs/product 9.28).
 * @throws AppError `base64url.invalid`
 */
export function isWalletPublicKey({ n, e = publicExponent }: { n: string; e?: string }): boolean {
  const modulus = fromBase64Url(n);
  return e === publicExponent && modulus.length === modulusBytes && Number(modulus[0]) >= 0x80;
}

/** A member of a JSON Web Key as the number it stands for (RFC 7518 section 6.3: big-endian, base64url). */
function numberOf(text: string): bigint {
  const hex = Array.from(fromBase64Url(text), (byte) => byte.toString(16).padStart(2, '0'));
  return BigInt(`0x${hex.join('')}`);
}

/**
 * Returns true when the numbers of a private key belong together (RFC 8017 section 3.2). Browsers check this more
 * or less thoroughly when they import a key; one with a wrong `d` may still sign, and would be lost wherever else
 * it is used.
 */
export function belongTogether(keyfile: Keyfile): boolean {
  const { n, e, d, p, q, dp, dq, qi } = keyfile;
  const [modulus, exponent, secret] = [numberOf(n), numberOf(e), numberOf(d)];
  const [first, second, coefficient] = [numberOf(p), numberOf(q), numberOf(qi)];
  if (first < 2n || second < 2n || first * second !== modulus) return false;
  if (secret >= modulus || coefficient >= first) return false;
  const [ofFirst, ofSecond] = [secret % (first - 1n), secret % (second - 1n)];
  return (
    (exponent * ofFirst) % (first - 1n) === 1n &&
    (exponent * ofSecond) % (second - 1n) === 1n &&
    numberOf(dp) === ofFirst &&
    numberOf(dq) === ofSecond &&
    (coefficient * second) % first === 1n
  );
}
