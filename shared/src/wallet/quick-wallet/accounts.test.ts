import type { Keyfile } from '../../arweave';
import { nextTurn } from '../../testing/next-turn';
import { recordKey } from './account-record';
import { createAccountStorage } from './account-storage';
import { createAccounts } from './accounts';
import { persistStorage } from './persist-storage';
import { makeTestAccount, type TestAccount } from './testing/account';
import { testLocks } from './testing/tabs';

let prepared: readonly [TestAccount, TestAccount];
beforeAll(async () => {
  prepared = await Promise.all([makeTestAccount(), makeTestAccount()]);
});
beforeEach(() => localStorage.clear());

/** The tabs of one browser. Each of the prepared keys is made only when the test allows it. */
function openBrowser() {
  const keys = prepared.map(({ keyfile }) => ({ ...keyfile }));
  const locks = testLocks();
  const waiting: (() => void)[] = [];
  let made = 0;
  const persist = jest.fn(async () => undefined);
  const generateKey = () =>
    new Promise<Keyfile>((resolve, reject) => {
      const key = keys[made++];
      waiting.push(() => (key ? resolve(key) : reject(new Error('no more keys'))));
    });
  return {
    openTab: () =>
      createAccounts({ storage: createAccountStorage(() => localStorage), locks, generateKey, persist }),
    persist,
    keysMade: () => made,
    /** Lets every key that is being made, now or later, be ready. */
    finishKeys: async () => {
      for (let round = 0; round < 20; round++) {
        for (const finish of waiting.splice(0)) finish();
        await nextTurn();
      }
    },
  };
}

const addressOfStored = () => JSON.parse(localStorage.getItem(recordKey) ?? '{}').address;

it('makes an account when it is first needed and uses it from then on', async () => {
  const browser = openBrowser();
  const needed = browser.openTab().need();
  await browser.finishKeys();
  const { address } = await needed;
  expect(address).toBe(prepared[0].record.address);
  expect(addressOfStored()).toBe(address);
  expect(await browser.openTab().need()).toMatchObject({ address });
  expect(await browser.openTab().open()).toMatchObject({ address });
  expect(browser.keysMade()).toBe(1);
});

it('makes one account at a time: a second attempt fails, and whoever only needs it waits', async () => {
  const browser = openBrowser();
  const tab = browser.openTab();
  const [opened, needed] = [tab.open(), tab.need()];
  await expect(tab.open()).rejects.toMatchObject({ code: 'wallet.generating', retryable: true });
  await browser.finishKeys();
  expect(await opened).toEqual(await needed);
  await expect(tab.open()).resolves.toEqual(await needed);
});

it('makes one account for tabs that race', async () => {
  const browser = openBrowser();
  const opened = Promise.all(
    [browser.openTab(), browser.openTab(), browser.openTab()].map((tab) => tab.open()),
  );
  await browser.finishKeys();
  expect(new Set((await opened).map(({ address }) => address))).toEqual(
    new Set([prepared[0].record.address]),
  );
  expect(browser.keysMade()).toBe(1);
});

it('leaves the account of software that takes no lock', async () => {
  const browser = openBrowser();
  const needed = browser.openTab().need();
  await Promise.resolve();
  localStorage.setItem(recordKey, prepared[1].text);
  await browser.finishKeys();
  expect(await needed).toEqual(prepared[1].record);
  expect(localStorage.getItem(recordKey)).toBe(prepared[1].text);
});

it('can try again after a key could not be made', async () => {
  const storage = createAccountStorage(() => localStorage);
  const keys = [
    () => Promise.reject(new Error('out of entropy')),
    () => Promise.resolve({ ...prepared[0].keyfile }),
  ];
  const generateKey = () => (keys.shift() ?? keys[0] ?? (() => Promise.reject(new Error('no more keys'))))();
  const tab = createAccounts({ storage, locks: testLocks(), generateKey });
  await expect(tab.open()).rejects.toMatchObject({ code: 'wallet.generation-failed', retryable: true });
  await expect(tab.open()).resolves.toMatchObject({ address: prepared[0].record.address });
});

describe('a key made ahead', () => {
  it('is stored only when it is needed, and then used', async () => {
    const browser = openBrowser();
    const tab = browser.openTab();
    tab.warm();
    tab.warm();
    await browser.finishKeys();
    expect(localStorage.getItem(recordKey)).toBeNull();
    expect(await tab.open()).toMatchObject({ address: prepared[0].record.address });
    expect(browser.keysMade()).toBe(1);
  });

  it('is not made when there is an account', () => {
    const browser = openBrowser();
    localStorage.setItem(recordKey, prepared[0].text);
    browser.openTab().warm();
    expect(browser.keysMade()).toBe(0);
  });

  it('may fail without an effect: the next one is made when it is needed', async () => {
    const storage = createAccountStorage(() => localStorage);
    const keys = [Promise.reject(new Error('out of entropy')), Promise.resolve({ ...prepared[0].keyfile })];
    const tab = createAccounts({
      storage,
      locks: undefined,
      generateKey: async () => (await keys.shift()) ?? { ...prepared[1].keyfile },
    });
    tab.warm();
    await nextTurn();
    await expect(tab.open()).resolves.toMatchObject({ address: prepared[0].record.address });
  });
});

it('takes up an account again, but makes none without a request', async () => {
  const tab = openBrowser().openTab();
  await expect(tab.reopen()).rejects.toMatchObject({ code: 'wallet.not-connected' });
  expect(localStorage).toHaveLength(0);
  localStorage.setItem(recordKey, prepared[0].text);
  await expect(tab.reopen()).resolves.toEqual(prepared[0].record);
});

describe('asking the browser to keep what is stored', () => {
  it('happens once, when an account was made for the user who asked for it', async () => {
    const browser = openBrowser();
    const opened = browser.openTab().open();
    await browser.finishKeys();
    await opened;
    expect(browser.persist).toHaveBeenCalledTimes(1);
    await browser.openTab().open();
    await browser.openTab().reopen();
    expect(browser.persist).toHaveBeenCalledTimes(1);
  });

  it('does not happen for an account that signing made on its own', async () => {
    const browser = openBrowser();
    const needed = browser.openTab().need();
    await browser.finishKeys();
    await needed;
    expect(browser.persist).not.toHaveBeenCalled();
  });

  it('does not happen while the account could not be stored', async () => {
    const full = Object.assign(Object.create(localStorage), {
      getItem: () => null,
      setItem: () => {
        throw new DOMException('no', 'QuotaExceededError');
      },
    });
    const persist = jest.fn(async () => undefined);
    const storage = createAccountStorage(() => full);
    const generateKey = async () => ({ ...prepared[0].keyfile });
    const tab = createAccounts({ storage, locks: undefined, generateKey, persist });
    await expect(tab.open()).rejects.toMatchObject({ code: 'wallet.storage-full' });
    expect(persist).not.toHaveBeenCalled();
  });

  it('neither fails nor delays anything, whether the browser grants or refuses it', async () => {
    const persists: (StorageManager['persist'] | undefined)[] = [
      undefined,
      async () => false,
      () => Promise.reject(new TypeError('denied')),
      () => {
        throw new TypeError('denied');
      },
    ];
    for (const persist of persists) {
      await expect(persistStorage({ persist } as StorageManager)).resolves.toBeUndefined();
    }
    const persist = () => new Promise<void>(() => undefined);
    const storage = createAccountStorage(() => localStorage);
    const generateKey = async () => ({ ...prepared[0].keyfile });
    const tab = createAccounts({ storage, locks: undefined, generateKey, persist });
    await expect(tab.open()).resolves.toMatchObject({ address: prepared[0].record.address });
  });
});

describe('a record that can’t be read', () => {
  const address = 'A'.repeat(43);
  it.each([
    '',
    '{',
    '[]',
    '"x"',
    '{"address":"short","keyfile":"AAAA"}',
    `{"address":"${address}"}`,
    `{"address":"${address}","keyfile":""}`,
  ])('is reported and left as it is: %s', async (text) => {
    localStorage.setItem(recordKey, text);
    const tab = openBrowser().openTab();
    tab.warm();
    await expect(tab.open()).rejects.toMatchObject({ code: 'wallet.record-corrupt' });
    await expect(tab.need()).rejects.toMatchObject({ code: 'wallet.record-corrupt' });
    expect(localStorage.getItem(recordKey)).toBe(text);
  });

  it('is absent when storage says that there is no account', async () => {
    localStorage.setItem(recordKey, 'null');
    expect(openBrowser().openTab().current()).toBeUndefined();
  });

  it('may have fields of an older version', () => {
    localStorage.setItem(recordKey, JSON.stringify({ ...prepared[0].record, backedup: true }));
    expect(openBrowser().openTab().current()).toEqual(prepared[0].record);
  });
});
