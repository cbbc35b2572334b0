import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { FoldedPart } from '../../fields';
import { BackLink } from '../layout';
import styles from './console-frame.module.css';
import { type ConsolePart, SectionLinks } from './section-links';

interface ConsoleFrameProps {
  /** The page above: the list of what the console is for. */
  home: { to: string; label: string };
  /** The name of the event, or of the contest. */
  name: string;
  phase: ReactNode;
  /** The parts with their sections, and the word that names them all; without them, there is no navigation. */
  sections?: { label: string; parts: readonly ConsolePart[] } | undefined;
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
  const part = sections?.parts.find((one) => one.name === section || isIn(one, section));
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
      {sections && (
        <nav className={styles.parts} aria-label={sections.label}>
          <SectionLinks links={sections.parts} section={section} within={part?.name} />
        </nav>
      )}
      <div className={styles.content}>
        {part && part.name !== section && (
          <BackLink to={part.to} size="small">
            {part.label}
          </BackLink>
        )}
        <h2 className={styles.heading} ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {stale !== undefined && <Notice tone="warning">{stale}</Notice>}
        {children}
        {part?.name === section && <SectionsBelow part={part} />}
      </div>
    </div>
  );
}

const isIn = ({ below }: ConsolePart, section: string) => below.some(({ name }) => name === section);

/** The way to the sections below a part, at the end of its page. */
function SectionsBelow({ part: { label, below, folded } }: { part: ConsolePart }) {
  if (below.length === 0) return null;
  const links = (
    <nav aria-label={label}>
      <SectionLinks links={below} />
    </nav>
  );
  return <Card>{folded === undefined ? links : <FoldedPart label={folded}>{links}</FoldedPart>}</Card>;
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
