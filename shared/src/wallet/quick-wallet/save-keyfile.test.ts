import { answerHandedOver, handedOverAddress, isBackedUp } from '../backups';
import type { WalletConnector } from '../connector';
import { createWalletStore } from '../wallet-store';
import { recordKey } from './account-record';
import { createQuickWallet } from './quick-wallet';
import { makeTestAccount } from './testing/account';

const openWallet = () =>
  createWalletStore({ remembered: { read: () => null, write: () => undefined } }).wallet();

/** The files that the browser was given to save. jsdom can't download, nor make URLs of blobs. */
function watchDownloads() {
  const saved: { name: string; url: string; blob: Blob | undefined }[] = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob: Blob) => {
    blobs.set('blob:1', blob);
    return 'blob:1';
  };
  URL.revokeObjectURL = (url) => blobs.delete(url);
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, url: this.href, blob: blobs.get(this.href) });
  });
  return { saved, blobs };
}

const textOf = (blob: Blob) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.readAsText(blob);
  });

afterEach(() => {
  localStorage.clear();
  jest.useRealTimers();
});

it('saves the key as quick-wallet.json, counts it once its user has the file, and frees the URL', async () => {
  const { record, text, keyfile } = await makeTestAccount();
  localStorage.setItem(recordKey, text);
  const { saved, blobs } = watchDownloads();
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate'] });
  expect(isBackedUp(record.address)).toBe(false);
  await openWallet().saveKeyfile();
  expect(handedOverAddress()).toBe(record.address);
  answerHandedOver(false);
  expect([handedOverAddress(), isBackedUp(record.address)]).toEqual([undefined, false]);
  await openWallet().saveKeyfile();
  answerHandedOver(true);
  expect([handedOverAddress(), isBackedUp(record.address)]).toEqual([undefined, true]);
  await openWallet().saveKeyfile();
  expect(handedOverAddress()).toBeUndefined();
  const file = saved.at(-1);
  expect(file).toMatchObject({ name: 'quick-wallet.json', blob: { type: 'application/json' } });
  jest.runAllTimers();
  expect(blobs.size).toBe(0);
  jest.useRealTimers();
  expect(JSON.parse(String(file?.blob && (await textOf(file.blob))))).toEqual(keyfile);
});

it.each([
  ['its user goes on in the page', () => window.dispatchEvent(new Event('pointerdown'))],
  ['its user locks the account', (wallet: WalletConnector) => wallet.lock?.lockNow()],
  ['its user disconnects', (wallet: WalletConnector) => wallet.disconnect()],
])('frees the URL as soon as %s', async (_, act) => {
  const { text } = await makeTestAccount();
  localStorage.setItem(recordKey, text);
  const { saved, blobs } = watchDownloads();
  const wallet = createQuickWallet({ approve: async () => true });
  await wallet.saveKeyfile();
  expect(saved).toHaveLength(1);
  expect(blobs.size).toBe(1);
  await act(wallet);
  expect(blobs.size).toBe(0);
});

it('saves nothing when there is no account', async () => {
  const { saved } = watchDownloads();
  await expect(openWallet().saveKeyfile()).rejects.toMatchObject({ code: 'wallet.no-account' });
  expect(saved).toEqual([]);
  expect(localStorage).toHaveLength(0);
});
