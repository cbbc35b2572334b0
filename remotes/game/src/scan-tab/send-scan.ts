import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import {
  type DeliveryOptions,
  mayGoLater,
  messageName,
  outcomeOf,
} from '@rainbow-rabbit/processes/common/client';
import {
  claimOf,
  type Disclosure,
  isRabbitRefusal,
  printedClaimOf,
  type RabbitClient,
  type RoleAcknowledgement,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import { scanIdentity } from '../kept-scans/domain/kept-scans';
import type { ScannedCode } from '../rabbit-code/domain/scanned-code';
import { assertNotRefused, checkedSigner, type TokenVerdict } from '../token-check/token-checker';
import type { CountedScan } from './domain/scan-step';

/** The outcome of one attempt to send a scan. */
export type ScanOutcome =
  | { status: 'collected'; scanned: CountedScan }
  /** The network did not answer: the scan may or may not have counted. */
  | { status: 'unsent' }
  | { status: 'refused'; error: unknown; canRetry: boolean };

interface ScanToSend extends Pick<DeliveryOptions, 'onState'> {
  client: Pick<RabbitClient, 'process' | 'scan' | 'scanPrinted'>;
  code: ScannedCode;
  signer: DeliveryOptions['signer'] & { address: Address };
  verdict: Promise<TokenVerdict>;
  /** These ride along. */
  disclosures: Disclosure[];
  acknowledgement?: RoleAcknowledgement | undefined;
}

/**
 * Sends a scan once and returns the outcome; never rejects. The claims of a player on one rabbit are one message in the outbox: one by
 * another code is signed only once the ledger has refused the one before.
 */
export async function sendScan({
  client,
  code: { rabbit, slot, token, printed },
  signer,
  verdict,
  disclosures,
  acknowledgement,
  onState,
}: ScanToSend): Promise<ScanOutcome> {
  const { process } = client;
  const { address } = signer;
  const proof = { process, rabbit, address };
  const claim = toBase64Url(
    printed
      ? printedClaimOf({ ...proof, secret: fromBase64Url(token) })
      : claimOf({ ...proof, slot, token: fromBase64Url(token) }),
  );
  const identity = scanIdentity({ rabbit, printed });
  const checked = checkedSigner(signer, verdict);
  const options = { signer: checked, outbox: browserOutbox, identity, variant: claim, onState };
  const outcome = await outcomeOf(options, async (sent): Promise<CountedScan> => {
    // a message that is kept is not signed again
    await assertNotRefused(verdict);
    if (printed) return { ...(await client.scanPrinted({ rabbit, claim }, sent)), disclosed: [], printed };
    const riding = {
      ...(disclosures.length > 0 && { disclosures }),
      ...(acknowledgement && { acknowledgement }),
    };
    return client.scan({ rabbit, slot, claim, ...riding }, sent);
  });
  if (outcome.status === 'answered') return { status: 'collected', scanned: outcome.reply };
  if (mayGoLater(outcome)) return { status: 'unsent' };
  const { error } = outcome;
  const isMadeUp = hasCode(error, 'scan.not-genuine');
  // nobody posts a made-up claim again, not even before the next one on this rabbit
  if (isMadeUp) browserOutbox.write(messageName(process, address, identity), undefined);
  // Only the wallet can decide otherwise when it is asked again, neither the process nor the token's check.
  return { status: 'refused', error, canRetry: !(isMadeUp || isRabbitRefusal(error)) };
}
