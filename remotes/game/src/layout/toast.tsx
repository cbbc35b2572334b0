import { Link } from '@rainbow-rabbit/shared/router';
import type { ReactNode } from 'react';
import styles from './toast.module.css';

interface ToastsProps {
  /** True where the lower edge has the controls that are needed next: the news is then slim, in the header. */
  isSlim: boolean;
  children: ReactNode;
}

/** The place of news: above the tabs, where several lie one above the other, or in the header. */
export function Toasts({ isSlim, children }: ToastsProps) {
  return (
    <div className={styles.place} data-slim={isSlim || undefined}>
      {children}
    </div>
  );
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

/** The words of a slim toast: a press anywhere on the toast follows them. */
export function ToastLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className={styles.link} to={to}>
      {children}
    </Link>
  );
}
