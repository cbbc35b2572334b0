import { processMakingSteps } from '@rainbow-rabbit/processes/spawn/client';
import { Icon, Spinner } from '@rainbow-rabbit/shared/ui';
import { useMakingMessages } from './making-messages';
import styles from './making-progress.module.css';
import type { MakingState } from './use-making';

interface MakingProgressProps {
  state: MakingState;
  /** The name of what is made. */
  noun: string;
}

/** The steps of making a process, with those that are done. */
export function MakingProgress({ state, noun }: MakingProgressProps) {
  const t = useMakingMessages();
  const at = state.status === 'idle' ? -1 : processMakingSteps.indexOf(state.step);
  return (
    <ol className={styles.steps}>
      {processMakingSteps.map((step, index) => (
        <li key={step} className={styles.step} data-state={stateOf(index, at, state.status)}>
          <span className={styles.mark}>
            {index < at && <Icon name="check" />}
            {index === at && state.status === 'making' && <Spinner />}
            {(index > at || (index === at && state.status === 'failed')) && index + 1}
          </span>
          <span aria-live="polite">
            <strong>{t(`making.${step}`)}</strong>
            <br />
            {t(`making.${step}.text`, { noun })}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, at: number, status: MakingState['status']) {
  if (index < at) return 'done';
  if (index > at) return 'ahead';
  return status;
}
