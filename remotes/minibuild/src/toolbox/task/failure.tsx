import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useMiniBuildErrorText } from '../../messages';

interface FailureProps {
  error: unknown;
  /** Starts the task again, if that can help. */
  onRetry?: () => void;
}

/** The error of a task. A refusal by the wallet's user is shown as information, not as an error. */
export function Failure({ error, onRetry }: FailureProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const isDeclined = hasCode(error, 'wallet.declined');
  const { reason } = hasCode(error, 'gateway.upload-refused') ? error.params : {};
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone={isDeclined ? 'info' : 'error'} action={retry}>
      <p>{errorText(error)}</p>
      {reason && <p>{t('failure.gateway', { reason })}</p>}
    </Notice>
  );
}
