import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import type { Place } from '../places/places';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import styles from './game-header.module.css';
import { GameMenu } from './game-menu';

/** The event's name, which leads home, and the menu. */
export function GameHeader({ place }: { place: Place }) {
  const t = useMessages();
  const { event } = useGame();
  const pathTo = usePaths();
  const [openAt, setOpenAt] = useState<Place>();
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={pathTo('welcome')}>
        <Icon name="rabbit" />
        <span className={styles.name}>{event.name}</span>
      </Link>
      <button
        type="button"
        className={styles.menu}
        aria-label={t('menu.open')}
        onClick={() => setOpenAt(place)}
      >
        <Icon name="menu" />
      </button>
      {/* Going somewhere else closes the menu that led there. */}
      {openAt === place && <GameMenu onClose={() => setOpenAt(undefined)} />}
    </header>
  );
}
