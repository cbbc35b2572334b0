import { AppError } from '../errors';

/** Returns a method for something that a wallet can't do. It rejects with `wallet.unsupported`. */
export const unsupportedBy =
  ({ name }: { name: string }) =>
  (): Promise<never> =>
    Promise.reject(new AppError('wallet.unsupported', { params: { wallet: name } }));
