import type { SendStage } from '@rainbow-rabbit/processes/common/client';
import { Rabbit } from '@rainbow-rabbit/shared/ui';
import { StageNote } from '../layout/stage-note';
import { usePlayer } from '../session/player-context';
import styles from './scan-under-way.module.css';

/** A scan under way: the player's own rabbit runs until wallet and ledger have answered. */
export function ScanUnderWay({ stage }: { stage: SendStage }) {
  const { player } = usePlayer();
  return (
    <div className={styles.way} data-stage={stage}>
      <div className={styles.meadow} aria-hidden="true">
        <div className={styles.runner}>
          <Rabbit colour={player.colour} mood="happy" size={120} />
        </div>
      </div>
      <StageNote stage={stage} />
    </div>
  );
}
