import type { ReactNode } from 'react';
import { Row, SoftNote } from '../console/layout';
import styles from './flagged-row.module.css';

interface FlaggedRowProps {
  /** Names the thing that is reported. */
  name: ReactNode;
  /** The reason of the latest report. */
  reason: string;
  /** Says how many reports there are, and how old the latest is. */
  facts: string;
  /** The buttons of the decisions; none once it is decided. */
  children: ReactNode;
}

/** A row of the staff's list of things that people report. */
export function FlaggedRow({ name, reason, facts, children }: FlaggedRowProps) {
  return (
    <li className={styles.row}>
      <p className={styles.name}>{name}</p>
      <p>{reason}</p>
      <SoftNote isSmall>{facts}</SoftNote>
      {children && <Row>{children}</Row>}
    </li>
  );
}
