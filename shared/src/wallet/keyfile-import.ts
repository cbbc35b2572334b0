import type { KeyfileImport } from './quick-wallet/keyfile-import';
import { walletCode } from './wallet-code';

export type { KeyfileImport, SavedRecord } from './quick-wallet/keyfile-import';
export type { Occupant } from './quick-wallet/occupant';
export type { WalletKey } from './quick-wallet/parse-keyfile';

/**
 * What brings QuickWallet's account into this browser from a file. Whoever changes the account with it ends the
 * connection before, because a tab hears nothing of its own changes, and connects again after.
 * @throws AppError `wallet.load-failed`
 */
export async function openKeyfileImport(): Promise<KeyfileImport> {
  const { createKeyfileImport } = await walletCode(import('./quick-wallet/keyfile-import'));
  return createKeyfileImport();
}
