import { AppError } from '../errors';

/** Name of the file (product-spec section 6). */
const fileName = 'quick-wallet.json';

/** Browsers read a blob's URL shortly after the click that downloads it. */
const keepUrlMs = 10_000;

/**
 * Saves the QuickWallet account's key as a file, a JSON Web Key, on this device. Only QuickWallet can do this.
 * @throws AppError `wallet.no-account`, `wallet.record-corrupt`, `wallet.storage-denied`, `wallet.load-failed`
 */
export async function keyfileDownload(): Promise<void> {
  const { readKeyfile } = await import('./quick-wallet/read-keyfile').catch((cause: unknown) => {
    throw new AppError('wallet.load-failed', { cause, retryable: true });
  });
  const text = JSON.stringify(await readKeyfile());
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), keepUrlMs);
}
