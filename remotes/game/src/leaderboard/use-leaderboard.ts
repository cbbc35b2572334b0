import {
  defaultPageLimit,
  followBoard,
  type Leaderboard,
  replySchemas,
} from '@rainbow-rabbit/processes/rabbit/client';
import { followTopic, type LiveReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { useMemo, useState } from 'react';
import { useStoredReading } from '../reading/use-stored-reading';
import { useGame } from '../session/game-context';
import { useSpotChecked } from '../session/use-spot-checked';

const everyMs = 30_000;

/** The outcome of a comparison of the page on the screen with the ledger. */
export type LedgerCheck = 'same' | 'newer' | 'failed';

/** One page of the leaderboard, kept up to date while it is on the screen: by the event's relay, if there is one. */
export function useLeaderboard(): LiveReading<Leaderboard> & {
  page: number;
  setPage: (page: number) => void;
  /** Reads the page directly, shows it, and compares it with the one on the screen. */
  check: () => Promise<LedgerCheck>;
} {
  const { client, event, relayTrust } = useGame();
  const [page, setPage] = useState(0);
  const follow = useMemo(() => followBoard(event, page, followTopic), [event, page]);
  const checked = useSpotChecked<Leaderboard>(
    relayTrust,
    (options) => client.leaderboard({ offset: page * defaultPageLimit, limit: defaultPageLimit }, options),
    follow,
  );
  const live = useStoredReading({
    key: `${client.process}.board.${page}`,
    schema: replySchemas.Leaderboard,
    everyMs,
    ...checked,
  });
  const check = async (): Promise<LedgerCheck> => {
    const shown = JSON.stringify(valueOf(live.reading)?.rows);
    try {
      const board = await checked.read({ maxAgeMs: 0 });
      live.accept(board);
      return JSON.stringify(board.rows) === shown ? 'same' : 'newer';
    } catch {
      return 'failed';
    }
  };
  return { ...live, page, setPage, check };
}
