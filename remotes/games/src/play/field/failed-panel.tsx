import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import styles from './field.module.css';
import { FieldPanel } from './field-panel';

interface FailedPanelProps {
  onRetry: () => void;
  onLeave?: (() => void) | undefined;
}

/** Says that a game can't be played or watched now, with a way on. */
export function FailedPanel({ onRetry, onLeave }: FailedPanelProps) {
  const t = useMessages();
  return (
    <FieldPanel>
      <Notice tone="error">{t('play.failed')}</Notice>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{t('play.retry')}</Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {t('play.leave')}
          </Button>
        )}
      </div>
    </FieldPanel>
  );
}
