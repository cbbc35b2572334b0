import { type Address, concatBytes, fromBase64, toBase64, utf8 } from '../../../arweave';
import { AppError } from '../../../errors';
import type { AccountRecord } from '../account-record';
import { boundTo, sealedPart, sealParams } from './data-key';

/** Seals the encrypted key of the default record: base64 of iv ‖ AES-256-GCM ciphertext ‖ tag. */
export async function sealKeyfile(encrypted: string, dataKey: CryptoKey, address: Address): Promise<string> {
  const params = sealParams(boundTo(address, 'keyfile'));
  const sealed = await crypto.subtle.encrypt(params, dataKey, utf8(encrypted));
  return toBase64(concatBytes(params.iv, new Uint8Array(sealed)));
}

/**
 * The encrypted key of the default record, out of its seal.
 * @throws AppError `wallet.record-corrupt`
 */
export async function openKeyfile(
  { address, keyfile }: Pick<AccountRecord, 'address' | 'keyfile'>,
  dataKey: CryptoKey,
): Promise<string> {
  try {
    const sealed = fromBase64(keyfile);
    const params = sealParams(boundTo(address, 'keyfile'), sealed);
    return new TextDecoder().decode(await crypto.subtle.decrypt(params, dataKey, sealedPart(sealed)));
  } catch {
    throw new AppError('wallet.record-corrupt');
  }
}
