import { Dialog } from '@rainbow-rabbit/shared/ui';
import { descriptorOf, useWallet } from '@rainbow-rabbit/shared/wallet';
import { PairingStep } from './pairing-step';
import { useLingering } from './use-lingering';

/** The time in which a modal fades out (docs/product 9.39). */
const fadeOutMs = 200;

/**
 * The steps of a wallet on another phone that the app shows (docs/product 2.6): the pairing
 * code, the wait for an approval, and its outcome. Closing the modal in any way cancels the wait.
 */
export function PairingModal() {
  const { pairing } = useWallet();
  const { shown, isLeaving } = useLingering(pairing, fadeOutMs);
  if (!shown) return null;
  const leave = () => {
    if ('cancel' in shown) shown.cancel();
  };
  return (
    <Dialog title={descriptorOf(shown.method).name} onClose={leave} sheet fading={isLeaving ? 'out' : 'in'}>
      <PairingStep view={shown} />
    </Dialog>
  );
}
