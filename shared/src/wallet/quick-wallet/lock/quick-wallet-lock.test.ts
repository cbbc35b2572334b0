import { parseDataItem, verifyDataItem } from '../../../arweave';
import { recordKey } from '../account-record';
import { changeInAnotherTab, makeTestAccount, type TestAccount } from '../testing/account';
import { openLockable, storedRecord, storedText, testPassphrase } from './testing/lock';

let accounts: readonly [TestAccount, TestAccount];
beforeAll(async () => {
  accounts = await Promise.all([makeTestAccount(), makeTestAccount()]);
});
beforeEach(() => localStorage.setItem(recordKey, accounts[0].text));
afterEach(() => localStorage.clear());

const item = { data: '{"rabbit":1}', tags: [{ name: 'Action', value: 'Scan' }] };

async function openLocked() {
  const opened = openLockable();
  await opened.lock.setPassphrase(testPassphrase);
  return opened;
}

async function openLockedTwice() {
  const opened = await openLocked();
  await opened.lock.setPasskey();
  opened.user.asked.length = 0;
  return opened;
}

it('returns one object until the lock changes, and notifies of changes', async () => {
  const { wallet, lock } = openLockable();
  let changes = 0;
  const stop = lock.subscribe(() => changes++);
  expect(lock.view()).toEqual({ status: 'none' });
  await lock.setPassphrase(testPassphrase);
  expect(lock.view()).toEqual({ status: 'locked', ways: ['passphrase'] });
  expect(lock.view()).toBe(lock.view());
  await wallet.signDataItem(item);
  expect(lock.view()).toMatchObject({ status: 'unlocked' });
  const before = changes;
  lock.lockNow();
  expect(lock.view()).toMatchObject({ status: 'locked' });
  expect(changes).toBe(before + 1);
  stop();
  await lock.remove('passphrase');
  expect(changes).toBe(before + 1);
  localStorage.setItem(recordKey, '{');
  expect(lock.view()).toBeUndefined();
});

it('asks for no unlocking in a request that must show nothing', async () => {
  const { wallet, user } = await openLocked();
  user.asked.length = 0;
  await expect(wallet.signDataItem(item, { isUnasked: true })).rejects.toThrow('wallet.approval-needed');
  expect(user.asked).toEqual([]);
  await wallet.signDataItem(item);
  await expect(wallet.signDataItem(item, { isUnasked: true })).resolves.toBeDefined();
});

it('keeps of the key only what is sealed, and of the passphrase nothing', async () => {
  await openLocked();
  const { keyfile, lock } = storedRecord();
  expect(keyfile).not.toContain(accounts[0].record.keyfile.slice(4, 40));
  expect(lock).toMatchObject({
    version: 1,
    publicKey: accounts[0].keyfile.n,
    ways: [{ kind: 'passphrase', iterations: 600_000 }],
  });
  expect(storedText()).not.toContain(testPassphrase);
});

it('connects, reconnects and gives address and public key without being unlocked', async () => {
  const { wallet, user } = await openLocked();
  expect(await wallet.connect()).toBe(accounts[0].record.address);
  expect(await wallet.reconnect?.()).toBe(accounts[0].record.address);
  expect(await wallet.getActiveAddress()).toBe(accounts[0].record.address);
  expect(await wallet.getActivePublicKey()).toBe(accounts[0].keyfile.n);
  expect(user.asked).toEqual([]);
});

it('asks once for several signatures, by any hash, and then again after it was locked', async () => {
  const { wallet, lock, user } = await openLocked();
  const signed = await Promise.all([wallet.signDataItem(item), wallet.signDataItem(item)]);
  for (const bytes of signed) expect(await verifyDataItem(await parseDataItem(bytes))).toBe(true);
  for (const hashAlgorithm of ['SHA-256', 'SHA-384', 'SHA-512']) {
    await wallet.signMessage(Uint8Array.of(1), { hashAlgorithm });
  }
  expect(user.asked).toEqual(['sign by passphrase']);
  lock.lockNow();
  await wallet.signDataItem(item);
  await wallet.disconnect();
  await wallet.signDataItem(item);
  expect(user.asked).toHaveLength(3);
});

it('asks for the keyfile and for each change anew', async () => {
  const { wallet, lock, saved, user } = await openLocked();
  await wallet.signDataItem(item);
  await wallet.saveKeyfile?.();
  expect(saved).toEqual([accounts[0].keyfile]);
  await lock.setPasskey();
  await lock.remove('passkey');
  expect(user.asked).toEqual([
    'sign by passphrase',
    'keyfile by passphrase',
    'change by passphrase',
    'change by passphrase',
  ]);
});

it('signs nothing when its user declines or mistakes the passphrase, and can be tried again', async () => {
  const { wallet, user } = await openLocked();
  user.answer = 'decline';
  await expect(wallet.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.declined' });
  user.answer = 'open';
  user.passphrase = 'seven colours of a rainbo';
  const error = await wallet.signDataItem(item).catch((caught: unknown) => caught);
  expect(error).toMatchObject({ code: 'wallet.passphrase-wrong', retryable: true, params: {} });
  expect(error).not.toHaveProperty('cause');
  user.passphrase = testPassphrase;
  await expect(wallet.signDataItem(item)).resolves.toBeDefined();
});

it('takes a passphrase as people mean it, however their keyboard writes it', async () => {
  const { wallet, lock, user } = openLockable();
  await lock.setPassphrase('Zażółć gęślą １２３');
  user.passphrase = 'Zażółć gęślą 123'.normalize('NFD');
  await expect(wallet.signDataItem(item)).resolves.toBeDefined();
});

it('wants ten characters at least, as people count them', async () => {
  const { lock } = openLockable();
  const short = { code: 'wallet.passphrase-short', params: { minimum: 10 } };
  await expect(lock.setPassphrase('🐇🐇🐇🐇🐇🐇🐇🐇🐇')).rejects.toMatchObject(short);
  expect(storedText()).toBe(accounts[0].text);
});

it('is opened by either way, each of which can be changed or taken away without the other', async () => {
  const { wallet, lock, user, authenticator } = await openLockedTwice();
  user.answer = 'passkey';
  await wallet.signDataItem(item);
  const sealed = storedRecord().keyfile;
  await lock.setPassphrase('another rainbow');
  user.answer = 'open';
  user.passphrase = 'another rainbow';
  await wallet.signDataItem(item);
  await lock.remove('passphrase');
  expect(user.asked.at(-1)).toBe('change by passkey');
  await lock.setPasskey();
  expect(authenticator.calls).toContain(`discard passkey 1 of ${accounts[0].record.address}`);
  expect(storedRecord().keyfile).toBe(sealed);
  await lock.remove('passkey');
  expect(storedText()).toBe(accounts[0].text);
});

it('removes a way only for a user who can open the wallet by another', async () => {
  const { lock, user } = await openLockedTwice();
  await lock.remove('passkey');
  expect(user.asked).toEqual(['change by passphrase']);
  expect(lock.view()).toMatchObject({ ways: ['passphrase'] });
});

describe('nothing is lost', () => {
  it.each(['make', 'secretOf'] as const)('when a passkey fails to %s', async (step) => {
    const { lock, authenticator } = openLockable();
    authenticator.failNext(step, 'wallet.passkey-unsupported');
    await expect(lock.setPasskey()).rejects.toMatchObject({ code: 'wallet.passkey-unsupported' });
    expect(storedText()).toBe(accounts[0].text);
    expect(authenticator.calls.filter((call) => call.startsWith('discard'))).toHaveLength(
      step === 'make' ? 0 : 1,
    );
  });

  it('when the storage is full', async () => {
    const { lock } = openLockable();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await expect(lock.setPassphrase(testPassphrase)).rejects.toMatchObject({ code: 'wallet.storage-full' });
    expect(storedText()).toBe(accounts[0].text);
  });

  it('when the new passphrase would not open what is to be stored', async () => {
    const { lock } = openLockable();
    const wrap = crypto.subtle.wrapKey.bind(crypto.subtle);
    jest.spyOn(crypto.subtle, 'wrapKey').mockImplementation(async (...args) => {
      const wrapped = await wrap(...args);
      return new Uint8Array(wrapped).reverse().buffer;
    });
    await expect(lock.setPassphrase(testPassphrase)).rejects.toMatchObject({
      code: 'wallet.passphrase-wrong',
    });
    expect(storedText()).toBe(accounts[0].text);
  });

  it('when another tab changes the account while its user is asked', async () => {
    const { lock, user } = await openLocked();
    user.meanwhile = () => changeInAnotherTab(accounts[1].text);
    const changed = { code: 'wallet.account-changed', retryable: true };
    await expect(lock.setPassphrase('another rainbow')).rejects.toMatchObject(changed);
    expect(storedText()).toBe(accounts[1].text);
  });

  it('when another tab changes the account while the new lock is made', async () => {
    const { lock, authenticator } = openLockable();
    const make = authenticator.secretOf;
    authenticator.secretOf = async (...args) => {
      changeInAnotherTab(accounts[1].text);
      return make(...args);
    };
    await expect(lock.setPasskey()).rejects.toMatchObject({ code: 'wallet.lock-changed', retryable: true });
    expect(storedText()).toBe(accounts[1].text);
  });

  it('and no passkey is left over, when it can not be stored', async () => {
    const { lock, authenticator } = openLockable();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('no', 'QuotaExceededError');
    });
    await expect(lock.setPasskey()).rejects.toMatchObject({ code: 'wallet.storage-full' });
    expect(authenticator.calls.at(-1)).toBe(`discard passkey 1 of ${accounts[0].record.address}`);
  });

  it.each(['make', 'secretOf'] as const)('when its user leaves while a passkey has to %s', async (step) => {
    const { lock, authenticator } = openLockable();
    const leaving = new AbortController();
    const before = authenticator[step];
    Object.assign(authenticator, {
      [step]: async (asked: never, signal?: AbortSignal) => {
        leaving.abort();
        if (signal?.aborted) authenticator.failNext(step);
        return before(asked, signal);
      },
    });
    await expect(lock.setPasskey(leaving.signal)).rejects.toMatchObject({ code: 'wallet.passkey-failed' });
    expect(storedText()).toBe(accounts[0].text);
  });

  it('of what older versions kept besides', async () => {
    localStorage.setItem(recordKey, JSON.stringify({ ...accounts[0].record, backedup: true }));
    const { lock } = await openLocked();
    expect(storedRecord()).toMatchObject({ backedup: true, lock: {} });
    await lock.remove('passphrase');
    expect(storedRecord()).toEqual({ ...accounts[0].record, backedup: true });
  });
});

describe('with other tabs', () => {
  it('asks again when the lock was changed there', async () => {
    const { wallet, user } = await openLocked();
    await wallet.connect();
    const stop = wallet.subscribe(() => undefined);
    await wallet.signDataItem(item);
    const other = openLockable();
    await other.lock.setPassphrase('another rainbow');
    changeInAnotherTab(storedText());
    user.passphrase = 'another rainbow';
    await wallet.signDataItem(item);
    expect(user.asked).toEqual(['sign by passphrase', 'sign by passphrase']);
    stop();
  });

  it('opens the lock as it is by then', async () => {
    const { wallet, user } = await openLocked();
    user.meanwhile = async () => {
      user.meanwhile = () => undefined;
      await openLockable().lock.setPassphrase('another rainbow');
      user.passphrase = 'another rainbow';
    };
    await expect(wallet.signDataItem(item)).resolves.toBeDefined();
  });

  it('says when a way is gone by then', async () => {
    const { wallet, user } = await openLockedTwice();
    user.meanwhile = async () => {
      user.meanwhile = () => undefined;
      const other = openLockable();
      other.user.answer = 'passkey';
      await other.lock.remove('passphrase');
    };
    await expect(wallet.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.lock-changed' });
  });

  it('signs nothing for another account that took its place while its user was asked', async () => {
    const { wallet, user } = await openLocked();
    await wallet.connect();
    user.meanwhile = () => localStorage.setItem(recordKey, accounts[1].text);
    await expect(wallet.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.account-changed' });
  });
});

describe('a lock that does not belong', () => {
  it('is reported when its public key is another’s, before anything else', async () => {
    const { wallet, user } = await openLocked();
    const { lock, ...record } = storedRecord();
    localStorage.setItem(
      recordKey,
      JSON.stringify({ ...record, lock: { ...lock, publicKey: accounts[1].keyfile.n } }),
    );
    const text = storedText();
    await expect(wallet.connect()).rejects.toMatchObject({ code: 'wallet.record-corrupt' });
    await expect(wallet.getActivePublicKey()).rejects.toMatchObject({ code: 'wallet.record-corrupt' });
    expect(user.asked).toEqual([]);
    expect(storedText()).toBe(text);
  });

  it('opens no other account', async () => {
    const { wallet, user } = await openLocked();
    const { lock, keyfile } = storedRecord();
    const { address } = accounts[1].record;
    const publicKey = accounts[1].keyfile.n;
    localStorage.setItem(recordKey, JSON.stringify({ address, keyfile, lock: { ...lock, publicKey } }));
    await expect(wallet.signDataItem(item)).rejects.toMatchObject({ code: 'wallet.passphrase-wrong' });
    expect(user.asked).toHaveLength(1);
  });
});
