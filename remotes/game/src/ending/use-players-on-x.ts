import { maxPageLimit, type PlayerListRow, readPlayers } from '@rainbow-rabbit/processes/rabbit/client';
import { useAo } from '@rainbow-rabbit/shared/ao';
import { useCallback, useEffect, useState } from 'react';
import { useGame } from '../session/game-context';

interface PlayersOnX {
  rows: readonly PlayerListRow[];
  /** The offset at which the list goes on; undefined at its end. */
  next?: number;
  status: 'loading' | 'here' | 'failed';
}

/** The players who gave an X username, page by page: one read each, since a venue shares its reads. */
export function usePlayersOnX(): PlayersOnX & { more: () => void } {
  const ao = useAo();
  const { process } = useGame().event;
  const [list, setList] = useState<PlayersOnX>({ rows: [], next: 0, status: 'here' });
  const { next } = list;

  const more = useCallback(async () => {
    if (next === undefined) return;
    setList((before) => ({ ...before, status: 'loading' }));
    try {
      const page = await readPlayers({ ao, process }, { offset: next, limit: maxPageLimit, onX: true });
      setList(({ rows }) => ({ rows: [...rows, ...page.rows], next: page.next, status: 'here' }));
    } catch {
      setList((before) => ({ ...before, status: 'failed' }));
    }
  }, [ao, process, next]);

  const isFirst = next === 0 && list.status === 'here';
  useEffect(() => {
    if (isFirst) void more();
  }, [isFirst, more]);
  return { ...list, more };
}
