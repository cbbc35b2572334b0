import { FoldedPart } from '@rainbow-rabbit/parts/fields';
import { useWakingInterval } from '@rainbow-rabbit/parts/rest';
import {
  type ContestEntry,
  maxCommentsPage,
  type ProcessPlace,
  readComments,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useReading, valueOf } from '@rainbow-rabbit/shared/reading';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { ContestState } from '../contest/contest-state';
import { useMessages } from '../messages';
import { CommentForm } from './comment-form';
import { CommentRow } from './comment-row';
import styles from './comments.module.css';

/** The time between two readings of the comments that somebody looks at. */
const readEveryMs = 120_000;

interface CommentsPartProps {
  place: ProcessPlace;
  entry: ContestEntry;
}

/** The comments on an entry, which are read once somebody opens them. */
export function CommentsPart(props: CommentsPartProps) {
  const t = useMessages();
  return <FoldedPart label={t('comment.title')}>{() => <Comments {...props} />}</FoldedPart>;
}

function Comments({ place, entry }: CommentsPartProps) {
  const t = useMessages();
  const [offset, setOffset] = useState(0);
  const { reading, refresh } = useReading({
    key: `${place.process} comments ${entry.entry} ${offset}`,
    everyMs: useWakingInterval(readEveryMs),
    read: (options) => readComments(place, { entry: entry.entry, offset, limit: maxCommentsPage }, options),
  });
  const list = valueOf(reading);
  const show = async () => {
    setOffset(0);
    await refresh();
  };
  return (
    <div className={styles.part}>
      {!entry.isWithdrawn && <CommentForm entry={entry.entry} onWritten={() => void show()} />}
      <ContestState reading={reading} refresh={refresh} />
      {list?.total === 0 && <p>{t('comment.none')}</p>}
      {list && list.rows.length > 0 && (
        <ol className={styles.list} aria-label={t('comment.title')}>
          {list.rows.map((row) => (
            <CommentRow
              key={row.comment}
              place={place}
              entry={entry}
              comment={row}
              onTaken={() => void refresh()}
            />
          ))}
        </ol>
      )}
      {list && list.total > maxCommentsPage && (
        <p className={styles.acts}>
          <Button
            variant="quiet"
            disabled={offset === 0}
            onClick={() => setOffset(Math.max(0, offset - maxCommentsPage))}
          >
            {t('comment.newer')}
          </Button>
          <Button
            variant="quiet"
            disabled={offset + maxCommentsPage >= list.total}
            onClick={() => setOffset(offset + maxCommentsPage)}
          >
            {t('comment.older')}
          </Button>
        </p>
      )}
    </div>
  );
}
