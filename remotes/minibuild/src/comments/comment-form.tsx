import { TextArea } from '@rainbow-rabbit/parts/fields';
import { ledgerText } from '@rainbow-rabbit/parts/ledger-text';
import { commentOnEntry, maxCommentLength } from '@rainbow-rabbit/processes/minibuild/client';
import { Button } from '@rainbow-rabbit/shared/ui';
import { type FormEvent, useState } from 'react';
import { OwnActNotice } from '../contest/own-act-notice';
import { useMine } from '../contest/use-mine';
import { useOwnAct } from '../contest/use-own-act';
import { useMessages } from '../messages';
import styles from './comments.module.css';

interface CommentFormProps {
  entry: number;
  onWritten: () => void;
}

/** The field in which somebody who signed up writes a comment; for others, a word on who can. */
export function CommentForm({ entry, onWritten }: CommentFormProps) {
  const t = useMessages();
  const { mine } = useMine();
  const [text, setText] = useState('');
  const { state, run } = useOwnAct(({ place, options }, written: string) =>
    commentOnEntry(place, { entry, text: written }, options),
  );
  if (!mine?.person || mine.person.removedFor !== undefined) return <p>{t('comment.who')}</p>;
  const written = ledgerText(text);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (written === '' || !(await run(written))) return;
    setText('');
    onWritten();
  };
  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('comment.text')}
        hint={t('comment.text.hint')}
        rows={3}
        maxLength={maxCommentLength}
        value={text}
        onChange={setText}
      />
      <OwnActNotice state={state} done={t('comment.sent')} />
      <div>
        <Button type="submit" variant="secondary" busy={state.status === 'sending'} disabled={written === ''}>
          {t('comment.send')}
        </Button>
      </div>
    </form>
  );
}
