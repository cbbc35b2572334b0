import { useEffect, useRef, useState } from 'react';
import type { Meme } from '../domain/meme';
import { keepMemeDraft } from './meme-draft';

/** The rest after a change before it is kept. */
const keepAfterMs = 400;

/**
 * Keeps a meme on this device after each change, and at once when the page goes away.
 * @param pictureOf returns the person's own picture below a meme
 * @returns false once the browser has refused to keep it
 */
export function useKeeping(meme: Meme, pictureOf: (meme: Meme) => Blob | undefined): boolean {
  const [isKept, setKept] = useState(true);
  const kept = useRef(meme);

  useEffect(() => {
    if (kept.current === meme) return;
    const keep = () => {
      clearTimeout(timer);
      if (kept.current === meme) return;
      kept.current = meme;
      const picture = pictureOf(meme);
      void keepMemeDraft(picture ? { meme, picture } : { meme }).then(setKept);
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
  return isKept;
}
