import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { type AnswerList, answerOf, type RabbitId } from '../../../rabbit/client';

/** The answers to the question, as the key distinguishes them. */
export interface JudgedAnswers {
  total: number;
  /** Answers with the key of players who didn't get it in an envelope, in the ledger's order, each with its time. */
  right: readonly { rabbit: RabbitId; at: number }[];
}

/**
 * Compares all answers with those that the key gives.
 * @param params `key`: as `deriveKey` returns it; `holders`: players who got it in an envelope, and so can't win
 */
export function checkAnswers(
  answers: AnswerList['rows'],
  { process, key, holders }: { process: ProcessId; key: Uint8Array; holders?: ReadonlySet<RabbitId> },
): JudgedAnswers {
  const right = answers.filter(
    ({ rabbit, address, answer }) =>
      !holders?.has(rabbit) && toBase64Url(answerOf({ process, key, address })) === answer,
  );
  return { total: answers.length, right: right.map(({ rabbit, at }) => ({ rabbit, at })) };
}
