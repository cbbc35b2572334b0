import { createDataItem, type DataItemSigner, type TxId, toBase64Url } from '@rainbow-rabbit/shared/arweave';
import { newSigner, TestLedger, tagsOf, testPlace } from '../../ledger/testing/test-ledger';
import { checkSpawned } from './check-spawned';

const tags = { Type: 'Process', Module: 'M'.repeat(43), Authority: 'A'.repeat(43), 'On-Boot': 'Data' };
const code = '-- żółw\n';

let signer: DataItemSigner;
let ledger: TestLedger;

beforeAll(async () => {
  signer = await newSigner();
});
beforeEach(() => {
  ledger = new TestLedger();
  jest.spyOn(globalThis, 'fetch').mockImplementation(ledger.fetch);
});
afterEach(() => jest.restoreAllMocks());

/** Has the scheduler unit take a spawn, and compares it with an item that was kept. */
async function check(asked: { tags?: Record<string, string>; data?: string; by?: DataItemSigner } = {}) {
  const { message } = await ledger.add(signer, { data: code, tags });
  const kept = { data: asked.data ?? code, tags: tagsOf(asked.tags ?? tags) };
  const { bytes } = await createDataItem(kept, asked.by ?? signer);
  return checkSpawned(testPlace, { id: message.id as TxId, item: toBase64Url(bytes) });
}

test('a spawn that the scheduler unit has as it was signed passes', async () => {
  await expect(check()).resolves.toBeUndefined();
});

test.each([
  ['module', { tags: { ...tags, Module: 'N'.repeat(43) } }],
  ['tag more', { tags: { ...tags, 'Cron-Interval': '1-minute' } }],
  ['code', { data: `${code} ` }],
])('one with another %s does not', async (_, asked) => {
  await expect(check(asked)).rejects.toMatchObject({ code: 'launch.differs', params: { part: 'spawn' } });
});

test('one of another owner does not', async () => {
  await expect(check({ by: await newSigner() })).rejects.toMatchObject({ code: 'launch.differs' });
});

test('one that the unit changed, or doesn’t have, is told', async () => {
  const node = await ledger.add(signer, { data: code, tags });
  node.message.data = 'Owner = "me"';
  const { bytes } = await createDataItem({ data: code, tags: tagsOf(tags) }, signer);
  const spawned = { id: node.message.id as TxId, item: toBase64Url(bytes) };
  await expect(checkSpawned(testPlace, spawned)).rejects.toMatchObject({ code: 'ledger.forged-spawn' });
  await expect(checkSpawned(testPlace, { ...spawned, id: 'X'.repeat(43) as TxId })).rejects.toMatchObject({
    code: 'ledger.unknown-process',
  });
});
