import type { ProcessPlace } from '@rainbow-rabbit/processes/arcade/client';
import { cityBoard, type GameName } from '@rainbow-rabbit/processes/arcade/client/domain';
import { Card, Tabs } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { gamePath } from '../arcades';
import { BoardLists } from '../board/board-lists';
import styles from '../board/game-boards.module.css';
import { gamesOf } from '../games/placed-games';
import { useMessages } from '../messages';
import { useCityNames } from '../names/use-city-names';

/** The boards of a city's arcade: the first rows of each of its games. */
export function ArcadeBoards({ arcade, city }: { arcade: ProcessPlace; city: string }) {
  const t = useMessages();
  const games = gamesOf(city);
  const [game, setGame] = useState<GameName>(games[0]);
  const label = t('arcade.board', { city: useCityNames()(city) });
  return (
    <Card>
      <h2 className={styles.title}>{label}</h2>
      <Tabs
        label={label}
        tabs={games.map((id) => ({ id, label: t(`title.${id}`) }))}
        selected={game}
        onSelect={setGame}
      >
        <BoardLists
          key={game}
          arcade={arcade}
          board={cityBoard(game, city)}
          label={t(`title.${game}`)}
          path={gamePath(city, game)}
          rows={5}
        />
      </Tabs>
    </Card>
  );
}
