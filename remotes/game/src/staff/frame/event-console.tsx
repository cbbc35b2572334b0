import { ProcessConsole } from '@rainbow-rabbit/parts/console/frame';
import { useStaff } from '@rainbow-rabbit/parts/console/session';
import { maxReasonLength, readEventInfo } from '@rainbow-rabbit/processes/rabbit/client';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { valueOf } from '@rainbow-rabbit/shared/reading';
import { useParams } from '@rainbow-rabbit/shared/router';
import { useEffect, useState } from 'react';
import { AutopilotContext, type AutopilotView } from '../autopilot/autopilot-state';
import { useEventSecret } from '../secret/event-secret';
import {
  consoleParts,
  firstSection,
  type SectionName,
  sectionNames,
  useConsolePaths,
} from '../session/console-paths';
import { ownEvents, StaffEventContext, useEventOfStaff } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { EventPhaseChip } from './phase-chip';
import { loadAutopilot, loadSectionsAhead, sections } from './sections';

/** `/_internal/game/{process}/{section}`: the console of one event. */
export function EventConsole() {
  const { process = '', section } = useParams();
  const name = sectionNames.find((known) => known === section) ?? firstSection;
  return <ConsoleOfEvent key={process} process={process as ProcessId} section={name} />;
}

function ConsoleOfEvent({ process, section }: { process: ProcessId; section: SectionName }) {
  const t = useStaffMessages();
  const { address } = useStaff();
  const { rabbit, live } = useEventOfStaff(process);
  const { reading, refresh, accept } = live;
  const info = valueOf(reading);
  const madeName = ownEvents.useOne(process)?.name || undefined;
  const [autopilot, setAutopilot] = useState<AutopilotView>();
  const Runner = useAutopilotRunner(section);
  const secret = useEventSecret(process, info);
  const isStaff = info?.staff.includes(address) ?? false;
  ownEvents.useRemembered(process, (isStaff && info?.name) || undefined);
  return (
    <ProcessConsole
      secret={secret}
      paths={useConsolePaths()}
      parts={consoleParts}
      sections={sections}
      loadAhead={loadSectionsAhead}
      section={section}
      reading={reading}
      role={isStaff ? 'staff' : 'stranger'}
      name={info?.name ?? madeName}
      phase={({ phase }) => <EventPhaseChip phase={phase} />}
      words={{
        list: t('staff.events.title'),
        unnamed: t('staff.event.unnamed'),
        unread: t('staff.event.unread'),
        section: (name) => t(`staff.section.${name}`),
        // Sections that are needed in trouble only.
        folded: (name) => (name === 'live' ? t('staff.by-hand') : undefined),
        stranger: {
          title: t('staff.stranger.title'),
          text: t('staff.stranger.text'),
          or: t('staff.stranger.or'),
          address: t('staff.stranger.address'),
        },
      }}
      acts={{
        running: t('staff.act.running'),
        maxReasonLength,
        readAgain: () => readEventInfo(rabbit, { maxAgeMs: 0 }),
        onActed: accept,
      }}
    >
      {(event, frame) => (
        <StaffEventContext value={{ rabbit, info: event, refresh, secret: secret.secret, madeName }}>
          <AutopilotContext value={autopilot}>
            {frame}
            {Runner && <Runner onActed={accept} onView={setAutopilot} />}
          </AutopilotContext>
        </StaffEventContext>
      )}
    </ProcessConsole>
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
