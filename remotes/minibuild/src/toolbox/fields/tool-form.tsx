import type { FormEvent, ReactNode } from 'react';
import styles from './tool-form.module.css';

/** A form of fields one below the other. The app shows the errors, not the browser. */
export function ToolForm({
  onSubmit,
  children,
}: {
  onSubmit: (event: FormEvent) => void;
  children: ReactNode;
}) {
  return (
    <form className={styles.form} onSubmit={onSubmit} noValidate>
      {children}
    </form>
  );
}
