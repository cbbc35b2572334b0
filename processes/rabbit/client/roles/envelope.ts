import type { Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import {
  importPublicKey,
  makeKeyPair,
  openSealedBytes,
  type SealContext,
  sealBytes,
  sealOverheadBytes,
} from '../../../sealing/client';
import type { RabbitId } from '../rabbit-id';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    envelope: 'envelope.unreadable' | 'envelope.key-too-long';
  }
}

/** The content of an envelope: the role, and the words of the key for the White Rabbit, joined by spaces. */
export type RoleCard = { role: 'player' } | { role: 'white-rabbit'; key: string };

const plaintextBytes = 160;
const keyStart = 2;

/** Bytes of an envelope. */
export const envelopeBytes = plaintextBytes + sealOverheadBytes;

/** The place of an envelope: it opens only there. */
export interface EnvelopePlace {
  process: ProcessId;
  rabbit: RabbitId;
  edition: number;
}

function sealContext({ process, rabbit, edition }: EnvelopePlace): SealContext {
  const numbers = new Uint8Array(6);
  const view = new DataView(numbers.buffer);
  view.setUint16(0, rabbit);
  view.setUint32(2, edition);
  return { process, info: 'rr1 role', additionalData: concatBytes(fromBase64Url(process), numbers) };
}

/** Returns the plaintext of a card: 160 bytes, random where a player has nothing to read. */
function plaintextOf(card: RoleCard): Uint8Array {
  const plaintext = crypto.getRandomValues(new Uint8Array(plaintextBytes));
  plaintext[0] = card.role === 'player' ? 0 : 1;
  if (card.role === 'player') return plaintext;
  const key = utf8(card.key);
  const max = plaintextBytes - keyStart;
  if (key.length > max) throw new AppError('envelope.key-too-long', { params: { max } });
  plaintext[1] = key.length;
  plaintext.set(key, keyStart);
  return plaintext;
}

/**
 * Returns true when an envelope can be sealed to a role key: any bytes of the right form can be registered as one.
 * @param roleKey P-256 public key, raw and uncompressed
 */
export async function isRoleKeyUsable(roleKey: Uint8Array): Promise<boolean> {
  return importPublicKey(roleKey).then(
    () => true,
    () => false,
  );
}

/**
 * Seals a role to a player. A player whose role key is no key of the curve gets an envelope that nobody can open.
 * @param roleKey P-256 public key, raw and uncompressed, 65 bytes; undefined for a player who was removed
 * @returns 253 bytes, which reveal nothing about the role
 * @throws AppError `envelope.key-too-long`
 */
export async function sealEnvelope({
  card,
  roleKey,
  ...place
}: EnvelopePlace & { card: RoleCard; roleKey: Uint8Array | undefined }): Promise<Bytes> {
  const plaintext = plaintextOf(card);
  const imported = roleKey && (await importPublicKey(roleKey).catch(() => undefined));
  const recipient = imported ?? (await makeKeyPair()).publicKey;
  return sealBytes({ plaintext, recipient, ...sealContext(place) });
}

/**
 * Opens the own envelope of an edition.
 * @param privateKey the private half of the role key, for ECDH
 * @throws AppError `envelope.unreadable` for an envelope that was sealed to another key, rabbit, edition or event, or changed
 */
export async function openEnvelope({
  sealed,
  privateKey,
  ...place
}: EnvelopePlace & { sealed: Uint8Array; privateKey: CryptoKey }): Promise<RoleCard> {
  try {
    if (sealed.length !== envelopeBytes) throw new RangeError(`an envelope has ${envelopeBytes} bytes`);
    const plaintext = await openSealedBytes({ sealed, privateKey, ...sealContext(place) });
    const [role, length = 0] = plaintext;
    // read in both cases, so that one role takes as long as the other
    const key = new TextDecoder().decode(plaintext.subarray(keyStart, keyStart + length));
    if (role !== 0 && role !== 1) throw new RangeError('an envelope has a role');
    return role === 0 ? { role: 'player' } : { role: 'white-rabbit', key };
  } catch (cause) {
    throw new AppError('envelope.unreadable', { cause });
  }
}
