import type { Address, Bytes, ProcessId } from '@rainbow-rabbit/shared/arweave';
import { concatBytes, fromBase64Url } from '@rainbow-rabbit/shared/bytes';
import { AppError } from '@rainbow-rabbit/shared/errors';
import { importPublicKey, openSealedBytes, type SealContext, sealBytes } from '../../../sealing/client';

declare module '@rainbow-rabbit/shared/errors' {
  interface ErrorCodes {
    acknowledgement: 'acknowledgement.unreadable' | 'acknowledgement.key-invalid';
  }
}

const plaintextBytes = 16;

interface Context {
  process: ProcessId;
  /** The player who read the card; the seal opens only together with address and edition. */
  address: Address;
  edition: number;
}

function sealContext({ process, address, edition }: Context): SealContext {
  const number = new Uint8Array(4);
  new DataView(number.buffer).setUint32(0, edition);
  return {
    process,
    info: 'rr1 acknowledgement',
    additionalData: concatBytes(fromBase64Url(address), number),
  };
}

/**
 * Seals to the staff that a player has read the role card of an edition. Everybody sends one, of one size.
 * @param agreed false only when the White Rabbit declines the role; players always agree
 * @param acknowledgementKey that of the event's draw, raw and uncompressed, 65 bytes
 * @returns 109 bytes
 * @throws AppError `acknowledgement.key-invalid`
 */
export async function sealAcknowledgement({
  agreed,
  acknowledgementKey,
  ...context
}: Context & { agreed: boolean; acknowledgementKey: Uint8Array }): Promise<Bytes> {
  const plaintext = crypto.getRandomValues(new Uint8Array(plaintextBytes));
  plaintext[0] = agreed ? 1 : 0;
  const recipient = await importPublicKey(acknowledgementKey).catch((cause) => {
    throw new AppError('acknowledgement.key-invalid', { cause });
  });
  return sealBytes({ plaintext, recipient, ...sealContext(context) });
}

/**
 * Opens what `sealAcknowledgement` sealed.
 * @param privateKey as `acknowledgementPrivateKey` returns it
 * @returns true when the player agreed
 * @throws AppError `acknowledgement.unreadable`, also for bytes that were copied from another player or edition
 */
export async function openAcknowledgement({
  sealed,
  privateKey,
  ...context
}: Context & { sealed: Uint8Array; privateKey: CryptoKey }): Promise<boolean> {
  try {
    const plaintext = await openSealedBytes({ sealed, privateKey, ...sealContext(context) });
    return plaintext[0] === 1;
  } catch (cause) {
    throw new AppError('acknowledgement.unreadable', { cause });
  }
}
