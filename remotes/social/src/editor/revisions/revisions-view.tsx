import { usePage } from '@rainbow-rabbit/parts/rows';
import { useTask } from '@rainbow-rabbit/parts/task';
import type { PagePlace, RevisionRow } from '@rainbow-rabbit/processes/community/client';
import { createGatewayReader } from '@rainbow-rabbit/shared/gateway';
import { locales, useLocale } from '@rainbow-rabbit/shared/i18n';
import { useNetwork } from '@rainbow-rabbit/shared/network';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useMemo, useState } from 'react';
import type { PageLedger } from '../../page-ledger/page-ledger';
import listStyles from '../editor-list.module.css';
import { useEditorMessages } from '../editor-messages';
import { useEditorPlace } from '../editor-place';
import { ReadingNote } from '../reading-note';
import { ActOutcomeNote } from '../takes-focus';
import { CompareRevisions } from './compare-revisions';
import { readRevision } from './read-revision';
import styles from './revisions.module.css';

interface RevisionsViewProps {
  name: PagePlace;
  onRestored: () => void;
}

/** All revisions of a page, newest first: any two can be compared, and an older one brought back. */
export function RevisionsView({ name, onRestored }: RevisionsViewProps) {
  const { ledger } = useEditorPlace();
  const t = useEditorMessages();
  const { gateways: url } = useNetwork();
  const reader = useMemo(() => createGatewayReader({ url }), [url]);
  const { page, more } = useRevisions(ledger, name);
  const { task, run } = useTask<number>();
  const [restored, setRestored] = useState(0);
  if (!page.value) return <ReadingNote page={page} />;
  const { rows, total } = page.value;
  const [newest] = rows;
  if (!newest) return <p>{t('revision.none')}</p>;

  const restore = (revision: RevisionRow) => {
    setRestored(revision.number);
    void run(async () => {
      const content = await readRevision(revision, reader);
      const { number } = revision;
      const after = await ledger.restore({ ...name, base: newest.number, number, content });
      page.reload();
      onRestored();
      return after.number;
    });
  };
  return (
    <div className={styles.stack}>
      <ActOutcomeNote
        task={task}
        failed={t('revision.restore-failed')}
        done={(as) => t('revision.restored', { number: restored, as })}
      />
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
                busy={task.status === 'running' && restored === revision.number}
                onClick={() => restore(revision)}
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

/** Revisions that one read asks for. */
const pageRows = 20;

/** Reads the revisions of a page, newest first, a page of the list at a time. */
function useRevisions(ledger: PageLedger, { city, language }: PagePlace) {
  const [wanted, setWanted] = useState(pageRows);
  const page = usePage([ledger, city, language, wanted], async () => {
    const rows: RevisionRow[] = [];
    for (;;) {
      const next = await ledger.revisions({ city, language, offset: rows.length, limit: pageRows });
      rows.push(...next.rows);
      const isAll = next.rows.length === 0 || rows.length >= next.total;
      if (isAll || rows.length >= wanted) return { rows, total: isAll ? rows.length : next.total };
    }
  });
  return { page, more: () => setWanted((rows) => rows + pageRows) };
}
