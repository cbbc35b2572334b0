import { type DeliveryOptions, mayGoLater, outcomeOf } from '@rainbow-rabbit/processes/common/client';
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
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { assertNotRefused, checkedSigner } from '../token-check/checked-signer';
import type { TokenVerdict } from '../token-check/token-checker';
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
  { verdict, ...options }: DeliveryOptions & { verdict: Promise<TokenVerdict> },
): Promise<ScanOutcome> {
  const checked = { ...options, signer: checkedSigner(options.signer, verdict) };
  const outcome = await outcomeOf(checked, async (sent) => {
    // a message that is kept is not signed again
    await assertNotRefused(verdict);
    return 'slot' in message
      ? client.scan(message, sent)
      : { ...(await client.scanPrinted(message, sent)), disclosed: [], printed: true as const };
  });
  if (outcome.status === 'answered') return { status: 'collected', scanned: outcome.reply };
  if (mayGoLater(outcome)) return { status: 'unsent' };
  const { error } = outcome;
  // Only the wallet can decide otherwise when it is asked again, neither the process nor the token's check.
  const isFinal = isRabbitRefusal(error) || hasCode(error, 'scan.not-genuine');
  return { status: 'refused', error, canRetry: !isFinal };
}
