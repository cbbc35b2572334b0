import { mayHaveArrived, oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import { answerOf, isRabbitRefusal, type RabbitClient } from '@rainbow-rabbit/processes/rabbit/client';
import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { fromBase64Url, toBase64Url } from '@rainbow-rabbit/shared/bytes';
import type { AnswerStore } from './answer-store';
import type { OwnAnswer } from './domain/answer-schema';

/** The end of an attempt; `unsent`: no network, and the signed message waits for it. */
export type AnswerOutcome =
  | { status: 'taken' }
  | { status: 'unsent' }
  | { status: 'refused'; error: unknown };

interface AnswerAttempt {
  client: Pick<RabbitClient, 'answer' | 'process'>;
  address: Address;
  store: AnswerStore;
  /** Asked once: its signature is kept over a reload. */
  signer: ItemSigner;
}

/**
 * Sends the kept answer, by one tab at a time; never rejects. Tokens of scans don't ride along: nothing that others did may
 * make an answer fail.
 */
export function postAnswer(attempt: AnswerAttempt): Promise<AnswerOutcome> {
  const { client, address } = attempt;
  return oneTabAlone(`rr-answer:${client.process}:${address}`, () => sendOnce(attempt));
}

async function sendOnce({ client, address, store, signer }: AnswerAttempt): Promise<AnswerOutcome> {
  const kept = store.read();
  if (!kept || kept.answeredAt !== undefined) return { status: 'taken' };
  const answer = answerOf({ process: client.process, key: fromBase64Url(kept.key), address });
  const keep = (change: Partial<OwnAnswer>) => store.write({ ...kept, ...change });
  try {
    const data = { answer: toBase64Url(answer) };
    const { at } = await client.answer(data, { signer: keepingSigner(signer, kept, keep) });
    keep({ answeredAt: at, signed: undefined });
    return { status: 'taken' };
  } catch (error) {
    if (mayHaveArrived(error) && store.read()?.signed) return { status: 'unsent' };
    // A message that the process refused is over: only another one can be taken.
    if (isRabbitRefusal(error)) keep({ signed: undefined });
    return { status: 'refused', error };
  }
}

/** Signs an answer once, and keeps the bytes. */
function keepingSigner(
  signer: ItemSigner,
  { signed }: OwnAnswer,
  keep: (change: Partial<OwnAnswer>) => void,
): ItemSigner {
  return {
    address: signer.address,
    async signDataItem(item) {
      if (signed) return fromBase64Url(signed);
      const bytes = await signer.signDataItem(item);
      keep({ signed: toBase64Url(bytes) });
      return bytes;
    },
  };
}
