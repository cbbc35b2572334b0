import { mayHaveArrived } from '@rainbow-rabbit/processes/common/client';
import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { PlayerFields } from './form-fields';
import { type RegisterParams, submitRegistration } from './submit-registration';

/**
 * Registers a player, or finds that an earlier attempt did: its answer was lost, or another tab sent it.
 * @throws AppError as `submitRegistration`; that of reading the player where it can't be known
 */
export async function registerOnce(fields: PlayerFields, params: RegisterParams): Promise<Player> {
  try {
    return await submitRegistration(fields, params);
  } catch (error) {
    if (!mayHaveRegistered(error)) throw error;
    const me = await params.client.me(params.address, { maxAgeMs: 0 });
    if (me.registered) return me;
    throw error;
  }
}

/** Returns true for an error after which the ledger may have the player nevertheless. */
function mayHaveRegistered(error: unknown): boolean {
  return hasCode(error, 'player.exists') || hasCode(error, 'ticket.used') || mayHaveArrived(error);
}
