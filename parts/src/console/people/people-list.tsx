import type { Address } from '@rainbow-rabbit/shared/arweave';
import type { ReactNode } from 'react';
import styles from './people.module.css';

interface PeopleListProps {
  /** True to draw a box around each person. */
  isBoxed?: boolean;
  children: ReactNode;
}

/** The people who run what a console is for. */
export function PeopleList({ isBoxed = false, children }: PeopleListProps) {
  return (
    <ul className={styles.people} data-boxed={isBoxed || undefined}>
      {children}
    </ul>
  );
}

interface PersonItemProps {
  address: Address;
  /** The person's role, in words. */
  role: string;
  /** The buttons of the acts on this person, if there are any. */
  children?: ReactNode;
}

/** One of the people, by the address. */
export function PersonItem({ address, role, children }: PersonItemProps) {
  return (
    <li className={styles.person}>
      <code className={styles.address}>{address}</code>
      <p className={styles.role}>{role}</p>
      {children}
    </li>
  );
}
