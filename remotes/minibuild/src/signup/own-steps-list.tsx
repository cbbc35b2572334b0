import type { Mine } from '@rainbow-rabbit/processes/minibuild/client';
import { Icon } from '@rainbow-rabbit/shared/ui';
import styles from '../contest/panel.module.css';
import { useContest } from '../contest/use-contest';
import { useMessages } from '../messages';
import { ownSteps, type StepState, stepStates } from './domain/own-steps';

/** The steps of a person through the contest, with the next step marked. */
export function OwnStepsList({ mine }: { mine: Mine }) {
  const t = useMessages();
  const { phase } = useContest();
  if (!phase) return null;
  const states = stepStates(phase, mine);
  return (
    <ol className={styles.steps} aria-label={t('signup.steps')}>
      {ownSteps.map((step, index) => {
        const state = states[step];
        return (
          <li
            key={step}
            className={styles.step}
            data-state={state}
            aria-current={state === 'next' ? 'step' : undefined}
          >
            <span className={styles.mark} aria-hidden="true">
              <StepMark state={state} number={index + 1} />
            </span>
            <span>{t(`signup.step.${step}.${state === 'done' ? 'done' : 'open'}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

function StepMark({ state, number }: { state: StepState; number: number }) {
  if (state === 'done') return <Icon name="check" />;
  return state === 'missed' ? '–' : number;
}
