import { Icon, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import type { SendStage } from './domain/send-stage';
import styles from './stage-note.module.css';

/** Where a message is on its way; stands in a live region, so that it is said aloud (docs/product.md 4.2). */
export function StageNote({ stage }: { stage: SendStage }) {
  const t = useMessages();
  return (
    <p className={styles.note}>
      {stage === 'approving' ? <Icon name="wallet" /> : <Spinner />}
      {t(`stage.${stage}`)}
    </p>
  );
}
