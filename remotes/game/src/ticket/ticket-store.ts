import { type KeptValue, keptValue } from '@rainbow-rabbit/parts/kept';
import type { Ticket } from '@rainbow-rabbit/processes/admission/client';
import { useMemo } from 'react';
import * as v from 'valibot';
import { useGame } from '../session/game-context';

const ticketSchema = v.object({
  batch: v.number(),
  index: v.number(),
  code: v.string(),
  path: v.string(),
}) satisfies v.GenericSchema<unknown, Ticket>;

/** Tickets of an event that a phone keeps at most. */
const maxKept = 3;

/**
 * The ticket of one event on this phone. It belongs to no wallet, since it is older than the player's. The one
 * that was opened last comes first: the ledger admits a wallet once, so none is spent in vain. The ones before it are kept,
 * and follow once it is cleared: a stranger's link, whose ticket the event refuses, takes no good ticket away.
 */
export function ticketStore(process: string): KeptValue<Ticket> {
  const kept = keptValue(['game', process, 'tickets'], v.array(ticketSchema));
  const others = (ticket: Ticket | undefined) =>
    (kept.read() ?? []).filter((one) => one.code !== ticket?.code);
  return {
    read: () => kept.read()?.[0],
    write: (ticket) => kept.write([ticket, ...others(ticket)].slice(0, maxKept)),
    clear: () => kept.write(others(kept.read()?.[0])),
    subscribe: kept.subscribe,
  };
}

/** The ticket of the event around this screen. */
export function useTicketStore(): KeptValue<Ticket> {
  const { process } = useGame().event;
  return useMemo(() => ticketStore(process), [process]);
}
