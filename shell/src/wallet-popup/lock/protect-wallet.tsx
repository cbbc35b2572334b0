import { Spinner } from '@rainbow-rabbit/shared/ui';
import { lazyPart } from '../../chrome/lazy-part';
import { PartFailed } from '../../chrome/part-failed';

/** The protection of the connected wallet. Its code is fetched when it is shown. */
export const ProtectWallet = lazyPart({
  load: () => import('./lock-section').then((module) => module.LockSection),
  Waiting: Spinner,
  Failed: PartFailed,
});
