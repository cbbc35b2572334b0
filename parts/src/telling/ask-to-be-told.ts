import type { TellingAsk } from '@rainbow-rabbit/processes/rabbit/client';
import type { followTopic } from '@rainbow-rabbit/shared/reading';
import { askRelay, type RelayedProcess } from './ask-relay';
import { type NoticePage, subscribe, unsubscribe } from './push-registration';

/** The state of the sheet: `asking` while the browser, its push service or the relay hasn't answered. */
export interface TellingState {
  status:
    | 'off'
    | 'asking'
    | 'on'
    | 'denied'
    | 'refused'
    /** The phone wants as much news already as a relay takes. */
    | 'full'
    | 'unanswered'
    /** The browser's push service failed. */
    | 'unregistered'
    | 'home-screen'
    | 'unsupported'
    | 'without-relay';
}

/** The news that a phone wants, and what it has seen of them. */
export type WantedNews = Pick<NonNullable<TellingAsk['wanted']>, 'seen' | 'rabbit'>;

interface Wish {
  news: WantedNews;
  page: NoticePage;
  signal: AbortSignal;
  /** The page's way to brokers, but in tests. */
  follow?: typeof followTopic;
}

/**
 * Asks the user, the browser's push service and the relay of a process, in this order. What the phone has seen by now is no news.
 * @returns the state that it came to. Never fails
 */
export async function askToBeTold(
  { process, relay }: RelayedProcess,
  { news, page, signal, follow }: Wish,
): Promise<TellingState> {
  const permission = await Notification.requestPermission();
  if (permission !== 'granted') return { status: permission === 'denied' ? 'denied' : 'off' };
  try {
    const subscription = await subscribe(process, relay.key, page);
    const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
    const ask = {
      at: Date.now(),
      endpoint: subscription.endpoint,
      wanted: { p256dh, auth, ...news },
    };
    const status = await askRelay({ process, relay }, ask, signal, follow);
    if (status === 'on' || status === 'unanswered') return { status };
    await unsubscribe(process);
    return { status: 'refused' };
  } catch {
    return { status: 'unregistered' };
  }
}
