import { hasCode } from '@rainbow-rabbit/shared/errors';
import { Button, Notice } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import type { ReactNode } from 'react';
import { useGameErrorText, useMessages } from '../messages';

interface ConnectingFailedProps {
  failure: unknown;
  /** A button that tries again, for failures that may pass. */
  action?: ReactNode;
}

/** Says why no wallet is connected. A stored wallet that can't be read is saved and replaced in the popup alone. */
export function ConnectingFailed({ failure, action }: ConnectingFailedProps) {
  const t = useMessages();
  const errorText = useGameErrorText();
  const { openPopup } = useWallet();
  const isDamaged = hasCode(failure, 'wallet.record-corrupt');
  return (
    <Notice
      tone="error"
      action={
        isDamaged ? (
          <Button variant="secondary" onClick={openPopup}>
            {t('menu.wallet')}
          </Button>
        ) : (
          action
        )
      }
    >
      {errorText(failure)}
    </Notice>
  );
}
