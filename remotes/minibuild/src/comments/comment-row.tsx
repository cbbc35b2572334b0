import {
  type ContestEntry,
  type EntryComment,
  type ProcessPlace,
  takeComment,
} from '@rainbow-rabbit/processes/minibuild/client';
import { useLocale } from '@rainbow-rabbit/shared/i18n';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { Suspense, useState } from 'react';
import { OwnActNotice } from '../contest/own-act-notice';
import { useMine } from '../contest/use-mine';
import { useOwnAct } from '../contest/use-own-act';
import { LazyFlagDialog } from '../flag/lazy-flag-dialog';
import { useMessages } from '../messages';
import styles from './comments.module.css';

interface CommentRowProps {
  place: ProcessPlace;
  entry: ContestEntry;
  comment: EntryComment;
  /** Called once the comment is taken away. */
  onTaken: () => void;
}

/** One comment: its author takes it away, and so does the captain of the entry; everybody else can report it. */
export function CommentRow({ place, entry, comment: row, onTaken }: CommentRowProps) {
  const t = useMessages();
  const { iso } = useLocale();
  const { mine } = useMine();
  const [flag, setFlag] = useState<'none' | 'open' | 'sent'>('none');
  const { comment, person, nickname, text, writtenAt } = row;
  const own = mine?.person?.person;
  const mayTake = own !== undefined && (own === person || own === entry.people[0]?.person);
  const { state, run } = useOwnAct(({ place: of, options }) => takeComment(of, { comment }, options));
  const take = async () => {
    if (await run()) onTaken();
  };
  const time = new Intl.DateTimeFormat(iso, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <li className={styles.row}>
      <p className={styles.who}>
        <bdi className={styles.name}>{nickname}</bdi>{' '}
        <time dateTime={new Date(writtenAt).toISOString()}>{time.format(writtenAt)}</time>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
      <div className={styles.acts}>
        {mayTake && (
          <Button
            variant="quiet"
            busy={state.status === 'sending'}
            aria-label={t('comment.take-of', { name: nickname })}
            onClick={() => void take()}
          >
            {t('comment.take')}
          </Button>
        )}
        {own !== person && flag !== 'sent' && (
          <Button
            variant="quiet"
            aria-label={t('comment.flag-of', { name: nickname })}
            onClick={() => setFlag('open')}
          >
            {t('entry.flag')}
          </Button>
        )}
      </div>
      {'error' in state && <OwnActNotice state={state} />}
      <div role="status">{flag === 'sent' && <Notice tone="success">{t('entry.flag.sent')}</Notice>}</div>
      {flag === 'open' && (
        <Suspense>
          <LazyFlagDialog
            place={place}
            entry={entry.entry}
            comment={comment}
            title={t('comment.flag-of', { name: nickname })}
            onClose={() => setFlag('none')}
            onSent={() => setFlag('sent')}
          />
        </Suspense>
      )}
    </li>
  );
}
