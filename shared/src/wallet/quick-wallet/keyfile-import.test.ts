import { isBackedUp } from '../backups';
import { recordKey } from './account-record';
import { createAccountStorage } from './account-storage';
import { createAccounts } from './accounts';
import { decryptKeyfile, encryptKeyfile } from './keyfile-cipher';
import { createKeyfileImport } from './keyfile-import';
import { maxKeyfileBytes } from './parse-keyfile';
import { makeTestAccount, type TestAccount } from './testing/account';
import { testLocks } from './testing/tabs';

let accounts: readonly [TestAccount, TestAccount];
beforeAll(async () => {
  accounts = await Promise.all([makeTestAccount(), makeTestAccount()]);
});
beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

const key = (index: 0 | 1) => ({ address: accounts[index].record.address, keyfile: accounts[index].keyfile });
const stored = () => JSON.parse(localStorage.getItem(recordKey) ?? '{}');
const outdated = { code: 'wallet.import-outdated', retryable: true };

function openImport(locks = testLocks()) {
  const persist = jest.fn(async () => undefined);
  const storage = createAccountStorage(() => localStorage);
  return { ...createKeyfileImport({ storage, locks, persist }), persist };
}

/** A locked account, as far as an import looks at it. */
const locked = (account: TestAccount) =>
  JSON.stringify({
    ...account.record,
    lock: {
      version: 1,
      publicKey: account.keyfile.n,
      ways: [{ kind: 'passphrase', salt: 'A'.repeat(43), iterations: 600_000, wrapped: 'A'.repeat(80) }],
    },
  });

/** A file, which jsdom can not read by itself. */
const fileOf = (text: string, size = text.length) => ({ size, text: async () => text }) as Blob;

/** The files that the browser was given to save. */
function watchDownloads() {
  const saved: { name: string; blob?: Blob }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob: Blob) => {
    last = blob;
    return 'blob:1';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: last });
  });
  return saved;
}

describe('a file', () => {
  it('is read as the key that it is', async () => {
    const { read } = openImport();
    expect(await read(fileOf(JSON.stringify(accounts[0].keyfile)))).toEqual(key(0));
    await expect(read(fileOf('{}'))).rejects.toMatchObject({ code: 'keyfile.foreign' });
  });

  it('is not even read when it is too large', async () => {
    const text = jest.fn();
    const file = { size: maxKeyfileBytes + 1, text } as unknown as Blob;
    await expect(openImport().read(file)).rejects.toMatchObject({ code: 'keyfile.too-large' });
    expect(text).not.toHaveBeenCalled();
  });

  it('may have gone meanwhile', async () => {
    const gone = {
      size: 1,
      text: () => Promise.reject(new DOMException('my secret.json', 'NotFoundError')),
    };
    const error: unknown = await openImport()
      .read(gone as unknown as Blob)
      .catch((caught: unknown) => caught);
    expect(error).toMatchObject({ code: 'keyfile.unreadable', params: {}, retryable: true });
    expect(error).not.toHaveProperty('cause');
  });
});

describe('where there is no account', () => {
  it.each([null, 'null'])('a key is stored as QuickWallet stores its own (%s)', async (text) => {
    if (text !== null) localStorage.setItem(recordKey, text);
    const { occupant, importKey, persist } = openImport();
    expect(await occupant()).toEqual({ status: 'none' });
    await importKey(key(0));
    expect(Object.keys(stored())).toEqual(['address', 'keyfile']);
    expect(stored().address).toBe(key(0).address);
    expect(await decryptKeyfile(stored().keyfile)).toEqual(key(0).keyfile);
    expect(await occupant()).toEqual({ status: 'account', address: key(0).address, isLocked: false });
    expect(isBackedUp(key(0).address)).toBe(true);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('an account that is being made meanwhile stays', async () => {
    const locks = testLocks();
    const storage = createAccountStorage(() => localStorage);
    // Whoever generates a key hands it over: it is emptied once it was used.
    const generateKey = async () => ({ ...key(1).keyfile });
    const made = createAccounts({ storage, locks, generateKey }).open();
    await expect(openImport(locks).importKey(key(0))).rejects.toMatchObject(outdated);
    expect(stored()).toEqual(await made);
  });

  it('an account that software without a lock stores meanwhile stays', async () => {
    const importing = openImport().importKey(key(0));
    await Promise.resolve();
    localStorage.setItem(recordKey, accounts[1].text);
    await expect(importing).rejects.toMatchObject(outdated);
    expect(localStorage.getItem(recordKey)).toBe(accounts[1].text);
  });

  it('a key that could not be stored is reported, and nothing of it is kept', async () => {
    const { record, keyfile } = await makeTestAccount();
    const { address } = record;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    const { importKey, persist } = openImport();
    await expect(importKey({ address, keyfile })).rejects.toMatchObject({ code: 'wallet.storage-full' });
    jest.restoreAllMocks();
    expect(persist).not.toHaveBeenCalled();
    expect(isBackedUp(address)).toBe(false);
    expect(localStorage).toHaveLength(0);
  });
});

describe('where there is an account', () => {
  beforeEach(() => localStorage.setItem(recordKey, accounts[1].text));

  it('nothing is replaced without the user’s consent', async () => {
    const { importKey, replaceAccount, replaceDamaged, persist } = openImport();
    watchDownloads();
    const saved = openImport().saveDamaged();
    await expect(importKey(key(0))).rejects.toMatchObject(outdated);
    await expect(replaceAccount(key(0), key(0).address)).rejects.toMatchObject(outdated);
    await expect(replaceDamaged(key(0), saved)).rejects.toMatchObject(outdated);
    expect(localStorage.getItem(recordKey)).toBe(accounts[1].text);
    expect(persist).not.toHaveBeenCalled();
  });

  it('it is replaced when its address was confirmed', async () => {
    const { replaceAccount, persist } = openImport();
    await replaceAccount(key(0), key(1).address);
    expect(stored().address).toBe(key(0).address);
    expect(await decryptKeyfile(stored().keyfile)).toEqual(key(0).keyfile);
    expect(persist).toHaveBeenCalledTimes(1);
  });

  it('the same one stays as it is, with all that older versions kept, and counts as saved', async () => {
    const text = JSON.stringify({ ...accounts[1].record, old: true });
    localStorage.setItem(recordKey, text);
    const { importKey, persist } = openImport();
    await importKey(key(1));
    expect(localStorage.getItem(recordKey)).toBe(text);
    expect(isBackedUp(key(1).address)).toBe(true);
    expect(persist).not.toHaveBeenCalled();
  });

  it('it is not replaced when another tab changes it meanwhile', async () => {
    const change = JSON.stringify({ ...accounts[1].record, keyfile: await encryptKeyfile(key(1).keyfile) });
    const encrypt = crypto.subtle.encrypt.bind(crypto.subtle);
    // Between the look at the stored account and its replacement, the new key is encrypted.
    jest.spyOn(crypto.subtle, 'encrypt').mockImplementationOnce((...args) => {
      localStorage.setItem(recordKey, change);
      return encrypt(...args);
    });
    const replacing = openImport().replaceAccount(key(0), key(1).address);
    await expect(replacing).rejects.toMatchObject(outdated);
    expect(localStorage.getItem(recordKey)).toBe(change);
  });

  it('one of two tabs that replace it at once gets the error that it has changed', async () => {
    const locks = testLocks();
    const { keyfile, record } = await makeTestAccount();
    const outcomes = await Promise.allSettled([
      openImport(locks).replaceAccount(key(0), key(1).address),
      openImport(locks).replaceAccount({ keyfile, address: record.address }, key(1).address),
    ]);
    expect(outcomes).toMatchObject([{ status: 'fulfilled' }, { status: 'rejected', reason: outdated }]);
    expect(stored().address).toBe(key(0).address);
  });

  it('it is gone meanwhile: the user decides anew', async () => {
    localStorage.clear();
    await expect(openImport().replaceAccount(key(0), key(1).address)).rejects.toMatchObject(outdated);
    expect(localStorage).toHaveLength(0);
  });
});

describe('where there is a locked account', () => {
  beforeEach(() => localStorage.setItem(recordKey, locked(accounts[1])));

  it('it can be replaced by another key', async () => {
    const { occupant, replaceAccount } = openImport();
    expect(await occupant()).toEqual({ status: 'account', address: key(1).address, isLocked: true });
    await replaceAccount(key(0), key(1).address);
    expect(Object.keys(stored())).toEqual(['address', 'keyfile']);
  });

  it('its own key takes its lock away, when the user wants that', async () => {
    const { importKey, replaceAccount, occupant } = openImport();
    await expect(importKey(key(1))).rejects.toMatchObject(outdated);
    await replaceAccount(key(1), key(1).address);
    expect(await occupant()).toEqual({ status: 'account', address: key(1).address, isLocked: false });
  });
});

describe('an unreadable record', () => {
  const damages: readonly [string, () => Promise<string> | string][] = [
    ['cut off', () => accounts[1].text.slice(0, 100)],
    ['empty', () => ''],
    ['of other software', () => '{"balance":3}'],
    ['whole, but for its key', () => JSON.stringify({ ...accounts[1].record, keyfile: 'AAAA' })],
    ['of another key', () => JSON.stringify({ ...accounts[1].record, keyfile: accounts[0].record.keyfile })],
  ];

  it.each(damages)('is replaced only after it was saved as it is: %s', async (_, damage) => {
    const text = await damage();
    localStorage.setItem(recordKey, text);
    const saved = watchDownloads();
    const { occupant, importKey, replaceAccount, saveDamaged, replaceDamaged } = openImport();
    expect(await occupant()).toEqual({ status: 'damaged' });
    await expect(importKey(key(0))).rejects.toMatchObject(outdated);
    await expect(replaceAccount(key(0), key(1).address)).rejects.toMatchObject(outdated);
    expect(localStorage.getItem(recordKey)).toBe(text);

    const record = saveDamaged();
    expect(record).toBe(text);
    expect(saved).toMatchObject([{ name: 'quick-wallet-damaged.txt', blob: { size: text.length } }]);
    await replaceDamaged(key(0), record);
    expect(await occupant()).toEqual({ status: 'account', address: key(0).address, isLocked: false });
  });

  it('makes room for a new account once it was saved', async () => {
    localStorage.setItem(recordKey, '{');
    watchDownloads();
    const { saveDamaged, removeDamaged, occupant } = openImport();
    await removeDamaged(saveDamaged());
    expect(await occupant()).toEqual({ status: 'none' });
  });

  it('is never taken for an account that can be read', async () => {
    localStorage.setItem(recordKey, accounts[1].text);
    watchDownloads();
    const { saveDamaged, removeDamaged } = openImport();
    await expect(removeDamaged(saveDamaged())).rejects.toMatchObject(outdated);
    expect(localStorage.getItem(recordKey)).toBe(accounts[1].text);
  });

  it('is left when it is no longer what was saved', async () => {
    localStorage.setItem(recordKey, '{');
    watchDownloads();
    const { saveDamaged, replaceDamaged, removeDamaged } = openImport();
    const record = saveDamaged();
    localStorage.setItem(recordKey, '{{');
    await expect(replaceDamaged(key(0), record)).rejects.toMatchObject(outdated);
    await expect(removeDamaged(record)).rejects.toMatchObject(outdated);
    expect(localStorage.getItem(recordKey)).toBe('{{');
  });

  it('is not mistaken for a storage that is closed', async () => {
    const closed = createAccountStorage(() => {
      throw new DOMException('no', 'SecurityError');
    });
    const { occupant } = createKeyfileImport({ storage: closed, locks: testLocks() });
    await expect(occupant()).rejects.toMatchObject({ code: 'wallet.storage-denied' });
  });
});
