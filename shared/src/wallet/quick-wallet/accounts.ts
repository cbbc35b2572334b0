import { fromBase64Url, generateKeyfile, type Keyfile, ownerAddress, wipeKeyfile } from '../../arweave';
import { AppError, isAppError } from '../../errors';
import { withAccountLock } from './account-lock';
import type { AccountRecord } from './account-record';
import type { AccountStorage } from './account-storage';
import { markChecked } from './checked-record';
import { encryptKeyfile } from './keyfile-cipher';
import { persistStorage } from './persist-storage';
import { assertOwnHost } from './shared-host';

/** The one account of this browser, made when it is first needed. */
export interface Accounts {
  /** Returns the stored account, if there is one. */
  current: () => AccountRecord | undefined;
  /** Returns the stored account, the one being made, or a new one. */
  need: () => Promise<AccountRecord>;
  /**
   * Returns the stored account, or a new one for the user who has just asked for it.
   * @throws AppError `wallet.generating` while one is being made
   */
  open: () => Promise<AccountRecord>;
  /**
   * Returns the stored account. Makes none, because the user did not ask for one.
   * @throws AppError `wallet.not-connected` when no account is stored any more
   */
  reopen: () => Promise<AccountRecord>;
  /** Begins to make a key ahead, so that the first need finds it ready. Nothing is stored. */
  warm: () => void;
}

export interface AccountsOptions {
  storage: AccountStorage;
  /** Keeps tabs from making an account each. */
  locks: LockManager | undefined;
  generateKey?: () => Promise<Keyfile>;
  /** Asks the browser to keep what is stored, once an account was made for the user who asked for it. */
  persist?: () => Promise<void>;
  /** The address of the page. Default: the browser's. */
  page?: Pick<Location, 'hostname' | 'pathname'>;
}

export function createAccounts({
  storage,
  locks,
  generateKey = generateKeyfile,
  persist = persistStorage,
  page = globalThis.location,
}: AccountsOptions): Accounts {
  let generating: Promise<AccountRecord> | undefined;
  let warmKey: Promise<Keyfile> | undefined;

  const newKey = async (): Promise<Keyfile> => {
    try {
      return await generateKey();
    } catch (cause) {
      throw new AppError('wallet.generation-failed', { cause, retryable: true });
    }
  };

  const takeKey = () => {
    const key = warmKey ?? newKey();
    warmKey = undefined;
    return key;
  };

  const generate = async (isAskedFor: boolean): Promise<AccountRecord> => {
    const earlier = storage.read();
    if (earlier) return earlier;
    assertOwnHost(page);
    const keyfile = await takeKey();
    const address = await ownerAddress(fromBase64Url(keyfile.n));
    const record = { address, keyfile: await encryptKeyfile(keyfile) };
    wipeKeyfile(keyfile);
    // Other software that shares the record takes no lock: the first stored account stays.
    const meanwhile = storage.read();
    if (meanwhile) return meanwhile;
    storage.write(record);
    await markChecked(record);
    if (isAskedFor) void persist();
    return record;
  };

  const start = (isAskedFor = false) => {
    generating = withAccountLock(locks, () => generate(isAskedFor)).finally(() => {
      generating = undefined;
    });
    return generating;
  };

  return {
    current: storage.read,
    need: async () => storage.read() ?? generating ?? start(),
    open: async () => {
      const record = storage.read();
      if (!record && generating) throw new AppError('wallet.generating', { retryable: true });
      return record ?? start(true);
    },
    reopen: async () => {
      const record = storage.read();
      if (!record) throw new AppError('wallet.not-connected');
      return record;
    },
    warm: () => {
      if (warmKey || generating || hasAccount(storage)) return;
      const key = newKey();
      warmKey = key;
      // A key that couldn't be made ahead is made when it is needed, and fails then.
      key.catch(() => {
        if (warmKey === key) warmKey = undefined;
      });
    },
  };
}

/** A storage that can't be read needs no key made ahead. */
function hasAccount(storage: AccountStorage): boolean {
  try {
    return storage.read() !== undefined;
  } catch (error) {
    if (isAppError(error)) return true;
    throw error;
  }
}
