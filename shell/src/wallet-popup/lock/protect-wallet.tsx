import { Spinner } from '@rainbow-rabbit/shared/ui';
import { lazyPart } from '../../chrome/lazy-part';
import { PartFailed } from '../part-failed';

/** How the connected wallet is protected; its code is fetched when it is shown. */
export const ProtectWallet = lazyPart({
  load: () => import('./lock-section').then((module) => module.LockSection),
  Waiting: Spinner,
  Failed: PartFailed,
});
