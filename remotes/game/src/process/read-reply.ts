import { type AoResult, processErrorOf } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';
import * as v from 'valibot';
import { type Reply, type ReplyName, replySchemas } from './replies';

/**
 * The data of the reply that an evaluation promised.
 * @throws AppError `rabbit.<code>` when the process refused the message (docs/protocol.md, Errors),
 *   `ao.process-failed` when it failed without a code, `process.reply-invalid` when the reply is missing or
 *   is not what was promised
 */
export function readReply<Name extends ReplyName>(result: AoResult, name: Name): Reply<Name> {
  const error = processErrorOf(result);
  if (error)
    throw error.code.startsWith('ao.') ? error : new AppError(`rabbit.${error.code}`, { cause: error });
  const message = result.Messages.find(({ Tags }) =>
    Tags.some((tag) => tag.name === 'Action' && tag.value === name),
  );
  const parsed = v.safeParse(replySchemas[name], jsonOf(message?.Data));
  if (!parsed.success) throw new AppError('process.reply-invalid', { cause: parsed.issues });
  // The schema was looked up by the same name, which the compiler can't follow through the generic.
  return parsed.output as Reply<Name>;
}

function jsonOf(data: string | undefined): unknown {
  try {
    return JSON.parse(data ?? '');
  } catch {
    return undefined;
  }
}
