import {
  answerTopic,
  askTopic,
  importRelayKey,
  openAnswer,
  sealAsk,
  subscriptionIdOf,
  type TellingAnswer,
  type TellingAsk,
} from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { EventEntry, EventRelay } from '@rainbow-rabbit/shared/network';
import { followTopic } from '@rainbow-rabbit/shared/reading';

/** An ask is repeated after this time, in milliseconds: while one relay takes over from another, nobody hears it. */
const repeatMs = 5000;

/** The longest wait for an answer, in milliseconds. */
const answerMs = 45_000;

/**
 * Asks the relay of an event, until it answers.
 * @throws AppError `telling.unanswered`; the signal's reason
 */
export async function askRelay(
  { process, relay }: Pick<EventEntry, 'process'> & { relay: EventRelay },
  ask: TellingAsk,
  signal: AbortSignal,
  follow = followTopic,
): Promise<TellingAnswer['state']> {
  const [text, id, key] = await Promise.all([
    sealAsk(ask, process, relay.key),
    subscriptionIdOf(ask.endpoint),
    importRelayKey(relay.key),
  ]);
  const undo: (() => void)[] = [];
  try {
    return await new Promise<TellingAnswer['state']>((resolve, reject) => {
      const onMessage = async (message: string) => {
        const answer = await openAnswer(message, process, key);
        const isOwn = answer?.id === id && answer.at >= ask.at;
        if (isOwn) resolve(answer.state);
        return isOwn;
      };
      const begin = () =>
        follow(relay.broker, answerTopic(process, id), {
          ...{ onMessage, onLost: () => undefined },
          ask: { topic: askTopic(process), text },
        });
      let end = begin();
      const leave = () => reject(signal.reason);
      const limit = setTimeout(() => reject(new AppError('telling.unanswered')), answerMs);
      const again = setInterval(() => {
        const earlier = end;
        end = begin();
        // Last, so that the connection stays.
        earlier();
      }, repeatMs);
      signal.addEventListener('abort', leave);
      undo.push(
        () => end(),
        () => clearTimeout(limit),
        () => clearInterval(again),
        () => signal.removeEventListener('abort', leave),
      );
      if (signal.aborted) leave();
    });
  } finally {
    for (const step of undo) step();
  }
}
