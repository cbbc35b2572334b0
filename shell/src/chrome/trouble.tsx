import { type Mood, Rabbit } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { isBot } from './bots';
import styles from './trouble.module.css';

interface TroubleProps {
  title: string;
  mood?: Mood;
  /** The reason, and a remedy. */
  children?: ReactNode;
  /** Buttons and links that lead on. */
  actions?: ReactNode;
  /** A part that comes later is below the buttons, so that it moves none of them. */
  details?: ReactNode;
}

/**
 * A page in place of the requested one: a rabbit, the reason, and buttons and links that lead on. A bot gets an empty one,
 * so that none keeps or shows a failure as the page.
 */
export function Trouble({ title, mood = 'asleep', children, actions, details }: TroubleProps) {
  if (isBot(navigator.userAgent)) return null;
  return (
    <section className={styles.trouble}>
      <div className={styles.rabbit}>
        <Rabbit mood={mood} size={150} />
      </div>
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.text}>{children}</div>
      <div className={styles.actions}>{actions}</div>
      {details && <div className={styles.text}>{details}</div>}
    </section>
  );
}
