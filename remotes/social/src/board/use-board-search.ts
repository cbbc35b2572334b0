import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import { type BoardRow, type ProcessPlace, searchBoard } from '@rainbow-rabbit/processes/community/client';
import { useEffect, useRef, useState } from 'react';
import type { BoardView } from './domain/board-types';
import { type FoundSoFar, searchOn } from './domain/search-on';

/** The time without a further letter after which a name is searched. */
const typedAfterMs = 350;

export type NameSearch =
  | { status: 'none' }
  | { status: 'searching' }
  | { status: 'found'; found: FoundSoFar<BoardRow> }
  | { status: 'failed'; error: unknown };

/** Goes on with a search until some people more are found. @throws AppError of the read; the people found so far stay */
type GoOn = () => Promise<void>;

/**
 * Searches people of a board by the beginning of their name, once the text has stood for a moment. A search that comes to
 * no end soon waits for `goOn`.
 */
export function useBoardSearch(
  community: ProcessPlace,
  view: BoardView,
  name: string,
): { search: NameSearch; goOn: GoOn } {
  const { id, period, city, list: who } = view;
  const text = ledgerText(name);
  const key = JSON.stringify([id, period, city, who, text]);
  const [search, setSearch] = useState<{ key: string; state: NameSearch }>();
  const going = useRef<(found: FoundSoFar<BoardRow>) => Promise<void>>(undefined);
  useEffect(() => {
    if (!text) return;
    const abort = new AbortController();
    const list = { id, period, list: who, ...(city && { city }), name: text };
    const accept = (state: NameSearch) => {
      if (!abort.signal.aborted) setSearch({ key, state });
    };
    const go = async (before: FoundSoFar<BoardRow>) => {
      const found = await searchOn(before, (from) =>
        searchBoard(community, { ...list, from }, { signal: abort.signal }),
      );
      accept({ status: 'found', found });
    };
    going.current = go;
    const begin = () => go({ rows: [], next: 0 }).catch((error) => accept({ status: 'failed', error }));
    const timer = setTimeout(begin, typedAfterMs);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [community, id, period, city, who, text, key]);
  const current: NameSearch = search?.key === key ? search.state : { status: 'searching' };
  const goOn = async () => {
    if (current.status === 'found') await going.current?.(current.found);
  };
  return { search: text ? current : { status: 'none' }, goOn };
}
