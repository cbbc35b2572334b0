import { isAppError } from '@rainbow-rabbit/shared/errors';
import type { Disclosure, RabbitClient, SendOptions } from '../process/rabbit-client';
import type { DisclosureOutcome } from '../process/replies';

/** Refusals that are about the first token itself: the process gives no list when none of them succeeds. */
const aboutToken = /^rabbit\.((?:disclosure|rabbit)\.[a-z-]+)$/;

/**
 * Shows tokens to the ledger and tells what came of each that was judged.
 * @throws what the wallet, the network and the process refuse for other reasons than the tokens
 */
export async function disclose(
  client: Pick<RabbitClient, 'disclose'>,
  due: readonly Disclosure[],
  options: SendOptions,
): Promise<readonly DisclosureOutcome[]> {
  try {
    return await client.disclose(due, options);
  } catch (error) {
    const code = isAppError(error) ? aboutToken.exec(error.code)?.[1] : undefined;
    const first = due[0];
    if (!code || !first) throw error;
    return [{ rabbit: first.rabbit, slot: first.slot, ok: false, code }];
  }
}
