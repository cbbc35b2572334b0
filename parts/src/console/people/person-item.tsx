import type { Address } from '@rainbow-rabbit/shared/arweave';
import { shortAddress } from '@rainbow-rabbit/shared/bytes';
import type { ReactNode } from 'react';
import styles from './person-item.module.css';

interface PersonItemProps {
  address: Address;
  /** The name that the person is known by. */
  name: string | undefined;
  /** The person's role, in words. */
  role: string;
  /** The buttons of the acts on this person, if there are any. */
  children?: ReactNode;
}

/** One of the people, by the name with the short address beside it; by the whole address where no name is known. */
export function PersonItem({ address, name, role, children }: PersonItemProps) {
  return (
    <li className={styles.person}>
      <p>
        {name !== undefined && (
          <>
            <strong>
              <bdi>{name}</bdi>
            </strong>{' '}
          </>
        )}
        <code className={styles.address} title={address}>
          {name === undefined ? address : shortAddress(address)}
        </code>
      </p>
      <p className={styles.role}>{role}</p>
      {children}
    </li>
  );
}
