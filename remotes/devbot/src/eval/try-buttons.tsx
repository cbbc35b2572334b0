import { Button } from '@rainbow-rabbit/shared/ui';
import { useId } from 'react';
import styles from './eval.module.css';
import { useEvalMessages } from './eval-messages';

interface TryButtonsProps {
  /** True for the copy of a process, false for a fresh one. */
  isCopy: boolean;
  /** True when there is code that can be tried. */
  isFit: boolean;
  isBusy: boolean;
  onTry: () => void;
  onCancel: () => void;
}

/** Tries the code, or calls that off. */
export function TryButtons({ isCopy, isFit, isBusy, onTry, onCancel }: TryButtonsProps) {
  const t = useEvalMessages();
  const hint = useId();
  return (
    <div className={styles.choice}>
      <div className={styles.buttons}>
        <Button onClick={onTry} busy={isBusy} disabled={!isFit} aria-describedby={hint}>
          {t('eval.try')}
        </Button>
        {isBusy && (
          <Button variant="secondary" onClick={onCancel}>
            {t('eval.cancel')}
          </Button>
        )}
      </div>
      <p id={hint} className={styles.small}>
        {t(isCopy ? 'eval.try.copy' : 'eval.try.fresh')}
      </p>
    </div>
  );
}
