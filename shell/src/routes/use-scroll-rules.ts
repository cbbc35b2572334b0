import { useEffect, useRef } from 'react';
import type { Location } from 'react-router-dom';

/** Waits before scrolling to an anchor, so that a new page has come up (docs/product.md 9.6). */
const waitOnNewPathMs = 500;
const waitOnSamePathMs = 1;

/** Scrolls to the anchor that a location names, else to the top whenever the path changes. */
export function useScrollRules({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): void {
  const shownPath = useRef<string>(undefined);
  useEffect(() => {
    const isNewPath = shownPath.current !== pathname;
    const isFirst = shownPath.current === undefined;
    shownPath.current = pathname;
    if (!hash) {
      if (isNewPath && !isFirst) window.scrollTo({ top: 0 });
      return;
    }
    const timer = setTimeout(
      () =>
        document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView({ behavior: 'smooth' }),
      isNewPath ? waitOnNewPathMs : waitOnSamePathMs,
    );
    return () => clearTimeout(timer);
  }, [pathname, hash]);
}
