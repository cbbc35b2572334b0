import type { PlayerListRow, ProcessPlace } from '@rainbow-rabbit/processes/rabbit/client';
import { useEffect, useState } from 'react';
import type { PlayerQuery } from './domain/player-query';
import { findPlayers } from './find-players';

/** Pause after the last letter, before the process is asked. */
const typingMs = 400;

/** A search for players. */
export interface PlayerSearch {
  status: 'searching' | 'found' | 'failed';
  rows: readonly PlayerListRow[];
  error?: unknown;
  /** Goes on with the search, or tries again; absent at the end of the list. */
  goOn?: () => void;
}

const searching: PlayerSearch = { status: 'searching', rows: [] };

/** Looks for players by a text; undefined for the query of all. A new query ends the search for the one before. */
export function usePlayerSearch(rabbit: ProcessPlace, query: PlayerQuery): PlayerSearch | undefined {
  const [state, setState] = useState({ search: searching, query });

  useEffect(() => {
    if (query.kind === 'all') return;
    const own = new AbortController();
    const show = (search: PlayerSearch) => {
      if (!own.signal.aborted) setState({ search, query });
    };
    const look = async (rows: readonly PlayerListRow[], from: number) => {
      show({ status: 'searching', rows });
      try {
        const found = await findPlayers(rabbit, query, from, { maxAgeMs: 0, signal: own.signal });
        const all = [...rows, ...found.rows];
        const { next } = found;
        show({
          status: 'found',
          rows: all,
          ...(next !== undefined && { goOn: () => void look(all, next) }),
        });
      } catch (error) {
        show({ status: 'failed', rows, error, goOn: () => void look(rows, from) });
      }
    };
    const timer = setTimeout(() => void look([], 0), typingMs);
    return () => {
      clearTimeout(timer);
      own.abort();
    };
  }, [rabbit, query]);

  if (query.kind === 'all') return undefined;
  return state.query === query ? state.search : searching;
}
