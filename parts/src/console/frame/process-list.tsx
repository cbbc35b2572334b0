import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useConsoleMessages } from '../console-messages';
import { Loading } from '../list';
import { useStaff } from '../session';
import { useConsoleErrorText } from '../session/staff';
import styles from './process-list.module.css';

/** The list of what a console is for, such as its events. */
export function ProcessList({ children }: { children: ReactNode }) {
  return <ul className={styles.list}>{children}</ul>;
}

interface ProcessCardProps<State> {
  /** Path of its console, within the app. */
  to: string;
  name: string;
  reading: Reading<State>;
  phase: (state: State) => ReactNode;
  /** Returns the addresses of its staff, the owner first. */
  staff: (state: State) => readonly string[];
  /** Returns another part that the person has in it, in words. */
  otherRole?: (state: State) => string | undefined;
}

/** One of the list, with its phase and the person's role in it. */
export function ProcessCard<State>(props: ProcessCardProps<State>) {
  const { to, name, reading, phase, staff, otherRole } = props;
  const t = useConsoleMessages();
  const errorText = useConsoleErrorText();
  const { address } = useStaff();
  const roleIn = (read: State) => {
    const [owner, ...others] = staff(read);
    if (owner === address) return t('processes.owner');
    if (others.includes(address)) return t('processes.member');
    return otherRole?.(read) ?? t('processes.stranger');
  };
  const state = valueOf(reading);
  return (
    <li>
      <Card tone="raised">
        <div className={styles.head}>
          <h2>
            <Link className={styles.link} to={to}>
              {name}
            </Link>
          </h2>
          {state !== undefined && phase(state)}
        </div>
        {reading.status === 'loading' && <Loading />}
        {reading.status === 'failed' && <Notice tone="error">{errorText(reading.error)}</Notice>}
        {state !== undefined && <p className={styles.role}>{roleIn(state)}</p>}
      </Card>
    </li>
  );
}
