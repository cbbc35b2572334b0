import { AppError } from '@rainbow-rabbit/shared/errors';
import type { ProcessPlace, ProcessSendOptions } from './calls';
import { sendNumbered } from './outbox/acts';
import { refusalOf } from './reply';
import { nextSequence } from './sequences';

/** The codes by which a process refuses an evaluation before it begins, see processes/common/dispatch/evaluations.lua. */
const codes = ['message.repeated', 'message.malformed'] as const;

/** Returns the tags of a message that evaluates Lua. Each evaluation of a process has a larger number than all before it. */
export const evaluationTags = (sequence: number) => [
  { name: 'Action', value: 'Eval' },
  { name: 'Sequence', value: String(sequence) },
];

/**
 * Has a process evaluate Lua, as its owner.
 * @throws AppError `ao.process-failed` if the Lua fails, and those of wallet and network
 */
export function evaluate(
  { ao, process }: ProcessPlace,
  data: string,
  options: ProcessSendOptions,
): Promise<void> {
  return sendNumbered(process, {
    ao,
    options,
    identity: JSON.stringify(['Eval', data]),
    messageOf: (sequence = nextSequence(process)) => ({ process, tags: evaluationTags(sequence), data }),
    judge: (result) => {
      if (result.Error === undefined) return;
      throw refusalOf(result, codes) ?? new AppError('ao.process-failed', { cause: result.Error });
    },
  });
}
