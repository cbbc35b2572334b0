import { fromBase64Url, type Keyfile, ownerAddress } from '../../arweave';
import { saveFile } from '../../files/save-file';
import { markHandedOver } from '../backups';

/** Name of the file (docs/product 9.33). */
const fileName = 'quick-wallet.json';

let freeSaved: (() => void) | undefined;

/** Frees the address of the file that was saved last: the account has been locked or left. */
export function freeSavedKeyfile(): void {
  freeSaved?.();
  freeSaved = undefined;
}

/** Saves the account's key as a file on this device, and has its user asked if it arrived. */
export async function saveKeyfile(keyfile: Keyfile): Promise<void> {
  freeSavedKeyfile();
  freeSaved = saveFile(fileName, JSON.stringify(keyfile), 'application/json');
  markHandedOver(await ownerAddress(fromBase64Url(keyfile.n)));
}
