import { Button, Icon } from '@rainbow-rabbit/shared/ui';
import { descriptorOf } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../../messages';
import { ConnectButton } from './connect-button';
import { useConnectedWallet } from './use-connected-wallet';

/**
 * The button that submits a form to the wallet for signing; without a wallet, the button that connects one.
 */
export function SignButton({ busy }: { busy: boolean }) {
  const t = useMessages();
  const wallet = useConnectedWallet();
  if (!wallet) return <ConnectButton />;
  return (
    <Button type="submit" wide busy={busy}>
      <Icon name="key" />
      {t('wallet.sign', { wallet: descriptorOf(wallet.method).name })}
    </Button>
  );
}
