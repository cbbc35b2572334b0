import { Icon } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import styles from './notice-line.module.css';

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const;

interface NoticeLineProps {
  tone: keyof typeof icons;
  children: string;
  /** A button that helps. Without one the words stay on one line, and are cut off at its end. */
  action?: ReactNode;
  /** True when a whole notice says the same to screen readers. */
  isSilent?: boolean;
}

/** A notice of one slim line, for the place above the own code. */
export function NoticeLine({ tone, children, action, isSilent }: NoticeLineProps) {
  return (
    <div
      className={styles.line}
      data-tone={tone}
      role={isSilent ? undefined : 'status'}
      aria-hidden={isSilent || undefined}
    >
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <span className={styles.words}>{children}</span>
      {action}
    </div>
  );
}
