import { nextTurn } from '../testing/next-turn';
import { keptApprovalsIn } from './kept-approvals';
import { makeTestWallet, testAddress } from './testing/wallet';
import { createWalletStore } from './wallet-store';

beforeEach(() => localStorage.clear());

/** A page whose wallet was used before. */
function openPage() {
  const quick = makeTestWallet('QuickWallet');
  const store = createWalletStore({
    remembered: { read: () => 'QuickWallet', write: () => undefined },
    keptApprovals: keptApprovalsIn(() => localStorage),
    wallets: [quick.descriptor],
  });
  const connect = async () => {
    quick.accept('a');
    await nextTurn();
  };
  const start = async () => {
    store.start();
    await nextTurn();
  };
  return { store, quick, connect, start };
}

type Page = ReturnType<typeof openPage>;

const scan = {
  kind: 'data-item',
  action: 'Scan',
  target: 'process',
  tags: [{ name: 'Action', value: 'Scan' }],
} as const;

/** A page on which a scan was approved, with what confirms it. */
async function openApproved(): Promise<Page> {
  const page = openPage();
  await page.start();
  await page.connect();
  const answer = page.quick.host()?.approve(scan);
  page.store
    .wallet()
    .approvals[0]?.resolve({ approved: true, ahead: [{ action: 'Disclose', isKept: true }] });
  await answer;
  return page;
}

const isAsked = async ({ quick }: Page) =>
  (await quick
    .host()
    ?.approve({ ...scan, action: 'Disclose' }, { isUnasked: true })
    .catch(() => false)) !== true;

it('keeps an approval for the next visit of the same account', async () => {
  await openApproved();
  const next = openPage();
  await next.start();
  expect(await isAsked(next)).toBe(true);
  await next.connect();
  expect(await isAsked(next)).toBe(false);
});

it.each([
  ['its user disconnects', ({ store }: Page) => store.wallet().disconnect()],
  ['the wallet ends the connection', ({ quick }: Page) => quick.tell({ type: 'disconnected' })],
  [
    'another account takes its place',
    ({ quick }: Page) => quick.tell({ type: 'address', address: testAddress('b') }),
  ],
])('forgets it when %s, also when the account comes back', async (_, end) => {
  const page = await openApproved();
  expect(await isAsked(page)).toBe(false);
  await end(page);
  expect(await isAsked(page)).toBe(true);
  const next = openPage();
  await next.start();
  await next.connect();
  expect(await isAsked(next)).toBe(true);
});
