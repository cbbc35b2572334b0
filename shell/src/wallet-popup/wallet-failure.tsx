import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useMessages, useShellErrorText } from '../messages';

interface WalletFailureProps {
  error: unknown;
  title?: string;
  /** Leads to what helps when the stored wallet can't be read. */
  onRescue: () => void;
}

/** The error of a wallet, with a way out when the stored account can't be read. */
export function WalletFailure({ error, title, onRescue }: WalletFailureProps) {
  const t = useMessages();
  const errorText = useShellErrorText();
  const isDamaged = hasCode(error, 'wallet.record-corrupt');
  const action = isDamaged && (
    <Button variant="secondary" onClick={onRescue}>
      {t('rescue.title')}
    </Button>
  );
  return (
    <Notice tone="error" title={title} action={action}>
      {errorText(error)}
    </Notice>
  );
}
