import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages } from '../../messages';
import styles from './field.module.css';
import { FieldPanel } from './field-panel';

interface FailedPanelProps {
  /** True where a run was being played, which is lost. */
  isCut?: boolean | undefined;
  onRetry: () => void;
  onLeave?: (() => void) | undefined;
}

/** Says that a game can't be played or watched now, with a way on. */
export function FailedPanel({ isCut = false, onRetry, onLeave }: FailedPanelProps) {
  const t = useMessages();
  return (
    <FieldPanel>
      <Notice tone="error">{t(isCut ? 'play.cut' : 'play.failed')}</Notice>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{t(isCut ? 'result.again' : 'play.retry')}</Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {t('play.leave')}
          </Button>
        )}
      </div>
    </FieldPanel>
  );
}
