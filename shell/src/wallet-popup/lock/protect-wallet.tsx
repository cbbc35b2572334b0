import { Button, Notice, Spinner } from '@rainbow-rabbit/shared/ui';
import { lazyPart } from '../../chrome/lazy-part';
import { useMessages, useShellErrorText } from '../../messages';

function ProtectionFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  return (
    <Notice tone="error" action={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {errorText(error)}
    </Notice>
  );
}

/** How the connected wallet is protected; its code is fetched when it is shown. */
export const ProtectWallet = lazyPart({
  load: () => import('./lock-section').then((module) => module.LockSection),
  Waiting: Spinner,
  Failed: ProtectionFailed,
});
