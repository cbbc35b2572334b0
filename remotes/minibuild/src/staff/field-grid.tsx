import type { ReactNode } from 'react';
import styles from './field-grid.module.css';

/** Fields beside each other where there is room. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className={styles.grid}>{children}</div>;
}

/** Fields that belong together, under their name. */
export function FieldSet({ name, hint, children }: { name: string; hint?: string; children: ReactNode }) {
  return (
    <fieldset className={styles.set}>
      <legend className={styles.legend}>{name}</legend>
      {hint && <p className={styles.hint}>{hint}</p>}
      {children}
    </fieldset>
  );
}
