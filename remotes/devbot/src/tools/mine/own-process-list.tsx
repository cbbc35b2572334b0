import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button, ButtonLink, Icon, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { botPath } from '../../bot/command-path';
import { useDevbotErrorText } from '../../messages';
import { visibleText } from '../../words/visible-text.domain';
import { useToolsMessages } from '../tools-messages';
import { agoText } from './domain/ago-text';
import { type ProcessRow, pathOfRow } from './domain/process-row';
import styles from './mine-page.module.css';
import { maxOwnRows, useOwnProcesses } from './use-own-processes';

/** The list of a wallet's processes, with the way to older ones; for a wallet without any, the way to the first one. */
export function OwnProcessList({ owner }: { owner: string }) {
  const t = useToolsMessages();
  const errorText = useDevbotErrorText();
  const { rows, status, error, hasMore, isFull, more } = useOwnProcesses(owner);
  const [now] = useState(() => Date.now());
  return (
    <>
      <p className={styles.owner}>{t('mine.of', { address: owner })}</p>
      {rows.length > 0 && (
        <ul className={styles.rows} aria-label={t('mine.list')}>
          {rows.map((row) => (
            <li key={row.process}>
              <OwnProcessRow row={row} now={now} />
            </li>
          ))}
        </ul>
      )}
      {status === 'loading' && <Spinner label={t('mine.loading')} />}
      {status === 'failed' && (
        <Notice
          tone="error"
          action={
            <Button variant="secondary" onClick={more}>
              {t('mine.again')}
            </Button>
          }
        >
          {errorText(error)}
        </Notice>
      )}
      {status === 'ready' && rows.length === 0 && (
        <Notice action={<ButtonLink to={botPath('/launch token')}>{t('mine.none.act')}</ButtonLink>}>
          {t('mine.none')}
        </Notice>
      )}
      {status === 'ready' && hasMore && (
        <Button variant="secondary" onClick={more}>
          {t('mine.more')}
        </Button>
      )}
      {isFull && <p>{t('mine.full', { limit: maxOwnRows })}</p>}
    </>
  );
}

function OwnProcessRow({ row, now }: { row: ProcessRow; now: number }) {
  const t = useToolsMessages();
  const { iso } = useLocale();
  const { process, name, kind, at, isFresh } = row;
  return (
    <Link className={styles.row} to={pathOfRow(row)}>
      <span className={styles.name}>{visibleText(name) || t('mine.unnamed')}</span>
      <span className={styles.facts}>
        <span>{t(`mine.kind.${kind}`)}</span>
        {at !== undefined && <time dateTime={new Date(at).toISOString()}>{agoText(at, now, iso)}</time>}
        {isFresh && <span className={styles.fresh}>{t('mine.fresh')}</span>}
      </span>
      <span className={styles.id}>{process}</span>
      <span className={styles.arrow}>
        <Icon name="arrow-right" />
      </span>
    </Link>
  );
}
