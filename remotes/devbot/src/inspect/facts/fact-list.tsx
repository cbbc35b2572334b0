import { Link } from '@rainbow-rabbit/shared/router';
import { CopyButton } from '@rainbow-rabbit/shared/ui';
import type { ReactNode } from 'react';
import { visibleText } from '../../words/visible-text.domain';
import { useInspectMessages } from '../inspect-messages';
import styles from './fact-list.module.css';

/** Facts of the ledger, one below the other. */
export function FactList({ children }: { children: ReactNode }) {
  return <dl className={styles.facts}>{children}</dl>;
}

interface LedgerFactProps {
  label: string;
  /** The fact itself; an id or a text of the ledger is shown as it is. */
  value: string;
  /** The page of the app that shows it. */
  to?: string;
  /** True for a sentence of this app, which nobody copies. */
  isPlain?: boolean;
  children?: ReactNode;
}

/** The longest value that is shown; the whole one can be copied. */
const maxShown = 400;

/** One fact: its label, and its value to copy or to follow. */
export function LedgerFact({ label, value, to, isPlain = false, children }: LedgerFactProps) {
  const t = useInspectMessages();
  if (value === '')
    return (
      <LedgerFact label={label} value={t('inspect.none')} isPlain>
        {children}
      </LedgerFact>
    );
  const shown = visibleText(value.slice(0, maxShown)) + (value.length > maxShown ? '…' : '');
  return (
    <div className={styles.fact}>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} data-plain={isPlain || undefined}>
        {to ? (
          <Link className={styles.link} to={to}>
            {shown}
          </Link>
        ) : (
          <span className={styles.text}>{shown}</span>
        )}
        {!isPlain && <CopyButton what={label} text={() => value} />}
      </dd>
      {children && <dd className={styles.more}>{children}</dd>}
    </div>
  );
}
