import { addressOf, fromBase64Url } from '../../arweave';
import { markBackedUp } from '../backups';
import { readKeyfile } from './read-keyfile';
import { saveFile } from './save-file';

/** Name of the file (product-spec section 6). */
const fileName = 'quick-wallet.json';

/**
 * Saves the account's key as a file on this device, and remembers that its user has it.
 * @throws AppError `wallet.no-account`, `wallet.record-corrupt`, `wallet.storage-denied`
 */
export async function saveKeyfile(): Promise<void> {
  const keyfile = await readKeyfile();
  saveFile(fileName, JSON.stringify(keyfile), 'application/json');
  markBackedUp(await addressOf(fromBase64Url(keyfile.n)));
}
