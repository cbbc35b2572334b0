import {
  type Disclosure,
  type DisclosureOutcome,
  isRabbitRefusal,
  type ProcessSendOptions,
  type RabbitClient,
  type RabbitErrorCode,
} from '@rainbow-rabbit/processes/rabbit/client';

/** Refusals that are about the first token itself: the process gives no list when none of them succeeds. */
const aboutToken: ReadonlySet<RabbitErrorCode> = new Set<RabbitErrorCode>([
  'disclosure.malformed',
  'disclosure.no-chain',
  'disclosure.early',
  'disclosure.wrong',
  'disclosure.too-costly',
  'rabbit.unknown',
]);

/**
 * Shows tokens to the ledger and tells what came of each that was judged.
 * @throws what the wallet, the network and the process refuse for other reasons than the tokens
 */
export async function disclose(
  client: Pick<RabbitClient, 'disclose'>,
  due: readonly Disclosure[],
  options: ProcessSendOptions,
): Promise<readonly DisclosureOutcome[]> {
  try {
    return await client.disclose(due, options);
  } catch (error) {
    const first = due[0];
    if (!(first && isRabbitRefusal(error) && aboutToken.has(error.code))) throw error;
    return [{ rabbit: first.rabbit, slot: first.slot, ok: false, code: error.code, confirmed: 0, struck: 0 }];
  }
}
