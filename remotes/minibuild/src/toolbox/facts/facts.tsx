import type { ReactNode } from 'react';
import { CopyButton } from './copy-button';
import styles from './facts.module.css';

/** A list of what is known of something. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  label: string;
  /** What is shown, and copied unless `isPlain`. */
  children: string;
  /** Prose, in the letters of the page, that nobody copies. */
  isPlain?: boolean;
  /** A way on from here. */
  action?: ReactNode;
}

/** One of them: what it is and what it says. Long ones scroll in themselves. */
export function Fact({ label, children, isPlain = false, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-plain={isPlain || undefined}>
        <span className={styles.text}>{children}</span>
        {!isPlain && <CopyButton what={label} text={() => children} />}
      </dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
