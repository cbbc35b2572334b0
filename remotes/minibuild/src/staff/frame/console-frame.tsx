import { BackLink } from '@rainbow-rabbit/console/frame';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { ContestPhaseChip } from '../phases/phase-chip';
import { useContestConsolePaths } from '../session/console-paths';
import type { ContestSection } from '../session/domain/section-names';
import { useStaffContest } from '../session/staff-contest';
import { useContestStaffMessages } from '../staff-messages';
import styles from './console-frame.module.css';
import { ContestSectionLinks } from './section-links';

interface ConsoleFrameProps {
  process: ProcessId;
  section: ContestSection;
  /** True for a judge who is not on the staff: there is the score sheet, and nothing else. */
  isJudgeOnly: boolean;
  /** True while the ledger can't be read, and what is shown may be old. */
  isStale: boolean;
  children: ReactNode;
}

/** Around every section of a contest's console: the contest's name and phase, and the way to the other sections. */
export function ContestFrame({ process, section, isJudgeOnly, isStale, children }: ConsoleFrameProps) {
  const t = useContestStaffMessages();
  const { info, front, madeName } = useStaffContest();
  const { home } = useContestConsolePaths();
  const [menuAt, setMenuAt] = useState<ContestSection>();
  const heading = useFocusOnChange(section);
  const name = front.texts?.name ?? madeName ?? t('staff.contest.unnamed');
  useEffect(() => {
    document.title = `${t(`staff.section.${section}`)} · ${name}`;
  }, [t, section, name]);
  return (
    <div className={styles.console} data-alone={isJudgeOnly || undefined}>
      <header className={styles.head}>
        <BackLink to={home} size="small">
          {t('staff.contests.title')}
        </BackLink>
        <div className={styles.title}>
          <h1 className={styles.name}>{name}</h1>
          <ContestPhaseChip phase={info.phase} />
        </div>
      </header>
      {!isJudgeOnly && (
        <>
          <nav className={styles.side} aria-label={t('staff.sections')}>
            <ContestSectionLinks process={process} section={section} />
          </nav>
          <div className={styles.choice}>
            <Button variant="secondary" wide onClick={() => setMenuAt(section)}>
              <Icon name="menu" />
              {t('staff.sections')}
            </Button>
            {/* Going to another section closes the menu that led there. */}
            {menuAt === section && (
              <Dialog title={t('staff.sections')} onClose={() => setMenuAt(undefined)} sheet>
                <nav aria-label={t('staff.sections')}>
                  <ContestSectionLinks
                    process={process}
                    section={section}
                    onFollow={() => setMenuAt(undefined)}
                  />
                </nav>
              </Dialog>
            )}
          </div>
        </>
      )}
      <div className={styles.content}>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {t(`staff.section.${section}`)}
        </h2>
        {isStale && <Notice tone="warning">{t('staff.contest.stale')}</Notice>}
        {children}
      </div>
    </div>
  );
}

/** Moves the focus to the heading of a section that was entered from another one. */
function useFocusOnChange(section: ContestSection) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    heading.current?.focus({ preventScroll: true });
  }, [section]);
  return heading;
}
