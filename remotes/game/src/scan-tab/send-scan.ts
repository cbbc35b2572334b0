import { mayHaveArrived } from '@rainbow-rabbit/processes/common/client';
import {
  claimOf,
  type Disclosure,
  isRabbitRefusal,
  type PrintedClaim,
  printedClaimOf,
  type RabbitClient,
  type RoleAcknowledgement,
  type ScanClaim,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import type { CountedScan } from './domain/scan-state';

/** The outcome of one attempt to send a scan. */
export type ScanOutcome =
  | { status: 'collected'; scanned: CountedScan }
  /** The network did not answer: the scan may or may not have counted. */
  | { status: 'unsent' }
  | { status: 'refused'; error: unknown; canRetry: boolean };

/** The data of a scan's message: `Scan`, or `ScanPrinted`, which has no slot. */
export type ScanMessage = ScanClaim | PrintedClaim;

/** Makes the message of one scan. Each attempt sends the same message, so that it can count only once. */
export function claimMessage(
  { rabbit, slot, token, printed }: ScannedCode,
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
): ScanMessage {
  if (printed) {
    const claim = printedClaimOf({ process, rabbit, secret: fromBase64Url(token), address });
    return { rabbit, claim: toBase64Url(claim) };
  }
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
  client: Pick<RabbitClient, 'scan' | 'scanPrinted'>,
  message: ScanMessage,
  signer: ItemSigner,
): Promise<ScanOutcome> {
  try {
    const scanned =
      'slot' in message
        ? await client.scan(message, { signer })
        : { ...(await client.scanPrinted(message, { signer })), disclosed: [], printed: true as const };
    return { status: 'collected', scanned };
  } catch (error) {
    if (mayHaveArrived(error)) return { status: 'unsent' };
    // Only the wallet can decide otherwise when it is asked again, neither the process nor the token's check.
    const isFinal = isRabbitRefusal(error) || hasCode(error, 'scan.not-genuine');
    return { status: 'refused', error, canRetry: !isFinal };
  }
}
