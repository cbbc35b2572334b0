import type { WalletPermission } from '../connector';

/** Every permission there is: what a page asks for that names none (docs/product.md 6.3). */
export const allPermissions: readonly WalletPermission[] = [
  'ACCESS_ADDRESS',
  'ACCESS_ALL_ADDRESSES',
  'ACCESS_ARWEAVE_CONFIG',
  'ACCESS_PUBLIC_KEY',
  'ACCESS_TOKENS',
  'DECRYPT',
  'DISPATCH',
  'ENCRYPT',
  'SIGNATURE',
  'SIGN_TRANSACTION',
];

/**
 * The permissions that the app asks for: those of everything that the descriptor says the wallet is capable of, because the
 * protocol has no way of asking for more later.
 */
export const appPermissions: readonly WalletPermission[] = [
  'ACCESS_ADDRESS',
  'ACCESS_PUBLIC_KEY',
  'SIGN_TRANSACTION',
  'SIGNATURE',
  'DISPATCH',
  'ENCRYPT',
  'DECRYPT',
];
