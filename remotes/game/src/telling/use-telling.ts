import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useEffect, useRef, useState } from 'react';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { askRelay } from './ask-relay';
import { askToBeTold, type TellingState } from './ask-to-be-told';
import { currentSubscription, unsubscribe, whyNotTold } from './push-registration';

/**
 * Connects the sheet with this browser's push service and the event's relay. A subscription that is there already is asked for again: the
 * relay may have another key, the player a rabbit since then.
 */
export function useTelling() {
  const { event, info } = useGame();
  const own = useOwnRabbitIfAny();
  const pathTo = usePaths();
  const { code: lang } = useLocale();
  const { process, relay, name } = event;
  const why = relay ? whyNotTold() : 'without-relay';
  const [state, setState] = useState<TellingState>(
    why ? { status: 'impossible', why } : { status: 'asking' },
  );
  const left = useRef(new AbortController());
  const reading = valueOf(info.reading);

  const tell = async () => {
    if (!relay || !reading) return;
    const { signal } = left.current;
    setState({ status: 'asking' });
    const page = { name, lang, path: pathTo('welcome') };
    const next = await askToBeTold({ process, relay }, { reading, player: own?.player, page, signal });
    if (!signal.aborted) setState(next);
  };
  const stop = async () => {
    const subscription = await currentSubscription(process);
    // From here on no message comes, whether or not the relay hears of it.
    await unsubscribe(process);
    setState({ status: 'off' });
    if (!subscription || !relay) return;
    const ask = { at: Date.now(), endpoint: subscription.endpoint };
    await askRelay({ process, relay }, ask, left.current.signal).catch(() => undefined);
  };

  const begin = useRef(tell);
  begin.current = tell;
  useEffect(() => {
    const leaving = new AbortController();
    left.current = leaving;
    if (why) return () => leaving.abort();
    currentSubscription(process).then(
      (subscription) => {
        if (leaving.signal.aborted) return undefined;
        if (Notification.permission === 'denied') return setState({ status: 'denied' });
        // Asked here, a browser that has forgotten the consent would ask the user, who has asked for nothing.
        const isOn = subscription && Notification.permission === 'granted';
        return isOn ? begin.current() : setState({ status: 'off' });
      },
      () => setState({ status: 'off' }),
    );
    return () => leaving.abort();
  }, [process, why]);

  return { state, tell, stop };
}
