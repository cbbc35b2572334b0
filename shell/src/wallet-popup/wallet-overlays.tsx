import { useWallet } from '@rainbow-rabbit/shared/wallet';
import { useState } from 'react';
import { lazyPart } from '../chrome/lazy-part';
import { useLoading } from '../chrome/loading-progress';
import { OverlayFailed } from './overlay-failed';

function Waiting() {
  useLoading();
  return null;
}

const WalletPopup = lazyPart({
  load: () => import('./wallet-popup').then((module) => module.WalletPopup),
  Waiting,
  Failed: OverlayFailed,
});

const ConfirmSheet = lazyPart({
  load: () => import('./confirm-sheet').then((module) => module.ConfirmSheet),
  Waiting,
  Failed: OverlayFailed,
});

const UnlockSheet = lazyPart({
  load: () => import('./lock/unlock-sheet').then((module) => module.UnlockSheet),
  Waiting,
  Failed: OverlayFailed,
});

const SwitchSheet = lazyPart({
  load: () => import('./switch-sheet').then((module) => module.SwitchSheet),
  Waiting,
  Failed: OverlayFailed,
});

const PairingModal = lazyPart({
  load: () => import('./pairing-modal').then((module) => module.PairingModal),
  Waiting,
  Failed: OverlayFailed,
});

/**
 * Everything the wallet shows above the page; its code is fetched when there is something to show. While a wallet on
 * another phone is paired, its modal takes the popup's place.
 */
export function WalletOverlays() {
  const { state, isPopupOpen, approvals, unlocks, pairing } = useWallet();
  const [hasPaired, setHasPaired] = useState(false);
  if (pairing && !hasPaired) setHasPaired(true);
  return (
    <>
      {isPopupOpen && !pairing && <WalletPopup />}
      {approvals.length > 0 && <ConfirmSheet />}
      {unlocks.length > 0 && <UnlockSheet />}
      {state.status === 'switched' && <SwitchSheet />}
      {hasPaired && <PairingModal />}
    </>
  );
}
