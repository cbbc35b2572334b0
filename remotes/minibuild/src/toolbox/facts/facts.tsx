import { CopyButton } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './facts.module.css';
import { Scrolling } from './scrolling';

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

/** Characters that are in sight on a phone without scrolling. */
const mostInSight = 90;

/** One of them: what it is and what it says. Long ones scroll in themselves. */
export function Fact({ label, children, isPlain = false, action }: FactProps) {
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-plain={isPlain || undefined}>
        {children.length > mostInSight ? (
          <Scrolling label={label} className={styles.text}>
            {children}
          </Scrolling>
        ) : (
          <span className={styles.text}>{children}</span>
        )}
        {!isPlain && <CopyButton what={label} text={() => children} />}
      </dd>
      {action && <dd className={styles.action}>{action}</dd>}
    </div>
  );
}
