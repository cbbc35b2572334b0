import { browserOutbox, type SendOptions } from '@rainbow-rabbit/parts/outbox';
import { type DeliveryState, oneTabAlone, outcomeOf } from '@rainbow-rabbit/processes/common/client';
import { answerOf, isRabbitRefusal, type RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { AnswerStore } from './answer-store';
import type { OwnAnswer } from './domain/answer-schema';

/** The end of an attempt; `unsent`: no network, and the signed message waits for it. */
export type AnswerOutcome =
  | { status: 'taken' }
  | { status: 'unsent' }
  | { status: 'refused'; error: unknown };

interface AnswerAttempt extends SendOptions {
  client: Pick<RabbitClient, 'answer' | 'process'>;
  address: Address;
  store: AnswerStore;
}

/**
 * Sends the kept answer, by one tab at a time; never rejects. Tokens of scans don't ride along: nothing that others did may
 * make an answer fail.
 */
export function postAnswer(attempt: AnswerAttempt): Promise<AnswerOutcome> {
  const { client, address } = attempt;
  return oneTabAlone(`rr-answer:${client.process}:${address}`, () => sendOnce(attempt));
}

async function sendOnce({ client, address, store, signer, onState }: AnswerAttempt): Promise<AnswerOutcome> {
  const kept = store.read();
  if (!kept || kept.answeredAt !== undefined) return { status: 'taken' };
  const answer = answerOf({ process: client.process, key: fromBase64Url(kept.key), address });
  const keep = (change: Partial<OwnAnswer>) => store.write({ ...kept, ...change });
  const options = {
    signer,
    outbox: browserOutbox,
    onState(state: DeliveryState) {
      if (state.status === 'signed') keep({ isSigned: true });
      onState?.(state);
    },
  };
  const outcome = await outcomeOf(options, (sent) => client.answer({ answer: toBase64Url(answer) }, sent));
  if (outcome.status === 'unknown') return { status: 'unsent' };
  if (outcome.status === 'refused') {
    // A message that the process refused is over: only another one can be taken.
    if (isRabbitRefusal(outcome.error)) keep({ isSigned: undefined });
    return outcome;
  }
  keep({ answeredAt: outcome.reply.at, isSigned: undefined });
  return { status: 'taken' };
}
