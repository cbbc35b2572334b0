import { AppError } from '@rainbow-rabbit/shared/errors';
import type * as v from 'valibot';
import type { admissionStatus } from './admission';
import type { Ticket } from './tickets';

/** Waits between the looks if the events have answered. */
const looksMs = [700, 1500, 3000, 5000, 8000, 12_000];

/** The part of a process's reply about an address that says if it is admitted. */
interface Standing {
  admission: v.InferOutput<typeof admissionStatus>;
}

interface EnterFirstParams<Own extends Standing> {
  /** Reads the address's standing anew. */
  read: () => Promise<Own>;
  /** Sends `Enter`. */
  enter: (data: { ticket?: Ticket }) => Promise<Own>;
  ticket: Ticket | undefined;
  /** Called once the process has taken the ticket. */
  onTaken: () => void;
  /** True for a standing that allows what comes next. */
  isEnough: (own: Own) => boolean;
}

/**
 * Lets a process count a wallet as a person if it doesn't yet, by a ticket or by the word of the events that it lists.
 * @throws AppError `admission.refused` when no event knows the wallet as a player, `admission.asked` when none has answered in time,
 *   `admission.no-rainbow` when the admitted still isn't enough, and the errors of wallet, network and process
 */
export async function enterFirst<Own extends Standing>(params: EnterFirstParams<Own>): Promise<void> {
  const { read, enter, ticket, onTaken, isEnough } = params;
  let own = await read();
  if (isEnough(own)) return;
  const isByTicket = ticket !== undefined && own.admission !== 'admitted';
  own = await enter(isByTicket ? { ticket } : {});
  if (isByTicket) onTaken();
  for (const wait of looksMs) {
    if (isEnough(own)) return;
    if (own.admission === 'refused') throw new AppError('admission.refused');
    await new Promise((resolve) => setTimeout(resolve, wait));
    own = await read();
  }
  if (isEnough(own)) return;
  throw new AppError(own.admission === 'admitted' ? 'admission.no-rainbow' : 'admission.asked');
}
