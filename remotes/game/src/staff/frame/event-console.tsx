import { useStaff } from '@rainbow-rabbit/parts/console/session';
import type { EventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useParams } from '@rainbow-rabbit/shared/router';
import { Notice, Page, Spinner } from '@rainbow-rabbit/shared/ui';
import { Suspense, useEffect, useState } from 'react';
import { useGameErrorText } from '../../messages';
import { StaffActsProvider } from '../acts/staff-acts-provider';
import { AutopilotContext, type AutopilotView } from '../autopilot/autopilot-state';
import { useEventSecret } from '../secret/use-event-secret';
import { firstSection, type SectionName, sectionNames } from '../session/console-paths';
import { rememberOwnEvent, useMadeName } from '../session/own-events';
import { StaffEventContext, useEventOfStaff } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { EventFrame } from './event-frame';
import { NotOnStaff } from './not-on-staff';
import { loadAutopilot, loadSectionsAhead, sections } from './sections';

/** `/_internal/game/{process}/{section}`: the console of one event. */
export function EventConsole() {
  const { process = '', section } = useParams();
  const name = sectionNames.find((known) => known === section) ?? firstSection;
  return <ConsoleOfEvent key={process} process={process as ProcessId} section={name} />;
}

function ConsoleOfEvent({ process, section }: { process: ProcessId; section: SectionName }) {
  const t = useStaffMessages();
  const errorText = useGameErrorText();
  const { address } = useStaff();
  const { rabbit, live } = useEventOfStaff(process);
  const { reading, refresh, accept } = live;
  const info = valueOf(reading);
  const madeName = useMadeName(process);
  const [autopilot, setAutopilot] = useState<AutopilotView>();
  const Runner = useAutopilotRunner(section);
  const secret = useEventSecret(process, info);
  const event = info && { rabbit, info, refresh, secret, ...(madeName !== undefined && { madeName }) };
  useKnownEvent(process, info?.staff.includes(address) ? info : undefined);
  if (!event) {
    return (
      <Page>
        {reading.status === 'failed' ? (
          <Notice tone="error" title={t('staff.event.unread')}>
            {errorText(reading.error)}
          </Notice>
        ) : (
          <Spinner label={t('staff.loading')} />
        )}
      </Page>
    );
  }
  if (!event.info.staff.includes(address)) return <NotOnStaff info={event.info} process={process} />;
  return (
    <StaffEventContext value={event}>
      <AutopilotContext value={autopilot}>
        <EventFrame process={process} section={section} isStale={reading.status === 'stale'}>
          <SectionScreen key={section} section={section} onActed={accept} />
        </EventFrame>
        {Runner && <Runner onActed={accept} onView={setAutopilot} />}
      </AutopilotContext>
    </StaffEventContext>
  );
}

interface SectionScreenProps {
  section: SectionName;
  onActed: (info: EventInfo) => void;
}

function SectionScreen({ section, onActed }: SectionScreenProps) {
  const t = useStaffMessages();
  const { Screen } = sections[section];
  useEffect(loadSectionsAhead, []);
  return (
    <StaffActsProvider onActed={onActed}>
      <Suspense fallback={<Spinner label={t('staff.loading')} />}>
        <Screen />
      </Suspense>
    </StaffActsProvider>
  );
}

/** Returns the autopilot once it is loaded; a load that failed is repeated with the next section. */
function useAutopilotRunner(section: SectionName) {
  const [Runner, setRunner] = useState<Awaited<ReturnType<typeof loadAutopilot>>>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each section is another occasion.
  useEffect(() => {
    loadAutopilot().then(
      (loaded) => setRunner(() => loaded),
      () => undefined,
    );
  }, [section]);
  return Runner;
}

/** Keeps the event for the console's list. */
function useKnownEvent(process: ProcessId, { name = '' }: Partial<EventInfo> = {}): void {
  useEffect(() => {
    if (name) rememberOwnEvent({ process, name });
  }, [process, name]);
}
