import { type Address, concatBytes, fromBase64Url, toBase64Url, utf8 } from '../../../arweave';
import { type LockRecordWay, lockVersion } from '../lock-record';

const ivBytes = 12;

/** The additional data of a seal, so that no part of one account, version or way is accepted for another's. */
export const boundTo = (address: Address, purpose: 'keyfile' | LockRecordWay['kind']) =>
  utf8(`rr-quick-wallet-lock ${lockVersion} ${purpose} ${address}`);

/** AES-256-GCM for one seal: a fresh iv, or the iv that the sealed bytes begin with. */
export const sealParams = (boundData: BufferSource, sealed?: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv: sealed?.subarray(0, ivBytes) ?? crypto.getRandomValues(new Uint8Array(ivBytes)),
  additionalData: boundData,
});

/** The bytes after the iv. */
export const sealedPart = (sealed: Uint8Array<ArrayBuffer>) => sealed.subarray(ivBytes);

const dataKeyAlgorithm = { name: 'AES-GCM', length: 256 };

/** A way to open a lock that was just made, and a trial of it. */
export interface NewWay {
  way: LockRecordWay;
  open: () => Promise<CryptoKey>;
}

/** The random key that seals an account's key. */
export const makeDataKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey(dataKeyAlgorithm, true, ['encrypt', 'decrypt']);

/** Encrypts the data key with that of one way to open the lock: base64url of iv ‖ ciphertext ‖ tag. */
export async function wrapDataKey(
  dataKey: CryptoKey,
  wayKey: CryptoKey,
  bound: BufferSource,
): Promise<string> {
  const params = sealParams(bound);
  const wrapped = await crypto.subtle.wrapKey('raw', dataKey, wayKey, params);
  return toBase64Url(concatBytes(params.iv, new Uint8Array(wrapped)));
}

/**
 * Opens the data key with the way's key.
 * @throws DOMException when the key is wrong, or the stored bytes were changed
 */
export async function unwrapDataKey(
  wrapped: string,
  wayKey: CryptoKey,
  bound: BufferSource,
): Promise<CryptoKey> {
  const sealed = fromBase64Url(wrapped);
  return await crypto.subtle.unwrapKey(
    'raw',
    sealedPart(sealed),
    wayKey,
    sealParams(bound, sealed),
    dataKeyAlgorithm,
    true,
    ['encrypt', 'decrypt'],
  );
}
