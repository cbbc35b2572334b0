import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../../messages';

/** The way to a wallet for somebody who has connected none. */
export function ConnectButton() {
  const t = useMessages();
  const { state, openPopup } = useWallet();
  return (
    <Button wide busy={state.status === 'connecting'} onClick={openPopup}>
      <Icon name="wallet" />
      {t('wallet.connect')}
    </Button>
  );
}
