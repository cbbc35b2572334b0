import { type ProcessPlace, processCalls } from '@rainbow-rabbit/processes/common/client';
import { isAppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';

const { read } = processCalls([]);

/** The answers of a process that is there and knows no such question. */
const otherwise: ReadonlySet<string> = new Set(['ao.no-reply', 'ao.invalid-reply', 'ao.process-failed']);

/** An event's answer about somebody it doesn't know. */
const answerSchema = v.object({ registered: v.boolean() });

/**
 * Asks a process what a drop will ask it, about an address that nobody has. Returns true when it answers as an event does.
 * @throws AppError those of the network
 */
export async function answersAsEvent(place: ProcessPlace): Promise<boolean> {
  const data = { address: 'A'.repeat(43) };
  try {
    await read(place, { action: 'Me', data, schema: answerSchema }, { maxAgeMs: 0 });
    return true;
  } catch (error) {
    if (isAppError(error) && otherwise.has(error.code)) return false;
    throw error;
  }
}
