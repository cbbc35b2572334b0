import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useGame } from '../game/game-context';
import { usePlayer } from '../game/player-context';
import { useMessages } from '../messages';
import { AllCollected } from '../rainbow/all-collected';
import { valueOf } from '../reading/reading';
import { Scanner } from '../scan';
import { Collected } from './collected';
import { useCollector } from './collector-context';
import { KeptScans } from './kept-scans';
import { MisreadNotice } from './misread-notice';
import { Refused } from './refused';
import styles from './scan-screen.module.css';
import { ScanUnderWay } from './scan-under-way';

/** The scan tab: the camera, then whatever became of what it saw. */
export function ScanScreen() {
  const t = useMessages();
  const { player } = usePlayer();
  const { info } = useGame();
  const { state, kept, read } = useCollector();
  const phase = valueOf(info.reading)?.phase;
  const canScan = (phase === undefined || phase === 'running') && !player.banned;

  if (state.status === 'collected') return <Collected scanned={state.scanned} />;
  if (player.complete) return <AllCollected />;
  return (
    <div className={styles.screen}>
      <VisuallyHidden>
        <h1>{t('tab.scan')}</h1>
      </VisuallyHidden>
      {state.status === 'refused' && <Refused error={state.error} canRetry={state.canRetry} />}
      {(state.status === 'approving' || state.status === 'sending') && <ScanUnderWay stage={state.status} />}
      {state.status === 'looking' && !canScan && <p className={styles.closed}>{t('collect.not-now')}</p>}
      {/* Hidden, not gone, while a scan is under way: the decoder stays loaded for the next rabbit. */}
      {canScan && (
        <div hidden={state.status !== 'looking'}>
          <Scanner onRead={read} paused={state.status !== 'looking'} />
        </div>
      )}
      <KeptScans kept={kept} />
      {state.status === 'looking' && state.misread && (
        <div className={styles.misread}>
          <MisreadNotice misread={state.misread} />
        </div>
      )}
    </div>
  );
}
