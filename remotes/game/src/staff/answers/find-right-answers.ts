import {
  answerOf,
  type ProcessPlace,
  type RabbitId,
  readAnswers,
} from '@rainbow-rabbit/processes/rabbit/client';
import { toBase64Url } from '@rainbow-rabbit/shared/bytes';
import { allRows } from '../white-rabbit/all-rows';

/** The answers to the question, as the key tells them apart. */
export interface JudgedAnswers {
  total: number;
  /** Players who answered with the key, in the ledger's order. */
  right: readonly RabbitId[];
}

/**
 * Reads all answers and compares them with those that the key gives.
 * @param key as `deriveKey` returns it
 * @throws AppError of the read
 */
export async function findRightAnswers(rabbit: ProcessPlace, key: Uint8Array): Promise<JudgedAnswers> {
  const { process } = rabbit;
  const answers = await allRows((page) => readAnswers(rabbit, page, { maxAgeMs: 0 }));
  const isRight = ({ address, answer }: (typeof answers)[number]) =>
    toBase64Url(answerOf({ process, key, address })) === answer;
  return { total: answers.length, right: answers.filter(isRight).map((answer) => answer.rabbit) };
}
