import type { AoClient, ReadOptions } from '@rainbow-rabbit/shared/ao';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import * as v from 'valibot';
import { ledgerTime } from './reply-fields';

/** Reads parts that a process publishes, by their keys. Throws where one is missing. */
export type AskPublished = (...keys: string[]) => Promise<unknown[]>;

/** Puts the reply of an action together from published parts; undefined where they don't say it. */
export type PublishedReply = (ask: AskPublished) => Promise<object | undefined>;

/** A published part: what it says, and a time that the ledger has certainly reached. */
const partSchema = v.object({ at: ledgerTime, is: v.unknown() });

/** Thrown where no published part answers; nobody sees it. */
class NotPublished extends Error {}

function partOf(text: string) {
  const parsed = v.safeParse(v.pipe(v.string(), v.parseJson(), partSchema), text);
  if (!parsed.success) throw new NotPublished();
  return parsed.output;
}

/**
 * Reads a reply from published parts; its `at` is the time of the latest of them, since which nothing in them changed.
 * @returns undefined where the process doesn't publish it, or not in this form: a dry run answers
 * @throws AppError those of the AO client
 */
export async function readPublished(
  { ao, process }: { ao: AoClient; process: ProcessId },
  replyOf: PublishedReply,
  options: ReadOptions,
): Promise<object | undefined> {
  let at = 0;
  const ask: AskPublished = async (...keys) => {
    const texts = await ao.published?.(process, keys, options);
    const parts = texts?.map(partOf);
    if (!parts) throw new NotPublished();
    at = Math.max(at, ...parts.map((part) => part.at));
    return parts.map(({ is }) => is);
  };
  try {
    const reply = await replyOf(ask);
    return reply && { ...reply, at };
  } catch (error) {
    if (error instanceof NotPublished || v.isValiError(error)) return undefined;
    throw error;
  }
}
