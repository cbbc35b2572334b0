import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, Icon, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { type ReactNode, useState } from 'react';
import { useDevbotErrorText } from '../../messages';
import { oneLine } from '../../words/visible-text.domain';
import { useToolsMessages } from '../tools-messages';
import { agoText } from './domain/ago-text';
import { maxName, type ProcessRow, pathOfRow } from './domain/process-row';
import styles from './listed.module.css';
import { type ListedProcesses, maxListedRows } from './use-listed-processes';

interface ListedProcessListProps {
  /** Names the list for screen readers. */
  label: string;
  listed: ListedProcesses;
  /** The words for a list without any row. */
  none: ReactNode;
  /** Draws what else a row says. */
  more?: (row: ProcessRow) => ReactNode;
}

/** A list of processes, each with the way to its page, and the way to older ones. */
export function ListedProcessList({ label, listed, none, more }: ListedProcessListProps) {
  const t = useToolsMessages();
  const errorText = useDevbotErrorText();
  const [now] = useState(() => Date.now());
  const { rows, status, error, isPartial } = listed;
  const isFull = rows.length >= maxListedRows;
  return (
    <>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={label}>
          {rows.map((row) => (
            <li key={row.process}>
              <ProcessRowLink row={row} now={now}>
                {more?.(row)}
              </ProcessRowLink>
            </li>
          ))}
        </ul>
      )}
      {status === 'loading' && <Spinner label={t('listed.loading')} />}
      {status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={listed.more}>
              {t('listed.again')}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {status === 'ready' && rows.length === 0 && none}
      {status === 'ready' && isPartial && !isFull && (
        <Button variant="secondary" onClick={listed.more}>
          {t('listed.more')}
        </Button>
      )}
      {isPartial && isFull && <p>{t('listed.full', { limit: maxListedRows })}</p>}
    </>
  );
}

function ProcessRowLink({ row, now, children }: { row: ProcessRow; now: number; children: ReactNode }) {
  const t = useToolsMessages();
  const { iso } = useLocale();
  const { process, name, kind, at, isFresh } = row;
  return (
    <Link className={styles.row} to={pathOfRow(row)}>
      <span className={styles.name}>{oneLine(name, maxName) || t('listed.unnamed')}</span>
      <span className={styles.facts}>
        <span>{t(`listed.kind.${kind}`)}</span>
        {at !== undefined && <time dateTime={new Date(at).toISOString()}>{agoText(at, now, iso)}</time>}
        {isFresh && <span className={styles.fresh}>{t('listed.fresh')}</span>}
        {children}
      </span>
      <span className={styles.id}>{process}</span>
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}
