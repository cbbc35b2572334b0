import type { AoClient, AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { nextSequence } from '../sequences';
import { type DeliveryOptions, deliver } from './deliver';
import { messageName } from './outbox';

/** An act whose number is to be given. */
export interface ActToSend<Reply> {
  ao: AoClient;
  options: DeliveryOptions;
  /** All of the message but its number. */
  identity: string;
  messageOf: (sequence: number) => AoMessage;
  judge: (result: AoResult) => Reply;
}

/**
 * Sends an act with its number. If the process knows a later act of the sender, as when another device's clock is ahead, or wants
 * numbers nearer to its own time, it is sent once more with a number that it names: it was never done, since a later number
 * overtook its own. An act that an earlier attempt left in the outbox keeps its number. A refusal that names this very number says
 * that the ledger has the act.
 */
export async function sendNumbered<Reply>(process: ProcessId, act: ActToSend<Reply>): Promise<Reply> {
  const { ao, options, identity, messageOf, judge } = act;
  const name = messageName(process, options.signer.address, identity);
  const line = `${process}.${options.signer.address}`;
  const numbered = (sequence: number) =>
    deliver({ ...options, ao, judge, message: messageOf(sequence), name, line, sequence });
  const first = options.outbox?.read(name)?.sequence ?? nextSequence(process);
  try {
    return await numbered(first);
  } catch (error) {
    if (hasCode(error, 'run.untimely')) return numbered(namedIn(error, first));
    const latest = hasCode(error, 'message.repeated') ? namedIn(error, first) : first;
    if (latest <= first) throw error;
    return numbered(nextSequence(process, latest));
  }
}

/** Returns the number that a process names after the code of a refusal. */
function namedIn({ cause }: AppError, otherwise: number): number {
  const written = /\brr:[a-z.-]+ (\d{1,16})\b/.exec(String(cause))?.[1];
  return written === undefined ? otherwise : Number(written);
}
