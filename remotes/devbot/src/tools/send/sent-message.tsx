import type { AoResult } from '@rainbow-rabbit/shared/ao';
import { Link } from '@rainbow-rabbit/shared/router';
import { Button } from '@rainbow-rabbit/shared/ui';
import { useEffect, useRef } from 'react';
import type { TaskResult } from '../../bot/task';
import type { MessageRequest } from '../request/domain/message-request';
import { ResultView } from '../result/result-view';
import { useToolsMessages } from '../tools-messages';
import styles from './review-message.module.css';

interface SentMessageProps {
  request: MessageRequest;
  /** The id of the message. */
  message: string;
  result: AoResult;
  onAnother: () => void;
  onDone: (result: TaskResult) => void;
}

/** A message that was sent, with its result and the link to its page. */
export function SentMessage({ request, message, result, onAnother, onDone }: SentMessageProps) {
  const t = useToolsMessages();
  const box = useRef<HTMLDivElement>(null);
  const { process, action } = request;
  const path = `/devbot/processes/${process}/messages/${message}`;
  const title = action ? t('send.sent', { action }) : t('send.sent.plain');
  useEffect(() => box.current?.focus(), []);
  return (
    <div className={styles.review} ref={box} tabIndex={-1}>
      <ResultView process={process} result={result} doneText={title} />
      <p>
        <Link to={path}>{t('send.page')}</Link>
      </p>
      <div className={styles.acts}>
        <Button onClick={() => onDone({ path, title })}>{t('task-end')}</Button>
        <Button variant="quiet" onClick={onAnother}>
          {t('send.another')}
        </Button>
      </div>
    </div>
  );
}
