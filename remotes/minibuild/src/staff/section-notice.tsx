import { ButtonLink, Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useContestConsolePaths } from './session/console-paths';
import { useContestConsole } from './session/contest-console';
import type { ContestSection } from './session/section-names.domain';

/** Says what a section waits for, with a link to the section where that is done. */
export function SectionNotice({ section, children }: { section: ContestSection; children: ReactNode }) {
  const { t, contest } = useContestConsole();
  const paths = useContestConsolePaths();
  const link = (
    <ButtonLink variant="secondary" to={paths.section(contest.process, section)}>
      {t(`staff.section.${section}`)}
    </ButtonLink>
  );
  return <Notice action={link}>{children}</Notice>;
}
