import { type ReactNode, useEffect, useRef } from 'react';
import styles from './editor.module.css';

/** A part that takes the focus, and comes into view, when it comes: what was pressed for it may be gone. */
export function TakesFocus({ children }: { children: ReactNode }) {
  const part = useRef<HTMLDivElement>(null);
  useEffect(() => part.current?.focus(), []);
  return (
    <div ref={part} className={styles.focused} tabIndex={-1}>
      {children}
    </div>
  );
}
