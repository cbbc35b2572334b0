import {
  maxPageLimit,
  type PlayerListRow,
  type ProcessPlace,
  readPlayers,
} from '@rainbow-rabbit/processes/rabbit/client';
import type { BadgeRange } from './badge-range.domain';

/**
 * Reads the players of a range of numbers, without those who were removed.
 * @throws AppError of the read
 */
export async function readBadgePlayers(
  rabbit: ProcessPlace,
  { first, last }: BadgeRange,
): Promise<PlayerListRow[]> {
  const players: PlayerListRow[] = [];
  for (let offset = first - 1; offset < last; offset += maxPageLimit) {
    const limit = Math.min(maxPageLimit, last - offset);
    const { total, rows } = await readPlayers(rabbit, { offset, limit }, { maxAgeMs: 0 });
    players.push(...rows.slice(0, limit).filter(({ removed }) => !removed));
    if (offset + limit >= total) break;
  }
  return players;
}
