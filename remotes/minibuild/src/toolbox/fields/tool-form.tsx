import type { FormEvent, ReactNode } from 'react';
import styles from './tool-form.module.css';

/** Fields one below the other. What is wrong with them is told by us, not by the browser. */
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
