import { Icon } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { useHold } from '../../role/use-hold';
import styles from './while-held.module.css';

interface WhileHeldProps {
  /** Says what a hold shows. */
  hint: string;
  /** Returns what shows while it is held. */
  children: () => ReactNode;
}

/** Shows something only while it is held, since somebody may look over the shoulder of the staff. */
export function WhileHeld({ hint, children }: WhileHeldProps) {
  const { isHeld, handlers } = useHold();
  return (
    <button type="button" className={styles.held} aria-pressed={isHeld} {...handlers}>
      {!isHeld && (
        <span className={styles.hint}>
          <Icon name="key" /> {hint}
        </span>
      )}
      {isHeld && children()}
    </button>
  );
}
