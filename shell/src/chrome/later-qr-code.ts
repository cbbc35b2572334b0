import { Spinner } from '@rainbow-rabbit/shared/ui';
import { lazyPart } from './lazy-part';
import { PartFailed } from './part-failed';

/** A QR code, whose drawing the wall and two parts of the wallet popup have in common. */
export const LaterQrCode = lazyPart({
  load: () => import('./qr-code').then(({ QrCode }) => QrCode),
  Waiting: Spinner,
  Failed: PartFailed,
});
