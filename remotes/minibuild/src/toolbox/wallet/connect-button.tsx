import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../../messages';

/** The button that opens the wallets, for people who have connected none. */
export function ConnectButton() {
  const t = useMessages();
  const { state, openPopup } = useWallet();
  return (
    <Button wide busy={state.status === 'connecting' && !state.isResuming} onClick={openPopup}>
      <Icon name="wallet" />
      {t('wallet.connect')}
    </Button>
  );
}
