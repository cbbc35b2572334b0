import { type Address, type Bytes, utf8 } from '../../../arweave';
import { AppError } from '../../../errors';
import { lockVersion, type PasskeyWay } from '../lock-record';
import type { Authenticator, PasskeyName } from './authenticator';
import { boundTo, type NewWay, unwrapDataKey, wrapDataKey } from './data-key';

const info = utf8(`rr-quick-wallet-lock ${lockVersion} passkey`);

/** The passkey's secret is random already: HKDF only gives it this one use. */
async function passkeyKey(secret: Bytes): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', secret, 'HKDF', false, ['deriveKey']);
  secret.fill(0);
  const derivation = { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(), info };
  const usages: KeyUsage[] = ['wrapKey', 'unwrapKey'];
  return await crypto.subtle.deriveKey(derivation, material, { name: 'AES-GCM', length: 256 }, false, usages);
}

/**
 * Makes a way to the data key for the owner of a passkey. The passkey is asked for its secret once more after it
 * was made: only some return it at once, and the later secret must open the lock.
 * @throws AppError `wallet.passkey-failed`, `wallet.passkey-unsupported`
 */
export async function makePasskeyWay(
  authenticator: Authenticator,
  dataKey: CryptoKey,
  address: Address,
  signal?: AbortSignal,
): Promise<NewWay> {
  const passkey = await authenticator.make(address, signal);
  try {
    const key = await passkeyKey(await authenticator.secretOf(passkey, signal));
    const wrapped = await wrapDataKey(dataKey, key, boundTo(address, 'passkey'));
    const way: PasskeyWay = { kind: 'passkey', ...passkey, wrapped };
    return { way, open: () => unwrapDataKey(wrapped, key, boundTo(address, 'passkey')) };
  } catch (error) {
    authenticator.discard(passkey.credentialId);
    throw error;
  }
}

/** @throws AppError `wallet.passkey-failed`, `wallet.passkey-unsupported` */
export async function openWithPasskey(
  { wrapped, ...passkey }: PasskeyWay,
  secretOf: (passkey: PasskeyName) => Promise<Bytes>,
  address: Address,
): Promise<CryptoKey> {
  const key = await passkeyKey(await secretOf(passkey));
  try {
    return await unwrapDataKey(wrapped, key, boundTo(address, 'passkey'));
  } catch {
    throw new AppError('wallet.passkey-failed', { retryable: true });
  }
}
