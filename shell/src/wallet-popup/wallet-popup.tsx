import { Dialog } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useMessages } from '../messages';
import { ConnectedWallet } from './connected-wallet';
import { WalletList } from './wallet-list';

/** The wallet popup (product-spec section 2, wallet overlays 1): a choice of wallets, or the connected one. */
export function WalletPopup() {
  const t = useMessages();
  const { state, isPopupOpen, closePopup } = useWallet();
  if (!isPopupOpen) return null;
  const isConnected = state.status === 'connected';
  return (
    <Dialog title={isConnected ? t('popup.connected') : t('popup.connect')} onClose={closePopup} sheet>
      {isConnected ? <ConnectedWallet method={state.method} address={state.address} /> : <WalletList />}
    </Dialog>
  );
}
