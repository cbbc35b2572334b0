import type { AoClient, AoMessage, AoResult } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type AppError, hasCode } from '@rainbow-rabbit/shared/errors';
import { nextSequence } from '../sequences';
import { type DeliveryOptions, deliver } from './deliver';

/** A message to a process, whose number may be still to be given. */
export interface ActToSend<Reply> {
  ao: AoClient;
  options: DeliveryOptions;
  /** All of the message but its number. */
  identity: string;
  messageOf: (sequence?: number) => AoMessage;
  judge: (result: AoResult) => Reply;
}

/** Returns the name of a message in an outbox: whoever sends the same to the same process again means this one. */
const nameOf = (
  process: ProcessId,
  { options, identity }: Pick<ActToSend<unknown>, 'options' | 'identity'>,
): string => [process, options.signer.address, options.identity ?? identity].join('.');

/** Sends a message that has no number, or one from its caller. */
export function sendAct<Reply>(process: ProcessId, act: ActToSend<Reply>): Promise<Reply> {
  const { ao, options, messageOf, judge } = act;
  return deliver({ ...options, ao, judge, message: messageOf(), name: nameOf(process, act) });
}

/**
 * Sends an act with its number. If the process knows a later act of the sender, as when another device's clock is ahead, or wants
 * numbers nearer to its own time, it is sent once more with a number that it names: it was never done, since its number is new. An
 * act that an earlier attempt left in the outbox keeps its number, and a refusal of that says that the ledger has it.
 */
export async function sendNumbered<Reply>(process: ProcessId, act: ActToSend<Reply>): Promise<Reply> {
  const { ao, options, messageOf, judge } = act;
  const name = nameOf(process, act);
  const line = `${process}.${options.signer.address}`;
  const numbered = (number: number) =>
    deliver({ ...options, ao, judge, message: messageOf(number), name, line });
  const isKept = options.outbox?.read(name) !== undefined;
  const sequence = nextSequence(process);
  try {
    return await numbered(sequence);
  } catch (error) {
    if (isKept) throw error;
    if (hasCode(error, 'run.untimely')) return numbered(namedIn(error, sequence));
    const later = hasCode(error, 'message.repeated') ? namedIn(error, sequence) : sequence;
    if (later <= sequence) throw error;
    return numbered(nextSequence(process, later));
  }
}

/** Returns the number that a process names after the code of a refusal. */
function namedIn({ cause }: AppError, otherwise: number): number {
  const written = /\brr:[a-z.-]+ (\d{1,16})\b/.exec(String(cause))?.[1];
  return written === undefined ? otherwise : Number(written);
}
