import { AppError } from '../errors';
import type { AoOutgoing, AoResult } from './types';

const actionOf = ({ Tags }: AoOutgoing) => Tags.find(({ name }) => name === 'Action')?.value;

/**
 * Why a process refused a message: an error with the process's own code when its text contains `rr:<code>`, else
 * `ao.process-failed`. Undefined when it didn't refuse.
 */
export function processErrorOf({ Error: text }: AoResult): AppError | undefined {
  if (text === undefined) return undefined;
  const code = /\brr:([a-z0-9-]+(?:\.[a-z0-9-]+)*)/.exec(text)?.[1];
  return new AppError(code ?? 'ao.process-failed', { cause: text });
}

/**
 * The JSON of the message that a process sent to an address in reply.
 * @param address who asked: the sender, or the owner of a dry run
 * @param action the reply's `Action` tag
 * @throws AppError the process's own error, `ao.no-reply`, `ao.invalid-reply`
 */
export function replyOf(result: AoResult, address: string, action: string): unknown {
  const error = processErrorOf(result);
  if (error) throw error;
  const reply = result.Messages.find((message) => message.Target === address && actionOf(message) === action);
  if (!reply) throw new AppError('ao.no-reply', { params: { action } });
  try {
    return JSON.parse(reply.Data ?? '');
  } catch (cause) {
    throw new AppError('ao.invalid-reply', { cause });
  }
}
