import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useContestConsolePaths } from './session/console-paths';
import type { ContestSection } from './session/section-names.domain';
import { useStaffContest } from './session/staff-contest';
import { useContestStaffMessages } from './staff-messages';

/** Says what a section waits for, with a link to the section where that is done. */
export function SectionNotice({ section, children }: { section: ContestSection; children: ReactNode }) {
  const t = useContestStaffMessages();
  const paths = useContestConsolePaths();
  const { contest } = useStaffContest();
  const link = (
    <ButtonLink variant="secondary" to={paths.section(contest.process, section)}>
      {t(`staff.section.${section}`)}
    </ButtonLink>
  );
  return <Notice action={link}>{children}</Notice>;
}
