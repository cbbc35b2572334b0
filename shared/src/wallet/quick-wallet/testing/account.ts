import type { Keyfile } from '../../../arweave';
import { makeTestSigner } from '../../../arweave/testing/signer';
import { type AccountRecord, recordKey } from '../account-record';
import { encryptKeyfile } from '../keyfile-cipher';

/** An account as it is stored, with its key. */
export interface TestAccount {
  record: AccountRecord;
  text: string;
  keyfile: Keyfile;
}

export async function makeTestAccount(): Promise<TestAccount> {
  const { address, keyfile } = await makeTestSigner();
  const record = { address, keyfile: await encryptKeyfile(keyfile) };
  return { record, text: JSON.stringify(record), keyfile };
}

/** Changes the record as another tab would, with the browser's event for this one. */
export function changeInAnotherTab(text: string | null): void {
  const oldValue = localStorage.getItem(recordKey);
  if (text === null) localStorage.removeItem(recordKey);
  else localStorage.setItem(recordKey, text);
  const change = { key: recordKey, oldValue, newValue: text, storageArea: localStorage };
  window.dispatchEvent(new StorageEvent('storage', change));
}
