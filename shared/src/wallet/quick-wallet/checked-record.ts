import { sha256, toBase64Url, utf8 } from '../../arweave';
import type { AccountRecord } from './account-record';

/** The storage key of the mark of the record whose key was found whole. */
const markKey = 'rr-quick-wallet-checked';

const markOf = async ({ address, keyfile }: AccountRecord): Promise<string> =>
  toBase64Url(await sha256(utf8(`${address} ${keyfile}`)));

/**
 * Makes sure, once for each record, that its key can be used: decrypting it takes too long to do it at every connection.
 * @param check fails for a record whose key can't be used
 */
export async function checkedOnce(record: AccountRecord, check: () => Promise<unknown>): Promise<void> {
  const mark = await markOf(record);
  if (storedMark() === mark) return;
  await check();
  storeMark(mark);
}

/** Marks a record whose key was made or validated just now. */
export async function markChecked(record: AccountRecord): Promise<void> {
  storeMark(await markOf(record));
}

function storedMark(): string | null {
  try {
    return localStorage.getItem(markKey);
  } catch {
    return null;
  }
}

function storeMark(mark: string): void {
  try {
    localStorage.setItem(markKey, mark);
  } catch {
    // The record is checked again the next time.
  }
}
