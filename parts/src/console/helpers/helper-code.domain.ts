import type { Address, Bytes } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';

/** The code on a helper's screen: whose device it is, and the key to which a secret for it is sealed. */
export interface HelperCode {
  address: Address;
  /** P-256, raw and uncompressed. */
  publicKey: Bytes;
}

const helperCode = /^rr-helper:([\w-]{43})\.([\w-]{87})$/;
const passedCode = /^rr-secret:([\w-]{167})$/;

/** Returns the text of a helper's code. */
export const helperCodeText = ({ address, publicKey }: HelperCode): string =>
  `rr-helper:${address}.${toBase64Url(publicKey)}`;

/** Returns what a helper's code says; undefined for another text. */
export function readHelperCode(text: string): HelperCode | undefined {
  const [, address, key] = helperCode.exec(text) ?? [];
  return address && key ? { address: address as Address, publicKey: fromBase64Url(key) } : undefined;
}

/** Returns the text of the code that passes a secret on. @param sealed 125 bytes: a seal and 32 bytes in it */
export const passedCodeText = (sealed: Bytes): string => `rr-secret:${toBase64Url(sealed)}`;

/** Returns the sealed secret of a code; undefined for another text. */
export function readPassedCode(text: string): Bytes | undefined {
  const [, sealed] = passedCode.exec(text) ?? [];
  return sealed === undefined ? undefined : fromBase64Url(sealed);
}
