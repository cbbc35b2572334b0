import { ConsoleFrame, consolePartsOf } from '@rainbow-rabbit/parts/console/frame';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ReactNode } from 'react';
import { consoleParts, type SectionName, useConsolePaths } from '../session/console-paths';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import { EventPhaseChip } from './phase-chip';
import { sections } from './sections';

interface EventFrameProps {
  process: ProcessId;
  section: SectionName;
  /** True while the ledger can't be read, and what is shown may be old. */
  isStale: boolean;
  children: ReactNode;
}

/** Around every section of an event's console: the event's name and phase, and the way to the other sections. */
export function EventFrame({ process, section, isStale, children }: EventFrameProps) {
  const t = useStaffMessages();
  const { info, madeName } = useStaffEvent();
  const paths = useConsolePaths();
  const parts = consolePartsOf<SectionName>(consoleParts, (name) => ({
    to: paths.section(process, name),
    icon: sections[name].icon,
    label: t(`staff.section.${name}`),
    // Sections that are needed in trouble only.
    folded: name === 'live' ? t('staff.by-hand') : undefined,
  }));
  return (
    <ConsoleFrame
      home={{ to: paths.home, label: t('staff.events.title') }}
      name={info.name ?? madeName ?? t('staff.event.unnamed')}
      phase={<EventPhaseChip phase={info.phase} />}
      sections={{ label: t('staff.sections'), parts }}
      section={section}
      title={t(`staff.section.${section}`)}
      stale={isStale ? t('staff.event.stale') : undefined}
    >
      {children}
    </ConsoleFrame>
  );
}
