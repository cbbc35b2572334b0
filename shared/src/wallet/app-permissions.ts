import type { WalletPermission } from './connector';

/**
 * The permissions that the app asks for: those of everything that the descriptor says the wallet is capable of, because the
 * protocols of phones and sites have no way of asking for more later.
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
