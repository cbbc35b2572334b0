import { type Mood, Rabbit } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './trouble.module.css';

interface TroubleProps {
  title: string;
  mood?: Mood;
  /** The reason, and a remedy. */
  children?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
}

/** A page in place of the requested one: a rabbit, the reason, and buttons and links that lead on. */
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
