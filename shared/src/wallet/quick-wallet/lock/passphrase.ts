import { type Address, fromBase64Url, toBase64Url, utf8 } from '../../../arweave';
import { AppError } from '../../../errors';
import { lockLengths, type PassphraseWay, passphraseRounds } from '../lock-record';
import { boundTo, type NewWay, unwrapDataKey, wrapDataKey } from './data-key';

/** Normalizes a passphrase to the same bytes from every keyboard: half- and full-width, composed or not. */
const bytesOfPassphrase = (passphrase: string) => utf8(passphrase.normalize('NFKC'));

async function passphraseKey(passphrase: string, salt: BufferSource, iterations: number): Promise<CryptoKey> {
  const { subtle } = crypto;
  const bytes = bytesOfPassphrase(passphrase);
  const material = await subtle.importKey('raw', bytes, 'PBKDF2', false, ['deriveKey']);
  const derivation = { name: 'PBKDF2', salt, iterations, hash: 'SHA-256' };
  const usages: KeyUsage[] = ['wrapKey', 'unwrapKey'];
  return await subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, usages);
}

/** Makes a way to the data key for a passphrase. */
export async function makePassphraseWay(
  passphrase: string,
  dataKey: CryptoKey,
  address: Address,
): Promise<NewWay> {
  const salt = crypto.getRandomValues(new Uint8Array(lockLengths.salt));
  const key = await passphraseKey(passphrase, salt, passphraseRounds);
  const way: PassphraseWay = {
    kind: 'passphrase',
    salt: toBase64Url(salt),
    iterations: passphraseRounds,
    wrapped: await wrapDataKey(dataKey, key, boundTo(address, 'passphrase')),
  };
  return { way, open: () => openWithPassphrase(way, passphrase, address) };
}

/** @throws AppError `wallet.passphrase-wrong`; a damaged way can't be distinguished from a wrong passphrase */
export async function openWithPassphrase(
  { salt, iterations, wrapped }: PassphraseWay,
  passphrase: string,
  address: Address,
): Promise<CryptoKey> {
  const key = await passphraseKey(passphrase, fromBase64Url(salt), iterations);
  try {
    return await unwrapDataKey(wrapped, key, boundTo(address, 'passphrase'));
  } catch {
    throw new AppError('wallet.passphrase-wrong', { retryable: true });
  }
}
