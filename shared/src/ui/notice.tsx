import type { ReactNode } from 'react';
import { Icon } from './icon';
import styles from './notice.module.css';

type Tone = 'info' | 'success' | 'warning' | 'error';

interface NoticeProps {
  tone?: Tone;
  title?: string;
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
}

const icons = { info: 'info', success: 'check', warning: 'warning', error: 'warning' } as const;

/** Something a person should know now; errors interrupt a screen reader, the rest waits its turn. */
export function Notice({ tone = 'info', title, children, action }: NoticeProps) {
  return (
    <div className={styles.notice} data-tone={tone} role={tone === 'error' ? 'alert' : 'status'}>
      <span className={styles.icon}>
        <Icon name={icons[tone]} />
      </span>
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {children && <div>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </div>
  );
}
