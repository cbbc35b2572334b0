import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Icon } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { SoundButton } from '../feedback/sound-button';
import { useMessages } from '../messages';
import type { Place } from '../places/places';
import { usePaths } from '../places/use-paths';
import { useGame } from '../session/game-context';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { LaterTellingSheet } from '../telling/tell-me';
import { useTellAgain } from '../telling/use-tell-again';
import styles from './game-header.module.css';
import { GameMenu } from './game-menu';
import { useExtraPart } from './use-extra-part';

const loadRoleButton = async () => (await import('../role/role-button')).RoleButton;

/** The event's name, which leads home, the icon of the own role once roles are dealt, sound, and the menu. */
export function GameHeader({ place }: { place: Place }) {
  const t = useMessages();
  const { event, info } = useGame();
  const isPlayer = useOwnRabbitIfAny() !== undefined;
  const isDealt = isPlayer && valueOf(info.reading)?.deal !== undefined;
  const RoleButton = useExtraPart(isDealt ? loadRoleButton : undefined);
  const loadTellAgain = useTellAgain();
  const TellAgain = useExtraPart(loadTellAgain);
  const pathTo = usePaths();
  const [openAt, setOpenAt] = useState<Place>();
  const [isTelling, setTelling] = useState(false);
  return (
    <header className={styles.header}>
      <Link className={styles.brand} to={pathTo('welcome')}>
        <Icon name="rabbit" />
        <span className={styles.name}>{event.name}</span>
      </Link>
      <div className={styles.buttons}>
        {isDealt && RoleButton && <RoleButton />}
        <SoundButton />
        <button
          type="button"
          className={styles.menu}
          aria-label={t('menu.open')}
          onClick={() => setOpenAt(place)}
        >
          <Icon name="menu" />
        </button>
      </div>
      {/* Going somewhere else closes the menu that led there. */}
      {openAt === place && <GameMenu onClose={() => setOpenAt(undefined)} onTell={() => setTelling(true)} />}
      {loadTellAgain && TellAgain && !isTelling && <TellAgain />}
      {isTelling && <LaterTellingSheet onClose={() => setTelling(false)} />}
    </header>
  );
}
