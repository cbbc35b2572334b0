import type { LockedRecord } from './account-record';
import { makeDataKey } from './lock/data-key';
import { makePasskeyWay } from './lock/passkey';
import { sealKeyfile } from './lock/sealed-keyfile';
import { makeTestAuthenticator } from './lock/testing/authenticator';
import { createSigningKeys, unlockedForMs } from './signing-keys';
import { makeTestAccount, type TestAccount } from './testing/account';

let account: TestAccount;
let locked: LockedRecord;
beforeAll(async () => {
  account = await makeTestAccount();
  const { address, keyfile } = account.record;
  const dataKey = await makeDataKey();
  const { way } = await makePasskeyWay(makeTestAuthenticator(), dataKey, address);
  const publicKey = account.keyfile.n;
  locked = {
    address,
    keyfile: await sealKeyfile(keyfile, dataKey, address),
    lock: { version: 1, publicKey, ways: [way] },
  };
});
beforeEach(() => jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] }));
afterEach(() => jest.useRealTimers());

function openKeys() {
  const seen = { unlocked: 0, changes: 0 };
  const keys = createSigningKeys({
    unlock: async (use) => {
      seen.unlocked++;
      return use({ record: locked, keyfile: account.keyfile });
    },
    onChange: () => seen.changes++,
  });
  return { keys, seen };
}

it('stays unlocked for as long as it is used', async () => {
  const { keys, seen } = openKeys();
  for (let use = 0; use < 5; use++) {
    await keys.of(locked);
    jest.advanceTimersByTime(unlockedForMs - 1);
  }
  expect(seen).toEqual({ unlocked: 1, changes: 1 });
  expect(keys.isUnlocked(locked)).toBe(true);
});

it('is locked again a quarter of an hour after its last use, and says so', async () => {
  const { keys, seen } = openKeys();
  await keys.of(locked);
  jest.advanceTimersByTime(unlockedForMs);
  expect(seen.changes).toBe(2);
  expect(keys.isUnlocked(locked)).toBe(false);
  await keys.of(locked);
  expect(seen.unlocked).toBe(2);
});

it('is locked again when the device slept through the time', async () => {
  const { keys, seen } = openKeys();
  await keys.of(locked);
  jest.setSystemTime(Date.now() + unlockedForMs);
  expect(keys.isUnlocked(locked)).toBe(false);
  await keys.of(locked);
  expect(seen.unlocked).toBe(2);
});

it('keeps no key that was unlocked after the request to forget', async () => {
  const { keys } = openKeys();
  const signing = keys.of(locked);
  keys.forget();
  await expect(signing).resolves.toBeDefined();
  expect(keys.isUnlocked(locked)).toBe(false);
  expect(jest.getTimerCount()).toBe(0);
});

it('keeps no key that could be read', async () => {
  const { keys } = openKeys();
  for (const record of [locked, account.record]) {
    const { key } = await keys.of(record);
    expect(key).toMatchObject({ extractable: false, usages: ['sign'] });
  }
});

it('never forgets an account that is not locked by itself', async () => {
  const { keys, seen } = openKeys();
  const { key } = await keys.of(account.record);
  jest.advanceTimersByTime(10 * unlockedForMs);
  expect((await keys.of(account.record)).key).toBe(key);
  expect(seen).toEqual({ unlocked: 0, changes: 0 });
});
