import { Dialog, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { lazyPart } from '../chrome/lazy-part';
import { useMessages } from '../messages';
import { ConnectedWallet } from './connected-wallet';
import { PartFailed } from './part-failed';
import { WalletList } from './wallet-list';

const steps = {
  import: lazyPart({
    load: () => import('./keyfile-import').then((module) => module.KeyfileImportStep),
    Waiting: Spinner,
    Failed: PartFailed,
  }),
  rescue: lazyPart({
    load: () => import('./keyfile-import').then((module) => module.RescueStep),
    Waiting: Spinner,
    Failed: PartFailed,
  }),
};

const titles = { import: 'import.title', rescue: 'rescue.title' } as const;

/** The wallet popup (docs/product 2.5): a choice of wallets, or the connected one. */
export function WalletPopup() {
  const t = useMessages();
  const { state, isPopupOpen, closePopup } = useWallet();
  const [step, setStep] = useState<'wallets' | keyof typeof steps | 'back'>('wallets');
  if (!isPopupOpen) return null;
  if (step === 'import' || step === 'rescue') {
    const Step = steps[step];
    return (
      <Dialog title={t(titles[step])} onClose={closePopup} sheet>
        <Step onLeave={() => setStep('back')} />
      </Dialog>
    );
  }
  const ways = {
    onImport: () => setStep('import'),
    onRescue: () => setStep('rescue'),
    isBack: step === 'back',
  };
  const isConnected = state.status === 'connected';
  return (
    <Dialog title={isConnected ? t('popup.connected') : t('popup.connect')} onClose={closePopup} sheet>
      {isConnected ? (
        <ConnectedWallet method={state.method} address={state.address} {...ways} />
      ) : (
        <WalletList {...ways} />
      )}
    </Dialog>
  );
}
