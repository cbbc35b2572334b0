import { ConsoleFrame, consolePartsOf } from '@rainbow-rabbit/parts/console/frame';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import type { ReactNode } from 'react';
import { ContestPhaseChip } from '../phases/phase-chip';
import { useContestConsolePaths } from '../session/console-paths';
import { type ContestSection, contestParts } from '../session/section-names.domain';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import { contestSections } from './sections';

interface ContestFrameProps {
  process: ProcessId;
  section: ContestSection;
  /** True for a judge who is not on the staff: there is the score sheet, and nothing else. */
  isJudgeOnly: boolean;
  /** True while the ledger can't be read, and what is shown may be old. */
  isStale: boolean;
  children: ReactNode;
}

/** Around every section of a contest's console: the contest's name and phase, and the way to the other sections. */
export function ContestFrame({ process, section, isJudgeOnly, isStale, children }: ContestFrameProps) {
  const t = useContestStaffMessages();
  const { info, front, madeName } = useStaffContest();
  const paths = useContestConsolePaths();
  const parts = consolePartsOf<ContestSection>(contestParts, (name) => ({
    to: paths.section(process, name),
    icon: contestSections[name].icon,
    label: t(`staff.section.${name}`),
  }));
  return (
    <ConsoleFrame
      home={{ to: paths.home, label: t('staff.contests.title') }}
      name={front.texts?.name ?? madeName ?? t('staff.contest.unnamed')}
      phase={<ContestPhaseChip phase={info.phase} />}
      sections={isJudgeOnly ? undefined : { label: t('staff.sections'), parts }}
      section={section}
      title={t(`staff.section.${section}`)}
      stale={isStale ? t('staff.contest.stale') : undefined}
    >
      {children}
    </ConsoleFrame>
  );
}
