import { type ReactNode, use, useEffect, useRef } from 'react';
import { CaughtToast } from '../caught/caught-toast';
import { Toasts } from '../layout/toast';
import type { Place } from '../places/places';
import { CollectorContext } from '../scan-tab/collector-context';
import { ResultToast } from '../scan-tab/result-toast';
import { useOwnRabbitIfAny } from '../session/own-rabbit';
import { PlayerContext } from '../session/player-context';
import { EventNotices } from './event-notices';
import styles from './game-frame.module.css';
import { GameHeader } from './game-header';
import { useLastPlace } from './last-place';
import { isTab, PlayerTabs } from './player-tabs';
import { ToEndingOnce } from './to-ending-once';
import { useGameTitle } from './use-game-title';

/** The frame around every screen of the game: the header, the notices for everybody, and a player's tabs. */
export function GameFrame({ place, children }: { place: Place; children: ReactNode }) {
  useGameTitle(place);
  const main = useFocusOnChange(place);
  const isPlayer = useOwnRabbitIfAny() !== undefined;
  const hasWallet = use(PlayerContext) !== undefined;
  // A scan under way and its result have the scan screen to themselves.
  const isScanOnScreen = use(CollectorContext)?.state.status !== 'looking' && place === 'scan';
  return (
    <div className={styles.frame} data-place={place}>
      <ToEndingOnce place={place} />
      <GameHeader place={place} />
      {hasWallet && (
        <Toasts isSlim={place === 'scan'}>
          {!isScanOnScreen && <CaughtToast asksWhenTouched={place === 'me'} isSlim={place === 'scan'} />}
          {place !== 'scan' && <ResultToast />}
        </Toasts>
      )}
      <div className={styles.main} ref={main} tabIndex={-1}>
        {/* My rabbit shows them below the code. */}
        {place !== 'me' && <EventNotices isEnding={place === 'ending'} />}
        {isPlayer && isTab(place) ? <PlayerTabs selected={place}>{children}</PlayerTabs> : children}
      </div>
    </div>
  );
}

/** Moves the focus to the beginning of a new screen; a tab that was chosen keeps it. */
function useFocusOnChange(place: Place) {
  const main = useRef<HTMLDivElement>(null);
  const last = useLastPlace();
  useEffect(() => {
    const before = last.current;
    last.current = place;
    if (before === undefined || before === place) return;
    if (document.activeElement?.role !== 'tab') main.current?.focus({ preventScroll: true });
  }, [place, last]);
  return main;
}
