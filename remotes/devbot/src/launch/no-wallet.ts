import type { ItemSigner } from '@rainbow-rabbit/shared/ao';
import { AppError } from '@rainbow-rabbit/shared/errors';

/** Signs nothing: a message that is signed already needs no wallet. @throws AppError `launch.no-wallet` */
export const noWallet: ItemSigner = {
  signDataItem: () => Promise.reject(new AppError('launch.no-wallet')),
};
