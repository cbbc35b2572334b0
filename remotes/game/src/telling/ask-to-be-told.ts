import {
  type EventInfo,
  newsOf,
  type Player,
  type TellingAsk,
} from '@rainbow-rabbit/processes/rabbit/client';
import { AppError } from '@rainbow-rabbit/shared/errors';
import type { EventEntry, EventRelay } from '@rainbow-rabbit/shared/network';
import type { followTopic } from '@rainbow-rabbit/shared/reading';
import { askRelay } from './ask-relay';
import { type NoticePage, subscribe, unsubscribe } from './push-registration';
import { subjectOf, toldFor } from './told-for';

/** The state of the sheet: `asking` while the browser, its push service or the relay hasn't answered. */
export type TellingState =
  | { status: 'impossible'; why: 'home-screen' | 'unsupported' | 'without-relay' }
  | { status: 'off' | 'asking' | 'on' | 'denied' | 'refused' }
  | { status: 'failed'; error: AppError };

interface Wish {
  reading: EventInfo;
  /** The player's rabbit, if there is one. */
  player: Pick<Player, 'rabbit' | 'given'> | undefined;
  page: NoticePage;
  signal: AbortSignal;
  /** The page's way to brokers, but in tests. */
  follow?: typeof followTopic;
}

/**
 * Asks the user, the browser's push service and the event's relay, in this order. What the phone has seen by now is no news.
 * @returns the state that it came to. Never fails
 */
export async function askToBeTold(
  { process, relay }: Pick<EventEntry, 'process'> & { relay: EventRelay },
  { reading, player, page, signal, follow }: Wish,
): Promise<TellingState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { status: permission === 'denied' ? 'denied' : 'off' };
  try {
    const subscription = await subscribe(process, relay.key, page);
    const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
    const rabbit = player && { rabbit: player.rabbit };
    const wanted: TellingAsk['wanted'] = { p256dh, auth, ...rabbit, seen: newsOf(reading, player) };
    const ask = { at: Date.now(), endpoint: subscription.endpoint, wanted };
    const answer = await askRelay({ process, relay }, ask, signal, follow);
    if (answer === 'on') {
      toldFor(process).write(subjectOf(relay.key, player?.rabbit));
      return { status: 'on' };
    }
    await unsubscribe(process);
    return { status: 'refused' };
  } catch (cause) {
    return {
      status: 'failed',
      error: cause instanceof AppError ? cause : new AppError('telling.failed', { cause }),
    };
  }
}
