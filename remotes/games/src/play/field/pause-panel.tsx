import { Button } from '@rainbow-rabbit/shared/ui';
import { useEffect, useId, useRef } from 'react';
import { useMessages } from '../../messages';
import { FeedbackSwitches } from './feedback-switches';
import styles from './field.module.css';
import { FieldPanel } from './field-panel';

interface PausePanelProps {
  /** The words about what a player loses who does not go on. */
  loss?: string | undefined;
  onResume: () => void;
  onRestart?: (() => void) | undefined;
  onLeave?: (() => void) | undefined;
}

/** The ways on from a paused run. */
export function PausePanel({ loss, onResume, onRestart, onLeave }: PausePanelProps) {
  const t = useMessages();
  const titleId = useId();
  const buttons = useRef<HTMLDivElement>(null);
  useEffect(() => {
    buttons.current?.querySelector('button')?.focus();
  }, []);
  return (
    <FieldPanel>
      <section aria-labelledby={titleId} className={styles.pause}>
        <h2 id={titleId}>{t('play.paused')}</h2>
        <div ref={buttons} className={styles.ways}>
          <Button onClick={onResume}>{t('play.resume')}</Button>
          {onRestart && (
            <Button variant="secondary" onClick={onRestart}>
              {t('play.restart')}
            </Button>
          )}
          {onLeave && (
            <Button variant="quiet" onClick={onLeave}>
              {t('play.leave')}
            </Button>
          )}
        </div>
        {loss && <p className={styles.loss}>{loss}</p>}
        <FeedbackSwitches />
      </section>
    </FieldPanel>
  );
}
