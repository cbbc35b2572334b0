import { SelectField } from '@rainbow-rabbit/parts/fields';
import type { RevisionRow } from '@rainbow-rabbit/processes/community/client';
import type { GatewayReader } from '@rainbow-rabbit/shared/gateway';
import { Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { useEffect, useState } from 'react';
import { useSocialErrorText } from '../../messages';
import { parseContent } from '../../page-content/domain/parse-content';
import { useEditorMessages } from '../editor-messages';
import { comparedContent } from './difference';
import { DifferenceView } from './difference-view';
import { readRevision } from './read-revision';
import styles from './revisions.module.css';

interface CompareRevisionsProps {
  /** At least two, newest first. */
  rows: readonly RevisionRow[];
  reader: Pick<GatewayReader, 'data'>;
  language: string;
}

type Texts =
  | { status: 'reading' }
  | { status: 'failed'; error: unknown }
  | { status: 'read'; before: string; after: string };

/** The difference of two revisions; at first of the newest and the one before. */
export function CompareRevisions({ rows, reader, language }: CompareRevisionsProps) {
  const t = useEditorMessages();
  const errorText = useSocialErrorText();
  const [numbers, setNumbers] = useState<{ before?: number; after?: number }>({});
  const after = rows.find(({ number }) => number === numbers.after) ?? rows[0];
  const before = rows.find(({ number }) => number === numbers.before) ?? rows[1];
  const texts = useTexts(before, after, reader);
  const choices = [
    { end: 'before', label: t('revision.compare-before'), value: before?.number },
    { end: 'after', label: t('revision.compare-after'), value: after?.number },
  ] as const;
  return (
    <div className={styles.stack}>
      <div className={styles.compare}>
        {choices.map(({ end, label, value }) => (
          <SelectField
            key={end}
            label={label}
            value={String(value)}
            options={rows.map(({ number }) => ({
              value: String(number),
              label: t('revision.number', { number }),
            }))}
            onChoose={(number) => setNumbers((chosen) => ({ ...chosen, [end]: Number(number) }))}
          />
        ))}
      </div>
      {texts.status === 'reading' && <Spinner />}
      {texts.status === 'failed' && (
        <Notice tone="error" title={t('revision.unread')}>
          {errorText(texts.error)}
        </Notice>
      )}
      {texts.status === 'read' && (
        <DifferenceView before={texts.before} after={texts.after} language={language} />
      )}
    </div>
  );
}

/** A text that no build of the app wrote is compared as it is. */
function readableText(content: string): string {
  const parsed = parseContent(content);
  return 'content' in parsed ? comparedContent(parsed.content.sections) : content;
}

function useTexts(
  before: RevisionRow | undefined,
  after: RevisionRow | undefined,
  reader: Pick<GatewayReader, 'data'>,
): Texts {
  const [texts, setTexts] = useState<Texts>({ status: 'reading' });
  useEffect(() => {
    if (!before || !after) return;
    let isLatest = true;
    setTexts({ status: 'reading' });
    Promise.all([readRevision(before, reader), readRevision(after, reader)]).then(
      ([old, now]) =>
        isLatest && setTexts({ status: 'read', before: readableText(old), after: readableText(now) }),
      (error: unknown) => isLatest && setTexts({ status: 'failed', error }),
    );
    return () => {
      isLatest = false;
    };
  }, [before, after, reader]);
  return texts;
}
