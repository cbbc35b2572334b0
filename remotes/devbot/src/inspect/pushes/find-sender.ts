import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { LogEntry } from '../../ledger/domain/log-entry';
import type { LedgerPlace } from '../../ledger/place';
import { readMessageResult } from '../../ledger/read-result';
import { matchPushes } from '../domain/match-pushes';
import { findArrivals, findRecipient } from './find-pushes';

/** Messages that are looked at to find the message that sent another, at most. */
const maxCandidates = 30;

/** The messages that caused another one. */
export interface Cause {
  /** The message at the beginning, and the process that got it, where the gateway knows it. */
  root: { message: string; process?: string };
  /** The message whose handling sent this one; undefined where it isn't found. */
  sender?: { message: string; process: string };
}

/**
 * Finds what caused a pushed message: the message at the beginning of the pushes, and the one whose result has this one.
 * Without a gateway's list, it is what the message itself says.
 * @throws AppError those of requests
 */
export async function findCause(
  place: LedgerPlace,
  process: string,
  { id, fromProcess, pushedFor, tags }: LogEntry,
  signal?: AbortSignal,
): Promise<Cause | undefined> {
  if (!(pushedFor && fromProcess)) return undefined;
  try {
    return await causeOf(place, process, { id, fromProcess, pushedFor, tags }, signal);
  } catch (error) {
    if (hasCode(error, 'ledger.no-index')) return { root: { message: pushedFor } };
    throw error;
  }
}

type Pushed = Pick<LogEntry, 'id' | 'tags'> & Required<Pick<LogEntry, 'fromProcess' | 'pushedFor'>>;

async function causeOf(
  place: LedgerPlace,
  process: string,
  { id, fromProcess, pushedFor, tags }: Pushed,
  signal?: AbortSignal,
): Promise<Cause> {
  const rootProcess = await findRecipient(place, pushedFor, signal);
  const root = { message: pushedFor, ...(rootProcess && { process: rootProcess }) };
  const arrivals = await findArrivals(place, fromProcess, pushedFor, signal);
  const candidates = [...(rootProcess === fromProcess ? [pushedFor] : []), ...arrivals.map((one) => one.id)];
  for (const message of candidates.slice(0, maxCandidates)) {
    const { messages } = await readMessageResult(place, fromProcess, message, signal);
    const toHere = messages.filter(({ target }) => target === process);
    if (matchPushes(toHere, [{ id, recipient: process, tags }]).some(Boolean))
      return { root, sender: { message, process: fromProcess } };
  }
  return { root };
}
