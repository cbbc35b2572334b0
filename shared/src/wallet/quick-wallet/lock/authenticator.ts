import { type Address, type Bytes, fromBase64Url, toBase64Url, unshared } from '../../../arweave';
import { shortAddress } from '../../../arweave/short-address';
import { AppError } from '../../../errors';
import { lockLengths, type PasskeyWay } from '../lock-record';

/** A passkey as the lock stores it, without what it opens. */
export type PasskeyName = Pick<PasskeyWay, 'credentialId' | 'salt'>;

/** Makes passkeys and asks for them. In the app it is the browser. */
export interface Authenticator {
  /**
   * Makes a passkey for an account.
   * @throws AppError `wallet.passkey-failed`, `wallet.passkey-unsupported`
   */
  make: (address: Address, signal?: AbortSignal) => Promise<PasskeyName>;
  /**
   * Returns the secret of a passkey for its salt (WebAuthn's `prf` extension): 32 bytes that never change.
   * @throws AppError `wallet.passkey-failed`, `wallet.passkey-unsupported`
   */
  secretOf: (passkey: PasskeyName, signal?: AbortSignal) => Promise<Bytes>;
  /** Signals to the passkey's keeper that the passkey is no longer used. Never fails. */
  discard: (credentialId: string) => void;
}

const random = (length: number) => crypto.getRandomValues(new Uint8Array(length));

/** Signature algorithms as COSE numbers them; ours is never used, but one must be asked for. */
const algorithms = [-7, -257].map((alg) => ({ type: 'public-key' as const, alg }));

const unsupported = () => new AppError('wallet.passkey-unsupported');

/**
 * Browsers report a refusal, a timeout and a missing passkey by one error, so that pages can't distinguish them.
 */
async function credentialFrom(asked: Promise<Credential | null>): Promise<PublicKeyCredential> {
  const credential = await asked.catch((cause: unknown) => {
    if (cause instanceof DOMException && ['NotSupportedError', 'SecurityError'].includes(cause.name)) {
      throw unsupported();
    }
    throw new AppError('wallet.passkey-failed', { cause, retryable: true });
  });
  if (!credential || !('rawId' in credential)) throw unsupported();
  return credential as PublicKeyCredential;
}

/** The name of the passkey in the browser's list. */
function nameOf(address: Address): string {
  return `Rainbow Rabbit ${shortAddress(address)}`;
}

/** @param credentials the browser's */
export function createAuthenticator(
  credentials: CredentialsContainer | undefined = globalThis.navigator?.credentials,
): Authenticator {
  return {
    async make(address, signal) {
      if (!credentials) throw unsupported();
      const publicKey: PublicKeyCredentialCreationOptions = {
        rp: { id: location.hostname, name: 'Rainbow Rabbit' },
        // An id of its own: a device would replace an earlier passkey of the same id, which is still needed.
        user: { id: random(32), name: nameOf(address), displayName: nameOf(address) },
        challenge: random(32),
        pubKeyCredParams: algorithms,
        authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
        extensions: { prf: {} },
      };
      const credential = await credentialFrom(credentials.create({ publicKey, signal }));
      const credentialId = toBase64Url(new Uint8Array(credential.rawId));
      if (!credential.getClientExtensionResults().prf?.enabled) {
        discard(credentialId);
        throw unsupported();
      }
      return { credentialId, salt: toBase64Url(random(lockLengths.salt)) };
    },

    async secretOf({ credentialId, salt }, signal) {
      if (!credentials) throw unsupported();
      const publicKey: PublicKeyCredentialRequestOptions = {
        rpId: location.hostname,
        challenge: random(32),
        allowCredentials: [{ type: 'public-key', id: fromBase64Url(credentialId) }],
        userVerification: 'required',
        extensions: { prf: { eval: { first: fromBase64Url(salt) } } },
      };
      const credential = await credentialFrom(credentials.get({ publicKey, signal }));
      const secret = credential.getClientExtensionResults().prf?.results?.first;
      if (!secret) throw unsupported();
      const bytes = ArrayBuffer.isView(secret)
        ? new Uint8Array(secret.buffer, secret.byteOffset, secret.byteLength)
        : new Uint8Array(secret);
      if (bytes.byteLength !== 32) throw unsupported();
      return unshared(bytes);
    },

    discard,
  };
}

function discard(credentialId: string): void {
  const { PublicKeyCredential: known } = globalThis;
  if (!known || !('signalUnknownCredential' in known)) return;
  known.signalUnknownCredential({ rpId: location.hostname, credentialId }).catch(() => undefined);
}

/** Passkeys belong to a name of a site, never to a number. */
const isNumber = (hostname: string) => /^[\d.]+$|:/.test(hostname);

/**
 * Returns true when this browser may be able to lock a wallet by passkey. The passkey's own ability shows only
 * when it is made.
 */
export async function canMakePasskeys(hostname = location.hostname): Promise<boolean> {
  const { PublicKeyCredential: known } = globalThis;
  if (!known || isNumber(hostname)) return false;
  if (!('getClientCapabilities' in known)) return true;
  const capabilities = await known.getClientCapabilities().catch(() => undefined);
  return capabilities?.['extension:prf'] !== false;
}
