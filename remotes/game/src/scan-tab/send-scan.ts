import {
  claimOf,
  type Disclosure,
  isRabbitRefusal,
  type RabbitClient,
  type RoleAcknowledgement,
  type ScanClaim,
  type Scanned,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { hasCode, isAppError, isFrom } from '@rainbow-rabbit/shared/errors';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';

/** The outcome of one attempt to send a scan. */
export type ScanOutcome =
  | { status: 'collected'; scanned: Scanned }
  /** The network did not answer: the scan may or may not have counted. */
  | { status: 'unsent' }
  | { status: 'refused'; error: unknown; canRetry: boolean };

/** Makes the message of one scan. Each attempt sends the same message, so that it can count only once. */
export function claimMessage(
  { rabbit, slot, token }: ScannedCode,
  {
    process,
    address,
    disclosures,
    acknowledgement,
  }: {
    process: RabbitClient['process'];
    address: Address;
    disclosures: Disclosure[];
    acknowledgement?: RoleAcknowledgement;
  },
): ScanClaim {
  const claim = claimOf({ process, rabbit, slot, token: fromBase64Url(token), address });
  return {
    rabbit,
    slot,
    claim: toBase64Url(claim),
    ...(disclosures.length > 0 && { disclosures }),
    ...(acknowledgement && { acknowledgement }),
  };
}

/** Sends a scan once and returns the outcome; never rejects. */
export async function sendScan(
  client: Pick<RabbitClient, 'scan'>,
  message: ScanClaim,
  signer: ItemSigner,
): Promise<ScanOutcome> {
  try {
    return { status: 'collected', scanned: await client.scan(message, { signer }) };
  } catch (error) {
    if (isAppError(error) && error.retryable && !isFrom(error, 'wallet')) return { status: 'unsent' };
    // Only the wallet can decide otherwise when it is asked again, neither the process nor the token's check.
    const isFinal = isRabbitRefusal(error) || hasCode(error, 'scan.not-genuine');
    return { status: 'refused', error, canRetry: !isFinal };
  }
}
