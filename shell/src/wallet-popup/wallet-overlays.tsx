import { fetchErrorMessages } from '@rainbow-rabbit/shared/i18n';
import { useKeyfileQuestion, useWallet } from '@rainbow-rabbit/shared/wallet';
import { type ComponentType, useState } from 'react';
import { lazyPart } from '../chrome/lazy-part';
import { useLoading } from '../chrome/loading-progress';
import { partMessages } from '../messages';
import { OverlayFailed } from './overlay-failed';

function Waiting() {
  useLoading();
  return null;
}

/** A part of this folder that is fetched when there is something to show, with the sentences of what can go wrong in it. */
function walletPart(load: () => Promise<ComponentType>) {
  const loadBoth = () => {
    void fetchErrorMessages();
    return load();
  };
  return lazyPart({ load: loadBoth, messages: partMessages['wallet-popup'], Waiting, Failed: OverlayFailed });
}

const WalletPopup = walletPart(() => import('./wallet-popup').then((module) => module.WalletPopup));

const ConfirmSheet = walletPart(() => import('./confirm-sheet').then((module) => module.ConfirmSheet));

const UnlockSheet = walletPart(() => import('./lock/unlock-sheet').then((module) => module.UnlockSheet));

const SwitchSheet = walletPart(() => import('./switch-sheet').then((module) => module.SwitchSheet));

const KeyfileSheet = walletPart(() => import('./keyfile-sheet').then((module) => module.KeyfileSheet));

const PairingModal = walletPart(() => import('./pairing-modal').then((module) => module.PairingModal));

/**
 * Everything the wallet shows above the page; its code is fetched when there is something to show. While a wallet on
 * another phone is paired, its modal takes the popup's place.
 */
export function WalletOverlays() {
  const { state, isPopupOpen, approvals, unlocks, pairing } = useWallet();
  const keyfileQuestion = useKeyfileQuestion();
  const [hasPaired, setHasPaired] = useState(false);
  if (pairing && !hasPaired) setHasPaired(true);
  return (
    <>
      {isPopupOpen && !pairing && <WalletPopup />}
      {approvals.length > 0 && <ConfirmSheet />}
      {unlocks.length > 0 && <UnlockSheet />}
      {keyfileQuestion && <KeyfileSheet />}
      {state.status === 'switched' && <SwitchSheet />}
      {hasPaired && <PairingModal />}
    </>
  );
}
