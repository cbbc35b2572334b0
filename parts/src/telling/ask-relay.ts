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
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { EventRelay } from '@rainbow-rabbit/shared/network';
import { followTopic } from '@rainbow-rabbit/shared/reading';

/** An ask is repeated after this time, in milliseconds: while one relay takes over from another, nobody hears it. */
const repeatMs = 5000;

/** The longest wait for an answer, in milliseconds. */
const answerMs = 45_000;

/** A process with a relay: of an event, or of the communities. */
export interface RelayedProcess {
  process: ProcessId;
  relay: EventRelay;
}

/**
 * Asks the relay of a process, until it answers, at most 45 s.
 * @throws the signal's reason
 */
export async function askRelay(
  { process, relay }: RelayedProcess,
  ask: TellingAsk,
  signal: AbortSignal,
  follow = followTopic,
): Promise<TellingAnswer['state'] | 'unanswered'> {
  const [text, id, key] = await Promise.all([
    sealAsk(ask, process, relay.key),
    subscriptionIdOf(ask.endpoint),
    importRelayKey(relay.key),
  ]);
  const undo: (() => void)[] = [];
  try {
    return await new Promise<TellingAnswer['state'] | 'unanswered'>((resolve, reject) => {
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
      const limit = setTimeout(() => resolve('unanswered'), answerMs);
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
