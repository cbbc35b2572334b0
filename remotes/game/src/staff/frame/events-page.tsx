import { ProcessCard, ProcessList } from '@rainbow-rabbit/parts/console/frame';
import type { ConsoleProcess } from '@rainbow-rabbit/parts/console/session';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { ButtonLink, Page } from '@rainbow-rabbit/shared/ui';
import { firstSection, useConsolePaths } from '../session/console-paths';
import { ownEvents, useEventOfStaff } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { EventPhaseChip } from './phase-chip';

/** `/_internal/game`: all events, and the events that this wallet may run. */
export function EventsPage() {
  const t = useStaffMessages();
  const events = ownEvents.useAll(useNetwork().events);
  const paths = useConsolePaths();
  return (
    <Page title={t('staff.events.title')} intro={t('staff.events.intro')} width="narrow">
      <ButtonLink to={paths.making}>{t('staff.events.new')}</ButtonLink>
      <ProcessList>
        {events.map((event) => (
          <EventCard key={event.process} event={event} />
        ))}
      </ProcessList>
    </Page>
  );
}

function EventCard({ event }: { event: ConsoleProcess }) {
  const paths = useConsolePaths();
  const { reading } = useEventOfStaff(event.process).live;
  return (
    <ProcessCard
      to={paths.section(event.process, firstSection)}
      name={valueOf(reading)?.name ?? event.name}
      reading={reading}
      phase={({ phase }) => <EventPhaseChip phase={phase} />}
      staff={({ staff }) => staff}
    />
  );
}
