import { Link } from '@rainbow-rabbit/shared/router';
import { Notice } from '@rainbow-rabbit/shared/ui';
import { type SectionName, useConsolePaths } from '../session/console-paths';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './answers.module.css';

const steps = [
  ['key', 'event-key'],
  ['seal', 'white-rabbit'],
  ['resume', 'event'],
] as const satisfies readonly (readonly [string, SectionName])[];

/** The way on after a round without a winner: another key, new envelopes, and the game goes on. */
export function NextRound() {
  const t = useStaffMessages();
  const { rabbit, info } = useStaffEvent();
  const paths = useConsolePaths();
  if (info.phase === 'ended') return <Notice tone="warning">{t('staff.answers.none-ended')}</Notice>;
  return (
    <Notice tone="warning" title={t('staff.answers.none')}>
      <p>{t('staff.answers.none-text')}</p>
      <ol className={styles.steps}>
        {steps.map(([step, section]) => (
          <li key={step}>
            {t(`staff.answers.next.${step}`)}{' '}
            <Link to={paths.section(rabbit.process, section)}>{t(`staff.section.${section}`)}</Link>
          </li>
        ))}
      </ol>
    </Notice>
  );
}
