import type { Keyfile } from '../../arweave';
import { AppError } from '../../errors';
import { isLocked } from './account-record';
import { createAccountStorage } from './account-storage';
import { keyfileOf } from './keyfile-cipher';

/**
 * The decrypted key of this browser's account, for its owner to keep. The caller lets go of it at once.
 * @param storage where the account is kept; default: the browser's local storage
 * @throws AppError `wallet.no-account`, `wallet.locked`, `wallet.record-corrupt`, `wallet.storage-denied`
 */
export async function readKeyfile(storage: () => Storage = () => localStorage): Promise<Keyfile> {
  const record = createAccountStorage(storage).read();
  if (!record) throw new AppError('wallet.no-account');
  if (isLocked(record)) throw new AppError('wallet.locked');
  return keyfileOf(record.address, record.keyfile);
}
