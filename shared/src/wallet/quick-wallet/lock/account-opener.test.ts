import { recordKey } from '../account-record';
import { createAccountStorage } from '../account-storage';
import { makeTestAccount } from '../testing/account';
import { createAccountOpener, type OpenedAccount } from './account-opener';
import { makeTestAuthenticator } from './testing/authenticator';
import { openLockable, testPassphrase } from './testing/lock';

beforeEach(async () => localStorage.setItem(recordKey, (await makeTestAccount()).text));
afterEach(() => localStorage.clear());

const open = createAccountOpener({
  storage: createAccountStorage(() => localStorage),
  authenticator: makeTestAuthenticator(),
  unlock: async ({ passphrase }) => {
    if (!passphrase) throw new Error('It has a passphrase');
    return passphrase(testPassphrase);
  },
});

const empty = { kty: '', e: '', n: '', d: '', p: '', q: '', dp: '', dq: '', qi: '' };

const lock = () => openLockable().lock.setPassphrase(testPassphrase);

it.each<[string, () => Promise<void>]>([
  ['open', async () => undefined],
  ['locked', lock],
])('leaves nothing of the key of an account that is %s once it was used', async (_, prepare) => {
  await prepare();
  let kept: OpenedAccount | undefined;
  const length = await open('sign', async (account) => {
    kept = account;
    return account.keyfile.d.length + account.encrypted.length;
  });
  expect(length).toBeGreaterThan(2000);
  expect(kept).toMatchObject({ keyfile: empty, encrypted: '', dataKey: undefined });
});

it('leaves nothing of the key after a use that failed', async () => {
  let kept: OpenedAccount | undefined;
  const failing = open('sign', async (account) => {
    kept = account;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(kept).toMatchObject({ keyfile: empty, encrypted: '' });
});
