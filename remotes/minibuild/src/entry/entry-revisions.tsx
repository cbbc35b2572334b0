import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import type { ContestEntry } from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Link } from '@rainbow-rabbit/shared/router';
import { useMessages } from '../messages';
import { queryOf } from '../toolbox/places/domain/place';
import styles from './entry-revisions.module.css';

/** The revisions of an entry, the latest first; each leads to its message on the ledger. */
export function EntryRevisions({ entry: { history } }: { entry: ContestEntry }) {
  const t = useMessages();
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <FoldedPart className={styles.revisions} label={t('entry.revisions', { count: history.length })}>
      <ol className={styles.list} reversed>
        {[...history].reverse().map(({ revision, submittedAt, message, title }) => (
          <li key={revision} className={styles.revision}>
            <bdi className={styles.title}>{title}</bdi>
            <span className={styles.facts}>
              <time dateTime={new Date(submittedAt).toISOString()}>{time.format(submittedAt)}</time>
              <Link
                className={styles.link}
                to={`/mini-build/utils${queryOf({ tool: 'lookup', id: message })}`}
              >
                {t('entry.revision.message', { revision })}
              </Link>
            </span>
          </li>
        ))}
      </ol>
    </FoldedPart>
  );
}
