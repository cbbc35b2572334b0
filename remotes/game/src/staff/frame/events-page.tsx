import { useStaff } from '@rainbow-rabbit/console/session';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { ButtonLink, Card, Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText } from '../../messages';
import { type OwnEvent, useConsoleEvents } from '../events/own-events';
import { PhaseChip } from '../phase/phase-chip';
import { firstSection, useConsolePaths } from '../session/console-paths';
import { useEventOfStaff } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './events-page.module.css';

/** `/_internal/game`: the events, and the ones that this wallet may run. */
export function EventsPage() {
  const t = useStaffMessages();
  const events = useConsoleEvents();
  const paths = useConsolePaths();
  return (
    <Page title={t('staff.events.title')} intro={t('staff.events.intro')} width="narrow">
      <ButtonLink to={paths.making}>{t('staff.events.new')}</ButtonLink>
      <ul className={styles.list}>
        {events.map((event) => (
          <li key={event.process}>
            <EventCard event={event} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

function EventCard({ event }: { event: OwnEvent }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { address } = useStaff();
  const paths = useConsolePaths();
  const { reading } = useEventOfStaff(event.process).live;
  const info = valueOf(reading);
  return (
    <Card tone="raised">
      <div className={styles.head}>
        <h2>
          <Link className={styles.link} to={paths.section(event.process, firstSection)}>
            {info?.name ?? event.name}
          </Link>
        </h2>
        {info && <PhaseChip phase={info.phase} />}
      </div>
      {reading.status === 'loading' && <Spinner label={t('staff.loading')} />}
      {reading.status === 'failed' && <Notice tone="error">{errorText(reading.error)}</Notice>}
      {info && <p className={styles.role}>{t(roleIn(info.staff, address))}</p>}
    </Card>
  );
}

function roleIn([owner, ...others]: readonly string[], address: string) {
  if (owner === address) return 'staff.events.owner';
  return others.includes(address) ? 'staff.events.member' : 'staff.events.stranger';
}
