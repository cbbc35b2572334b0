import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useMiniBuildErrorText } from '../../messages';

interface FailureProps {
  error: unknown;
  /** Does the same again, if that can help. */
  onRetry?: () => void;
}

/** Why something did not come about. That somebody said no is no error. */
export function Failure({ error, onRetry }: FailureProps) {
  const t = useMessages();
  const errorText = useMiniBuildErrorText();
  const isDeclined = hasCode(error, 'wallet.declined');
  const retry = onRetry && (
    <Button variant="secondary" onClick={onRetry}>
      {t('retry')}
    </Button>
  );
  return (
    <Notice tone={isDeclined ? 'info' : 'error'} action={retry}>
      {errorText(error)}
    </Notice>
  );
}
