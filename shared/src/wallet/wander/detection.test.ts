import type { InjectedWallet } from './injected-wallet';

const wander = { walletName: 'ArConnect', connect: async () => undefined };
const other = { walletName: 'Other', connect: async () => undefined };

const place = (wallet: unknown) => {
  Reflect.set(window, 'arweaveWallet', wallet);
  window.dispatchEvent(new CustomEvent('arweaveWalletLoaded', { detail: { permissions: [] } }));
};

/** Detection keeps what it found for the page's life: each test begins a page of its own. */
async function freshDetection(): Promise<() => Promise<InjectedWallet | undefined>> {
  jest.resetModules();
  return (await import('./detection')).detectWander;
}

beforeEach(() => {
  jest.useFakeTimers();
  Reflect.deleteProperty(window, 'arweaveWallet');
});

afterEach(() => {
  jest.useRealTimers();
});

it.each([0, 10, 3000, 6999])('finds an extension that injects itself after %d ms', async (delayMs) => {
  const detect = await freshDetection();
  if (delayMs === 0) place(wander);
  const found = detect();
  await jest.advanceTimersByTimeAsync(delayMs);
  place(wander);
  await expect(found).resolves.toBe(wander);
});

it('gives up after seven seconds, and finds it when it is looked for again', async () => {
  const detect = await freshDetection();
  const found = detect();
  await jest.advanceTimersByTimeAsync(7000);
  await expect(found).resolves.toBeUndefined();
  place(wander);
  await expect(detect()).resolves.toBe(wander);
});

it('never takes another extension for it, and keeps it when another takes its place', async () => {
  const detect = await freshDetection();
  place(other);
  const found = detect();
  place(other);
  place(wander);
  await expect(found).resolves.toBe(wander);
  place(other);
  await expect(detect()).resolves.toBe(wander);
});

it('searches once, however often it is asked', async () => {
  const detect = await freshDetection();
  const [first, second] = [detect(), detect()];
  expect(first).toBe(second);
  place(wander);
  await expect(first).resolves.toBe(wander);
});
