import { BackLink } from '@rainbow-rabbit/console/frame';
import type { ProcessId } from '@rainbow-rabbit/shared/arweave';
import { Button, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PhaseChip } from '../phase/phase-chip';
import { type SectionName, useConsolePaths } from '../session/console-paths';
import { useStaffEvent } from '../session/staff-event';
import { useStaffMessages } from '../staff-messages';
import styles from './console-frame.module.css';
import { SectionLinks } from './section-links';

interface ConsoleFrameProps {
  process: ProcessId;
  section: SectionName;
  /** True while the ledger can't be read, and what is shown may be old. */
  isStale: boolean;
  children: ReactNode;
}

/** Around every section of an event's console: the event's name and phase, and the way to the other sections. */
export function ConsoleFrame({ process, section, isStale, children }: ConsoleFrameProps) {
  const t = useStaffMessages();
  const { info, madeName } = useStaffEvent();
  const { home } = useConsolePaths();
  const [menuAt, setMenuAt] = useState<SectionName>();
  const heading = useFocusOnChange(section);
  const name = info.name ?? madeName ?? t('staff.event.unnamed');
  useEffect(() => {
    document.title = `${t(`staff.section.${section}`)} · ${name}`;
  }, [t, section, name]);
  return (
    <div className={styles.console}>
      <header className={styles.head}>
        <BackLink to={home} size="small">
          {t('staff.events.title')}
        </BackLink>
        <div className={styles.title}>
          <h1 className={styles.name}>{name}</h1>
          <PhaseChip phase={info.phase} />
        </div>
      </header>
      <nav className={styles.side} aria-label={t('staff.sections')}>
        <SectionLinks process={process} section={section} />
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
              <SectionLinks process={process} section={section} onFollow={() => setMenuAt(undefined)} />
            </nav>
          </Dialog>
        )}
      </div>
      <div className={styles.content}>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {t(`staff.section.${section}`)}
        </h2>
        {isStale && <Notice tone="warning">{t('staff.event.stale')}</Notice>}
        {children}
      </div>
    </div>
  );
}

/** Moves the focus to the heading of a section that was entered from another one. */
function useFocusOnChange(section: SectionName) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    heading.current?.focus({ preventScroll: true });
  }, [section]);
  return heading;
}
