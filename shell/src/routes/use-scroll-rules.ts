import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

/** Waits before scrolling to an anchor, so that a new page has come up (docs/product 9.6). */
const waitOnNewPathMs = 500;
const waitOnSamePathMs = 1;

/** Returns the id that a location's hash names. An id that isn't encoded rightly is taken as it is written. */
function anchorOf(hash: string): string {
  const written = hash.slice(1);
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

interface Place extends Pick<Location, 'pathname' | 'hash' | 'key'> {
  /** The locale that prefixes the path: another one is the same place in another language. */
  locale?: string;
}

/**
 * Scrolls to the anchor that a location names, also when the same link is followed again, else to the top whenever the
 * path changes.
 */
export function useScrollRules({ pathname, hash, key, locale }: Place): void {
  const shown = useRef<{ pathname: string; locale: string | undefined }>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each visit has its own key, so a repeated one runs this again
  useEffect(() => {
    const before = shown.current;
    shown.current = { pathname, locale };
    const isNewPath = before?.pathname !== pathname;
    if (!hash) {
      if (isNewPath && before) window.scrollTo({ top: 0 });
      return;
    }
    if (!isNewPath && before.locale !== locale) return;
    const timer = setTimeout(
      () => document.getElementById(anchorOf(hash))?.scrollIntoView({ behavior: 'smooth' }),
      isNewPath ? waitOnNewPathMs : waitOnSamePathMs,
    );
    return () => clearTimeout(timer);
  }, [pathname, hash, key, locale]);
}
