import { type Mood, Rabbit } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './trouble.module.css';

interface TroubleProps {
  title: string;
  mood?: Mood;
  /** What happened and what helps. */
  children?: ReactNode;
  /** Ways on: buttons and links. */
  actions?: ReactNode;
}

/** A page instead of the page that was wanted: a rabbit, what happened, and the ways on. */
export function Trouble({ title, mood = 'asleep', children, actions }: TroubleProps) {
  return (
    <section className={styles.trouble}>
      <Rabbit mood={mood} size={150} />
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
    </section>
  );
}
