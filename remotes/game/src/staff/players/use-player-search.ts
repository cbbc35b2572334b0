import {
  type PlayerListRow,
  type ProcessPlace,
  type ProcessReadOptions,
  readMe,
  readPlayers,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import { useEffect, useState } from 'react';
import type { PlayerQuery } from './domain/player-query';

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

/** Reads of one search, before its user is asked to go on: public units answer few reads a minute. */
const readsOfSearch = 3;
const mostFound = 100;

/** Players that were found, and where the search can go on. */
interface FoundPlayers {
  rows: readonly PlayerListRow[];
  next: number | undefined;
}

async function byAddress(rabbit: ProcessPlace, address: string, options: ProcessReadOptions) {
  const me = await readMe(rabbit, address as Address, options);
  if (!me.registered) return [];
  const { rows } = await readPlayers(rabbit, { offset: me.rabbit - 1, limit: 1 }, options);
  return rows.filter((row) => row.address === address);
}

async function byNumber(rabbit: ProcessPlace, number: number, options: ProcessReadOptions) {
  const { rows } = await readPlayers(rabbit, { offset: number - 1, limit: 1 }, options);
  return rows.filter((row) => row.rabbit === number);
}

/**
 * Looks for players.
 * @param from where to go on, as an earlier answer says; 0 at first
 * @throws AppError of the read
 */
async function findPlayers(
  rabbit: ProcessPlace,
  query: Exclude<PlayerQuery, { kind: 'all' }>,
  from: number,
  options: ProcessReadOptions,
): Promise<FoundPlayers> {
  if (query.kind === 'address')
    return { rows: await byAddress(rabbit, query.address, options), next: undefined };
  const found = from === 0 && query.rabbit !== undefined ? await byNumber(rabbit, query.rabbit, options) : [];
  const known = new Set(found.map((row) => row.rabbit));
  let next: number | undefined = from;
  for (let reads = 0; reads < readsOfSearch && next !== undefined && found.length < mostFound; reads++) {
    const page = await readPlayers(rabbit, { offset: next, limit: mostFound, search: query.text }, options);
    found.push(...page.rows.slice(0, mostFound).filter((row) => !known.has(row.rabbit)));
    // A number that leads back would never end.
    next = page.next !== undefined && page.next > next ? page.next : undefined;
  }
  return { rows: found, next };
}
