import {
  claimOf,
  type Disclosure,
  isRabbitRefusal,
  type RabbitClient,
  type ScanClaim,
  type Scanned,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { type Address, fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';

/** What came of one attempt to send a scan. */
export type ScanOutcome =
  | { status: 'collected'; scanned: Scanned }
  /** The network did not answer: nobody knows yet whether it counted. */
  | { status: 'unsent' }
  | { status: 'refused'; error: unknown; canRetry: boolean };

/** The message of one scan: the same however often it is tried, so that it can count only once. */
export function claimMessage(
  { rabbit, slot, token }: ScannedCode,
  {
    process,
    address,
    disclosures,
  }: { process: RabbitClient['process']; address: Address; disclosures: Disclosure[] },
): ScanClaim {
  const claim = claimOf({ process, rabbit, slot, token: fromBase64Url(token), address });
  return {
    rabbit,
    slot,
    claim: toBase64Url(claim),
    ...(disclosures.length > 0 && { disclosures }),
  };
}

/** Sends a scan once and says what came of it; never rejects. */
export async function sendScan(
  client: Pick<RabbitClient, 'scan'>,
  message: ScanClaim,
  signer: ItemSigner,
): Promise<ScanOutcome> {
  try {
    return { status: 'collected', scanned: await client.scan(message, { signer }) };
  } catch (error) {
    if (isAppError(error) && error.retryable && !error.code.startsWith('wallet.'))
      return { status: 'unsent' };
    // The process has spoken, or the wallet has: only a wallet can change its mind.
    return { status: 'refused', error, canRetry: !isRabbitRefusal(error) };
  }
}
