import { createAccountStorage } from './account-storage';
import { createAccounts } from './accounts';
import { assertOwnHost } from './shared-host';
import { testLocks } from './testing/tabs';

const id = `${'A'.repeat(42)}E`;
const sandbox = `${'a'.repeat(51)}q.gateway.example`;
const sharedHost = expect.objectContaining({ code: 'wallet.shared-host' });

test.each([
  ['gateway.example', `/${id}/`],
  ['gateway.example', `/${id}`],
  [`b${sandbox.slice(1)}`, `/${id}/`],
  ['localhost', `/${id}/index.html`],
])('%s%s is an address that other apps share', (hostname, pathname) => {
  expect(() => assertOwnHost({ hostname, pathname })).toThrow(sharedHost);
});

test.each([
  [sandbox, `/${id}/`],
  ['gateway.example', '/'],
  ['rabbit.example', '/app/'],
])('%s%s is an address of the app’s own', (hostname, pathname) => {
  expect(() => assertOwnHost({ hostname, pathname })).not.toThrow();
});

test('no account is made, and no key kept, where other apps could read it', async () => {
  localStorage.clear();
  const accounts = createAccounts({
    storage: createAccountStorage(() => localStorage),
    locks: testLocks(),
    generateKey: () => Promise.reject(new Error('no key is made in this test')),
    page: { hostname: 'gateway.example', pathname: `/${id}/` },
  });
  await expect(accounts.open()).rejects.toEqual(sharedHost);
  await expect(accounts.need()).rejects.toEqual(sharedHost);
  expect(localStorage).toHaveLength(0);
});
