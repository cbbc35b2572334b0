import { useSizeText } from '@rainbow-rabbit/shared/files';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { VisuallyHidden } from '@rainbow-rabbit/shared/ui';
import { useKnownWords } from '../../known/known-words';
import { reasonOf } from '../../ledger/domain/plain-error';
import { messagePath } from '../../ledger/paths';
import { endsOfId, oneLine, visibleText } from '../../words/visible-text.domain';
import { useInspectMessages } from '../inspect-messages';
import type { LoggedRow } from './domain/log-row';
import styles from './log-row-view.module.css';
import type { RowResult } from './use-row-results';

interface LogRowViewProps {
  process: string;
  row: LoggedRow | undefined;
  result: RowResult | undefined;
}

/** Height of a row with the space below it, in units of the root's text size. */
export const logRowRem = 6.25;

/** A message in a list: its action, the beginning of its data, its sender and time, and its result once it is known. */
export function LogRowView({ process, row, result }: LogRowViewProps) {
  const t = useInspectMessages();
  const { iso } = useLocale();
  const sizeText = useSizeText();
  const { actionLabel, errorWords } = useKnownWords();
  if (!row) return <div className={styles.row} aria-busy />;
  const isToday = new Date(row.timestamp).toDateString() === new Date().toDateString();
  const time = new Intl.DateTimeFormat(
    iso,
    isToday ? { timeStyle: 'medium' } : { dateStyle: 'short', timeStyle: 'short' },
  ).format(row.timestamp);
  const label =
    row.nonce === 0 ? t('inspect.log.spawn') : (actionLabel(row.action) ?? visibleText(row.action));
  const error =
    result?.error === undefined
      ? undefined
      : oneLine(errorWords(result.error) ?? reasonOf(result.error), 120);
  return (
    <Link className={styles.row} to={messagePath(process, row.id)}>
      <span className={styles.line}>
        <span className={styles.nonce}>{row.nonce}</span>
        <span className={styles.action}>{label || t('inspect.log.no-action')}</span>
        {!row.isVerified && <span className={styles.doubt}>{t('inspect.log.unverified')}</span>}
        {result && !error && <ResultMark sent={result.sent} />}
      </span>
      {error ? (
        <span className={styles.error}>{t('inspect.log.error', { error })}</span>
      ) : (
        <span className={styles.preview}>{row.preview || t('inspect.log.no-data')}</span>
      )}
      <span className={styles.facts}>
        {t(row.isPushed ? 'inspect.log.from-process' : 'inspect.log.from', { sender: endsOfId(row.from) })} ·{' '}
        {time} · {sizeText(row.sizeBytes)}
      </span>
    </Link>
  );
}

/** A short mark of a message that was taken, with the number of messages that it sent; screen readers get a sentence. */
function ResultMark({ sent }: { sent: number }) {
  const t = useInspectMessages();
  return (
    <span className={styles.good}>
      <span aria-hidden="true">{sent > 0 ? `→ ${sent}` : '✓'}</span>
      <VisuallyHidden>
        {sent > 0 ? t('inspect.log.sent', { count: sent }) : t('inspect.log.taken')}
      </VisuallyHidden>
    </span>
  );
}
