import { Button } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { NoticeLine } from '../layout/notice-line';
import { useMessages } from '../messages';

/** A slim line while the wallet of the last connection can't be reached; nothing while it is being resumed. */
export function WalletAwayLine() {
  const t = useMessages();
  const { state, openPopup } = useWallet();
  if (state.status !== 'disconnected') return null;
  return (
    <NoticeLine
      tone="warning"
      action={
        <Button variant="quiet" onClick={openPopup}>
          {t('me.wallet-away.action')}
        </Button>
      }
    >
      {t('me.wallet-away')}
    </NoticeLine>
  );
}
