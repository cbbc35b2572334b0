import type { MouseEvent, ReactNode } from 'react';
import styles from './field.module.css';

interface FieldPanelProps {
  /** Called for a tap beside the card. */
  onClick?: () => void;
  children: ReactNode;
}

/** A card over the scene. */
export function FieldPanel({ onClick, children }: FieldPanelProps) {
  const tap = ({ target, currentTarget }: MouseEvent) => {
    if (target === currentTarget) onClick?.();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: a button in the card does the same
    <div className={styles.over} onClick={tap}>
      <div className={styles.panel}>{children}</div>
    </div>
  );
}
