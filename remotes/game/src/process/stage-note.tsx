import { Icon, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './stage-note.module.css';
import type { SendStage } from './staged-signer';

/** Where a message is on its way, said aloud as it goes (product-spec section 4, scan stages). */
export function StageNote({ stage }: { stage: SendStage }) {
  const t = useMessages();
  return (
    <p className={styles.note} role="status">
      {stage === 'approving' ? <Icon name="wallet" /> : <Spinner />}
      {t(`stage.${stage}`)}
    </p>
  );
}
