import { Notice } from '@rainbow-rabbit/shared/ui';
import { recommendedWallet } from '@rainbow-rabbit/shared/wallet';
import { useGameErrorText } from '../messages';
import { GameWalletOption } from './game-wallet-option';
import { useWalletChoice } from './use-wallet-choice';

/** The recommended wallet alone, for players who want to play at once. */
export function QuickWalletOption() {
  const errorText = useGameErrorText();
  const { connecting, failure, aim, choose } = useWalletChoice();
  return (
    <>
      <GameWalletOption wallet={recommendedWallet} connecting={connecting} aim={aim} choose={choose} />
      {failure !== undefined && <Notice tone="error">{errorText(failure)}</Notice>}
    </>
  );
}
