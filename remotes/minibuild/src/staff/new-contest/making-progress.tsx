import { processMakingSteps } from '@rainbow-rabbit/processes/spawn/client';
import { Icon, Spinner } from '@rainbow-rabbit/shared/ui';
import { useContestStaffMessages } from '../staff-messages';
import styles from './making-progress.module.css';
import type { ContestMakingState } from './use-making-contest';

/** The steps of making a contest, with those that are done. */
export function ContestMakingProgress({ state }: { state: ContestMakingState }) {
  const t = useContestStaffMessages();
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
            <strong>{t(`staff.new.${step}`)}</strong>
            <br />
            {t(`staff.new.${step}.text`)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function stateOf(index: number, at: number, status: ContestMakingState['status']) {
  if (index < at) return 'done';
  if (index > at) return 'ahead';
  return status;
}
