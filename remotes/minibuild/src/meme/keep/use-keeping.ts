import { useEffect, useRef, useState } from 'react';
import type { Meme } from '../domain/meme';
import { keepMemeDraft } from './meme-draft';

/** A change that waits to be kept, a change that is kept, or a change that the browser has no place for. */
type KeepingState = 'waiting' | 'kept' | 'refused';

/** The rest after a change before it is kept. */
const keepAfterMs = 250;

/**
 * Keeps a meme on this device after each change, and at once when the page goes away.
 * @param pictureOf returns the person's own picture below a meme
 * @returns the latest change's way to the device
 */
export function useKeeping(meme: Meme, pictureOf: (meme: Meme) => Blob | undefined): KeepingState {
  const [done, setDone] = useState({ meme, isKept: true });
  const kept = useRef(meme);

  useEffect(() => {
    if (kept.current === meme) return;
    const keep = () => {
      clearTimeout(timer);
      if (kept.current === meme) return;
      kept.current = meme;
      const picture = pictureOf(meme);
      void keepMemeDraft(picture ? { meme, picture } : { meme }).then((isKept) => setDone({ meme, isKept }));
    };
    const keepHidden = () => {
      if (document.visibilityState === 'hidden') keep();
    };
    const timer = setTimeout(keep, keepAfterMs);
    document.addEventListener('visibilitychange', keepHidden);
    window.addEventListener('pagehide', keep);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', keepHidden);
      window.removeEventListener('pagehide', keep);
    };
  }, [meme, pictureOf]);

  // A visit to another page of the app keeps what the timer hasn't.
  const latest = useRef({ meme, pictureOf });
  useEffect(() => {
    latest.current = { meme, pictureOf };
  });
  useEffect(
    () => () => {
      const { meme: last, pictureOf: of } = latest.current;
      if (kept.current === last) return;
      const picture = of(last);
      void keepMemeDraft(picture ? { meme: last, picture } : { meme: last });
    },
    [],
  );
  if (!done.isKept) return 'refused';
  return done.meme === meme ? 'kept' : 'waiting';
}
