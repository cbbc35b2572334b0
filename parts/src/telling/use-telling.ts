import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import type { EventRelay } from '@rainbow-rabbit/shared/network';
import { useEffect, useRef, useState } from 'react';
import { askRelay } from './ask-relay';
import { askToBeTold, type TellingState, type WantedNews } from './ask-to-be-told';
import { currentSubscription, type NoticePage, unsubscribe, whyNotTold } from './push-registration';

interface TellingWish {
  process: ProcessId;
  /** Undefined where the process has none. */
  relay: EventRelay | undefined;
  page: Omit<NoticePage, 'lang'>;
  /** Undefined while nothing is known that could be news; `full` where they are more than a relay takes. */
  news: WantedNews | 'full' | undefined;
  /** The news that the phone wants still once its user wants these no more; undefined for none. */
  rest?: WantedNews;
  /** False where a subscription that is there isn't about these news. */
  isWanted?: boolean;
  /** Called once the relay has taken the wish. */
  onTaken: () => void;
  /** Called once these news come no more; with `true` where none come any more. */
  onEnded: (isAll: boolean) => void;
}

/** The state of a wish for news, and its two acts. */
export interface Telling {
  state: TellingState;
  tell: () => Promise<void>;
  stop: () => Promise<void>;
}

/**
 * Connects a wish for news with this browser's push service and a relay. A subscription that is there already is asked for again: the
 * relay may have another key, the wish be another one.
 */
export function useTelling(wish: TellingWish): Telling {
  const { process, relay, news, rest, isWanted = true, onTaken, onEnded } = wish;
  const { code: lang } = useLocale();
  const why = relay ? whyNotTold() : 'without-relay';
  const [state, setState] = useState<TellingState>({ status: why ?? 'asking' });
  const left = useRef(new AbortController());

  const ask = async (wanted: WantedNews, endState: 'on' | 'off') => {
    if (!relay) return;
    const { signal } = left.current;
    setState({ status: 'asking' });
    const page = { ...wish.page, lang };
    const next = await askToBeTold({ process, relay }, { news: wanted, page, signal });
    if (next.status === 'on') {
      if (endState === 'on') onTaken();
      else onEnded(false);
    }
    if (next.status === 'refused') onEnded(true);
    if (!signal.aborted) setState(next.status === 'on' ? { status: endState } : next);
  };
  const tell = async () => {
    if (news === 'full') setState({ status: 'full' });
    else if (news) await ask(news, 'on');
  };
  const stop = async () => {
    if (rest) return ask(rest, 'off');
    const subscription = await currentSubscription(process);
    // From here on no message comes, whether or not the relay hears of it.
    await unsubscribe(process);
    onEnded(true);
    setState({ status: 'off' });
    if (!subscription || !relay) return;
    const end = { at: Date.now(), endpoint: subscription.endpoint };
    await askRelay({ process, relay }, end, left.current.signal).catch(() => undefined);
  };

  const begin = useRef({ tell, isWanted });
  begin.current = { tell, isWanted };
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    if (why) return () => leaving.abort();
    currentSubscription(process).then(
      (subscription) => {
        if (leaving.signal.aborted) return undefined;
        if (Notification.permission === 'denied') return setState({ status: 'denied' });
        // Asked here, a browser that has forgotten the consent would ask the user, who has asked for nothing.
        const isOn = subscription && begin.current.isWanted && Notification.permission === 'granted';
        return isOn ? begin.current.tell() : setState({ status: 'off' });
      },
      () => setState({ status: 'off' }),
    );
    return () => leaving.abort();
  }, [process, why]);

  return { state, tell, stop };
}
