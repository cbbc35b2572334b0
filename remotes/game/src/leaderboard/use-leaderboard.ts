import {
  defaultPageLimit,
  followBoard,
  type Leaderboard,
  replySchemas,
} from '@rainbow-rabbit/processes/rabbit/client';
import { followTopic, type LiveReading } from '@rainbow-rabbit/shared/reading';
import { useMemo, useState } from 'react';
import { useStoredReading } from '../reading/use-stored-reading';
import { useGame } from '../session/game-context';

const everyMs = 30_000;

/** One page of the leaderboard, kept up to date while it is on the screen: by the event's relay, if there is one. */
export function useLeaderboard(): LiveReading<Leaderboard> & {
  page: number;
  setPage: (page: number) => void;
} {
  const { client, event } = useGame();
  const [page, setPage] = useState(0);
  const follow = useMemo(() => followBoard(event, page, followTopic), [event, page]);
  const live = useStoredReading({
    key: `rainbow-rabbit.game.${client.process}.board.${page}`,
    schema: replySchemas.Leaderboard,
    read: (options) =>
      client.leaderboard({ offset: page * defaultPageLimit, limit: defaultPageLimit }, options),
    everyMs,
    follow,
  });
  return { ...live, page, setPage };
}
