import { browserOutbox } from '@rainbow-rabbit/parts/outbox';
import { type DeliveryOptions, outcomeOf } from '@rainbow-rabbit/processes/common/client';
import type { Player } from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url, utf8 } from '@rainbow-rabbit/shared/bytes';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { PlayerFields } from './form-fields';
import { type RegisterParams, submitRegistration } from './submit-registration';

/** Returns the hash of a text: the e-mail of a message that may not have arrived stays in no storage. */
async function hashOf(text: string): Promise<string> {
  return toBase64Url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))));
}

/**
 * Registers a player, or finds that an earlier attempt did: its answer was lost, or another tab sent it. The same fields of the same
 * person are the same message, whose sealed contact would differ each time.
 * @throws AppError as `submitRegistration`; that of reading the player where it can't be known
 */
export async function registerOnce(
  fields: PlayerFields,
  { onState, ...params }: RegisterParams & Pick<DeliveryOptions, 'onState'>,
): Promise<Player> {
  const { client, address, signer, ticket } = params;
  const identity = await hashOf(JSON.stringify(['Register', fields, ticket]));
  const outcome = await outcomeOf({ signer, outbox: browserOutbox, identity, onState }, (options) =>
    submitRegistration(fields, { ...params, options }),
  );
  if (outcome.status === 'answered') return outcome.reply;
  const { status, error } = outcome;
  if (status === 'refused' && !hasCode(error, 'player.exists') && !hasCode(error, 'ticket.used')) throw error;
  const me = await client.me(address, { maxAgeMs: 0 });
  if (me.registered) return me;
  throw error;
}
