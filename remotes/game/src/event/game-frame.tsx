import { useNavigate } from '@rainbow-rabbit/shared/router';
import { Tabs } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, use, useEffect, useRef } from 'react';
import { PlayerContext } from '../game/player-context';
import type { Place } from '../journey/place';
import { usePaths } from '../journey/use-paths';
import { useMessages } from '../messages';
import { EventNotices } from './event-notices';
import styles from './game-frame.module.css';
import { GameHeader } from './game-header';

const tabs = [
  { id: 'me', label: 'tab.me', icon: 'rabbit' },
  { id: 'scan', label: 'tab.scan', icon: 'scan' },
  { id: 'leaderboard', label: 'tab.leaderboard', icon: 'trophy' },
] as const;
type TabPlace = (typeof tabs)[number]['id'];

const isTab = (place: Place): place is TabPlace => tabs.some(({ id }) => id === place);

/** What stands around every screen of the game: its header, what everybody should know now, and a player's tabs. */
export function GameFrame({ place, children }: { place: Place; children: ReactNode }) {
  const main = useFocusOnChange(place);
  const isPlayer = use(PlayerContext) !== undefined;
  return (
    <div className={styles.frame} data-place={place}>
      <GameHeader place={place} />
      <div className={styles.main} ref={main} tabIndex={-1}>
        <EventNotices />
        {isPlayer && isTab(place) ? <PlayerTabs selected={place}>{children}</PlayerTabs> : children}
      </div>
    </div>
  );
}

function PlayerTabs({ selected, children }: { selected: TabPlace; children: ReactNode }) {
  const t = useMessages();
  const navigate = useNavigate();
  const pathTo = usePaths();
  return (
    <Tabs
      label={t('tab.label')}
      tabs={tabs.map(({ id, label, icon }) => ({ id, label: t(label), icon }))}
      selected={selected}
      onSelect={(place) => navigate(pathTo(place))}
      placement="bottom"
    >
      {children}
    </Tabs>
  );
}

/** After a step to another screen, reading and keyboard go on from its beginning; tabs keep their own focus. */
function useFocusOnChange(place: Place) {
  const main = useRef<HTMLDivElement>(null);
  const last = useRef(place);
  useEffect(() => {
    if (last.current === place) return;
    last.current = place;
    if (document.activeElement?.role !== 'tab') main.current?.focus({ preventScroll: true });
  }, [place]);
  return main;
}
