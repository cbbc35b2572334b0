import {
  type PlayerListRow,
  type ProcessPlace,
  type ProcessReadOptions,
  readMe,
  readPlayers,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { PlayerQuery } from './domain/player-query';

/** Reads of one search, before its user is asked to go on: public units answer few reads a minute. */
const readsOfSearch = 3;
const mostFound = 100;

/** Players that were found, and where the search can go on. */
export interface FoundPlayers {
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
export async function findPlayers(
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
