import { walletCode } from './wallet-code';

/**
 * Saves the QuickWallet account's key as a file, a JSON Web Key, on this device. Only QuickWallet can do this.
 * @throws AppError `wallet.no-account`, `wallet.record-corrupt`, `wallet.storage-denied`, `wallet.load-failed`
 */
export async function keyfileDownload(): Promise<void> {
  const { saveKeyfile } = await walletCode(import('./quick-wallet/save-keyfile'));
  await saveKeyfile();
}
