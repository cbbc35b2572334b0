import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import {
  cityBoard,
  dailyBoard,
  type GameName,
  gameBoard,
} from '@rainbow-rabbit/processes/arcade/client/domain';
import { Card, Tabs } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useRunDay } from '../daily/use-run-day';
import { useMessages } from '../messages';
import { useCityNames } from '../names/use-city-names';
import { BoardLists } from './board-lists';
import styles from './game-boards.module.css';

interface GameBoardsProps {
  arcade: ProcessPlace;
  game: GameName;
  city: string;
  /** Page of the game. */
  path: string;
}

/** The boards of a game on its page: that of the city, today's run, and everybody's. */
export function GameBoards({ arcade, game, city, path }: GameBoardsProps) {
  const t = useMessages();
  const [selected, setSelected] = useState<'city' | 'daily' | 'all'>('city');
  const { day } = useRunDay();
  const boards = { city: cityBoard(game, city), daily: dailyBoard(game, day), all: gameBoard(game) };
  const labels = { city: useCityNames()(city), daily: t('board.name.daily'), all: t('board.name.all') };
  return (
    <Card>
      <h2 className={styles.title}>{t('board.title')}</h2>
      <Tabs
        label={t('board.title')}
        tabs={(['city', 'daily', 'all'] as const).map((id) => ({ id, label: labels[id] }))}
        selected={selected}
        onSelect={setSelected}
      >
        <BoardLists
          key={boards[selected]}
          arcade={arcade}
          board={boards[selected]}
          label={labels[selected]}
          path={path}
          rows={10}
          hasPages
        />
      </Tabs>
    </Card>
  );
}
