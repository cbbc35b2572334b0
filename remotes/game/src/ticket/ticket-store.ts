import type { Ticket } from '@rainbow-rabbit/processes/rabbit/client';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useGame } from '../session/game-context';
import { gameStorage } from '../stored/game-storage';
import type { StoredValue } from '../stored/stored-value';

const ticketSchema = v.object({
  batch: v.number(),
  index: v.number(),
  code: v.string(),
  path: v.string(),
}) satisfies v.GenericSchema<unknown, Ticket>;

/**
 * The ticket of one event on this phone. It belongs to no wallet, since it is older than the player's. The one
 * that was opened last replaces any earlier one: the ledger admits a wallet once, so none is spent in vain.
 */
export function ticketStore(process: string): StoredValue<Ticket> {
  return gameStorage([process, 'ticket'], ticketSchema);
}

/** The ticket of the event around this screen. */
export function useTicketStore(): StoredValue<Ticket> {
  const { process } = useGame().event;
  return useMemo(() => ticketStore(process), [process]);
}
