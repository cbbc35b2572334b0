import { type AnswerList, answerOf, type RabbitId } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';

/** The answers to the question, as the key distinguishes them. */
export interface JudgedAnswers {
  total: number;
  /** Players who answered with the key and didn't get it in an envelope, in the ledger's order. */
  right: readonly RabbitId[];
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
  return { total: answers.length, right: right.map(({ rabbit }) => rabbit) };
}
