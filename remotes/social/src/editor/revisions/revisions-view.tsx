import type { PagePlace, RevisionRow } from '@rainbow-rabbit/processes/community/client';
import { createGatewayReader } from '@rainbow-rabbit/shared/gateway';
import { locales, useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import { useSocialErrorText } from '../../messages';
import type { PageLedger } from '../../page-ledger/page-ledger';
import listStyles from '../editor-list.module.css';
import { useEditorMessages } from '../editor-messages';
import { ReadingNote } from '../reading-note';
import { TakesFocus } from '../takes-focus';
import { CompareRevisions } from './compare-revisions';
import { readRevision } from './read-revision';
import styles from './revisions.module.css';
import { useRevisions } from './use-revisions';

interface RevisionsViewProps {
  ledger: PageLedger;
  name: PagePlace;
  onRestored: () => void;
}

type Restoring =
  | { status: 'idle' }
  | { status: 'sending'; number: number }
  | { status: 'failed'; error: unknown }
  | { status: 'restored'; number: number; as: number };

/** All revisions of a page, newest first: any two can be compared, and an older one brought back. */
export function RevisionsView({ ledger, name, onRestored }: RevisionsViewProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const { gateways: url } = useNetwork();
  const reader = useMemo(() => createGatewayReader({ url }), [url]);
  const { page, more } = useRevisions(ledger, name);
  const [restoring, setRestoring] = useState<Restoring>({ status: 'idle' });
  if (!page.value) return <ReadingNote page={page} />;
  const { rows, total } = page.value;
  const [newest] = rows;
  if (!newest) return <p>{t('revision.none')}</p>;

  const restore = async (revision: RevisionRow) => {
    setRestoring({ status: 'sending', number: revision.number });
    try {
      const content = await readRevision(revision, reader);
      const { number } = await ledger.restore({
        ...name,
        base: newest.number,
        number: revision.number,
        content,
      });
      setRestoring({ status: 'restored', number: revision.number, as: number });
      page.reload();
      onRestored();
    } catch (error) {
      setRestoring({ status: 'failed', error });
    }
  };
  return (
    <div className={styles.stack}>
      {restoring.status === 'restored' && (
        <TakesFocus>
          <Notice tone="success">
            {t('revision.restored', { number: restoring.number, as: restoring.as })}
          </Notice>
        </TakesFocus>
      )}
      {restoring.status === 'failed' && (
        <TakesFocus>
          <Notice tone="error" title={t('revision.restore-failed')}>
            {errorText(restoring.error)}
          </Notice>
        </TakesFocus>
      )}
      {rows.length > 1 && <CompareRevisions rows={rows} reader={reader} language={name.language} />}
      <ul className={listStyles.list}>
        {rows.map((revision) => (
          <li key={revision.number} className={listStyles.row}>
            <RevisionFacts revision={revision} />
            {revision.number === newest.number ? (
              <span className={styles.small}>{t('revision.current')}</span>
            ) : (
              <Button
                variant="secondary"
                busy={restoring.status === 'sending' && restoring.number === revision.number}
                onClick={() => void restore(revision)}
              >
                {t('revision.restore', { number: revision.number })}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rows.length < total && (
        <Button variant="quiet" onClick={more}>
          {t('revision.more')}
        </Button>
      )}
    </div>
  );
}

function RevisionFacts({
  revision: { number, publishedAt, author, from, restores },
}: {
  revision: RevisionRow;
}) {
  const t = useEditorMessages();
  const { iso } = useLocale();
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' }).format(publishedAt);
  const language = locales.find(({ code }) => code === from?.language)?.name;
  return (
    <div className={styles.facts}>
      <p className={styles.number}>{t('revision.number', { number })}</p>
      <p className={styles.small}>{t('revision.by', { time, author })}</p>
      {from && language && (
        <p className={styles.small}>{t('revision.from', { language, number: from.number })}</p>
      )}
      {restores !== undefined && (
        <p className={styles.small}>{t('revision.restores', { number: restores })}</p>
      )}
    </div>
  );
}
