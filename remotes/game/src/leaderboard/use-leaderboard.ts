import { type Leaderboard, replySchemas } from '@rainbow-rabbit/processes/rabbit/client';
import { useState } from 'react';
import { type LiveReading, useReading } from '../reading/use-reading';
import { useGame } from '../session/game-context';
import { pageSize } from './domain/pages';

const everyMs = 30_000;

/** One page of the leaderboard, kept up to date while it is on the screen. */
export function useLeaderboard(): LiveReading<Leaderboard> & {
  page: number;
  setPage: (page: number) => void;
} {
  const { client } = useGame();
  const [page, setPage] = useState(0);
  const live = useReading({
    key: `rainbow-rabbit.game.${client.process}.board.${page}`,
    schema: replySchemas.Leaderboard,
    read: (options) => client.leaderboard({ offset: page * pageSize, limit: pageSize }, options),
    everyMs,
  });
  return { ...live, page, setPage };
}
