import type { SendStage } from '@rainbow-rabbit/processes/common/client';
import { Icon, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../messages';
import styles from './stage-note.module.css';

/** The stage of a message. Callers place it in a live region, so that it is announced (docs/product 4.2). */
export function StageNote({ stage }: { stage: SendStage }) {
  const t = useMessages();
  return (
    <p className={styles.note}>
      {stage === 'approving' ? <Icon name="wallet" /> : <Spinner />}
      {t(`stage.${stage}`)}
    </p>
  );
}
