import { Dialog, Spinner } from '@rainbow-rabbit/shared/ui';
import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { lazyPart } from '../chrome/lazy-part';
import { PartFailed } from '../chrome/part-failed';
import { useMessages } from '../messages';
import { ConnectedWallet } from './connected-wallet';
import { linkedCode } from './hand-over/linked-code';
import { WalletList } from './wallet-list';

const laterSteps = () => import('./later-steps');

/** A step whose code is fetched when it is opened. */
const laterStep = (name: keyof Awaited<ReturnType<typeof laterSteps>>) =>
  lazyPart({ load: async () => (await laterSteps())[name], Waiting: Spinner, Failed: PartFailed });

const steps = {
  import: laterStep('KeyfileImportStep'),
  rescue: laterStep('RescueStep'),
  'hand-over': laterStep('HandOverStep'),
  receive: laterStep('ReceiveStep'),
};

const titles = {
  import: 'import.title',
  rescue: 'rescue.title',
  'hand-over': 'hand-over.open',
  receive: 'receive.open',
} as const;

/** The wallet popup (docs/product 2.5): a choice of wallets, or the connected one. */
export function WalletPopup() {
  const t = useMessages();
  const { state, isPopupOpen, closePopup } = useWallet();
  const [step, setStep] = useState<'wallets' | keyof typeof steps | 'back'>(
    linkedCode() ? 'receive' : 'wallets',
  );
  if (!isPopupOpen) return null;
  if (step !== 'wallets' && step !== 'back') {
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
    onHandOver: () => setStep('hand-over'),
    onReceive: () => setStep('receive'),
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
