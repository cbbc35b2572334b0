/**
 * One use of presence codes: its labels keep the chains, codes and claims of one use from passing for those of another
 * (docs/decisions/048-presence.md).
 */
export interface PresenceDomain {
  /** The text that the hash of a chain's value begins with. */
  chainLabel: string;
  /** The text that the hash of a code's check begins with. */
  codeLabel: string;
  /** The text that the hash of a claim begins with. */
  claimLabel: string;
  /** Bytes of the number of the rabbit or the meet-up that a code and a claim name. */
  numberBytes: 2 | 4;
  /** Bytes of one value of a chain. */
  tokenBytes: number;
  /** Time for which one code is shown, in milliseconds. */
  slotMs: number;
}

/** Returns a number from 0 as big-endian bytes. */
export function bigEndian(value: number, size: 2 | 4 | 8): Uint8Array {
  const bytes = new Uint8Array(size);
  const view = new DataView(bytes.buffer);
  if (size === 2) view.setUint16(0, value);
  else if (size === 4) view.setUint32(0, value);
  else view.setBigUint64(0, BigInt(value));
  return bytes;
}
