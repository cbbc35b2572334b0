import { Button } from '@rainbow-rabbit/shared/ui';
import { useState } from 'react';
import { useMessages } from '../messages';
import { useBotOfPage } from './bot-context';
import styles from './set-aside-task.module.css';

/** A task that was begun and waits: it goes on, or is discarded after a second tap. */
export function SetAsideTask({ turn, title }: { turn: string; title: string }) {
  const t = useMessages();
  const { goOn, end } = useBotOfPage();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className={styles.aside}>
      <p className={styles.text}>{t('task.set-aside', { title })}</p>
      <Button variant="secondary" onClick={() => goOn(turn)}>
        {t('task.go-on')}
      </Button>
      {isAsking ? (
        <Button variant="danger" onClick={() => end(turn, { state: 'cancelled' })}>
          {t('task.discard.sure')}
        </Button>
      ) : (
        <Button variant="quiet" onClick={() => setIsAsking(true)}>
          {t('task.discard')}
        </Button>
      )}
    </div>
  );
}
