import type { SendFailure } from '@rainbow-rabbit/parts/outbox';
import { mayGoLater } from '@rainbow-rabbit/processes/common/client';
import {
  type Disclosure,
  type DisclosureOutcome,
  isRabbitRefusal,
  type ProcessSendOptions,
  type RabbitClient,
  type RabbitErrorCode,
  type RoleAcknowledgement,
} from '@rainbow-rabbit/processes/rabbit/client';
import { hasCode, isFrom } from '@rainbow-rabbit/shared/errors';

/** Returns true for a refusal of the first token itself: the process returns no list when no token succeeds. */
const isAboutToken = (code: RabbitErrorCode) => code.startsWith('disclosure.') || code === 'rabbit.unknown';

/**
 * Discloses tokens to the ledger and returns the outcome of each token that was judged.
 * @throws the errors of wallet, network and process that are not about the tokens
 */
export async function disclose(
  client: Pick<RabbitClient, 'disclose'>,
  due: readonly Disclosure[],
  options: ProcessSendOptions & { acknowledgement?: RoleAcknowledgement },
): Promise<readonly DisclosureOutcome[]> {
  try {
    return await client.disclose(due, options);
  } catch (error) {
    const first = due[0];
    if (!(first && isRabbitRefusal(error) && isAboutToken(error.code))) throw error;
    return [{ rabbit: first.rabbit, slot: first.slot, ok: false, code: error.code, confirmed: 0, struck: 0 }];
  }
}

/**
 * Returns true where another attempt may do without the player. That is more than `mayGoLater`: a wallet that signs what was approved
 * ahead may be away for a while, as when its broker is, and nothing else calls for a tap of the player.
 */
export const mayDiscloseLater = (failure: SendFailure): boolean => {
  const { error } = failure;
  const isWalletAway =
    isFrom(error, 'wallet') && error.retryable && !hasCode(error, 'wallet.approval-needed');
  return mayGoLater(failure) || isWalletAway;
};
