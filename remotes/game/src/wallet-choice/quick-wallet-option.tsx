import { Notice } from '@rainbow-rabbit/shared/ui';
import { walletDescriptors } from '@rainbow-rabbit/shared/wallet';
import { useGameErrorText } from '../messages';
import { useWalletChoice } from './use-wallet-choice';
import { WalletOption } from './wallet-option';

/** The recommended wallet alone, for those who want to play at once. */
export function QuickWalletOption() {
  const errorText = useGameErrorText();
  const { connecting, failure, aim, choose } = useWalletChoice();
  const recommended = walletDescriptors.find(({ isRecommended }) => isRecommended);
  if (!recommended) return null;
  return (
    <>
      <WalletOption
        wallet={recommended}
        isBusy={connecting === recommended.method}
        onAim={aim}
        onChoose={choose}
      />
      {failure !== undefined && <Notice tone="error">{errorText(failure)}</Notice>}
    </>
  );
}
