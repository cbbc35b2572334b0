import { Scrolling } from '@rainbow-rabbit/parts/fields';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './facts.module.css';

/** A list of facts. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface FactProps {
  label: string;
  /** The text on the screen, which can be copied unless `isPlain`. */
  children: string;
  /** True for prose, in the font of the page and without a copy button. */
  isPlain?: boolean;
  /** A link or button below the fact. */
  action?: ReactNode;
}

/** The number of characters that fit on a phone without scrolling. */
const mostInSight = 90;

/** One fact: its label and its text. Long texts scroll within themselves. */
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
