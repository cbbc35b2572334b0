import { browserOutbox, type SendOptions } from '@rainbow-rabbit/parts/outbox';
import { oneTabAlone } from '@rainbow-rabbit/processes/common/client';
import {
  isRabbitRefusal,
  type RabbitClient,
  type RabbitErrorCode,
} from '@rainbow-rabbit/processes/rabbit/client';
import { mayWin } from '@rainbow-rabbit/processes/rabbit/client/domain';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { hasCode } from '@rainbow-rabbit/shared/errors';
import type { AnswerStore } from './answer-store';

/** The time between an answer and the reveal of its key, in milliseconds, for other answers on their way (9.133). */
export const revealAfterMs = 60_000;

/** The end of an attempt; `waiting`: the key must stay secret for now, or the network is away. */
export type RevealOutcome = 'done' | 'waiting' | 'needs-player';

interface RevealAttempt extends SendOptions {
  client: Pick<RabbitClient, 'info' | 'me' | 'reveal' | 'process'>;
  address: Address;
  store: AnswerStore;
}

/** Refusals after which this phone has nothing more to reveal. */
const isOver: ReadonlySet<RabbitErrorCode> = new Set<RabbitErrorCode>(['answer.revealed', 'key.wrong']);

/**
 * Reveals the key of the own answer, by one tab at a time; never rejects. The key becomes public also by a message that the
 * process refuses, so the ledger is asked first: nothing is revealed while the own answer could not win, or is not confirmed.
 */
export function revealAnswer(attempt: RevealAttempt): Promise<RevealOutcome> {
  const { client, address } = attempt;
  return oneTabAlone(`rr-answer:${client.process}:${address}`, () => revealOnce(attempt));
}

async function revealOnce({
  client,
  address,
  store,
  signer,
  onState,
}: RevealAttempt): Promise<RevealOutcome> {
  const kept = store.read();
  if (!kept || kept.answeredAt === undefined || kept.revealed) return 'done';
  const end = () => {
    store.write({ ...kept, revealed: true, needsTap: undefined });
    return 'done' as const;
  };
  try {
    const [info, me] = await Promise.all([client.info({ maxAgeMs: 0 }), client.me(address, { maxAgeMs: 0 })]);
    if (info.keyDigest !== kept.keyDigest || info.reveal || info.phase === 'ended') return end();
    if (!(me.registered && mayWin(me, kept.answeredAt) && info.phase === 'running')) return 'waiting';
    await client.reveal({ key: kept.key, rabbit: me.rabbit }, { signer, outbox: browserOutbox, onState });
    return end();
  } catch (error) {
    if (isRabbitRefusal(error)) return isOver.has(error.code) ? end() : 'waiting';
    if (!hasCode(error, 'wallet.approval-needed')) return 'waiting';
    store.write({ ...kept, needsTap: true });
    return 'needs-player';
  }
}
