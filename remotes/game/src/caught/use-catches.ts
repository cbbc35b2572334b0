import type { CatchRow } from '@rainbow-rabbit/processes/rabbit/client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';

/** Scans on one page of the list. */
const pageRows = 20;

/** The scans of the own rabbit that were read so far, newest first. */
export interface CatchList {
  rows: readonly CatchRow[];
  /** The list goes on before this scan. */
  next?: number;
  /** Number of disputes that the player can still raise. */
  disputesLeft: number;
}

interface Catching {
  /** Undefined until the first page is there. */
  list: CatchList | undefined;
  isReading: boolean;
  error: unknown;
  /** Reads the list from its start. */
  reload: () => Promise<void>;
  /** Reads the next page; undefined at the end of the list. */
  more: (() => Promise<void>) | undefined;
}

/** The scans of the own rabbit, page by page. A new one is read at once, unless the player has gone on to older ones. */
export function useCatches(): Catching {
  const { client } = useGame();
  const { rabbit, caught = [] } = usePlayer().player;
  const [list, setList] = useState<CatchList>();
  const [{ isReading, error }, setState] = useState<{ isReading: boolean; error?: unknown }>({
    isReading: true,
  });
  const latestTurn = useRef(0);
  const isAtStart = useRef(true);

  const read = useCallback(
    async (before?: number, earlier: readonly CatchRow[] = []) => {
      latestTurn.current += 1;
      const turn = latestTurn.current;
      isAtStart.current = before === undefined;
      setState({ isReading: true });
      try {
        const { rows, next, disputesLeft } = await client.catches({ rabbit, limit: pageRows, before });
        if (turn !== latestTurn.current) return;
        setList({ rows: [...earlier, ...rows], next, disputesLeft });
        setState({ isReading: false });
      } catch (cause) {
        if (turn === latestTurn.current) setState({ isReading: false, error: cause });
      }
    },
    [client, rabbit],
  );

  const newest = caught.map((one) => `${one.rabbit}.${one.slot}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new scan is an occasion
  useEffect(() => {
    if (isAtStart.current) void read();
  }, [read, newest]);

  const reload = useCallback(() => read(), [read]);
  const next = list?.next;
  return {
    list,
    isReading,
    error,
    reload,
    more: next === undefined ? undefined : () => read(next, list?.rows),
  };
}
