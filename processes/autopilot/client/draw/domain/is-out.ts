import type { PlayerListRow } from '../../../../rabbit/client';

/** Returns true for a player who is no longer in the game. */
export const isOut = ({ banned, removed }: Pick<PlayerListRow, 'banned' | 'removed'>): boolean =>
  banned === true || removed === true;
