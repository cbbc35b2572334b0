import { type Reading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Link } from '@rainbow-rabbit/shared/router';
import { Card, Notice } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { Loading } from '../list';
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
  /** The person's role in it, in words. */
  role: (state: State) => string;
  /** Translates any caught value. */
  errorText: (error: unknown) => string;
}

/** One of the list, with its phase and the person's role in it. */
export function ProcessCard<State>({ to, name, reading, phase, role, errorText }: ProcessCardProps<State>) {
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
        {state !== undefined && <p className={styles.role}>{role(state)}</p>}
      </Card>
    </li>
  );
}
