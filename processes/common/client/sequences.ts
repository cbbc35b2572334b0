import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { type AppError, hasCode } from '@rainbow-rabbit/shared/errors';

/** The latest number of this page, by process: one whose numbers are too large does no harm to others. */
const latest = new Map<ProcessId, number>();

/** The numbers of the messages that a signer has signed, where it sends the same message again. */
const kept = new WeakMap<ItemSigner, Map<string, number>>();

/**
 * Returns the number of a new act: the time, or more, so that it is larger than that of each act before. A process refuses what has
 * no larger number than the sender's latest act, since anybody can post an old message again.
 * @param after a number that the process knows
 */
export function nextSequence(process: ProcessId, after = 0): number {
  const next = Math.max(Date.now(), (latest.get(process) ?? 0) + 1, after + 1);
  latest.set(process, next);
  return next;
}

/** Lets a signer send the same act with the number that it had first. */
export function keepSequences(signer: ItemSigner): ItemSigner {
  kept.set(signer, new Map());
  return signer;
}

/** An act that is about to be sent. */
interface NumberedAct<Result> {
  process: ProcessId;
  signer: ItemSigner;
  /** All of the message but its number. */
  identity: string;
  send: (sequence: number) => Promise<Result>;
}

/**
 * Sends an act with its number. If the process knows a later act of the sender, as when another device's clock is ahead, or wants
 * numbers nearer to its own time, it is sent once more with a number that it names: it was never done, since its number is new.
 */
export async function sendNumbered<Result>({
  process,
  signer,
  identity,
  send,
}: NumberedAct<Result>): Promise<Result> {
  const numbers = kept.get(signer);
  const known = numbers?.get(identity);
  const numbered = (sequence: number) => {
    numbers?.set(identity, sequence);
    return send(sequence);
  };
  if (known !== undefined) return numbered(known);
  const sequence = nextSequence(process);
  try {
    return await numbered(sequence);
  } catch (error) {
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
