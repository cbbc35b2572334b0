import type { ReactNode } from 'react';
import styles from './toast.module.css';

/** The place of news above the tabs; several stand one above the other. */
export function Toasts({ children }: { children: ReactNode }) {
  return <div className={styles.place}>{children}</div>;
}

interface ToastProps {
  picture: ReactNode;
  children: ReactNode;
  action?: ReactNode;
  /** True for news of a meeting, in the colour that is set around it. */
  isBig?: boolean;
}

/** One piece of news. Its owner has the `status` around it and takes it away again. */
export function Toast({ picture, children, action, isBig }: ToastProps) {
  return (
    <div className={styles.toast} data-big={isBig}>
      {picture}
      <p className={styles.text}>{children}</p>
      {action}
    </div>
  );
}
