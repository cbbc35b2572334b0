import { Card } from '@rainbow-rabbit/shared/ui';
import type { ComponentProps, ReactNode } from 'react';
import styles from './stack.module.css';

interface StackProps {
  /** As wide as texts are read well, or as wide as there is room. */
  width?: 'reading' | 'full';
  /** Less space between the parts, as inside a card. */
  isTight?: boolean;
  /** A list for list items. */
  as?: 'div' | 'ul';
  /** Names a list. */
  label?: string;
  children: ReactNode;
}

/** Parts one below the other. */
export function Stack({ width = 'full', isTight = false, as: Tag = 'div', label, children }: StackProps) {
  return (
    <Tag className={styles.stack} data-width={width} data-tight={isTight || undefined} aria-label={label}>
      {children}
    </Tag>
  );
}

/** Buttons or small parts in a row, which goes on below where there is no more room. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>;
}

/** A sentence beside the matter, in softer ink. */
export function SoftNote({ isSmall = false, children }: { isSmall?: boolean; children: ReactNode }) {
  return (
    <p className={styles.note} data-small={isSmall || undefined}>
      {children}
    </p>
  );
}

interface TitledCardProps extends Pick<ComponentProps<typeof Card>, 'tone' | 'rainbow'> {
  title?: ReactNode;
  children: ReactNode;
}

/** A card of a section, under its title. */
export function TitledCard({ title, children, ...card }: TitledCardProps) {
  return (
    <Card {...card}>
      <div className={styles.card}>
        {title !== undefined && <h3>{title}</h3>}
        {children}
      </div>
    </Card>
  );
}

interface ProgressLineProps {
  /** Says how far it is. */
  label: string;
  done: number;
  all: number;
  isSmall?: boolean;
}

/** Shows how much of a number is done, in words and as a bar. */
export function ProgressLine({ label, done, all, isSmall = false }: ProgressLineProps) {
  return (
    <label className={styles.progress} data-small={isSmall || undefined}>
      {label}
      <progress className={styles.bar} max={Math.max(1, all)} value={Math.min(done, all)} />
    </label>
  );
}
