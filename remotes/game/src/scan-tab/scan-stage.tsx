import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import { AllCollected } from '../rainbow/all-collected';
import { usePlayer } from '../session/player-context';
import { Collected } from './collected';
import type { ScanState } from './domain/scan-step';
import { Refused } from './refused';
import styles from './scan-stage.module.css';
import { ScanUnderWay } from './scan-under-way';

/**
 * The stage of a scan, or the reason why scanning is not possible; nothing while the camera looks for a
 * rabbit.
 */
export function ScanStage({ state, canScan }: { state: ScanState; canScan: boolean }) {
  const t = useMessages();
  const { player } = usePlayer();
  switch (state.status) {
    case 'collected':
      return <Collected scanned={state.scanned} />;
    case 'refused':
      return <Refused scan={state.code} error={state.error} canRetry={state.canRetry} />;
    case 'approving':
    case 'sending':
      return <ScanUnderWay stage={state.status} />;
    case 'looking':
      if (player.complete) return <AllCollected />;
      return canScan ? null : (
        <div className={styles.closed}>
          <Rabbit colour={player.colour} mood="asleep" size={140} />
          <p>{t('collect.not-now')}</p>
        </div>
      );
  }
}
