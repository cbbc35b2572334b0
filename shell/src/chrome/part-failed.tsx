import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useShellErrorText } from '../messages';

/** In place of a part of the popup that could not be shown. */
export function PartFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {errorText(error)}
    </Notice>
  );
}
