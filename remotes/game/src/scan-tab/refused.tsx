import { isAppError } from '@rainbow-rabbit/shared/errors';
import { Button, Notice, Rabbit } from '@rainbow-rabbit/shared/ui';
import { useGameErrorText, useMessages } from '../messages';
import { useCollector } from './collector-context';
import { nextStepFor } from './domain/next-step';
import styles from './refused.module.css';

/** The result of a scan that did not count: the reason, and the next step. */
export function Refused({ error, canRetry }: { error: unknown; canRetry: boolean }) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { retry, lookAgain } = useCollector();
  const step = isAppError(error) ? nextStepFor(error.code) : undefined;
  return (
    <div className={styles.refused}>
      <Rabbit mood="asleep" size={120} />
      <div className={styles.words}>
        <Notice tone="error" title={errorText(error)}>
          {step && t(step)}
        </Notice>
        {canRetry && (
          <Button wide large onClick={retry}>
            {t('try-again')}
          </Button>
        )}
        <Button wide large variant={canRetry ? 'secondary' : 'primary'} onClick={lookAgain}>
          {t('collect.again')}
        </Button>
      </div>
    </div>
  );
}
