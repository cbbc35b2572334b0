import type { Wallet } from './types';
import { walletCode } from './wallet-code';

/**
 * Saves the key of this browser's QuickWallet account as a file, a JSON Web Key, on this device; if it is locked, its
 * user unlocks it first. Only QuickWallet can do this.
 * @throws AppError `wallet.no-account`, `wallet.declined`, `wallet.record-corrupt`, `wallet.storage-denied`,
 * `wallet.load-failed`
 */
export async function keyfileDownload({ readKeyfile }: Pick<Wallet, 'readKeyfile'>): Promise<void> {
  const { saveKeyfile } = await walletCode(import('./quick-wallet/save-keyfile'));
  await saveKeyfile(await readKeyfile());
}
