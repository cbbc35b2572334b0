import { ownerAddress, parseDataItem, verifyDataItem } from '@rainbow-rabbit/shared/arweave';
import { deviceSigner } from './device-key';

// This environment has no IndexedDB, as a browser that keeps nothing; the journey of the arcade looks at a kept key.
test('a browser that keeps no key has one for as long as the page, which signs as its address', async () => {
  expect(globalThis.indexedDB).toBeUndefined();
  const [first, second] = await Promise.all([deviceSigner(), deviceSigner()]);
  expect(second).toBe(first);
  const bytes = await first.signDataItem({ data: 'begin', tags: [{ name: 'Action', value: 'Begin' }] });
  const item = await parseDataItem(bytes);
  expect(await verifyDataItem(item)).toBe(true);
  expect(await ownerAddress(item.owner)).toBe(first.address);
  expect(await deviceSigner()).toBe(first);
});
