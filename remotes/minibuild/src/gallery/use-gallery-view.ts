import type { ContestPhase } from '@rainbow-rabbit/processes/minibuild/client';
import { useSearchParams } from '@rainbow-rabbit/shared/router';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type GalleryView, viewOf } from './domain/gallery-view';

/** The time without a further letter after which a text is searched. */
const typedAfterMs = 350;

type Changed = Partial<Record<'order' | 'kind' | 'search' | 'seeking', string>>;

/**
 * Returns the list that the page's address holds, so that a link shows the same entries, the text in the field, and a function
 * that changes them. A text is searched once it has stood for a moment.
 */
export function useGalleryView(phase: ContestPhase): {
  view: GalleryView;
  typed: string;
  change: (changed: Changed) => void;
} {
  const [query, setQuery] = useSearchParams();
  const { order, kind, search, isSeeking } = viewOf(query, phase);
  const view = useMemo(
    () => ({ order, kind, isSeeking, search: search.trim() }),
    [order, kind, search, isSeeking],
  );
  const [typed, setTyped] = useState(search);
  const write = useCallback(
    (changed: Changed) =>
      setQuery(
        (last) => {
          const next = new URLSearchParams(last);
          next.set('view', 'gallery');
          for (const [name, value] of Object.entries(changed)) {
            if (value) next.set(name, value);
            else next.delete(name);
          }
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  useEffect(() => {
    if (typed === search) return;
    const timer = setTimeout(() => write({ search: typed }), typedAfterMs);
    return () => clearTimeout(timer);
  }, [typed, search, write]);
  const change = useCallback(
    ({ search: text, ...others }: Changed) => {
      if (text !== undefined) setTyped(text);
      if (Object.keys(others).length > 0) write(others);
    },
    [write],
  );
  return { view, typed, change };
}
