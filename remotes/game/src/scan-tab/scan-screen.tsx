import { valueOf } from '@rainbow-rabbit/shared/reading';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import { KeptScansNotice } from '../kept-scans/kept-scans-notice';
import { useMessages } from '../messages';
import { Scanner } from '../scanner/scanner';
import { useGame } from '../session/game-context';
import { usePlayer } from '../session/player-context';
import { TakenBackNotice } from '../taken-back/taken-back-notice';
import { useCollector } from './collector-context';
import { MisreadNotice } from './misread-notice';
import styles from './scan-screen.module.css';
import { ScanStage } from './scan-stage';

/** The scan tab: the camera, then the result of the scan. */
export function ScanScreen() {
  const t = useMessages();
  const { player } = usePlayer();
  const { info } = useGame();
  const { state, kept, read } = useCollector();
  const phase = valueOf(info.reading)?.phase;
  const isLooking = state.status === 'looking';
  const canScan = (phase === undefined || phase === 'running') && !player.banned && !player.complete;
  const stage = useFocusOnResult(state.status);
  return (
    <div className={styles.screen}>
      {state.status !== 'collected' && (
        <VisuallyHidden>
          <h1>{t('tab.scan')}</h1>
        </VisuallyHidden>
      )}
      <div className={styles.stage} ref={stage} tabIndex={-1} aria-live="polite">
        <ScanStage state={state} canScan={canScan} />
      </div>
      {/* Hidden, not gone, while a scan is under way: the decoder stays loaded for the next rabbit. */}
      {canScan && (
        <div hidden={!isLooking}>
          <Scanner onRead={read} paused={!isLooking} />
        </div>
      )}
      <KeptScansNotice kept={kept} />
      {isLooking && <TakenBackNotice />}
      {isLooking && state.misread && (
        <div className={styles.misread}>
          <MisreadNotice misread={state.misread} />
        </div>
      )}
    </div>
  );
}

/** Moves the focus to a result, because the result replaces the element that had the focus. */
function useFocusOnResult(status: string) {
  const stage = useRef<HTMLDivElement>(null);
  const hasResult = status === 'collected' || status === 'refused';
  useEffect(() => {
    if (hasResult) stage.current?.focus({ preventScroll: true });
  }, [hasResult]);
  return stage;
}
