import { Spinner } from '@rainbow-rabbit/shared/ui';
import { lazyPart } from '../chrome/lazy-part';
import { PartFailed } from './part-failed';

/** A QR code, whose drawing two parts of the popup have in common: fetched once, and for the part that is opened. */
export const LaterQrCode = lazyPart({
  load: () => import('../chrome/qr-code').then(({ QrCode }) => QrCode),
  Waiting: Spinner,
  Failed: PartFailed,
});
