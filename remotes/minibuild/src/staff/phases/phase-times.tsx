import { SoftNote, TitledCard } from '@rainbow-rabbit/parts/console/layout';
import { knownZone } from '@rainbow-rabbit/parts/zone-time/domain';
import { type ContestFacts, phaseNames, timedPhases } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { nextPhase } from '../../contest/domain/contest-phase';
import { useContestConsole } from '../session/contest-console';
import styles from './phases.module.css';

/** The card of the beginning of each phase, on the clocks of the contest's zone, with the phases that are over, now and next. */
export function PhaseTimes() {
  const { t, front } = useContestConsole();
  const { facts } = front;
  return (
    <TitledCard title={t('staff.overview.times')}>
      {facts ? <Times facts={facts} /> : <p>{t('staff.phases.no-times')}</p>}
    </TitledCard>
  );
}

function Times({ facts }: { facts: ContestFacts }) {
  const { t, info, front } = useContestConsole();
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: knownZone(facts.zone),
  });
  const now = phaseNames.indexOf(info.phase) - 1;
  const next = info.isOpen ? nextPhase(front, info.phase) : undefined;
  const stateOf = (index: number) => {
    if (index < now) return 'over';
    return index === now ? 'now' : 'ahead';
  };
  return (
    <>
      <ol className={styles.times}>
        {timedPhases.map((phase, index) => (
          <li key={phase} className={styles.time} data-state={stateOf(index)}>
            <span className={styles.phase}>{t(`call.phase.${phase}`)}</span>
            <span>{time.format(facts.times[phase])}</span>
            {index === now && <strong>{t('staff.phases.now')}</strong>}
            {next?.phase === phase && <span>{t('staff.phases.next')}</span>}
          </li>
        ))}
      </ol>
      <SoftNote isSmall>{t('staff.phases.zone', { zone: facts.zone.replaceAll('_', ' ') })}</SoftNote>
    </>
  );
}
