import { Button, Dialog, Icon, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { BackLink } from './back-link';
import styles from './console-frame.module.css';
import { type SectionLink, SectionLinks } from './section-links';

interface ConsoleFrameProps {
  /** The page above: the list of what the console is for. */
  home: { to: string; label: string };
  /** The name of the event, or of the contest. */
  name: string;
  phase: ReactNode;
  /** The sections, with the word that names them all; without them, there is no navigation. */
  sections?: { label: string; links: readonly SectionLink[] } | undefined;
  /** Name and title of the section that is shown. */
  section: string;
  title: string;
  /** Says that what is shown may be old, while the ledger can't be read. */
  stale: string | undefined;
  children: ReactNode;
}

/** Around every section of a console: the name and phase of what it is for, and the way to the other sections. */
export function ConsoleFrame({
  home,
  name,
  phase,
  sections,
  section,
  title,
  stale,
  children,
}: ConsoleFrameProps) {
  const heading = useFocusOnChange(section);
  useEffect(() => {
    document.title = `${title} · ${name}`;
  }, [title, name]);
  return (
    <div className={styles.console} data-alone={sections ? undefined : true}>
      <header className={styles.head}>
        <BackLink to={home.to} size="small">
          {home.label}
        </BackLink>
        <div className={styles.title}>
          <h1 className={styles.name}>{name}</h1>
          {phase}
        </div>
      </header>
      {sections && <Navigation {...sections} section={section} />}
      <div className={styles.content}>
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {stale !== undefined && <Notice tone="warning">{stale}</Notice>}
        {children}
      </div>
    </div>
  );
}

interface NavigationProps {
  label: string;
  links: readonly SectionLink[];
  section: string;
}

/** The sections beside the content where there is room, and else in a sheet that a button opens. */
function Navigation({ label, links, section }: NavigationProps) {
  const [menuAt, setMenuAt] = useState<string>();
  const close = () => setMenuAt(undefined);
  return (
    <>
      <nav className={styles.side} aria-label={label}>
        <SectionLinks links={links} section={section} />
      </nav>
      <div className={styles.choice}>
        <Button variant="secondary" wide onClick={() => setMenuAt(section)}>
          <Icon name="menu" />
          {label}
        </Button>
        {/* Going to another section closes the menu that led there. */}
        {menuAt === section && (
          <Dialog title={label} onClose={close} sheet>
            <nav aria-label={label}>
              <SectionLinks links={links} section={section} onFollow={close} />
            </nav>
          </Dialog>
        )}
      </div>
    </>
  );
}

/** Moves the focus to the heading of a section that was entered from another one. */
function useFocusOnChange(section: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const last = useRef(section);
  useEffect(() => {
    if (last.current === section) return;
    last.current = section;
    heading.current?.focus({ preventScroll: true });
  }, [section]);
  return heading;
}
