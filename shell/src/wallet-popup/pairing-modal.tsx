import { Dialog } from '@rainbow-rabbit/shared/ui';
import { descriptorOf, useWallet } from '@rainbow-rabbit/shared/wallet';
import { PairingStep } from './pairing-step';
import { useLingering } from './use-lingering';

/** How long a modal takes to fade out (docs/product.md 9.39). */
const fadeOutMs = 200;

/**
 * What a wallet on another phone needs from its user here (docs/product.md 2.6): its pairing
 * code, that it waits for approval there, and how that ended. Leaving it in any way cancels what it waits for.
 */
export function PairingModal() {
  const { pairing } = useWallet();
  const { shown, isLeaving } = useLingering(pairing, fadeOutMs);
  if (!shown) return null;
  const leave = () => {
    if ('cancel' in shown) shown.cancel();
  };
  return (
    <Dialog
      title={descriptorOf('BeaconWallet')?.name ?? ''}
      onClose={leave}
      sheet
      fading={isLeaving ? 'out' : 'in'}
    >
      <PairingStep view={shown} />
    </Dialog>
  );
}
