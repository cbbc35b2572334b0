import { moveInView } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './decoration.module.css';

/** A drawing of a layout, which screen readers pass by. It moves while it is on the screen, and keeps its own colours. */
export function Decoration({ className = '', children }: { className?: string; children: ReactNode }) {
  return (
    <div ref={moveInView} className={`${styles.decoration} ${className}`} aria-hidden="true">
      {children}
    </div>
  );
}
