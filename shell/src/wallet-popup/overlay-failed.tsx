import { Button, Dialog, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages, useShellErrorText } from '../messages';

/**
 * In place of a wallet overlay that could not be shown. Closing it declines every request that waits for an
 * answer.
 */
export function OverlayFailed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const { closePopup, approvals, unlocks } = useWallet();
  const leave = () => {
    closePopup();
    for (const { resolve } of approvals) resolve({ approved: false });
    for (const { cancel } of unlocks) cancel();
  };
  return (
    <Dialog title={t('popup.failed')} onClose={leave} sheet>
      <Notice tone="error">{errorText(error)}</Notice>
      <Button wide onClick={onRetry}>
        {t('retry')}
      </Button>
    </Dialog>
  );
}
