import { type Bytes, concatBytes, fromBase64Url, sha256, toBase64Url, utf8 } from '../../../../arweave';
import { AppError, type ErrorCode } from '../../../../errors';
import type { Authenticator } from '../authenticator';

/** A stand-in for the device that keeps passkeys; real ones are in the journeys. */
export interface TestAuthenticator extends Authenticator {
  /** The requests to it, in order. */
  calls: string[];
  /** Lets the next request fail, as when the user doesn't confirm it. */
  failNext: (step: 'make' | 'secretOf', code?: ErrorCode) => void;
}

export function makeTestAuthenticator(): TestAuthenticator {
  const calls: string[] = [];
  const failing = new Map<string, ErrorCode>();
  let made = 0;
  const step = (name: string) => {
    calls.push(name);
    const code = failing.get(name);
    failing.delete(name);
    if (code) throw new AppError(code, { retryable: true });
  };
  return {
    calls,
    failNext: (name, code = 'wallet.passkey-failed') => failing.set(name, code),
    async make(address) {
      step('make');
      const credentialId = toBase64Url(utf8(`passkey ${++made} of ${address}`));
      return { credentialId, salt: toBase64Url(await sha256(utf8(credentialId))) };
    },
    async secretOf({ credentialId, salt }): Promise<Bytes> {
      step('secretOf');
      return sha256(concatBytes(fromBase64Url(credentialId), fromBase64Url(salt)));
    },
    discard: (credentialId) => calls.push(`discard ${new TextDecoder().decode(fromBase64Url(credentialId))}`),
  };
}
