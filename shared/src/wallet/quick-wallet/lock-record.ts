import * as v from 'valibot';
import { fromBase64Url, toBase64Url } from '../../arweave';

/** The version of the lock's format that this app reads and writes; it is part of what every seal is bound to. */
export const lockVersion = 1;

/** Rounds of PBKDF2-SHA-256 for a new passphrase, as OWASP recommends. */
export const passphraseRounds = 600_000;

/** The most rounds: the app writes fewer, and more would only keep the page busy. */
const mostRounds = 10_000_000;

/** Lengths in bytes. */
export const lockLengths = {
  /** RSA-4096. */
  publicKey: 512,
  salt: 32,
  /** iv ‖ AES-256-GCM of 256 bits ‖ tag. */
  wrapped: 12 + 32 + 16,
} as const;

/** The one base64url text of a number of bytes. */
function bytesText(least: number, most = least) {
  return v.pipe(
    v.string(),
    v.maxLength(Math.ceil((most * 4) / 3)),
    v.check((text) => {
      if (!/^[\w-]+$/.test(text) || text.length % 4 === 1) return false;
      const bytes = fromBase64Url(text);
      return bytes.length >= least && bytes.length <= most && toBase64Url(bytes) === text;
    }),
  );
}

const passphraseSchema = v.strictObject({
  kind: v.literal('passphrase'),
  salt: bytesText(lockLengths.salt),
  iterations: v.pipe(v.number(), v.integer(), v.minValue(passphraseRounds), v.maxValue(mostRounds)),
  wrapped: bytesText(lockLengths.wrapped),
});

const passkeySchema = v.strictObject({
  kind: v.literal('passkey'),
  /** WebAuthn allows up to 1,023 bytes. */
  credentialId: bytesText(1, 1023),
  salt: bytesText(lockLengths.salt),
  wrapped: bytesText(lockLengths.wrapped),
});

const wayKinds = (ways: readonly { kind: string }[]) => ways.map(({ kind }) => kind);

/** The fields of a locked account besides its sealed key (decision 011). */
export const lockSchema = v.strictObject({
  version: v.literal(lockVersion),
  /** The RSA modulus, so that connecting needs no unlocking. It must be that of the account's address. */
  publicKey: bytesText(lockLengths.publicKey),
  /** The ways that open the lock, each by itself; one of a kind. */
  ways: v.pipe(
    v.array(v.variant('kind', [passphraseSchema, passkeySchema])),
    v.minLength(1),
    v.check((ways) => new Set(wayKinds(ways)).size === ways.length),
  ),
});

export type PassphraseWay = v.InferOutput<typeof passphraseSchema>;
export type PasskeyWay = v.InferOutput<typeof passkeySchema>;
export type LockRecordWay = PassphraseWay | PasskeyWay;
export type AccountLock = v.InferOutput<typeof lockSchema>;
