import { wipeKeyfile } from '../../arweave';
import { AppError } from '../../errors';
import { saveFile } from '../../files/save-file';
import { markBackedUp } from '../backups';
import type { KeyfileImport, Occupant, SavedRecord, WalletKey } from '../keyfile';
import { withAccountLock } from './account-lock';
import { type AccountStorage, createAccountStorage } from './account-storage';
import { encryptKeyfile } from './keyfile-cipher';
import { occupantOf } from './occupant';
import { maxKeyfileBytes, parseKeyfile } from './parse-keyfile';
import { persistStorage } from './persist-storage';
import { assertOwnHost } from './shared-host';

interface KeyfileImportOptions {
  storage?: AccountStorage;
  /** Keeps other tabs from changing the account meanwhile. Default: the browser's. */
  locks?: LockManager;
  persist?: () => Promise<void>;
}

const outdated = () => new AppError('wallet.import-outdated', { retryable: true });

/** Nothing of the file goes into the error: the browser's own may name its path. */
async function textOf(file: Blob): Promise<string> {
  if (file.size > maxKeyfileBytes) throw new AppError('keyfile.too-large');
  try {
    return await file.text();
  } catch {
    throw new AppError('keyfile.unreadable', { retryable: true });
  }
}

/** Brings an account into this browser from its keyfile. Nothing is written over without its user's consent. */
export function createKeyfileImport({
  storage = createAccountStorage(() => localStorage),
  locks = globalThis.navigator?.locks,
  persist = persistStorage,
}: KeyfileImportOptions = {}): KeyfileImport {
  /** @param mayReplace returns true when the stored content is what the user agreed to lose */
  const store = (
    { address, keyfile }: WalletKey,
    mayReplace: (occupant: Occupant, text: string | null) => boolean,
  ): Promise<void> =>
    withAccountLock(locks, async () => {
      const text = storage.readText();
      const occupant = await occupantOf(text);
      const isThere = occupant.status === 'account' && occupant.address === address && !occupant.isLocked;
      if (!isThere) {
        assertOwnHost(window.location);
        if (!mayReplace(occupant, text)) throw outdated();
        const record = { address, keyfile: await encryptKeyfile(keyfile) };
        // Other software that shares the record takes no lock.
        if (storage.readText() !== text) throw outdated();
        storage.write(record);
        void persist();
      }
      markBackedUp(address);
    });

  return {
    read: async (file) => parseKeyfile(await textOf(file)),
    forget: ({ keyfile }) => wipeKeyfile(keyfile),
    occupant: async () => occupantOf(storage.readText()),
    importKey: (key) => store(key, ({ status }) => status === 'none'),
    replaceAccount: (key, confirmed) =>
      store(key, (occupant) => occupant.status === 'account' && occupant.address === confirmed),
    saveDamaged: () => {
      const text = storage.readText() ?? '';
      saveFile('quick-wallet-damaged.txt', text, 'text/plain');
      return text as SavedRecord;
    },
    replaceDamaged: (key, saved) => store(key, ({ status }, text) => status === 'damaged' && text === saved),
    removeDamaged: (saved) =>
      withAccountLock(locks, async () => {
        const { status } = await occupantOf(saved);
        if (status !== 'damaged' || storage.readText() !== saved) throw outdated();
        storage.remove();
      }),
  };
}
